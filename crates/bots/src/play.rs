//! Seating bots at a table.

use table::{Dice, Game, Seat, Viewer};

use crate::{Bot, BotRng, Budget, Prompt};

/// Lets the bots, one for each seat, play to the end. Each decision goes through `tell`, which carries it out
/// (and may record it). Returns how many decisions were made.
///
/// In beats: a seat that must speak speaks, then every other seat that may, clockwise from it, at most once. All are asked,
/// whatever they hold and whoever was addressed.
pub fn play<T, G: Game>(
    table: &mut T,
    game: impl Fn(&T) -> &G,
    bots: &mut [Box<dyn Bot<G>>],
    budget: Budget,
    mut tell: impl FnMut(&mut T, Seat, G::Decision),
) -> u64 {
    let mut menu = Vec::new();
    let mut decisions = 0;
    let count = u8::try_from(bots.len()).expect("a bot for each seat");
    while let Some(speaker) = game(table).awaiting().must.iter().next() {
        let (view, prompt) = question(game(table), speaker, &mut menu);
        let decision = bots[speaker.index()].decide(&view, &prompt, budget);
        tell(table, speaker, decision);
        decisions += 1;
        for seat in std::iter::successors(Some(speaker.left(count)), |seat| Some(seat.left(count)))
            .take(bots.len() - 1)
        {
            if !game(table).awaiting().may.contains(seat) {
                continue;
            }
            let (view, prompt) = question(game(table), seat, &mut menu);
            if let Some(decision) = bots[seat.index()].remark(&view, &prompt, budget) {
                tell(table, seat, decision);
                decisions += 1;
            }
        }
    }
    decisions
}

/// What a seat sees and is asked.
fn question<'a, G: Game>(game: &G, seat: Seat, menu: &'a mut Vec<G::Decision>) -> (G::View, Prompt<'a, G>) {
    menu.clear();
    game.each_decision(seat, |decision| menu.push(decision));
    (game.view(Viewer::Seat(seat)), Prompt { seat, awaiting: game.awaiting(), decisions: menu })
}

/// Plays at random to the end, as search does: no views, no events. Every fourth word is an offer or the like, where the
/// rules allow the one that comes to mind. Returns how many decisions were made.
///
/// `menu` is only there to be used again.
#[inline]
pub fn random_playout<G: Game>(
    game: &mut G,
    rng: &mut BotRng,
    offers: &mut Dice,
    menu: &mut Vec<G::Decision>,
) -> u64 {
    let mut decisions = 0;
    while let Some(seat) = game.awaiting().must.iter().next() {
        let offer = if rng.below(4) == 0 { game.sample_open(seat, offers) } else { None };
        let decision = offer.unwrap_or_else(|| {
            menu.clear();
            game.each_decision(seat, |decision| menu.push(decision));
            menu[rng.below(menu.len())]
        });
        game.apply(seat, decision, &mut ());
        decisions += 1;
    }
    decisions
}
