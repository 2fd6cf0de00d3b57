// The log: a sentence for each event, with its rule. What is claimed of a card is told as claimed, whether true or not.

import type { Line, Sight } from '../../frame/plugin';
import { list, t } from '../../lib/words.svelte';
import type { Seat } from '../../wire';
import { cardName, goodsOf, goodsSaid, portName, sideSaid, tokenName } from './said';
import type { Card, Event, Figures, Offer, SeenTerms, View } from './types';

type Table = Sight<View, Figures>;

/** Everything that a line needs to know beside its event. */
interface Told {
  view: View;
  who: (seat: Seat) => string;
  cards: (cards: Card[]) => string;
}

export function line(event: Event, names: string[], { view }: Table): Line | null {
  const { ruleset } = view.config;
  const told: Told = {
    view,
    who: (seat) => names[seat] ?? '',
    cards: (cards) => goodsSaid(goodsOf(ruleset, cards)),
  };
  return (
    turn(event, told) ??
    voyage(event, told) ??
    bargain(event, told) ??
    scoring(event, told) ??
    setup(event, told)
  );
}

function setup(event: Event, { view, who }: Told): Line | null {
  if ('start_player' in event)
    return {
      said: { key: 'olt-log-start-player', args: { name: who(event.start_player.seat) } },
      seat: event.start_player.seat,
      rule: 'OLT-3.4',
    };
  if ('start_port' in event) {
    const { seat, card, port } = event.start_port;
    return {
      said: {
        key: 'olt-log-start-port',
        args: { name: who(seat), port: portName(port), card: cardName(view.config.ruleset, card) },
      },
      seat,
      rule: 'OLT-3.6',
      about: [`port-${port}`],
    };
  }
  return null;
}

function turn(event: Event, { view, who, cards }: Told): Line | null {
  if ('turn' in event) {
    const { seat, lions, load } = event.turn;
    return {
      said: { key: 'olt-log-turn', args: { name: who(seat), lions, load } },
      seat,
      rule: 'OLT-4.1',
      head: true,
    };
  }
  if ('influence' in event) return gain('olt-log-influence', event.influence, who, 'OLT-4.3');
  if ('discarded' in event) {
    const { seat, count, cards: which } = event.discarded;
    const goods = which ? t('olt-log-namely', { goods: cards(which) }) : '';
    return {
      said: { key: 'olt-log-discarded', args: { name: who(seat), count, goods } },
      seat,
      rule: 'OLT-4.11',
      about: [`pirates-${seat}`],
    };
  }
  if ('bought' in event) {
    const { seat, from, price, card } = event.bought;
    const which = card ? t('olt-log-namely', { goods: cardName(view.config.ruleset, card) }) : '';
    return {
      said: { key: 'olt-log-bought', args: { name: who(seat), from, price, goods: which } },
      seat,
      rule: 'OLT-4.21',
    };
  }
  if ('trade_ended' in event)
    return {
      said: { key: 'olt-log-trade-ended', args: { name: who(event.trade_ended.seat) } },
      seat: event.trade_ended.seat,
      rule: 'OLT-4.25',
    };
  if ('played' in event)
    return {
      said: {
        key: 'olt-log-played',
        args: { name: who(event.played.seat), goods: cards(event.played.cards) },
      },
      seat: event.played.seat,
      rule: 'OLT-4.30',
      about: ['played'],
    };
  if ('earned' in event) return gain('olt-log-earned', event.earned, who, 'OLT-4.41');
  if ('lost' in event)
    return {
      said: { key: 'olt-log-lost', args: { name: who(event.lost.seat), count: event.lost.count } },
      seat: event.lost.seat,
      rule: 'OLT-4.42',
      about: [`pirates-${event.lost.seat}`],
    };
  if ('fought' in event)
    return {
      said: { key: 'olt-log-fought', args: { name: who(event.fought.seat) } },
      seat: event.fought.seat,
      rule: 'OLT-4.42',
    };
  if ('drew' in event) {
    const { seat, count, cards: which } = event.drew;
    const goods = which ? t('olt-log-namely', { goods: cards(which) }) : '';
    return { said: { key: 'olt-log-drew', args: { name: who(seat), count, goods } }, seat, rule: 'OLT-4.43' };
  }
  if ('stowed' in event) {
    const { seat, cards: which } = event.stowed;
    const top = which.at(-1);
    const args = { name: who(seat), goods: cards(which), top: top ? cardName(view.config.ruleset, top) : '' };
    return { said: { key: 'olt-log-stowed', args }, seat, rule: 'OLT-4.55', about: [`cargo-${seat}`] };
  }
  return null;
}

