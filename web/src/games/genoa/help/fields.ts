// What a building brings whoever acts there, and what the market and the streets are for.

import type { Help, HelpRow } from '../../../frame/help';
import { list, t } from '../../../lib/words.svelte';
import BuildingArt from '../art/Building.svelte';
import { ACTIONS, BORDERS, FEE, MARKET, PAYS } from '../cards';
import { faceOf, fieldName, isBuilding, kindName, specialName, wareName } from '../said';
import type { Building, Field } from '../types';
import { lackSaid } from './cards';
import { ducats, glyph, warePicture, type Context } from './help';

/** What the action gives, with what is left of it. */
function yields(building: Building, { sight }: Context): HelpRow[] {
  const action = ACTIONS[building];
  const { view } = sight;
  const left = (count: number) => t('gen-help-left', { count });
  if (action === 'villa')
    return [
      { mark: glyph('large_order'), text: kindName('large_order'), value: ducats(PAYS.large_order) },
      { mark: glyph('privilege'), text: t('gen-help-or-privilege'), value: left(view.decks.privilege) },
    ];
  if ('draw' in action) {
    const { kind, count } = action.draw;
    return [
      {
        mark: glyph(kind),
        text: t('gen-counted', { count, name: kindName(kind, count) }),
        value: left(view.decks[kind]),
      },
    ];
  }
  if ('markers' in action)
    return [{ mark: glyph('marker'), text: t('gen-markers', { count: action.markers.count }) }];
  if ('special' in action)
    return [
      {
        mark: glyph(action.special),
        text: specialName(action.special),
        value: left(view.specials[action.special]),
      },
    ];
  return action.wares.map((ware) => ({
    mark: warePicture(ware),
    text: wareName(ware),
    value: left(view.wares[ware]),
  }));
}

function does(building: Building): string {
  const action = ACTIONS[building];
  if (action === 'villa') return t('gen-help-does-villa');
  if ('draw' in action)
    return t('gen-help-does-draw', {
      count: action.draw.count,
      kind: kindName(action.draw.kind, action.draw.count),
    });
  if ('markers' in action) return t('gen-help-does-markers', { count: action.markers.count });
  if ('special' in action)
    return t('gen-help-does-special', {
      card: specialName(action.special),
      does: t(`gen-help-special-${action.special}`),
    });
  return t('gen-help-does-wares', { wares: list(action.wares.map(wareName)) });
}

/** What own cards say of this building, and what a walk there would bring. */
function now(building: Building, { sight, you, names }: Context): string | null {
  if (you === null) return null;
  const { view, figures } = sight;
  const said: string[] = [];
  for (const errand of figures.errands) {
    const face = faceOf(errand.card);
    if ('small_order' in face && face.small_order.building === building)
      said.push(
        t('gen-help-order-here', {
          order: t('gen-help-order-small', {
            ware: wareName(face.small_order.ware),
            ducats: PAYS.small_order,
          }),
          state: lackSaid(errand, fieldName(building)),
        }),
      );
    else if ('large_order' in face && face.large_order.villa === building)
      said.push(
        t('gen-help-order-here', {
          order: t('gen-help-order-large', { ducats: PAYS.large_order }),
          state: lackSaid(errand, fieldName(building)),
        }),
      );
    else if ('message' in face && face.message.buildings.includes(building)) {
      const other = face.message.buildings.find((one) => one !== building) ?? building;
      said.push(t('gen-help-message-here', { other: fieldName(other), ducats: PAYS.message }));
    }
  }
  const owner = view.markers[building];
  if (owner !== null)
    said.push(
      t(owner === you ? 'gen-help-fee-you' : 'gen-help-fee-other', { name: names[owner] ?? '', ducats: FEE }),
    );
  if (view.turn.trail.includes(building) && view.turn.trail.at(-1) !== building)
    said.push(t('gen-help-passed'));
  return said.length > 0 ? said.join(' ') : t('gen-help-nothing-here');
}

function street(field: Field, { sight, you, names }: Context): Help {
  const { view } = sight;
  return {
    name: fieldName(field),
    kind: t('gen-help-street-kind'),
    does: t('gen-help-street'),
    figure: {
      kind: 'rows',
      rows: (BORDERS[field] ?? []).map((building) => {
        const owner = view.markers[building];
        return {
          mark: glyph('marker'),
          text: fieldName(building),
          value: owner === null ? t('gen-help-free') : (names[owner] ?? ''),
          lit: owner === you && you !== null,
        };
      }),
    },
    now: you === null ? null : t('gen-help-markers-now', { count: view.players[you]?.stock ?? 0 }),
    rule: 'GEN-4.51',
  };
}

/** The tower stands here. */
function tower(field: Field, { sight }: Context): HelpRow[] {
  const { trail, tower } = sight.view.turn;
  return trail.at(-1) === field && tower > 0
    ? [{ mark: 'arrow', text: t('gen-help-tower-here'), value: t('gen-help-discs', { count: tower }) }]
    : [];
}

export function helpField(field: Field, context: Context): Help | null {
  if (field in BORDERS) return street(field, context);
  if (field === MARKET)
    return {
      name: fieldName(field),
      kind: t('gen-help-market-kind'),
      does: t('gen-help-market'),
      now: t('gen-help-market-now', {
        marker: context.sight.view.marker,
        of: context.sight.view.final_field,
      }),
      rule: 'GEN-4.5',
    };
  if (!isBuilding(field)) return null;
  const owner = context.sight.view.markers[field];
  const villa = ACTIONS[field] === 'villa';
  return {
    name: fieldName(field),
    kind: t('gen-help-building-kind', {
      marker: villa ? 'villa' : owner === null ? 'free' : 'owned',
      name: owner === null ? '' : (context.names[owner] ?? ''),
    }),
    does: does(field),
    figure: { kind: 'rows', rows: [...yields(field, context), ...tower(field, context)] },
    now: now(field, context),
    rule: villa ? 'GEN-4.29' : 'GEN-2.6',
    picture: { art: BuildingArt, props: { building: field } },
  };
}
