//! The one place that lists the games.

use bots::Bots;
use serde_json::{Map, Value};
use speicherstadt::Speicherstadt;
use table::{Config as _, Dice, Game, Refusal, Seed, Stage};

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

/// The standard config for so many, if so many can play, with options laid over it.
pub(crate) fn config<G: Game>(players: u8, options: Option<&str>) -> Outcome<G::Config> {
    if !G::SEATS.contains(&players) {
        let (least, most) = (G::SEATS.start(), G::SEATS.end());
        return Err(Failure::bad(format_args!(
            "{} is for {least} to {most} players, not {players}",
            G::NAME
        )));
    }
    let standard = G::Config::standard(players);
    let Some(options) = options else { return Ok(standard) };
    let bad = |error: serde_json::Error| Failure::bad(format_args!("--config: {error}"));
    let options: Map<String, Value> = serde_json::from_str(options).map_err(bad)?;
    let mut config = serde_json::to_value(standard).map_err(bad)?;
    if let Some(keys) = config.as_object_mut() {
        keys.extend(options);
    }
    let config: G::Config = serde_json::from_value(config).map_err(bad)?;
    G::set_up(&config, Dice::new(Seed::from_number(0)), &mut ())
        .map_err(|rule| Failure::bad(format_args!("--config: {}", Refusal::Against(rule))))?;
    Ok(config)
}
