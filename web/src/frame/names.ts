// Names that several parts of the frame say.

import { t } from '../lib/words.svelte';
import type { About, Pace, PublicSeat } from '../wire';
import { personOf } from './persons';

/** The level that most people want: it answers at once. */
export function usualLevel(game: About): string {
  return game.bots.find((bot) => bot.name === 'steady')?.name ?? 'random';
}

/** A bot that is no person of its game has a name of its seat. */
const NOBODIES = ['Nora', 'Bruno', 'Ilse', 'Tomaso', 'Marit'];
/** Two of one name are told apart as in old families: beside prices a 2 would be a number too many. */
const NUMERALS = ['', ' II', ' III', ' IV', ' V', ' VI'];

/** Everybody's name, by seat. No bot has the name of anybody else. */
export function namesOf(occupants: PublicSeat[], game: string): string[] {
  const taken = new Set(
    occupants.flatMap((occupant) => (occupant.kind === 'person' ? [shownName(occupant)] : [])),
  );
  return occupants.map((occupant, seat) => {
    if (occupant.kind === 'person') return shownName(occupant);
    if (occupant.kind === 'open') return t('seat-open');
    const name = personOf(game, occupant.level) ?? NOBODIES[seat] ?? '';
    const free = NUMERALS.map((numeral) => name + numeral).find((one) => !taken.has(one)) ?? name;
    taken.add(free);
    return free;
  });
}

/** The name of somebody, who may have left the house for good. */
export function shownName(person: { name: string; left?: boolean }): string {
  return person.left ? t('somebody-who-left') : person.name;
}

/** That somebody sits at the screen of another, and sees what is seen there. */
export function sharedScreen(occupant: PublicSeat, names: string[]): string | null {
  if (occupant.kind !== 'person' || occupant.at_screen_of === undefined) return null;
  return t('seat-shared', { name: names[occupant.at_screen_of] ?? '' });
}

export function paceName(pace: Pace): string {
  if (pace === 'no_clock') return t('pace-none');
  if ('per_decision' in pace) return t('pace-per-decision', { seconds: pace.per_decision.seconds });
  if ('bank' in pace)
    return t('pace-bank', { minutes: Math.round(pace.bank.seconds / 60), increment: pace.bank.increment });
  return t('pace-days', { days: pace.days.days });
}

/** `4:07`, `2:03:00`, `3 d`. */
export function clockText(milliseconds: number): string {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000));
  if (seconds >= 86_400) return t('clock-days', { days: Math.ceil(seconds / 86_400) });
  const two = (n: number) => `${n}`.padStart(2, '0');
  const hours = Math.floor(seconds / 3600);
  const minutes = Math.floor(seconds / 60) % 60;
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}
