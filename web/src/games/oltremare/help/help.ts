// What everything on the sea, in the hand and in the hold says of itself.

import { capital, type Help, type HelpContext, type HelpRow } from '../../../frame/help';
import { t } from '../../../lib/words.svelte';
import type { Seat } from '../../../wire';
import CardArt from '../art/CardArt.svelte';
import GoodArt from '../art/Good.svelte';
import Mark from '../art/Mark.svelte';
import TokenMark from '../art/TokenMark.svelte';
import { CARDS, GOODS, SYMBOLS, TOKENS } from '../cards';
import { plans, symbolsOf } from '../plan.svelte';
import {
  faceOf,
  goodFace,
  goodName,
  goodOf,
  goodsOf,
  goodsSaid,
  portName,
  tokenName,
  tokenSaid,
} from '../said';
import type { Card, Decision, Figures, Good, Outlook, Port, Symbol, Token, View } from '../types';

export type Context = HelpContext<View, Figures, Decision, Outlook>;

const mark = (symbol: Symbol, size = 20) => ({ art: Mark, props: { symbol, size } });

/** What a number of symbols brings, from the figures of the plan; without a plan, nothing. */
const by = (figures: number[] | undefined, count: number): number | undefined =>
  figures?.[Math.min(count, figures.length - 1)];

/** `6 ducats and 2 steps`, of one's own plan with these cards. */
function broughtBy(cards: Card[], { sight }: Context): string | null {
  const { plan } = sight.figures;
  if (!plan) return null;
  const counts = symbolsOf(cards);
  return t('olt-help-brings', {
    ducats: by(plan.ducats, counts.ducat) ?? 0,
    cards: by(plan.cards, counts.card) ?? 0,
    pirates: by(plan.pirates, counts.pirate) ?? 0,
    steps: counts.ship,
  });
}

function helpCard(card: Card, context: Context): Help | null {
  if (!CARDS[card]) return null;
  const { sight } = context;
  const { ruleset } = sight.view.config;
  const good = goodOf(ruleset, card);
  const { symbols, load, lions, port } = faceOf(card);
  const mine = sight.view.hand.includes(card);
  const lifted = plans.current.lifted(sight.view);
  const others = lifted.filter((one) => one !== card);
  const step = sight.figures.plan?.groups[card];
  const rows: HelpRow[] = [
    ...symbols.map((symbol) => ({ mark: mark(symbol), text: t(`olt-help-symbol-${symbol}`) })),
    { mark: 'cards' as const, text: t('olt-help-load'), value: load },
    { mark: 'laurel' as const, text: t('olt-help-lions'), value: lions },
    ...(port === null
      ? []
      : [{ mark: 'ship' as const, text: t('olt-help-card-port'), value: portName(port) }]),
  ];
  const brings = broughtBy([...others, card], context);
  const now =
    !mine || brings === null
      ? null
      : [
          others.length > 0
            ? t('olt-help-with-lifted', { count: others.length, brings })
            : t('olt-help-alone', { brings }),
          ...(step === undefined ? [] : [stowed(good, step, context)]),
        ].join(' ');
  return {
    name: capital(goodName(good)),
    kind: t('olt-help-card-kind', { count: sight.view.goods[good] }),
    does: t('olt-help-card'),
    figure: { kind: 'rows', rows },
    now,
    rule: 'OLT-2.2',
    picture: { art: CardArt, props: { card, ruleset, count: sight.view.goods[good] } },
  };
}

/** What its group in the cargo would pay. */
function stowed(good: Good, cards: number, { sight }: Context): string {
  const { payout } = goodFace(sight.view.config.ruleset, good);
  return t('olt-help-stowed', { cards, ducats: payout[Math.min(cards, payout.length) - 1] ?? 0 });
}

function helpGood(good: Good, { sight, you }: Context): Help {
  const { view, figures } = sight;
  const { ruleset } = view.config;
  const { payout } = goodFace(ruleset, good);
  const top = you === null ? undefined : figures.groups[you]?.[0];
  const held = goodsOf(ruleset, view.hand)[good] ?? 0;
  const length = top?.good === good ? top.cards : 0;
  return {
    name: capital(goodName(good)),
    kind: t('olt-help-good-kind', { count: view.goods[good] }),
    does: t('olt-help-good'),
    figure: {
      kind: 'steps',
      steps: payout.map((value, n) => ({
        value,
        under: n + 1,
        lit: n + 1 === Math.min(length, payout.length),
      })),
      label: t('olt-help-good-label'),
    },
    now: you === null ? null : t('olt-help-good-now', { held, top: length }),
    rule: 'OLT-2.3',
    picture: { art: GoodArt, props: { good, size: 52 } },
  };
}

