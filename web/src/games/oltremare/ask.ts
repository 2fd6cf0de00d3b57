// What the prompt bar says: to whom is asked, and to the others.

import type { Ask, Prompt, Sight } from '../../frame/plugin';
import { list, t, type Said } from '../../lib/words.svelte';
import { plans } from './plan.svelte';
import { faceOf, goodName, goodOf, portName, tokenName } from './said';
import { targetsOf } from './targets';
import type { Card, Decision, Figures, Outlook, View } from './types';

type Table = Sight<View, Figures>;
type Question = Prompt<Decision, Outlook>;

export function ask(table: Table, prompt: Question, chosen: number | null): Ask {
  const { phase } = table.view;
  if (phase === 'trade') return trade(table, prompt);
  if (phase === 'compass') return compass(table, prompt, chosen);
  if (phase === 'stow') return stow(table, prompt);
  if (phase === 'over') return { title: { key: 'olt-over' }, buttons: [] };
  if ('hand_limit' in phase) return discard(table, prompt);
  if ('play' in phase) return play(table, prompt);
  return sail(table, prompt, phase.sail.steps);
}

function discard(table: Table, prompt: Question): Ask {
  const { view } = table;
  const count = table.figures.to_name ?? 0;
  const lifted = plans.current.lifted(view).length;
  return {
    title: { key: 'olt-ask-discard', args: { count } },
    detail: { key: 'olt-ask-discard-hint', args: { lions: view.turn.lions } },
    rule: 'OLT-4.11',
    progress: [lifted, count],
    buttons: [],
    confirm: { key: 'olt-discard', args: { count } },
    run: plans.current.run(table, prompt),
  };
}

function trade({ view, figures }: Table, prompt: Question): Ask {
  const find = (wanted: (decision: Decision) => boolean) => prompt.decisions.findIndex(wanted);
  const from = (source: string) =>
    find((decision) => typeof decision !== 'string' && 'buy' in decision && decision.buy.from === source);
  const buttons: Ask['buttons'] = [];
  const { price } = figures;
  if (from('stock') >= 0)
    buttons.push({ decision: from('stock'), label: { key: 'olt-buy-stock', args: { price } } });
  if (from('pirates') >= 0)
    buttons.push({ decision: from('pirates'), label: { key: 'olt-buy-pirates', args: { price } } });
  const end = find((decision) => decision === 'end_trade');
  const outlook = prompt.outlooks[end];
  const lapse = outlook && 'end_trade' in outlook ? outlook.end_trade.offers : 0;
  const loses = lapse > 0 ? { loses: { key: 'olt-still-offers', args: { count: lapse } } } : { main: true };
  if (end >= 0) buttons.push({ decision: end, label: { key: 'olt-end-trade' }, ...loses });
  else if (buttons[0]) buttons[0].main = true; // who has too few cards must get some
  const { load, bought } = view.turn;
  const { missing } = figures;
  const count = view.viewer === null ? 0 : (figures.addressed[view.viewer] ?? 0);
  return {
    title: { key: 'olt-ask-trade', args: { load } },
    detail:
      count > 0
        ? { key: 'olt-ask-trade-offers', args: { bought, count } }
        : missing > 0 && end < 0
          ? { key: 'olt-ask-trade-missing', args: { missing, bought } }
          : { key: 'olt-ask-trade-hint', args: { bought } },
    rule: 'OLT-4.20',
    buttons,
  };
}

function play(table: Table, prompt: Question): Ask {
  const { view, figures } = table;
  const count = table.figures.to_name ?? 0;
  const lifted = plans.current.lifted(view);
  const args = { count };
  return {
    title: { key: 'olt-ask-play', args },
    detail:
      lifted.length === 0 || !figures.plan
        ? { key: 'olt-ask-play-hint' }
        : { key: 'olt-ask-play-chosen', args: { cards: namesOf(view, lifted) } },
    rule: 'OLT-4.30',
    progress: [lifted.length, count],
    buttons: [],
    confirm: { key: 'olt-play', args },
    run: plans.current.run(table, prompt),
  };
}

