// What everything in Venice says of itself.

import { capital, type Help, type HelpContext } from '../../../frame/help';
import { list, t } from '../../../lib/words.svelte';
import type { Seat } from '../../../wire';
import Cube from '../art/Cube.svelte';
import {
  BID_SPACES,
  BUYS,
  CHARACTERS,
  COMPANIES,
  DOCKS,
  FAVORS,
  GOODS,
  NEEDS,
  PLACES,
  SHOPS,
  SPACES,
} from '../cards';
import { companyName, counts, cubesOf, dockName, goodName, goodsSaid, ownersOf } from '../said';
import type {
  Character,
  Company,
  Decision,
  Dock,
  Favor,
  Figures,
  Good,
  GuildOrder,
  Outlook,
  Place,
  Shop,
  View,
} from '../types';
import { helpCharacter, helpPlace, rewards } from './places';

export type Context = HelpContext<View, Figures, Decision, Outlook>;

const cube = (good: Good, size = 26) => ({ art: Cube, props: { good, size } });
export const isShop = (company: Company): company is Shop => company in BUYS;

/** What one could sell there now. */
export function saleSaid(shop: Shop, { sight }: Context): string {
  const { board } = sight.view;
  const good = BUYS[shop];
  const sale = sight.figures.sale[shop];
  if (sale)
    return t('mov-help-sale', {
      n: sale.n,
      good: goodName(good),
      ducats: sale.receives,
      dividend: sale.dividend,
    });
  if (board.orders[shop] === 0) return t('mov-help-no-orders');
  return t('mov-help-no-cubes', { good: goodName(good) });
}

function helpShop(shop: Shop, context: Context): Help {
  const { sight, you, names } = context;
  const { view, figures } = sight;
  const majority = figures.majority[shop];
  const own = you === null ? 0 : (view.board.players[you]?.shares[shop] ?? 0);
  return {
    name: companyName(shop),
    kind: t('mov-help-shop-kind', { good: goodName(BUYS[shop]) }),
    does: t('mov-help-shop'),
    figure: {
      kind: 'rows',
      rows: [
        { mark: cube(BUYS[shop]), text: t('mov-help-shop-price'), value: view.board.price[BUYS[shop]] },
        {
          mark: 'coin',
          text: t('mov-help-shop-pays'),
          value: figures.pays[shop],
          lit: figures.sale[shop] !== null,
        },
        { mark: 'contract', text: t('mov-help-shop-orders'), value: view.board.orders[shop] },
        {
          mark: 'star',
          text: t('mov-help-shop-share', { own }),
          value: view.board.share[shop],
          lit: own > 0,
        },
        {
          mark: 'people',
          text: t('mov-help-shop-majority'),
          value: majority === null ? t('mov-help-nobody') : (names[majority] ?? ''),
          lit: majority === you && you !== null,
        },
      ],
    },
    now:
      you === null
        ? null
        : [saleSaid(shop, context), ...(majority === you ? [t('mov-help-majority-you')] : [])].join(' '),
    rule: 'MOV-4.30',
  };
}

function helpGood(good: Good, { sight, you }: Context): Help {
  const { view, figures } = sight;
  const { board } = view;
  const mine = you === null ? 0 : (board.players[you]?.goods[good] ?? 0);
  const shop = SHOPS.find((one) => BUYS[one] === good);
  const wants = view.hand.filter((card) => NEEDS[card].includes(good)).length;
  const sale = shop ? figures.sale[shop] : null;
  return {
    name: capital(goodName(good)),
    kind: t('mov-help-good-kind', { bag: board.bag[good], mine }),
    does: t('mov-help-good'),
    figure: {
      kind: 'rows',
      rows: [
        { mark: 'coin', text: t('mov-help-good-price'), value: board.price[good] },
        ...(shop
          ? [
              {
                mark: 'stall' as const,
                text: t('mov-help-good-shop', { shop: companyName(shop), orders: board.orders[shop] }),
                value: board.orders[shop] > 0 ? figures.pays[shop] : t('mov-no-sale'),
                lit: sale !== null,
              },
            ]
          : []),
        { mark: 'contract', text: t('mov-help-good-orders'), value: t('mov-help-vp-range'), lit: wants > 0 },
        { mark: 'close', text: t('mov-help-good-tax'), value: t('mov-help-good-tax-value') },
      ],
    },
    now:
      you === null
        ? null
        : sale
          ? t('mov-help-sale', {
              n: sale.n,
              good: goodName(good),
              ducats: sale.receives,
              dividend: sale.dividend,
            })
          : wants > 0
            ? t('mov-help-good-wanted', { count: wants })
            : t('mov-help-good-none', { mine }),
    rule: 'MOV-4.30',
    picture: cube(good, 54),
  };
}

