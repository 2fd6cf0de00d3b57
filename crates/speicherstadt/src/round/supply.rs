//! Supply (chapter 4.1), and the fires that break out meanwhile.
//!
//! One card more than there are players is turned face up. A ship brings three cubes out of the bag. A
//! fire is fought at once and replaced by the next card. When only the fourth fire is left, the
//! rounds are over.

use table::{Dice, EventSink, SeatSet};

use crate::components::CUBES_PER_SHIP;
use crate::{Berth, Card, CardKind, Event, Goods, Speicherstadt, View};

impl Speicherstadt {
    /// SPE-4.1: cards are turned until the row is full, which is then played (SPE-4.6). SPE-4.8, SPE-A7: where too few are left,
    /// the row stays shorter.
    pub(crate) fn supply(&mut self, sink: &mut impl EventSink<Event>) {
        self.open.row.clear();
        self.begin_round(sink);
        while self.open.row.len() < usize::from(self.open.config.row_size()) {
            if self.only_last_fire_left() {
                break; // SPE-4.2
            }
            let card = self.deck.pop().expect("the fourth fire lies at the bottom");
            self.open.deck.remove(card);
            match card.kind() {
                CardKind::Fire(points) => self.fire(card, points, sink), // SPE-4.3, SPE-A32, SPE-A33
                _ => self.reveal(card, sink),
            }
        }
        if self.open.row.is_empty() {
            self.final_fire(sink); // SPE-4.7, and SPE-4.34 after the last round
        } else {
            self.begin_bidding();
        }
    }

    /// SPE-4.7, SPE-A8: a supply that will stay empty, because only fires are left, begins no round.
    fn begin_round(&mut self, sink: &mut impl EventSink<Event>) {
        if self.open.deck.iter().any(|card| !matches!(card.kind(), CardKind::Fire(_))) {
            self.open.round += 1;
            let round = self.open.round;
            sink.emit(|| Event::Round { round });
        }
    }

    /// SPE-4.2: E, or in altered data nothing at all.
    fn only_last_fire_left(&self) -> bool {
        self.deck.len() <= 1
    }

    /// SPE-4.4, SPE-4.5.
    fn reveal(&mut self, card: Card, sink: &mut impl EventSink<Event>) {
        let cubes = match card.kind() {
            CardKind::Ship => load_ship(&mut self.open.bag, &mut self.dice),
            _ => Goods::EMPTY,
        };
        self.open.row.push(Berth { card: Some(card), cubes, ..Berth::default() });
        let column = self.open.columns().last().expect("one was just laid").0;
        sink.emit(|| Event::Revealed { column, card, cubes });
    }

    /// SPE-4.10, SPE-4.11: the strongest gain the points of the fire and the weakest lose them, nobody if all are equal. Cards in
    /// the row do not count (SPE-4.13), and nothing else is lost (SPE-4.12). SPE-A22: scores have no end below or above.
    fn fire(&mut self, card: Card, points: i8, sink: &mut impl EventSink<Event>) {
        let (gain, lose) = self.open.touched_by_fire();
        for seat in gain.iter() {
            self.open.players[seat].score += points; // SPE-A21: in full, whatever the number of tied seats
        }
        for seat in lose.iter() {
            self.open.players[seat].score -= points;
        }
        self.open.trade_discard.insert(card);
        sink.emit(|| Event::Fire { card, points, highest: gain, lowest: lose });
    }

    /// SPE-6.1: the fourth fire, then the end.
    pub(crate) fn final_fire(&mut self, sink: &mut impl EventSink<Event>) {
        if let Some(card) = self.deck.pop() {
            self.open.deck.remove(card);
            if let CardKind::Fire(points) = card.kind() {
                self.fire(card, points, sink);
            }
        }
        self.end(sink);
    }
}

impl View {
    /// SPE-4.10: who would gain and who would lose if it burnt now; nobody if all are equally strong.
    pub(crate) fn touched_by_fire(&self) -> (SeatSet, SeatSet) {
        let totals = self.players.map(|_, player| player.firemen());
        let highest = totals.as_slice().iter().copied().max().expect("somebody plays");
        let lowest = totals.as_slice().iter().copied().min().expect("somebody plays");
        if highest == lowest {
            return (SeatSet::EMPTY, SeatSet::EMPTY);
        }
        let with =
            |total: u8| totals.iter().filter(|(_, own)| **own == total).map(|(seat, _)| seat).collect();
        (with(highest), with(lowest))
    }
}

/// SPE-4.5, SPE-4.9: R6. The bag is exactly sized.
pub(crate) fn load_ship(bag: &mut Goods, dice: &mut Dice) -> Goods {
    let mut draws = dice.draws();
    (0..CUBES_PER_SHIP).map(|_| bag.draw(&mut draws).expect("SPE-4.9: three cubes for each ship")).collect()
}
