// The offer in the making: what lies on the trays. It is known to this browser alone, and judged by the server when it is sent.

import { Drafts } from '../../../frame/drafts.svelte';
import { CARDS_PER_SIDE, DUCATS_PER_OFFER } from '../cards';
import { faceOf, goodOf } from '../said';
import type {
  Card,
  Claim,
  Decision,
  Given,
  Good,
  Offer,
  OfferNumber,
  Proposal,
  Ruleset,
  SeenTerms,
  Slot,
  View,
} from '../types';
import type { Seat } from '../../../wire';

/** A place on one of the trays. */
interface Spot {
  side: 'give' | 'want';
  at: number;
}

type Kept = { give: Given[]; want: Slot[]; ducats: number };

const nothing = (): Claim => ({ symbols: [], load: null });

class Draft {
  /** Are the trays to be seen? A hand card on the board may be put on them then, and taken from them. */
  open = $state(false);
  /** Whom it is for; nobody in particular: anybody. */
  to: Seat | null = $state(null);
  give: Given[] = $state([]);
  want: Slot[] = $state([]);
  /** Above zero they are given, below zero wanted. */
  ducats = $state(0);
  /** The offer that this one answers. */
  reply: OfferNumber | null = $state(null);
  /** The own offer that this one replaces. */
  replaces: Offer<SeenTerms> | null = $state.raw(null);
  /** What was put together for others, whose turn it is not now, by seat; `all` for anybody. */
  kept: Record<string, Kept> = $state.raw({});
  /** The card of which something is being said. */
  spot: Spot | null = $state.raw(null);

  has(card: Card): boolean {
    return this.give.some((given) => given.card === card);
  }

  /** OLT-5.30: does this side hold as many cards as an offer may name? */
  isFull(side: 'give' | 'want'): boolean {
    return this[side].length >= CARDS_PER_SIDE;
  }

  /** Puts an own card on the tray, or takes it back. */
  toggle(card: Card): void {
    const at = this.give.findIndex((given) => given.card === card);
    if (at >= 0) this.remove({ side: 'give', at });
    else if (!this.isFull('give')) {
      this.give.push({ card, claim: nothing() });
      this.spot = { side: 'give', at: this.give.length - 1 };
    }
  }

  /** Asks for a card of this good, or of any. */
  ask(good: Good | null): void {
    if (this.isFull('want')) return;
    this.want.push({ good, claim: nothing() });
    this.spot = { side: 'want', at: this.want.length - 1 };
  }

  remove({ side, at }: Spot): void {
    this[side].splice(at, 1);
    this.spot = null;
  }

  /** Ducats go one way: more on one side are less on the other. OLT-5.30: an offer names so many at most. */
  addDucats(count: number): void {
    this.ducats = Math.max(-DUCATS_PER_OFFER, Math.min(DUCATS_PER_OFFER, this.ducats + count));
  }

  /** Is there a card on a tray? Ducats alone are no deal. */
  get moves(): boolean {
    return this.give.length + this.want.length > 0;
  }

  get isEmpty(): boolean {
    return !this.moves && this.ducats === 0;
  }

  clear(): void {
    Object.assign(this, { to: null, give: [], want: [], ducats: 0, reply: null, replaces: null, spot: null });
  }

  /** What somebody offers, the other way round. The own cards are a first guess. */
  counter(offer: Offer<SeenTerms>, ruleset: Ruleset, hand: Card[]): void {
    const { give, want, give_ducats, want_ducats } = offer.terms;
    const cards = guess(want, ruleset, hand);
    this.clear();
    this.to = offer.from;
    this.give = want.flatMap(({ claim }, n) => (cards[n] ? [{ card: cards[n], claim: copy(claim) }] : []));
    this.want = give.map(({ good, claim }) => ({ good, claim: copy(claim) }));
    this.ducats = want_ducats - give_ducats;
    this.reply = offer.number;
  }

  /** An own offer, to be said differently. */
  change(offer: Offer<SeenTerms>): void {
    const { terms } = offer;
    this.clear();
    this.to = terms.to;
    this.give = terms.give.flatMap(({ card, claim }) => (card ? [{ card, claim: copy(claim) }] : []));
    this.want = terms.want.map(({ good, claim }) => ({ good, claim: copy(claim) }));
    this.ducats = terms.give_ducats - terms.want_ducats;
    this.reply = terms.in_reply_to;
    this.replaces = offer;
  }

