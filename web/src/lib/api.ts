// The way to the server.

import type {
  About,
  Command,
  Everything,
  ReplaySteps,
  Pace,
  MatchState,
  Privacy,
  Seat,
  Summary,
  VerifiedRecord,
} from '../wire';

/** What the server says when it says no. */
export interface Refusal {
  code: string;
  message: string;
  rule?: string;
}

export class Refused extends Error {
  constructor(readonly refusal: Refusal) {
    super(refusal.message);
  }
}

async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  let response: Response;
  try {
    response = await fetch(path, {
      method,
      ...(body === undefined
        ? {}
        : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    });
  } catch {
    throw new Refused({ code: 'offline', message: 'the server cannot be reached' });
  }
  if (response.status === 204) return undefined as T;
  const answer: unknown = await response.json().catch(() => null);
  if (response.ok && answer === null)
    throw new Refused({ code: 'offline', message: 'the answer was cut off' });
  if (!response.ok) {
    const { error } = (answer ?? {}) as { error?: Refusal };
    throw new Refused(error ?? { code: 'internal', message: response.statusText });
  }
  return answer as T;
}

export interface Me {
  name: string;
  account: string | null;
}

export interface NewCodes {
  /** Shown once. */
  recovery_codes: string[];
}

/** Where somebody is logged in, or a token of theirs. */
export interface Session {
  id: string;
  kind: 'cookie' | 'bearer';
  label: string;
  made: number;
  last_used: number;
  this: boolean;
}

export type Listed = Summary & { table: string; yours: Seat[] };

export interface Lobby {
  mine: Listed[];
  gathering: Listed[];
  running: Listed[];
  finished: Listed[];
  /** Days for which matches among bots are kept; 0: for ever. */
  bot_matches_kept: number;
}

export type WantedSeat = 'me' | 'open' | { bot: string } | { here: string };

export interface NewTable {
  game: string;
  seats?: WantedSeat[];
  /** The name of a lesson, which says everything else. */
  lesson?: string;
  options?: Record<string, unknown>;
  pace?: Pace;
  privacy?: Privacy;
  several_seats?: boolean;
  start?: boolean;
}

export interface RulesPage {
  language: string;
  title: string;
  /** The boxes whose rules differ, if any do. */
  editions: { id: string; name: string; title: string }[];
  chapters: { title: string; html: string; steps?: RulesStep[] }[];
}

/** A step of a turn in short, and the rule that says the same in full. */
export interface RulesStep {
  rule: string;
  html: string;
}

const at = (table: string) => `/api/tables/${encodeURIComponent(table)}`;

export const api = {
  me: () => ask<Me>('GET', '/api/me'),
  comeIn: (name: string) => ask<Me>('POST', '/api/me', { name }),
  keep: (account: string, password: string) =>
    ask<Me & NewCodes>('POST', '/api/account', { account, password }),
  account: () => ask<{ recovery_codes: number }>('GET', '/api/account'),
  changePassword: (password: string, new_password: string) =>
    ask<undefined>('POST', '/api/account/password', { password, new_password }),
  renewCodes: (password: string) => ask<NewCodes>('POST', '/api/account/recovery-codes', { password }),
  recover: (account: string, code: string, new_password: string) =>
    ask<Me>('POST', '/api/recover', { account, code, new_password }),
  leave: (password: string | null) => ask<undefined>('POST', '/api/account/delete', { password }),
  sessions: () => ask<Session[]>('GET', '/api/sessions'),
  endSession: (id: string) => ask<undefined>('DELETE', `/api/sessions/${encodeURIComponent(id)}`),
  logoutEverywhere: () => ask<undefined>('DELETE', '/api/sessions'),
  makeToken: (label: string) => ask<{ token: string }>('POST', '/api/tokens', { label }),
  login: (account: string, password: string) => ask<Me>('POST', '/api/login', { account, password }),
  logout: () => ask<unknown>('POST', '/api/logout'),
  games: () => ask<About[]>('GET', '/api/games'),
  open: (table: NewTable) => ask<{ table: string }>('POST', '/api/tables', table),
  command: (table: string, command: Command) => ask<{ n: number }>('POST', `${at(table)}/commands`, command),
  /** The table as one of one's own seats sees it. */
  sight: (table: string, seat: Seat) =>
    ask<Everything & Partial<MatchState>>('GET', `${at(table)}?seat=${seat}`),
  frames: (table: string, query: { seat?: Seat | null; from?: number; whole?: boolean }) => {
    const search = new URLSearchParams();
    if (query.seat !== undefined && query.seat !== null) search.set('seat', `${query.seat}`);
    if (query.from) search.set('from', `${query.from}`);
    if (query.whole) search.set('whole', 'true');
    return ask<ReplaySteps>('GET', `${at(table)}/frames?${search}`);
  },
  verify: (table: string) => ask<VerifiedRecord>('GET', `${at(table)}/verify`),
  rematch: (table: string) => ask<{ table: string }>('POST', `${at(table)}/rematch`),
  /** One's own unfinished table, where nobody else plays. */
  deleteTable: (table: string) => ask<undefined>('DELETE', at(table)),
  recordAddress: (table: string) => `${at(table)}/record`,
  rules: (game: string, language: string) =>
    ask<RulesPage>('GET', `/api/rules/${encodeURIComponent(game)}?lang=${language}`),
};
