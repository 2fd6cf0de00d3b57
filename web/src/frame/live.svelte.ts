// A table as it happens: one socket, numbered messages, and what follows from them for the screen.

import { api, Refused, type Refusal } from '../lib/api';
import type { Back, Clock, Command, Everything, Happened, Message, PlayFace, Said as Chat, Seat, SeatFace, Stage, Standing } from '../wire';
import { fly } from './motion';
import type { Plugin, Prompt, Sight } from './plugin';

type Numbered = (Message | Everything) & Partial<PlayFace> & { sync?: boolean };
type Incoming =
  | { hello: { you: Seat | null; yours: Seat[]; host: boolean } }
  | { here: Seat[]; watching: number }
  | { reply: number; done?: number; error?: Refusal }
  | { error: Refusal }
  | Numbered;

/** One thing in the log: an event of the game, or something at the table. */
export type Entry = { n: number; event: unknown } | { n: number; note: Happened };

/** So far behind, nobody wants to watch every merchant walk. */
const HURRY = 6;
/** Bots may be fast; people want to see what they did. */
const BREATH = 90;
const RETRY = [300, 1000, 2000, 4000, 8000];

export class Live {
  readonly table: string;
  plugin: Plugin | null = $state.raw(null);
  connection: 'opening' | 'open' | 'lost' | 'nowhere' = $state('opening');
  you: Seat | null = $state(null);
  yours: Seat[] = $state.raw([]);
  host = $state(false);
  here: Seat[] = $state.raw([]);
  watching = $state(0);

  stage: Stage | null = $state(null);
  about: Everything | null = $state.raw(null);
  seats: SeatFace[] = $state.raw([]);
  chat: Chat[] = $state.raw([]);
  sight: Sight | null = $state.raw(null);
  must: Seat[] = $state.raw([]);
  prompt: Prompt | null = $state.raw(null);
  undo = $state(false);
  back: Back | null = $state.raw(null);
  clocks: Clock[] | null = $state.raw(null);
  commit: string | null = $state(null);
  seed: string | null = $state(null);
  end: Standing | null = $state.raw(null);
  rematch: string | null = $state(null);
  log: Entry[] = $state.raw([]);
  refusal: Refusal | null = $state.raw(null);
  /** A command is under way; nothing is sent twice. */
  busy = $state(false);

  private socket: WebSocket | null = null;
  private wanted: Seat | null;
  private last: number | null = null;
  private queue: Numbered[] = [];
  private draining = false;
  /** The log has everything up to this number. */
  private logged = -1;
  /** How often one has come back with other eyes. */
  private eyes = 0;
  private tries = 0;
  private closed = false;
  private ids = 0;
  private answers = new Map<number, (refusal: Refusal | null) => void>();

  constructor(
    table: string,
    private readonly loadPlugin: (game: string) => Promise<Plugin | null>,
    seat: Seat | null = null,
  ) {
    this.table = table;
    this.wanted = seat;
    this.connect();
  }

  close(): void {
    this.closed = true;
    this.socket?.close();
  }

  /** Looks through the eyes of another of one's own seats. */
  sitAs(seat: Seat): void {
    this.wanted = seat;
    this.prompt = null;
    this.reconnect();
  }

  /** Comes back as if new: what other eyes were sent is forgotten, even what is still being shown. */
  reconnect(): void {
    this.last = null;
    this.queue = [];
    this.eyes += 1;
    this.tries = 0;
    if (this.socket) this.socket.onmessage = null;
    this.socket?.close();
  }

  async send(command: Command): Promise<boolean> {
    if (this.busy) return false;
    this.busy = true;
    this.refusal = null;
    const refusal = await this.tell(command);
    this.busy = false;
    this.refusal = refusal;
    if (!refusal && ('sit' in command || 'stand' in command)) this.reconnect(); // one sees through other eyes now
    return refusal === null;
  }

  decide(run: unknown[]): Promise<boolean> {
    if (this.prompt === null || this.you === null) return Promise.resolve(false);
    return this.send({ decide: { seat: this.you, ask: this.prompt.ask, run } });
  }

  private tell(command: Command): Promise<Refusal | null> {
    const offline: Refusal = { code: 'offline', message: 'not connected' };
    const { socket } = this;
    if (socket?.readyState !== WebSocket.OPEN) return Promise.resolve(offline);
    const id = ++this.ids;
    return new Promise((resolve) => {
      this.answers.set(id, resolve);
      socket.send(JSON.stringify({ id, command }));
    });
  }

  private connect(): void {
    const query = new URLSearchParams();
    if (this.wanted !== null) query.set('seat', `${this.wanted}`);
    if (this.last !== null) query.set('since', `${this.last}`);
    const address = new URL(`/api/tables/${encodeURIComponent(this.table)}/live?${query}`, location.href);
    address.protocol = address.protocol.replace('http', 'ws');
    const socket = new WebSocket(address);
    this.socket = socket;
    socket.onmessage = (message) => this.hear(JSON.parse(`${message.data}`) as Incoming);
    socket.onclose = () => void this.lost(socket);
  }

