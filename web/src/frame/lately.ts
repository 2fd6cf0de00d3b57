// What happened last, in sentences: the newest lines of the log that say something.

import type { Entry } from './live.svelte';
import type { Line, Plugin, Sight } from './plugin';

const MOST = 8;

/** Oldest first; headings of the log are left out. */
export function latelySaid(log: Entry[], plugin: Plugin, names: string[], sight: Sight): Line[] {
  const found: Line[] = [];
  for (let n = log.length - 1; n >= 0 && found.length < MOST; n--) {
    const entry = log[n];
    if (!entry || 'note' in entry) continue;
    const line = plugin.line(entry.event, names, sight);
    if (line && !line.head) found.unshift(line);
  }
  return found;
}

/** The events of this round, newest last. */
export function roundOf(log: Entry[], plugin: Plugin): unknown[] {
  const events = log.flatMap((entry) => ('event' in entry ? [entry.event] : []));
  return events.slice(events.findLastIndex((event) => plugin.isRound(event)) + 1);
}
