// Whoever has given a match up for good.

import type { Live } from './live.svelte';

/** Has one given up every seat that one had? */
export const hasGivenUp = ({ yours, seats }: Pick<Live, 'yours' | 'seats'>): boolean =>
  yours.length > 0 &&
  yours.every((seat) => {
    const occupant = seats[seat];
    return occupant?.kind === 'person' && occupant.gave_up === true;
  });
