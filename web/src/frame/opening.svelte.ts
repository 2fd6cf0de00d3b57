// Sealed choices that open for everybody to see, before the table follows from them. A click or a key ends it.

import { lessMotion } from '../lib/settings.svelte';

/** Whatever it shows, nobody waits longer. */
const PATIENCE = 6000;

export class Opening {
  /** What is being opened. */
  events: unknown[] | null = $state.raw(null);
  private resolve: (() => void) | null = null;

  /** Resolves when it has been seen. Where less motion is wanted, and where nobody looks, the table changes at once. */
  async show(events: unknown[]): Promise<void> {
    this.end();
    if (lessMotion() || document.hidden) return;
    this.events = events;
    const late = setTimeout(this.end, PATIENCE);
    await new Promise<void>((resolve) => (this.resolve = resolve));
    clearTimeout(late);
  }

  readonly end = (): void => {
    this.events = null;
    this.resolve?.();
    this.resolve = null;
  };
}