  /** The table has changed: what is no longer there is taken off the trays. */
  follow({ viewer, turn, hand, offers, addressed }: View): void {
    if (this.give.some(({ card }) => !hand.includes(card))) {
      this.give = this.give.filter(({ card }) => hand.includes(card));
      this.spot = null;
    }
    if (this.replaces && !offers.standing.some(({ number }) => number === this.replaces?.number))
      this.replaces = null;
    if (this.reply !== null && !addressed.includes(this.reply)) this.reply = null;
    const to = viewer === turn.active ? (this.to === viewer ? null : this.to) : turn.active;
    if (to !== this.to) this.turnTo(to);
  }

  /** What was put together for somebody is not said to another: it is kept until their turn comes again. */
  private turnTo(to: Seat | null): void {
    const { give, want, ducats } = $state.snapshot({ give: this.give, want: this.want, ducats: this.ducats });
    const kept = { ...this.kept };
    if (!this.isEmpty) kept[this.to ?? 'all'] = { give, want, ducats };
    const { [to ?? 'all']: found = { give: [], want: [], ducats: 0 }, ...others } = kept;
    Object.assign(this, { ...found, to, kept: others, reply: null, replaces: null, spot: null });
  }

  /** What is sent. Where one claim alone differs, it is reworded; else the old offer is withdrawn at the same time. */
  get run(): Decision[] {
    const propose: Decision = { propose: this.proposal };
    if (!this.replaces) return [propose];
    const { number: offer } = this.replaces;
    const reworded = this.reworded();
    return reworded ? [{ claim: { offer, ...reworded } }] : [{ withdraw: { offer } }, propose];
  }

  private get proposal(): Proposal {
    const { to, give, want, ducats, reply } = $state.snapshot({
      to: this.to,
      give: this.give,
      want: this.want,
      ducats: this.ducats,
      reply: this.reply,
    });
    return {
      to,
      give,
      give_ducats: Math.max(0, ducats),
      want,
      want_ducats: Math.max(0, -ducats),
      in_reply_to: reply,
    };
  }

  private reworded(): Given | null {
    const was = this.replaces?.terms;
    if (!was) return null;
    const { give, ...rest } = this.proposal;
    const { give: gave, ...before } = was;
    const others =
      JSON.stringify([rest.to, rest.want, rest.give_ducats, rest.want_ducats]) ===
      JSON.stringify([before.to, before.want, before.give_ducats, before.want_ducats]);
    const cards = give.length === gave.length && give.every(({ card }, n) => card === gave[n]?.card);
    const changed = give.filter(({ claim }, n) => JSON.stringify(claim) !== JSON.stringify(gave[n]?.claim));
    return others && cards && changed.length === 1 ? (changed[0] ?? null) : null;
  }
}

const copy = (claim: Claim): Claim => ({ symbols: [...claim.symbols], load: claim.load });

/** Is it so? For a viewer who knows the card. */
export function isTrue(claim: Claim, card: Card): boolean {
  const { symbols, load } = faceOf(card);
  return (
    claim.symbols.every((symbol) => symbols.includes(symbol)) && (claim.load === null || claim.load === load)
  );
}

/** Cards of this hand that a slot may be filled with. */
export const fitting = (slot: Slot, ruleset: Ruleset, hand: Card[]): Card[] =>
  hand.filter((card) => slot.good === null || goodOf(ruleset, card) === slot.good);

/** A different card for each slot, as far as there are any: named goods first, and honest ones before others. */
export function guess(slots: Slot[], ruleset: Ruleset, hand: Card[]): (Card | undefined)[] {
  const cards: (Card | undefined)[] = slots.map(() => undefined);
  const order = slots
    .map((_, n) => n)
    .sort((a, b) => Number(slots[a]?.good === null) - Number(slots[b]?.good === null));
  for (const n of order) {
    const slot = slots[n];
    if (!slot) continue;
    const left = fitting(slot, ruleset, hand).filter((card) => !cards.includes(card));
    cards[n] = left.find((card) => isTrue(slot.claim, card)) ?? left[0];
  }
  return cards;
}

export const drafts = new Drafts('oltremare-offer', () => new Draft(), [
  'to',
  'give',
  'want',
  'ducats',
  'reply',
  'replaces',
  'kept',
]);
