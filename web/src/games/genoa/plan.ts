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
const SPOTS: Record<Shape, [number, number]> = {
  street: [0.5, 0.5],
  lying: [0.27, 0.6],
  standing: [0.5, 0.42],
  tall: [0.5, 0.4],
  market: [0.5, 0.5],
};

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
export const FIELDS: Field[] = Object.keys(PLACES).sort(
  (a, b) => placeOf(a).row - placeOf(b).row || placeOf(a).column - placeOf(b).column,
);

/** A building or the market has a picture; a street has none. */
export const isPictured = (field: Field): boolean =>
  field === 'marketplace' || (BUILDINGS as Field[]).includes(field);

/** The squares of the rim, clockwise from the top left corner. */
const RIM: [row: number, column: number][] = [
  ...Array.from({ length: SIDE - 1 }, (_, n): [number, number] => [1, n + 1]),
  ...Array.from({ length: SIDE - 1 }, (_, n): [number, number] => [n + 1, SIDE]),
  ...Array.from({ length: SIDE - 1 }, (_, n): [number, number] => [SIDE, SIDE - n]),
  ...Array.from({ length: SIDE - 1 }, (_, n): [number, number] => [SIDE - n, 1]),
];

const covers = (field: Field, row: number, column: number): boolean => {
  const place = placeOf(field);
  return (
    row >= place.row &&
    row < place.row + place.rows &&
    column >= place.column &&
    column < place.column + place.columns
  );
};

/** The outer corners of a square of the rim, clockwise. */
function edge([row, column]: [number, number]): Point[] {
  const [left, right, top, bottom] = [column - 1, column, row - 1, row].map((n) => (n / SIDE) * 100) as [
    number,
    number,
    number,
    number,
  ];
  const corners: Point[] = [
    { x: left, y: top },
    { x: right, y: top },
    { x: right, y: bottom },
    { x: left, y: bottom },
  ];
  // From the left side upwards round the square, as far as it lies on the rim.
  const first = column === 1 ? (row === SIDE ? 2 : 3) : column === SIDE && row > 1 ? 1 : row === SIDE ? 2 : 0;
  const onRim = ({ x, y }: Point) => x === 0 || x === 100 || y === 0 || y === 100;
  return [0, 1, 2, 3]
    .map((n) => corners[(first + n) % 4])
    .filter((point): point is Point => point !== undefined && onRim(point));
}

/** A band along the rim, past these neighbouring buildings in their order. */
export function rimPath(buildings: Field[]): string {
  const begins = (field: Field) =>
    RIM.findIndex((square, n) => covers(field, ...square) && !covers(field, ...(RIM.at(n - 1) ?? square)));
  const points = buildings.flatMap((field) => {
    const first = Math.max(0, begins(field));
    const run: Point[] = [];
    for (let n = first; n < first + RIM.length; n++) {
      const square = RIM[n % RIM.length];
      if (!square || !covers(field, ...square)) break;
      run.push(...edge(square));
    }
    return run;
  });
  return points.map(({ x, y }, n) => `${n === 0 ? 'M' : 'L'}${x} ${y}`).join('');
}
