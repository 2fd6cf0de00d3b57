// What the prompt bar says: to whom is asked, and to the others.

import type { Ask, Prompt, Sight } from '../../frame/plugin';
import { list, type Said } from '../../lib/words.svelte';
import { cardName, count, cubesSaid } from './said';
import type { Decision, Figures, Outlook, View } from './types';

type Table = Sight<View, Figures>;
type Question = Prompt<Decision, Outlook>;

export function ask({ view, figures }: Table, prompt: Question, chosen: number | null, names: string[]): Ask {
  if (view.phase === 'over') return { title: { key: 'spe-over' }, buttons: [] };
  if ('bidding' in view.phase)
    return bidding(view, figures.merchants, view.phase.bidding, prompt, chosen, names);
  if ('purchase' in view.phase) return purchase(view, view.phase.purchase, prompt, names);
  return processing(view.phase.processing, figures.all_cubes?.store ?? [], prompt);
}

function bidding(
  view: View,
  laps: number,
  { lap }: { lap: number },
  prompt: Question,
  chosen: number | null,
  names: string[],
): Ask {
  const outlook = chosen === null ? undefined : prompt.outlooks[chosen];
  const decision = chosen === null ? undefined : prompt.decisions[chosen];
  const base = {
    title: { key: 'spe-ask-place', args: { lap } },
    progress: [lap, laps] as [number, number],
    rule: 'SPE-4.15',
    buttons: [],
    confirm: { key: 'spe-place-here' },
  };
  if (
    !outlook ||
    typeof outlook === 'string' ||
    !('place' in outlook) ||
    !decision ||
    typeof decision === 'string' ||
    !('place_merchant' in decision)
  ) {
    return { ...base, detail: { key: 'spe-ask-place-hint' } };
  }
  const card = view.row[decision.place_merchant.column - 1]?.card;
  const { place, dearer, own } = outlook.place;
  const args = {
    card: card ? cardName(card) : '',
    place,
    names: list(dearer.map((seat) => names[seat] ?? '')),
    count: dearer.length,
    own: own ? 'yes' : 'no',
  };
  return { ...base, detail: { key: 'spe-ask-chosen', args } };
}

function purchase(
  view: View,
  { column, price }: { column: number; price: number },
  prompt: Question,
  names: string[],
): Ask {
  const card = view.row[column - 1]?.card;
  const buttons = prompt.decisions.map((decision, n) =>
    decision === 'buy'
      ? { decision: n, label: { key: 'spe-buy', args: { price } }, main: true }
      : { decision: n, label: { key: 'spe-pass' } },
  );
  const buy = prompt.outlooks.find((outlook) => typeof outlook !== 'string' && 'buy' in outlook);
  const pass = prompt.outlooks.find((outlook) => typeof outlook !== 'string' && 'pass' in outlook);
  const left = buy && typeof buy !== 'string' && 'buy' in buy ? buy.buy.left : 0;
  const next = pass && typeof pass !== 'string' && 'pass' in pass ? pass.pass : { next: null, price: 0 };
  const detail: Said =
    next.next === null
      ? { key: 'spe-ask-buy-last', args: { left } }
      : { key: 'spe-ask-buy-next', args: { left, name: names[next.next] ?? '', price: next.price } };
  return {
    title: { key: 'spe-ask-buy', args: { card: card ? cardName(card) : '', price } },
    detail,
    rule: 'SPE-4.19',
    buttons,
  };
}

function processing({ pool }: { pool: View['bag'] }, store: Decision[], prompt: Question): Ask {
  const finish = prompt.decisions.findIndex((decision) => decision === 'finish');
  const left = count(pool);
  return {
    title:
      left === 0
        ? { key: 'spe-ask-process-done' }
        : { key: 'spe-ask-process', args: { cubes: cubesSaid(pool) } },
    detail: { key: left === 0 ? 'spe-ask-process-done-hint' : 'spe-ask-process-hint' },
    rule: 'SPE-4.25',
    ...(store.length > 0 ? { confirm: { key: 'spe-store-all' }, run: store } : {}),
    buttons:
      finish < 0
        ? []
        : [
            {
              decision: finish,
              label: { key: 'spe-finish' },
              main: left === 0,
              ...(left === 0 ? {} : { loses: { key: 'spe-still-lost', args: { cubes: cubesSaid(pool) } } }),
            },
          ],
  };
}

export function waiting({ view }: Table, names: string[]): Said {
  if (view.phase === 'over') return { key: 'spe-over' };
  if ('bidding' in view.phase)
    return { key: 'spe-wait-place', args: { name: names[view.phase.bidding.seat] ?? '' } };
  if ('purchase' in view.phase) {
    const { seat, column, price } = view.phase.purchase;
    const card = view.row[column - 1]?.card;
    return {
      key: 'spe-wait-buy',
      args: { name: names[seat] ?? '', card: card ? cardName(card) : '', price },
    };
  }
  return { key: 'spe-wait-process', args: { name: names[view.phase.processing.seat] ?? '' } };
}
