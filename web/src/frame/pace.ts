// How fast what others did is shown.

import { settings } from '../lib/settings.svelte';
import { skipped } from './motion';

/** So far behind, nobody wants to watch every merchant walk. */
const HURRY = { brisk: 6, calm: 12, slow: 16 };
/** Bots may be fast; people want to see what they did, some of them for longer. */
const PAUSE = { brisk: 90, calm: 1200, slow: 2600 };

/** Do so many messages wait that they are taken in together? */
export const isFarBehind = (waiting: number): boolean => waiting >= HURRY[settings.pace];

/** What was shown last is left to be read, as long as one likes; a click goes on. Where people bargain, nothing waits. */
export async function leftToRead(shownAt: number, bargains: boolean): Promise<void> {
  if (document.hidden || (settings.pace !== 'brisk' && bargains)) return;
  const left = shownAt + PAUSE[settings.pace] - Date.now();
  if (left > 0) await Promise.race([new Promise((resolve) => setTimeout(resolve, left)), skipped()]);
}
