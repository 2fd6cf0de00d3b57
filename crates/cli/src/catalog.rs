//! The games of the hall, as the command line reaches them.

use hall::catalog::GAMES;
pub(crate) use hall::catalog::{GameVisitor, Playable};
use table::Game;

use crate::failure::{Failure, Outcome};

/// Does it with the game of this name.
pub(crate) fn visit_game<T, V: GameVisitor<Out = Outcome<T>>>(game: &str, visitor: V) -> Outcome<T> {
    hall::catalog::visit_game(game, visitor).unwrap_or_else(|| Err(unknown(game, GAMES)))
}

/// There is no such game.
pub(crate) fn unknown(game: &str, known: &[&str]) -> Failure {
    Failure::bad(format_args!("there is no game {game:?}; there is: {}", known.join(", ")))
}

/// The standard config for so many, if so many can play, with options laid over it.
pub(crate) fn config<G: Game>(players: u8, options: Option<&str>) -> Outcome<G::Config> {
    hall::catalog::config::<G>(players, self::options(options)?).map_err(Failure::bad)
}

/// The same for bots among themselves.
pub(crate) fn config_of_bots<G: Game>(players: u8, options: Option<&str>) -> Outcome<G::Config> {
    hall::catalog::config_of_bots::<G>(players, self::options(options)?).map_err(Failure::bad)
}

/// Options of a game as they were typed.
pub(crate) fn options(options: Option<&str>) -> Outcome<serde_json::Map<String, serde_json::Value>> {
    let options = options.map_or(Ok(serde_json::Map::new()), serde_json::from_str);
    options.map_err(|error| Failure::bad(format_args!("--config: {error}")))
}
