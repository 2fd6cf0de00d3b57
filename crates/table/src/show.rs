//! What a board on a screen shows beside the view.

use crate::{Game, Plain, Seat};

/// A game that can be shown to people.
///
/// Both functions see a view and nothing else: whatever they tell, its viewer could have worked out himself. So no client
/// counts anything, and nothing hidden can show.
pub trait Show: Game {
    /// What follows from a view by the rules: prices, sums, points so far.
    type Figures: Plain;
    /// What a decision would bring, as far as its seat can know.
    type Outlook: Plain;

    /// The figures of a view.
    fn figures(view: &Self::View) -> Self::Figures;
    /// What this legal decision would bring.
    fn outlook(view: &Self::View, seat: Seat, decision: &Self::Decision) -> Self::Outlook;
}
