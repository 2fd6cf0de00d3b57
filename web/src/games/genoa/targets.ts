// Fields that may be chosen now, out of the list of decisions, and what each would bring me.

import { all } from '../../frame/menu';
import type { Prompt } from '../../frame/plugin';
import { t } from '../../lib/words.svelte';
import { PAYS } from './cards';
import { faceOf, fieldName, kindOf } from './said';
import type { Card, Decision, Field, Figures, Outlook, Walk } from './types';

export interface Lit {
  /** The place in the list of decisions; of a street to be marked, the first of its plans. */
  decision: number;
  /** What a reader hears. */
  label: string;
  /** What it would bring me, in few words. */
  pills: string[];
}

type Question = Prompt<Decision, Outlook>;

const NOTHING: Outlook = { ducats: 0, messages: [], orders: [], fee: null, special: null };

export const outlookOf = (prompt: Question | null, n: number): Outlook => prompt?.outlooks[n] ?? NOTHING;

/** `+60 messages`, `+40 order`. */
export function pillsOf({ messages, orders }: { messages: Card[]; orders: Card[] }): string[] {
  const worth = (card: Card) => PAYS[kindOf(card) === 'large_order' ? 'large_order' : 'small_order'];
  const best = Math.max(0, ...orders.map(worth));
  return [
    ...(messages.length > 0
      ? [t('gen-pill-messages', { count: messages.length, ducats: messages.length * PAYS.message })]
      : []),
    ...(best > 0 ? [t('gen-pill-order', { ducats: best })] : []),
  ];
}

export function litFields(prompt: Question | null): Map<Field, Lit> {
  const found = new Map<Field, Lit>();
  if (!prompt) return found;
  const add = (field: Field, decision: number, key: string) => {
    if (found.has(field)) return;
    const pills = pillsOf(outlookOf(prompt, decision));
    found.set(field, { decision, pills, label: [t(key, { field: fieldName(field) }), ...pills].join(', ') });
  };
  for (const { n, what } of all(prompt.decisions, 'move')) add(what.field, n, 'gen-move-to');
  for (const { n, what } of all(prompt.decisions, 'any_start')) add(what.field, n, 'gen-start-at');
  for (const { n, what } of all(prompt.decisions, 'building_action'))
    add(what.building, n, 'gen-use-building');
  for (const { n, what } of all(prompt.decisions, 'mark')) add(what.street, n, 'gen-mark-street');
  return found;
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
export function farFields(figures: Figures): Map<Field, { pills: string[]; path: Field[] }> {
  const here = ({ path, messages, orders }: Walk) => ({
    path,
    orders,
    messages: messages.filter((card) => endsAt(card, path.at(-1))),
  });
  const worth = figures.walks
    .map(here)
    .filter(({ path, messages, orders }) => path.length > 1 && messages.length + orders.length > 0);
  return new Map(worth.map((walk) => [walk.path.at(-1) ?? '', { pills: pillsOf(walk), path: walk.path }]));
}

function endsAt(message: Card, field: Field | undefined): boolean {
  const face = faceOf(message);
  return 'message' in face && face.message.buildings.some((building) => building === field);
}
