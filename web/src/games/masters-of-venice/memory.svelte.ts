// Where the pegs stood when the round began, for showing what has changed since. Whoever comes later has not seen it.

import type { Board } from './types';

class Memory {
  before = $state.raw<Board | null>(null);
  private last: Board | null = null;

  /** Another table. */
  forget(): void {
    this.before = null;
    this.last = null;
  }

  see(board: Board): void {
    if (this.last !== null && this.last.space !== board.space) this.before = board.space > this.last.space ? this.last : null;
    this.last = board;
  }
}

export const memory = new Memory();