function voyage(event: Event, { who }: Told): Line | null {
  if ('calm_sea' in event) return gain('olt-log-calm-sea', event.calm_sea, who, 'OLT-4.44');
  if ('sailed' in event) {
    const { seat, path } = event.sailed;
    return {
      said: {
        key: 'olt-log-sailed',
        args: { name: who(seat), count: path.length, path: path.map(portName).join(' – ') },
      },
      seat,
      rule: 'OLT-4.45',
      about: path.map((port) => `port-${port}`),
    };
  }
  if ('arrived' in event) {
    const { seat, port, token } = event.arrived;
    const args = { name: who(seat), port: portName(port), token: token ? tokenName(token) : '' };
    return {
      said: { key: token ? 'olt-log-arrived' : 'olt-log-arrived-empty', args },
      seat,
      rule: 'OLT-4.50',
      about: [`port-${port}`],
    };
  }
  if ('found_compass' in event) {
    const { seat, port } = event.found_compass;
    return {
      said: { key: 'olt-log-found-compass', args: { name: who(seat), port: portName(port) } },
      seat,
      rule: 'OLT-4.51',
      about: [`port-${port}`],
    };
  }
  if ('jumped' in event) {
    const { seat, to } = event.jumped;
    const said =
      to === null
        ? { key: 'olt-log-stayed', args: { name: who(seat) } }
        : { key: 'olt-log-jumped', args: { name: who(seat), port: portName(to) } };
    return { said, seat, rule: 'OLT-4.51', ...(to === null ? {} : { about: [`port-${to}`] }) };
  }
  return null;
}

function bargain(event: Event, { who }: Told): Line | null {
  if ('announced' in event) {
    const { seat, have, seek } = event.announced;
    const some = (goods: Record<string, number>) => Object.values(goods).some((count) => count > 0);
    const key = some(have)
      ? some(seek)
        ? 'olt-log-announced'
        : 'olt-log-has'
      : some(seek)
        ? 'olt-log-seeks'
        : 'olt-log-invites';
    return {
      said: { key, args: { name: who(seat), have: goodsSaid(have), seek: goodsSaid(seek) } },
      seat,
      rule: 'OLT-5.5',
    };
  }
  if ('proposed' in event)
    return {
      said: { key: 'olt-log-proposed', args: terms(event.proposed.offer, who) },
      seat: event.proposed.offer.from,
      rule: 'OLT-5.6',
    };
  if ('reworded' in event)
    return {
      said: {
        key: 'olt-log-reworded',
        args: { ...terms(event.reworded.offer, who), was: event.reworded.was },
      },
      seat: event.reworded.offer.from,
      rule: 'OLT-5.5',
    };
  if ('withdrawn' in event)
    return {
      said: {
        key: 'olt-log-withdrawn',
        args: { name: who(event.withdrawn.seat), offer: event.withdrawn.offer },
      },
      seat: event.withdrawn.seat,
      rule: 'OLT-5.5',
    };
  if ('declined' in event)
    return {
      said: {
        key: 'olt-log-declined',
        args: { name: who(event.declined.seat), offer: event.declined.offer },
      },
      seat: event.declined.seat,
      deal: 'refused',
      rule: 'OLT-5.5',
    };
  if ('lapsed' in event)
    return { said: { key: 'olt-log-lapsed', args: { offer: event.lapsed.offer } }, rule: 'OLT-5.10' };
  if ('dealt' in event) {
    const { offer, from, to, give, give_ducats, take, take_ducats } = event.dealt;
    const args = {
      offer,
      name: who(to),
      from: who(from),
      gives: sideSaid(give, give_ducats),
      takes: sideSaid(take, take_ducats),
    };
    return {
      said: { key: 'olt-log-dealt', args },
      seat: to,
      deal: 'done',
      rule: 'OLT-5.9',
      about: [`seat-${from}`, `seat-${to}`],
    };
  }
  if ('prestige' in event)
    return {
      said: { key: 'olt-log-prestige', args: { name: who(event.prestige.seat) } },
      seat: event.prestige.seat,
      rule: 'OLT-5.20',
      about: [`seat-${event.prestige.seat}`],
    };
  return null;
}

