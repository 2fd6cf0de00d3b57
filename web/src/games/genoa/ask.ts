// What the prompt bar says: to whom is asked, and to the others.

import { all } from '../../frame/menu';
import type { Ask, Prompt, Sight } from '../../frame/plugin';
import { list, t, type Said } from '../../lib/words.svelte';
import type { Seat } from '../../wire';
import {
  cardName,
  fieldName,
  gainSaid,
  goodSaid,
  isStreet,
  kindName,
  kindOf,
  termsSaid,
  wareName,
} from './said';
import { fieldOf, outlookOf, gainLabels } from './targets';
import type { Card, Decision, Field, Figures, Forgone, Outlook, View } from './types';

type Table = Sight<View, Figures>;
type Question = Prompt<Decision, Outlook>;
type Button = Ask['buttons'][number];

export function ask(table: Table, prompt: Question, chosen: number | null, names: string[]): Ask {
  const said = asked(table, prompt, chosen, names);
  const message = picks(table, prompt, chosen);
  if (!message) return said;
  return { ...said, buttons: said.buttons.map((button) => ({ ...button, main: false })), ...message };
}

/** A message can be delivered at any time: what the red button says then. */
export function picks(
  table: Table,
  prompt: Question,
  chosen: number | null,
): Pick<Ask, 'confirm' | 'detail'> | null {
  const decision = decisionAt(prompt, chosen);
  const delivers = typeof decision === 'object' && 'deliver_message' in decision;
  return delivers ? picked(table, prompt, chosen) : null;
}

function asked(table: Table, prompt: Question, chosen: number | null, names: string[]): Ask {
  const { phase, viewer, turn } = table.view;
  const leads = viewer === turn.active;
  if (phase === 'start') return start(prompt, chosen);
  if (phase === 'current') return leads ? current(table, prompt, chosen, names) : speak(table, prompt, names);
  if (phase === 'onward') return leads ? onward(table, prompt, chosen, names) : speak(table, prompt, names);
  if (phase === 'close') return close(table, prompt, chosen);
  if (phase === 'over') return { title: { key: 'gen-over' }, buttons: [] };
  if ('pay' in phase)
    return { ...pay(table, prompt, phase.pay.offer, names), ...picked(table, prompt, chosen) };
  return 'markers' in phase ? marking(prompt, chosen) : action(table, prompt, chosen, names);
}

/** A button for a decision without details, if it is in the list. What gives something up is never the red one. */
function plain(prompt: Question, decision: Decision, key: string, main = false): Button[] {
  const n = prompt.decisions.findIndex((one) => one === decision);
  if (n < 0) return [];
  const loses = forgone(outlookOf(prompt, n).forgone);
  return [{ decision: n, label: { key }, ...(loses ? { loses } : main ? { main } : {}) }];
}

/** What would be over, though it was there to be had. */
function forgone(lost: Forgone | undefined): Said | null {
  if (!lost) return null;
  const { orders, messages, offers } = lost;
  const parts = [
    ...(orders.length > 0 ? [t('gen-still-orders', { orders: list(orders.map(cardName)) })] : []),
    ...(messages.length > 0 ? [t('gen-still-messages', { messages: list(messages.map(cardName)) })] : []),
    ...(offers > 0 ? [t('gen-still-offers', { count: offers })] : []),
  ];
  return parts.length === 0 ? null : { key: 'gen-still', args: { what: list(parts) } };
}

const decisionAt = (prompt: Question, n: number | null): Decision | undefined =>
  n === null ? undefined : prompt.decisions[n];

/** The red button for what is chosen on the plan: a field or a pinned offer. */
function confirmed(
  table: Table,
  prompt: Question,
  chosen: number | null,
  names: string[],
  key: string,
): Pick<Ask, 'confirm' | 'detail'> | null {
  const decision = decisionAt(prompt, chosen);
  const field = fieldOf(decision);
  if (chosen === null || decision === undefined) return null;
  const gains = gainLabels(outlookOf(prompt, chosen).brings);
  const detail = gains.length > 0 ? { detail: { key: 'gen-would-bring', args: { what: list(gains) } } } : {};
  if (field !== null) return { confirm: { key, args: { field: fieldName(field) } }, ...detail };
  if (typeof decision !== 'object' || !('accept' in decision)) return null;
  const offer = table.view.offers.standing.find(({ number }) => decision.accept.offers.includes(number));
  if (!offer) return null;
  return {
    confirm: { key: 'gen-accept-of', args: { names: names[offer.from] ?? '' } },
    detail: { key: 'gen-accept-what', args: { ...termsSaid(offer.terms) } },
  };
}