function sail({ view, figures }: Table, prompt: Question, steps: number): Ask {
  const made = view.path.length;
  const left = figures.steps_left;
  const ends = figures.plan?.reach[left - 1]?.length ?? 0;
  const { port } = plans.current;
  const target = port === null ? undefined : targetsOf(figures, prompt).get(port);
  const token = port === null ? null : (view.ports[port] ?? null);
  const there = { port: port === null ? '' : portName(port) };
  return {
    title: { key: 'olt-ask-sail', args: { left } },
    detail: target
      ? target.kind === 'through'
        ? { key: 'olt-ask-sail-through', args: there }
        : {
            key: 'olt-ask-compass-chosen',
            args: { ...there, token: token ? tokenName(token) : t('olt-no-token-there') },
          }
      : made > 0
        ? { key: 'olt-ask-sail-on', args: { path: list(view.path.map(portName)), ends } }
        : { key: 'olt-ask-sail-hint', args: { left, ends } },
    rule: 'OLT-4.45',
    progress: [made, steps],
    buttons: [],
    confirm: target ? { key: 'olt-sail-to', args: there } : { key: 'olt-jump-nowhere' },
    run: target ? (target.run ?? [prompt.decisions[target.decision]]) : null,
  };
}

function compass({ view }: Table, prompt: Question, chosen: number | null): Ask {
  const stay = prompt.decisions.findIndex((decision) => decision === 'compass_stay');
  const decision = chosen === null ? undefined : prompt.decisions[chosen];
  const to =
    decision !== undefined && typeof decision !== 'string' && 'compass_jump' in decision
      ? decision.compass_jump.to
      : null;
  const token = to === null ? null : (view.ports[to] ?? null);
  return {
    title: { key: 'olt-ask-compass' },
    detail:
      to === null
        ? { key: 'olt-ask-compass-hint' }
        : {
            key: 'olt-ask-compass-chosen',
            args: { port: portName(to), token: token ? tokenName(token) : t('olt-no-token-there') },
          },
    rule: 'OLT-4.51',
    buttons: stay < 0 ? [] : [{ decision: stay, label: { key: 'olt-stay' } }],
    confirm: to === null ? { key: 'olt-jump-nowhere' } : { key: 'olt-jump', args: { port: portName(to) } },
  };
}

function stow(table: Table, prompt: Question): Ask {
  const { view } = table;
  const lifted = plans.current.lifted(view);
  const count = table.figures.to_name ?? 0;
  const top = lifted.length === count ? lifted.at(-1) : undefined;
  return {
    title: { key: 'olt-ask-stow' },
    detail:
      top === undefined
        ? { key: 'olt-ask-stow-hint' }
        : {
            key: 'olt-ask-stow-top',
            args: {
              good: goodName(goodOf(view.config.ruleset, top)),
              load: faceOf(top).load,
              lions: faceOf(top).lions,
            },
          },
    rule: 'OLT-4.55',
    progress: [lifted.length, count],
    buttons: [],
    confirm: { key: 'olt-stow' },
    run: plans.current.run(table, prompt),
  };
}

function namesOf(view: View, cards: Card[]): string {
  return list(cards.map((card) => goodName(goodOf(view.config.ruleset, card))));
}

export function waiting({ view }: Table, names: string[]): Said {
  const { phase } = view;
  const name = names[view.turn.active] ?? '';
  if (phase === 'over') return { key: 'olt-over' };
  if (phase === 'trade') return { key: 'olt-wait-trade', args: { name } };
  if (phase === 'compass') return { key: 'olt-wait-compass', args: { name } };
  if (phase === 'stow') return { key: 'olt-wait-stow', args: { name } };
  if ('hand_limit' in phase)
    return { key: 'olt-wait-discard', args: { name, count: phase.hand_limit.excess } };
  return 'play' in phase
    ? { key: 'olt-wait-play', args: { name, count: phase.play.count } }
    : { key: 'olt-wait-sail', args: { name, steps: phase.sail.steps } };
}