function terms({ number, from, terms }: Offer<SeenTerms>, who: (seat: Seat) => string) {
  const to = terms.to === null ? t('olt-anybody') : who(terms.to);
  return {
    offer: number,
    name: who(from),
    to,
    gives: sideSaid(terms.give, terms.give_ducats),
    wants: sideSaid(terms.want, terms.want_ducats),
  };
}

function scoring(event: Event, { who, cards }: Told): Line | null {
  const each = (ducats: number[]) => list(ducats.map((won, seat) => `${who(seat)} ${signed(won)}`));
  if ('looked_at_stock' in event)
    return event.looked_at_stock.venice
      ? { said: { key: 'olt-log-venice-on-top' }, rule: 'OLT-4.80', tone: 'seal', about: ['stock'] }
      : null;
  if ('venice_drawn' in event)
    return {
      said: { key: 'olt-log-venice', args: { name: who(event.venice_drawn.seat) } },
      seat: event.venice_drawn.seat,
      rule: 'OLT-4.61',
      tone: 'seal',
      about: ['stock'],
    };
  if ('prestige_paid' in event)
    return {
      said: { key: 'olt-log-prestige-paid', args: { each: each(event.prestige_paid.ducats) } },
      rule: 'OLT-6.10',
    };
  if ('cargo_sold' in event) {
    const { seat, cards: sold, ducats } = event.cargo_sold;
    return {
      said: { key: 'olt-log-cargo-sold', args: { name: who(seat), goods: cards(sold), ducats } },
      seat,
      rule: 'OLT-6.12',
    };
  }
  if ('last_card' in event)
    return {
      said: { key: 'olt-log-last-card', args: { name: who(event.last_card.seat) } },
      seat: event.last_card.seat,
      rule: 'OLT-4.60',
      tone: 'seal',
      about: ['stock'],
    };
  if ('restocked' in event)
    return {
      said: { key: 'olt-log-restocked', args: { count: event.restocked.cards } },
      rule: 'OLT-4.60',
      about: ['stock'],
    };
  if ('liquidated' in event) {
    const { seat, cards: count, ducats } = event.liquidated;
    return {
      said: { key: 'olt-log-liquidated', args: { name: who(seat), count, ducats } },
      seat,
      rule: 'OLT-6.3',
    };
  }
  if ('scored' in event)
    return {
      said: { key: 'olt-log-scored', args: { part: event.scored.part, each: each(event.scored.ducats) } },
      rule: 'OLT-6.20',
    };
  if ('ended' in event) {
    const { winners } = event.ended;
    return {
      said: { key: 'olt-log-ended', args: { names: list(winners.map(who)), count: winners.length } },
      rule: 'OLT-6.30',
      head: true,
    };
  }
  return null;
}

function gain(
  key: string,
  { seat, ducats }: { seat: Seat; ducats: number },
  who: (seat: Seat) => string,
  rule: string,
): Line {
  return { said: { key, args: { name: who(seat), ducats } }, seat, rule, about: [`seat-${seat}`] };
}

/** `+3`, `−2`, `0`. */
export const signed = (ducats: number): string =>
  ducats > 0 ? `+${ducats}` : ducats < 0 ? `−${-ducats}` : '0';
