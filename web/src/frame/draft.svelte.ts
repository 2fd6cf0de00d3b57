// What one viewer has chosen and not confirmed, and written and not sent.

import { Drafts } from './drafts.svelte';

class Draft {
  /** The question for which something is chosen. */
  ask: number | null = null;
  chosen = $state<number | null>(null);
  /** What was pressed although it gives something up, and is asked about once more. */
  doubted = $state<string | null>(null);
  chat = $state('');
}

export const drafts = new Drafts('table', () => new Draft(), ['ask', 'chosen', 'chat']);
