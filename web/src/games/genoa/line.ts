// The log: a sentence for each event, with its rule. Cards that one may not know are told as what their backs show.

import type { Line, Sight } from '../../frame/plugin';
import { list, t } from '../../lib/words.svelte';
import type { Seat } from '../../wire';
import {
  cardName,
  fieldName,
  goodSaid,
  kindName,
  lotSaid,
  requestSaid,
  specialName,
  termsSaid,
  wareName,
  type Lot,
} from './said';
import type { Card, CardKind, Event, Figures, Special, Terms, View, Ware } from './types';

type Table = Sight<View, Figures>;
type Who = (seat: Seat) => string;

/** Nothing is said of passes: in a match they are most of what is said, and the seats show who is still waited for. */
export function line(event: Event, names: string[], { view }: Table): Line | null {
  const who: Who = (seat) => names[seat] ?? '';
  return (
    turn(event, who) ??
    talk(event, who) ??
    action(event, who) ??
    cards(event, who) ??
    ending(event, who, view)
  );
}

function turn(event: Event, who: Who): Line | null {
  if ('start_player' in event)
    return by(event.start_player.seat, 'gen-log-start', { name: who(event.start_player.seat) }, 'GEN-3.1');
  if ('hand_dealt' in event) {
    const { seat, cards } = event.hand_dealt;
    return cards ? by(seat, 'gen-log-dealt-hand', { cards: list(cards.map(cardName)) }, 'GEN-3.3') : null;
  }
  if ('round' in event)
    return {
      said: { key: 'gen-log-round', args: { round: event.round.round } },
      rule: 'GEN-4.61',
      head: true,
    };
  if ('turn' in event)
    return { ...by(event.turn.seat, 'gen-log-turn', { name: who(event.turn.seat) }, 'GEN-4.3'), head: true };
  if ('rolled' in event) {
    const { seat, blue, red, field } = event.rolled;
    return at(
      by(seat, 'gen-log-rolled', { name: who(seat), blue, red, field: fieldName(field) }, 'GEN-4.3'),
      field,
    );
  }
  if ('started' in event)
    return at(
      by(
        event.started.seat,
        'gen-log-started',
        { name: who(event.started.seat), field: fieldName(event.started.field) },
        'GEN-4.4',
      ),
      event.started.field,
    );
  if ('marker_advanced' in event)
    return {
      said: { key: 'gen-log-marker', args: { marker: event.marker_advanced.marker } },
      rule: 'GEN-4.5',
      tone: 'seal',
    };
  if ('moved' in event)
    return at(
      { said: { key: 'gen-log-moved', args: { field: fieldName(event.moved.field) } }, rule: 'GEN-4.7' },
      event.moved.field,
    );
  if ('forgone' in event)
    return at(
      {
        said: { key: 'gen-log-forgone', args: { field: fieldName(event.forgone.building) } },
        rule: 'GEN-4.19',
      },
      event.forgone.building,
    );
  if ('skipped' in event)
    return at(
      {
        said: { key: 'gen-log-skipped', args: { field: fieldName(event.skipped.building) } },
        rule: 'GEN-4.20',
      },
      event.skipped.building,
    );
  if ('turn_ended' in event)
    return by(event.turn_ended.seat, 'gen-log-turn-ended', { name: who(event.turn_ended.seat) }, 'GEN-5.12');
  if ('marked' in event) {
    const { seat, street, removed, placed } = event.marked;
    return at(
      by(
        seat,
        'gen-log-marked',
        {
          name: who(seat),
          placed: list(placed.map(fieldName)),
          removed: list(removed.map(fieldName)),
          kind: removed.length === 0 ? 'placed' : placed.length === 0 ? 'removed' : 'both',
        },
        'GEN-4.51',
      ),
      street,
    );
  }
  return null;
}

