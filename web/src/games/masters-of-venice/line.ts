// The log: a sentence for each event, with its rule.

import type { Line, Sight } from '../../frame/plugin';
import { list, t } from '../../lib/words.svelte';
import type { Seat } from '../../wire';
import {
  characterName,
  companyName,
  dockName,
  goodName,
  goodsSaid,
  orderSaid,
  placeName,
  sharesSaid,
} from './said';
import { consequence, visit } from './line-visits';
import type { Event, Figures, View } from './types';

export type Who = (seat: Seat) => string;

export function line(event: Event, names: string[], _: Sight<View, Figures>): Line | null {
  const who: Who = (seat) => names[seat] ?? '';
  return (
    round(event, who) ?? deal(event, who) ?? visit(event, who) ?? consequence(event, who) ?? setup(event, who)
  );
}

/** Bid rounds, movement, turns. */
function round(event: Event, who: Who): Line | null {
  if ('bid_round' in event)
    return {
      said: { key: 'mov-log-bid-round', args: { space: event.bid_round.space } },
      rule: 'MOV-4.4',
      head: true,
    };
  if ('bid_sealed' in event)
    return {
      said: {
        key: 'mov-log-bid-sealed',
        args: { name: who(event.bid_sealed.seat), amount: event.bid_sealed.amount ?? -1 },
      },
      seat: event.bid_sealed.seat,
      rule: 'MOV-5.3',
    };
  if ('bids_revealed' in event) {
    const { bids, order } = event.bids_revealed;
    return {
      said: {
        key: 'mov-log-bids',
        args: { bids: list(order.map((seat) => `${who(seat)} ${bids[seat] ?? 0}`)) },
      },
      rule: 'MOV-4.7',
    };
  }
  if ('character_taken' in event)
    return {
      said: {
        key: 'mov-log-character',
        args: {
          name: who(event.character_taken.seat),
          character: characterName(event.character_taken.character),
        },
      },
      seat: event.character_taken.seat,
      rule: 'MOV-4.9',
    };
  if ('orders_adjusted' in event) {
    const { seat, shop, from, orders } = event.orders_adjusted;
    return {
      said: { key: 'mov-log-adjusted', args: { name: who(seat), shop: companyName(shop), from, orders } },
      seat,
      rule: 'MOV-4.10',
      about: [`shop-${shop}`],
    };
  }
  if ('gondola_moved' in event) {
    const { seat, space, rumor, shop } = event.gondola_moved;
    const args = { name: who(seat), space, shop: shop ? companyName(shop) : 'none' };
    return {
      said: { key: rumor ? 'mov-log-gondola-rumor' : 'mov-log-gondola', args },
      seat,
      rule: 'MOV-4.13',
      head: true,
      about: ['gondola'],
    };
  }
  if ('destination_sealed' in event) {
    const { seat, place } = event.destination_sealed;
    return {
      said: {
        key: 'mov-log-destination-sealed',
        args: { name: who(seat), place: place ? placeName(place) : 'none' },
      },
      seat,
      rule: 'MOV-5.4',
    };
  }
  if ('destinations_revealed' in event) {
    const there = event.destinations_revealed.places.flatMap((place, seat) =>
      place ? [t('mov-at', { name: who(seat), place: placeName(place) })] : [],
    );
    return { said: { key: 'mov-log-destinations', args: { places: list(there) } }, rule: 'MOV-4.15' };
  }
  if ('activated' in event)
    return {
      said: { key: 'mov-log-activated', args: { place: placeName(event.activated.place) } },
      rule: 'MOV-4.16',
      about: [`place-${event.activated.place}`],
    };
  if ('turn_ended' in event && !event.turn_ended.by_itself)
    return {
      said: { key: 'mov-log-turn-ended', args: { name: who(event.turn_ended.seat) } },
      seat: event.turn_ended.seat,
      rule: 'MOV-4.19',
    };
  if ('marker_used' in event)
    return {
      said: {
        key: 'mov-log-marker',
        args: { name: who(event.marker_used.seat), place: placeName(event.marker_used.place) },
      },
      seat: event.marker_used.seat,
      rule: 'MOV-4.24',
      tone: 'seal',
    };
  return null;
}

/** Docks, shops, shares. */
function deal(event: Event, who: Who): Line | null {
  if ('bought' in event) {
    const { seat, dock, goods, paid, stolen } = event.bought;
    const args = {
      name: who(seat),
      dock: dockName(dock),
      goods: goodsSaid(goods),
      ducats: paid,
      stolen: stolen ? goodName(stolen) : 'none',
    };
    return { said: { key: 'mov-log-bought', args }, seat, rule: 'MOV-4.27', about: [dock] };
  }
  if ('sold' in event) {
    const { seat, shop, n, received } = event.sold;
    return {
      said: {
        key: 'mov-log-sold',
        args: { name: who(seat), shop: companyName(shop), count: n, ducats: received },
      },
      seat,
      rule: 'MOV-4.30',
      about: [`shop-${shop}`],
    };
  }
  if ('majority_used' in event) {
    const { seat, shop, price, orders } = event.majority_used;
    return {
      said: { key: 'mov-log-majority', args: { name: who(seat), shop: companyName(shop), price, orders } },
      seat,
      rule: 'MOV-4.29',
      about: [`shop-${shop}`],
    };
  }
  if ('shares_bought' in event)
    return {
      said: {
        key: 'mov-log-shares-bought',
        args: {
          name: who(event.shares_bought.seat),
          shares: sharesSaid(event.shares_bought.shares),
          ducats: event.shares_bought.paid,
        },
      },
      seat: event.shares_bought.seat,
      rule: 'MOV-4.32',
    };
  if ('shares_sold' in event)
    return {
      said: {
        key: 'mov-log-shares-sold',
        args: {
          name: who(event.shares_sold.seat),
          shares: sharesSaid(event.shares_sold.shares),
          ducats: event.shares_sold.received,
        },
      },
      seat: event.shares_sold.seat,
      rule: 'MOV-4.33',
    };
  if ('dividends' in event) {
    const { company, per_share, paid } = event.dividends;
    const some = paid.flatMap((ducats, seat) => (ducats > 0 ? [`${who(seat)} ${ducats}`] : []));
    return {
      said: {
        key: 'mov-log-dividends',
        args: { company: companyName(company), ducats: per_share, paid: list(some) },
      },
      rule: 'MOV-4.52',
    };
  }
  return null;
}

function setup(event: Event, who: Who): Line | null {
  if ('share_dealt' in event)
    return {
      said: {
        key: 'mov-log-share-dealt',
        args: { name: who(event.share_dealt.seat), shop: companyName(event.share_dealt.shop) },
      },
      seat: event.share_dealt.seat,
      rule: 'MOV-3.3',
    };
  if ('order_dealt' in event && event.order_dealt.card)
    return {
      said: {
        key: 'mov-log-order-dealt',
        args: { name: who(event.order_dealt.seat), order: orderSaid(event.order_dealt.card) },
      },
      seat: event.order_dealt.seat,
      rule: 'MOV-3.7',
    };
  return null;
}
