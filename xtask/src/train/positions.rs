//! Positions out of matches of bots.

use std::ops::Range;

use bots::{BotRng, Features, GreedyPlayout, RemarkRound, Search};
use table::{Config as _, Dice, PerSeat, Seat, Seed};

/// One moment of a match.
pub(crate) struct Position {
    /// The figures of each seat.
    pub(crate) figures: PerSeat<Features>,
    pub(crate) time_left: f64,
    /// The final score of each seat, and its part of the victory.
    pub(crate) results: PerSeat<(f64, f64)>,
}

/// From where the numbers of all matches follow.
const SERIES: u64 = 99;
/// A position is noted after one to so many turns.
const MOST_TURNS: usize = 3;
/// After so many of the noted positions somebody decides at random.
const STRAY: f64 = 0.3;

/// Those of matches with these numbers.
pub(crate) fn positions<G: Search>(matches: Range<u64>) -> Vec<Position> {
    let mut player =
        Player { playout: GreedyPlayout::<G>::new(G::Habits::default()), scratch: G::Scratch::default() };
    matches.flat_map(|number| player.play(number)).collect()
}

struct Player<G: Search> {
    playout: GreedyPlayout<G>,
    scratch: G::Scratch,
}

impl<G: Search> Player<G> {
    fn play(&mut self, number: u64) -> Vec<Position> {
        let seed = Seed::from_number(number).of_series(SERIES);
        let seats = [2, 3, 4, 5][usize::try_from(number % 4).expect("below four")];
        let config = G::Config::standard(seats).among_bots();
        let mut game =
            G::set_up(&config, Dice::new(seed), &mut ()).expect("the game as it comes out of the box");
        let mut rngs: Vec<BotRng> = (0..seats).map(|seat| BotRng::of(&seed.of_series(seat.into()))).collect();
        let mut choices = BotRng::of(&seed);
        let mut figures = Vec::new();
        loop {
            self.play_on(&mut game, &mut rngs, 1 + choices.below(MOST_TURNS));
            if game.standing().is_some() {
                break;
            }
            figures.push(self.figures(&game, seats));
            if choices.chance(STRAY) {
                decide_at_random(&mut game, &mut choices);
            }
        }
        let standing = game.standing().expect("it is over");
        let winners = standing.winners();
        let results = standing.scores.map(|seat, score| {
            let part = if winners.contains(seat) { 1.0 / f64::from(winners.len()) } else { 0.0 };
            (f64::from(*score), part)
        });
        let position = |figures: PerSeat<Features>| Position {
            time_left: figures[Seat::ALL[0]].time_left,
            figures,
            results,
        };
        figures.into_iter().map(position).collect()
    }

    /// For so many turns, or to the end.
    fn play_on(&mut self, game: &mut G, rngs: &mut [BotRng], mut turns: usize) {
        let seats = u8::try_from(rngs.len()).expect("at most five");
        let mut turn = G::turn(game);
        self.playout.run_while(game, rngs, RemarkRound::none(seats), |game| {
            let now = G::turn(game);
            turns -= usize::from(now != turn);
            turn = now;
            turns > 0
        });
    }

    fn figures(&mut self, game: &G, seats: u8) -> PerSeat<Features> {
        PerSeat::from_fn(seats, |seat| {
            G::features(G::known_at(game, seat), seat, &self.playout.habits, &mut self.scratch)
        })
    }
}

fn decide_at_random<G: Search>(game: &mut G, choices: &mut BotRng) {
    let Some(seat) = game.awaiting().must.iter().next() else { return };
    let menu = game.menu(seat);
    if let Some(decision) = menu.get(choices.below(menu.len().max(1))) {
        game.apply(seat, *decision, &mut ());
    }
}