function talk(event: Event, who: Who): Line | null {
  if ('offered' in event) return offered(event.offered.offer, who, 'gen-log-offered', 'GEN-5.3');
  if ('revealed' in event) return offered(event.revealed.offer, who, 'gen-log-offered', 'GEN-5.17');
  if ('met' in event) return offered(event.met.offer, who, 'gen-log-met', 'GEN-5.13');
  if ('sealed' in event)
    return by(event.sealed.seat, 'gen-log-sealed', termsSaid(event.sealed.terms), 'GEN-5.17');
  if ('met_sealed' in event)
    return by(event.met_sealed.seat, 'gen-log-sealed', termsSaid(event.met_sealed.terms), 'GEN-5.17');
  if ('asked' in event) {
    const { from, terms } = event.asked.ask;
    return at(
      by(
        from,
        'gen-log-asked',
        {
          name: who(from),
          to: terms.to === null ? t('gen-ask-all') : who(terms.to),
          ...requestSaid(terms.terms),
          firm: terms.firm ? 'yes' : 'no',
        },
        'GEN-5.13',
      ),
      terms.terms.target,
    );
  }
  if ('withdrawn' in event)
    return by(event.withdrawn.seat, 'gen-log-withdrawn', { name: who(event.withdrawn.seat) }, 'GEN-5.6');
  if ('lapsed' in event)
    return by(event.lapsed.seat, 'gen-log-lapsed', { name: who(event.lapsed.seat) }, 'GEN-5.6');
  if ('ask_withdrawn' in event)
    return by(
      event.ask_withdrawn.seat,
      'gen-log-ask-withdrawn',
      { name: who(event.ask_withdrawn.seat) },
      'GEN-5.13',
    );
  if ('ask_lapsed' in event)
    return by(event.ask_lapsed.seat, 'gen-log-ask-lapsed', { name: who(event.ask_lapsed.seat) }, 'GEN-5.6');
  if ('accepted' in event)
    return by(
      event.accepted.seat,
      'gen-log-accepted',
      { name: who(event.accepted.seat), by: who(event.accepted.by) },
      'GEN-5.8',
    );
  if ('named' in event) {
    const { seat, kind, card } = event.named;
    return by(seat, 'gen-log-named', { name: who(seat), card: cardOr(card, kind) }, 'GEN-5.7');
  }
  if ('dealt' in event) {
    const { by: maker, to, deal } = event.dealt;
    return {
      ...at(
        by(maker, 'gen-log-dealt', { name: who(maker), to: who(to), ...termsSaid(deal) }, 'GEN-5.7'),
        deal.target,
      ),
      deal: 'done',
    };
  }
  return null;
}

function action(event: Event, who: Who): Line | null {
  if ('action_begun' in event) {
    const { seat, building, bonus, card } = event.action_begun;
    return at(
      by(
        seat,
        'gen-log-acts',
        { name: who(seat), field: fieldName(building), how: card ? 'card' : bonus ? 'bonus' : 'base' },
        'GEN-4.14',
      ),
      building,
    );
  }
  if ('any_ware' in event)
    return by(
      event.any_ware.seat,
      'gen-log-any_ware',
      { name: who(event.any_ware.seat), ware: wareName(event.any_ware.ware) },
      'GEN-4.25',
    );
  if ('exchange_gave' in event)
    return by(
      event.exchange_gave.seat,
      'gen-log-exchange-gave',
      { name: who(event.exchange_gave.seat), good: goodSaid(event.exchange_gave.good) },
      'GEN-4.26',
    );
  if ('exchange_took' in event) {
    const { seat, good, card } = event.exchange_took;
    return by(
      seat,
      'gen-log-exchange-took',
      { name: who(seat), good: card ? cardName(card) : goodSaid(good) },
      'GEN-4.26',
    );
  }
  if ('building_action' in event)
    return at(
      by(
        event.building_action.seat,
        'gen-log-building_action',
        { name: who(event.building_action.seat), field: fieldName(event.building_action.building) },
        'GEN-4.27',
      ),
      event.building_action.building,
    );
  if ('received' in event) {
    const { seat, building } = event.received;
    return at(
      by(seat, 'gen-log-received', { name: who(seat), what: lotSaid(yielded(event.received)) }, 'GEN-4.22'),
      building,
    );
  }
  if ('owner_fee' in event)
    return at(
      by(
        event.owner_fee.seat,
        'gen-log-fee',
        {
          name: who(event.owner_fee.seat),
          ducats: event.owner_fee.ducats,
          field: fieldName(event.owner_fee.building),
        },
        'GEN-4.23',
      ),
      event.owner_fee.building,
    );
  if ('handed_over' in event) {
    const { from, to } = event.handed_over;
    return by(
      from,
      'gen-log-handed-over',
      { name: who(from), to: who(to), what: lotSaid(yielded(event.handed_over)) },
      'GEN-5.10',
    );
  }
  return null;
}

