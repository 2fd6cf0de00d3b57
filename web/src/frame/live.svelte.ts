// A table as it happens: one socket, numbered messages, and what follows from them for the screen.

import { api, Refused, type Refusal } from '../lib/api';
import type { ChatLine, Command, Everything, LessonProgress, Message, PublicAnnouncement } from '../wire';
import type { PublicClock, PublicEntry, PublicSeat, Seat, Stage, Standing, TakeBackRequest } from '../wire';
import { reloadFor } from '../lib/reload';
import { lastSeat, rememberSeat } from '../lib/session';
import { heardAt } from '../lib/time';
import { withChanges } from './changes';
import { PROTOCOL } from '../wire';
import { noteCommit } from './commit';
import { Mark } from './history.svelte';
import type { PartialMatchState, Hello, Incoming, Numbered } from './messages';
import { fly } from './motion';
import { isFarBehind, leftToRead } from './pace';
import { isNoted } from './noted';
import { Opening } from './opening.svelte';
import type { Plugin, Prompt, Sight } from './plugin';
import { TableSocket } from './socket.svelte';

/** One thing in the log: an event of the game, or something at the table. */
export type Entry = { n: number; event: unknown } | { n: number; note: PublicEntry };

export class Live {
  readonly table: string;
  plugin: Plugin | null = $state.raw(null);
  you: Seat | null = $state(null);
  yours: Seat[] = $state.raw([]);
  host = $state(false);
  here: Seat[] = $state.raw([]);
  watching = $state(0);
  /** So many bots play in the house that they think less than they would. */
  botsHurry = $state(false);

  stage: Stage | null = $state(null);
  about: Everything | null = $state.raw(null);
  seats: PublicSeat[] = $state.raw([]);
  chat: ChatLine[] = $state.raw([]);
  sight: Sight | null = $state.raw(null);
  must: Seat[] = $state.raw([]);
  /** Who may speak and need not. */
  may: Seat[] = $state.raw([]);
  /** Those of them who have nothing to say. */
  content: Seat[] = $state.raw([]);
  /** Until when a bot waits for their word, as the server counts. */
  listens: number | null = $state(null);
  /** What a bot is about to do, while people may still speak. */
  announced: PublicAnnouncement | null = $state.raw(null);
  prompt: Prompt | null = $state.raw(null);
  undo = $state(false);
  /** May the others be asked to take one's last move back? */
  askBack = $state(false);
  /** How far one is in the lesson, where it is one. */
  learned: LessonProgress | null = $state.raw(null);
  /** There is something to be learned, and the learner has not left the lesson. */
  readonly learns = $derived(
    this.learned !== null && !this.learned.left && this.learned.step < this.learned.of,
  );
  /** What is to be seen to before the next message is shown; how far one was in the lesson before this one. */
  hold: ((shown: Numbered, before: LessonProgress | null) => Promise<void>) | null = null;
  back: TakeBackRequest | null = $state.raw(null);
  clocks: PublicClock[] | null = $state.raw(null);
  end: Standing | null = $state.raw(null);
  rematch: string | null = $state(null);
  log: Entry[] = $state.raw([]);
  /** What has just happened. */
  news: unknown[] = $state.raw([]);
  readonly mark = new Mark();
  readonly opening = new Opening();
  refusal: Refusal | null = $state.raw(null);
  /** That an offer of one's own was refused, by these events, from the table as it was before. */
  passedOver: { events: unknown[]; before: Sight; n: number } | null = $state.raw(null);
  /** When something last happened, as the server counts. */
  at = $state(0);
  /** A command is under way; nothing is sent twice. */
  busy = $state(false);

  private readonly socket: TableSocket;
  private wanted: Seat | null;
  private greeting: Hello | null = null;
  /** The last number that came, shown or not. */
  private heard: number | null = null;
  /** The last command. */
  private underWay: Promise<unknown> = Promise.resolve();
  private queue: Numbered[] = [];
  private draining = false;
  /** How often one has come back as another viewer; what was begun as an earlier one does not count. */
  private viewerChanges = 0;
  /** How often the log was asked for; only the last answer counts. */
  private recalls = 0;
  private logged = -1;
  private closed = false;
  /** When something was last shown. */
  private shownAt = 0;
  constructor(
    table: string,
    private readonly loadPlugin: (game: string) => Promise<Plugin | null>,
    seat: Seat | null = null,
  ) {
    this.table = table;
    this.wanted = seat ?? lastSeat(table);
    this.socket = new TableSocket(table, {
      wants: () => ({ seat: this.wanted, since: this.heard }),
      hear: (message) => this.hear(message),
      loseSeat: () => {
        this.wanted = null;
        rememberSeat(table, null);
      },
    });
    this.socket.connect();
  }

  get connection(): TableSocket['connection'] {
    return this.socket.connection;
  }

