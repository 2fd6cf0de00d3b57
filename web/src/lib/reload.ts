// A page that is older than the house loads itself anew.

import { recall, remember } from './session';

const KEY = 'fondaco-reloaded';

/** Not twice for the same reason: what one reload does not mend, another does not either. Says whether the page is loaded anew. */
export function reloadFor(reason: string): boolean {
  if (recall(KEY) === reason || !remember(KEY, reason)) return false;
  location.reload();
  return true;
}
