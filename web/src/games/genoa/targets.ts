// Fields that may be chosen now, out of the list of decisions, and what each would bring me.

import { all } from '../../frame/menu';
import type { Prompt } from '../../frame/plugin';
import { t } from '../../lib/words.svelte';
import { fieldName } from './said';
import type { Brings, Decision, Field, Figures, Outlook } from './types';

export interface Lit {
  /** The place in the list of decisions; of a street to be marked, the first of its plans; nothing: one may offer for it. */
  decision: number | null;
  /** What a reader hears. */
  label: string;
  /** What it would bring me, in few words. */
  gains: string[];
}

type Question = Prompt<Decision, Outlook>;

const NOTHING: Outlook = {
  ducats: 0,
  messages: [],
  orders: [],
  brings: { messages: 0, message_ducats: 0, order_ducats: 0 },
  fee: null,
  special: null,
};

export const outlookOf = (prompt: Question | null, n: number): Outlook => prompt?.outlooks[n] ?? NOTHING;

/** `+60 messages`, `+40 order`. */
export function gainLabels({ messages, message_ducats, order_ducats }: Brings): string[] {
  return [
    ...(messages > 0 ? [t('gen-gain-messages', { count: messages, ducats: message_ducats })] : []),
    ...(order_ducats > 0 ? [t('gen-gain-order', { ducats: order_ducats })] : []),
  ];
}

export function litFields(prompt: Question | null): Map<Field, Lit> {
  const found = new Map<Field, Lit>();
  if (!prompt) return found;
  const add = (field: Field, decision: number, key: string) => {
    if (found.has(field)) return;
    const gains = gainLabels(outlookOf(prompt, decision).brings);
    found.set(field, { decision, gains, label: [t(key, { field: fieldName(field) }), ...gains].join(', ') });
  };
  for (const { n, what } of all(prompt.decisions, 'move')) add(what.field, n, 'gen-move-to');
  for (const { n, what } of all(prompt.decisions, 'any_start')) add(what.field, n, 'gen-start-at');
  for (const { n, what } of all(prompt.decisions, 'building_action'))
    add(what.building, n, 'gen-use-building');
  for (const { n, what } of all(prompt.decisions, 'mark')) add(what.street, n, 'gen-mark-street');
  return found;
}

/** Fields for which one may offer something now, with what it would bring oneself if the tower went there. */
export function offerFields({ targets, walks }: Figures): [Field, Lit][] {
  return targets.map(({ field }) => {
    const brings = walks.find(({ path }) => path.length === 1 && path[0] === field)?.brings;
    const gains = brings ? gainLabels(brings) : [];
    return [
      field,
      { decision: null, gains, label: [t('gen-aim', { field: fieldName(field) }), ...gains].join(', ') },
    ];
  });
}

/** The field of a decision that is made on the plan. */
export function fieldOf(decision: Decision | undefined): Field | null {
  if (typeof decision !== 'object') return null;
  if ('move' in decision) return decision.move.field;
  if ('any_start' in decision) return decision.any_start.field;
  if ('building_action' in decision) return decision.building_action.building;
  return 'mark' in decision ? decision.mark.street : null;
}

/** Fields further away that would themselves bring me something, with the way there; not those that one would reach after it. */
export function farFields(figures: Figures): Map<Field, { gains: string[]; path: Field[] }> {
  const far = figures.walks
    .filter(({ path }) => path.length > 1)
    .map(({ path, brings }) => ({ path, gains: gainLabels(brings) }))
    .filter(({ gains }) => gains.length > 0);
  return new Map(far.map((walk) => [walk.path.at(-1) ?? '', walk]));
}
