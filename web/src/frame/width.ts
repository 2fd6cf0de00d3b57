// Where there is no room for the drawer beside the board, it lies over it.

import { innerWidth } from 'svelte/reactivity/window';

/** Trays with offers need more room than a log. */
export const isNarrow = (wide: boolean): boolean => (innerWidth.current ?? Infinity) <= (wide ? 1199 : 1100);
