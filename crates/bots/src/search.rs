//! What a game supplies so that a [`Thinker`](crate::Thinker) can play it.

use table::{PerSeat, Seat, Standing};

use crate::{BotRng, Features, Habit, Mind, Model, Policy, Prompt, Settings};

/// A game that can be searched. Everything else that a search needs follows from [`Policy`] and the rules.
pub trait Search: Policy {
    /// By how many points a clear victory is won. It says how much a point counts beside the victory itself.
    const CLEAR_MARGIN: f64;
    /// What the figures of a seat promise.
    const MODEL: Model;
    /// How it is searched best.
    const SETTINGS: Settings;

    /// How many play.
    fn seats(known: Self::Known<'_>) -> u8;

    /// The figures of a seat, as far as it may know them.
    fn features(
        known: Self::Known<'_>,
        seat: Seat,
        habits: &Self::Habits,
        scratch: &mut Self::Scratch,
    ) -> Features;

    /// Something that changes whenever a turn ends. Playouts are cut off where a turn ends, so that what candidates led to is
    /// compared at the same moment of the game.
    fn turn(table: &Self) -> u16;

    /// Habits of others who bargain differently. What the policy would decide with them is worth trying, too: that is where
    /// offers and asks beside its own come from.
    fn other_habits() -> Vec<Self::Habits> {
        Vec::new()
    }

    /// By which habits whoever thinks expects everybody to play on: those of `greedy`, but for mistakes that `greedy` makes
    /// for ever.
    fn thinking_habits() -> Self::Habits {
        Self::Habits::default()
    }

    /// The habits of levels that do not think and sit with people: those of whoever thinks, with fewer words.
    fn terse_habits() -> Self::Habits {
        Self::thinking_habits()
    }

    /// What becomes of habits by what the seat has heard in the match: whom it believes, what it does not ask for again. It is
    /// asked for once for each question; the random numbers are the same for all habits.
    fn habits_after(
        habits: &Self::Habits,
        _: Self::Known<'_>,
        _heard: &[Self::Event],
        _: &mut BotRng,
    ) -> Self::Habits {
        habits.clone()
    }

    /// How likely an imagined table is by what others say on it, compared with the likeliest: unlikely ones are rarely used.
    fn likelihood(_: &Self, _: Seat, _: &Self::Habits) -> f64 {
        1.0
    }

    /// What the policy must think to have this habit; nothing, if the game has no use for it.
    fn habits_of(_: Habit) -> Option<Self::Habits> {
        None
    }

    /// Tells the decisions that are worth trying: all closed ones that are not plainly bad, and open ones that come to mind.
    fn candidates(
        _: Self::Known<'_>,
        prompt: &Prompt<'_, Self>,
        _: Mind<'_, Self>,
        mut tell: impl FnMut(Self::Decision),
    ) {
        prompt.decisions.iter().for_each(|decision| tell(*decision));
    }
}

/// How good a result is for a seat, from 0 to 1: half of it is the victory, half the distance to the best of the others.
pub(crate) fn utility<G: Search>(scores: &PerSeat<f64>, seat: Seat, victory: f64) -> f64 {
    let others = seat.others(scores.seats()).map(|other| scores[other]);
    let margin = scores[seat] - others.fold(f64::NEG_INFINITY, f64::max);
    0.5 * victory + 0.5 * squashed(margin / G::CLEAR_MARGIN)
}

/// The part of the victory that a seat has: all of it, or a share of it.
pub(crate) fn victory(standing: &Standing, seat: Seat) -> f64 {
    let winners = standing.winners();
    if winners.contains(seat) { 1.0 / f64::from(winners.len()) } else { 0.0 }
}

/// From 0 to 1, one half at 0, steepest there.
fn squashed(x: f64) -> f64 {
    0.5 + 0.5 * x / (1.0 + x.abs())
}
