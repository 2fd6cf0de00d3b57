// What the prompt bar says to somebody who is not asked.

import { hasGivenUp } from './given-up';
import type { Live } from './live.svelte';
import type { Ask, Plugin, Sight } from './plugin';
import type { Talk } from './talk.svelte';

interface Now {
  talk: Talk;
  /** A bot plays for oneself. */
  away: boolean;
  /** Offers that wait for oneself. */
  offered: number;
}

interface Asked extends Now {
  /** The table waits for oneself, or it is one's turn all the same. */
  asked: boolean;
  /** One may speak now. */
  speaking: boolean;
  chosen: number | null;
}

/** What the prompt bar says. */
export function askOf(live: Live, plugin: Plugin, sight: Sight, names: string[], now: Asked): Ask {
  const { asked, speaking, chosen } = now;
  if (live.end) return { title: { key: 'prompt-over' }, buttons: [] };
  if (live.prompt && asked) return plugin.ask(sight, live.prompt, chosen, names);
  const picks = live.prompt && speaking ? plugin.picks?.(sight, live.prompt, chosen) : null;
  return { ...askNothing(live, plugin, sight, names, now), ...picks };
}

/** When the short clock of one's own question runs out. */
export function ownClose({ you, must, clocks }: Live): number | null {
  const clock = you === null || !must.includes(you) ? undefined : clocks?.[you];
  return (clock?.window && clock.until) || null;
}

/** When one's own short clock runs out, or else the first of the others'. */
export function closesFor(live: Live, asked: boolean): number | null {
  const times = (live.clocks ?? []).flatMap((clock) => (clock.window ? (clock.until ?? []) : []));
  return ownClose(live) ?? (live.end || asked || times.length === 0 ? null : Math.min(...times));
}

/** What the table waits for, and what one may say all the same. */
function askNothing(live: Live, plugin: Plugin, sight: Sight, names: string[], now: Now): Ask {
  const key = detail(live, now);
  const may =
    (key === 'prompt-may' || key === 'prompt-listens') && live.prompt && plugin.may
      ? plugin.may(sight, live.prompt)
      : null;
  return {
    title: plugin.waiting(sight, names),
    buttons: [],
    ...(key ? { detail: may ?? { key, args: { count: now.offered } } } : {}),
  };
}

function detail(live: Live, { talk, away, offered }: Now): string | null {
  if (live.you === null) return 'prompt-watching';
  if (away) return hasGivenUp(live) ? 'gave-up' : 'prompt-away';
  if (!talk.mine) return null;
  if (offered > 0) return 'prompt-offered';
  if (talk.rested) return 'prompt-rested';
  return live.listens !== null ? 'prompt-listens' : 'prompt-may';
}
