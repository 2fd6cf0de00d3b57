// Cards and ducats of a deal fly from where they were offered to who got them, face down but for what was said of them.

import type { Flight } from '../../../frame/plugin';
import type { Event } from '../types';

export function dealFlights({
  offer,
  from,
  to,
  give,
  give_ducats,
  take,
  take_ducats,
}: Extract<Event, { dealt: unknown }>['dealt']): Flight[] {
  const cards = (side: 'give' | 'take', count: number, seat: number): Flight[] =>
    Array.from({ length: count }, (_, n) => ({
      from: `offer-${offer}-${side}-${n}`,
      to: `seat-${seat}`,
      ghost: 'from',
      wait: n * 90,
    }));
  const coins = (side: 'give' | 'take', ducats: number, seat: number): Flight[] =>
    ducats > 0
      ? [{ from: `offer-${offer}-${side}-ducats`, to: `seat-${seat}`, ghost: { coin: `${ducats}` } }]
      : [];
  return [
    ...cards('give', give.length, to),
    ...cards('take', take.length, from),
    ...coins('give', give_ducats, to),
    ...coins('take', take_ducats, from),
  ];
}
