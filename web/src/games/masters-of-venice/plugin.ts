// Masters of Venice for the frame.

import { all } from '../../frame/menu';
import type { Fact, Flight, GamePlugin, Prompt, Sight, Where } from '../../frame/plugin';
import { list, wordsOf } from '../../lib/words.svelte';
import type { Seat } from '../../wire';
import { ask, waiting } from './ask';
import Board from './Board.svelte';
import { CHARACTERS, DOCKS, SHOPS, SPACES } from './cards';
import Desk from './desk/Desk.svelte';
import { help } from './help/help';
import Holdings from './Holdings.svelte';
import { line } from './line';
import Opening from './Opening.svelte';
import {
  characterName,
  companyName,
  dockName,
  goodsSaid,
  isReveal,
  isRound,
  orderSaid,
  placeName,
  sharesSaid,
} from './said';
import Stock from './Stock.svelte';
import type { Decision, Event, Figures, Outlook, Phase, View } from './types';

type Table = Sight<View, Figures>;

const BIDDING = ['bid', 'draft'] as const;
const TRADING = ['destination', 'turn'] as const;
type Step = (typeof BIDDING | typeof TRADING)[number];

function stepOf(phase: Phase): Step | null {
  if (phase === 'over') return null;
  if (phase === 'bid' || phase === 'destination') return phase;
  return typeof phase !== 'string' && ('draft' in phase || 'adjust' in phase) ? 'draft' : 'turn';
}

function where({ view }: Table): Where {
  const now = stepOf(view.board.phase);
  const steps: readonly Step[] = now === 'bid' || now === 'draft' ? BIDDING : TRADING;
  const at = now === null ? steps.length : steps.indexOf(now);
  const place = view.board.turn?.place ?? view.board.round.active;
  return {
    round: { key: 'mov-where', args: { space: view.board.space, of: SPACES } },
    steps: steps.map((step, n) => ({
      label: `mov-step-${step}`,
      state: n < at ? ('done' as const) : n === at ? ('now' as const) : ('later' as const),
      ...(n === at && step === 'turn' && place
        ? { detail: { key: 'mov-step-place', args: { place: placeName(place) } } }
        : {}),
    })),
  };
}

function facts({ view }: Table, seat: Seat): Fact[] {
  const player = view.board.players[seat];
  if (!player) return [];
  const cash = view.cash[seat] ?? null;
  return [
    { icon: 'star', label: 'mov-fact-vp', value: player.vp, tone: 'gold', help: `vp ${seat}` },
    ...(cash === null
      ? []
      : [{ icon: 'coin' as const, label: 'mov-fact-cash', value: cash, help: `cash ${seat}` }]),
    { icon: 'contract', label: 'mov-fact-orders', value: player.hand, help: `orders ${seat}` },
    { icon: 'chat', label: 'mov-fact-rumors', value: player.rumors, help: 'rumor' },
  ];
}

/** The Gondolier is asked before every turn of another; it can be said once and for all that they pass. */
function standing({ figures }: Table, prompt: Prompt<Decision, Outlook> | null) {
  if (!figures.may_use_gondola) return null;
  const pass = all(prompt?.decisions ?? [], 'gondola').find(({ what }) => what === 'decline_round');
  return { label: 'mov-always-pass', decision: pass?.n ?? null };
}

function flights(event: Event): Flight[] {
  const coin = (seat: Seat, ducats: number, from: string): Flight[] =>
    ducats > 0 ? [{ from, to: `seat-${seat}`, ghost: { coin: `+${ducats}` } }] : [];
  if ('gondola_moved' in event) return [{ from: 'gondola', to: 'gondola', ghost: 'to' }];
  if ('destinations_revealed' in event)
    return event.destinations_revealed.places.map((_, seat) => ({
      from: `pawn-${seat}`,
      to: `pawn-${seat}`,
      ghost: 'to' as const,
    }));
  if ('bought' in event)
    return [
      { from: event.bought.dock, to: `seat-${event.bought.seat}`, ghost: { coin: `−${event.bought.paid}` } },
    ];
  if ('sold' in event) return coin(event.sold.seat, event.sold.received, `shop-${event.sold.shop}`);
  if ('dividends' in event)
    return event.dividends.paid
      .flatMap((ducats, seat) => coin(seat, ducats, `shop-${event.dividends.company}`))
      .map((flight) => ({ ...flight, wait: 250 }));
  if ('delivered' in event)
    return [
      {
        from: 'place-guild_hall',
        to: `seat-${event.delivered.seat}`,
        ghost: { coin: `+${event.delivered.vp}` },
      },
    ];
  return [];
}

