// Something that the server is asked to do from a form: under way, refused, or done.

import { Refused, type Refusal } from './api';

export class Action {
  busy = $state(false);
  done = $state(false);
  refusal: Refusal | null = $state.raw(null);

  /** Does it, unless it is under way already. Says whether it was done. */
  async run(work: () => Promise<void>): Promise<boolean> {
    if (this.busy) return false;
    this.busy = true;
    this.done = false;
    this.refusal = null;
    try {
      await work();
      this.done = true;
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      this.refusal = error.refusal;
    } finally {
      this.busy = false;
    }
    return this.done;
  }
}
