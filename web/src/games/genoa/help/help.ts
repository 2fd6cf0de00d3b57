// What everything in the city says of itself.

import { capital, type Help, type HelpContext, type HelpRow } from '../../../frame/help';
import { list, t } from '../../../lib/words.svelte';
import type { Seat } from '../../../wire';
import Glyph from '../art/Glyph.svelte';
import WareArt from '../art/Ware.svelte';
import { CHAINS, FEE, KINDS, MARKER_AT_END, PAYS } from '../cards';
import { faceOf, kindName, specialName, wareName } from '../said';
import type { Building, CardKind, Decision, Field, Figures, Outlook, Special, View, Ware } from '../types';
import { helpCard, helpPrivilege } from './cards';
import { helpField } from './fields';

export type Context = HelpContext<View, Figures, Decision, Outlook>;

export const glyph = (mark: string, size = 22) => ({ art: Glyph, props: { mark, size } });
export const warePicture = (ware: Ware, size = 26) => ({ art: WareArt, props: { ware, size } });
export const ducats = (count: number): string => t('gen-ducats', { count });

/** Own orders that ask for this ware. */
function wanting(ware: Ware, { sight }: Context): { small: number; large: number } {
  const faces = sight.figures.errands.map(({ card }) => faceOf(card));
  return {
    small: faces.filter((face) => 'small_order' in face && face.small_order.ware === ware).length,
    large: faces.filter((face) => 'large_order' in face && face.large_order.wares.includes(ware)).length,
  };
}

function helpWare(ware: Ware, context: Context): Help {
  const { sight, you } = context;
  const mine = you === null ? 0 : (sight.view.players[you]?.wares[ware] ?? 0);
  const { small, large } = wanting(ware, context);
  return {
    name: capital(wareName(ware)),
    kind: t('gen-help-ware-kind', { left: sight.view.wares[ware], mine }),
    does: t('gen-help-ware'),
    figure: {
      kind: 'rows',
      rows: [
        {
          mark: glyph('small_order'),
          text: t('gen-help-ware-small'),
          value: PAYS.small_order,
          lit: small > 0,
        },
        {
          mark: glyph('large_order'),
          text: t('gen-help-ware-large'),
          value: PAYS.large_order,
          lit: large > 0,
        },
      ],
    },
    now:
      you === null ? null : t('gen-help-ware-now', { small, large, any: small + large > 0 ? 'yes' : 'no' }),
    rule: 'GEN-4.32',
    picture: warePicture(ware, 54),
  };
}

const SPECIAL_RULES: Record<Special, string> = {
  any_start: 'GEN-4.4',
  any_ware: 'GEN-4.25',
  extra_action: 'GEN-4.13',
  building_action: 'GEN-4.27',
  exchange: 'GEN-4.26',
};

function helpSpecial(special: Special, { sight, you }: Context): Help {
  const mine = you === null ? 0 : (sight.view.players[you]?.specials[special] ?? 0);
  return {
    name: capital(specialName(special)),
    kind: t('gen-help-special-kind', { left: sight.view.specials[special], mine }),
    does: t(`gen-help-special-${special}`),
    now: you === null ? null : t('gen-help-special-now', { mine }),
    rule: SPECIAL_RULES[special],
    picture: glyph(special, 46),
  };
}

const KIND_RULES: Record<CardKind, string> = {
  large_order: 'GEN-4.29',
  small_order: 'GEN-4.32',
  message: 'GEN-4.46',
  privilege: 'GEN-6.2',
};

function helpKind(kind: CardKind, { sight, you, names }: Context): Help {
  return {
    name: capital(kindName(kind, 2)),
    kind: t('gen-help-kind-left', { left: sight.view.decks[kind] }),
    does: t(`gen-help-kind-${kind}`),
    figure: {
      kind: 'steps',
      steps: names.map((name, seat) => ({
        value: sight.view.players[seat]?.cards[kind] ?? 0,
        under: name,
        lit: seat === you,
      })),
    },
    rule: KIND_RULES[kind],
    picture: glyph(kind, 46),
  };
}

function helpMarker(building: Field, { sight, you, names }: Context): Help | null {
  const owner = Object.entries(sight.view.markers).find(([name]) => name === building)?.[1] ?? null;
  if (owner === null) return null;
  return {
    name: t('gen-help-marker', { name: names[owner] ?? '' }),
    kind: t('gen-help-marker-kind', { building: t(`gen-field-${building}`) }),
    does: t('gen-help-marker-does'),
    figure: {
      kind: 'rows',
      rows: [
        { mark: 'coin', text: t('gen-help-marker-fee'), value: FEE, lit: owner === you },
        { mark: 'star', text: t('gen-help-marker-end'), value: MARKER_AT_END, lit: owner === you },
      ],
    },
    now:
      you === null
        ? null
        : t(owner === you ? 'gen-help-marker-mine' : 'gen-help-marker-theirs', { name: names[owner] ?? '' }),
    rule: 'GEN-4.23',
  };
}

