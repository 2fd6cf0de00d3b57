// What is being put together and not yet sent: a bid, cubes of a dock, shares, where drawn cubes go. Nothing here is judged.

import { Drafts } from '../../frame/drafts.svelte';
import { all } from '../../frame/menu';
import type { Prompt } from '../../frame/plugin';
import { BID_IN_STEPS_FROM, COMPANIES, DOCKS, GOODS } from './cards';
import type { Company, Decision, Dock, Good, Outlook, View } from './types';

type Question = Prompt<Decision, Outlook>;

class Draft {
  bid = $state(0);
  dock = $state<Dock | null>(null);
  stolen = $state<Good | null>(null);
  taken = $state<Partial<Record<Good, number>>>({});
  way = $state<'buy' | 'sell' | null>(null);
  shares = $state<Partial<Record<Company, number>>>({});
  /** Which cube goes to which dock, and the dock whose cube is to change places. */
  docks = $state<(Good | null)[]>([]);
  lifted = $state<number | null>(null);
  /** The question that this answers. */
  ask: number | null = null;

  /** A new question: what was put together is done with. Says whether a run was under way that is to be closed now. */
  begin(view: View, prompt: Question): boolean {
    if (prompt.ask === this.ask) return false;
    const under = this.ask !== null && this.steps.length > 0 && view.board.run !== null;
    this.ask = prompt.ask;
    this.clear();
    this.bid = 0;
    this.docks = DOCKS.map((_, n) => view.board.drawn[n] ?? null);
    return under;
  }

  clear(): void {
    this.dock = null;
    this.stolen = null;
    this.taken = {};
    this.way = null;
    this.shares = {};
    this.lifted = null;
  }

  /** So many cubes of a good, all of one dock. */
  take(dock: Dock, good: Good, n: number): void {
    if (this.dock !== dock) this.clear();
    this.dock = dock;
    this.taken = { ...this.taken, [good]: n };
    this.rest();
  }

  steal(dock: Dock, good: Good): void {
    if (this.dock !== dock) this.clear();
    this.dock = dock;
    this.stolen = this.stolen === good ? null : good;
    this.rest();
  }

  share(way: 'buy' | 'sell', company: Company, n: number): void {
    if (this.way !== way) this.clear();
    this.way = way;
    this.shares = { ...this.shares, [company]: n };
    this.rest();
  }

  /** Two docks change their cubes. */
  swap(dock: number): void {
    if (this.lifted === null) this.lifted = dock;
    else {
      const docks = [...this.docks];
      [docks[dock], docks[this.lifted]] = [docks[this.lifted] ?? null, docks[dock] ?? null];
      this.docks = docks;
      this.lifted = null;
    }
  }

  /** The steps of what is put together, in the order in which they are named. */
  get steps(): Decision[] {
    const { dock, way } = this;
    if (dock !== null) {
      const taken = GOODS.flatMap((good) =>
        this.taken[good] ? [{ take: { dock, good, n: this.taken[good] } }] : [],
      );
      return [...(this.stolen === null ? [] : [{ steal: { dock, good: this.stolen } }]), ...taken];
    }
    if (way === null) return [];
    const named = COMPANIES.flatMap((company) =>
      this.shares[company] ? [{ company, n: this.shares[company] }] : [],
    );
    return named.map((share) => (way === 'buy' ? { buy_share: share } : { sell_share: share }));
  }

  /** Where the drawn cubes go, as it stands in the list. */
  assigned(prompt: Question): number {
    return (
      all(prompt.decisions, 'assign_docks').find(({ what }) =>
        DOCKS.every((dock, n) => what[dock] === (this.docks[n] ?? null)),
      )?.n ?? -1
    );
  }

  /** The bid as it is sent: large ones in two steps. */
  bidRun(prompt: Question): Decision[] | null {
    const bid: Decision = { bid: { amount: this.bid } };
    if (all(prompt.decisions, 'bid').some(({ what }) => what.amount === this.bid)) return [bid];
    const thousands = Math.floor(this.bid / BID_IN_STEPS_FROM);
    return all(prompt.decisions, 'bid_thousands').some(({ what }) => what.thousands === thousands)
      ? [{ bid_thousands: { thousands } }, bid]
      : null;
  }

  private rest(): void {
    if (this.steps.length === 0) this.clear();
  }
}

export const drafts = new Drafts('masters-of-venice', () => new Draft(), [
  'bid',
  'dock',
  'stolen',
  'taken',
  'way',
  'shares',
  'docks',
  'ask',
]);

/** What the steps of the draft would bring, as the server counts each. */
export function sum(prompt: Question, steps: Decision[], of: 'pays' | 'receives'): number {
  const same = (step: Decision) =>
    prompt.decisions.findIndex((decision) => JSON.stringify(decision) === JSON.stringify(step));
  return steps.reduce((total, step) => total + (prompt.outlooks[same(step)]?.[of] ?? 0), 0);
}
