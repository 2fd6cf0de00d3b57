// The games that have a board. The one place that lists them.

import type { Component } from 'svelte';

import type { GamePlugin, Plugin } from '../frame/plugin';
import { learn, wordsOf, type Words } from '../lib/words.svelte';
import GenoaTile from './genoa/art/Tile.svelte';
import MastersOfVeniceTile from './masters-of-venice/art/Tile.svelte';
import OltremareTile from './oltremare/art/Tile.svelte';
import SpeicherstadtTile from './speicherstadt/art/Tile.svelte';

interface Entry {
  /** Its picture on the first page. */
  Tile: Component<{ label?: string }>;
  load: () => Promise<GamePlugin>;
  /** What goes on in each step of a turn, as its rules page tells it. */
  steps: () => Promise<Steps>;
}

type Steps = Component<{ rule: string }>;

const GAMES: Record<string, Entry> = {
  speicherstadt: {
    Tile: SpeicherstadtTile,
    load: async () => (await import('./speicherstadt/plugin')).speicherstadt,
    steps: async () => (await import('./speicherstadt/Steps.svelte')).default,
  },
  oltremare: {
    Tile: OltremareTile,
    load: async () => (await import('./oltremare/plugin')).oltremare,
    steps: async () => (await import('./oltremare/Steps.svelte')).default,
  },
  'masters-of-venice': {
    Tile: MastersOfVeniceTile,
    load: async () => (await import('./masters-of-venice/plugin')).mastersOfVenice,
    steps: async () => (await import('./masters-of-venice/Steps.svelte')).default,
  },
  genoa: {
    Tile: GenoaTile,
    load: async () => (await import('./genoa/plugin')).genoa,
    steps: async () => (await import('./genoa/Steps.svelte')).default,
  },
};

/** The names and one-line descriptions of the games, small enough for the first page. */
export const tileWords: Words = wordsOf(
  import.meta.glob<string>('./words/*.ftl', { query: '?raw', import: 'default' }),
);

const lessonWords = import.meta.glob<string>('./*/lesson/*.ftl', { query: '?raw', import: 'default' });
const lessons = new Map<string, Words>();

/** Loads what the lesson of a game says. */
export async function loadLesson(game: string): Promise<void> {
  const own = Object.entries(lessonWords).filter(([path]) => path.startsWith(`./${game}/`));
  if (!lessons.has(game)) lessons.set(game, wordsOf(Object.fromEntries(own)));
  await learn(lessons.get(game) ?? wordsOf({}));
}

export function entry(game: string): Entry | undefined {
  return GAMES[game];
}

/** Loads the pictures of a game's rules page. */
export async function loadSteps(game: string): Promise<Steps | null> {
  return (await GAMES[game]?.steps()) ?? null;
}

/** Loads a game's board and messages. */
export async function load(game: string): Promise<Plugin | null> {
  const entry = GAMES[game];
  if (!entry) return null;
  const plugin = await entry.load();
  await learn(plugin.words);
  return { ...plugin, Picture: entry.Tile };
}
