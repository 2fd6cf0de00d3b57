//! What the cards in the row are worth, kept as long as nothing changes it: merchants do not.

use speicherstadt::View;
use table::MAX_SEATS;

use super::value::{BySeat, Outlook, OwnContracts};

/// SPE-2.2: a column more than seats.
pub(super) const MOST_COLUMNS: usize = MAX_SEATS + 1;

/// What the cards in the row are worth.
#[derive(Clone, Debug, Default)]
pub(super) struct RowWorth {
    /// On this table.
    view: Option<View>,
    /// The card of each column, to each seat.
    pub(super) cards: [BySeat; MOST_COLUMNS],
    /// A coin, to each seat.
    pub(super) coin: BySeat,
}

impl RowWorth {
    /// Values the cards of this table, if it was another one before.
    pub(super) fn find_out(&mut self, view: &View) {
        if self.view.as_ref().is_some_and(|before| has_equal_worth(before, view)) {
            return;
        }
        let outlook = Outlook::new(view);
        let mut contracts = OwnContracts::default();
        for (worth, berth) in self.cards.iter_mut().zip(&view.row) {
            *worth = outlook.card(berth, &mut contracts);
        }
        for (seat, _) in view.players.iter() {
            self.coin[seat.index()] = outlook.coin(seat);
        }
        self.view = Some(view.clone());
    }
}

/// Is everything equal that a value depends on?
fn has_equal_worth(one: &View, other: &View) -> bool {
    let rows = || one.row.iter().zip(&other.row);
    let players = || one.players.iter().zip(other.players.iter());
    one.round == other.round
        && one.config == other.config
        && one.bag == other.bag
        && one.deck == other.deck
        && one.row.len() == other.row.len()
        && rows().all(|(one, other)| one.card == other.card && one.cubes == other.cubes)
        && one.covers == other.covers
        && players().all(|((_, one), (_, other))| {
            one.cards == other.cards
                && one.coins == other.coins
                && one.house == other.house
                && one.warehouse == other.warehouse
                && one.quay == other.quay
        })
}
