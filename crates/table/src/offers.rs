//! How seats bargain: offers that are numbered, immutable, bounded, and lapse.
//!
//! An offer never changes under its number; whoever changes his mind posts a new one. `Accept(number)`
//! therefore always means what was read, however late it arrives, and people who talk at the same
//! time do not refuse each other. This module keeps the book; what may be offered, who may accept and what then
//! moves from hand to hand is the game's business, as is the rule that it cites for a refusal.

mod numbers;

use std::fmt;

use serde::{Deserialize, Serialize};

use crate::{MAX_SEATS, Pile, Seat, SeatSet};

pub use numbers::OfferNumbers;

/// The number of an offer, from 1, in order of posting within one phase.
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Default, Debug, Serialize, Deserialize)]
#[serde(transparent)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct OfferNumber(pub u16);

impl fmt::Display for OfferNumber {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "#{}", self.0)
    }
}

/// One standing offer, `T` being the game's own terms.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Default, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Offer<T> {
    /// Under which it can be accepted.
    pub number: OfferNumber,
    /// Who made it.
    pub from: Seat,
    /// Who may still accept it.
    pub to: SeatSet,
    /// What is given and taken.
    pub terms: T,
}

/// So that talk is finite.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct OfferLimits {
    /// Offers of one seat that may stand at the same time.
    pub standing: u8,
    /// Offers that one seat may post in one phase, withdrawn ones included.
    pub posted: u8,
}

/// Why an offer could not be posted, withdrawn, declined or taken.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub enum OfferRefused {
    /// No offer stands under this number (any more).
    NotStanding,
    /// Only its maker withdraws an offer.
    NotYours,
    /// It was made to somebody else.
    NotToYou,
    /// This seat has as many offers standing as it may.
    TooManyStanding,
    /// This seat has posted as many offers as it may.
    TooManyPosted,
}

/// The offers of one phase, at most `N` at a time. A view may hold such a book too, with the terms as its viewer knows them.
#[derive(Clone, Eq, PartialEq, Hash, Debug, Serialize, Deserialize)]
#[serde(bound(deserialize = "T: Deserialize<'de> + Copy + Default"))]
pub struct Offers<T, const N: usize> {
    standing: Pile<Offer<T>, N>,
    /// How much each seat has said, which is bounded.
    posted: [u8; MAX_SEATS],
    last: OfferNumber,
    limits: OfferLimits,
}

impl<T: Copy + Default, const N: usize> Offers<T, N> {
    /// An empty book.
    pub fn new(limits: OfferLimits) -> Offers<T, N> {
        Offers { standing: Pile::new(), posted: [0; MAX_SEATS], last: OfferNumber(0), limits }
    }

    /// The same book as a viewer may know it, or as a bot imagines it: every offer with other terms.
    pub fn map<U: Copy + Default>(&self, mut f: impl FnMut(&Offer<T>) -> U) -> Offers<U, N> {
        let see = |offer: &Offer<T>| Offer {
            number: offer.number,
            from: offer.from,
            to: offer.to,
            terms: f(offer),
        };
        Offers {
            standing: self.standing.iter().map(see).collect(),
            posted: self.posted,
            last: self.last,
            limits: self.limits,
        }
    }

    /// All that stand, oldest first.
    pub fn standing(&self) -> &[Offer<T>] {
        self.standing.as_slice()
    }

    /// The offer under this number, if it stands.
    pub fn get(&self, number: OfferNumber) -> Option<&Offer<T>> {
        self.standing.iter().find(|offer| offer.number == number)
    }

    /// How much this seat has said in this phase.
    pub fn posted(&self, seat: Seat) -> u8 {
        self.posted[seat.index()]
    }

    /// How many more this seat may post in this phase.
    pub fn left(&self, seat: Seat) -> u8 {
        self.limits.posted.saturating_sub(self.posted[seat.index()])
    }

    /// The number of the latest offer of this phase; 0, if there was none.
    pub fn last(&self) -> OfferNumber {
        self.last
    }

    /// May this seat say something that is no offer, but counts like one?
    pub fn check_speak(&self, by: Seat) -> Result<(), OfferRefused> {
        if self.left(by) == 0 { Err(OfferRefused::TooManyPosted) } else { Ok(()) }
    }

    /// Counts something that was said like an offer, so that talk stays finite.
    pub fn speak(&mut self, by: Seat) -> Result<(), OfferRefused> {
        self.check_speak(by)?;
        self.posted[by.index()] += 1;
        Ok(())
    }

