// People whose lines one does not want to read, kept in this browser. Nobody else hears of it.

const KEY = 'fondaco-muted';
/** More are not remembered; the oldest are forgotten. */
const MOST = 200;

function stored(): string[] {
  try {
    const found = JSON.parse(localStorage.getItem(KEY) ?? '[]') as unknown;
    return Array.isArray(found) ? found.filter((name) => typeof name === 'string').slice(-MOST) : [];
  } catch {
    return [];
  }
}

const same = (one: string, other: string) =>
  one.localeCompare(other, undefined, { sensitivity: 'accent' }) === 0;

class Muted {
  names: string[] = $state.raw(stored());

  constructor() {
    // What is changed in another tab is changed here.
    addEventListener('storage', (event) => event.key === KEY && (this.names = stored()));
  }

  has(name: string): boolean {
    return this.names.some((one) => same(one, name));
  }

  mute(name: string): void {
    if (!this.has(name)) this.keep([...this.names, name].slice(-MOST));
  }

  unmute(name: string): void {
    this.keep(this.names.filter((one) => !same(one, name)));
  }

  private keep(names: string[]): void {
    this.names = names;
    try {
      localStorage.setItem(KEY, JSON.stringify(names));
    } catch {
      // A browser that keeps nothing still plays.
    }
  }
}

export const muted = new Muted();
