// The Speicherstadt for the frame.

import type { Fact, Flight, Line, GamePlugin, Sight, Where } from '../../frame/plugin';
import { list, t, wordsOf } from '../../lib/words.svelte';
import type { Seat } from '../../wire';
import { ask, waiting } from './ask';
import Board from './Board.svelte';
import { help } from './help/help';
import Holdings from './Holdings.svelte';
import { cardName, count, cubesSaid, faceOf, goodName, goodsSaid } from './said';
import Stock from './Stock.svelte';
import type { Decision, Event, Figures, Outlook, Sheet, View } from './types';

type Table = Sight<View, Figures>;

const PHASES = ['supply', 'bidding', 'purchase', 'processing', 'income'] as const;

function phase(view: View): (typeof PHASES)[number] | 'over' {
  if (view.phase === 'over') return 'over';
  if ('bidding' in view.phase) return 'bidding';
  return 'purchase' in view.phase ? 'purchase' : 'processing';
}

function where({ view, figures }: Table): Where {
  const now = phase(view);
  const at = now === 'over' ? PHASES.length : PHASES.indexOf(now);
  const lap = view.phase !== 'over' && 'bidding' in view.phase ? view.phase.bidding.lap : 0;
  return {
    round: {
      key: 'spe-round-of',
      args: { round: view.round, rounds: figures.rounds, season: figures.season },
    },
    steps: PHASES.map((name, n) => ({
      label: `spe-phase-${name}`,
      state: n < at ? ('done' as const) : n === at ? ('now' as const) : ('later' as const),
      ...(n === at && lap > 0 ? { detail: { key: 'spe-lap', args: { lap, laps: figures.merchants } } } : {}),
    })),
  };
}

function facts({ view, figures }: Table, seat: Seat): Fact[] {
  const player = view.players[seat];
  return [
    { icon: 'coin', label: 'spe-coins', value: player?.coins ?? 0, tone: 'gold', help: `coins ${seat}` },
    {
      icon: 'star',
      label: 'spe-points',
      value: figures.points[seat] ?? 0,
      tone: 'sea',
      help: `points ${seat}`,
    },
    {
      icon: 'helm',
      label: 'spe-firemen',
      value: figures.firemen[seat] ?? 0,
      tone: 'seal',
      help: `firemen ${seat}`,
    },
  ];
}

/** Where each event is seen: from where to where. */
function flights(event: Event): Flight[] {
  if ('revealed' in event) {
    const { column } = event.revealed;
    return [{ from: 'deck', to: `berth-${column}`, ghost: 'to', wait: column * 70 }];
  }
  if ('placed' in event) {
    const { seat, column, place } = event.placed;
    return [{ from: `seat-${seat}`, to: `place-${column}-${place}`, ghost: 'to' }];
  }
  if ('bought' in event) {
    const { seat, column, price } = event.bought;
    return [
      { from: `seat-${seat}`, to: `berth-${column}`, ghost: { coin: `${price}` } },
      { from: `berth-${column}`, to: `seat-${seat}`, ghost: 'from', wait: 160 },
    ];
  }
  if ('unsold' in event) return [{ from: `berth-${event.unsold.column}`, to: 'deck', ghost: 'from' }];
  if ('passed' in event) return [home(event.passed)];
  if ('forced_pass' in event) return [home(event.forced_pass)];
  if ('sold_to_trader' in event) return [paid(event.sold_to_trader)];
  if ('sold_pair' in event) return [paid(event.sold_pair)];
  if ('income' in event) return [paid(event.income)];
  return [];
}

const home = ({ seat, column }: { seat: Seat; column: number }): Flight => ({
  from: `place-${column}-1`,
  to: `seat-${seat}`,
  ghost: 'from',
});
const paid = ({ seat, coins }: { seat: Seat; coins: number }): Flight => ({
  from: 'deck',
  to: `seat-${seat}`,
  ghost: { coin: `+${coins}` },
  wait: seat * 60,
});