  /** Was it agreed that nobody chats? */
  get quiet(): boolean {
    return (this.about?.config as { quiet?: boolean } | undefined)?.quiet === true;
  }

  close(): void {
    this.closed = true;
    this.opening.end();
    this.socket.close();
  }

  /** Sees the table as another of one's own seats does. */
  sitAs(seat: Seat): void {
    this.wanted = seat;
    rememberSeat(this.table, seat);
    this.reconnect();
  }

  /** Comes back as if new: what was sent to another viewer is forgotten, even what is still being shown. */
  reconnect(): void {
    this.heard = null;
    this.queue = [];
    this.viewerChanges += 1;
    this.opening.end();
    this.socket.reconnect();
  }

  async send(command: Command): Promise<boolean> {
    if (this.busy) return false;
    this.busy = true;
    this.refusal = null;
    this.passedOver = null;
    const answer = this.socket.tell(command);
    this.underWay = answer;
    const refusal = await answer;
    this.busy = false;
    this.refusal = refusal;
    return refusal === null;
  }

  /**
   * Undoes one's own last move. It may be seen before the server has answered it: then the answer is waited for. Where it
   * cannot be undone, the server says why.
   */
  async takeBack(): Promise<void> {
    await this.underWay;
    if (this.you !== null && this.stage === 'running') await this.send({ undo: { seat: this.you } });
  }

  async decide(run: unknown[]): Promise<boolean> {
    const { prompt } = this;
    if (prompt === null || this.you === null) return false;
    const done = await this.send({ decide: { seat: this.you, ask: prompt.ask, run } });
    // The question is answered, also where the answer is still to be seen.
    if (done && this.prompt?.ask === prompt.ask) this.prompt = null;
    return done;
  }

  /** Would this count? Nothing happens, and nobody hears of it. */
  async weigh(run: unknown[]): Promise<Refusal | null> {
    const { prompt, you } = this;
    return prompt === null || you === null
      ? { code: 'stale', message: 'nothing is asked' }
      : this.socket.tell({ weigh: { seat: you, ask: prompt.ask, run } });
  }

  /** Says that there is nothing to say to this question. If it is settled meanwhile, so much the better. */
  async rest(seat: Seat): Promise<void> {
    const ask =
      seat === this.you
        ? this.prompt?.ask
        : await api.sight(this.table, seat).then(
            (sight) => sight.prompt?.ask,
            () => undefined,
          );
    if (ask !== undefined) await this.socket.tell({ content: { seat, ask } });
  }

  /** Somebody is putting something together: bots listen a little longer. */
  async ponder(): Promise<void> {
    if (this.you !== null && this.prompt)
      await this.socket.tell({ ponder: { seat: this.you, ask: this.prompt.ask } });
  }

  private hear(message: Incoming): void {
    if ('hello' in message) {
      if (message.hello.protocol !== PROTOCOL && reloadFor(`protocol ${message.hello.protocol}`)) return;
      if (this.heard !== null && message.hello.you !== this.you) {
        this.reconnect();
        return;
      }
      // Whoever comes back as another sees nothing as that one before the table itself has come.
      this.greeting = message.hello;
      if (this.heard !== null) this.greet();
    } else if ('here' in message) {
      this.here = message.here;
      this.watching = message.watching;
      this.botsHurry = message.bots_hurry;
    } else if ('n' in message) {
      if (!message.sync && this.heard !== null && message.n <= this.heard) return; // it was sent twice
      if (!message.sync) heardAt(message.at);
      this.heard = message.n;
      this.queue.push(message);
      void this.drain();
    }
  }

  private greet(): void {
    if (this.greeting) ({ you: this.you, yours: this.yours, host: this.host } = this.greeting);
    this.greeting = null;
  }

  /** Shows one message after another. */
  private async drain(): Promise<void> {
    if (this.draining) return;
    this.draining = true;
    try {
      for (let next = this.queue.shift(); next; next = this.queue.shift()) {
        if (this.isBehind) next = this.hurry(next);
        if (next.sync) await this.sync(next as Everything & PartialMatchState);
        else await this.step(next);
      }
    } catch (error) {
      // Whatever it was, what the server says is right: everything is asked for again.
      console.error(error);
      this.heard = null;
      this.queue = [];
      this.socket.reconnectLater();
    } finally {
      this.draining = false;
    }
  }

  /** There is much to show, or something that will be taken back anyway. */
  private get isBehind(): boolean {
    const goesBack = ({ what }: { what?: PublicEntry }) => what && 'took_back' in what;
    return isFarBehind(this.queue.length) || this.queue.some((one) => goesBack(one as Message));
  }

  /** Far behind: everything but the last few is taken in at once and drawn together. */
  private hurry(next: Numbered): Numbered {
    let now = next;
    while (this.isBehind && !now.sync) {
      this.take(now);
      if (now.must) this.show(now);
      now = this.queue.shift() ?? now;
    }
    return now;
  }

