//! Matches of bots to be looked at afterwards, for any game.

use bots::{Bot, Bots, Budget, Whim};
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

/// A match of the bots of these names.
pub(crate) fn play<G: Bots>(config: &G::Config, names: &[&str], number: u64) -> Match<G> {
    play_with(config, names, number, |name, whim| G::bot(name, whim).unwrap())
}

/// The same with bots of whatever making. Bots only say what is legal.
pub(crate) fn play_with<G: Game>(
    config: &G::Config,
    names: &[&str],
    number: u64,
    bot: impl Fn(&str, Whim) -> Box<dyn Bot<G>>,
) -> Match<G> {
    let seed = Seed::from_number(number);
    let moved = first(names, number).index();
    let mut bots: Vec<Box<dyn Bot<G>>> = (0..names.len())
        .map(|seat| {
            let name = names[(seat + names.len() - moved) % names.len()];
            bot(name, Whim::of(&seed.of_series(u64::try_from(seat).unwrap())))
        })
        .collect();
    let mut game = G::set_up(config, Dice::new(seed), &mut ()).unwrap();
    let (mut decisions, mut events) = (Vec::new(), Vec::new());
    let tell = |game: &mut G, seat, decision| {
        game.decide(seat, decision, &mut events)
            .unwrap_or_else(|refusal| panic!("{number}: {seat} {decision:?}: {refusal:?}"));
        decisions.push((seat, decision));
    };
    bots::play(&mut game, |game| game, &mut bots, Budget::Iterations(100), tell);
    Match { game, decisions, events }
}

/// Victories of the bot named first in so many matches, shared ones not counted.
pub(crate) fn wins<G: Bots>(config: &G::Config, names: &[&str], matches: u64) -> u64 {
    let won = |number: &u64| {
        let standing = play::<G>(config, names, *number).game.standing().unwrap();
        standing.winners() == first(names, *number).into()
    };
    u64::try_from((0..matches).filter(won).count()).unwrap()
}

/// Every bot of the list exists, and no other.
pub(crate) fn the_list_is_true<G: Bots>() {
    for kind in G::KINDS {
        assert!(G::bot(kind.name, Whim::new(0)).is_some(), "{}", kind.name);
    }
    assert!(G::bot("oracle", Whim::new(0)).is_none());
}