function line(event: Event, names: string[]): Line | null {
  const who = (seat: Seat) => names[seat] ?? '';
  if ('round' in event)
    return {
      said: { key: 'spe-log-round', args: { round: event.round.round } },
      head: true,
      rule: 'SPE-4.1',
    };
  if ('start_coin' in event)
    return {
      said: { key: 'spe-log-start-coin', args: { name: who(event.start_coin.seat) } },
      seat: event.start_coin.seat,
      rule: 'SPE-4.33',
    };
  if ('revealed' in event) {
    const { column, card, cubes } = event.revealed;
    const key = count(cubes) > 0 ? 'spe-log-revealed-cubes' : 'spe-log-revealed';
    return {
      said: { key, args: { card: cardName(card), cubes: cubesSaid(cubes), column } },
      rule: count(cubes) > 0 ? 'SPE-4.5' : 'SPE-4.4',
      about: [`berth-${column}`],
    };
  }
  if ('fire' in event) {
    const { card, points, highest, lowest } = event.fire;
    const args = {
      card: cardName(card),
      points,
      highest: list(highest.map(who)),
      highestCount: highest.length,
      lowest: list(lowest.map(who)),
      lowestCount: lowest.length,
    };
    return {
      said: { key: highest.length + lowest.length === 0 ? 'spe-log-fire-even' : 'spe-log-fire', args },
      rule: 'SPE-4.10',
      tone: 'seal',
    };
  }
  return bidding(event, who) ?? processing(event, who) ?? ending(event, names);
}

function bidding(event: Event, who: (seat: Seat) => string): Line | null {
  if ('placed' in event) {
    const { seat, column, card, place } = event.placed;
    return {
      said: { key: 'spe-log-placed', args: { name: who(seat), card: cardName(card), place } },
      seat,
      rule: 'SPE-4.15',
      about: [`place-${column}-${place}`, `berth-${column}`],
    };
  }
  if ('kept_merchant' in event)
    return {
      said: { key: 'spe-log-kept-merchant', args: { name: who(event.kept_merchant.seat) } },
      seat: event.kept_merchant.seat,
      rule: 'SPE-4.17',
    };
  if ('bought' in event) {
    const { seat, card, price } = event.bought;
    return {
      said: { key: 'spe-log-bought', args: { name: who(seat), card: cardName(card), price } },
      seat,
      rule: 'SPE-4.19',
      about: [`seat-${seat}`],
    };
  }
  if ('passed' in event) {
    const { seat, column, card, price } = event.passed;
    return {
      said: { key: 'spe-log-passed', args: { name: who(seat), card: cardName(card), price } },
      seat,
      rule: 'SPE-4.19',
      about: [`berth-${column}`],
    };
  }
  if ('forced_pass' in event) {
    const { seat, column, card, price } = event.forced_pass;
    return {
      said: { key: 'spe-log-forced-pass', args: { name: who(seat), card: cardName(card), price } },
      seat,
      rule: 'SPE-4.20',
      about: [`berth-${column}`],
    };
  }
  if ('unsold' in event)
    return { said: { key: 'spe-log-unsold', args: { card: cardName(event.unsold.card) } }, rule: 'SPE-4.21' };
  return null;
}

function processing(event: Event, who: (seat: Seat) => string): Line | null {
  if ('unloaded' in event)
    return {
      said: {
        key: 'spe-log-unloaded',
        args: { name: who(event.unloaded.seat), cubes: cubesSaid(event.unloaded.pool) },
      },
      seat: event.unloaded.seat,
      rule: 'SPE-4.24',
    };
  if ('delivered' in event) {
    const { seat, contract, good, complete } = event.delivered;
    const face = faceOf(contract);
    const args = {
      name: who(seat),
      good: goodName(good),
      points: face.kind === 'contract' ? face.points : 0,
    };
    return {
      said: { key: complete ? 'spe-log-completed' : 'spe-log-delivered', args },
      seat,
      rule: 'SPE-4.25',
    };
  }
  if ('sold_to_trader' in event) {
    const { seat, good, coins } = event.sold_to_trader;
    return {
      said: { key: 'spe-log-sold', args: { name: who(seat), good: goodName(good), coins } },
      seat,
      rule: 'SPE-4.25',
    };
  }
  if ('sold_pair' in event) {
    const { seat, goods, coins } = event.sold_pair;
    return {
      said: { key: 'spe-log-sold-pair', args: { name: who(seat), goods: goodsSaid(goods), coins } },
      seat,
      rule: 'SPE-4.25',
    };
  }
  if ('exchanged' in event) {
    const { seat, give, take } = event.exchanged;
    return {
      said: {
        key: 'spe-log-exchanged',
        args: { name: who(seat), goods: goodsSaid(give), good: goodName(take) },
      },
      seat,
      rule: 'SPE-4.25',
    };
  }
  if ('kept' in event) {
    const { seat, place, good } = event.kept;
    return {
      said: { key: 'spe-log-kept', args: { name: who(seat), good: goodName(good), place } },
      seat,
      rule: 'SPE-4.37',
    };
  }
  if ('finished' in event) {
    const { seat, discarded } = event.finished;
    if (count(discarded) === 0) return null;
    return {
      said: { key: 'spe-log-lost', args: { name: who(seat), cubes: cubesSaid(discarded) } },
      seat,
      rule: 'SPE-4.25',
    };
  }
  return null;
}

