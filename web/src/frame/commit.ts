// What was promised of the shuffle before the match, kept in this browser until the seed is told.

const KEY = (table: string) => `fondaco-commit-${table}`;

/** The hash of the seed, noted while the match is played, to be compared with at the end. */
export function noteCommit(table: string, commit: string): void {
  try {
    if (!localStorage.getItem(KEY(table))) localStorage.setItem(KEY(table), commit);
  } catch {
    // Then the server's word and the hash itself must do.
  }
}

export function notedCommit(table: string): string | null {
  try {
    return localStorage.getItem(KEY(table));
  } catch {
    return null;
  }
}
