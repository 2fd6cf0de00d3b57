// The Traders of Genoa for the frame.

import { all } from '../../frame/menu';
import type { Fact, Flight, GamePlugin, Prompt, Sight, Where } from '../../frame/plugin';
import { list, t, wordsOf, type Said } from '../../lib/words.svelte';
import type { Seat } from '../../wire';
import { ask, may, picks, waiting } from './ask';
import Board from './Board.svelte';
import { BUILDINGS } from './cards';
import { help } from './help/help';
import Holdings from './Holdings.svelte';
import { line } from './line';
import Offers from './offers/Offers.svelte';
import { actionSaid, cardName, fieldName, isStreet, lotSaid, termsSaid } from './said';
import Stock from './Stock.svelte';
import type { Decision, Event, Figures, Outlook, View } from './types';

type Table = Sight<View, Figures>;

const STEPS = ['start', 'current', 'onward', 'markers', 'close'] as const;

function stepOf({ phase, offers, turn }: View): (typeof STEPS)[number] | null {
  if (phase === 'over') return null;
  if (typeof phase === 'string') return phase;
  // What is being paid may be for the building under the tower, or for where it goes next.
  if ('pay' in phase && offers.standing.some(({ terms }) => terms.target !== turn.trail.at(-1)))
    return 'onward';
  return 'markers' in phase ? 'markers' : 'current';
}

function where({ view }: Table): Where {
  const now = stepOf(view);
  const at = now === null ? STEPS.length : STEPS.indexOf(now);
  const here = view.turn.trail.at(-1);
  return {
    round: {
      key: 'gen-where',
      args: {
        marker: view.marker,
        of: view.final_field,
        last: view.marker >= view.final_field ? 'yes' : 'no',
      },
    },
    steps: STEPS.map((step, n) => ({
      label: `gen-step-${step}`,
      state: n < at ? ('done' as const) : n === at ? ('now' as const) : ('later' as const),
      ...(n === at && here !== undefined && !isStreet(here) && (step === 'current' || step === 'onward')
        ? { detail: { key: 'gen-step-at', args: { field: fieldName(here) } } }
        : {}),
    })),
  };
}

function facts({ view }: Table, seat: Seat): Fact[] {
  const player = view.players[seat];
  if (!player || player.ducats === null) return [];
  return [
    { icon: 'coin', label: 'gen-fact-ducats', value: player.ducats, tone: 'gold', help: `ducats ${seat}` },
  ];
}

/** Everybody is asked in every window; one can say once that one passes, until there is something to answer or to deliver. */
function standing({ figures }: Table, prompt: Prompt<Decision, Outlook> | null) {
  if (!figures.is_asked_in_windows) return null;
  const decisions = prompt?.decisions ?? [];
  const pass = decisions.findIndex((decision) => decision === figures.declines_with);
  const delivers = all(decisions, 'deliver_message').length > 0;
  return { label: 'gen-always-pass', decision: pass < 0 || delivers ? null : pass };
}

function flights(event: Event, before: Table | null): Flight[] {
  const coin = (ducats: number, from: string, to: Seat, wait = 0): Flight[] =>
    ducats > 0 ? [{ from, to: `seat-${to}`, ghost: { coin: `${ducats}` }, wait }] : [];
  const here = `field-${before?.view.turn.trail.at(-1) ?? ''}`;
  if ('moved' in event) return [{ from: 'tower', to: 'tower', ghost: 'to' }];
  if ('dealt' in event) {
    const { by, to, deal } = event.dealt;
    return [...coin(deal.give.ducats, `seat-${by}`, to), ...coin(deal.want.ducats, `seat-${to}`, by)];
  }
  if ('owner_fee' in event)
    return coin(event.owner_fee.ducats, `field-${event.owner_fee.building}`, event.owner_fee.seat, 200);
  if ('received' in event)
    return [
      { from: `field-${event.received.building}`, to: `seat-${event.received.seat}`, ghost: { coin: '+' } },
    ];
  if ('large_order' in event) return coin(event.large_order.ducats, here, event.large_order.seat);
  if ('small_order' in event) return coin(event.small_order.ducats, here, event.small_order.seat);
  if ('delivered' in event) return coin(event.delivered.ducats, here, event.delivered.seat, 120);
  if ('marked' in event)
    return event.marked.placed.map((building) => ({
      from: `seat-${event.marked.seat}`,
      to: `marker-${building}`,
      ghost: 'to' as const,
    }));
  return [];
}

function text({ view, figures }: Table, names: string[]) {
  const { turn } = view;
  const trail = turn.trail.length > 0 ? list(turn.trail.map(fieldName)) : t('gen-nothing');
  const walks = figures.walks
    .filter(({ messages, orders }) => messages.length + orders.length > 0)
    .map(({ path, messages, orders }) => ({
      key: 'gen-text-walk',
      args: { path: list(path.map(fieldName)), cards: list([...messages, ...orders].map(cardName)) },
    }));
  const offers = view.offers.standing.map(({ from, terms }) => ({
    key: 'gen-text-offer',
    args: { name: names[from] ?? '', ...termsSaid(terms) },
  }));
  const own =
    view.viewer === null
      ? []
      : [
          {
            head: { key: 'gen-text-own', args: { ducats: view.players[view.viewer]?.ducats ?? 0 } },
            lines: view.hand.map((card) => ({ key: 'gen-text-line', args: { what: cardName(card) } })),
          },
        ];
  const seats = view.players.map((player, seat) => ({
    head: { key: 'gen-text-seat', args: { name: names[seat] ?? '', capacity: player.capacity } },
    lines: [
      {
        key: 'gen-text-goods',
        args: {
          goods: lotSaid({
            wares: player.wares,
            specials: player.specials,
            markers: player.stock,
            kinds: player.cards,
          }),
        },
      },
      {
        key: 'gen-text-markers',
        args: {
          buildings:
            list(BUILDINGS.filter((building) => view.markers[building] === seat).map(fieldName)) ||
            t('gen-nothing'),
        },
      },
    ],
  }));
  return [
    {
      head: { key: 'gen-text-turn', args: { name: names[turn.active] ?? '', trail, tower: turn.tower } },
      lines: [...offers, ...walks],
    },
    ...own,
    ...seats,
    {
      head: { key: 'gen-text-city' },
      lines: BUILDINGS.map((building) => ({
        key: 'gen-text-building',
        args: { building: fieldName(building), brings: actionSaid(building) },
      })),
    },
  ];
}

