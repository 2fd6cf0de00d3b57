// What a tab remembers until it is closed. A browser that keeps nothing still plays.

export function recall(key: string): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Nothing: it is forgotten. Says whether the browser keeps anything. */
export function remember(key: string, value: string | null): boolean {
  try {
    if (value === null) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, value);
    return true;
  } catch {
    return false;
  }
}
