// Names of fields, wares and cards, and how amounts of them are said.

import { list, t } from '../../lib/words.svelte';
import { ACTIONS, BORDERS, CARDS, KINDS, PLACES, SPECIALS, WARES } from './cards';
import type {
  Building,
  Card,
  CardKind,
  Face,
  Field,
  Gain,
  Good,
  GoodKind,
  Pick,
  Special,
  Terms,
  Ware,
} from './types';

export const wareName = (ware: Ware): string => t(`gen-ware-${ware}`);
export const specialName = (special: Special): string => t(`gen-special-${special}`);
export const kindName = (kind: CardKind, count = 1): string => t(`gen-kind-${kind}`, { count });
export const isBuilding = (field: Field): field is Building => field in ACTIONS;
export const isStreet = (field: Field): boolean => field in BORDERS;

/** A street is called by the buildings that it borders; of two between the same ones, also by where it lies. */
export function fieldName(field: Field): string {
  const borders = BORDERS[field];
  if (!borders) return t(`gen-field-${field}`);
  const buildings = list(borders.map((building) => t(`gen-field-${building}`)));
  const side = sideOf(field);
  return side
    ? t('gen-street-side', { buildings, side: t(`gen-side-${side}`) })
    : t('gen-street', { buildings });
}

function sideOf(field: Field): 'north' | 'south' | 'west' | 'east' | null {
  const borders = [...(BORDERS[field] ?? [])].sort().join();
  const twin = Object.keys(BORDERS).find(
    (other) => other !== field && [...(BORDERS[other] ?? [])].sort().join() === borders,
  );
  const [here, there] = [PLACES[field], twin === undefined ? undefined : PLACES[twin]];
  if (!here || !there) return null;
  if (here.row !== there.row) return here.row < there.row ? 'north' : 'south';
  return here.column < there.column ? 'west' : 'east';
}

export const faceOf = (card: Card): Face => CARDS[card] ?? { privilege: { building: 'park' } };

/** The buildings that a card names. */
export function placesOf(card: Card): Building[] {
  const face = faceOf(card);
  if ('large_order' in face) return [face.large_order.villa];
  if ('small_order' in face) return [face.small_order.building];
  return 'message' in face ? face.message.buildings : [face.privilege.building];
}

/** The wares that a card asks for. */
export function waresOf(card: Card): Ware[] {
  const face = faceOf(card);
  if ('large_order' in face) return face.large_order.wares;
  return 'small_order' in face ? [face.small_order.ware] : [];
}

/** What the back of a card shows; a kind is its own. */
export function kindOf(card: Card): CardKind {
  if (isKind(card)) return card;
  const face = faceOf(card);
  return KINDS.find((kind) => kind in face) ?? 'privilege';
}

/** `message: Park and Guild hall`. */
export function cardName(card: Card): string {
  const face = faceOf(card);
  if ('large_order' in face)
    return t('gen-card-large_order', {
      building: fieldName(face.large_order.villa),
      wares: list(face.large_order.wares.map(wareName)),
    });
  if ('small_order' in face)
    return t('gen-card-small_order', {
      building: fieldName(face.small_order.building),
      ware: wareName(face.small_order.ware),
    });
  if ('message' in face)
    return t('gen-card-message', { buildings: list(face.message.buildings.map(fieldName)) });
  return t('gen-card-privilege', { building: fieldName(face.privilege.building) });
}

/** What the action of a building brings, in few words. */
export function actionSaid(building: Building): string {
  const action = ACTIONS[building];
  if (action === 'villa') return t('gen-brings-villa');
  if ('draw' in action) return counted(action.draw.count, kindName(action.draw.kind, action.draw.count));
  if ('markers' in action) return t('gen-markers', { count: action.markers.count });
  if ('special' in action) return specialName(action.special);
  return action.wares.map(wareName).join(' + ');
}

type Counts<K extends string> = Partial<Record<K, number>>;

/** Things that pass from one to another. */
export interface Lot {
  ducats?: number;
  wares?: Counts<Ware>;
  specials?: Counts<Special>;
  markers?: number;
  cards?: Card[];
  kinds?: Counts<CardKind>;
}

/** `30 ducats, salt and 2 messages`; nothing is said as such. */
export function lotSaid(lot: Lot): string {
  const parts = partsOf(lot);
  return parts.length === 0 ? t('gen-nothing') : list(parts);
}

