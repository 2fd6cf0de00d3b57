// Names of cards and goods, and lists of cubes, as messages.

import { list, t } from '../../lib/words.svelte';
import { CARDS } from './cards';
import type { Card, Face, Good } from './types';

export type Cubes = Record<Good, number>;
export const GOODS: Good[] = ['coffee', 'tea', 'spices', 'rubber', 'cloth'];

export function faceOf(card: Card): Face {
  return CARDS[card] ?? { kind: 'ship' };
}

/** One of each cube, in order. */
export function each(cubes: Cubes): Good[] {
  return GOODS.flatMap((good) => Array.from({ length: cubes[good] }, () => good));
}

export function count(cubes: Cubes): number {
  return GOODS.reduce((sum, good) => sum + cubes[good], 0);
}

export function goodName(good: Good): string {
  return t(`spe-good-${good}`);
}

/** `2 tea and cloth`. */
export function cubesSaid(cubes: Cubes): string {
  const kinds = GOODS.filter((good) => cubes[good] > 0);
  if (kinds.length === 0) return t('spe-nothing');
  return list(kinds.map((good) => (cubes[good] > 1 ? `${cubes[good]} ${goodName(good)}` : goodName(good))));
}

export function goodsSaid(goods: Good[]): string {
  const cubes: Cubes = { coffee: 0, tea: 0, spices: 0, rubber: 0, cloth: 0 };
  for (const good of goods) cubes[good] += 1;
  return cubesSaid(cubes);
}

/** As on the card itself. */
export function cardTitle(card: Card): string {
  const face = faceOf(card);
  return face.kind === 'trader' ? t('spe-trader-of', { good: face.good }) : t(`spe-card-${face.kind}`);
}

/** With what matters of it, for the log and for readers. */
export function cardName(card: Card): string {
  const face = faceOf(card);
  switch (face.kind) {
    case 'fire':
      return t('spe-name-fire', { points: face.points });
    case 'fireman':
      return t('spe-name-fireman', { value: face.value });
    case 'contract':
      return t('spe-name-contract', { points: face.points, goods: goodsSaid(face.needs) });
    case 'trader':
      return t('spe-trader-of', { good: face.good });
    default:
      return t(`spe-card-${face.kind}`);
  }
}
