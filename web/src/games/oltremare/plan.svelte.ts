// What one has in mind and nobody else sees: cards lifted to see what they would bring, named to be discarded or played,
// and the order in which they are to be stowed. Nothing is sent before the red button is pressed.

import { Drafts } from '../../frame/drafts.svelte';
import type { Prompt, Sight } from '../../frame/plugin';
import { faceOf } from './said';
import type { Card, Decision, Figures, Outlook, Port, Symbol, View } from './types';

type Table = Sight<View, Figures>;
type Question = Prompt<Decision, Outlook>;

class Plan {
  cards: Card[] = $state([]);
  /** Where the ship is to go. */
  port = $state<Port | null>(null);

  /** The lifted cards that are still there, in the order in which they were lifted. */
  lifted(view: View): Card[] {
    const there = view.phase === 'stow' && view.viewer === view.turn.active ? view.played : view.hand;
    return this.cards.filter((card) => there.includes(card) && !view.run.includes(card));
  }

  isLifted(view: View, card: Card): boolean {
    return this.lifted(view).includes(card);
  }

  /** Lifts a card or puts it back. Where a number is asked for, the first one makes room for one too many. */
  toggle({ view, figures }: Table, card: Card): void {
    const lifted = this.lifted(view);
    if (lifted.includes(card)) {
      this.cards = lifted.filter((other) => other !== card);
      return;
    }
    const most = figures.to_name;
    const kept =
      most === null || view.viewer !== view.turn.active
        ? lifted
        : lifted.slice(Math.max(0, lifted.length + 1 - most));
    this.cards = [...kept, card];
  }

  /** Lifts just these. */
  set(cards: Card[]): void {
    this.cards = cards;
  }

  clear(): void {
    this.cards = [];
  }

  /** What is to be sent: all the cards that are asked for, or nothing yet. Cards are played in the order of their ids (OLT-4.91). */
  run({ view, figures }: Table, prompt: Question): Decision[] | null {
    const number = figures.to_name;
    const lifted = this.lifted(view);
    if (number === null || lifted.length !== number || prompt.decisions.length === 0) return null;
    if (view.phase === 'stow') return lifted.map((card) => ({ stow: { card } }));
    if (typeof view.phase !== 'string' && 'hand_limit' in view.phase)
      return lifted.map((card) => ({ discard: { card } }));
    return view.hand.filter((card) => lifted.includes(card)).map((card) => ({ play: { card } }));
  }
}

export const plans = new Drafts('oltremare-plan', () => new Plan(), ['cards']);

/** How often each symbol is on these cards. */
export function symbolsOf(cards: Card[]): Record<Symbol, number> {
  const counts: Record<Symbol, number> = { ducat: 0, pirate: 0, card: 0, ship: 0 };
  for (const card of cards) for (const symbol of faceOf(card).symbols) counts[symbol] += 1;
  return counts;
}
