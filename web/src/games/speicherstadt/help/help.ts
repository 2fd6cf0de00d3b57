// What everything on the quay says of itself.

import { capital, type Help, type HelpContext, type HelpRow } from '../../../frame/help';
import { list, t } from '../../../lib/words.svelte';
import type { Seat } from '../../../wire';
import Cube from '../art/Cube.svelte';
import { CARDS } from '../cards';
import { cardName, count, cubesSaid, goodName } from '../said';
import type { Decision, Figures, Good, Outlook, View } from '../types';
import { helpCard, ownedBy, strengths, wanted } from './cards';

export type Context = HelpContext<View, Figures, Decision, Outlook>;

/** What one's own seat would pay in a column where it stands. */
function column(number: number, { sight, prompt, names, you }: Context): Help | null {
  const berth = sight.view.row[number - 1];
  if (!berth) return null;
  const at =
    prompt?.decisions.findIndex(
      (d) => typeof d !== 'string' && 'place_merchant' in d && d.place_merchant.column === number,
    ) ?? -1;
  const outlook = prompt?.outlooks[at];
  const placing = outlook && typeof outlook !== 'string' && 'place' in outlook ? outlook.place : null;
  const prices = placing?.prices ?? sight.figures.prices[number - 1] ?? [];
  const mine = prices.filter(({ seat }) => seat === you);
  const now = placing
    ? t('spe-help-column-place', { place: placing.place, price: prices.at(-1)?.price ?? 0 })
    : mine.length > 0
      ? t('spe-help-column-pay', { price: mine[0]?.price ?? 0 })
      : null;
  return {
    name: t('spe-help-column'),
    kind: t('spe-help-column-kind', {
      column: number,
      card: berth.card ? cardName(berth.card) : t('spe-text-empty'),
    }),
    does: t('spe-help-column-does'),
    figure:
      prices.length > 0
        ? {
            kind: 'steps',
            steps: prices.map(({ seat, price }) => ({
              value: price,
              under: names[seat] ?? '',
              lit: seat === you,
            })),
          }
        : undefined,
    now,
    rule: 'SPE-4.23',
  };
}

function merchant(column: number, place: number, { sight, names, you }: Context): Help | null {
  const price = sight.figures.prices[column - 1]?.[place - 1];
  if (!price) return null;
  const coins = sight.view.players[price.seat]?.coins ?? 0;
  const who = price.seat === you ? 'you' : 'other';
  return {
    name: t('spe-help-merchant', { name: names[price.seat] ?? '' }),
    kind: t('spe-tip-place', { place }),
    does: t('spe-help-merchant-does'),
    figure: {
      kind: 'flow',
      steps: [
        { value: price.price, under: t('spe-help-price'), lit: price.seat === you },
        { value: coins, under: t('spe-help-has') },
      ],
    },
    now: t(price.short ? 'spe-help-merchant-short' : 'spe-help-merchant-can', {
      who,
      name: names[price.seat] ?? '',
      price: price.price,
    }),
    rule: price.short ? 'SPE-4.20' : 'SPE-4.23',
  };
}