/** What a seat has. */
function fact(what: string, seat: Seat, { sight, you, names }: Context): Help | null {
  const player = sight.view.players[seat];
  if (!player) return null;
  const own = seat === you;
  const kind = names[seat] ?? '';
  if (what === 'ducats') {
    const sheet = sight.figures.sheets[seat];
    const rows: HelpRow[] = (['ducats', 'privileges', 'markers'] as const).map((source) => ({
      text: t(`gen-help-score-${source}`),
      value: sheet?.[source] ?? '?',
      lit: own && source === 'ducats',
    }));
    return {
      name: capital(t('gen-fact-ducats')),
      kind,
      does: t('gen-help-ducats'),
      figure: { kind: 'rows', rows },
      rule: 'GEN-6.1',
    };
  }
  if (what === 'actions')
    return {
      name: capital(t('gen-capacity', { count: player.capacity })),
      kind,
      does: t('gen-help-actions'),
      now: own ? t('gen-help-actions-now', { count: player.capacity }) : null,
      rule: 'GEN-4.14',
    };
  return {
    name: capital(t('gen-stock-markers', { count: player.stock })),
    kind,
    does: t('gen-help-markers'),
    now: own ? t('gen-help-markers-now', { count: player.stock }) : null,
    rule: 'GEN-4.51',
  };
}

const RULES: Record<string, string> = {
  'gen-step-start': 'GEN-4.3',
  'gen-step-current': 'GEN-4.16',
  'gen-step-onward': 'GEN-4.6',
  'gen-step-markers': 'GEN-4.50',
  'gen-step-close': 'GEN-4.60',
  tower: 'GEN-4.7',
  disc: 'GEN-4.50',
  dice: 'GEN-4.3',
  first: 'GEN-3.1',
  round: 'GEN-4.62',
};

/** Things of which there is one, and the parts of a turn. */
function single(id: string, { sight, names, you }: Context): Help | null {
  const rule = RULES[id];
  if (!rule) return null;
  const { view } = sight;
  const step = id.startsWith('gen-step-');
  return {
    name: step ? t(id) : t(`gen-help-${id}-name`),
    kind: step
      ? t('gen-help-step-kind')
      : id === 'tower'
        ? t('gen-help-tower-kind', { name: names[view.turn.active] ?? '' })
        : id === 'round'
          ? t('gen-help-round-kind', { marker: view.marker, of: view.final_field })
          : id === 'first'
            ? (names[view.start] ?? '')
            : t('gen-help-on-plan'),
    does: t(`gen-help-${id}`),
    figure:
      id === 'tower'
        ? { kind: 'steps', steps: [5, 4, 3, 2, 1].map((n) => ({ value: n, lit: n === view.turn.tower })) }
        : undefined,
    now:
      id === 'tower' && you === view.turn.active ? t('gen-help-tower-now', { count: view.turn.tower }) : null,
    rule,
  };
}

/** A chain of privileges, by its first building. */
function helpChain(first: string, { sight, you }: Context): Help | null {
  const at = sight.figures.chains.findIndex((chains) =>
    chains.some(({ buildings }) => buildings[0] === first),
  );
  const chain = sight.figures.chains[at]?.find(({ buildings }) => buildings[0] === first);
  if (!chain) return null;
  return {
    name: t('gen-help-chain'),
    kind: list(chain.buildings.map((building) => t(`gen-field-${building}`))),
    does: t('gen-help-chain-does'),
    figure: chainSteps(chain.buildings.length),
    now: at === you ? t('gen-help-chain-now', { points: chain.points, next: chain.next }) : null,
    rule: 'GEN-6.2',
  };
}

export const chainSteps = (length: number) => ({
  kind: 'steps' as const,
  steps: CHAINS.map((value, n) => ({ value, under: n + 1, lit: n + 1 === length })),
  label: t('gen-help-chain-label'),
});

export function help(id: string, context: Context): Help | null {
  const [what = '', first = ''] = id.split(' ');
  if (what === 'field') return helpField(first, context);
  if (what === 'card') return helpCard(first, context);
  if (what === 'ware') return helpWare(first as Ware, context);
  if (what === 'special') return helpSpecial(first as Special, context);
  if (what === 'kind') return KINDS.includes(first as CardKind) ? helpKind(first as CardKind, context) : null;
  if (what === 'marker') return helpMarker(first, context);
  if (what === 'privilege') return helpPrivilege(first as Building, context);
  if (what === 'chain') return helpChain(first, context);
  if (id === 'markers') return context.you === null ? null : fact(id, context.you, context);
  if (first !== '') return fact(what, Number(first), context);
  return single(id, context);
}