  private async lost(socket: WebSocket): Promise<void> {
    if (this.closed || socket !== this.socket) return;
    for (const resolve of this.answers.values()) resolve({ code: 'offline', message: 'the connection was lost' });
    this.answers.clear();
    if (this.connection !== 'open' && this.tries === 1 && !(await this.exists())) {
      this.connection = 'nowhere';
      return;
    }
    const first = this.tries === 0;
    const wait = first ? 100 : (RETRY[Math.min(this.tries, RETRY.length) - 1] ?? 1000);
    this.tries += 1;
    if (!first && this.connection === 'open') this.connection = 'lost';
    setTimeout(() => !this.closed && socket === this.socket && this.connect(), wait);
  }

  private async exists(): Promise<boolean> {
    const response = await fetch(`/api/tables/${encodeURIComponent(this.table)}`).catch(() => null);
    if (response?.status === 403) this.wanted = null; // somebody else's seat
    return response?.status !== 404;
  }

  private hear(message: Incoming): void {
    if ('hello' in message) {
      this.tries = 0;
      this.connection = 'open';
      ({ you: this.you, yours: this.yours, host: this.host } = message.hello);
    } else if ('here' in message) {
      this.here = message.here;
      this.watching = message.watching;
    } else if ('reply' in message) {
      const { reply, error } = message;
      this.answers.get(reply)?.(error ?? null);
      this.answers.delete(reply);
    } else if ('n' in message) {
      this.queue.push(message);
      void this.drain();
    }
  }

  /** Shows one message after another. */
  private async drain(): Promise<void> {
    if (this.draining) return;
    this.draining = true;
    for (let next = this.queue.shift(); next; next = this.queue.shift()) {
      const { eyes } = this;
      if (this.queue.length >= HURRY) next = this.hurry(next);
      if (next.sync) await this.sync(next as Everything & Partial<PlayFace>);
      else await this.step(next as Message & Partial<PlayFace>);
      if (eyes === this.eyes) this.last = next.n;
    }
    this.draining = false;
  }

  /** Far behind: everything but the last few is taken in at once and drawn together. */
  private hurry(next: Numbered): Numbered {
    let now = next;
    while (this.queue.length >= HURRY && !now.sync) {
      this.take(now as Message & Partial<PlayFace>);
      if (now.must) this.show(now);
      this.last = now.n;
      now = this.queue.shift() ?? now;
    }
    return now;
  }

  private async sync(all: Everything & Partial<PlayFace>): Promise<void> {
    if (this.plugin?.name !== all.game) this.plugin = await this.loadPlugin(all.game);
    this.about = all;
    this.stage = all.stage;
    this.seats = all.seats;
    this.chat = all.said;
    this.rematch = all.rematch ?? null;
    if (all.must) {
      this.show(all);
      await this.remember();
    }
  }

  /** Everything of a message but the board. */
  private take(message: Message & Partial<PlayFace>): void {
    const { what, seats, events } = message;
    if (seats) this.seats = seats;
    if (what) this.happened(what, message);
    if (events?.length && message.n > this.logged) this.log = [...this.log, ...events.map((event) => ({ n: message.n, event }))];
  }

  private async step(message: Message & Partial<PlayFace>): Promise<void> {
    this.take(message);
    if (!message.must) return;
    const { plugin } = this;
    const flights = plugin ? (message.events ?? []).flatMap((event) => plugin.flights(event)) : [];
    await fly(flights, () => this.show(message));
    if (this.queue.length > 0) await new Promise((resolve) => setTimeout(resolve, flights.length === 0 ? BREATH : 0));
  }

  private happened(what: Happened, message: Message & Partial<PlayFace>): void {
    if ('said' in what) {
      this.chat = [...this.chat, { n: message.n, at: message.at, ...what.said }];
    } else if ('rematch' in what) {
      this.rematch = what.rematch.table;
    } else if ('started' in what) {
      this.stage = 'running';
    } else if ('took_back' in what) {
      void this.remember().then(() => this.note(message.n, what));
    } else if ('stand_in' in what || 'asked_back' in what || 'refused_back' in what) {
      this.note(message.n, what);
    }
  }

  private note(n: number, note: Happened): void {
    this.log = [...this.log, { n, note }];
  }

  private show(play: Partial<PlayFace>): void {
    if (play.view !== undefined && play.figures !== undefined) this.sight = { view: play.view, figures: play.figures };
    this.must = play.must ?? [];
    this.prompt = play.prompt ?? null;
    this.undo = play.undo ?? false;
    this.back = play.back ?? null;
    this.clocks = play.clocks ?? null;
    if (play.commit) {
      this.commit = play.commit;
      remember(this.table, play.commit);
    }
    if (play.end) {
      this.end = play.end;
      this.seed = play.seed ?? null;
      this.stage = 'finished';
    }
  }

  /** The log from the beginning, as this seat heard it. */
  private async remember(): Promise<void> {
    try {
      const { steps, n } = await api.frames(this.table, { seat: this.you });
      this.logged = n;
      this.log = steps.flatMap((step, n) => step.events.map((event) => ({ n, event })));
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
    }
  }
}

/** The hash of the seed, kept from before the first move, to be compared with at the end. */
function remember(table: string, commit: string): void {
  try {
    const key = `fondaco-commit-${table}`;
    if (!localStorage.getItem(key)) localStorage.setItem(key, commit);
  } catch {
    // Then the server's word and the hash itself must do.
  }
}

export function rememberedCommit(table: string): string | null {
  try {
    return localStorage.getItem(`fondaco-commit-${table}`);
  } catch {
    return null;
  }
}
