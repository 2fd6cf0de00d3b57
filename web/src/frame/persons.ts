// Who the bots are: four persons in every game, from the mildest to the strongest.

import { LEVELS, PERSONS } from '../games/persons';
import { known, t } from '../lib/words.svelte';
import type { AboutBot } from '../wire';

/** What levels were called in old records. */
const ONCE: Record<string, string> = { greedy: 'steady', strongest: 'master' };

/** From 1 to 4; 0 is no level of the house. */
export function rankOf(level: string): number {
  return LEVELS.indexOf(ONCE[level] ?? level) + 1;
}

export function personOf(game: string, level: string): string | undefined {
  return PERSONS[game]?.[rankOf(level) - 1];
}

export function levelName(level: string): string {
  const key = `bot-${level}`;
  return known(key) ? t(key) : level;
}

/** How a bot plays, in a sentence. The server says it in English, whatever the reader speaks. */
export function aboutBot(game: string, bot: AboutBot): string {
  const key = `bot-about-${game}-${bot.name}`;
  return known(key) ? t(key) : bot.about;
}

/** `sharp, up to a quarter of a second`. */
export function levelAndTime(level: string): string {
  const key = `bot-time-${level}`;
  return known(key) ? t(key, { level: levelName(level) }) : levelName(level);
}

/** A bot in a list to choose from. */
export function botOption(bot: AboutBot): string {
  const level = levelName(bot.name);
  return bot.person ? t('new-bot-person', { person: bot.person, level }) : t('new-bot', { level });
}