function text({ view, figures }: Table, names: string[]) {
  const { board } = view;
  const own =
    view.viewer === null
      ? []
      : [
          {
            head: {
              key: 'mov-text-own',
              args: { cash: view.cash[view.viewer] ?? 0, rumors: rumorsSaid(view) },
            },
            lines: view.hand.map((card) => ({
              key: 'mov-text-order',
              args: { order: orderSaid(card), complete: figures.complete.includes(card) ? 'yes' : 'no' },
            })),
          },
        ];
  const seats = board.players.map((player, seat) => ({
    head: {
      key: 'mov-text-seat',
      args: { name: names[seat] ?? '', vp: player.vp, orders: player.hand, rumors: player.rumors },
    },
    lines: [
      { key: 'mov-text-goods', args: { goods: goodsSaid(player.goods) } },
      { key: 'mov-text-shares', args: { shares: sharesSaid(player.shares) } },
      {
        key: 'mov-text-pawn',
        args: {
          place: player.pawn ? placeName(player.pawn) : 'none',
          characters: list(CHARACTERS.filter((one) => board.characters[one] === seat).map(characterName)),
        },
      },
    ],
  }));
  const market = SHOPS.map((shop) => {
    const majority = figures.majority[shop];
    return {
      key: 'mov-text-shop',
      args: {
        shop: companyName(shop),
        pays: figures.pays[shop],
        share: board.share[shop],
        orders: board.orders[shop],
        name: majority === null ? 'none' : (names[majority] ?? ''),
      },
    };
  });
  const quay = [
    ...DOCKS.map((dock) => ({
      key: 'mov-text-dock',
      args: { dock: dockName(dock), goods: goodsSaid(board.docks[dock]) },
    })),
    { key: 'mov-text-wood', args: { price: board.price.wood } },
  ];
  return [
    { head: { key: 'mov-text-market' }, lines: market },
    { head: { key: 'mov-text-quay' }, lines: quay },
    ...own,
    ...seats,
  ];
}

const rumorsSaid = (view: View): string =>
  list(
    SHOPS.filter((shop) => view.rumors[shop] > 0).map((shop) => `${view.rumors[shop]} ${companyName(shop)}`),
  ) || '–';

const SOURCES = ['vp', 'shares', 'cash', 'orders', 'debt'] as const;

/** What would be scored now, and at the end what was. */
function sources({ figures }: Table, seat: Seat) {
  const sheet = figures.sheets[seat];
  const points = {
    vp: sheet?.vp ?? 0,
    shares: sheet?.share_vp ?? 0,
    cash: sheet?.cash_vp ?? 0,
    orders: sheet?.order_vp ?? 0,
    debt: -(sheet?.debt_vp ?? 0),
  };
  return SOURCES.map((source) => ({ label: `mov-source-${source}`, points: points[source] }));
}

const cashOf = ({ figures }: Table, seat: Seat) => figures.sheets[seat]?.cash ?? 0;

export const mastersOfVenice: GamePlugin<View, Figures, Decision, Outlook, Event> = {
  name: 'masters-of-venice',
  words: wordsOf(
    import.meta.glob<string>(['./words/*.ftl', './help/words/*.ftl'], { query: '?raw', import: 'default' }),
  ),
  options: [
    { name: 'open_cash', rule: 'MOV-8.4', kind: 'flag' },
    { name: 'separate_destinations', rule: 'MOV-10.1', kind: 'flag' },
  ],
  Board,
  Desk,
  Holdings,
  Stock,
  turn: ({ view }) => view.board.turn?.seat ?? null,
  sealed: ({ figures }) => figures.sealed,
  standing,
  where,
  facts,
  first: ({ view }) => view.board.order[0] ?? null,
  ask,
  waiting,
  line,
  flights,
  isRound,
  isMark: isReveal,
  opens: isReveal,
  Opening,
  sources,
  points: ({ figures }) => figures.points,
  pointsCaption: 'mov-points-caption',
  tie: (sight, names) => ({
    key: 'mov-tie',
    args: { each: list(names.map((name, seat) => `${name} ${cashOf(sight, seat)}`)) },
  }),
  help,
  text,
};
