/** New values by the places where they stand, as JSON pointers: `"/view/round"`. */
export type Changes = Record<string, unknown>;

/** The same with the changes carried out. What has not changed is the same object as before. */
export function withChanges<T extends object>(state: T, changes: Changes): T {
  return Object.entries(changes).reduce(
    (changed, [place, value]) => withValue(changed, place.split('/').slice(1).map(unescaped), value) as T,
    state,
  );
}

function withValue(state: unknown, [key, ...rest]: string[], value: unknown): unknown {
  if (key === undefined) return value;
  const copy = (Array.isArray(state) ? [...(state as unknown[])] : { ...(state as object) }) as Record<
    string,
    unknown
  >;
  copy[key] = withValue(copy[key], rest, value);
  return copy;
}

/** What stands at a place, as a JSON pointer; nothing, where there is no such place. */
export function valueAt(state: unknown, place: string): unknown {
  const keys = place.split('/').slice(1).map(unescaped);
  return keys.reduce<unknown>(
    (at, key) => (typeof at === 'object' && at !== null ? (at as Record<string, unknown>)[key] : undefined),
    state,
  );
}

const unescaped = (key: string): string => key.replaceAll('~1', '/').replaceAll('~0', '~');