function helpToken(token: Token, { sight, you }: Context): Help {
  const player = you === null ? undefined : sight.view.players[you];
  return {
    name: tokenName(token),
    kind: t('olt-help-token-kind', { count: player?.tokens[token] ?? 0 }),
    does: tokenSaid(token),
    now: player ? t('olt-help-token-now', { active: player.token === token ? 'yes' : 'no' }) : null,
    rule: token === 'compass' ? 'OLT-4.51' : 'OLT-2.6',
    picture: { art: TokenMark, props: { token, size: 46 } },
  };
}

function helpPort(port: Port, { sight, you }: Context): Help {
  const { view, figures } = sight;
  const token = view.ports[port] ?? null;
  const player = you === null ? undefined : view.players[you];
  const reach = figures.plan?.reach ?? [];
  const steps = reach.findIndex((ends) => ends.some((end) => end.port === port)) + 1;
  const said =
    player === undefined
      ? []
      : player.ship === port
        ? [t('olt-help-port-here')]
        : [
            ...(steps > 0 ? [t('olt-help-port-steps', { count: steps })] : []),
            ...(player.token && token !== 'compass'
              ? [t('olt-tip-loses', { token: tokenName(player.token) })]
              : []),
          ];
  return {
    name: portName(port),
    kind: token ? t('olt-help-port-token', { token: tokenName(token) }) : t('olt-help-port-empty'),
    does: token ? tokenSaid(token) : t('olt-tip-empty'),
    now: said.length > 0 ? said.join(' ') : null,
    rule: token === 'compass' ? 'OLT-4.51' : 'OLT-4.50',
  };
}

const SYMBOL_RULES: Record<Symbol, string> = {
  ducat: 'OLT-4.41',
  pirate: 'OLT-4.42',
  card: 'OLT-4.43',
  ship: 'OLT-4.45',
};

function helpSymbol(symbol: Symbol, context: Context): Help {
  const { plan } = context.sight.figures;
  const figures = {
    ducat: plan?.ducats,
    pirate: plan?.pirates,
    card: plan?.cards,
    ship: plan ? [0, 1, 2, 3, 4] : undefined,
  }[symbol];
  const lifted = symbolsOf(plans.current.lifted(context.sight.view))[symbol];
  return {
    name: capital(t(`olt-symbol-${symbol}`)),
    kind: t('olt-help-symbol-kind'),
    does: t(`olt-help-symbol-${symbol}-does`),
    figure: figures
      ? {
          kind: 'steps',
          steps: figures.slice(1).map((value, n) => ({ value, under: n + 1, lit: n + 1 === lifted })),
          label: t('olt-help-symbol-label'),
        }
      : undefined,
    now: plan && lifted > 0 ? t('olt-help-symbol-now', { count: lifted }) : null,
    rule: SYMBOL_RULES[symbol],
    picture: { art: Mark, props: { symbol, size: 46 } },
  };
}

const FACT_RULES: Record<string, string> = {
  ducats: 'OLT-6.20',
  hand: 'OLT-4.10',
  prestige: 'OLT-6.23',
  pirates: 'OLT-6.25',
  tokens: 'OLT-6.24',
  cargo: 'OLT-6.21',
  ship: 'OLT-4.45',
};

