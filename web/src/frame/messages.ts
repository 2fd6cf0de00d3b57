// What comes over the socket of a table.

import type { Refusal } from '../lib/api';
import type { Everything, Message, MatchState, Seat } from '../wire';

/** What a table in play shows, as far as a message carries it. */
export type PartialMatchState = Partial<MatchState>;
/** What has a place in the order of things; `sync` says that it is everything at once. */
export type Numbered = (Message | Everything) & PartialMatchState & { sync?: boolean };
/** The first message: which viewer one is. */
export interface Hello {
  you: Seat | null;
  yours: Seat[];
  host: boolean;
  /** Which messages are spoken; see `PROTOCOL`. */
  protocol: number;
}
/** Whatever the server sends over the socket of a table. */
export type Incoming =
  | { hello: Hello }
  | { here: Seat[]; watching: number; bots_hurry: boolean }
  | { beat: true }
  | { reply: number; done?: number; error?: Refusal }
  | { error: Refusal }
  | Numbered;
