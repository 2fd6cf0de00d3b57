// The offer or the ask in the making: what lies on the trays. It is known to this browser alone, and judged by the server.

import { Drafts } from '../../../frame/drafts.svelte';
import { CARDS, KINDS, SPECIALS, WARES } from '../cards';
import { kindOf } from '../said';
import type {
  Bundle,
  Card,
  CardKind,
  Decision,
  Field,
  Gain,
  Offer,
  OfferNumber,
  Request,
  Special,
  Target,
  Terms,
  View,
  Ware,
} from '../types';
import type { Seat } from '../../../wire';

/** To whom a card that is given is shown. */
export type ShownTo = 'nobody' | 'partner' | 'all';

/** Something countable on a tray. */
export type Piece = { ware: Ware } | { special: Special } | { kind: CardKind } | 'marker';

const zero = <K extends string>(kinds: K[]): Record<K, number> =>
  Object.fromEntries(kinds.map((kind) => [kind, 0])) as Record<K, number>;

export const nothing = (): Bundle => ({
  ducats: 0,
  wares: zero(WARES),
  specials: zero(SPECIALS),
  markers: 0,
  cards: [],
  kinds: zero(KINDS),
});

const copy = (bundle: Bundle): Bundle => ({
  ...bundle,
  wares: { ...bundle.wares },
  specials: { ...bundle.specials },
  cards: [...bundle.cards],
  kinds: { ...bundle.kinds },
});

/** Does nothing at all lie there? */
export const isBare = ({ ducats, wares, specials, markers, cards, kinds }: Bundle): boolean =>
  ducats +
    markers +
    cards.length +
    [...Object.values(wares), ...Object.values(specials), ...Object.values(kinds)].reduce(
      (sum, count) => sum + count,
      0,
    ) ===
  0;

type Kept = { give: Bundle; want: Bundle; shownTo: Record<Card, ShownTo> };

class Draft {
  /** Are the trays to be seen? A hand card on the board may be put on them then, and taken from them. */
  open = $state(false);
  target: Field | null = $state(null);
  give: Bundle = $state(nothing());
  want: Bundle = $state(nothing());
  gain: Gain | null = $state.raw(null);
  /** Faces of given cards that somebody is shown. */
  shownTo: Record<Card, ShownTo> = $state({});
  /** Whom an ask is for; nobody in particular: all. */
  to: Seat | null = $state(null);
  /** Whose turn it was when this was put together. */
  turn: Seat | null = $state.raw(null);
  /** What was put together in the turns of others, by seat. */
  kept: Record<string, Kept> = $state.raw({});
  /** Has the first to agree it? */
  firm = $state(true);

  /** It is for this field. */
  aim(field: Field): void {
    if (field !== this.target) this.gain = null;
    this.target = field;
  }

  toggleCard(card: Card): void {
    const { cards } = this.give;
    this.give.cards = cards.includes(card) ? cards.filter((other) => other !== card) : [...cards, card];
  }

  /** To nobody, to the other side, to all, and again. */
  show(card: Card): void {
    const order: ShownTo[] = ['nobody', 'partner', 'all'];
    this.shownTo[card] =
      order[(order.indexOf(this.shownTo[card] ?? 'nobody') + 1) % order.length] ?? 'nobody';
  }

  count(side: 'give' | 'want', piece: Piece): number {
    const bundle = this[side];
    if (piece === 'marker') return bundle.markers;
    if ('ware' in piece) return bundle.wares[piece.ware];
    return 'special' in piece ? bundle.specials[piece.special] : bundle.kinds[piece.kind];
  }

  /** One more, and from the most to none again. */
  more(side: 'give' | 'want', piece: Piece, most: number): void {
    this.put(side, piece, (this.count(side, piece) + 1) % (most + 1));
  }

  put(side: 'give' | 'want', piece: Piece, count: number): void {
    const bundle = this[side];
    if (piece === 'marker') bundle.markers = count;
    else if ('ware' in piece) bundle.wares[piece.ware] = count;
    else if ('special' in piece) bundle.specials[piece.special] = count;
    else bundle.kinds[piece.kind] = count;
  }

  pay(side: 'give' | 'want', ducats: number): void {
    this[side].ducats = Math.max(0, this[side].ducats + ducats);
  }