/** Figures and things of a seat. */
function fact(what: string, seat: Seat, { sight, you, names }: Context): Help | null {
  const { view, figures } = sight;
  const player = view.players[seat];
  const rule = FACT_RULES[what];
  if (!player || !rule) return null;
  const own = seat === you;
  const tokensOf = (one: Seat) =>
    Object.values(view.players[one]?.tokens ?? {}).reduce((sum, some) => sum + some, 0);
  const each = (value: (seat: Seat) => number) => ({
    kind: 'steps' as const,
    steps: names.map((name, one) => ({ value: value(one), under: name, lit: one === you })),
  });
  const sheet = figures.sheets[seat];
  const figure: Help['figure'] =
    what === 'prestige'
      ? each((one) => view.players[one]?.prestige ?? 0)
      : what === 'tokens'
        ? each(tokensOf)
        : what === 'ducats'
          ? {
              kind: 'rows',
              rows: figures.parts.map((part) => ({
                text: t(`olt-help-part-${part}`),
                value: sheet?.[part] ?? 0,
              })),
            }
          : what === 'cargo'
            ? {
                kind: 'rows',
                rows: (figures.groups[seat] ?? []).slice(0, 6).map(({ good, cards, ducats }) => ({
                  mark: { art: GoodArt, props: { good, size: 24 } },
                  text: t('olt-help-group', { count: cards, good: goodName(good) }),
                  value: ducats,
                })),
              }
            : undefined;
  const args = {
    count: what === 'pirates' ? player.pirates : what === 'hand' ? player.hand : 0,
    lions: view.turn.lions,
    turn: view.turn.active === seat ? 'yes' : 'no',
    ducats:
      sheet?.[
        what === 'cargo'
          ? 'cargo'
          : what === 'tokens'
            ? 'tokens'
            : what === 'prestige'
              ? 'prestige'
              : 'ducats'
      ] ?? 0,
    points: figures.points[seat] ?? 0,
    port: portName(player.ship),
  };
  return {
    name: t(`olt-help-${what}-name`),
    kind: names[seat] ?? '',
    does: t(`olt-help-${what}`),
    figure: figure?.kind === 'rows' && figure.rows.length === 0 ? undefined : figure,
    now: own ? t(`olt-help-${what}-now`, args) : null,
    rule,
  };
}

const RULES: Record<string, string> = {
  'olt-step-hand_limit': 'OLT-4.10',
  'olt-step-trade': 'OLT-4.20',
  'olt-step-play': 'OLT-4.30',
  'olt-step-sail': 'OLT-4.45',
  'olt-step-stow': 'OLT-4.55',
  stock: 'OLT-4.60',
  discard: 'OLT-6.12',
  venice: 'OLT-4.61',
  load: 'OLT-4.30',
  lions: 'OLT-4.10',
  first: 'OLT-4.1',
  round: 'OLT-4.61',
  back: 'OLT-1.2',
};

function single(id: string, { sight, you, names }: Context): Help | null {
  const rule = RULES[id];
  if (!rule) return null;
  const { view, figures } = sight;
  const step = id.startsWith('olt-step-');
  const active = you !== null && view.turn.active === you;
  const kinds: Record<string, string> = {
    stock: `${view.stock} ${t('olt-stock-cards', { count: view.stock })}`,
    discard: goodsSaid(goodsOf(view.config.ruleset, view.discard)),
    first: names[view.start] ?? '',
  };
  return {
    name: step ? t(id) : t(`olt-help-${id}-name`),
    kind: step
      ? t('olt-help-step-kind')
      : (kinds[id] ?? t(view.venice ? 'olt-venice-there' : 'olt-venice-gone')),
    does: t(id === 'load' || id === 'lions' ? `olt-help-${id}-does` : `olt-help-${id}`),
    now:
      id === 'stock' && active
        ? t('olt-help-stock-now', { price: figures.price, left: figures.purchases_left })
        : (id === 'load' || id === 'olt-step-play') && active
          ? t('olt-help-load-now', { load: view.turn.load })
          : null,
    rule,
  };
}

export function help(id: string, context: Context): Help | null {
  const [what = '', first = ''] = id.split(' ');
  const of = <T extends string>(all: readonly T[], make: (one: T, context: Context) => Help): Help | null =>
    all.includes(first as T) ? make(first as T, context) : null;
  if (what === 'card') return helpCard(first, context);
  if (what === 'good')
    return of(
      GOODS[context.sight.view.config.ruleset].map(({ good }) => good),
      helpGood,
    );
  if (what === 'token') return of(TOKENS, helpToken);
  if (what === 'symbol') return of(SYMBOLS, helpSymbol);
  if (what === 'port') return first in context.sight.view.ports ? helpPort(first, context) : null;
  if (first !== '') return fact(what, Number(first), context);
  return single(id, context);
}