function start(prompt: Question, chosen: number | null): Ask {
  const field = fieldOf(decisionAt(prompt, chosen));
  const anywhere = all(prompt.decisions, 'any_start').length > 0;
  const base = {
    title: { key: 'gen-ask-start' },
    detail: { key: anywhere ? 'gen-ask-start-anywhere' : 'gen-ask-start-hint' },
    rule: anywhere ? 'GEN-4.4' : 'GEN-4.3',
  };
  if (field !== null)
    return {
      ...base,
      buttons: plain(prompt, 'roll', 'gen-roll'),
      confirm: { key: 'gen-start-at', args: { field: fieldName(field) } },
    };
  return { ...base, buttons: plain(prompt, 'roll', 'gen-roll', true) };
}

const waitingFor = ({ view }: Table, names: string[]): string =>
  list(view.turn.waiting.map((seat) => names[seat] ?? ''));

const hereOf = ({ view }: Table): Field => view.turn.trail.at(-1) ?? '';

function current(table: Table, prompt: Question, chosen: number | null, names: string[]): Ask {
  const { view, figures } = table;
  const waits = view.turn.waiting.length > 0;
  const own = plain(prompt, 'self', 'gen-self', chosen === null);
  const hint =
    figures.obliging.length > 0
      ? 'gen-ask-current-duty'
      : waits
        ? 'gen-ask-current-wait'
        : view.offers.standing.length > 0
          ? 'gen-ask-current-offers'
          : 'gen-ask-current-none';
  const forgo = plain(prompt, 'forgo', 'gen-forgo', chosen === null && own.length === 0);
  return {
    title: { key: 'gen-ask-current', args: { field: fieldName(hereOf(table)) } },
    detail: { key: hint, args: { names: waitingFor(table, names), count: view.offers.standing.length } },
    rule: figures.obliging.length > 0 ? 'GEN-4.18' : 'GEN-4.17',
    buttons: [...forgo, ...own],
    ...(own.length === 0 && forgo.some(({ loses }) => loses) ? { confirm: { key: 'gen-pick-nothing' } } : {}),
    ...confirmed(table, prompt, chosen, names, 'gen-move-to'),
  };
}

function onward(table: Table, prompt: Question, chosen: number | null, names: string[]): Ask {
  const { view } = table;
  const waits = view.turn.waiting.length > 0;
  const moves = view.turn.tower - 1;
  const confirm = confirmed(table, prompt, chosen, names, 'gen-move-to');
  const walk = table.figures.walks.toSorted(
    (a, b) => b.messages.length - a.messages.length || a.path.length - b.path.length,
  )[0];
  const worth = walk !== undefined && walk.messages.length > 0;
  return {
    title: { key: 'gen-ask-onward' },
    detail:
      worth && !waits
        ? {
            key: 'gen-ask-onward-walk',
            args: {
              count: walk.messages.length,
              path: list(walk.path.filter((field) => !isStreet(field)).map(fieldName)),
            },
          }
        : {
            key: waits ? 'gen-ask-onward-wait' : 'gen-ask-onward-hint',
            args: { moves, names: waitingFor(table, names) },
          },
    rule: 'GEN-5.12',
    buttons: plain(prompt, 'end_turn', 'gen-end-turn'),
    ...(confirm ?? { confirm: { key: 'gen-move-nowhere' } }),
  };
}

function speak(table: Table, prompt: Question, names: string[]): Ask {
  const { view } = table;
  const name = names[view.turn.active] ?? '';
  const asked = view.asks.standing.filter(
    ({ to }) => view.viewer !== null && to.includes(view.viewer),
  ).length;
  return {
    title:
      view.phase === 'current'
        ? { key: 'gen-ask-speak-current', args: { field: fieldName(hereOf(table)) } }
        : { key: 'gen-ask-speak-onward', args: { name } },
    detail:
      asked > 0
        ? { key: 'gen-ask-speak-asked', args: { name, count: asked } }
        : { key: 'gen-ask-speak-hint', args: { name } },
    rule: 'GEN-5.4',
    buttons: plain(prompt, 'pass', 'gen-pass', true),
  };
}

