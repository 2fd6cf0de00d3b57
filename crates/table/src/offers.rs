//! How seats bargain: offers that are numbered, immutable, bounded, and lapse.
//!
//! An offer never changes under its number; whoever changes their mind posts a new one. `Accept(number)`
//! therefore always means what was read, however late it arrives, and people who talk at the same
//! time do not refuse each other. This module keeps the book; what may be offered, who may accept and what then
//! moves from hand to hand is the game's business, as is the rule that it cites for a refusal.

mod numbering;
mod numbers;

use std::fmt;

use serde::{Deserialize, Serialize};

use crate::{MAX_SEATS, Pile, Seat, SeatSet};

pub use numbering::Numbering;
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

/// One standing offer, `T` being the game's own terms. `Number` is `Option<OfferNumber>` where offers may be sealed: one that
/// nobody but its maker knows of yet has no number.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Default, Debug, Serialize, Deserialize)]
#[serde(bound(
    serialize = "T: Serialize, Number: Numbering",
    deserialize = "T: Deserialize<'de>, Number: Numbering"
))]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(concrete(Number = OfferNumber)))]
pub struct Offer<T, Number = OfferNumber> {
    /// Under which it can be accepted.
    #[serde(with = "numbering::written")]
    #[cfg_attr(feature = "ts", ts(as = "OfferNumber"))]
    pub number: Number,
    /// Who made it.
    pub from: Seat,
    /// Who may still accept it.
    pub to: SeatSet,
    /// What is given and taken.
    pub terms: T,
}

impl<T> Offer<T, Option<OfferNumber>> {
    /// Does nobody but its maker know of it yet?
    #[inline]
    pub fn is_sealed(&self) -> bool {
        self.number.is_none()
    }

    /// Is its number one of these?
    #[inline]
    pub fn is_among(&self, numbers: OfferNumbers) -> bool {
        self.number.is_some_and(|number| numbers.contains(number))
    }
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

/// The offers of one phase, at most `N` at a time; `Number` as in [`Offer`]. A view may hold such a book too, with the terms as
/// its viewer knows them.
#[derive(Clone, Eq, PartialEq, Hash, Debug, Serialize, Deserialize)]
#[serde(bound(
    serialize = "T: Serialize, Number: Numbering",
    deserialize = "T: Deserialize<'de> + Copy + Default, Number: Numbering"
))]
pub struct Offers<T, const N: usize, Number = OfferNumber> {
    standing: Pile<Offer<T, Number>, N>,
    /// How much each seat has said, which is bounded.
    posted: [u8; MAX_SEATS],
    last: OfferNumber,
    limits: OfferLimits,
}

impl<T: Copy + Default, const N: usize, Number: Numbering> Offers<T, N, Number> {
    /// An empty book.
    pub fn new(limits: OfferLimits) -> Offers<T, N, Number> {
        Offers { standing: Pile::new(), posted: [0; MAX_SEATS], last: OfferNumber(0), limits }
    }

