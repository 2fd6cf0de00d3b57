/** What calls for somebody who looks elsewhere: a sound, and the number of chat messages not read yet. */
import { muted } from '../lib/muted.svelte';
import { chime } from '../lib/sound';
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
