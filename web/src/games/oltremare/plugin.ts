// Oltremare for the frame.

import type { Fact, Flight, GamePlugin, Sight, Where } from '../../frame/plugin';
import { list, t, wordsOf, type Said } from '../../lib/words.svelte';
import type { Seat } from '../../wire';
import { ask, waiting } from './ask';
import Board from './Board.svelte';
import { GOODS, ROUTES, TOKENS } from './cards';
import { help } from './help/help';
import Holdings from './Holdings.svelte';
import { line } from './line';
import { dealFlights } from './offers/flights';
import Offers from './offers/Offers.svelte';
import { cardName, goodName, portName, tokenName } from './said';
import Stock from './Stock.svelte';
import type { Decision, Event, Figures, Good, Outlook, Phase, Port, View } from './types';

type Table = Sight<View, Figures>;

const STEPS = ['hand_limit', 'trade', 'play', 'sail', 'stow'] as const;

function stepOf(phase: Phase): (typeof STEPS)[number] | null {
  if (phase === 'over') return null;
  if (phase === 'compass') return 'sail';
  if (typeof phase === 'string') return phase;
  if ('hand_limit' in phase) return 'hand_limit';
  return 'play' in phase ? 'play' : 'sail';
}

function where({ view }: Table): Where {
  const now = stepOf(view.phase);
  const at = now === null ? STEPS.length : STEPS.indexOf(now);
  const { bought, load, lions } = view.turn;
  const details = {
    hand_limit: { key: 'olt-step-lions', args: { lions } },
    trade: { key: 'olt-step-bought', args: { bought } },
    play: { key: 'olt-step-load', args: { load } },
    sail: undefined,
    stow: undefined,
  };
  return {
    round: {
      key: 'olt-where',
      args: {
        stock: view.stock,
        venice: view.venice ? 'there' : 'gone',
        last: view.last_card_drawn ? 'yes' : 'no',
      },
    },
    steps: STEPS.map((step, n) => {
      const detail = n === at ? details[step] : undefined;
      return {
        label: `olt-step-${step}`,
        state: n < at ? ('done' as const) : n === at ? ('now' as const) : ('later' as const),
        ...(detail ? { detail } : {}),
      };
    }),
  };
}

function facts({ view }: Table, seat: Seat): Fact[] {
  const player = view.players[seat];
  if (!player) return [];
  return [
    {
      icon: 'coin',
      label: player.ducats < 0 ? 'olt-fact-debt' : 'olt-fact-ducats',
      value: player.ducats,
      tone: 'gold',
      help: `ducats ${seat}`,
    },
    { icon: 'cards', label: 'olt-fact-hand', value: player.hand, help: `hand ${seat}` },
    { icon: 'laurel', label: 'olt-fact-prestige', value: player.prestige, help: `prestige ${seat}` },
    { icon: 'skull', label: 'olt-fact-pirates', value: player.pirates, help: `pirates ${seat}` },
  ];
}

/** Between these ports the ship passes the points at which the route is drawn. */
function passed(from: Port, to: Port): string[] {
  const route = ROUTES.findIndex(({ ends }) => ends.includes(from) && ends.includes(to));
  const via = ROUTES[route]?.via.map((_, n) => `way-${route}-${n}`) ?? [];
  return ROUTES[route]?.ends[0] === from ? via : via.reverse();
}

function flights(event: Event, before: Table | null): Flight[] {
  if ('sailed' in event) {
    const { seat, path } = event.sailed;
    const ports = [before?.view.players[seat]?.ship ?? path[0] ?? '', ...path];
    const via = ports
      .slice(1)
      .flatMap((port, n) => [
        ...passed(ports[n] ?? '', port),
        ...(n < path.length - 1 ? [`port-${port}`] : []),
      ]);
    return [{ from: `ship-${seat}`, to: `ship-${seat}`, ghost: 'to', via }];
  }
  if ('jumped' in event)
    return event.jumped.to === null
      ? []
      : [{ from: `ship-${event.jumped.seat}`, to: `ship-${event.jumped.seat}`, ghost: 'to' }];
  if ('arrived' in event) {
    const { seat, port, token } = event.arrived;
    const phase = before?.view.phase;
    const steps = phase && typeof phase !== 'string' && 'sail' in phase ? phase.sail.steps : 1;
    return token
      ? [{ from: `token-${port}`, to: `seat-${seat}`, ghost: 'from', wait: 300 + 330 * steps }]
      : []; // when the ship is there
  }
  if ('bought' in event) {
    const { seat, from, price } = event.bought;
    const place = from === 'stock' ? 'stock' : `pirates-${seat}`;
    return [{ from: `seat-${seat}`, to: place, ghost: { coin: `${price}` } }];
  }
  if ('drew' in event) return [{ from: 'stock', to: `seat-${event.drew.seat}`, ghost: 'from' }];
  if ('lost' in event) return [{ from: 'stock', to: `seat-${event.lost.seat}`, ghost: 'from', wait: 120 }];
  if ('stowed' in event) return [{ from: 'played', to: `cargo-${event.stowed.seat}`, ghost: 'from' }];
  if ('dealt' in event) return dealFlights(event.dealt);
  if ('earned' in event) return paid(event.earned);
  if ('calm_sea' in event) return paid(event.calm_sea);
  if ('influence' in event) return paid(event.influence);
  return [];
}

const paid = ({ seat, ducats }: { seat: Seat; ducats: number }): Flight[] =>
  ducats > 0 ? [{ from: 'stock', to: `seat-${seat}`, ghost: { coin: `+${ducats}` } }] : [];

