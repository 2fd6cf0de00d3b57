//! Withdrawing, declining, accepting (OLT-5.5, OLT-5.9, OLT-5.10, OLT-5.11, OLT-5.14).

use table::{EventSink, OfferNumber, Seat};

use crate::{Board, Card, CardSet, Decision, Event, Oltremare, Rule, Side};

impl Oltremare {
    /// The closed answers: `Accept` where no card is wanted, `Decline`, `Withdraw`.
    #[inline]
    pub(crate) fn each_answer(&self, seat: Seat, mut visit: impl FnMut(Decision)) {
        for offer in self.offers.standing() {
            let number = offer.number;
            if offer.from == seat {
                visit(Decision::Withdraw { offer: number });
            } else if offer.to.contains(seat) {
                if offer.terms.want.is_empty()
                    && self.board.is_feasible(offer.from, offer.terms.give.len(), offer.terms.want.len())
                {
                    visit(Decision::Accept { offer: number, cards: Side::new() });
                }
                visit(Decision::Decline { offer: number });
            }
        }
    }

    pub(crate) fn check_withdraw(&self, seat: Seat, offer: OfferNumber) -> Result<(), Rule> {
        self.offers.check_withdraw(offer, seat).map_err(|_| Rule::OfferIsOpen)
    }

    pub(crate) fn withdraw(&mut self, seat: Seat, offer: OfferNumber, sink: &mut impl EventSink<Event>) {
        let withdrawn = self.offers.withdraw(offer, seat);
        debug_assert!(withdrawn.is_ok(), "check saw it");
        sink.emit(|| Event::Withdrawn { seat, offer });
    }

    pub(crate) fn check_decline(&self, seat: Seat, offer: OfferNumber) -> Result<(), Rule> {
        self.offers.check_answer(offer, seat).map_err(|_| Rule::OfferIsOpen)
    }

    /// OLT-5.10: declined by all its addressees, it lapses.
    pub(crate) fn decline(&mut self, seat: Seat, offer: OfferNumber, sink: &mut impl EventSink<Event>) {
        let declined = self.offers.decline(offer, seat).expect("check saw it");
        sink.emit(|| Event::Declined { seat, offer });
        if declined.is_some() {
            sink.emit(|| Event::Lapsed { offer });
        }
    }

    /// OLT-5.9: open under that number, made to this seat, whose cards fit; then OLT-5.14. OLT-5.11: whoever comes second finds it
    /// gone.
    pub(crate) fn check_accept(
        &self,
        seat: Seat,
        offer: OfferNumber,
        cards: &Side<Card>,
    ) -> Result<(), Rule> {
        self.offers.check_answer(offer, seat).map_err(|_| Rule::AcceptFits)?;
        let offer = self.offers.get(offer).ok_or(Rule::AcceptFits)?;
        let given: CardSet = cards.iter().copied().collect();
        let different = usize::from(given.len()) == cards.len();
        let own = given.without(self.secrets[seat].hand).is_empty();
        let fits = cards.len() == offer.terms.want.len()
            && cards.iter().zip(&offer.terms.want).all(|(card, slot)| {
                slot.good.is_none_or(|good| good == self.board.config.ruleset.good(*card))
            });
        if !(different && own && fits) {
            return Err(Rule::AcceptFits);
        }
        if self.board.is_feasible(offer.from, offer.terms.give.len(), offer.terms.want.len()) {
            Ok(())
        } else {
            Err(Rule::Feasible)
        }
    }
}

impl Board {
    /// OLT-5.14: can an offer of this seat be accepted that gives so many cards and wants so many? The active seat must keep
    /// cards enough for its load, or not have fewer than it could have. All figures are public.
    pub fn is_feasible(&self, from: Seat, give: usize, want: usize) -> bool {
        let (out, come) = if self.is_active(from) { (give, want) } else { (want, give) };
        if come >= out {
            return true;
        }
        let reach = usize::from(self.players[self.turn.active].hand + self.purchasable());
        reach + come - out >= reach.min(usize::from(self.turn.load))
    }
}