/** The goods that one may use now: on the quay, in the house, in the warehouse. */
function good(name: Good, { sight, you }: Context): Help {
  const { view } = sight;
  const { phase } = view;
  const player = you === null ? undefined : view.players[you];
  const pool =
    phase !== 'over' && 'processing' in phase && phase.processing.seat === you ? phase.processing.pool : null;
  const mine = player
    ? (pool?.[name] ?? 0) + player.warehouse[name] + player.quay[name] + (player.house === name ? 1 : 0)
    : 0;
  const asks = you === null ? 0 : wanted(view, you).filter((one) => one === name).length;
  const trader = `A-trader-${name}`;
  const rows: HelpRow[] = [
    {
      mark: 'contract',
      text: t('spe-help-good-contract'),
      value: t('spe-help-good-contract-value'),
      lit: asks > 0,
    },
    {
      mark: 'stall',
      text: t('spe-help-good-trader', { good: name }),
      value: t('spe-help-coins', { count: 1 }),
      lit: you !== null && ownedBy(view, trader) === you,
    },
    { mark: 'swap', text: t('spe-help-good-pair'), value: t('spe-help-coins', { count: 1 }) },
    { mark: 'star', text: t('spe-help-good-stored'), value: t('spe-help-points', { count: 1 }) },
  ];
  const row = view.row.flatMap(({ card }) => {
    const face = card ? CARDS[card] : undefined;
    return face?.kind === 'contract' && face.needs.includes(name) ? [face.points] : [];
  });
  const now =
    you === null
      ? null
      : asks > 0
        ? t('spe-help-good-wanted', { count: asks })
        : row.length > 0
          ? t('spe-help-good-row', { points: row[0] ?? 0 })
          : t('spe-help-good-unwanted');
  return {
    name: capital(goodName(name)),
    kind: t('spe-help-good-kind', { mine }),
    does: t('spe-help-good-does'),
    figure: { kind: 'rows', rows },
    now,
    rule: 'SPE-4.25',
    picture: { art: Cube, props: { good: name, size: 58 } },
  };
}

function house({ sight, you }: Context): Help {
  const kept = you === null ? null : (sight.view.players[you]?.house ?? null);
  return {
    name: t('spe-house'),
    kind: t('spe-help-house-kind'),
    does: t('spe-help-house-does'),
    figure: {
      kind: 'rows',
      rows: [
        {
          mark: 'home',
          text: t('spe-help-house-keep'),
          value: t('spe-help-cubes', { count: 1 }),
          lit: kept !== null,
        },
        { mark: 'swap', text: t('spe-help-house-exchange'), value: t('spe-help-cubes', { count: 1 }) },
        { mark: 'coin', text: t('spe-help-house-pair'), value: t('spe-help-coins', { count: 1 }) },
      ],
    },
    now:
      you === null
        ? null
        : kept
          ? t('spe-help-house-holds', { good: goodName(kept) })
          : t('spe-help-house-empty'),
    rule: 'SPE-2.17',
  };
}

/** Figures of a seat. */
function fact(what: string, seat: Seat, { sight, names, you }: Context): Help | null {
  const { view, figures } = sight;
  const player = view.players[seat];
  if (!player) return null;
  const kind = t('spe-help-of', { name: names[seat] ?? '' });
  const own = seat === you;
  const about = {
    name: capital(t(`spe-${what}`, { count: player.merchants })),
    kind,
    does: t(`spe-help-${what}-does`),
  };
  if (what === 'coins')
    return {
      ...about,
      figure: {
        kind: 'rows',
        rows: [
          { mark: 'coin', text: t('spe-help-income-all'), value: 1 },
          { mark: 'close', text: t('spe-help-income-none'), value: '+1', lit: player.bought === 0 },
          { mark: 'office', text: t('spe-help-income-bank'), value: '+1' },
        ],
      },
      now: t('spe-help-income', {
        who: own ? 'you' : 'other',
        name: names[seat] ?? '',
        coins: figures.income[seat] ?? 0,
      }),
      rule: 'SPE-4.31',
    };
  if (what === 'points') {
    const sheet = figures.sheets[seat];
    const rows = Object.entries(sheet ?? {})
      .filter(([, points]) => points !== 0)
      .map(([source, points]) => ({ text: t(`spe-source-${source}`), value: points }));
    return { ...about, figure: rows.length > 0 ? { kind: 'rows', rows } : undefined, rule: 'SPE-6.2' };
  }
  if (what === 'firemen')
    return {
      ...about,
      figure: strengths(sight, names, you),
      now: fireNow(sight.figures, you),
      rule: 'SPE-4.10',
    };
  return { ...about, rule: 'SPE-4.14' };
}

function fireNow({ fire }: Figures, you: Seat | null): string | null {
  if (!fire || you === null) return null;
  const way = fire.highest.includes(you) ? 'gain' : fire.lowest.includes(you) ? 'lose' : 'none';
  return t('spe-help-fire-now', { way, points: fire.points });
}

