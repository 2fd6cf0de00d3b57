// What an order, a message or a privilege is for, and what it still lacks.

import { capital, type Help, type HelpRow } from '../../../frame/help';
import { list, t } from '../../../lib/words.svelte';
import { CARDS, PAYS } from '../cards';
import { fieldName, kindName, kindOf, wareName } from '../said';
import type { Building, Card, OpenCard, Ware } from '../types';
import { chainSteps, ducats, glyph, warePicture, type Context } from './help';

const wareRow = (ware: Ware, errand: OpenCard | undefined): HelpRow => ({
  mark: warePicture(ware),
  text: wareName(ware),
  ...(errand
    ? {
        value: t('gen-help-have', { have: errand.wares.includes(ware) ? 'no' : 'yes' }),
        lit: !errand.wares.includes(ware),
      }
    : {}),
});

/** What is paid for it, as the last row. */
const pays = (amount: number): HelpRow => ({ mark: 'coin', text: t('gen-help-pays'), value: ducats(amount) });

/** What an own card still lacks, in a sentence. */
export function lackSaid(errand: OpenCard, place: string): string {
  if (errand.wares.length > 0) return t('gen-help-lacks', { wares: list(errand.wares.map(wareName)), place });
  return t('gen-help-ready', { place });
}

function order(card: Card, wares: Ware[], building: Building, context: Context): Help {
  const errand = context.sight.figures.errands.find((one) => one.card === card);
  const kind = kindOf(card) === 'large_order' ? ('large_order' as const) : ('small_order' as const);
  return {
    name: fieldName(building),
    kind: kindName(kind),
    does: t(`gen-help-card-${kind}`, { building: fieldName(building), ducats: PAYS[kind] }),
    figure: { kind: 'rows', rows: [...wares.map((ware) => wareRow(ware, errand)), pays(PAYS[kind])] },
    now: errand ? lackSaid(errand, fieldName(building)) : null,
    rule: kind === 'large_order' ? 'GEN-4.29' : 'GEN-4.32',
    picture: glyph(kind, 46),
  };
}

function message(card: Card, buildings: Building[], context: Context): Help {
  const errand = context.sight.figures.errands.find((one) => one.card === card);
  const rows: HelpRow[] = buildings.map((building) => {
    const done = errand !== undefined && !errand.buildings.includes(building);
    return {
      mark: done ? 'check' : 'arrow',
      text: fieldName(building),
      ...(errand ? { value: t('gen-help-visited', { done: done ? 'yes' : 'no' }), lit: done } : {}),
    };
  });
  return {
    name: buildings.map(fieldName).join(' – '),
    kind: kindName('message'),
    does: t('gen-help-card-message', { ducats: PAYS.message }),
    figure: { kind: 'rows', rows: [...rows, pays(PAYS.message)] },
    now: errand
      ? t('gen-help-message-now', {
          count: errand.buildings.length,
          buildings: list(errand.buildings.map(fieldName)),
        })
      : null,
    rule: 'GEN-4.46',
    picture: glyph('message', 46),
  };
}

export function helpPrivilege(building: Building, { sight, you }: Context): Help {
  const chain =
    you === null
      ? undefined
      : sight.figures.chains[you]?.find(({ buildings }) => buildings.includes(building));
  return {
    name: capital(fieldName(building)),
    kind: kindName('privilege'),
    does: t('gen-help-card-privilege'),
    figure: chainSteps(chain?.buildings.length ?? 1),
    now: chain ? t('gen-help-chain-now', { points: chain.points, next: chain.next }) : null,
    rule: 'GEN-6.2',
    picture: glyph('privilege', 46),
  };
}

export function helpCard(card: Card, context: Context): Help | null {
  const face = CARDS[card];
  if (!face) return null;
  if ('large_order' in face) return order(card, face.large_order.wares, face.large_order.villa, context);
  if ('small_order' in face) return order(card, [face.small_order.ware], face.small_order.building, context);
  if ('message' in face) return message(card, face.message.buildings, context);
  return helpPrivilege(face.privilege.building, context);
}