function ending(event: Event, names: string[]): Line | null {
  if ('income' in event)
    return {
      said: {
        key: 'spe-log-income',
        args: { name: names[event.income.seat] ?? '', coins: event.income.coins },
      },
      seat: event.income.seat,
      rule: 'SPE-4.31',
    };
  if ('scored' in event) {
    const { seat, sheet } = event.scored;
    const points = Object.values(sheet).reduce((sum, source) => sum + source, 0);
    return {
      said: { key: 'spe-log-scored', args: { name: names[seat] ?? '', points } },
      seat,
      rule: 'SPE-6.2',
    };
  }
  if ('ended' in event) {
    const { winners } = event.ended;
    return {
      said: {
        key: 'spe-log-ended',
        args: { names: list(winners.map((seat) => names[seat] ?? '')), count: winners.length },
      },
      rule: 'SPE-6.4',
      head: true,
    };
  }
  return null;
}

const SOURCES: (keyof Sheet)[] = [
  'contracts',
  'fires',
  'traders',
  'offices',
  'warehouse',
  'harbour',
  'trading_chamber',
  'church',
  'prayer_boat',
];

function text({ view, figures }: Table, names: string[]) {
  const columns = view.row.map((berth, n) => {
    const queue = (figures.prices[n] ?? []).map(({ seat, price }) =>
      t('spe-text-merchant', { name: names[seat] ?? '', price }),
    );
    const card = berth.card ? cardName(berth.card) : t('spe-text-empty');
    const load = count(berth.cubes) > 0 ? ` (${cubesSaid(berth.cubes)})` : '';
    return {
      key: 'spe-text-column',
      args: { column: n + 1, card: card + load, queue: queue.length ? list(queue) : t('spe-text-nobody') },
    };
  });
  const areas = view.players.map((player, seat) => ({
    head: {
      key: 'spe-text-area',
      args: {
        name: names[seat] ?? '',
        coins: player.coins,
        points: figures.points[seat] ?? 0,
        firemen: figures.firemen[seat] ?? 0,
      },
    },
    lines: [
      {
        key: 'spe-text-cards',
        args: { cards: player.cards.length ? list(player.cards.map(cardName)) : t('spe-nothing') },
      },
      {
        key: 'spe-text-stored',
        args: {
          house: player.house ? goodName(player.house) : t('spe-nothing'),
          warehouse: cubesSaid(player.warehouse),
        },
      },
    ],
  }));
  return [{ head: { key: 'spe-text-quay' }, lines: columns }, ...areas];
}

export const speicherstadt: GamePlugin<View, Figures, Decision, Outlook, Event> = {
  name: 'speicherstadt',
  words: wordsOf(
    import.meta.glob<string>(['./words/*.ftl', './help/words/*.ftl'], { query: '?raw', import: 'default' }),
  ),
  options: [
    { name: 'remove_cards', rule: 'SPE-7.3', kind: 'flag' },
    { name: 'start', rule: 'SPE-3.6', kind: 'seat' },
  ],
  Board,
  Holdings,
  Stock,
  turn: () => null,
  where,
  facts,
  first: ({ view }) => view.start,
  ask,
  waiting,
  line,
  flights,
  isRound: (event) => 'round' in event,
  sources: ({ figures }, seat) =>
    SOURCES.map((source) => ({ label: `spe-source-${source}`, points: figures.sheets[seat]?.[source] ?? 0 })),
  tie: ({ view }, names) => ({
    key: 'spe-tie',
    args: { each: list(names.map((name, seat) => `${name} ${view.players[seat]?.coins ?? 0}`)) },
  }),
  points: ({ figures }) => figures.points,
  help,
  text,
};
