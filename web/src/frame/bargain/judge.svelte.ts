// What is put together in a drawer is judged while it is put together: the server is asked, a moment after the last change.

import { untrack } from 'svelte';

import type { Refusal } from '../../lib/api';

/** Nobody is asked about every coin. */
const PAUSE = 250;

export class Judge<D> {
  /** What is wrong with it, if that is known. */
  refusal: Refusal | null = $state.raw(null);
  /** Would it count as it lies there? */
  fine = $state(false);
  private asked = '';

  /** `run`: what would be sent, nothing if there is nothing yet; `table`: changes when the table does. */
  constructor(run: () => D[] | null, table: () => unknown, weigh: (run: D[]) => Promise<Refusal | null>) {
    $effect(() => {
      table();
      const now = run();
      const text = JSON.stringify(now);
      untrack(() => {
        if (text !== this.asked) [this.fine, this.refusal] = [false, null];
        this.asked = text;
      });
      if (now === null) return;
      const later = setTimeout(async () => {
        const refusal = await weigh(now);
        // What is settled meanwhile, or cannot be asked, says nothing about the offer.
        if (
          text !== this.asked ||
          refusal?.code === 'offline' ||
          refusal?.code === 'stale' ||
          refusal?.code === 'too_many'
        )
          return;
        [this.fine, this.refusal] = [refusal === null, refusal];
      }, PAUSE);
      return () => clearTimeout(later);
    });
  }
}
