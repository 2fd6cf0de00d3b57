// Names of goods, shops, places and people, and how amounts are said.

import { list, t } from '../../lib/words.svelte';
import type { Seat } from '../../wire';
import { COMPANIES, GOODS, NEEDS } from './cards';
import type { Board, Character, Company, Dock, Event, Favor, Good, GuildOrder, Place, Shop } from './types';

export const goodName = (good: Good): string => t(`mov-good-${good}`);
export const companyName = (company: Company | Shop): string => t(`mov-company-${company}`);
export const placeName = (place: Place): string => t(`mov-place-${place}`);
export const characterName = (character: Character): string => t(`mov-character-${character}`);
export const dockName = (dock: Dock): string => t('mov-dock', { n: Number(dock.slice(-1)) });
export const favorName = (favor: Favor): string => t(`mov-favor-${favor}`);

/** `2 iron and wood`; nothing is said as such. */
export function goodsSaid(goods: Partial<Record<Good, number>>): string {
  const kinds = GOODS.filter((good) => (goods[good] ?? 0) > 0);
  return kinds.length === 0
    ? t('mov-nothing')
    : list(kinds.map((good) => counted(goods[good] ?? 0, goodName(good))));
}

export const lotSaid = (goods: Good[]): string => goodsSaid(counts(goods));

export function sharesSaid(shares: Partial<Record<Company, number>>): string {
  const kinds = COMPANIES.filter((company) => (shares[company] ?? 0) > 0);
  return kinds.length === 0
    ? t('mov-nothing')
    : list(kinds.map((company) => counted(shares[company] ?? 0, companyName(company))));
}

export const orderSaid = (card: GuildOrder): string => lotSaid(NEEDS[card]);

const counted = (count: number, name: string): string => (count === 1 ? name : `${count} ${name}`);

export function counts(goods: Good[]): Partial<Record<Good, number>> {
  const found: Partial<Record<Good, number>> = {};
  for (const good of goods) found[good] = (found[good] ?? 0) + 1;
  return found;
}

/** The cubes one by one, in the order of the goods. */
export const cubesOf = (goods: Partial<Record<Good, number>>): Good[] =>
  GOODS.flatMap((good) => Array.from({ length: goods[good] ?? 0 }, () => good));

export const isRound = (event: Event): boolean => 'gondola_moved' in event;

/** What was sealed is open. */
export const isReveal = (event: Event): boolean =>
  'bids_revealed' in event || 'destinations_revealed' in event;

/** Who owns shares of a company, and gets its dividends. */
export function ownersOf({ players }: Board, company: Company): { seat: Seat; count: number }[] {
  return players.flatMap((player, seat) =>
    player.shares[company] > 0 ? [{ seat, count: player.shares[company] }] : [],
  );
}
