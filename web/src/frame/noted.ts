// What happened at the table itself and belongs into the log.

import type { PublicEntry } from '../wire';

const NOTED = ['stand_in', 'asked_back', 'refused_back', 'gave_up', 'house_away'];

export const isNoted = (what: PublicEntry): boolean => NOTED.some((kind) => kind in what);
