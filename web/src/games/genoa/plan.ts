// Where things stand on the plan of the city, in hundredths of its width and height.

import { BUILDINGS, PLACES, type Place } from './cards';
import type { Field } from './types';

/** Rows and columns of the map. */
export const SIDE = 8;

export interface Point {
  x: number;
  y: number;
}

export type Shape = 'street' | 'lying' | 'standing' | 'tall' | 'market';

const NOWHERE: Place = { row: 1, column: 1, rows: 1, columns: 1 };

export const placeOf = (field: Field): Place => PLACES[field] ?? NOWHERE;

export function shapeOf(field: Field): Shape {
  const { rows, columns } = placeOf(field);
  if (rows === columns) return rows === 1 ? 'street' : 'market';
  return columns > rows ? 'lying' : rows > 2 ? 'tall' : 'standing';
}

/** Where a disc lies in a field of this shape, so that its name can still be read. */
const SPOTS: Record<Shape, [number, number]> = { street: [0.5, 0.5], lying: [0.27, 0.66], standing: [0.5, 0.42], tall: [0.5, 0.4], market: [0.5, 0.5] };

/** Where tower and discs stand. */
export function spotOf(field: Field): Point {
  const { row, column, rows, columns } = placeOf(field);
  const [across, down] = SPOTS[shapeOf(field)];
  return { x: ((column - 1 + columns * across) / SIDE) * 100, y: ((row - 1 + rows * down) / SIDE) * 100 };
}

/** The middle of a field. */
export function middleOf(field: Field): Point {
  const { row, column, rows, columns } = placeOf(field);
  return { x: ((column - 1 + columns / 2) / SIDE) * 100, y: ((row - 1 + rows / 2) / SIDE) * 100 };
}

/** Every field, from the top left to the bottom right, as one reads and as the keys go. */
export const FIELDS: Field[] = Object.keys(PLACES).sort((a, b) => placeOf(a).row - placeOf(b).row || placeOf(a).column - placeOf(b).column);

/** A building or the market has a picture; a street has none. */
export const isPictured = (field: Field): boolean => field === 'marketplace' || (BUILDINGS as Field[]).includes(field);
