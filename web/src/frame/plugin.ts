// What a game brings to the frame: a board, how its events are said and shown, and its messages. Nothing else.

import type { Component } from 'svelte';

import type { IconName } from '../art/Icon.svelte';
import type { Refusal } from '../lib/api';
import type { Said, Words } from '../lib/words.svelte';
import type { ReplayStep, SeatPrompt, Seat } from '../wire';
import type { Help, HelpContext } from './help';

/** A question to one's own seat: what may be decided, and what each of it would bring. */
export interface Prompt<D = unknown, O = unknown> extends Omit<SeatPrompt, 'decisions' | 'outlooks'> {
  decisions: D[];
  outlooks: O[];
}

/** The table as one viewer sees it. */
export interface Sight<V = unknown, F = unknown> {
  view: V;
  figures: F;
}

/** What a board is given. It shows legal targets and says which one was chosen; it judges nothing. */
export interface BoardProps<V, F, D, O, E = unknown> {
  sight: Sight<V, F>;
  /** What is asked, or may be said without being asked. */
  prompt: Prompt<D, O> | null;
  /** One's own seat; nobody's for who watches. */
  you: Seat | null;
  names: string[];
  /** The seat whose things are spread out below the board. */
  looking: Seat;
  /** The place in the list of decisions, if one is chosen and not yet confirmed. */
  chosen: number | null;
  choose: (decision: number | null) => void;
  /** Decides at once. */
  decide: (decision: number) => void;
  /** Opens what bargaining is done with; nothing, where one cannot bargain now. */
  bargain: (() => void) | null;
  /** Sends a run of decisions of which only the first is in the list yet. The server judges it. */
  send: (run: D[]) => void;
  /** The events of this round, newest last, for what lies on the board but in no view. */
  round: E[];
  /** The table at the last mark (`isMark`), for showing what has changed since. */
  before: Sight<V, F> | null;
  /** The events that led here from the last sight. */
  news: E[];
}

/** What the offers drawer is given: it builds decisions and sends them whole. The server judges them. */
export interface OffersProps<V, F, D = unknown, O = unknown, E = unknown> {
  sight: Sight<V, F>;
  /** The closed answers, also of a seat that may speak and need not. */
  prompt: Prompt<D, O> | null;
  you: Seat | null;
  names: string[];
  /** May one speak now, also if a word of one's own is still under way? */
  speaks: boolean;
  /** Is the drawer to be seen? Things on the board may be put into its trays then. */
  shown: boolean;
  /** Something is under way, or the line is down. */
  busy: boolean;
  /** The events of this round, newest last. */
  round: E[];
  /** Asks the server whether a run would count; nothing: it would. */
  weigh: (run: D[]) => Promise<Refusal | null>;
  /** Sends a run; says whether it counted. */
  send: (run: D[]) => Promise<boolean>;
  /** Decides by the place in the list of decisions. */
  decide: (decision: number) => void;
  /** Gives the board back where the drawer lies over it. */
  close: () => void;
}

/** What the tab with the counts of decks and bags is given. */
export interface StockProps<V, F> {
  sight: Sight<V, F>;
  table: string;
  /** One's own seat. */
  seat: Seat | null;
  /** The match up to here, where it is at hand. */
  steps?: ReplayStep[];
}

/** A figure of a seat that everybody may know. */
export interface Fact {
  icon: IconName;
  label: string;
  value: number;
  tone?: 'seal' | 'sea' | 'gold';
  /** What explains it (`data-help`). */
  help: string;
}

/** Where in the match we are. */
export interface Where {
  round: Said;
  /** Each is explained by its label (`data-help`). */
  steps: { label: string; detail?: Said; state: 'done' | 'now' | 'later' }[];
}

/** What the prompt bar says. */
export interface Ask {
  title: Said;
  detail?: Said;
  rule?: string;
  /** `2 of 3`. */
  progress?: [number, number];
  /** Decisions for which the board has no place; the first is what most would want. */
  buttons: AskButton[];
  /** On the red button, which waits until something is chosen. */
  confirm?: Said;
  /** What the red button sends instead of what is chosen; nothing: it waits. */
  run?: unknown[] | null;
  /** What the red button would give up, as the server says: it is asked about once more. */
  loses?: Said;
}

export interface AskButton {
  decision: number;
  label: Said;
  main?: boolean;
  /** What would be given up by it, as the server says: it is asked about once more. */
  loses?: Said;
}

/** A line of the log. */
export interface Line {
  said: Said;
  rule?: string;
  seat?: Seat;
  /** Begins a new part of the log. */
  head?: boolean;
  /** Something that changed hands between seats, or was offered: what is left when the log is narrowed to deals. */
  deal?: 'done' | 'refused';
  tone?: 'seal';
  /** The places on the table that it speaks of (`data-at`). */
  about?: string[];
}

/** Something that moves from one place on the table to another. */
export interface Flight {
  from: string;
  to: string;
  /** What is seen to fly: what lay there before, what lies there now, or a coin with this label. */
  ghost: 'from' | 'to' | { coin: string };
  /** Places passed on the way. */
  via?: string[];
  /** Milliseconds after the first of its message. */
  wait?: number;
}