    /// May this seat post one more now?
    pub fn check_post(&self, from: Seat) -> Result<(), OfferRefused> {
        if self.left(from) == 0 {
            return Err(OfferRefused::TooManyPosted);
        }
        let standing = self.standing.iter().filter(|offer| offer.from == from).count();
        if standing >= usize::from(self.limits.standing) || self.standing.is_full() {
            return Err(OfferRefused::TooManyStanding);
        }
        Ok(())
    }

    /// Posts an offer and says under which number.
    pub fn post(&mut self, from: Seat, to: SeatSet, terms: T) -> Result<OfferNumber, OfferRefused> {
        self.check_post(from)?;
        self.last.0 += 1;
        self.posted[from.index()] += 1;
        self.standing.push(Offer { number: self.last, from, to: to - SeatSet::from(from), terms });
        Ok(self.last)
    }

    /// May this seat withdraw it?
    pub fn check_withdraw(&self, number: OfferNumber, by: Seat) -> Result<(), OfferRefused> {
        match self.get(number) {
            None => Err(OfferRefused::NotStanding),
            Some(offer) if offer.from != by => Err(OfferRefused::NotYours),
            Some(_) => Ok(()),
        }
    }

    /// Its maker takes it back.
    pub fn withdraw(&mut self, number: OfferNumber, by: Seat) -> Result<Offer<T>, OfferRefused> {
        self.check_withdraw(number, by)?;
        self.strike(number)
    }

    /// May this seat say its offer in other words?
    pub fn check_replace(&self, number: OfferNumber, by: Seat) -> Result<(), OfferRefused> {
        self.check_withdraw(number, by)?;
        self.check_speak(by)
    }

    /// Withdraws an offer and posts another in its place, under a new number.
    pub fn replace(
        &mut self,
        number: OfferNumber,
        by: Seat,
        to: SeatSet,
        terms: T,
    ) -> Result<OfferNumber, OfferRefused> {
        self.check_replace(number, by)?;
        self.withdraw(number, by)?;
        self.post(by, to, terms)
    }

    /// May this seat answer it?
    pub fn check_answer(&self, number: OfferNumber, by: Seat) -> Result<(), OfferRefused> {
        match self.get(number) {
            None => Err(OfferRefused::NotStanding),
            Some(offer) if !offer.to.contains(by) => Err(OfferRefused::NotToYou),
            Some(_) => Ok(()),
        }
    }

    /// An addressee says no. The offer is returned if he was the last, and stands no longer.
    pub fn decline(&mut self, number: OfferNumber, by: Seat) -> Result<Option<Offer<T>>, OfferRefused> {
        self.check_answer(number, by)?;
        let offers = self.standing.as_mut_slice().iter_mut();
        let offer = offers.into_iter().find(|offer| offer.number == number);
        let offer = offer.ok_or(OfferRefused::NotStanding)?;
        offer.to.remove(by);
        if offer.to.is_empty() { self.strike(number).map(Some) } else { Ok(None) }
    }

    /// An addressee says yes. The offer is off the book; the game carries it out at once and whole.
    pub fn accept(&mut self, number: OfferNumber, by: Seat) -> Result<Offer<T>, OfferRefused> {
        self.check_answer(number, by)?;
        self.strike(number)
    }

    /// Strikes the oldest offer that has lapsed. Called until there is none, it tells of each.
    pub fn lapse(&mut self, mut has_lapsed: impl FnMut(&Offer<T>) -> bool) -> Option<Offer<T>> {
        let place = self.standing.iter().position(&mut has_lapsed)?;
        self.standing.remove(place)
    }

    /// The phase is over: nothing stands, and counting begins anew.
    pub fn close(&mut self) {
        *self = Offers::new(self.limits);
    }

