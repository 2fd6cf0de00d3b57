// What each kind of card does, and what this one means for one's own seat.

import type { Help, HelpFigure } from '../../../frame/help';
import type { Sight } from '../../../frame/plugin';
import { list, t } from '../../../lib/words.svelte';
import type { Seat } from '../../../wire';
import CardArt from '../art/CardArt.svelte';
import Cube from '../art/Cube.svelte';
import { CARDS } from '../cards';
import { cardName, cardTitle, cubesSaid, each, faceOf, goodName, goodsSaid } from '../said';
import type { Card, Face, Figures, Good, View } from '../types';
import type { Context } from './help';

const RULES: Record<Face['kind'], string> = {
  fire: 'SPE-4.10',
  fireman: 'SPE-2.4',
  contract: 'SPE-2.5',
  ship: 'SPE-2.6',
  trader: 'SPE-2.7',
  office: 'SPE-2.8',
  warehouse: 'SPE-2.12',
  bank: 'SPE-2.13',
  harbour: 'SPE-2.14',
  trading_chamber: 'SPE-2.15',
  church: 'SPE-2.16',
  prayer_boat: 'SPE-2.16',
};

/** Who owns a card; nobody: -1. */
export const ownedBy = (view: View, card: Card): Seat =>
  view.players.findIndex(({ cards }) => cards.includes(card));

/** The symbols of a contract, each with whether a cube lies on it. */
function symbols(view: View, card: Card): { good: Good; on: boolean }[] {
  const face = faceOf(card);
  const cubes = view.covers[card];
  const left = cubes ? each(cubes) : [];
  if (face.kind !== 'contract') return [];
  return face.needs.map((good) => {
    const at = left.indexOf(good);
    if (at >= 0) left.splice(at, 1);
    return { good, on: at >= 0 };
  });
}

/** What the contracts of a seat still ask for. */
export const wanted = (view: View, seat: Seat): Good[] =>
  (view.players[seat]?.cards ?? []).flatMap((card) =>
    symbols(view, card).flatMap(({ good, on }) => (on ? [] : [good])),
  );

/** The strength of everybody's firemen. */
export const strengths = (sight: Sight<View, Figures>, names: string[], you: Seat | null): HelpFigure => ({
  kind: 'steps',
  steps: names.map((name, seat) => ({
    value: sight.figures.firemen[seat] ?? 0,
    under: name,
    lit: seat === you,
  })),
});

function figure(card: Card, { sight, names, you }: Context): HelpFigure | undefined {
  const face = faceOf(card);
  const { view } = sight;
  if (face.kind === 'fire' || face.kind === 'fireman') return strengths(sight, names, you);
  if (face.kind === 'contract') {
    const mine = you !== null && ownedBy(view, card) === you;
    const player = you === null ? undefined : view.players[you];
    const held = player ? [...(player.house ? [player.house] : []), ...each(player.warehouse)] : [];
    const state = ({ good, on }: { good: Good; on: boolean }) =>
      t('spe-help-symbol', { state: on ? 'on' : held.includes(good) ? 'held' : mine ? 'open' : 'none' });
    return {
      kind: 'rows',
      rows: symbols(view, card).map((symbol) => ({
        mark: { art: Cube, props: { good: symbol.good, size: 26 } },
        text: goodName(symbol.good),
        value: state(symbol),
        lit: symbol.on || held.includes(symbol.good),
      })),
    };
  }
  if (face.kind === 'office') {
    const owner = ownedBy(view, card);
    const whose = owner >= 0 ? owner : you;
    const has = whose === null ? 0 : offices(view, whose);
    return {
      kind: 'steps',
      steps: face.steps.map((value, n) => ({
        value,
        under: n + 1,
        lit: whose !== null && n === (owner >= 0 ? has - 1 : has),
      })),
      label: t('spe-help-office-label'),
    };
  }
  if (face.kind === 'ship') {
    const berth = view.row.find((berth) => berth.card === card);
    const cubes = berth ? each(berth.cubes) : [];
    if (cubes.length === 0) return undefined;
    const asks = you === null ? [] : wanted(view, you);
    return {
      kind: 'rows',
      rows: cubes.map((good) => ({
        mark: { art: Cube, props: { good, size: 26 } },
        text: goodName(good),
        ...(asks.includes(good) ? { value: t('spe-help-asked'), lit: true } : {}),
      })),
    };
  }
  if (face.kind === 'trader')
    return {
      kind: 'rows',
      rows: [
        {
          mark: { art: Cube, props: { good: face.good, size: 26 } },
          text: t('spe-help-trader-each'),
          value: t('spe-help-coins', { count: 1 }),
          lit: true,
        },
        { mark: 'star', text: t('spe-help-at-end'), value: t('spe-help-points', { count: 1 }) },
      ],
    };
  return undefined;
}

const offices = (view: View, seat: Seat) =>
  view.players[seat]?.cards.filter((card) => faceOf(card).kind === 'office').length ?? 0;