function helpShare(company: Company, { sight, you, names }: Context): Help {
  const { board } = sight.view;
  const owners = ownersOf(board, company);
  const own = you === null ? 0 : (board.players[you]?.shares[company] ?? 0);
  const majority = isShop(company) ? sight.figures.majority[company] : null;
  return {
    name: t('mov-help-share', { company: companyName(company) }),
    kind: t('mov-help-share-kind', { supply: board.supply[company], own }),
    does: t(isShop(company) ? 'mov-help-share-shop' : 'mov-help-share-office'),
    figure:
      owners.length > 0
        ? {
            kind: 'steps',
            steps: owners.map(({ seat, count }) => ({
              value: count,
              under: names[seat] ?? '',
              lit: seat === you,
            })),
          }
        : undefined,
    now:
      you === null
        ? null
        : isShop(company)
          ? t('mov-help-share-now', {
              own,
              price: board.share[company],
              majority: majority === you ? 'yes' : 'no',
            })
          : t('mov-help-share-office-now', { own }),
    rule: isShop(company) ? 'MOV-4.52' : 'MOV-4.42',
  };
}

function helpOrder(card: GuildOrder, { sight, you }: Context): Help {
  const { view, figures } = sight;
  const has: Partial<Record<Good, number>> = (you === null ? null : view.board.players[you]?.goods) ?? {};
  const needs = counts(NEEDS[card]);
  const mine = view.hand.includes(card);
  return {
    name: t('mov-guild-order'),
    kind: t('mov-help-order-kind'),
    does: t('mov-help-order'),
    figure: {
      kind: 'rows',
      rows: GOODS.filter((good) => (needs[good] ?? 0) > 0).map((good) => ({
        mark: cube(good),
        text: goodName(good),
        value: t('mov-help-of', { has: Math.min(has[good] ?? 0, needs[good] ?? 0), need: needs[good] ?? 0 }),
        lit: (has[good] ?? 0) >= (needs[good] ?? 0),
      })),
    },
    now:
      mine && you !== null
        ? t(figures.complete.includes(card) ? 'mov-help-order-complete' : 'mov-help-order-open', {
            vp: figures.reward[you] ?? 0,
          })
        : null,
    rule: 'MOV-4.37',
  };
}

function helpDock(dock: Dock, { sight }: Context): Help {
  const { board } = sight.view;
  const goods = [...new Set(cubesOf(board.docks[dock]))];
  return {
    name: dockName(dock),
    kind: goodsSaid(board.docks[dock]),
    does: t('mov-help-dock'),
    figure:
      goods.length > 0
        ? {
            kind: 'rows',
            rows: goods.map((good) => ({
              mark: cube(good),
              text: goodName(good),
              value: t('mov-help-each', { ducats: board.price[good] }),
            })),
          }
        : undefined,
    rule: 'MOV-4.27',
  };
}

function helpFavor(favor: Favor, { sight, you }: Context): Help {
  const own = you === null ? 0 : (sight.view.board.players[you]?.favors[favor] ?? 0);
  return {
    name: t('mov-favor'),
    kind: t('mov-help-favor-kind', { price: FAVORS[favor].price, own }),
    does: t('mov-help-favor', { orders: FAVORS[favor].orders }),
    now: you === null ? null : t('mov-help-favor-now', { own }),
    rule: 'MOV-4.45',
  };
}

function helpRumor(shop: Shop | null, { sight, you }: Context): Help {
  const own = you === null || shop === null ? 0 : sight.view.rumors[shop];
  return {
    name: t('mov-rumor'),
    kind:
      shop === null ? t('mov-help-rumor-hidden') : t('mov-help-rumor-kind', { shop: companyName(shop), own }),
    does: t('mov-help-rumor'),
    figure:
      shop === null
        ? undefined
        : {
            kind: 'steps',
            steps: [
              { value: sight.view.board.price[BUYS[shop]], under: t('mov-peg-price') },
              { value: sight.view.board.share[shop], under: t('mov-peg-share') },
              { value: sight.view.board.orders[shop], under: t('mov-peg-orders') },
            ],
          },
    rule: 'MOV-4.46',
  };
}

