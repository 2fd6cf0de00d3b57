// What somebody likes, kept in this browser.

export const LANGUAGES = ['en', 'de', 'nl'] as const;
export type Language = (typeof LANGUAGES)[number];

export const PACES = ['brisk', 'calm', 'slow'] as const;
export type Pace = (typeof PACES)[number];

interface Settings {
  language: Language;
  theme: 'system' | 'light' | 'dark';
  motion: 'system' | 'full' | 'less';
  /** How long what others did is shown before the next thing is: as it comes, a little, or longer. */
  pace: Pace;
  sound: boolean;
  /** Larger signs on seats and merchants, for whom colours are not enough. */
  signs: 'normal' | 'large';
}

const KEY = 'fondaco-settings';

function spoken(): Language {
  const wanted = navigator.languages.map((language) => language.slice(0, 2));
  return (
    LANGUAGES.find((language) => wanted[0] === language) ??
    LANGUAGES.find((language) => wanted.includes(language)) ??
    'en'
  );
}

function stored(): Partial<Settings> {
  try {
    const found = JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Settings>;
    if (!LANGUAGES.includes(found.language as Language)) delete found.language;
    return found;
  } catch {
    return {};
  }
}

export const settings: Settings = $state({
  language: spoken(),
  theme: 'system',
  motion: 'system',
  pace: 'brisk',
  sound: true,
  signs: 'normal',
  ...stored(),
});

const dark = matchMedia('(prefers-color-scheme: dark)');
const still = matchMedia('(prefers-reduced-motion: reduce)');

/** Nothing flies; things change places at once. */
export function lessMotion(): boolean {
  return settings.motion === 'less' || (settings.motion === 'system' && still.matches);
}

/** Writes them down and makes the page follow them. */
export function follow(): void {
  const root = document.documentElement;
  const apply = () => {
    root.dataset.theme = settings.theme === 'system' ? (dark.matches ? 'dark' : 'light') : settings.theme;
    root.dataset.motion = lessMotion() ? 'less' : 'full';
    root.dataset.signs = settings.signs;
  };
  dark.addEventListener('change', apply);
  still.addEventListener('change', apply);
  // What is changed in another tab is changed here.
  addEventListener('storage', (event) => event.key === KEY && Object.assign(settings, stored()));
  $effect(() => {
    apply();
    try {
      localStorage.setItem(KEY, JSON.stringify(settings));
    } catch {
      // A browser that keeps nothing still plays.
    }
  });
}