    /// The same book as a viewer may know it, or as a bot imagines it: every offer with other terms.
    pub fn map<U: Copy + Default>(&self, mut f: impl FnMut(&Offer<T, Number>) -> U) -> Offers<U, N, Number> {
        let see = |offer: &Offer<T, Number>| Offer {
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

    /// The same book as a viewer may know it: only offers for which `f` gives terms, and how much the seats in `told` have said.
    pub fn known_to<U: Copy + Default>(
        &self,
        told: SeatSet,
        mut f: impl FnMut(&Offer<T, Number>) -> Option<U>,
    ) -> Offers<U, N, Number> {
        let mut posted = self.posted;
        for (seat, said) in Seat::ALL.into_iter().zip(&mut posted) {
            *said = if told.contains(seat) { *said } else { 0 };
        }
        let see = |offer: &Offer<T, Number>| {
            let terms = f(offer)?;
            Some(Offer { number: offer.number, from: offer.from, to: offer.to, terms })
        };
        Offers {
            standing: self.standing.iter().filter_map(see).collect(),
            posted,
            last: self.last,
            limits: self.limits,
        }
    }

    /// All that stand, oldest first; those that are sealed come last, by their makers.
    pub fn standing(&self) -> &[Offer<T, Number>] {
        self.standing.as_slice()
    }

    /// The offer under this number, if it stands. What is sealed has no number yet.
    pub fn get(&self, number: OfferNumber) -> Option<&Offer<T, Number>> {
        self.standing.iter().find(|offer| offer.number.is(number))
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
        self.standing.push(Offer { number: self.last.into(), from, to: to - SeatSet::from(from), terms });
        Ok(self.last)
    }

    /// Posts an offer that does not count, because somebody asked for it.
    pub fn post_asked(&mut self, from: Seat, to: SeatSet, terms: T) -> OfferNumber {
        self.last.0 += 1;
        self.standing.push(Offer { number: self.last.into(), from, to: to - SeatSet::from(from), terms });
        self.last
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
    pub fn withdraw(&mut self, number: OfferNumber, by: Seat) -> Result<Offer<T, Number>, OfferRefused> {
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

    /// An addressee says no. The offer is returned if it was the last, and stands no longer.
    pub fn decline(
        &mut self,
        number: OfferNumber,
        by: Seat,
    ) -> Result<Option<Offer<T, Number>>, OfferRefused> {
        self.check_answer(number, by)?;
        let offers = self.standing.as_mut_slice().iter_mut();
        let offer = offers.into_iter().find(|offer| offer.number.is(number));
        let offer = offer.ok_or(OfferRefused::NotStanding)?;
        offer.to.remove(by);
        if offer.to.is_empty() { self.strike(number).map(Some) } else { Ok(None) }
    }

    /// An addressee says yes. The offer is off the book; the game carries it out at once and whole.
    pub fn accept(&mut self, number: OfferNumber, by: Seat) -> Result<Offer<T, Number>, OfferRefused> {
        self.check_answer(number, by)?;
        self.strike(number)
    }

    /// Strikes the oldest offer that has lapsed. Called until there is none, it tells of each.
    pub fn lapse(
        &mut self,
        mut has_lapsed: impl FnMut(&Offer<T, Number>) -> bool,
    ) -> Option<Offer<T, Number>> {
        let place = self.standing.iter().position(&mut has_lapsed)?;
        self.standing.remove(place)
    }

    /// The phase is over: nothing stands, and counting begins anew.
    pub fn close(&mut self) {
        *self = Offers::new(self.limits);
    }

    /// Another phase begins, with limits of its own: nothing stands, and counting begins anew.
    pub fn reopen(&mut self, limits: OfferLimits) {
        self.standing.clear();
        self.posted = [0; MAX_SEATS];
        self.last = OfferNumber(0);
        self.limits = limits;
    }

    fn strike(&mut self, number: OfferNumber) -> Result<Offer<T, Number>, OfferRefused> {
        self.lapse(|offer| offer.number.is(number)).ok_or(OfferRefused::NotStanding)
    }
}

/// Offers that may be sealed.
impl<T: Copy + Default, const N: usize> Offers<T, N, Option<OfferNumber>> {
    /// All that have a number, with it, oldest first.
    #[inline]
    pub fn numbered(&self) -> impl Iterator<Item = (OfferNumber, &Offer<T, Option<OfferNumber>>)> + Clone {
        self.standing.iter().filter_map(|offer| Some((offer.number?, offer)))
    }

    /// Lays down an offer that nobody else may know yet: without a number, and in an order that does not tell who came first.
    pub fn seal(&mut self, from: Seat, to: SeatSet, terms: T) {
        let before = |other: &&Offer<T, _>| !other.is_sealed() || other.from <= from;
        let place = self.standing.iter().take_while(before).count();
        self.standing.push(Offer { number: None, from, to: to - SeatSet::from(from), terms });
        self.standing.as_mut_slice()[place..].rotate_right(1);
    }

    /// All sealed offers are numbered, seat after seat, clockwise from `first` at a table of so many.
    pub fn reveal(&mut self, first: Seat, seats: u8) {
        let mut seat = first;
        for _ in 0..seats {
            for offer in self.standing.as_mut_slice() {
                if offer.is_sealed() && offer.from == seat {
                    self.last.0 += 1;
                    offer.number = Some(self.last);
                }
            }
            seat = seat.left(seats);
        }
        self.standing.as_mut_slice().sort_unstable_by_key(|offer| offer.number);
    }
}

#[cfg(test)]
mod tests;
