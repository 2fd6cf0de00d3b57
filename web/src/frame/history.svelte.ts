// The match so far: step by step from the server, round by round for charts, and how the table was when changes were last counted.

import { api } from '../lib/api';
import type { ReplayStep, Seat } from '../wire';
import type { Plugin, Sight } from './plugin';

/** Every step with its view, as this viewer saw it. */
export async function historyOf(table: string, seat: Seat | null): Promise<ReplayStep[]> {
  const found: ReplayStep[] = [];
  for (let from = 0, of = 1; from < of;) {
    const part = await api.frames(table, { seat, from, whole: true });
    found.push(...part.steps);
    from += part.steps.length || 1;
    ({ of } = part);
  }
  return found;
}

/** What was so at the end of each round, and now. */
export function byRound<T>(
  steps: ReplayStep[],
  isRound: (event: unknown) => boolean,
  of: (sight: Sight) => T,
): T[] {
  const ends = steps.filter((_, n) => n + 1 === steps.length || steps[n + 1]?.events.some(isRound));
  return ends.map(({ view, figures }) => of({ view, figures }));
}

type Counting = Pick<Plugin, 'isMark'>;

/** Where changes are counted from. What happened before the page was opened is asked of the server. */
export class Mark {
  sight: Sight | null = $state.raw(null);
  private marks = 0;

  /** The table has become this by these events. */
  note(sight: Sight | null, events: unknown[], { isMark }: Counting): void {
    if (!isMark || !events.some(isMark)) return;
    this.sight = sight;
    this.marks += 1;
  }

  /** What another viewer saw; also what is still being asked for. */
  forget(): void {
    this.sight = null;
    this.marks += 1;
  }

  /** Finds the last mark among the steps of the match. What is noted meanwhile is newer. */
  async recall(table: string, seat: Seat | null, steps: ReplayStep[], { isMark }: Counting): Promise<void> {
    const recall = ++this.marks;
    const from = isMark ? steps.findLastIndex(({ events }) => events.some(isMark)) : -1;
    const found = from < 0 ? null : ((await api.frames(table, { seat, from, whole: true })).steps[0] ?? null);
    if (recall === this.marks) this.sight = found && { view: found.view, figures: found.figures };
  }
}