function cards(event: Event, who: Who): Line | null {
  if ('large_order' in event) {
    const { seat, card, ducats, special } = event.large_order;
    return by(
      seat,
      'gen-log-large_order',
      { name: who(seat), card: cardName(card), ducats, special: special ? specialName(special) : 'none' },
      'GEN-4.29',
    );
  }
  if ('privilege_taken' in event) {
    const { seat, card } = event.privilege_taken;
    return by(seat, 'gen-log-privilege', { name: who(seat), card: cardOr(card, 'privilege') }, 'GEN-4.31');
  }
  if ('small_order' in event)
    return by(
      event.small_order.seat,
      'gen-log-small_order',
      {
        name: who(event.small_order.seat),
        card: cardName(event.small_order.card),
        ducats: event.small_order.ducats,
      },
      'GEN-4.32',
    );
  if ('message_sealed' in event)
    return by(
      event.message_sealed.seat,
      'gen-log-message-sealed',
      { card: cardName(event.message_sealed.card) },
      'GEN-4.60',
    );
  if ('delivered' in event)
    return by(
      event.delivered.seat,
      'gen-log-delivered',
      {
        name: who(event.delivered.seat),
        card: cardName(event.delivered.card),
        ducats: event.delivered.ducats,
      },
      'GEN-4.46',
    );
  if ('reshuffled' in event)
    return {
      said: {
        key: 'gen-log-reshuffled',
        args: { kind: kindName(event.reshuffled.kind, 2), cards: event.reshuffled.cards },
      },
      rule: 'GEN-4.40',
    };
  if ('last_call' in event)
    return event.last_call.asked.length === 0
      ? null
      : {
          said: { key: 'gen-log-last-call', args: { names: list(event.last_call.asked.map(who)) } },
          rule: 'GEN-4.60',
        };
  return null;
}

function ending(event: Event, who: Who, view: View): Line | null {
  if ('scored' in event)
    return {
      said: {
        key: 'gen-log-scored',
        args: {
          each: list(view.players.map((_, seat) => `${who(seat)} ${total(event.scored.sheets[seat])}`)),
        },
      },
      rule: 'GEN-6.1',
    };
  if ('ended' in event)
    return {
      said: {
        key: 'gen-log-ended',
        args: { names: list(event.ended.winners.map(who)), count: event.ended.winners.length },
      },
      rule: 'GEN-6.4',
      head: true,
    };
  return null;
}

const total = (sheet: { ducats: number; privileges: number; markers: number } | undefined): number =>
  sheet ? sheet.ducats + sheet.privileges + sheet.markers : 0;

const by = (seat: Seat, key: string, args: Record<string, string | number>, rule: string): Line => ({
  said: { key, args },
  seat,
  rule,
});

const at = (line: Line, field: string): Line => ({ ...line, about: [`field-${field}`] });

const cardOr = (card: Card | null, kind: CardKind): string =>
  card ? cardName(card) : t('gen-counted', { count: 1, name: kindName(kind) });

function offered({ from, terms }: { from: Seat; terms: Terms }, who: Who, key: string, rule: string): Line {
  return at(by(from, key, { name: who(from), ...termsSaid(terms) }, rule), terms.target);
}

interface Yielded {
  wares: Ware[];
  special: Special | null;
  markers: number;
  cards: Record<CardKind, number>;
  faces: Card[] | null;
}

/** What an action brought, with the cards that one may know. */
export function yielded({ wares, special, markers, cards, faces }: Yielded): Lot {
  const counted: Partial<Record<Ware, number>> = Object.fromEntries(wares.map((ware) => [ware, 1]));
  return {
    wares: counted,
    specials: special ? { [special]: 1 } : {},
    markers,
    ...(faces ? { cards: faces } : { kinds: cards }),
  };
}
