// What the prompt bar says in a turn: what is chosen, what it would bring, and what would be given up.

import { all } from '../../frame/menu';
import type { Ask, Prompt, Sight } from '../../frame/plugin';
import { list, t, type Said } from '../../lib/words.svelte';
import { FAVORS } from './cards';
import { drafts, sum } from './draft.svelte';
import { companyName, goodName, goodsSaid, lotSaid, orderSaid, placeName, sharesSaid } from './said';
import type { Decision, Figures, Forgone, Outlook, View } from './types';

type Table = Sight<View, Figures>;
type Question = Prompt<Decision, Outlook>;
/** What is chosen: the red button, and what it would bring. */
type Choice = Pick<Ask, 'confirm' | 'detail'>;

export function turn({ view }: Table, prompt: Question, chosen: number | null): Ask {
  const place = view.board.turn?.place ?? 'docks';
  const base = {
    title: { key: 'mov-ask-turn', args: { place: placeName(place) } },
    rule: 'MOV-4.19',
    buttons: endings(prompt),
  };
  const decision = chosen === null ? undefined : prompt.decisions[chosen];
  if (chosen !== null && decision !== undefined)
    return { ...base, ...choice(view, decision, prompt.outlooks[chosen]) };
  if (drafts.current.steps.length > 0) return { ...base, ...run(prompt, drafts.current.steps) };
  const begins = begun(view);
  if (begins) return { ...base, detail: { key: 'mov-ask-close', args: { what: begins } } };
  const [end] = base.buttons;
  if (end && !end.loses) {
    const rest = prompt.decisions.length === 1 ? 'mov-ask-turn-nothing' : `mov-does-${place}`;
    return { ...base, detail: { key: rest }, buttons: [{ ...end, main: true }] };
  }
  return { ...base, detail: { key: `mov-does-${place}` }, confirm: { key: 'mov-choose' } };
}

/** What ends the turn, or what was begun in it. */
function endings(prompt: Question): Ask['buttons'] {
  return prompt.decisions.flatMap((decision, n): Ask['buttons'] => {
    if (decision === 'close_dock' || decision === 'close_shares')
      return [{ decision: n, label: { key: 'mov-close' }, main: true }];
    if (decision !== 'end_turn') return [];
    const loses = forgone(prompt, prompt.outlooks[n]?.forgone ?? []);
    return [{ decision: n, label: { key: 'mov-end-turn' }, ...(loses ? { loses } : {}) }];
  });
}

/** What would be given up, in the words of the decisions that would have it. */
function forgone(prompt: Question, what: Forgone[]): Said | null {
  if (what.length === 0) return null;
  if (what.includes('visit')) return { key: 'mov-still-visit' };
  const shops = (kind: 'use_majority' | 'sell_to_shop') =>
    list([...new Set(all(prompt.decisions, kind).map(({ what: { shop } }) => companyName(shop)))]);
  const parts = what.map((one) =>
    t(`mov-still-${one}`, {
      shops: one === 'majority' ? shops('use_majority') : one === 'sale' ? shops('sell_to_shop') : '',
    }),
  );
  return { key: 'mov-still', args: { what: list(parts) } };
}

/** Cubes of a dock or shares, put together in the draft. */
function run(prompt: Question, steps: Decision[]): Pick<Ask, 'confirm' | 'detail' | 'run' | 'loses'> {
  const draft = drafts.current;
  const buying = draft.dock !== null || draft.way === 'buy';
  const args = {
    what: draft.dock === null ? sharesSaid(draft.shares) : goodsSaid(draft.taken),
    ducats: sum(prompt, steps, buying ? 'pays' : 'receives'),
    stolen: draft.stolen ? goodName(draft.stolen) : 'none',
  };
  const takes = steps.some((step) => typeof step === 'object' && 'take' in step);
  const kind = draft.dock === null ? (buying ? 'buy' : 'sell') : takes ? 'cubes' : 'steal';
  const first = prompt.decisions.findIndex((one) => JSON.stringify(one) === JSON.stringify(steps[0]));
  const loses = forgone(prompt, prompt.outlooks[first]?.forgone ?? []);
  return {
    detail: { key: `mov-run-hint-${kind}` },
    confirm: { key: `mov-run-${kind}`, args },
    run: steps,
    ...(loses ? { loses } : {}),
  };
}

