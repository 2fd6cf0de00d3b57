// Where the rules are read from a table: in the edition that is played there.

import { getContext, setContext } from 'svelte';

const EDITION = Symbol('edition');

/** Everything below this component leads to the rules of this edition. */
export function readIn(edition: () => string | undefined): void {
  setContext(EDITION, edition);
}

/** To be asked while a component is made; the answer gives addresses. */
export function rulesHere(): (game: string, rule?: string) => string {
  const edition = getContext<(() => string | undefined) | undefined>(EDITION);
  return (game, rule) => rulesAddress(game, edition?.(), rule);
}

export function rulesAddress(game: string, edition?: string, rule?: string): string {
  return `/rules/${game}${edition ? `?edition=${encodeURIComponent(edition)}` : ''}${rule ? `#${rule}` : ''}`;
}
