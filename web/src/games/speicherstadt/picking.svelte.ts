// Cubes picked up from the own pool, and what may be done with just these. Nothing here knows what is legal: it looks
// the picked cubes up in the list of decisions.

import type { Prompt } from '../../frame/plugin';
import { CARDS } from './cards';
import { faceOf, GOODS } from './said';
import type { Card, Decision, Good, Outlook } from './types';

type Question = Prompt<Decision, Outlook>;

/** What a decision uses, and where on the table it happens. */
interface Step {
  n: number;
  decision: Decision;
  outlook: Outlook | undefined;
  goods: Good[];
  drop: string;
}

function step(decision: Decision, n: number, outlook: Outlook | undefined): Step | null {
  if (typeof decision === 'string' || 'place_merchant' in decision) return null;
  const base = { n, decision, outlook };
  if ('deliver' in decision)
    return { ...base, goods: [decision.deliver.good], drop: `contract ${decision.deliver.contract}` };
  if ('sell_to_trader' in decision)
    return {
      ...base,
      goods: [decision.sell_to_trader.good],
      drop: `trader ${traderOf(decision.sell_to_trader.good)}`,
    };
  if ('keep' in decision) return { ...base, goods: [decision.keep.good], drop: decision.keep.place };
  if ('sell_pair' in decision) return { ...base, goods: decision.sell_pair.goods, drop: 'pair' };
  return { ...base, goods: decision.exchange.give, drop: `exchange ${decision.exchange.take}` };
}

const traderOf = (good: Good): Card =>
  Object.keys(CARDS).find((card) => {
    const face = faceOf(card);
    return face.kind === 'trader' && face.good === good;
  }) ?? '';
const same = (a: Good[], b: Good[]) =>
  a.length === b.length && GOODS.every((good) => times(a, good) === times(b, good));
const times = (goods: Good[], good: Good) => goods.filter((other) => other === good).length;

export class Picking {
  picked: Good[] = $state([]);

  constructor(
    private readonly prompt: () => Question | null,
    private readonly decide: (decision: number) => void,
  ) {}

  private steps(): Step[] {
    const prompt = this.prompt();
    return (
      prompt?.decisions
        .map((decision, n) => step(decision, n, prompt.outlooks[n]))
        .filter((found) => found !== null) ?? []
    );
  }

  /** What may be done with just the cubes that are picked. */
  get fitting(): Step[] {
    return this.picked.length === 0 ? [] : this.steps().filter(({ goods }) => same(goods, this.picked));
  }

  /** The decision that happens at this place, with the cubes that are picked. */
  at(drop: string): number | null {
    return this.fitting.find((found) => found.drop === drop)?.n ?? null;
  }

  /** Could this cube be picked as well? */
  fits(good: Good): boolean {
    const wanted = [...this.picked, good];
    return this.steps().some(({ goods }) => GOODS.every((kind) => times(wanted, kind) <= times(goods, kind)));
  }

  isPicked(good: Good, nth: number): boolean {
    return nth < times(this.picked, good);
  }

  toggle(good: Good, nth: number): void {
    if (this.isPicked(good, nth)) {
      const at = this.picked.indexOf(good);
      this.picked = this.picked.filter((_, n) => n !== at);
    } else {
      this.picked = this.fits(good) ? [...this.picked, good] : [good];
    }
  }

  /** For dragging: this cube alone. */
  only(good: Good): void {
    this.picked = [good];
  }

  take(decision: number): void {
    this.picked = [];
    this.decide(decision);
  }

  clear(): void {
    this.picked = [];
  }
}