    fn strike(&mut self, number: OfferNumber) -> Result<Offer<T>, OfferRefused> {
        self.lapse(|offer| offer.number == number).ok_or(OfferRefused::NotStanding)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const P: [Seat; MAX_SEATS] = Seat::ALL;

    fn book() -> Offers<u8, 4> {
        Offers::new(OfferLimits { standing: 2, posted: 3 })
    }

    fn to(seats: &[Seat]) -> SeatSet {
        seats.iter().copied().collect()
    }

    #[test]
    fn a_number_means_for_ever_what_was_read() {
        let mut offers = book();
        let first = offers.post(P[0], to(&[P[1]]), 10).unwrap();
        offers.withdraw(first, P[0]).unwrap();
        let second = offers.post(P[0], to(&[P[1]]), 99).unwrap();
        assert_ne!(first, second);
        assert_eq!(offers.accept(first, P[1]), Err(OfferRefused::NotStanding));
        assert_eq!(offers.accept(second, P[1]).unwrap().terms, 99);
        assert_eq!(offers.accept(second, P[1]), Err(OfferRefused::NotStanding));
    }

    #[test]
    fn talk_is_bounded() {
        let mut offers = book();
        let first = offers.post(P[0], to(&[P[1]]), 1).unwrap();
        offers.post(P[0], to(&[P[1]]), 2).unwrap();
        assert_eq!(offers.post(P[0], to(&[P[1]]), 3), Err(OfferRefused::TooManyStanding));
        offers.withdraw(first, P[0]).unwrap();
        offers.post(P[0], to(&[P[1]]), 3).unwrap();
        offers.post(P[1], to(&[P[0]]), 4).unwrap();
        offers.post(P[2], to(&[P[0]]), 5).unwrap();
        assert_eq!(offers.post(P[3], to(&[P[0]]), 6), Err(OfferRefused::TooManyStanding), "the book is full");
        assert_eq!(offers.check_post(P[0]), Err(OfferRefused::TooManyPosted));
        offers.close();
        assert_eq!((offers.standing().len(), offers.posted(P[0]), offers.left(P[0])), (0, 0, 3));
        assert_eq!(offers.post(P[0], to(&[P[1]]), 7), Ok(OfferNumber(1)));
    }

    #[test]
    fn only_the_maker_withdraws_and_only_addressees_answer() {
        let mut offers = book();
        let number = offers.post(P[0], to(&[P[0], P[1], P[2]]), 1).unwrap();
        assert_eq!(offers.withdraw(number, P[1]), Err(OfferRefused::NotYours));
        assert_eq!(offers.accept(number, P[0]), Err(OfferRefused::NotToYou), "nobody deals with himself");
        assert_eq!(offers.accept(number, P[3]), Err(OfferRefused::NotToYou));
        assert_eq!(offers.decline(number, P[1]), Ok(None));
        assert_eq!(offers.accept(number, P[1]), Err(OfferRefused::NotToYou), "he has said no");
        let gone = offers.decline(number, P[2]).unwrap().unwrap();
        assert_eq!((gone.number, offers.standing().len()), (number, 0));
    }

    #[test]
    fn other_words_have_another_number_and_count() {
        let mut offers = book();
        let first = offers.post(P[0], to(&[P[1]]), 10).unwrap();
        offers.post(P[0], to(&[P[1]]), 20).unwrap();
        assert_eq!(offers.replace(first, P[1], to(&[P[0]]), 0), Err(OfferRefused::NotYours));
        let other = offers.replace(first, P[0], to(&[P[1]]), 11).unwrap();
        assert_eq!((other, offers.last(), offers.standing().len()), (OfferNumber(3), OfferNumber(3), 2));
        assert_eq!(offers.replace(other, P[0], to(&[P[1]]), 12), Err(OfferRefused::TooManyPosted));
        assert_eq!(offers.get(other).unwrap().terms, 11, "a refusal changes nothing");
        assert_eq!((offers.speak(P[0]), offers.speak(P[1])), (Err(OfferRefused::TooManyPosted), Ok(())));
        assert_eq!(offers.left(P[1]), 2);
    }

    #[test]
    fn a_book_can_be_written_and_read() {
        let mut offers = book();
        offers.post(P[0], to(&[P[1], P[2]]), 10).unwrap();
        let text = serde_json::to_string(&offers).unwrap();
        assert_eq!(serde_json::from_str::<Offers<u8, 4>>(&text).unwrap(), offers, "{text}");
    }

    #[test]
    fn what_lapses_is_told_one_by_one() {
        let mut offers = book();
        for terms in [5, 6, 7] {
            offers.post(P[usize::from(terms) - 5], to(&[P[4]]), terms).unwrap();
        }
        let mut lapsed = Vec::new();
        while let Some(offer) = offers.lapse(|offer| offer.terms != 6) {
            lapsed.push(offer.terms);
        }
        assert_eq!(lapsed, [5, 7]);
        assert_eq!(offers.map(|_| "a card").standing()[0].terms, "a card");
    }
}