function pay({ view }: Table, prompt: Question, offer: number, names: string[]): Ask {
  const found = view.offers.standing.find(({ number }) => number === offer);
  const kinds = [...new Set(all(prompt.decisions, 'pay').map(({ what }) => kindOf(what.card)))];
  const of = Object.values(found?.terms.want.kinds ?? {}).reduce((sum, count) => sum + count, 0);
  return {
    title: {
      key: 'gen-ask-pay',
      args: {
        name: found ? (names[found.from] ?? '') : '',
        kind: kinds.map((kind) => kindName(kind)).join(' / '),
      },
    },
    detail: { key: 'gen-ask-pay-hint', args: { at: view.named.length + 1, of } },
    rule: 'GEN-5.7',
    buttons: [],
  };
}

/** One of the cards drawn goes to the active player: they pick it, or whoever acts does. */
function handOver({ view }: Table, names: string[]): Ask {
  const { acting, active } = view.turn;
  const mine = view.viewer === active;
  return {
    title: mine
      ? { key: 'gen-ask-choose' }
      : { key: 'gen-ask-hand-over', args: { name: names[active] ?? '' } },
    detail: mine
      ? { key: 'gen-ask-choose-hint', args: { name: names[acting?.seat ?? active] ?? '' } }
      : { key: 'gen-ask-hand-over-hint' },
    rule: 'GEN-5.10',
    buttons: [],
  };
}

function action(table: Table, prompt: Question, chosen: number | null, names: string[]): Ask {
  const { view } = table;
  const { acting, active } = view.turn;
  const field = fieldName(acting?.building ?? hereOf(table));
  if (all(prompt.decisions, 'hand_over').length > 0)
    return { ...handOver(table, names), ...picked(table, prompt, chosen) };
  if (acting?.exchanging)
    return {
      title: { key: 'gen-ask-take' },
      detail: { key: 'gen-ask-take-hint' },
      rule: 'GEN-4.26',
      buttons: [],
      ...picked(table, prompt, chosen),
    };
  const begin = typeof view.phase === 'object' && 'action' in view.phase && view.phase.action === 'begin';
  const effect = prompt.decisions.findIndex((one) => one === 'effect');
  const fee = effect < 0 ? null : outlookOf(prompt, effect).fee;
  const villa = all(prompt.decisions, 'large_order').length > 0;
  const usable = all(prompt.decisions, 'small_order').map(({ what }) => cardName(what.card));
  const owed = begin ? acting?.promise : null;
  const detail: Said = !begin
    ? {
        key: usable.length > 0 ? 'gen-ask-after-order' : 'gen-ask-after-hint',
        args: { orders: list(usable) },
      }
    : owed && acting
      ? {
          key: 'gen-ask-begin-promise',
          args: { name: names[active] ?? '', gain: gainSaid(owed, acting.building) },
        }
      : fee
        ? { key: 'gen-ask-begin-fee', args: { name: names[fee[0]] ?? '', ducats: fee[1] } }
        : { key: villa ? 'gen-ask-begin-villa' : 'gen-ask-begin-hint' };
  const nothing = chosen === null;
  const buttons = [
    ...plain(prompt, 'effect', 'gen-effect', nothing),
    ...plain(prompt, 'privilege', 'gen-privilege', nothing && !villa),
    ...plain(prompt, 'end_action', 'gen-end-action', nothing),
  ];
  return {
    title: { key: begin ? 'gen-ask-begin' : 'gen-ask-after', args: { field } },
    detail,
    rule: begin ? 'GEN-4.21' : 'GEN-4.24',
    buttons,
    ...(nothing && buttons.some(({ main }) => main) ? {} : picked(table, prompt, chosen)),
  };
}

