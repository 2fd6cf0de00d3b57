//! Negotiation (chapter 5): everybody deals with the active player, in the open, about cards that change hands unseen.
//!
//! OLT-5.2: hand cards and ducats, nothing else; a decision has no other fields. OLT-5.33: chat is no part of the game.
//! The book of offers is `table`'s; here it is said what may be offered, who may accept, and what then moves.

mod answer;
mod deal;
mod propose;
mod sample;

pub(crate) use sample::sample_open;

use serde::{Deserialize, Serialize};
use table::{Offer, OfferLimits, OfferNumber, OfferNumbers, Offers, PerSeat, Seat, SeatSet};

use crate::components::{MAX_SEATS, OPEN_OFFERS, PROPOSALS};
use crate::{Card, CardSet, Claim, Good, Goods, Oltremare, Proposal, Ruleset, Side, Slot};

/// OLT-5.30: so many offers can stand at the same time. (15: three for each of five.)
pub(crate) const MOST_OFFERS: usize = 15;
const _: () = assert!(15 == OPEN_OFFERS * MAX_SEATS);

/// OLT-5.30: a book of offers in which nothing was said yet.
pub(crate) fn no_offers<T: Copy + Default>() -> Offers<T, MOST_OFFERS> {
    Offers::new(OfferLimits { standing: OPEN_OFFERS, posted: PROPOSALS })
}

/// OLT-5.5: what a seat has and seeks, as it said last. True when said.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Default, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Announcement {
    /// At least so many of each good.
    pub have: Goods,
    /// What it would like.
    pub seek: Goods,
}

/// OLT-5.31: an offer as somebody may know it.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Default, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct SeenTerms {
    /// Whom it was made to, if not to anybody.
    pub to: Option<Seat>,
    /// In the order in which their owner listed them.
    pub give: Side<SeenCard>,
    /// Ducats given.
    pub give_ducats: u8,
    /// Slots for cards of the other.
    pub want: Side<Slot>,
    /// Ducats wanted.
    pub want_ducats: u8,
    /// The offer that this one answers.
    pub in_reply_to: Option<OfferNumber>,
}

/// A card that is offered or dealt: its true good, what is said of it, and which it is for those who may know.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct SeenCard {
    /// OLT-5.8: printed by the table, hence true.
    pub good: Good,
    /// True or not.
    pub claim: Claim,
    /// For its owner, and after a deal for its receiver.
    pub card: Option<Card>,
}

impl Default for SeenCard {
    fn default() -> SeenCard {
        SeenCard { good: Good::Grain, claim: Claim::default(), card: None }
    }
}

impl SeenCard {
    /// As third parties know it.
    pub(crate) fn veiled(self) -> SeenCard {
        SeenCard { card: None, ..self }
    }
}

impl SeenTerms {
    /// As its maker knows it.
    fn of(ruleset: Ruleset, proposal: &Proposal) -> SeenTerms {
        let Proposal { to, give_ducats, want, want_ducats, in_reply_to, .. } = *proposal;
        let give = proposal.give.iter().map(|given| SeenCard {
            good: ruleset.good(given.card),
            claim: given.claim,
            card: Some(given.card),
        });
        SeenTerms { to, give: give.collect(), give_ducats, want, want_ducats, in_reply_to }
    }

    /// An offer as this viewer knows it.
    pub(crate) fn of_offer(
        ruleset: Ruleset,
        offer: &Offer<Proposal>,
        viewer: Option<Seat>,
    ) -> Offer<SeenTerms> {
        let terms = SeenTerms::of(ruleset, &offer.terms);
        let terms = if viewer == Some(offer.from) { terms } else { terms.veiled() };
        Offer { number: offer.number, from: offer.from, to: offer.to, terms }
    }

    /// OLT-5.4: as everybody else knows it: the cards given are unseen until they have changed hands.
    pub(crate) fn veiled(mut self) -> SeenTerms {
        self.give.as_mut_slice().iter_mut().for_each(|card| *card = card.veiled());
        self
    }
}

impl Oltremare {
    /// A trade begins, or has ended: nothing stands, and counting begins anew.
    pub(crate) fn clear_talk(&mut self) {
        let announced = self.board.announced.iter().any(|(_, said)| said.is_some());
        if self.offers.last() != OfferNumber(0) || announced {
            self.offers.close();
            self.board.announced = PerSeat::new(self.board.seats(), None);
            self.secrets.iter_mut().for_each(|(_, own)| own.addressed = OfferNumbers::default());
        }
    }

    /// The offer as its maker knows it.
    pub(crate) fn seen(&self, offer: &Offer<Proposal>) -> Offer<SeenTerms> {
        SeenTerms::of_offer(self.board.ruleset(), offer, Some(offer.from))
    }

    /// OLT-5.1, OLT-5.6: whom an offer of this seat goes to: the one it names, or all others.
    fn addressees(&self, from: Seat, to: Option<Seat>) -> SeatSet {
        to.map_or_else(|| SeatSet::first(self.board.seats()) - from.into(), SeatSet::from)
    }

    /// OLT-5.31: these cards were seen where they are now; nobody need remember where they were.
    pub(crate) fn forget(&mut self, cards: CardSet) {
        self.secrets.iter_mut().for_each(|(_, own)| own.known = own.known.without(cards));
    }

    /// OLT-5.31: cards left this hand by OLT-4.11, and nobody can tell which.
    pub(crate) fn forget_hand(&mut self, seat: Seat) {
        self.forget(self.secrets[seat].hand);
    }
}
