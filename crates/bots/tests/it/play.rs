//! Matches of bots to be looked at afterwards, for any game.

use bots::{Bot, BotRng, Bots, Budget, Question};
use table::{Config as _, Dice, Game, Seat, Seed};

/// A match to its end.
pub(crate) struct Match<G: Game> {
    pub(crate) game: G,
    pub(crate) decisions: Vec<(Seat, G::Decision)>,
    pub(crate) events: Vec<G::Event>,
}

/// The game as it comes out of the box, for these.
pub(crate) fn standard<G: Game>(names: &[&str]) -> G::Config {
    G::Config::standard(u8::try_from(names.len()).unwrap())
}

/// Where the bot named first sits in this match: they move round from match to match.
pub(crate) fn first(names: &[&str], number: u64) -> Seat {
    Seat::ALL[usize::try_from(number).unwrap() % names.len()]
}

/// A match of the bots of these names, one of which may be the [`Chatter`]. Bots only say what is legal.
pub(crate) fn play<G: Bots>(config: &G::Config, names: &[&str], number: u64) -> Match<G> {
    play_for(config, names, number, Budget::Iterations(100))
}

/// The same with this budget for each decision.
pub(crate) fn play_for<G: Bots>(config: &G::Config, names: &[&str], number: u64, budget: Budget) -> Match<G> {
    let bot = |name: &str, rng| -> Box<dyn Bot<G>> {
        if name == "chatter" { Box::new(Chatter::new(number)) } else { G::opponent(name, rng).unwrap() }
    };
    let seed = Seed::from_number(number);
    let moved = first(names, number).index();
    let mut bots: Vec<_> = (0..names.len())
        .map(|seat| {
            let name = names[(seat + names.len() - moved) % names.len()];
            bot(name, BotRng::of(&seed.of_series(u64::try_from(seat).unwrap())))
        })
        .collect();
    let mut opening = Vec::new();
    let mut game = G::set_up(config, Dice::new(seed), &mut opening).unwrap();
    let (mut decisions, mut events) = (Vec::new(), Vec::new());
    let tell = |game: &mut G, seat, decision, happened: &mut Vec<G::Event>| {
        decisions.push((seat, decision));
        let decided = game.decide(seat, decision, happened);
        events.extend_from_slice(happened);
        decided
    };
    let played = bots::play(&mut game, |game| game, opening, &mut bots, budget, tell);
    played.unwrap_or_else(|illegal| panic!("{number}: {illegal}"));
    Match { game, decisions, events }
}

/// Victories of the bot named first in so many matches, shared ones not counted.
pub(crate) fn wins<G: Bots>(config: &G::Config, names: &[&str], matches: u64) -> u64 {
    wins_with::<G>(config, names, matches, Budget::Iterations(100))
}

/// The same with this budget for each decision.
pub(crate) fn wins_with<G: Bots>(config: &G::Config, names: &[&str], matches: u64, budget: Budget) -> u64 {
    let won = |number: &u64| {
        let standing = play_for::<G>(config, names, *number, budget).game.standing().unwrap();
        standing.winners() == first(names, *number).into()
    };
    u64::try_from((0..matches).filter(won).count()).unwrap()
}

/// Every bot of the list exists, and no other.
pub(crate) fn the_list_is_true<G: Bots>() {
    for kind in G::KINDS {
        assert!(G::bot(kind.name, BotRng::new(0)).is_some(), "{}", kind.name);
    }
    assert!(G::bot("oracle", BotRng::new(0)).is_none());
}

/// The bar of each game is for four; elsewhere chance is beaten as clearly.
pub(crate) fn greedy_beats_random_at_every_table<G: Bots>(
    config: impl Fn(u8) -> G::Config,
    matches: u64,
    at_least: u64,
) {
    for names in [
        &["greedy", "random"][..],
        &["greedy", "random", "random"],
        &["greedy", "random", "random", "random", "random"],
    ] {
        let config = config(u8::try_from(names.len()).unwrap());
        let wins = wins::<G>(&config, names, matches);
        assert!(wins >= at_least, "greedy won {wins} of {matches} by {config:?}");
    }
}

/// Says anything that is legal, offers included, as the laws do.
pub(crate) struct Chatter(Dice);

impl Chatter {
    pub(crate) fn new(number: u64) -> Chatter {
        Chatter(Dice::new(Seed::from_number(number).of_series(99)))
    }

    fn something<G: Game>(&mut self, view: &G::View, seat: Seat) -> Option<G::Decision> {
        if self.0.below(2) > 0 {
            return None;
        }
        // It knows no more than others: what it says is legal on any table that looks like this.
        let imagined = G::imagine(view, &mut self.0);
        imagined.sample_open(seat, &mut self.0)
    }
}

impl<G: Game> Bot<G> for Chatter {
    fn decide(&mut self, question: &Question<'_, G>, _: Budget) -> G::Decision {
        let said = self.something::<G>(&question.view, question.seat);
        said.unwrap_or_else(|| self.0.any(&question.decisions).unwrap())
    }

    fn remark(&mut self, question: &Question<'_, G>, _: Budget) -> Option<G::Decision> {
        self.something::<G>(&question.view, question.seat)
    }
}