/** Figures of a seat. */
function fact(what: string, seat: Seat, { sight, you, names }: Context): Help | null {
  const { view, figures } = sight;
  const sheet = figures.sheets[seat];
  const player = view.board.players[seat];
  if (!sheet || !player) return null;
  const kind = names[seat] ?? '';
  const own = seat === you;
  const about = { kind, does: t(`mov-help-${what}`) };
  if (what === 'vp')
    return {
      ...about,
      name: capital(t('mov-fact-vp')),
      figure: {
        kind: 'rows',
        rows: (['vp', 'order_vp', 'share_vp', 'cash_vp', 'debt_vp'] as const).map((source) => ({
          text: t(`mov-help-score-${source}`),
          value:
            view.cash[seat] === null && (source === 'cash_vp' || source === 'debt_vp') ? '?' : sheet[source],
        })),
      },
      now: own ? t('mov-help-vp-now', { points: figures.points[seat] ?? 0 }) : null,
      rule: 'MOV-6.1',
    };
  if (what === 'cash')
    return {
      ...about,
      name: capital(t('mov-fact-cash')),
      now: own ? t('mov-help-cash-now', { tax: sheet.tax }) : null,
      rule: 'MOV-6.5',
    };
  if (what === 'pawn')
    return {
      ...about,
      name: t('mov-help-pawn-name', { name: names[seat] ?? '' }),
      kind: player.pawn ? t(`mov-place-${player.pawn}`) : t('mov-empty'),
      now: own && player.pawn ? t('mov-help-pawn-now', { place: t(`mov-place-${player.pawn}`) }) : null,
      rule: 'MOV-4.14',
    };
  if (what === 'turn-order')
    return {
      ...about,
      name: t('mov-turn-order'),
      now: own ? t('mov-help-order-now', { place: view.board.order.indexOf(seat) + 1 }) : null,
      rule: 'MOV-4.7',
    };
  return {
    ...about,
    name: capital(t('mov-fact-orders')),
    figure: rewards({ sight, you, names }),
    rule: 'MOV-6.3',
  };
}

const RULES: Record<string, string> = {
  'mov-step-bid': 'MOV-4.5',
  'mov-step-draft': 'MOV-4.9',
  'mov-step-destination': 'MOV-4.14',
  'mov-step-turn': 'MOV-4.19',
  canal: 'MOV-4.1',
  gondola: 'MOV-4.13',
  shared: 'MOV-4.18',
  first: 'MOV-4.7',
  round: 'MOV-4.1',
  bag: 'MOV-4.48',
};

function single(id: string, { sight }: Context): Help | null {
  const rule = RULES[id];
  if (!rule) return null;
  const { board } = sight.view;
  const step = id.startsWith('mov-step-');
  const next = BID_SPACES.find((space) => space > board.space);
  return {
    name: step ? t(id) : t(`mov-help-${id}-name`),
    kind: step
      ? t('mov-help-step-kind')
      : id === 'bag'
        ? goodsSaid(board.bag)
        : t('mov-where', { space: board.space, of: SPACES }),
    does: t(`mov-help-${id === 'round' ? 'canal' : id}`),
    now:
      id === 'canal' || id === 'round'
        ? t('mov-help-canal-now', { next: next ?? 0, any: next === undefined ? 'no' : 'yes' })
        : null,
    rule,
  };
}

export function help(id: string, context: Context): Help | null {
  const [what = '', first = ''] = id.split(' ');
  const of = <T extends string>(all: readonly T[], make: (one: T, context: Context) => Help): Help | null =>
    all.includes(first as T) ? make(first as T, context) : null;
  if (what === 'shop') return of(SHOPS, helpShop);
  if (what === 'good') return of(GOODS, helpGood);
  if (what === 'share') return of(COMPANIES, helpShare);
  if (what === 'guild-order') return of(Object.keys(NEEDS) as GuildOrder[], helpOrder);
  if (what === 'dock') return of(DOCKS, helpDock);
  if (what === 'favor') return of(Object.keys(FAVORS) as Favor[], helpFavor);
  if (what === 'rumor') return first === '' ? helpRumor(null, context) : of(SHOPS, helpRumor);
  if (what === 'place') return of<Place>(PLACES, helpPlace);
  if (what === 'character') return of<Character>(CHARACTERS, helpCharacter);
  if (first !== '') return fact(what, Number(first), context);
  return single(id, context);
}

export const names = (seats: Seat[], all: string[]): string => list(seats.map((seat) => all[seat] ?? ''));
