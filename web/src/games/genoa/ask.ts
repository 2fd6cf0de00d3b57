// What the prompt bar says: to whom is asked, and to the others.

import { all } from '../../frame/menu';
import type { Ask, Prompt, Sight } from '../../frame/plugin';
import { list, type Said } from '../../lib/words.svelte';
import type { Seat } from '../../wire';
import { cardName, fieldName, gainSaid, isStreet, kindName, kindOf, termsSaid } from './said';
import { fieldOf, outlookOf, gainLabels } from './targets';
import type { Decision, Field, Figures, Outlook, View } from './types';

type Table = Sight<View, Figures>;
type Question = Prompt<Decision, Outlook>;
type Button = Ask['buttons'][number];

export function ask(table: Table, prompt: Question, chosen: number | null, names: string[]): Ask {
  const { phase, viewer, turn } = table.view;
  const leads = viewer === turn.active;
  if (phase === 'start') return start(prompt, chosen);
  if (phase === 'current') return leads ? current(table, prompt, chosen, names) : speak(table, prompt, names);
  if (phase === 'onward') return leads ? onward(table, prompt, chosen, names) : speak(table, prompt, names);
  if (phase === 'close') return close(table, prompt);
  if (phase === 'over') return { title: { key: 'gen-over' }, buttons: [] };
  if ('pay' in phase) return pay(table, prompt, phase.pay.offer, names);
  return 'markers' in phase ? marking(prompt, chosen) : action(table, prompt, chosen, names);
}

/** A button for a decision without details, if it is in the list. */
function plain(prompt: Question, decision: Decision, key: string, main = false): Button[] {
  const n = prompt.decisions.findIndex((one) => one === decision);
  return n < 0 ? [] : [{ decision: n, label: { key }, ...(main ? { main } : {}) }];
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
    buttons: plain(prompt, 'end_turn', 'gen-end-turn').map((button) => ({ ...button, careful: false })),
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
  if (all(prompt.decisions, 'hand_over').length > 0) return handOver(table, names);
  if (acting?.exchanging)
    return {
      title: { key: 'gen-ask-take' },
      detail: { key: 'gen-ask-take-hint' },
      rule: 'GEN-4.26',
      buttons: [],
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
  const picked = fieldOf(decisionAt(prompt, chosen));
  return {
    title: { key: begin ? 'gen-ask-begin' : 'gen-ask-after', args: { field } },
    detail,
    rule: begin ? 'GEN-4.21' : 'GEN-4.24',
    buttons: [
      ...plain(prompt, 'effect', 'gen-effect', picked === null),
      ...plain(prompt, 'privilege', 'gen-privilege', picked === null && !villa),
      ...plain(prompt, 'end_action', 'gen-end-action', picked === null),
    ],
    ...(picked === null ? {} : { confirm: { key: 'gen-use-building', args: { field: fieldName(picked) } } }),
  };
}

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

function close({ view }: Table, prompt: Question): Ask {
  const open = all(prompt.decisions, 'deliver_message').length;
  return {
    title: { key: 'gen-ask-close' },
    detail: { key: 'gen-ask-close-hint', args: { open, named: view.named.length } },
    rule: 'GEN-4.60',
    buttons: plain(prompt, 'done', open > 0 ? 'gen-done-keep' : 'gen-done', true),
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
