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

const seatKey = (table: string): string => `fondaco-seat-${table}`;

/** Who was at this screen when the page of a table was last loaded. */
export function lastSeat(table: string): number | null {
  const seat = recall(seatKey(table));
  return seat === null ? null : Number(seat);
}

export function rememberSeat(table: string, seat: number | null): void {
  remember(seatKey(table), seat === null ? null : `${seat}`);
}
