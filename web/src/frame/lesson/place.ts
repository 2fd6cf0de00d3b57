// Where the card of a step stands: near what is lit, and never over what can be clicked.

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

const GAP = 18;
/** What it costs to cover a target, however small: more than to cover all of the drawer. */
const COVERED = 100_000;
/** What it costs to cover a target that is lit: more than to cover all others. */
const LIT_COVERED = 100 * COVERED;

/** The places of this name on the table that can be seen. */
function seen(name: string): Element[] {
  const all = [...document.querySelectorAll(`[data-at~="${CSS.escape(name)}"]`)];
  // A closed drawer has its place, beside the window.
  return all.filter(
    (element) => element.getClientRects().length > 0 && getComputedStyle(element).visibility !== 'hidden',
  );
}

const isOnTable = (names: string[]) =>
  names.flatMap(seen).every((element) => element.closest('.table > .left, .table > .middle'));

/** How far down the window these places can be seen: the prompt lies over the table, but not over the drawer. */
function endOfSight(names: string[]): number {
  const bar = document.querySelector('.table > .bar')?.getBoundingClientRect();
  return bar && isOnTable(names) ? bar.top : innerHeight;
}

/** The box round everything of these names, wherever it lies; nothing, if none of it can be seen. */
function wholeBoxOf(names: string[]): Box | null {
  const boxes = names.flatMap(seen).map((element) => element.getBoundingClientRect());
  if (boxes.length === 0) return null;
  const of = (side: 'left' | 'top' | 'right' | 'bottom', pick: (...all: number[]) => number) =>
    pick(...boxes.map((box) => box[side]));
  return {
    left: of('left', Math.min) - 5,
    top: of('top', Math.min) - 5,
    right: of('right', Math.max) + 5,
    bottom: of('bottom', Math.max) + 5,
  };
}

/** The same as far as it is seen: within the window, and down to the prompt. */
export function boxOf(names: string[]): Box | null {
  const box = wholeBoxOf(names);
  if (!box) return null;
  return {
    left: Math.max(2, box.left),
    top: Math.max(2, box.top),
    right: Math.min(innerWidth - 2, box.right),
    bottom: Math.min(endOfSight(names) - 2, box.bottom),
  };
}

/** Seats and board, as far as the prompt does not lie over them. */
export function tableBox(): Box | null {
  const parts = [...document.querySelectorAll('.table > .left, .table > .middle')];
  const boxes = parts.map((part) => part.getBoundingClientRect());
  const bar = document.querySelector('.table > .bar')?.getBoundingClientRect();
  const top = document.querySelector('header.top')?.getBoundingClientRect();
  if (boxes.length === 0) return null;
  return {
    left: Math.min(...boxes.map((box) => box.left)),
    top: Math.max(0, Math.min(...boxes.map((box) => box.top)), Math.min(0, top?.bottom ?? 0)),
    right: Math.max(...boxes.map((box) => box.right)),
    bottom: Math.min(innerHeight, bar?.top ?? innerHeight, Math.max(...boxes.map((box) => box.bottom))),
  };
}

/** Brings what is lit into the window; on the table down to the prompt, so that the card has room above it. */
export function bringIntoSight(names: string[]): void {
  const whole = wholeBoxOf(names);
  const end = endOfSight(names) - GAP / 2;
  if (!whole || (whole.top >= 60 && whole.bottom <= end)) return;
  const onTable = isOnTable(names);
  names.flatMap(seen)[0]?.scrollIntoView({ block: onTable ? 'end' : 'center', inline: 'nearest' });
  const box = wholeBoxOf(names);
  // On a phone the window scrolls, and the prompt lies over its end.
  if (box && onTable) scrollBy(0, Math.min(box.bottom - end, box.top - 60));
}

const overlap = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) *
  Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));

/** Where a card of this size hides least: of the places round the lit box and those at the edges of the board. */
export function placeCard(lit: Box | null, width: number, height: number): { left: number; top: number } {
  const bar = document.querySelector('.bar .prompt, .bar .lesson-bar')?.getBoundingClientRect();
  const top = document.querySelector('header.top')?.getBoundingClientRect();
  const room: Box = {
    left: 10,
    top: Math.max(0, top?.bottom ?? 0) + 8,
    right: innerWidth - 10,
    bottom: (bar?.top ?? innerHeight) - 10,
  };
  const clampX = (x: number) => Math.max(room.left, Math.min(room.right - width, x));
  const clampY = (y: number) => Math.max(room.top, Math.min(room.bottom - height, y));
  const middleX = (innerWidth - width) / 2;
  const targets = [...document.querySelectorAll('.middle [data-target]:not(:disabled)')]
    .filter((element) => element.checkVisibility())
    .map((element) => element.getBoundingClientRect());
  const beside = [...document.querySelectorAll('.table > .left, .table > .drawer')].map((element) =>
    element.getBoundingClientRect(),
  );
  if (!lit) return { left: clampX(middleX), top: clampY((room.top + room.bottom - height) / 2) };
  const x = (lit.left + lit.right - width) / 2;
  const y = (lit.top + lit.bottom - height) / 2;
  const spots = [
    { left: x, top: lit.top - height - GAP },
    { left: lit.right + GAP, top: y },
    { left: lit.left - width - GAP, top: y },
    { left: lit.right + GAP, top: room.top },
    { left: lit.left - width - GAP, top: room.top },
    { left: x, top: lit.bottom + GAP },
    { left: middleX, top: room.top },
    { left: middleX, top: room.bottom - height },
    { left: room.left, top: room.top },
    { left: room.right - width, top: room.top },
    { left: room.left, top: room.bottom - height },
    { left: room.right - width, top: room.bottom - height },
  ].map((spot) => ({ left: clampX(spot.left), top: clampY(spot.top) }));
  const cost = (spot: { left: number; top: number }): number => {
    const box = { ...spot, right: spot.left + width, bottom: spot.top + height };
    // What can be chosen is covered last, and what is lit of it never; seats and drawer are better covered than what is lit.
    const besides = beside.reduce((sum, one) => sum + 0.2 * overlap(box, one), 0);
    const covered = (one: Box) => {
      if (overlap(box, one) === 0) return 0;
      return overlap(one, lit) > 0 ? LIT_COVERED + 24 * overlap(box, one) : COVERED + 8 * overlap(box, one);
    };
    const chosen = targets.reduce((sum, one) => sum + covered(one), 0);
    const isHidden = 2 * overlap(box, lit) > (lit.right - lit.left) * (lit.bottom - lit.top);
    return besides + 2 * overlap(box, lit) + (isHidden ? 10 * COVERED : 0) + chosen;
  };
  return spots.reduce((best, spot) => (cost(spot) < cost(best) - 1 ? spot : best));
}
