//! The one place that lists the games.

use bots::Bots;
use speicherstadt::Speicherstadt;
use table::{Config as _, Game, Stage};

use crate::failure::{Failure, Outcome};

/// What the house needs of a game.
pub(crate) trait Playable: Game + Stage + Bots {}
impl<G: Game + Stage + Bots> Playable for G {}

/// The games that can be played.
pub(crate) const GAMES: &[&str] = &[Speicherstadt::NAME];

/// Something to be done with whatever game it is.
pub(crate) trait Errand {
    type Out;
    fn run<G: Playable>(self) -> Outcome<Self::Out>;
}

/// Does it with the game of this name.
pub(crate) fn send<E: Errand>(game: &str, errand: E) -> Outcome<E::Out> {
    match game {
        Speicherstadt::NAME => errand.run::<Speicherstadt>(),
        _ => Err(unknown(game, GAMES)),
    }
}

/// There is no such game.
pub(crate) fn unknown(game: &str, known: &[&str]) -> Failure {
    Failure::bad(format_args!("there is no game {game:?}; there is: {}", known.join(", ")))
}

/// The standard config for so many, if so many can play.
pub(crate) fn config<G: Game>(players: u8) -> Outcome<G::Config> {
    if G::SEATS.contains(&players) {
        return Ok(G::Config::standard(players));
    }
    let (least, most) = (G::SEATS.start(), G::SEATS.end());
    Err(Failure::bad(format_args!("{} is for {least} to {most} players, not {players}", G::NAME)))
}