/** The red button for what is chosen below the plan: a card, a ware, what is exchanged. It waits for a choice. */
function picked({ view }: Table, prompt: Question, chosen: number | null): Pick<Ask, 'confirm' | 'detail'> {
  const decision = decisionAt(prompt, chosen);
  const field = fieldOf(decision);
  if (field !== null) return { confirm: { key: 'gen-use-building', args: { field: fieldName(field) } } };
  if (typeof decision !== 'object' || chosen === null) return { confirm: { key: 'gen-pick-nothing' } };
  const { ducats } = outlookOf(prompt, chosen);
  if ('any_ware' in decision)
    return { confirm: { key: 'gen-do-any-ware', args: { ware: wareName(decision.any_ware.ware) } } };
  if ('exchange' in decision)
    return { confirm: { key: 'gen-exchange-give', args: { good: goodSaid(decision.exchange.give) } } };
  if ('take' in decision)
    return { confirm: { key: 'gen-exchange-take', args: { good: goodSaid(decision.take.good) } } };
  if ('large_order' in decision) return fulfilled(decision.large_order.card, ducats);
  if ('small_order' in decision) return fulfilled(decision.small_order.card, ducats);
  if ('deliver_message' in decision)
    return {
      confirm: { key: 'gen-do-deliver', args: { ducats } },
      detail: { key: 'gen-would-lay-off', args: { card: cardName(decision.deliver_message.card) } },
    };
  if ('pay' in decision)
    return { confirm: { key: 'gen-do-pay', args: { card: cardName(decision.pay.card) } } };
  if (!('hand_over' in decision)) return { confirm: { key: 'gen-pick-nothing' } };
  const key = view.turn.active === view.viewer ? 'gen-do-take' : 'gen-do-hand-over';
  return { confirm: { key, args: { card: cardName(decision.hand_over.card) } } };
}

const fulfilled = (card: Card, ducats: number): Pick<Ask, 'confirm' | 'detail'> => ({
  confirm: { key: 'gen-do-fulfil', args: { ducats } },
  detail: { key: 'gen-would-lay-off', args: { card: cardName(card) } },
});

function marking(prompt: Question, chosen: number | null): Ask {
  const street = fieldOf(decisionAt(prompt, chosen));
  return {
    title: { key: 'gen-ask-mark' },
    detail:
      street === null
        ? { key: 'gen-ask-mark-hint' }
        : { key: 'gen-ask-mark-chosen', args: { street: fieldName(street) } },
    rule: 'GEN-4.50',
    buttons: plain(prompt, 'pass', 'gen-pass-mark'),
    confirm: street === null ? { key: 'gen-mark-nowhere' } : { key: 'gen-mark' },
  };
}

function close(table: Table, prompt: Question, chosen: number | null): Ask {
  const { view } = table;
  const open = all(prompt.decisions, 'deliver_message').length;
  return {
    title: { key: 'gen-ask-close' },
    detail: { key: 'gen-ask-close-hint', args: { open, named: view.named.length } },
    rule: 'GEN-4.60',
    buttons: plain(prompt, 'done', open > 0 ? 'gen-done-keep' : 'gen-done', chosen === null),
    ...(open > 0 ? picked(table, prompt, chosen) : {}),
  };
}

/** What one may say who is not waited for. */
export function may({ figures }: Table, prompt: Question): Said {
  const messages = all(prompt.decisions, 'deliver_message').length;
  if (messages > 0) return { key: 'gen-may-deliver', args: { count: messages } };
  return { key: figures.leads !== null ? 'gen-may-offer' : 'gen-may-nothing' };
}

export function waiting({ view }: Table, names: string[]): Said {
  const { phase, turn } = view;
  const who = (seat: Seat | null | undefined) =>
    seat === null || seat === undefined ? '' : (names[seat] ?? '');
  const name = who(turn.active);
  const field = fieldName(turn.trail.at(-1) ?? 'marketplace');
  if (phase === 'over') return { key: 'gen-over' };
  if (phase === 'start') return { key: 'gen-wait-start', args: { name } };
  if (phase === 'close')
    return {
      key: 'gen-wait-close',
      args: {
        names: list(
          view.players.flatMap((player, seat) =>
            player.cards.message > 0 && !turn.done.includes(seat) ? [who(seat)] : [],
          ),
        ),
      },
    };
  if (phase === 'current' || phase === 'onward') {
    if (turn.waiting.length > 0)
      return {
        key: phase === 'current' ? 'gen-wait-window' : 'gen-wait-window-on',
        args: { names: list(turn.waiting.map(who)), field, name },
      };
    return phase === 'current'
      ? { key: 'gen-wait-current', args: { name, field } }
      : { key: 'gen-wait-onward', args: { name } };
  }
  if ('pay' in phase) return { key: 'gen-wait-pay', args: { name } };
  if ('markers' in phase) return { key: 'gen-wait-mark', args: { name: who(phase.markers.seat) } };
  const promise = turn.acting?.promise;
  if (phase.action === 'hand_over' && promise && typeof promise === 'object' && 'cards' in promise)
    return {
      key: 'gen-wait-hand-over',
      args: { name: who(promise.cards.pick === 'active' ? turn.active : turn.acting?.seat) },
    };
  return { key: 'gen-wait-action', args: { name: who(turn.acting?.seat), field } };
}
