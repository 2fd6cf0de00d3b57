// Names of goods, cards, tokens and ports, and what is printed on a card, as messages.

import { list, t } from '../../lib/words.svelte';
import { CARDS, GOODS, PORTS, ROUTES, type CardFace, type GoodFace, type Point } from './cards';
import type { Card, Claim, Good, Port, Ruleset, SeenCard, Slot, Token } from './types';

const NOTHING: CardFace = { class: '', load: 0, lions: 0, symbols: [], port: null };

/** What is printed on a card beside its good. */
export function faceOf(card: Card): CardFace {
  return CARDS[card] ?? NOTHING;
}

/** What is printed of a good: how many cards there are, what a group pays, its colour. */
export function goodFace(ruleset: Ruleset, good: Good): GoodFace {
  return (
    GOODS[ruleset].find((face) => face.good === good) ?? {
      good,
      class: '',
      count: 0,
      payout: [],
      colour: '#888',
    }
  );
}

/** The good of a card, which the box decides. */
export function goodOf(ruleset: Ruleset, card: Card): Good {
  const { class: kind } = faceOf(card);
  return GOODS[ruleset].find((face) => face.class === kind)?.good ?? 'grain';
}

export function colourOf(ruleset: Ruleset, good: Good): string {
  return goodFace(ruleset, good).colour;
}

export function goodName(good: Good): string {
  return t(`olt-good-${good}`);
}

export function tokenName(token: Token): string {
  return t(`olt-token-${token}`);
}

/** What a token does, in a sentence. */
export function tokenSaid(token: Token): string {
  return t(`olt-token-${token}-does`);
}

export function portName(port: Port): string {
  return PORTS.find(({ id }) => id === port)?.name ?? port;
}

/** `salt (ducat and card, play 1)`. */
export function cardName(ruleset: Ruleset, card: Card): string {
  const { symbols, load, lions } = faceOf(card);
  const [first, second] = symbols;
  return t('olt-card', {
    good: goodName(goodOf(ruleset, card)),
    first: t(`olt-symbol-${first ?? 'none'}`),
    second: t(`olt-symbol-${second ?? 'none'}`),
    load,
    lions,
  });
}

/** `3 silk and salt`; nothing is said as such. */
export function goodsSaid(goods: Partial<Record<Good, number>>): string {
  const kinds = (Object.keys(goods) as Good[]).filter((good) => (goods[good] ?? 0) > 0);
  if (kinds.length === 0) return t('olt-nothing');
  return list(
    kinds.map((good) => ((goods[good] ?? 0) > 1 ? `${goods[good]} ${goodName(good)}` : goodName(good))),
  );
}

/** The goods of these cards, counted. */
export function goodsOf(ruleset: Ruleset, cards: Card[]): Partial<Record<Good, number>> {
  const goods: Partial<Record<Good, number>> = {};
  for (const card of cards) {
    const good = goodOf(ruleset, card);
    goods[good] = (goods[good] ?? 0) + 1;
  }
  return goods;
}

/** What is claimed of a card, as it is claimed; whether it is so is nobody's business. */
export function claimSaid({ symbols, load }: Claim): string | null {
  const parts = [
    ...symbols.map((symbol) => t(`olt-symbol-${symbol}`)),
    ...(load === null ? [] : [t('olt-claim-load', { load })]),
  ];
  return parts.length === 0 ? null : list(parts);
}

/** A card of a bargain: `salt (claimed: ducat and play 1)`. */
export function seenSaid({ good, claim }: SeenCard | Slot): string {
  const said = claimSaid(claim);
  const name = good === null ? t('olt-any-good') : goodName(good);
  return said === null ? name : t('olt-claimed', { good: name, claim: said });
}

/** One side of a bargain. */
export function sideSaid(cards: (SeenCard | Slot)[], ducats: number): string {
  const parts = [...cards.map(seenSaid), ...(ducats > 0 ? [t('olt-ducats', { count: ducats })] : [])];
  return parts.length === 0 ? t('olt-nothing') : list(parts);
}

/** Where a port lies on the map. */
export function placeOf(port: Port): Point {
  const found = PORTS.find(({ id }) => id === port);
  return found ? [found.x, found.y] : [0, 0];
}

/** The points of a route in the direction in which it is sailed, both ports included. */
export function routeOf(from: Port, to: Port): Point[] {
  const there = ROUTES.find(({ ends: [a, b] }) => a === from && b === to);
  if (there) return [placeOf(from), ...there.via, placeOf(to)];
  const back = ROUTES.find(({ ends: [a, b] }) => a === to && b === from);
  return [placeOf(from), ...(back ? [...back.via].reverse() : []), placeOf(to)];
}