function choice(view: View, decision: Decision, outlook: Outlook | undefined): Choice {
  const { receives = 0, pays = 0, dividend = 0 } = outlook ?? {};
  const [orders, price] = [outlook?.orders ?? 0, outlook?.price ?? 0];
  if (typeof decision === 'string') return {};
  if ('sell_to_shop' in decision) {
    const { shop, n } = decision.sell_to_shop;
    return {
      confirm: { key: 'mov-do-sell', args: { n, shop: companyName(shop), ducats: receives } },
      detail: { key: 'mov-would-sell', args: { shop: companyName(shop), orders, dividend } },
    };
  }
  if ('use_majority' in decision) {
    const { shop, effect } = decision.use_majority;
    return {
      confirm: { key: `mov-do-${effect}`, args: { shop: companyName(shop) } },
      detail: { key: 'mov-would-move', args: { shop: companyName(shop), price, orders } },
    };
  }
  if ('mercato_sell' in decision) return traded('sell', lotSaid(decision.mercato_sell.goods), receives);
  if ('mercato_buy' in decision) return traded('buy', lotSaid(decision.mercato_buy.goods), pays);
  if ('mercato_swap' in decision) {
    const { give, take } = decision.mercato_swap;
    return { confirm: { key: 'mov-swap-label', args: { give: goodName(give), take: goodName(take) } } };
  }
  return tile(decision, outlook) ?? card(view, decision, outlook) ?? {};
}

const traded = (way: 'sell' | 'buy', goods: string, ducats: number): Choice => ({
  confirm: { key: `mov-mercato-label-${way}`, args: { goods, ducats } },
  detail: { key: `mov-would-trade-${way}` },
});

function tile(decision: Exclude<Decision, string>, outlook: Outlook | undefined): Choice | null {
  if ('play_rumor' in decision) {
    const { shop, peg } = decision.play_rumor;
    return {
      confirm: { key: 'mov-do-rumor', args: { shop: companyName(shop) } },
      detail: {
        key: `mov-would-rumor-${peg}`,
        args: { shop: companyName(shop), now: (peg === 'orders' ? outlook?.orders : outlook?.price) ?? 0 },
      },
    };
  }
  if (!('play_favor' in decision)) return null;
  const { shop, amount } = decision.play_favor;
  return {
    confirm: { key: 'mov-favor-label', args: { shop: companyName(shop), amount } },
    detail: { key: 'mov-would-rumor-orders', args: { shop: companyName(shop), now: outlook?.orders ?? 0 } },
  };
}

function card(view: View, decision: Exclude<Decision, string>, outlook: Outlook | undefined): Choice | null {
  if ('deliver_order' in decision)
    return {
      confirm: {
        key: 'mov-do-deliver',
        args: { vp: decision.deliver_order.vp, ducats: outlook?.receives ?? 0 },
      },
      detail: { key: 'mov-would-deliver', args: { order: orderSaid(decision.deliver_order.card) } },
    };
  if ('draw_order' in decision)
    return {
      confirm: { key: 'mov-draw', args: { count: decision.draw_order.cards } },
      detail: { key: 'mov-order-open' },
    };
  if ('buy_favor' in decision)
    return { confirm: { key: 'mov-do-favor', args: FAVORS[decision.buy_favor.favor] } };
  if (!('use_office' in decision)) return null;
  const { office, free_good } = decision.use_office;
  const good = view.board.offices[office];
  return {
    confirm: {
      key: 'mov-use-office',
      args: {
        office: companyName(office),
        good: good ? goodName(good) : 'none',
        free: free_good ? 'yes' : 'no',
      },
    },
    detail: { key: 'mov-would-office' },
  };
}

/** The open steps of a run. */
export function begun({ board: { run: open } }: View): string {
  if (open === null) return '';
  if ('dock' in open) {
    const { stolen, taken } = open.dock;
    return goodsSaid(stolen ? { ...taken, [stolen]: taken[stolen] + 1 } : taken);
  }
  return sharesSaid('buy' in open ? open.buy.shares : open.sell.shares);
}
