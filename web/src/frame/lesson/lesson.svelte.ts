// A guided first match: which step is shown, what was read, and what is said after a decision. What counts is the server's: the
// steps, how far the match has followed them, and whether it has left them.

import { recall, remember } from '../../lib/session';
import { known } from '../../lib/words.svelte';
import type { Hint, LessonProgress, Step } from '../../wire';
import type { Live } from '../live.svelte';
import type { Numbered } from '../messages';
import type { Sight } from '../plugin';
import { valueAt } from '../changes';

/** A step with its place in the lesson. */
export interface Placed extends Step {
  number: number;
  chapter: number;
}

/** `read`: go on when it is read. `do`: something is to be decided. `after`: what it brought. `watch`: the others answer. */
export type Phase = 'read' | 'do' | 'after' | 'watch' | 'left' | 'done';

/** Is there something at this place? Of what has a name and no more, as some phases do, the name is the last part of it. */
function isThere(sight: Sight, when: string): boolean {
  const last = when.lastIndexOf('/');
  return (
    (valueAt(sight, when) ?? null) !== null || valueAt(sight, when.slice(0, last)) === when.slice(last + 1)
  );
}

export class Lesson {
  /**
   * The step whose decision has just been made, until the learner goes on; `other`, if it was not the suggested one;
   * `answered`, if the others are next.
   */
  after: { step: Placed; other: boolean; answered: boolean } | null = $state.raw(null);
  /** The first step that is not read yet, where several begin at the same point of the match. */
  private unread = $state(0);
  /** The step to which one jumps: decisions before it say nothing. */
  private jump: number | null = null;
  private release: (() => void) | null = null;

  constructor(private readonly live: Live) {
    this.unread = Number(recall(this.key) ?? 0);
    live.hold = (message, before) => this.hold(message, before);
  }

  private get key(): string {
    return `fondaco-lesson-${this.live.table}`;
  }

  get about() {
    return this.live.about?.lesson ?? null;
  }

  readonly steps: Placed[] = $derived.by(() => {
    const chapters = this.about?.chapters ?? [];
    const placed = chapters.flatMap((chapter, n) => chapter.steps.map((step) => ({ ...step, chapter: n })));
    return placed.map((step, number) => ({ ...step, number }));
  });

  get progress(): LessonProgress | null {
    return this.live.learned;
  }

  /** The number of the step that is shown; as many as there are steps, when all are done. */
  readonly at: number = $derived.by(() => {
    if (!this.progress) return 0;
    if (this.after) return this.after.step.number;
    let { step } = this.progress;
    while (step < this.unread && this.steps[step]?.decisions === 0) step += 1;
    return step;
  });

  /** The step that is shown, and after the last one still that: a card that is about to go has something to say. */
  readonly step: Placed | null = $derived(this.steps[Math.min(this.at, this.steps.length - 1)] ?? null);

  readonly phase: Phase = $derived.by(() => {
    if (this.after) return 'after';
    if (this.progress?.left) return 'left';
    if (!this.step || this.at >= this.steps.length || this.live.end) return 'done';
    if (this.progress?.answering) return 'watch';
    return this.step.decisions === 0 ? 'read' : 'do';
  });

  /** The number of the step at which the lesson was left. */
  get leftAt(): number {
    const from = this.progress?.step ?? 0;
    return this.steps.slice(from).find((step) => step.decisions > 0)?.number ?? from;
  }

  /** The learner must speak again. */
  get isYours(): boolean {
    return this.live.you !== null && this.live.must.includes(this.live.you);
  }

  /** Something is to be read: the prompt waits. */
  get reads(): boolean {
    return this.phase === 'read' || this.phase === 'after';
  }

  /** A card is shown. */
  get shows(): boolean {
    return this.reads || (this.phase === 'do' && this.live.prompt !== null);
  }

  /** The tab of the drawer that the step wants open. */
  get tab(): string | undefined {
    return this.shows && !this.after ? this.step?.tab : undefined;
  }

  /** What can be said while nothing is scripted. */
  readonly hints: Hint[] = $derived.by(() => {
    const { sight } = this.live;
    if (!sight || (this.phase !== 'left' && this.phase !== 'done')) return [];
    return (this.about?.hints ?? []).filter(({ when }) => isThere(sight, when));
  });

  /** The key of some words of a step. */
  words(step: Step, which: 'title' | 'text' | 'how' | 'did' | 'done' | 'gained' | 'cost' | 'other'): string {
    return `lesson-${this.about?.name ?? ''}-${step.id}${which === 'title' ? '' : `-${which}`}`;
  }

  /** It is read, or what it brought is. */
  goOn(): void {
    if (this.after) this.endAfter();
    else if (this.phase === 'read') this.markRead(this.at + 1);
  }

  /** Takes the learner's last decision back, whatever the others have answered, and all else that belongs to its step. */
  async takeBack(): Promise<void> {
    const step = this.after?.step.number;
    await this.live.takeBack();
    if (step !== undefined) await this.goTo(step);
  }

  /** Goes to a step: what lies between is taken back, or decided as suggested. */
  async goTo(step: number): Promise<void> {
    this.jump = step;
    if (!(await this.live.send({ lesson_step: { step } }))) this.jump = null;
    this.markRead(step);
    this.endAfter();
  }

  private markRead(step: number): void {
    this.unread = step;
    remember(this.key, `${step}`);
  }

  private endAfter(): void {
    this.after = null;
    this.release?.();
    this.release = null;
  }

  /** After the learner's own decision the table waits, until what it brought is read. */
  private async hold(message: Numbered, before: LessonProgress | null): Promise<void> {
    const { what, learned } = message as Numbered & { what?: { decided?: { seat: number; by?: string } } };
    if (!before || before.left || !learned) return;
    const isAhead = this.steps.slice(before.step, this.jump ?? 0).some((one) => one.decisions > 0);
    if (!isAhead) this.jump = null;
    if (this.jump !== null) return;
    if (what?.decided?.seat !== this.live.you || what.decided.by !== 'person') return;
    const step = this.steps.slice(before.step).find((one) => one.decisions > 0);
    const isDone = learned.left || learned.answering || learned.step > (step?.number ?? Infinity);
    if (!step || !isDone || !(learned.left || known(this.words(step, 'done')))) return;
    this.after = { step, other: learned.left, answered: learned.left || learned.answering };
    await new Promise<void>((resolve) => (this.release = resolve));
  }
}