const SOURCES = ['ducats', 'privileges', 'markers'] as const;

/** The active player asks, the others offer. */
function bargains({ view, figures }: Table, seat: Seat): Said | null {
  if (figures.leads === null || figures.targets.length === 0) return null;
  if (seat !== view.turn.active) return { key: 'offers-make' };
  return figures.asks_left > 0 ? { key: 'gen-ask-new' } : null;
}

/** Why nobody took what this seat had offered: what was done instead. */
function refused(events: Event[], { view }: Table, seat: Seat, names: string[]): Said | null {
  const own = view.offers.standing.filter(({ from, number }) => from === seat && number !== 0);
  const active = view.turn.active;
  if (own.length === 0 || active === seat) return null;
  const args = { name: names[active] ?? '' };
  for (const event of events) {
    if ('dealt' in event) {
      const { by, to, deal } = event.dealt;
      const other = by === active ? to : by;
      if (other !== seat && own.some(({ terms }) => terms.target === deal.target))
        return {
          key: 'gen-refused-other',
          args: { ...args, other: names[other] ?? '', ducats: deal.give.ducats },
        };
      if (other === seat) return null;
    } else if ('action_begun' in event && event.action_begun.seat === active)
      return { key: 'gen-refused-self', args };
    else if ('forgone' in event) return { key: 'gen-refused-forgone', args };
    else if ('moved' in event)
      return { key: 'gen-refused-moved', args: { ...args, field: fieldName(event.moved.field) } };
    else if ('turn_ended' in event) return { key: 'gen-refused-ended', args };
  }
  return null;
}

const INCOME = ['large-orders', 'small-orders', 'messages', 'fees', 'sold', 'paid'] as const;

/** Where ducats came from and went to. What is paid in a deal goes from one of the two to the other. */
function income(events: Event[], seat: Seat): { label: string; points: number }[] {
  const points = Object.fromEntries(INCOME.map((part) => [part, 0])) as Record<
    (typeof INCOME)[number],
    number
  >;
  for (const event of events) {
    if ('large_order' in event && event.large_order.seat === seat)
      points['large-orders'] += event.large_order.ducats;
    else if ('small_order' in event && event.small_order.seat === seat)
      points['small-orders'] += event.small_order.ducats;
    else if ('delivered' in event && event.delivered.seat === seat) points.messages += event.delivered.ducats;
    else if ('owner_fee' in event && event.owner_fee.seat === seat) points.fees += event.owner_fee.ducats;
    else if ('dealt' in event) {
      const { by, to, deal } = event.dealt;
      if (by === seat)
        [points.paid, points.sold] = [points.paid - deal.give.ducats, points.sold + deal.want.ducats];
      if (to === seat)
        [points.paid, points.sold] = [points.paid - deal.want.ducats, points.sold + deal.give.ducats];
    }
  }
  return INCOME.map((part) => ({ label: `gen-income-${part}`, points: points[part] }));
}

export const genoa: GamePlugin<View, Figures, Decision, Outlook, Event> = {
  name: 'genoa',
  words: wordsOf(
    import.meta.glob<string>(['./words/*.ftl', './help/words/*.ftl'], { query: '?raw', import: 'default' }),
  ),
  options: [
    { name: 'courtesy_round', rule: 'GEN-5.12', kind: 'flag' },
    { name: 'start', rule: 'GEN-3.1', kind: 'seat' },
  ],
  Board,
  Holdings,
  Stock,
  Offers,
  turn: ({ view }) => (view.phase === 'over' ? null : view.turn.active),
  bargains,
  addressed: ({ figures }, seat) => figures.addressed[seat] ?? 0,
  sealed: ({ figures }) => figures.sealed,
  standing,
  ahead: ({ figures }, seat) => figures.leads === seat,
  may,
  picks,
  where,
  facts,
  first: ({ view }) => view.start,
  ask,
  waiting,
  refused,
  line,
  flights,
  isRound: (event) => 'round' in event,
  sources: ({ figures }, seat) =>
    SOURCES.map((source) => ({ label: `gen-source-${source}`, points: figures.sheets[seat]?.[source] ?? 0 })),
  income,
  pointsCaption: 'gen-chart-caption',
  tie: ({ figures }, names) => ({
    key: 'gen-tie',
    args: { each: list(names.map((name, seat) => `${name} ${figures.sheets[seat]?.goods ?? 0}`)) },
  }),
  points: ({ figures }) =>
    figures.points.includes(null) ? null : figures.points.map((points) => points ?? 0),
  help,
  text,
};
