// What somebody puts together and has not sent yet. Every viewer of a table has drafts of their own: whoever takes over the
// screen sees nobody else's, and finds their own again. A page that is loaded anew keeps them.

import { recall, remember } from '../lib/session';
import type { Seat } from '../wire';

const KEY = 'fondaco-drafts';
type Fields = Record<string, unknown>;

let viewer = '';
const kinds: Drafts<object>[] = [];
/** What the page left behind when it was last closed, by viewer and kind. */
const saved = parse(recall(KEY));
remember(KEY, null);

/** From now on the drafts of this viewer are the current ones. Components are made anew for each viewer, so that they ask once. */
export function useDraftsOf(table: string, you: Seat | null): void {
  viewer = `${table} ${you ?? 'bystander'}`;
}

/** One kind of draft: an empty one for each viewer, and those of its fields that outlive a page. */
export class Drafts<T extends object> {
  private readonly made = new Map<string, T>();

  constructor(
    private readonly kind: string,
    private readonly make: () => T,
    private readonly fields: (keyof T & string)[],
  ) {
    kinds.push(this as unknown as Drafts<object>);
  }

  get current(): T {
    const key = `${viewer} ${this.kind}`;
    const found = this.made.get(key) ?? this.restored(saved[key]);
    this.made.set(key, found);
    return found;
  }

  /** Everything that is in the making, as plain data. */
  entries(): [string, Fields][] {
    return [...this.made].map(([key, draft]) => [
      key,
      Object.fromEntries(this.fields.map((field) => [field, $state.snapshot(draft[field])])),
    ]);
  }

  /** A newer page may have other fields: what does not fit is left out. */
  private restored(fields: Fields = {}): T {
    const draft = this.make();
    for (const field of this.fields)
      if (field in fields && isAlike(draft[field], fields[field]))
        draft[field] = fields[field] as T[typeof field];
    return draft;
  }
}

const isAlike = (a: unknown, b: unknown): boolean =>
  a === null || b === null || (typeof a === typeof b && Array.isArray(a) === Array.isArray(b));

function parse(text: string | null): Record<string, Fields> {
  try {
    return JSON.parse(text ?? '{}') as Record<string, Fields>;
  } catch {
    return {};
  }
}

addEventListener('pagehide', () => {
  remember(KEY, JSON.stringify(Object.fromEntries(kinds.flatMap((kind) => kind.entries()))));
});
