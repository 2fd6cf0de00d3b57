//! Purchase (chapter 4.3).
//!
//! The columns are settled one by one, from left to right. The lowest merchant's owner speaks first, and
//! pays as many coins as merchants stand in the column. Whoever passes takes that merchant home, which
//! makes the card cheaper for the next.

use table::{Coins, EventSink, Seat};

use crate::{Berth, Card, CardKind, Column, Decision, Event, Phase, Rule, Speicherstadt};

/// SPE-4.19, SPE-4.20: whoever is asked can pay.
pub(super) fn check(decision: Decision) -> Result<(), Rule> {
    match decision {
        Decision::Buy | Decision::Pass => Ok(()),
        _ => Err(Rule::BuyOrPass),
    }
}

#[inline]
pub(super) fn each(mut visit: impl FnMut(Decision)) {
    visit(Decision::Buy);
    visit(Decision::Pass);
}

impl Berth {
    /// SPE-4.19, SPE-4.23: every merchant still in the column counts, the buyer's own included, so that the price falls with each
    /// who passes.
    pub fn price(&self) -> Coins {
        Coins(u16::try_from(self.queue.len()).expect("eight places"))
    }
}

impl Speicherstadt {
    /// SPE-4.18: from left to right.
    pub(super) fn begin_purchase(&mut self, sink: &mut impl EventSink<Event>) {
        self.open_column(Column(1), sink);
    }

    /// SPE-4.19, SPE-4.20, SPE-4.21: asks the next seat that can pay, in this column or in one further right. Each merchant is
    /// asked for, also two in a row of one seat (SPE-A12); coins are open, so who cannot pay passes unasked (SPE-5.4, SPE-A11).
    pub(crate) fn open_column(&mut self, mut column: Column, sink: &mut impl EventSink<Event>) {
        while let Some(berth) = self.open.berth(column).copied() {
            match (berth.card, berth.queue.bottom()) {
                (Some(_), Some(&seat)) if self.open.players[seat].coins >= berth.price() => {
                    self.open.phase = Phase::Purchase { column, seat, price: berth.price() };
                    return;
                }
                (Some(card), Some(&seat)) => {
                    sink.emit(|| Event::ForcedPass { seat, column, card, price: berth.price() }); // SPE-4.20
                    self.send_lowest_home(column);
                }
                (Some(card), None) => {
                    self.discard_unsold(column, card, sink); // SPE-4.21
                    column = column.next();
                }
                (None, _) => column = column.next(), // sold
            }
        }
        self.begin_processing(sink);
    }

    /// SPE-4.19, `Buy`.
    pub(crate) fn buy(&mut self, sink: &mut impl EventSink<Event>) {
        let Phase::Purchase { column, seat, price } = self.open.phase else { return };
        let berth = std::mem::take(self.open.berth_mut(column));
        let card = berth.card.expect("a column that is being settled has its card");
        for merchant in &berth.queue {
            self.open.players[*merchant].merchants += 1;
        }
        let buyer = &mut self.open.players[seat];
        buyer.coins -= price;
        buyer.bought += 1;
        buyer.cards.insert(card); // SPE-4.22, SPE-A25: it works from now on
        buyer.quay += berth.cubes;
        sink.emit(|| Event::Bought { seat, column, card, price });
        self.open_column(column.next(), sink);
    }

    /// SPE-4.19, `Pass`.
    pub(crate) fn pass(&mut self, sink: &mut impl EventSink<Event>) {
        let Phase::Purchase { column, seat, price } = self.open.phase else { return };
        if let Some(card) = self.open.berth(column).and_then(|berth| berth.card) {
            sink.emit(|| Event::Passed { seat, column, card, price });
        }
        self.send_lowest_home(column);
        self.open_column(column, sink);
    }

    fn send_lowest_home(&mut self, column: Column) {
        let seat: Seat = self.open.berth_mut(column).queue.remove(0).expect("somebody stands there");
        self.open.players[seat].merchants += 1;
    }

    /// SPE-4.21: nobody wanted it, or nobody stood there (SPE-A10).
    fn discard_unsold(&mut self, column: Column, card: Card, sink: &mut impl EventSink<Event>) {
        let cubes = std::mem::take(self.open.berth_mut(column)).cubes;
        debug_assert!(cubes.is_empty() || card.kind() == CardKind::Ship, "only ships carry cubes");
        self.open.trade_discard.insert(card);
        self.open.goods_discard += cubes; // SPE-A9
        sink.emit(|| Event::Unsold { column, card, cubes });
    }
}
