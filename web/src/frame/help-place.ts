// Where an explanation lies: beside its thing, never over it, and over no legal target as long as there is room elsewhere.

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Placed {
  x: number;
  y: number;
  /** The side of the thing at which it lies, if it touches it. */
  side: 'left' | 'right' | 'above' | 'below' | null;
}

const GAP = 14;
const EDGE = 8;
const GRID = 24;

const overlap = (a: Box, b: Box) =>
  Math.max(0, Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x)) *
  Math.max(0, Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y));

const distance = (a: Box, b: Box) =>
  Math.hypot(
    Math.max(0, b.x - a.x - a.width, a.x - b.x - b.width),
    Math.max(0, b.y - a.y - a.height, a.y - b.y - b.height),
  );

/** Finds the place for a card of this size. */
export function place(
  thing: Box,
  size: { width: number; height: number },
  keepFree: Box[],
  screen: { width: number; height: number },
): Placed {
  const inX = (x: number) => Math.min(Math.max(EDGE, x), Math.max(EDGE, screen.width - size.width - EDGE));
  const inY = (y: number) => Math.min(Math.max(EDGE, y), Math.max(EDGE, screen.height - size.height - EDGE));
  const right = thing.x + thing.width;
  const bottom = thing.y + thing.height;
  const rows = [thing.y, thing.y + (thing.height - size.height) / 2, bottom - size.height].map(inY);
  const columns = [thing.x + (thing.width - size.width) / 2, thing.x, right - size.width].map(inX);
  const beside: Placed[] = [
    ...rows.map((y) => ({ x: inX(right + GAP), y, side: 'right' as const })),
    ...rows.map((y) => ({ x: inX(thing.x - size.width - GAP), y, side: 'left' as const })),
    ...columns.map((x) => ({ x, y: inY(thing.y - size.height - GAP), side: 'above' as const })),
    ...columns.map((x) => ({ x, y: inY(bottom + GAP), side: 'below' as const })),
  ];
  const cost = (at: Placed) => {
    const card = { ...at, ...size };
    const covered = keepFree.reduce((sum, box) => sum + overlap(card, box), 0);
    return overlap(card, thing) * 100 + covered * 10 + distance(card, thing);
  };
  const best = (all: Placed[]) => {
    const costs = all.map(cost);
    const least = Math.min(...costs);
    return { at: all[costs.indexOf(least)] ?? { x: EDGE, y: EDGE, side: null }, least };
  };
  const near = best(beside);
  if (near.least <= GAP + 1) return near.at;
  const anywhere: Placed[] = [];
  for (let x = EDGE; x <= screen.width - size.width - EDGE; x += GRID)
    for (let y = EDGE; y <= screen.height - size.height - EDGE; y += GRID)
      anywhere.push({ x, y, side: null });
  const far = best(anywhere);
  return far.least < near.least ? far.at : near.at;
}