function deck({ sight, you }: Context): Help {
  const { deck } = sight.view;
  const seasons = [...new Set(deck.map((card) => CARDS[card]?.season ?? 'E'))];
  return {
    name: t('spe-help-deck'),
    kind: t('spe-deck', { count: deck.length }),
    does: t('spe-help-deck-does'),
    figure: {
      kind: 'steps',
      steps: seasons.map((season) => ({
        value: deck.filter((card) => CARDS[card]?.season === season).length,
        under: t('spe-season', { season }),
        lit: season === sight.figures.season,
      })),
    },
    now: fireNow(sight.figures, you),
    rule: 'SPE-3.5',
  };
}

/** Things of which there is one, and the phases. */
function single(id: string, { sight, names, you }: Context): Help | null {
  const { view, figures } = sight;
  const of = (name: string, rule: string, kind: string, now?: string | null): Help => ({
    name: t(name),
    kind,
    does: t(`spe-help-${id}`),
    now,
    rule,
  });
  const rules: Record<string, string> = {
    'spe-phase-supply': 'SPE-4.1',
    'spe-phase-bidding': 'SPE-4.14',
    'spe-phase-purchase': 'SPE-4.19',
    'spe-phase-processing': 'SPE-4.25',
    'spe-phase-income': 'SPE-4.31',
  };
  const rule = rules[id];
  if (rule) return of(id, rule, t('spe-help-phase-kind'));
  if (id === 'first') {
    const has = view.start === you;
    return of(
      'spe-help-first-name',
      'SPE-4.33',
      t('spe-help-of', { name: names[view.start] ?? '' }),
      has ? t('spe-help-first-you') : null,
    );
  }
  if (id === 'round')
    return {
      ...of(
        'spe-help-round-name',
        'SPE-6.1',
        t('spe-help-round-kind', { round: view.round, rounds: figures.rounds }),
      ),
      now: fireNow(figures, you),
    };
  if (id === 'bag') return of('spe-help-bag-name', 'SPE-4.5', cubesSaid(view.bag));
  if (id === 'goods-discard')
    return of('spe-help-goods-discard-name', 'SPE-4.25', cubesSaid(view.goods_discard));
  if (id === 'discard')
    return of(
      'spe-help-discard-name',
      'SPE-4.21',
      view.trade_discard.length ? list(view.trade_discard.map(cardName)) : t('spe-nothing'),
    );
  return null;
}

function warehouse({ sight, you, names }: Context): Help | null {
  const owner = sight.view.players.findIndex(({ cards }) =>
    cards.some((card) => CARDS[card]?.kind === 'warehouse'),
  );
  if (owner < 0) return null;
  const stored = sight.view.players[owner]?.warehouse;
  return {
    name: t('spe-card-warehouse'),
    kind: t('spe-help-of', { name: names[owner] ?? '' }),
    does: t('spe-help-does-warehouse'),
    figure: {
      kind: 'steps',
      steps: [1, 2, 3, 4].map((n) => ({ value: n, lit: stored !== undefined && n <= count(stored) })),
      label: t('spe-help-warehouse-label'),
    },
    now: owner === you && stored ? t('spe-help-warehouse-holds', { cubes: cubesSaid(stored) }) : null,
    rule: 'SPE-2.12',
  };
}

export function help(id: string, context: Context): Help | null {
  const [what = '', first = '', second = ''] = id.split(' ');
  if (what === 'card') return helpCard(first, context);
  if (what === 'column') return column(Number(first), context);
  if (what === 'merchant') return merchant(Number(first), Number(second), context);
  if (what === 'good') return good(first as Good, context);
  if (what === 'house') return house(context);
  if (what === 'warehouse') return warehouse(context);
  if (what === 'deck') return deck(context);
  if (first !== '') return fact(what, Number(first), context);
  return single(id, context);
}