function text({ view, figures }: Table, names: string[]) {
  const { ruleset } = view.config;
  const tokens = TOKENS.map((token) => ({
    token,
    ports: Object.keys(view.ports).filter((port) => view.ports[port] === token),
  })).filter(({ ports }) => ports.length > 0);
  const own =
    view.viewer === null
      ? []
      : [
          {
            head: { key: 'olt-text-hand' },
            lines: view.hand.map((card) => ({
              key: 'olt-text-line',
              args: { what: cardName(ruleset, card) },
            })),
          },
        ];
  const seats = view.players.map((player, seat) => ({
    head: {
      key: 'olt-text-seat',
      args: {
        name: names[seat] ?? '',
        ducats: player.ducats,
        hand: player.hand,
        prestige: player.prestige,
        pirates: player.pirates,
      },
    },
    lines: [
      {
        key: 'olt-text-ship',
        args: {
          port: portName(player.ship),
          token: player.token ? tokenName(player.token) : t('olt-no-token'),
        },
      },
      { key: 'olt-text-cargo', args: { cargo: cargoSaid(figures, seat), count: player.cargo_cards } },
    ],
  }));
  return [
    {
      head: {
        key: 'olt-text-turn',
        args: {
          name: names[view.turn.active] ?? '',
          load: view.turn.load,
          lions: view.turn.lions,
          stock: view.stock,
          venice: view.venice ? 'there' : 'gone',
        },
      },
      lines: view.played.map((card) => ({ key: 'olt-text-played', args: { card: cardName(ruleset, card) } })),
    },
    ...own,
    ...seats,
    {
      head: { key: 'olt-text-ports' },
      lines: tokens.map(({ token, ports }) => ({
        key: 'olt-text-token',
        args: { token: tokenName(token), ports: list(ports.map(portName)) },
      })),
    },
  ];
}

function cargoSaid(figures: Figures, seat: Seat): string {
  const groups = figures.groups[seat] ?? [];
  return groups.length === 0
    ? t('olt-nothing')
    : list(
        groups.map(({ good, cards, ducats }) =>
          t('olt-group', { count: cards, good: goodName(good), ducats }),
        ),
      );
}

/** The parts in the order of the box; cargo by its goods. */
function sources({ view, figures }: Table, seat: Seat): { label: string; points: number }[] {
  const of = (good: Good) =>
    (figures.groups[seat] ?? [])
      .filter((group) => group.good === good)
      .reduce((sum, { ducats }) => sum + ducats, 0);
  return (['ducats', ...figures.parts] as const).flatMap((part) =>
    part === 'cargo'
      ? GOODS[view.config.ruleset].map(({ good }) => ({
          label: `olt-source-cargo-${good}`,
          points: of(good),
        }))
      : [{ label: `olt-source-${part}`, points: figures.sheets[seat]?.[part] ?? 0 }],
  );
}

/** Somebody says no, or an offer lapses because a card of it is gone. */
function refused(events: Event[], { view }: Table, seat: Seat, names: string[]): Said | null {
  const own = view.offers.standing.filter(({ from }) => from === seat);
  for (const event of events) {
    if ('declined' in event && own.some(({ number }) => number === event.declined.offer))
      return {
        key: 'olt-refused',
        args: { name: names[event.declined.seat] ?? '', offer: event.declined.offer },
      };
  }
  const lapsed = events.find(
    (event) => 'lapsed' in event && own.some(({ number }) => number === event.lapsed.offer),
  );
  if (lapsed && 'lapsed' in lapsed)
    return { key: 'olt-refused-lapsed', args: { offer: lapsed.lapsed.offer } };
  const ended = events.find((event) => 'trade_ended' in event);
  return ended && 'trade_ended' in ended && ended.trade_ended.seat !== seat && own.length > 0
    ? { key: 'olt-refused-ended', args: { name: names[ended.trade_ended.seat] ?? '' } }
    : null;
}

export const oltremare: GamePlugin<View, Figures, Decision, Outlook, Event> = {
  name: 'oltremare',
  edition: ({ view }) => view.config.ruleset,
  words: wordsOf(
    import.meta.glob<string>(['./words/*.ftl', './help/words/*.ftl'], { query: '?raw', import: 'default' }),
  ),
  options: [
    { name: 'ruleset', rule: 'OLT-1.1', kind: 'choice', values: ['amigo2005', 'mtm2004'] },
    { name: 'memory_aid', rule: 'OLT-7.2', kind: 'flag' },
    { name: 'quiet', rule: 'OLT-7.2', kind: 'flag' },
    { name: 'start', rule: 'OLT-3.4', kind: 'seat' },
  ],
  Board,
  Holdings,
  Stock,
  Offers,
  turn: ({ view }) => (view.phase === 'over' ? null : view.turn.active),
  bargains: ({ view }) => (view.phase === 'trade' ? { key: 'offers-make' } : null),
  addressed: ({ figures }, seat) => figures.addressed[seat] ?? 0,
  where,
  facts,
  first: ({ view }) => view.start,
  ask,
  waiting,
  refused,
  line,
  flights,
  isRound: (event) => 'turn' in event,
  isChartRound: (event, { view }) => 'turn' in event && event.turn.seat === view.start,
  sources,
  tie: ({ view }, names) => ({ key: 'olt-tie', args: { first: names[view.start] ?? '' } }),
  points: ({ figures }) => figures.points,
  help,
  text,
};