  promise(gain: Gain): void {
    this.gain = sameGain(this.gain, gain) ? null : gain;
  }

  get isEmpty(): boolean {
    return isBare(this.give) && isBare(this.want) && this.gain === null;
  }

  clear(): void {
    Object.assign(this, { give: nothing(), want: nothing(), gain: null, shownTo: {}, to: null });
  }

  /** An own offer, to be said differently. */
  change({ terms }: Offer<Terms>): void {
    this.clear();
    this.target = terms.target;
    this.give = { ...copy(terms.give), kinds: zero(KINDS) };
    this.want = copy(terms.want);
    this.gain = terms.gain;
    this.shownTo = Object.fromEntries([
      ...terms.shown.partner.map((card) => [card, 'partner'] as const),
      ...terms.shown.all.map((card) => [card, 'all'] as const),
    ]);
  }

  /** What somebody offers, as an ask to them: the same the other way round, for a little more. */
  askMore({ from, terms }: Offer<Terms>, step: number): void {
    this.clear();
    this.target = terms.target;
    this.to = from;
    this.give = { ...copy(terms.want), cards: [], kinds: zero(KINDS) };
    const kinds = { ...terms.give.kinds };
    for (const card of terms.give.cards) kinds[kindOf(card)] += 1;
    const wanted = copy(terms.give);
    this.want = { ...wanted, cards: [], kinds, ducats: wanted.ducats + (this.give.ducats > 0 ? 0 : step) };
    this.gain = terms.gain;
  }

  /** The table has changed: what is no longer there is taken off the trays. */
  follow(view: View, targets: Target[]): void {
    if (view.turn.active !== this.turn) this.turnTo(view.turn.active);
    if (this.give.cards.some((card) => !view.hand.includes(card)))
      this.give.cards = this.give.cards.filter((card) => view.hand.includes(card));
    const fields = targets.map(({ field }) => field);
    if (this.target === null || !fields.includes(this.target)) {
      this.target = fields[0] ?? null;
      this.gain = null;
    }
  }

  /** What was put together for somebody is not said to another: it is kept until their turn comes again. */
  private turnTo(turn: Seat): void {
    const { give, want, shownTo } = $state.snapshot({
      give: this.give,
      want: this.want,
      shownTo: this.shownTo,
    });
    const kept = { ...this.kept };
    if (this.turn !== null && !this.isEmpty) kept[this.turn] = { give, want, shownTo };
    const { [turn]: found, ...others } = kept;
    this.clear();
    Object.assign(this, { ...found, turn, kept: others });
  }

  /** What is sent: an offer to the active player, or their ask. */
  decision(asks: boolean): Decision | null {
    const terms = this.terms;
    if (terms === null) return null;
    const request: Request = { to: this.to, firm: this.firm, terms };
    return asks ? { ask: request } : { offer: terms };
  }

  private get terms(): Terms | null {
    if (this.target === null) return null;
    const { target, give, want, gain, shownTo } = $state.snapshot({
      target: this.target,
      give: this.give,
      want: this.want,
      gain: this.gain,
      shownTo: this.shownTo,
    });
    const shown = (to: ShownTo) => give.cards.filter((card) => card in CARDS && shownTo[card] === to);
    return { target, give, want, gain, shown: { all: shown('all'), partner: shown('partner') } };
  }
}

export const sameGain = (a: Gain | null, b: Gain | null): boolean => JSON.stringify(a) === JSON.stringify(b);

/** Own cards for what an ask wants by kind: the first that there are, unless others were picked. */
export function fitting(kinds: Record<CardKind, number>, hand: Card[], picked: Card[]): Card[] {
  return KINDS.flatMap((kind) => {
    const own = hand.filter((card) => kindOf(card) === kind);
    return [
      ...own.filter((card) => picked.includes(card)),
      ...own.filter((card) => !picked.includes(card)),
    ].slice(0, kinds[kind]);
  });
}

export const numbersOf = (offers: OfferNumber[]): string => [...offers].sort((a, b) => a - b).join(' ');

export const drafts = new Drafts('genoa-offer', () => new Draft(), [
  'target',
  'give',
  'want',
  'gain',
  'shownTo',
  'to',
  'turn',
  'kept',
  'firm',
]);