/** What a card in the row would mean. */
function inRow(card: Card, column: number, { sight, names, you }: Context): string[] {
  if (you === null) return [];
  const { view, figures } = sight;
  const face = faceOf(card);
  const gains = figures.gains[column] ?? [];
  const mine = gains[you] ?? { points: 0, fire: 0 };
  const said: string[] = [];
  if (face.kind === 'fireman' && figures.fire)
    said.push(
      t('spe-help-fireman-now', {
        way: mine.fire > 0 ? 'gain' : mine.fire < 0 ? 'lose' : 'none',
        points: figures.fire.points,
      }),
    );
  if (face.kind === 'office')
    said.push(t('spe-help-office-now', { nth: offices(view, you) + 1, points: mine.points }));
  else if (mine.points > 0) said.push(t('spe-help-gain-now', { points: mine.points }));
  const better = gains.flatMap(({ points }, seat) => (seat !== you && points > mine.points ? [seat] : []));
  const most = Math.max(0, ...better.map((seat) => gains[seat]?.points ?? 0));
  const best = better.filter((seat) => gains[seat]?.points === most);
  if (best.length > 0)
    said.push(t('spe-help-gain-other', { names: list(best.map((seat) => names[seat] ?? '')), points: most }));
  said.push(...fitting(face, view, you));
  const price = figures.prices[column]?.find(({ seat }) => seat === you);
  if (price) said.push(t('spe-help-column-pay', { price: price.price }));
  return said;
}

/** What one has for it. */
function fitting(face: Face, view: View, you: Seat): string[] {
  const player = view.players[you];
  if (!player) return [];
  const held = [...(player.house ? [player.house] : []), ...each(player.warehouse), ...each(player.quay)];
  if (face.kind === 'ship') {
    const asks = wanted(view, you);
    return [asks.length > 0 ? t('spe-help-want', { goods: goodsSaid(asks) }) : t('spe-help-want-none')];
  }
  if (face.kind === 'trader')
    return [
      t('spe-help-trader-now', {
        count: held.filter((good) => good === face.good).length,
        good: goodName(face.good),
      }),
    ];
  if (face.kind === 'contract' && !face.needs.some((good) => held.includes(good)))
    return [t('spe-help-contract-none')];
  return [];
}

/** What a card that one owns brings. */
function owned(card: Card, { sight, you }: Context): string[] {
  if (you === null) return [];
  const { view, figures } = sight;
  const face = faceOf(card);
  const sheet = figures.sheets[you];
  if (face.kind === 'contract') {
    const open = symbols(view, card).flatMap(({ good, on }) => (on ? [] : [good]));
    return [
      open.length > 0
        ? t('spe-help-contract-open', { goods: goodsSaid(open), points: face.points })
        : t('spe-help-contract-full', { points: face.points }),
    ];
  }
  const sources: Partial<Record<Face['kind'], number | undefined>> = {
    office: sheet?.offices,
    harbour: sheet?.harbour,
    trading_chamber: sheet?.trading_chamber,
    warehouse: sheet?.warehouse,
  };
  const points = sources[face.kind];
  if (points !== undefined) return [t('spe-help-so-far', { points })];
  if (face.kind === 'bank')
    return [t('spe-help-income', { who: 'you', name: '', coins: figures.income[you] ?? 0 })];
  return fitting(face, view, you);
}

export function helpCard(card: Card, context: Context): Help | null {
  const face = CARDS[card];
  if (!face) return null;
  const { view, figures } = context.sight;
  const { kind } = face;
  const total = Object.entries(CARDS).filter(
    ([id, other]) => other.kind === kind && !view.removed.includes(id),
  ).length;
  const column = view.row.findIndex((berth) => berth.card === card);
  const owner = ownedBy(view, card);
  const said =
    column >= 0
      ? inRow(card, column, context)
      : owner >= 0 && owner === context.you
        ? owned(card, context)
        : [];
  if ((kind === 'fire' || (kind === 'fireman' && column < 0)) && figures.fire && context.you !== null) {
    const { highest, lowest, points } = figures.fire;
    const way = highest.includes(context.you) ? 'gain' : lowest.includes(context.you) ? 'lose' : 'none';
    said.push(t('spe-help-fire-now', { way, points }));
  }
  const cubes = view.row[column]?.cubes;
  const args = {
    points: 'points' in face ? face.points : 0,
    value: 'value' in face ? face.value : 0,
    good: 'good' in face ? goodName(face.good) : '',
  };
  return {
    name: kind === 'fireman' || kind === 'fire' ? cardName(card) : cardTitle(card),
    kind:
      owner >= 0
        ? t('spe-help-card-owned', { count: total, name: context.names[owner] ?? '' })
        : t('spe-help-card-kind', { count: total }),
    does: t(`spe-help-does-${kind}`, args),
    figure: figure(card, context),
    now: said.length > 0 ? said.join(' ') : null,
    rule: RULES[kind],
    picture: {
      art: CardArt,
      props: { face, cubes: cubes ? each(cubes) : [], label: cubes ? cubesSaid(cubes) : '', small: true },
    },
  };
}
