// The log: what happens at places that are visited, what follows for the tracks, and scoring.

import type { Line } from '../../frame/plugin';
import { list, t } from '../../lib/words.svelte';
import type { Who } from './line';
import { companyName, dockName, favorName, goodName, lotSaid, orderSaid, placeName } from './said';
import type { Event, Spot } from './types';

/** Guild Hall, Church, offices, Mercato, tiles. */
export function visit(event: Event, who: Who): Line | null {
  if ('order_drawn' in event) {
    const { seat, count, cards } = event.order_drawn;
    return {
      said: {
        key: 'mov-log-order-drawn',
        args: { name: who(seat), count, orders: cards ? cards.map(orderSaid).join('; ') : 'none' },
      },
      seat,
      rule: 'MOV-4.35',
    };
  }
  if ('order_returned' in event)
    return {
      said: {
        key: 'mov-log-order-returned',
        args: {
          name: who(event.order_returned.seat),
          order: event.order_returned.card ? orderSaid(event.order_returned.card) : 'none',
        },
      },
      seat: event.order_returned.seat,
      rule: 'MOV-4.36',
    };
  if ('delivered' in event) {
    const { seat, card, vp, received } = event.delivered;
    return {
      said: {
        key: 'mov-log-delivered',
        args: { name: who(seat), order: orderSaid(card), vp, ducats: received },
      },
      seat,
      rule: 'MOV-4.37',
      tone: 'seal',
    };
  }
  if ('favor_bought' in event)
    return {
      said: {
        key: 'mov-log-favor-bought',
        args: {
          name: who(event.favor_bought.seat),
          favor: favorName(event.favor_bought.favor),
          ducats: event.favor_bought.paid,
        },
      },
      seat: event.favor_bought.seat,
      rule: 'MOV-4.39',
    };
  if ('favor_played' in event) {
    const { seat, favor, shop, orders } = event.favor_played;
    return {
      said: {
        key: 'mov-log-favor-played',
        args: { name: who(seat), favor: favorName(favor), shop: companyName(shop), orders },
      },
      seat,
      rule: 'MOV-4.45',
      about: [`shop-${shop}`],
    };
  }
  if ('rumor_played' in event) {
    const { seat, shop, peg, now } = event.rumor_played;
    return {
      said: {
        key: 'mov-log-rumor',
        args: { name: who(seat), shop: companyName(shop), peg: t(`mov-peg-${peg}`), now },
      },
      seat,
      rule: 'MOV-4.46',
      about: [`shop-${shop}`],
    };
  }
  if ('office_used' in event) {
    const { seat, office, took } = event.office_used;
    return {
      said: {
        key: 'mov-log-office',
        args: { name: who(seat), office: companyName(office), good: took ? goodName(took) : 'none' },
      },
      seat,
      rule: 'MOV-4.40',
      about: [`place-${office}`],
    };
  }
  if ('docks_assigned' in event) {
    const { seat, docks } = event.docks_assigned;
    return {
      said: {
        key: 'mov-log-unloaded',
        args: {
          name: who(seat),
          goods: list(docks.flatMap((good, n) => (good ? [`${goodName(good)} (${n + 1})`] : []))),
        },
      },
      seat,
      rule: 'MOV-4.40',
    };
  }
  if ('mercato_sold' in event)
    return {
      said: {
        key: 'mov-log-mercato-sold',
        args: {
          name: who(event.mercato_sold.seat),
          goods: lotSaid(event.mercato_sold.goods),
          ducats: event.mercato_sold.received,
        },
      },
      seat: event.mercato_sold.seat,
      rule: 'MOV-4.43',
    };
  if ('mercato_bought' in event)
    return {
      said: {
        key: 'mov-log-mercato-bought',
        args: {
          name: who(event.mercato_bought.seat),
          goods: lotSaid(event.mercato_bought.goods),
          ducats: event.mercato_bought.paid,
        },
      },
      seat: event.mercato_bought.seat,
      rule: 'MOV-4.43',
    };
  if ('swapped' in event)
    return {
      said: {
        key: 'mov-log-swapped',
        args: {
          name: who(event.swapped.seat),
          give: goodName(event.swapped.give),
          take: goodName(event.swapped.take),
        },
      },
      seat: event.swapped.seat,
      rule: 'MOV-4.44',
    };
  return null;
}

/** Consequences and scoring. */
export function consequence(event: Event, who: Who): Line | null {
  if ('price_control' in event)
    return {
      said: {
        key: 'mov-log-control',
        args: { good: goodName(event.price_control.good), price: event.price_control.price },
      },
      rule: 'MOV-4.49',
    };
  if ('split' in event) {
    const { shop, price, vp } = event.split;
    const some = vp.flatMap((points, seat) => (points > 0 ? [`${who(seat)} ${points}`] : []));
    return {
      said: {
        key: 'mov-log-split',
        args: { shop: companyName(shop), price, points: some.length > 0 ? list(some) : '–' },
      },
      rule: 'MOV-4.50',
      tone: 'seal',
      about: [`shop-${shop}`],
    };
  }
  if ('drawn' in event) {
    const { good, to, price, orders } = event.drawn;
    return {
      said: {
        key: 'mov-log-drawn',
        args: { good: goodName(good), to: spot(to, who), price, orders: orders ?? -1 },
      },
      rule: 'MOV-4.48',
    };
  }
  if ('scored' in event) {
    const { seat, sheet } = event.scored;
    return {
      said: {
        key: 'mov-log-scored',
        args: {
          name: who(seat),
          vp: sheet.vp,
          tax: sheet.tax,
          debt: sheet.debt_vp,
          orders: Math.abs(sheet.order_vp),
          shares: sheet.share_vp,
          cash: sheet.cash_vp,
        },
      },
      seat,
      rule: 'MOV-6.1',
    };
  }
  if ('ended' in event)
    return {
      said: {
        key: 'mov-log-ended',
        args: { names: list(event.ended.winners.map(who)), count: event.ended.winners.length },
      },
      rule: 'MOV-6.7',
      head: true,
    };
  return null;
}

function spot(to: Spot, who: Who): string {
  if ('seat' in to) return who(to.seat);
  if ('dock' in to) return dockName(to.dock);
  return 'office' in to ? companyName(to.office) : placeName('docks');
}
