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

/** The number of the first end of a round: the opening may stand before the first round, or in it. */
export const firstRound = (steps: ReplayStep[], isRound: (event: unknown) => boolean): number =>
  steps[0]?.events.some(isRound) ? 1 : 0;

/** What everybody had of a game's money at the end of each round, and the money that they began with, as its events tell. */
export function purses(
  steps: ReplayStep[],
  { isRound, income }: { isRound: (event: unknown) => boolean; income: NonNullable<Plugin['income']> },
  final: number[],
): { rounds: number[][]; start: number[] } {
  const all = steps.flatMap(({ events }) => events);
  const sum = (events: unknown[], seat: Seat) =>
    income(events, seat).reduce((sum, { points }) => sum + points, 0);
  const start = final.map((ducats, seat) => ducats - sum(all, seat));
  const ends = steps.flatMap((_, n) =>
    n + 1 === steps.length || steps[n + 1]?.events.some(isRound) ? [n + 1] : [],
  );
  const rounds = ends.map((end) => {
    const events = steps.slice(0, end).flatMap((step) => step.events);
    return final.map((_, seat) => (start[seat] ?? 0) + sum(events, seat));
  });
  return { rounds, start };
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
