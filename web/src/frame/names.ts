// Names that several parts of the frame say.

import { known, t } from '../lib/words.svelte';
import type { About, Pace, PublicSeat } from '../wire';

export function botName(level: string): string {
  const key = `bot-${level}`;
  return known(key) ? t(key) : level;
}

/** The level that most people want: it answers at once. */
export function usualLevel(game: About): string {
  return game.bots.find((bot) => bot.name === 'steady')?.name ?? 'random';
}

/** Bots have names, too, one for each seat. */
const BOTS = ['Nora', 'Bruno', 'Ilse', 'Tomaso', 'Marit'];

/** Everybody's name, by seat. */
export function namesOf(occupants: PublicSeat[]): string[] {
  return occupants.map((occupant, seat) =>
    occupant.kind === 'person'
      ? shownName(occupant)
      : occupant.kind === 'bot'
        ? (BOTS[seat] ?? '')
        : t('seat-open'),
  );
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
