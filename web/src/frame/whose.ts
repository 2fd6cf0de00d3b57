// Whose turn it is, whose word is wanted, and who is waited for: three things, said on seats and bar.

import { t } from '../lib/words.svelte';
import type { Seat } from '../wire';
import type { Live } from './live.svelte';

interface Now {
  /** Whose turn it is; nobody's where all decide at once. */
  turn: Seat | null;
  must: Seat[];
  may: Seat[];
}

/**
 * `turn`: it is this seat's turn, and the table waits for it. `word`: it is somebody else's turn, and the table waits for an
 * answer of this seat. `waits`: it is this seat's turn, and the table waits for others. `may`: it may speak and need not.
 */
export type Part = 'turn' | 'word' | 'waits' | 'may';

export function partOf(seat: Seat, { turn, must, may }: Now): Part | null {
  if (must.includes(seat)) return turn === null || turn === seat ? 'turn' : 'word';
  if (turn === seat && must.length > 0) return 'waits';
  return may.includes(seat) ? 'may' : null;
}

/** What part oneself has in what is asked now, in a word or two. */
export function partSaid({ you, stage, must, may }: Live, turn: Seat | null): string | null {
  const part = you === null || stage !== 'running' ? null : partOf(you, { turn, must, may });
  return part === null ? null : t(`part-${part}`);
}
