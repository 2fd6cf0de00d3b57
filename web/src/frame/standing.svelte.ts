// A question that comes often, answered beforehand: the switch is remembered for the seat, and answers by itself.

import { recall, remember } from '../lib/session';
import type { Live } from './live.svelte';
import type { Prompt } from './plugin';

const KEY = ({ table, you }: Live) => `fondaco-standing-${table}-${you ?? ''}`;

type Find = (prompt: Prompt | null) => { label: string; decision: number | null } | null;

export class StandingAnswer {
  on = $state(false);
  /** The question that was answered by itself; if the answer is taken back, it is not given again. */
  private answered: number | null = null;

  constructor(
    private readonly live: Live,
    private readonly find: Find,
  ) {
    this.on = recall(KEY(live)) !== null;
    $effect(() => {
      const { prompt, connection, busy, learns } = this.live;
      const decision = this.offered?.decision ?? null;
      if (
        !this.on ||
        learns ||
        prompt === null ||
        decision === null ||
        connection !== 'open' ||
        busy ||
        this.answered === prompt.ask
      )
        return;
      this.answered = prompt.ask;
      void this.live.decide([prompt.decisions[decision]]);
    });
  }

  /** What oneself can switch on now, if anything. */
  get offered(): ReturnType<Find> {
    const { you, stage, prompt, must, seats } = this.live;
    const occupant = you === null ? undefined : seats[you];
    if (you === null || stage !== 'running' || occupant?.kind !== 'person' || occupant.stand_in) return null;
    return this.find(must.includes(you) ? prompt : null);
  }

  set(on: boolean): void {
    this.on = on;
    remember(KEY(this.live), on ? 'yes' : null);
  }
}
