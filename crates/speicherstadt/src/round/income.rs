//! Income (chapter 4.5).

use table::{Coins, EventSink};

use crate::components::{INCOME, INCOME_OF_BANK, INCOME_WITHOUT_PURCHASE};
use crate::{CardKind, Event, Player, Speicherstadt};

impl Player {
    /// SPE-4.31: one coin, one more for who bought nothing, one more for the bank.
    pub(crate) fn income(&self) -> Coins {
        let mut coins = INCOME;
        if self.bought == 0 {
            coins += INCOME_WITHOUT_PURCHASE;
        }
        if self.owns(CardKind::Bank) {
            coins += INCOME_OF_BANK;
        }
        coins
    }
}

impl Speicherstadt {
    /// SPE-4.31, SPE-4.32, SPE-4.33, SPE-4.34: all seats at once, in the last round too (SPE-A26); then the start coin goes to the left.
    pub(crate) fn income(&mut self, sink: &mut impl EventSink<Event>) {
        for (seat, player) in self.open.players.iter_mut() {
            let coins = player.income();
            player.coins += coins;
            player.bought = 0;
            sink.emit(|| Event::Income { seat, coins });
        }
        self.open.start = self.open.start.left(self.open.seats());
        let start = self.open.start;
        sink.emit(|| Event::StartCoin { seat: start });
        self.supply(sink);
    }
}
