// Seats of a table to be.

import { t } from '../lib/words.svelte';
import type { WantedSeat } from '../lib/api';
import type { PublicSeat } from '../wire';

/** Who is to sit there. */
export type Kind = 'me' | 'open' | 'here' | `bot ${string}`;

/** What somebody at this screen is called who has not said it. */
const unnamed = (n: number) => t('new-player', { n: n + 1 });

/** As the table will want it. */
export function wanted(kind: Kind, n: number, called: string): WantedSeat {
  if (kind === 'me' || kind === 'open') return kind;
  if (kind === 'here') return { here: called.trim() || unnamed(n) };
  return { bot: kind.slice(4) };
}

/** As everybody will see it. */
export function shown(kind: Kind, n: number, me: string): PublicSeat {
  if (kind === 'open') return { kind: 'open' };
  if (kind === 'me' || kind === 'here')
    return { kind: 'person', name: kind === 'me' ? me : unnamed(n), ready: false };
  return { kind: 'bot', level: kind.slice(4) };
}
