//! Seating bots at a table.

use table::{Game, Seat, Viewer};

use crate::{Bot, Budget, Prompt, Whim};

/// Lets the bots, one for each seat, play to the end. Each decision goes through `tell`, which carries it out
/// (and may record it). Returns how many decisions were made.
pub fn play<T, G: Game>(
    table: &mut T,
    game: impl Fn(&T) -> &G,
    bots: &mut [Box<dyn Bot<G>>],
    budget: Budget,
    mut tell: impl FnMut(&mut T, Seat, G::Decision),
) -> u64 {
    let mut menu = Vec::new();
    let mut decisions = 0;
    while let Some(seat) = game(table).awaiting().must.iter().next() {
        menu.clear();
        game(table).each_decision(seat, |decision| menu.push(decision));
        let view = game(table).view(Viewer::Seat(seat));
        let prompt = Prompt { seat, awaiting: game(table).awaiting(), decisions: &menu };
        let decision = bots[seat.index()].decide(&view, &prompt, budget);
        tell(table, seat, decision);
        decisions += 1;
    }
    decisions
}

/// Plays at random to the end, as search does: no views, no events. Returns how many decisions were made.
///
/// `menu` is only there to be used again.
#[inline]
pub fn random_playout<G: Game>(game: &mut G, whim: &mut Whim, menu: &mut Vec<G::Decision>) -> u64 {
    let mut decisions = 0;
    while let Some(seat) = game.awaiting().must.iter().next() {
        menu.clear();
        game.each_decision(seat, |decision| menu.push(decision));
        game.apply(seat, menu[whim.below(menu.len())], &mut ());
        decisions += 1;
    }
    decisions
}
