// What changed moves: ghosts fly from where a thing lay to where it lies now. A click skips everything.

import { tick } from 'svelte';

import { lessMotion } from '../lib/settings.svelte';
import type { Flight } from './plugin';

const TIME = 420;
const EASE = 'cubic-bezier(.2,.7,.2,1)';
let flying: Animation[] = [];
let waiting: (() => void)[] = [];

/** Ends what still flies, and what is left to be read. */
export function skip(): void {
  for (const animation of flying) animation.finish();
  for (const go of waiting) go();
  waiting = [];
}

/** When somebody clicks to see what comes next. */
export const skipped = (): Promise<void> => new Promise((resolve) => waiting.push(resolve));

// Nothing is drawn in a tab that nobody sees, so nothing would ever land there.
document.addEventListener('visibilitychange', skip);

const place = (at: string): HTMLElement | null => {
  const found = [...document.querySelectorAll<HTMLElement>(`[data-at~="${CSS.escape(at)}"]`)];
  return found.find((element) => element.getClientRects().length > 0) ?? null;
};

interface Seen {
  box: DOMRect;
  ghost: HTMLElement | null;
  /** Where the ghost lives: what it looks like follows from what is round it. */
  home: HTMLElement;
}

function seen(at: string, copy: boolean): Seen | null {
  const element = place(at);
  if (!element) return null;
  const ghost = copy ? (element.cloneNode(true) as HTMLElement) : null;
  return { box: element.getBoundingClientRect(), ghost, home: element.parentElement ?? document.body };
}

/** Changes the table by `change`, and shows the flights that lead there. Resolves when they have landed. */
export async function fly(flights: Flight[], change: () => void): Promise<void> {
  if (flights.length === 0 || lessMotion() || document.hidden) {
    change();
    await tick();
    if (flights.length > 0) glow(flights);
    return;
  }
  const before = flights.map((flight) => seen(flight.from, flight.ghost === 'from'));
  change();
  await tick();
  const landed = flights.map((flight, n) => launch(flight, before[n] ?? null));
  const longest = Math.max(...flights.map((flight) => (flight.wait ?? 0) + lasting(flight)));
  const patience = new Promise((resolve) => setTimeout(resolve, Math.max(3 * TIME, longest + TIME)));
  await Promise.race([Promise.all(landed), patience]);
}

/** A longer way takes longer, but nobody waits for ever. */
const lasting = ({ via }: Flight): number => (via ? Math.min(TIME + via.length * 90, 4 * TIME) : TIME);

function launch(flight: Flight, before: Seen | null): Promise<unknown> {
  const after = seen(flight.to, flight.ghost === 'to');
  if (!before || !after) return Promise.resolve();
  const ghost =
    flight.ghost === 'from' ? before.ghost : flight.ghost === 'to' ? after.ghost : coin(flight.ghost.coin);
  if (!ghost) return Promise.resolve();
  // The ghost has the size of what it shows and flies from centre to centre.
  const own =
    flight.ghost === 'to' ? after.box : flight.ghost === 'from' ? before.box : new DOMRect(0, 0, 34, 34);
  ghost.classList.add('ghost');
  ghost.setAttribute('aria-hidden', 'true');
  ghost.removeAttribute('id');
  for (const part of ghost.querySelectorAll('[data-at]')) part.removeAttribute('data-at');
  ghost.removeAttribute('data-at');
  Object.assign(ghost.style, {
    position: 'fixed',
    left: '0',
    top: '0',
    margin: '0',
    width: `${own.width}px`,
    height: `${own.height}px`,
    transform: 'none',
    zIndex: '50',
    pointerEvents: 'none',
  });
  const home = flight.ghost === 'from' ? before.home : flight.ghost === 'to' ? after.home : document.body;
  (home.isConnected ? home : document.body).append(ghost);
  // Some containers are the ground for what is fixed in them: then the ghost does not begin at the corner of the window.
  const ground = ghost.getBoundingClientRect();
  const at = (box: DOMRect, scale: number) =>
    `translate(${box.x + box.width / 2 - own.width / 2 - ground.x}px, ${box.y + box.height / 2 - own.height / 2 - ground.y}px) scale(${scale})`;
  const small = (box: DOMRect) =>
    Math.max(0.25, Math.min(1, Math.max(box.width / own.width, box.height / own.height)));
  const hidden = flight.ghost === 'to' ? place(flight.to) : null;
  if (hidden) hidden.style.visibility = 'hidden';
  const way = (flight.via ?? []).flatMap((name) => place(name)?.getBoundingClientRect() ?? []);
  const animation = ghost.animate(
    [
      { transform: at(before.box, small(before.box)) },
      ...along(way, before.box, after.box).map(([box, offset]) => ({ transform: at(box, 1), offset })),
      { transform: at(after.box, small(after.box)) },
    ],
    {
      duration: lasting(flight),
      easing: way.length > 0 ? 'ease-in-out' : EASE,
      delay: flight.wait ?? 0,
      fill: 'both',
    },
  );
  flying.push(animation);
  const land = () => {
    ghost.remove();
    if (hidden) hidden.style.visibility = '';
  };
  return animation.finished
    .then(land, land)
    .finally(() => (flying = flying.filter((other) => other !== animation)));
}

/** At an even pace: each place on the way with its share of the length. */
function along(way: DOMRect[], from: DOMRect, to: DOMRect): [DOMRect, number][] {
  const centre = (box: DOMRect) => [box.x + box.width / 2, box.y + box.height / 2] as const;
  let length = 0;
  const run = [from, ...way, to].map((box, n, all) => {
    const [x, y] = centre(box);
    const [px, py] = centre(all[n - 1] ?? box);
    length += Math.hypot(x - px, y - py);
    return length;
  });
  return way.map((box, n) => [box, length === 0 ? 1 : (run[n + 1] ?? 0) / length]);
}

function coin(label: string): HTMLElement {
  const ghost = document.createElement('b');
  ghost.className = 'flying-coin';
  ghost.textContent = label;
  return ghost;
}

/** Where nothing flies, what changed glows for a moment. */
function glow(flights: Flight[]): void {
  for (const flight of flights) {
    const element = place(flight.to);
    element?.classList.add('changed');
    setTimeout(() => element?.classList.remove('changed'), 1000);
  }
}

/** Lights the places that a line of the log speaks of. */
export function light(places: string[] | undefined, on: boolean): void {
  for (const at of places ?? []) place(at)?.classList.toggle('spoken-of', on);
}