/** A choice when a table is set up. Whether it can be played is for the server to say. */
export interface Option {
  name: string;
  rule: string;
  kind: 'flag' | 'seat' | 'choice';
  /** Of a choice, as the config writes them; each has its message. */
  values?: string[];
}

// A plugin knows its own types; the frame passes through what the server sent.
/* eslint-disable @typescript-eslint/no-explicit-any */
export interface GamePlugin<V = any, F = any, D = any, O = any, E = any> {
  name: string;
  words: Words;
  options: Option[];
  /** Which edition of the rules is played, where there are several. */
  edition?: (sight: Sight<V, F>) => string;
  Board: Component<BoardProps<V, F, D, O, E>>;
  /** What a seat has in front of it, in a line. */
  Holdings: Component<{ sight: Sight<V, F>; seat: Seat }>;
  /** Counts of decks, bags and discards, for the drawer. */
  Stock: Component<StockProps<V, F>>;
  /** Trays and standing offers, in games that bargain. */
  Offers?: Component<OffersProps<V, F, D, O, E>>;
  /**
   * Where decisions are made that need room: a tab of the drawer. Where the drawer lies over the board, it stands
   * before the board while one is asked, and after it otherwise.
   */
  Desk?: Component<BoardProps<V, F, D, O, E>>;
  /** A question that may come often and that the viewer can answer beforehand: what the switch says, and the answer if it is asked now. */
  standing?: (
    sight: Sight<V, F>,
    prompt: Prompt<D, O> | null,
  ) => { label: string; decision: number | null } | null;
  /** Is it this seat's turn although nobody waits for it? What it may decide is then asked like anything else. */
  ahead?: (sight: Sight<V, F>, seat: Seat) => boolean;
  /** What one may say who is not waited for, where offers are not all. */
  may?: (sight: Sight<V, F>, prompt: Prompt<D, O>) => Said;
  /** Whose turn it is, where one after another has it. */
  turn: (sight: Sight<V, F>) => Seat | null;
  /** What the button says with which this seat begins to bargain; nothing, if it cannot now. */
  bargains?: (sight: Sight<V, F>, seat: Seat) => Said | null;
  /** What the red button says of something chosen by one who may speak and is not waited for. */
  picks?: (
    sight: Sight<V, F>,
    prompt: Prompt<D, O>,
    chosen: number | null,
  ) => Pick<Ask, 'confirm' | 'detail'> | null;
  /** How many offers wait for an answer of this seat. */
  addressed?: (sight: Sight<V, F>, seat: Seat) => number;
  /** Of each seat that chooses in secret now, whether it has chosen; null of the others. The server says so. */
  sealed?: (sight: Sight<V, F>) => (boolean | null)[];
  where: (sight: Sight<V, F>) => Where;
  facts: (sight: Sight<V, F>, seat: Seat) => Fact[];
  /** Has this seat the mark of who begins? */
  first: (sight: Sight<V, F>) => Seat | null;
  ask: (sight: Sight<V, F>, prompt: Prompt<D, O>, chosen: number | null, names: string[]) => Ask;
  /** What the table waits for while it does not wait for oneself. */
  waiting: (sight: Sight<V, F>, names: string[]) => Said;
  /** What became of an offer of this seat that nobody took by these events, and why; seen from the table as it was before. */
  refused?: (events: E[], before: Sight<V, F>, seat: Seat, names: string[]) => Said | null;
  line: (event: E, names: string[], sight: Sight<V, F>) => Line | null;
  /** Seen from the table as it was before. */
  flights: (event: E, before: Sight<V, F> | null) => Flight[];
  isRound: (event: E) => boolean;
  /** From such an event on, changes are counted that the board shows. */
  isMark?: (event: E) => boolean;
  /** Do sealed choices open with it? */
  opens?: (event: E) => boolean;
  /** Shows how they open, and says when it is done. */
  Opening?: Component<{ events: E[]; sight: Sight<V, F>; names: string[]; done: () => void }>;
  /** Points of a seat by source, in order; those that brought nothing included. */
  sources: (sight: Sight<V, F>, seat: Seat) => { label: string; points: number }[];
  /** What a seat got and paid by these events, where purses are hidden while the match is played: the parts of the first source. */
  income?: (events: E[], seat: Seat) => { label: string; points: number }[];
  /** What begins a round of the chart, where it is something else than what the log begins anew with. */
  isChartRound?: (event: E, sight: Sight<V, F>) => boolean;
  /** Nothing, where what somebody has is not known. */
  points: (sight: Sight<V, F>) => number[] | null;
  /** What is said of the points over the rounds, where it is more than that they would have been scored. */
  pointsCaption?: string;
  /** What decides among equals. */
  tie?: (sight: Sight<V, F>, names: string[]) => Said;
  /** Explains what carries this `data-help`; nothing, if there is no such thing now. */
  help: (id: string, context: HelpContext<V, F, D, O>) => Help | null;
  /** The board in words, a list of headed lists. */
  text: (sight: Sight<V, F>, names: string[]) => { head: Said; lines: Said[] }[];
}

/** The same with its picture on the first page, which is loaded before any game is. */
export interface Plugin extends GamePlugin {
  Picture: Component;
}
