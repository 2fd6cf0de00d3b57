//! Figures from which the final score of a seat is estimated.

use speicherstadt::{CardKind, View};
use table::Seat;

use crate::Features;

/// Trade cards in the deck of a whole match, about.
const DECK: f64 = 44.0;

/// What the seat has, and how it stands for what is to come.
pub(super) fn features(view: &View, seat: Seat) -> Features {
    let player = &view.players[seat];
    let sheet = view.sheet(seat);
    let count = |kind| f64::from(player.count(kind));
    let open = player.contracts().filter(|contract| !view.uncovered(*contract).is_empty());
    let (contracts, missing, promised) = open.fold((0.0, 0.0, 0.0), |(count, missing, points), contract| {
        let missed = f64::from(view.uncovered(contract).total());
        (count + 1.0, missing + missed, points + f64::from(contract.points()))
    });
    let cubes = player.warehouse.total() + player.quay.total() + u32::from(player.house.is_some());
    Features::new(f64::from(view.deck.len()) / DECK, view.seats()).with(&[
        f64::from(sheet.fires),
        f64::from(sheet.total() - sheet.fires),
        f64::from(player.coins.0),
        f64::from(player.merchants),
        f64::from(player.firemen()),
        contracts,
        missing,
        promised,
        f64::from(cubes),
        count(CardKind::Ship),
        count(CardKind::Office),
        count(CardKind::Bank),
        count(CardKind::Harbour),
        count(CardKind::TradingChamber),
        f64::from(u8::from(view.start == seat)),
    ])
}
