// What can be done where, and what the characters can do.

import type { Help, HelpFigure, HelpRow } from '../../../frame/help';
import { t } from '../../../lib/words.svelte';
import CharacterMark from '../art/CharacterMark.svelte';
import Cube from '../art/Cube.svelte';
import { BUYS, DOCKS, FAVORS, SHARED, SHOPS } from '../cards';
import { characterName, companyName, cubesOf, dockName, goodName, goodsSaid, placeName } from '../said';
import type { Character, Favor, Office, Place } from '../types';
import { names, saleSaid, type Context } from './help';

const RULES: Record<Place, string> = {
  stock_market: 'MOV-4.32',
  shops: 'MOV-4.30',
  guild_hall: 'MOV-4.35',
  docks: 'MOV-4.27',
  church: 'MOV-4.39',
  shipping_north: 'MOV-4.40',
  shipping_south: 'MOV-4.40',
  shipping: 'MOV-4.40',
  mercato: 'MOV-4.43',
};

/** What the next delivery of each is worth. */
export const rewards = ({ sight, you, names }: Pick<Context, 'sight' | 'you' | 'names'>): HelpFigure => ({
  kind: 'steps',
  steps: names.map((name, seat) => ({
    value: sight.figures.reward[seat] ?? 0,
    under: name,
    lit: seat === you,
  })),
  label: t('mov-help-orders-label'),
});

/** What is to be had there now. */
function figure(place: Place, context: Context): HelpFigure | undefined {
  const { sight } = context;
  const { view, figures } = sight;
  const { board } = view;
  const rows = (rows: HelpRow[]): HelpFigure | undefined =>
    rows.length > 0 ? { kind: 'rows', rows } : undefined;
  if (place === 'shops')
    return rows(
      SHOPS.map((shop) => ({
        mark: { art: Cube, props: { good: BUYS[shop], size: 24 } },
        text: t('mov-help-good-shop', { shop: companyName(shop), orders: board.orders[shop] }),
        value: figures.pays[shop],
        lit: figures.sale[shop] !== null,
      })),
    );
  if (place === 'docks')
    return rows(DOCKS.map((dock) => ({ text: dockName(dock), value: goodsSaid(board.docks[dock]) })));
  if (place === 'church') {
    const display = (Object.keys(FAVORS) as Favor[]).filter((favor) => board.display[favor] > 0);
    return rows(
      display.map((favor) => ({
        mark: 'coin',
        text: t('mov-help-favor', { orders: FAVORS[favor].orders }),
        value: FAVORS[favor].price,
      })),
    );
  }
  if (place === 'stock_market')
    return rows(
      SHOPS.map((shop) => ({
        text: companyName(shop),
        value: board.share[shop],
        lit: (board.players[view.viewer ?? -1]?.shares[shop] ?? 0) > 0,
      })),
    );
  if (place === 'guild_hall') return rewards(context);
  if (place === 'mercato') return undefined;
  const offices: Office[] = place === 'shipping' ? ['shipping_north', 'shipping_south'] : [place];
  return rows(
    offices.flatMap((office) => {
      const good = board.offices[office];
      return good
        ? [
            {
              mark: { art: Cube, props: { good, size: 24 } },
              text: goodName(good),
              value: companyName(office),
            },
          ]
        : [];
    }),
  );
}

function now(place: Place, context: Context): string | null {
  const { sight, you } = context;
  if (you === null) return null;
  const { view, figures } = sight;
  const player = view.board.players[you];
  if (!player) return null;
  const said: string[] = [];
  if (player.pawn === place) said.push(t('mov-help-here'));
  if (place === 'shops') {
    const shop = SHOPS.find((one) => figures.sale[one] !== null);
    said.push(shop ? `${companyName(shop)}: ${saleSaid(shop, context)}` : t('mov-help-nothing-to-sell'));
  } else if (place === 'guild_hall')
    said.push(t('mov-help-guild-now', { count: figures.complete.length, hand: player.hand }));
  else if (place === 'mercato')
    said.push(
      t('mov-help-mercato-now', {
        goods: goodsSaid(player.goods),
        any: cubesOf(player.goods).length > 0 ? 'yes' : 'no',
      }),
    );
  else if (place === 'docks' || place === 'church' || place === 'stock_market') {
    const cash = view.cash[you];
    if (cash !== null && cash !== undefined) said.push(t('mov-help-purse', { cash }));
  } else if (place === 'shipping_north' || place === 'shipping_south')
    said.push(t('mov-help-share-office-now', { own: player.shares[place] }));
  return said.length > 0 ? said.join(' ') : null;
}

export function helpPlace(place: Place, context: Context): Help {
  const there = context.sight.view.board.players.flatMap((player, seat) =>
    player.pawn === place ? [seat] : [],
  );
  return {
    name: placeName(place),
    kind: t('mov-help-place-kind', {
      shared: SHARED.includes(place) ? 'yes' : 'no',
      any: there.length > 0 ? 'yes' : 'no',
      names: names(there, context.names),
    }),
    does: t(`mov-does-${place}`),
    figure: figure(place, context),
    now: now(place, context),
    rule: RULES[place],
  };
}

const POWERS: Record<Character, string> = {
  gondolier: 'MOV-4.22',
  guild_master: 'MOV-4.36',
  harbor_master: 'MOV-4.41',
  tax_collector: 'MOV-4.52',
  thief: 'MOV-4.28',
  trader: 'MOV-4.44',
};

/** With the best sale that is to be seen: what it pays, a share of it, and once more for the Tax Collector. */
function taxed({ sight }: Context): HelpFigure | undefined {
  const sales = SHOPS.flatMap((shop) => sight.figures.sale[shop] ?? []);
  const best = sales.toSorted((a, b) => b.dividend - a.dividend)[0];
  if (!best || best.dividend === 0) return undefined;
  return {
    kind: 'flow',
    steps: [
      { value: best.receives, under: t('mov-help-a-sale') },
      { value: best.dividend, under: t('mov-help-a-share') },
      { value: `+${best.dividend}`, under: characterName('tax_collector'), lit: true },
    ],
  };
}

export function helpCharacter(character: Character, context: Context): Help {
  const holder = context.sight.view.board.characters[character];
  return {
    name: characterName(character),
    kind:
      holder === null
        ? t('mov-help-character-free')
        : t('mov-help-character-held', { name: context.names[holder] ?? '' }),
    does: t(`mov-help-power-${character}`),
    figure: character === 'tax_collector' ? taxed(context) : undefined,
    now:
      holder !== null && holder === context.you
        ? t('mov-help-character-you', {
            marker: character === 'gondolier' && context.sight.view.board.marker_spent ? 'spent' : 'no',
          })
        : null,
    rule: POWERS[character],
    picture: { art: CharacterMark, props: { character, size: 44 } },
  };
}
