/** What calls for somebody who looks elsewhere: a sound, and the number of chat messages not read yet. */
import { onDestroy } from 'svelte';

import { muted } from '../lib/muted.svelte';
import { chime, warn } from '../lib/sound';
import { now } from '../lib/time';
import type { Live } from './live.svelte';

/** Whoever looked away hears that they are asked, or that something is offered to them. */
export function chimeForNews(live: Live, offered: () => number): void {
  let before = { turn: false, offered: 0 };
  $effect(() => {
    const turn = live.stage === 'running' && live.you !== null && live.must.includes(live.you);
    const now = { turn, offered: offered() };
    if ((turn && !before.turn) || now.offered > before.offered) chime();
    before = now;
  });
}

/** So many milliseconds are little time, and so many are nearly none. */
export const LOW = 30_000;
export const SHORT = 10_000;

/** Whoever's clock runs low hears it: once when it is little time, and once when it is nearly none. */
export function warnOfClock(live: Live): void {
  let before = Infinity;
  const timer = setInterval(() => {
    const until =
      live.you === null || !live.must.includes(live.you) ? undefined : live.clocks?.[live.you]?.until;
    const left = until === undefined ? Infinity : until - now();
    // A clock that begins below a mark, as short ones do, does not pass it.
    const passed = [LOW, SHORT].some((mark) => before > mark && before < Infinity && left <= mark);
    if (passed && left > 0) warn(left <= SHORT);
    before = left;
  }, 250);
  onDestroy(() => clearInterval(timer));
}

/** Counts what was said in the chat since it was last read. */
export class UnreadChat {
  #live: Live;
  #read = $state(0);

  constructor(live: Live) {
    this.#live = live;
  }

  /** Everything that was said so far is read. */
  read(): void {
    this.#read = this.#live.chat.at(-1)?.n ?? this.#read;
  }

  get count(): number {
    return this.#live.chat.filter((said) => said.n > this.#read && !muted.has(said.name)).length;
  }
}
