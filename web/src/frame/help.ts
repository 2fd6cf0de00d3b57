// What a thing on the table says of itself, in any game.

import type { Component } from 'svelte';

import type { IconName } from '../art/Icon.svelte';
import type { Seat } from '../wire';
import type { Prompt, Sight } from './plugin';

/** A drawing of a game, with what it is given. */
export interface Drawing {
  // A drawing knows its own properties.
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  art: Component<any>;
  props: Record<string, unknown>;
}

export interface HelpStep {
  value: string | number;
  under?: string | number;
  /** It is one's own. */
  lit?: boolean;
}

export interface HelpRow {
  // The linter cannot see what a component exports.
  // eslint-disable-next-line @typescript-eslint/no-redundant-type-constituents
  mark?: Drawing | IconName;
  text: string;
  value?: string | number;
  lit?: boolean;
}

export type HelpFigure =
  | { kind: 'steps'; steps: HelpStep[]; label?: string }
  /** One leads to the next. */
  | { kind: 'flow'; steps: HelpStep[] }
  | { kind: 'rows'; rows: HelpRow[] };

/** Four parts, in this order for every thing of every game; then its rule. */
export interface Help {
  name: string;
  kind: string;
  /** What it does, in one sentence. */
  does: string;
  figure?: HelpFigure | undefined;
  /** What it means for one's own seat at this moment. */
  now?: string | null | undefined;
  rule: string;
  picture?: Drawing;
}

/** Who asks, and when. */
export interface HelpContext<V, F, D = unknown, O = unknown> {
  sight: Sight<V, F>;
  prompt: Prompt<D, O> | null;
  you: Seat | null;
  names: string[];
}

/** As the beginning of a line. */
export const capital = (text: string): string => text.replace(/^./u, (first) => first.toLocaleUpperCase());

/** The same in words, for who listens. */
export function spoken({ name, kind, does, figure, rule }: Help, now: string): string {
  const drawn = figure
    ? figure.kind === 'rows'
      ? figure.rows.map(({ text, value }) => (value === undefined ? text : `${text}: ${value}`))
      : [
          ...figure.steps.map(({ value, under }) =>
            under === undefined ? `${value}` : `${under}: ${value}`,
          ),
          ...('label' in figure && figure.label ? [figure.label] : []),
        ]
    : [];
  return [`${name}, ${kind}`, does, drawn.join('; '), now, rule]
    .filter(Boolean)
    .join('. ')
    .replaceAll('..', '.');
}
