//! The course of play.

use std::sync::atomic::{AtomicU16, Ordering};

use table::{Coins, EventSink, OfferRefused, Seat};

use super::{Bazaar, Decision, Event, Flaw, Phase, Rule, Terms};

const HIGHEST_BID: u8 = 3;
/// Something that a table must not depend on.
static RUNS: AtomicU16 = AtomicU16::new(0);

fn runs() -> u16 {
    RUNS.load(Ordering::Relaxed)
}

impl<const FLAW: u8> Bazaar<FLAW> {
    pub(super) fn list(&self, seat: Seat, mut visit: impl FnMut(Decision)) {
        let awaiting = super::Game::awaiting(self);
        match self.phase {
            _ if !awaiting.anybody().contains(seat) => {}
            Phase::Auction => {
                let lowest = u8::from(Flaw::BidNotListed.is(FLAW) && self.purse[seat] > Coins(0));
                let highest = if Flaw::HugeMenu.is(FLAW) { u8::MAX } else { HIGHEST_BID };
                let bids = (lowest..=highest).filter(|coins| self.purse[seat] >= Coins(u16::from(*coins)));
                let all = (lowest..=highest).filter(|_| Flaw::HugeMenu.is(FLAW));
                all.chain(bids).for_each(|coins| visit(Decision::Bid { coins }));
            }
            Phase::Talk { active } => {
                if seat == active {
                    visit(Decision::Done);
                }
                for offer in self.offers.standing().iter().filter(|offer| offer.to.contains(seat)) {
                    if self.purse[seat] >= offer.terms.price {
                        visit(Decision::Accept { offer: offer.number });
                    }
                    visit(Decision::Decline { offer: offer.number });
                }
            }
            Phase::Over => {}
        }
    }

    pub(super) fn judge(&self, seat: Seat, decision: Decision) -> Result<(), Rule> {
        let sound = |sound: bool, rule: Rule| if sound { Ok(()) } else { Err(rule) };
        match (self.phase, decision) {
            (Phase::Auction, Decision::Bid { coins }) => {
                let most = if Flaw::HugeMenu.is(FLAW) { u8::MAX } else { HIGHEST_BID };
                let payable = self.purse[seat] >= Coins(u16::from(coins)) || Flaw::HugeMenu.is(FLAW);
                sound(coins <= most && payable, Rule::Bids)
            }
            (Phase::Auction, _) => Err(Rule::Bids),
            (Phase::Talk { active }, Decision::Done) => sound(seat == active, Rule::Active),
            (Phase::Talk { active }, Decision::Offer { to, card, price }) => {
                sound(seat == active, Rule::Active)?;
                let known = to.number() < self.hands.seats() && to != seat && price <= Coins(9);
                sound(known && self.hands[seat].iter().any(|own| *own == card), Rule::Terms)?;
                if Flaw::OffersPeek.is(FLAW) {
                    sound(self.hands[to].iter().any(|other| other % 2 == 0), Rule::Terms)?;
                }
                self.offers.check_post(seat).map_err(|_: OfferRefused| Rule::Bounded)
            }
            (Phase::Talk { .. }, Decision::Accept { offer }) => {
                self.offers.check_answer(offer, seat).map_err(|_| Rule::Answer)?;
                let price = self.offers.get(offer).map(|offer| offer.terms.price);
                sound(price.is_some_and(|price| self.purse[seat] >= price), Rule::Answer)
            }
            (Phase::Talk { .. }, Decision::Decline { offer }) => {
                self.offers.check_answer(offer, seat).map_err(|_| Rule::Answer)
            }
            (Phase::Talk { .. } | Phase::Over, _) => Err(Rule::Active),
        }
    }

    pub(super) fn carry_out(&mut self, seat: Seat, decision: Decision, sink: &mut impl EventSink<Event>) {
        match decision {
            Decision::Bid { coins } => {
                self.bids[seat] = Some(coins);
                self.arrived.push(seat);
                if !Flaw::EarlierBidWinsTies.is(FLAW) {
                    self.arrived.as_mut_slice().sort_unstable(); // in which order they came is forgotten
                }
                sink.emit(|| Event::Bid { seat, coins: Some(coins) });
                if self.arrived.len() == usize::from(self.hands.seats()) {
                    self.sell(sink);
                }
            }
            Decision::Offer { to, card, price } => {
                let terms = Terms { card: Some(card), price };
                let offer = self.offers.post(seat, to.into(), terms).unwrap();
                sink.emit(|| Event::Offered { seat, offer });
            }
            Decision::Accept { offer } => {
                let offer = self.offers.accept(offer, seat).unwrap();
                let card = offer.terms.card.unwrap();
                self.hands[offer.from].retain(|own| *own != card);
                self.hands[seat].push(card);
                self.purse[seat] -= offer.terms.price;
                self.purse[offer.from] += offer.terms.price;
                // What is no longer held is no longer offered.
                while self.offers.lapse(|other| other.terms.card == Some(card)).is_some() {}
                if !Flaw::DealsInSilence.is(FLAW) {
                    let card = Some(format!("card {card}"));
                    sink.emit(|| Event::Dealt { from: offer.from, to: seat, card });
                }
            }
            Decision::Decline { offer } => {
                self.offers.decline(offer, seat).unwrap();
                sink.emit(|| Event::Declined { seat, offer });
            }
            Decision::Done => {
                self.offers.close();
                if Flaw::CountsWholeRuns.is(FLAW) {
                    RUNS.fetch_add(1, Ordering::Relaxed);
                    self.deck.as_mut_slice().sort_unstable_by_key(|card| (u16::from(*card) * 7 + runs()) % 5);
                }
                self.phase = if self.deck.is_empty() { Phase::Over } else { Phase::Auction };
                sink.emit(|| Event::Done { seat });
            }
        }
    }

    /// The highest bid wins; among equals the lowest seat.
    fn sell(&mut self, sink: &mut impl EventSink<Event>) {
        let bid = |seat: Seat| self.bids[seat].unwrap();
        let in_order = self.arrived;
        let best = in_order.iter().map(|seat| bid(*seat)).max().unwrap();
        let seat = *in_order.iter().find(|seat| bid(**seat) == best).unwrap();
        let card = self.deck.pop().unwrap();
        assert!(!(Flaw::Panics.is(FLAW) && best == 0), "nobody bid anything");
        self.hands[seat].push(card);
        self.purse[seat] -= Coins(u16::from(best));
        self.bank += Coins(u16::from(best));
        if Flaw::LosesACoin.is(FLAW) && best == 2 {
            self.bank -= Coins(1);
        }
        for (_, bid) in self.bids.iter_mut() {
            *bid = None;
        }
        self.arrived.clear();
        self.phase = Phase::Talk { active: seat };
        sink.emit(|| Event::Sold { seat, card: Some(format!("card {card}")), price: best });
    }
}
