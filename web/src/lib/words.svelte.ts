// Everything that is said, in three languages. Messages are Fluent; the log stores events, never text.

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';

import { settings, type Language } from './settings.svelte';

/** Something to be said: a message and what it speaks of. */
export interface Said {
  key: string;
  args?: Record<string, FluentVariable>;
}

/** Messages of one part of the client, a language at a time. */
export type Words = Record<Language, () => Promise<string>>;

const frame = import.meta.glob<string>('../words/*.ftl', { query: '?raw', import: 'default' });
const sources: Words[] = [wordsOf(frame)];
const bundles: Partial<Record<Language, FluentBundle | undefined>> = $state.raw({});
let shown = $state(0);
/** The language that is spoken until another is loaded. */
let spoken: Language = $state(settings.language);

/** Finds every `…/en.ftl` and its sisters. */
export function wordsOf(files: Record<string, () => Promise<string>>): Words {
  const of = (language: Language) => async () => {
    const found = Object.entries(files).filter(([path]) => path.endsWith(`/${language}.ftl`));
    return (await Promise.all(found.map(([, read]) => read()))).join('\n');
  };
  return { en: of('en'), de: of('de'), nl: of('nl') };
}

/** Loads the messages of a part, in the language of the reader. */
export function learn(words: Words): Promise<void> {
  const known = learned.get(words);
  if (known) return known;
  const learning = add(words).catch((error: unknown) => {
    learned.delete(words); // it may be tried again
    throw error;
  });
  learned.set(words, learning);
  return learning;
}

const learned = new Map<Words, Promise<void>>();

async function add(words: Words): Promise<void> {
  const language = spoken;
  const text = await words[language]();
  sources.push(words);
  bundles[language]?.addResource(new FluentResource(text));
  shown += 1;
  for (const other of Object.keys(bundles) as Language[]) {
    if (other !== language) bundles[other] = undefined;
  }
}

/** Loads a language, once. */
export async function speak(language: Language): Promise<void> {
  if (!bundles[language]) {
    const bundle = new FluentBundle(language, { useIsolating: false });
    for (const text of await Promise.all(sources.map((words) => words[language]()))) {
      bundle.addResource(new FluentResource(text));
    }
    bundles[language] = bundle;
  }
  if (settings.language !== language) return; // changed again meanwhile
  spoken = language;
  document.documentElement.lang = language;
  shown += 1;
}

/** A message in the reader's language. One that is missing shows its key, which a test forbids. */
export function t(key: string, args?: Record<string, FluentVariable>): string {
  void shown; // whoever shows a message shows it anew when there are others
  const bundle = bundles[spoken];
  const message = bundle?.getMessage(key);
  if (!bundle || !message?.value) return bundle ? key : '';
  return bundle.formatPattern(message.value, args ?? null, []);
}

export function say(said: Said): string {
  return t(said.key, said.args);
}

/** Is there such a message? */
export function known(key: string): boolean {
  void shown;
  return bundles[spoken]?.hasMessage(key) ?? false;
}

/** `Ilse, Bruno and Nora`. */
export function list(parts: string[]): string {
  return new Intl.ListFormat(spoken, { type: 'conjunction' }).format(parts);
}

/** `3 minutes ago`. */
export function ago(time: number, now: number): string {
  const seconds = Math.round((time - now) / 1000);
  const format = new Intl.RelativeTimeFormat(spoken, { numeric: 'auto' });
  const units = [
    ['day', 86_400],
    ['hour', 3_600],
    ['minute', 60],
  ] as const;
  for (const [unit, size] of units) {
    if (Math.abs(seconds) >= size) return format.format(Math.round(seconds / size), unit);
  }
  return format.format(seconds, 'second');
}
