// What became of the offers of this turn.

import type { Event, Offer, OfferNumber, SeenTerms } from '../types';

type Deal = Extract<Event, { dealt: unknown }>['dealt'];
type Why = 'withdrawn' | 'declined' | 'lapsed' | 'reworded' | 'ended';
type Settled =
  { number: OfferNumber; deal: Deal } | { number: OfferNumber; offer: Offer<SeenTerms>; why: Why };

/** Newest first. */
export function settled(events: Event[]): Settled[] {
  const turn = events.slice(events.findLastIndex((event) => 'turn' in event) + 1);
  const open = new Map<OfferNumber, Offer<SeenTerms>>();
  const found: Settled[] = [];
  const close = (number: OfferNumber, why: Why) => {
    const offer = open.get(number);
    if (offer) found.push({ number, offer, why });
    open.delete(number);
  };
  let declined: OfferNumber | null = null;
  for (const event of turn) {
    if ('proposed' in event) open.set(event.proposed.offer.number, event.proposed.offer);
    else if ('reworded' in event) {
      close(event.reworded.was, 'reworded');
      open.set(event.reworded.offer.number, event.reworded.offer);
    } else if ('withdrawn' in event) close(event.withdrawn.offer, 'withdrawn');
    else if ('lapsed' in event)
      close(event.lapsed.offer, event.lapsed.offer === declined ? 'declined' : 'lapsed');
    else if ('dealt' in event) {
      open.delete(event.dealt.offer);
      found.push({ number: event.dealt.offer, deal: event.dealt });
    } else if ('trade_ended' in event) for (const number of [...open.keys()]) close(number, 'ended');
    declined = 'declined' in event ? event.declined.offer : null;
  }
  return found.reverse();
}
