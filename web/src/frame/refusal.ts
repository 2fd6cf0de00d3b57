// Why something cannot be done, in the reader's language.

import type { Refusal } from '../lib/api';
import { known, t } from '../lib/words.svelte';

/** Paragraph 4.15 of a game is said by `rule-<prefix>-4-15`; other refusals by their code. */
export function said(refusal: Refusal): string {
  const rule = refusal.rule ? `rule-${refusal.rule.replaceAll('.', '-')}` : '';
  if (rule && known(rule)) return t(rule);
  const code = `refused-${refusal.code.replaceAll('_', '-')}`;
  return known(code) ? t(code) : refusal.message;
}