function partsOf({
  ducats = 0,
  wares = {},
  specials = {},
  markers = 0,
  cards = [],
  kinds = {},
}: Lot): string[] {
  return [
    ...(ducats > 0 ? [t('gen-ducats', { count: ducats })] : []),
    ...WARES.filter((ware) => (wares[ware] ?? 0) > 0).map((ware) => few(wares[ware] ?? 0, wareName(ware))),
    ...SPECIALS.filter((special) => (specials[special] ?? 0) > 0).map((special) =>
      few(specials[special] ?? 0, specialName(special)),
    ),
    ...(markers > 0 ? [t('gen-markers', { count: markers })] : []),
    ...cards.map(cardName),
    ...KINDS.filter((kind) => (kinds[kind] ?? 0) > 0).map((kind) =>
      counted(kinds[kind] ?? 0, kindName(kind, kinds[kind] ?? 0)),
    ),
  ];
}

const few = (count: number, name: string): string => (count === 1 ? name : `${count} ${name}`);
const counted = (count: number, name: string): string => t('gen-counted', { count, name });

/** One good, as an exchange gives or takes it. */
export function goodSaid(good: Good | GoodKind): string {
  if (good === 'marker') return t('gen-markers', { count: 1 });
  if ('ware' in good) return wareName(good.ware);
  if ('special' in good) return specialName(good.special);
  return isKind(good.card) ? kindName(good.card) : cardName(good.card);
}

/** The top card of a deck, or a card of one's own? */
export const isKind = (card: Card): card is CardKind => (KINDS as string[]).includes(card);

/** What explains a good (`data-help`). */
export function helpOf(good: Good | GoodKind | { kind: CardKind }): string {
  if (good === 'marker') return 'markers';
  if ('ware' in good) return `ware ${good.ware}`;
  if ('special' in good) return `special ${good.special}`;
  if ('kind' in good) return `kind ${good.kind}`;
  return isKind(good.card) ? `kind ${good.card}` : `card ${good.card}`;
}

/** What is promised of the action of a building, as it would be said: `1 of the 2 messages drawn, the first`. */
export function gainSaid(gain: Gain, target: Field): string {
  if (gain === 'privilege') return t('gen-gain-privilege');
  if ('wares' in gain) return t('gen-gain-wares', { wares: list(gain.wares.map(wareName)) });
  if ('cards' in gain) return cardsPromised(gain.cards, target);
  if ('markers' in gain) return t('gen-gain-markers', { count: gain.markers.count });
  return t('gen-gain-special', { special: specialName(gain.special) });
}

function cardsPromised({ count, pick }: { count: number; pick: Pick }, target: Field): string {
  const action = isBuilding(target) ? ACTIONS[target] : null;
  const { kind, count: drawn } =
    action !== null && typeof action === 'object' && 'draw' in action
      ? action.draw
      : { kind: 'message' as const, count };
  return t('gen-gain-cards', {
    count,
    drawn,
    kind: kindName(kind, drawn),
    all: count >= drawn ? 'yes' : 'no',
    pick,
  });
}

/** What an offer says: what it gives and promises, and what it wants, if anything. */
export function termsSaid({ target, give, want, gain }: Terms): {
  field: string;
  gives: string;
  wants: string;
  wanted: 'yes' | 'no';
} {
  const given = [...partsOf(give), ...(gain ? [gainSaid(gain, target)] : [])];
  return {
    field: fieldName(target),
    gives: given.length === 0 ? t('gen-nothing') : list(given),
    wants: lotSaid(want),
    wanted: partsOf(want).length === 0 ? 'no' : 'yes',
  };
}

/** What an ask says: it wants what the action is to bring besides, and gives the action or the way. */
export function requestSaid({ target, give, want, gain }: Terms): { gives: string; wants: string } {
  const { gives: wants } = termsSaid({
    target,
    give: want,
    want: give,
    gain,
    shown: { all: [], partner: [] },
  });
  return { wants, gives: list([soldSaid(target), ...partsOf(give)]) };
}

/** What the active player has to sell: an action, or where the tower goes. */
export const soldSaid = (target: Field): string =>
  t(isBuilding(target) ? 'gen-ask-gives-action' : 'gen-ask-gives-street', { field: fieldName(target) });