  private async sync(all: Everything & PartialMatchState): Promise<void> {
    const { viewerChanges } = this;
    const plugin = this.plugin?.name === all.game ? this.plugin : await this.loadPlugin(all.game);
    if (viewerChanges !== this.viewerChanges) return;
    const { you } = this;
    this.greet();
    if (you !== this.you) this.forget();
    this.plugin = plugin;
    this.about = all;
    this.stage = all.stage;
    this.seats = all.seats;
    this.chat = all.said;
    this.rematch = all.rematch ?? null;
    if (all.must) {
      this.show(all);
      void this.recall();
    }
  }

  /** What another viewer was told and did. */
  private forget(): void {
    this.log = [];
    this.logged = -1;
    this.news = [];
    this.refusal = null;
    this.passedOver = null;
    this.mark.forget();
  }

  /** Everything of a message but the board. */
  private take(message: Message & PartialMatchState): void {
    const { what, seats, events } = message;
    if (seats) this.seats = seats;
    if (events?.length && message.n > this.logged)
      this.log = [...this.log, ...events.map((event) => ({ n: message.n, event }))];
    if (what) this.happened(what, message);
  }

  private async step(message: Message & PartialMatchState): Promise<void> {
    const { plugin, viewerChanges, learned } = this;
    if (message.events?.length) await leftToRead(this.shownAt, this.listens !== null);
    this.take(message);
    if (!message.must) return;
    const events = message.events ?? [];
    if (
      plugin?.refused &&
      this.sight &&
      this.you !== null &&
      plugin.refused(events, this.sight, this.you, [])
    )
      this.passedOver = { events, before: this.sight, n: message.n };
    if (plugin?.opens && events.some(plugin.opens)) await this.opening.show(events);
    const flights = plugin ? events.flatMap((event) => plugin.flights(event, this.sight)) : [];
    let held: Promise<void> | undefined;
    await fly(flights, () => {
      if (viewerChanges !== this.viewerChanges) return;
      this.show(message, message.events);
      held = this.hold?.(message, learned);
    });
    await held;
    if (events.length > 0) this.shownAt = Date.now();
  }

  private happened(what: PublicEntry, message: Message & PartialMatchState): void {
    if ('said' in what) {
      this.chat = [...this.chat, { at: message.at, ...what.said }].slice(-200);
    } else if ('person_left' in what) {
      // Names have changed everywhere: everything is asked for again.
      this.reconnect();
    } else if ('rematch' in what) {
      this.rematch = what.rematch.table;
    } else if ('started' in what) {
      this.stage = 'running';
    } else if ('took_back' in what) {
      this.note(message.n, what);
      void this.recall(message.n);
    } else if ('decided' in what && what.decided.by === 'clock') {
      this.note(message.n, what);
      if (what.decided.seat === this.you)
        this.refusal = { code: 'time_up', message: 'time was up; silence was taken for an answer' };
    } else if (isNoted(what)) this.note(message.n, what);
  }

  private note(n: number, note: PublicEntry): void {
    this.log = [...this.log, { n, note }];
  }

  private show(play: PartialMatchState & { at?: number; events?: unknown[] }, news: unknown[] = []): void {
    this.news = news;
    this.at = play.at ?? this.at;
    if (play.view !== undefined && play.figures !== undefined)
      this.sight = { view: play.view, figures: play.figures };
    else if (play.changed && this.sight) this.sight = withChanges(this.sight, play.changed);
    if (this.plugin) this.mark.note(this.sight, play.events ?? [], this.plugin);
    this.must = play.must ?? [];
    this.may = play.may ?? [];
    this.content = play.content ?? [];
    this.listens = play.listens ?? null;
    this.announced = play.announced ?? null;
    this.prompt = play.prompt ?? null;
    this.undo = play.undo ?? false;
    this.askBack = play.ask_back ?? false;
    this.learned = play.learned ?? null;
    this.back = play.back ?? null;
    this.clocks = play.clocks ?? null;
    if (play.end) {
      this.end = play.end;
      this.stage = 'finished';
    } else if (play.commit) noteCommit(this.table, play.commit);
  }

  /** The log from the beginning, as this seat heard it; what has happened since stays. */
  private async recall(notesFrom = Infinity): Promise<void> {
    const recall = ++this.recalls;
    const { viewerChanges } = this;
    try {
      const { steps, n } = await api.frames(this.table, { seat: this.you });
      if (recall !== this.recalls || viewerChanges !== this.viewerChanges) return;
      const since = this.log.filter((entry) => entry.n > n || ('note' in entry && entry.n >= notesFrom));
      this.logged = n;
      this.log = [...steps.flatMap((step) => step.events.map((event) => ({ n: 0, event }))), ...since];
      if (this.plugin) await this.mark.recall(this.table, this.you, steps, this.plugin);
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      setTimeout(() => recall === this.recalls && !this.closed && void this.recall(notesFrom), 2000);
    }
  }
}
