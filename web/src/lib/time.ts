// What time it is on the server, whatever this machine believes.

let ahead = 0;

/** A message that was written just now says so. */
export function heardAt(at: number): void {
  ahead = Date.now() - at;
}

/** Milliseconds since 1970, as the server counts them. */
export function now(): number {
  return Date.now() - ahead;
}
