// The socket of a table: it comes back by itself when it is lost, and brings each command its answer.

import type { Refusal } from '../lib/api';
import type { Command, Seat } from '../wire';
import type { Incoming } from './messages';

/** Waits before the next attempt, in milliseconds. */
const RETRY = [100, 400, 1000, 2000, 4000, 8000];
/** Only a connection that has held for a while counts as good. */
const STEADY = 3000;
/** So long a command may take before the socket is taken for dead. */
const PATIENCE = 15_000;
/** The server says every second that it is there; after so much silence it, or the way to it, is gone. */
const SILENCE = 4200;
/** How often it is looked whether something was heard. A page that was asleep longer than two looks has missed nothing. */
const LOOK = 500;

/** What the socket asks of the table, and tells it. */
interface Owner {
  /** As which seat, and since which message; nothing: as the server likes, and everything. */
  wants: () => { seat: Seat | null; since: number | null };
  hear: (message: Incoming) => void;
  /** The seat that was wanted is somebody else's by now. */
  loseSeat: () => void;
}

export class TableSocket {
  connection: 'opening' | 'open' | 'lost' | 'nowhere' = $state('opening');
  private socket: WebSocket | null = null;
  private tries = 0;
  private since = 0;
  private closed = false;
  private ids = 0;
  private answers = new Map<number, (refusal: Refusal | null) => void>();
  private heardLast = Date.now();
  private looked = Date.now();
  private readonly watch = setInterval(() => this.look(), LOOK);
  private readonly awake = () => this.connection === 'lost' && !document.hidden && this.connect();

  constructor(
    private readonly table: string,
    private readonly owner: Owner,
  ) {
    addEventListener('online', this.awake);
    document.addEventListener('visibilitychange', this.awake);
  }

  close(): void {
    this.closed = true;
    clearInterval(this.watch);
    removeEventListener('online', this.awake);
    document.removeEventListener('visibilitychange', this.awake);
    this.abandon();
  }

  /** Comes back at once, however often it was lost before. */
  reconnect(): void {
    this.tries = 0;
    this.connect();
  }

  /** Comes back after the longest wait. */
  reconnectLater(): void {
    setTimeout(() => this.connect(), RETRY.at(-1));
  }

  connect(): void {
    this.abandon();
    if (this.closed) return;
    const { seat, since } = this.owner.wants();
    const query = new URLSearchParams({ beat: 'true' });
    if (seat !== null) query.set('seat', `${seat}`);
    if (since !== null) query.set('since', `${since}`);
    const address = new URL(`/api/tables/${encodeURIComponent(this.table)}/live?${query}`, location.href);
    address.protocol = address.protocol.replace('http', 'ws');
    const socket = new WebSocket(address);
    this.socket = socket;
    this.heardLast = Date.now();
    socket.onmessage = (message) => this.hear(JSON.parse(String(message.data)) as Incoming);
    socket.onclose = () => void this.lost(socket);
  }

  /** Sends a command; the answer is nothing where it counts. */
  tell(command: Command): Promise<Refusal | null> {
    const offline: Refusal = { code: 'offline', message: 'not connected' };
    const { socket } = this;
    if (socket?.readyState !== WebSocket.OPEN) return Promise.resolve(offline);
    const id = ++this.ids;
    return new Promise((resolve) => {
      const answer = (refusal: Refusal | null) => {
        clearTimeout(late);
        this.answers.delete(id);
        resolve(refusal);
      };
      const late = setTimeout(() => {
        answer(offline);
        this.connect();
      }, PATIENCE);
      this.answers.set(id, answer);
      socket.send(JSON.stringify({ id, command }));
    });
  }

  /** A socket that is silent for long is given up, whatever it believes of itself. */
  private look(): void {
    const now = Date.now();
    if (now - this.looked > 3 * LOOK) this.heardLast = now;
    this.looked = now;
    if (this.socket === null || this.connection === 'nowhere' || now - this.heardLast < SILENCE) return;
    if (this.connection === 'open') this.connection = 'lost';
    this.connect();
  }

  private hear(message: Incoming): void {
    this.heardLast = Date.now();
    if ('beat' in message) return;
    if ('reply' in message) {
      this.answers.get(message.reply)?.(message.error ?? null);
    } else if ('error' in message) {
      for (const resolve of [...this.answers.values()]) resolve(message.error);
    } else {
      if ('hello' in message) {
        this.since = Date.now();
        this.connection = 'open';
      }
      this.owner.hear(message);
    }
  }

  /** A socket that is given up is not waited for. */
  private abandon(): void {
    const { socket } = this;
    this.socket = null;
    if (socket) {
      socket.onmessage = null;
      socket.onclose = null;
      socket.close();
    }
    for (const resolve of [...this.answers.values()])
      resolve({ code: 'offline', message: 'the connection was lost' });
  }

  private async lost(socket: WebSocket): Promise<void> {
    if (Date.now() - this.since > STEADY && this.since > 0) this.tries = 0;
    this.since = 0;
    if (this.tries >= 1 && (await this.isGone())) {
      this.connection = 'nowhere';
      return;
    }
    if (this.closed || socket !== this.socket) return;
    const wait = RETRY[Math.min(this.tries, RETRY.length - 1)] ?? 1000;
    this.tries += 1;
    if (this.tries > 1 && this.connection === 'open') this.connection = 'lost';
    setTimeout(() => socket === this.socket && this.connect(), wait);
  }

  /** Asks why it does not come about: no such table, or a seat that is somebody else's by now. */
  private async isGone(): Promise<boolean> {
    const { seat } = this.owner.wants();
    const query = seat === null ? '' : `?seat=${seat}`;
    const response = await fetch(`/api/tables/${encodeURIComponent(this.table)}${query}`).catch(() => null);
    if (response?.status === 403) this.owner.loseSeat();
    return response?.status === 404;
  }
}
