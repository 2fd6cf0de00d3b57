// Ports that may be chosen now, out of the list of decisions. While sailing also the ports at which the voyage can end: who
// taps one sails there by the way that is drawn.

import type { Prompt } from '../../frame/plugin';
import type { Decision, Figures, Outlook, Port } from './types';

export interface Target {
  port: Port;
  /** A last step, one on the way, the end of a whole voyage, or where the compass leads. */
  kind: 'step' | 'through' | 'voyage' | 'jump';
  /** The place in the list of decisions. */
  decision: number;
  /** The whole way there, if it is more than one step. */
  run?: Decision[];
}

export function targetsOf(figures: Figures, prompt: Prompt<Decision, Outlook> | null): Map<Port, Target> {
  const found = new Map<Port, Target>();
  const left = figures.steps_left;
  prompt?.decisions.forEach((decision, n) => {
    if (typeof decision === 'string') return;
    if ('sail' in decision)
      found.set(decision.sail.to, {
        port: decision.sail.to,
        kind: left > 1 ? 'through' : 'step',
        decision: n,
      });
    else if ('compass_jump' in decision)
      found.set(decision.compass_jump.to, { port: decision.compass_jump.to, kind: 'jump', decision: n });
  });
  if (left > 1 && found.size > 0) {
    for (const { port, path } of figures.plan?.reach[left - 1] ?? []) {
      const first = found.get(path[0] ?? '');
      if (!first || found.has(port)) continue;
      found.set(port, {
        port,
        kind: 'voyage',
        decision: first.decision,
        run: path.map((to) => ({ sail: { to } })),
      });
    }
  }
  return found;
}
