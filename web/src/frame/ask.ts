// What the prompt bar says to somebody who is not asked.

import { hasGivenUp, type Live } from './live.svelte';
import type { Ask, Plugin, Sight } from './plugin';
import type { Talk } from './talk.svelte';

interface Now {
  talk: Talk;
  /** A bot plays for oneself. */
  away: boolean;
  /** Offers that wait for oneself. */
  offered: number;
}

/** What the table waits for, and what one may say all the same. */
export function askNothing(live: Live, plugin: Plugin, sight: Sight, names: string[], now: Now): Ask {
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
