// Speaking out of turn: who may, need not. The table waits a little for a word, or hears that there is none to come.

import { ownClose } from './ask';
import { recall, remember } from '../lib/session';
import { now } from '../lib/time';
import type { Seat } from '../wire';
import type { Live } from './live.svelte';

/** So soon before bots go on they are told that one is still at it. */
const SOON = 11_000;
/** The same where a short clock runs. */
const SHORTLY = 5_000;

const KEY = (table: string) => `fondaco-aloof-${table}`;

export class Talk {
  /** Not to be waited for, at this table, until something is offered. */
  aloof = $state(false);
  /** The questions to which it was said already that there is nothing to say. */
  private said = new Map<Seat, number>();

  constructor(
    private readonly live: Live,
    /** How many offers wait for an answer of this seat. */
    private readonly addressed: (seat: Seat) => number,
  ) {
    this.aloof = recall(KEY(live.table)) !== null;
    $effect(() => {
      const { you, prompt } = this.live;
      const open = this.aloof && this.live.connection === 'open' ? this.unsaid : [];
      for (const seat of open) {
        const ask = seat === you && prompt ? prompt.ask : this.live.at;
        if (this.said.get(seat) === ask) continue;
        this.said.set(seat, ask);
        void this.live.rest(seat);
      }
    });
  }

  /** May oneself speak now, and need not? */
  get mine(): boolean {
    const { you } = this.live;
    return you !== null && this.seats.includes(you) && this.live.prompt !== null;
  }

  /** Own seats that may speak now, where somebody is there to speak. */
  get seats(): Seat[] {
    const { live } = this;
    if (live.stage !== 'running') return [];
    return live.yours.filter((seat) => {
      const occupant = live.seats[seat];
      return live.may.includes(seat) && occupant?.kind === 'person' && !occupant.stand_in;
    });
  }

  /** Has oneself said that there is nothing to say? */
  get rested(): boolean {
    const { you, content } = this.live;
    return you !== null && content.includes(you);
  }

  /** Can it be said now? */
  get canRest(): boolean {
    return this.mine && !this.rested && !this.live.learns;
  }

  /** May oneself still say something before a bot does what it has announced? */
  get canHold(): boolean {
    const { you, announced, must, may, prompt, learns } = this.live;
    if (you === null || announced === null || prompt === null || learns) return false;
    return (must.includes(you) || may.includes(you)) && !announced.with.includes(you) && !this.rested;
  }

  /** Nobody at this screen has anything to say; but what somebody was offered is theirs to answer. */
  rest(): void {
    const { you } = this.live;
    if (!this.canRest) return;
    for (const seat of this.unsaid) if (seat !== you) void this.live.rest(seat);
    if (you !== null) void this.live.rest(you);
  }

  private stirring = false;

  /** Whoever is at the trays has something in mind: bots are asked to listen a little longer, in good time. */
  async stir(): Promise<void> {
    const { listens } = this.live;
    const closes = ownClose(this.live);
    const until = closes ?? (this.canRest ? listens : null);
    if (this.stirring || until === null || until - now() > (closes === null ? SOON : SHORTLY)) return;
    this.stirring = true;
    await this.live.ponder();
    this.stirring = false;
  }

  stayAloof(aloof: boolean): void {
    this.aloof = aloof;
    remember(KEY(this.live.table), aloof ? 'yes' : null);
  }

  /** Own seats that have said nothing yet, and to whom nothing is offered. */
  private get unsaid(): Seat[] {
    const { content } = this.live;
    return this.seats.filter((seat) => !content.includes(seat) && this.addressed(seat) === 0);
  }
}
