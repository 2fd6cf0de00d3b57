//! The one place that lists the games.

use bots::{BotKind, BotRng, Bots, Policy};
use genoa::Genoa;
use masters_of_venice::MastersOfVenice;
use oltremare::Oltremare;
use serde::Serialize;
use serde_json::{Map, Value};
use speicherstadt::Speicherstadt;
use table::{Config as _, Dice, FromScene, Game, Refusal, Rule, Seed, Show};

use crate::Refused;
use crate::any_match::{AnyMatch, BotTask};
use crate::bot_question::WrittenTask;
use crate::lessons::{AboutLesson, about_lesson_of};
use crate::typed_match::TypedMatch;

/// What the house needs of a game.
pub trait Playable: Game + FromScene + Show + Bots + Policy {}
impl<G: Game + FromScene + Show + Bots + Policy> Playable for G {}

/// The games that can be played at a table of the house.
pub const GAMES: &[&str] = &[Speicherstadt::NAME, Oltremare::NAME, MastersOfVenice::NAME, Genoa::NAME];

/// The lessons, each by its name and as it is written.
pub(crate) const LESSONS: &[(&str, &str)] = &[
    (Speicherstadt::NAME, include_str!("../lessons/speicherstadt.toml")),
    (Oltremare::NAME, include_str!("../lessons/oltremare.toml")),
    (MastersOfVenice::NAME, include_str!("../lessons/masters-of-venice.toml")),
    (Genoa::NAME, include_str!("../lessons/genoa.toml")),
];

/// Something to be done with whatever game it is.
pub trait GameVisitor {
    /// What comes of it.
    type Out;
    /// Does it.
    fn visit<G: Playable>(self) -> Self::Out;
}

/// Does it with the game of this name, if there is one.
pub fn visit_game<V: GameVisitor>(game: &str, visitor: V) -> Option<V::Out> {
    match game {
        Speicherstadt::NAME => Some(visitor.visit::<Speicherstadt>()),
        Oltremare::NAME => Some(visitor.visit::<Oltremare>()),
        MastersOfVenice::NAME => Some(visitor.visit::<MastersOfVenice>()),
        Genoa::NAME => Some(visitor.visit::<Genoa>()),
        _ => None,
    }
}

/// The same, or what is to be told.
fn visit_known_game<V: GameVisitor>(game: &str, visitor: V) -> Result<V::Out, Refused> {
    let unknown = || Refused::Setup(format!("game: there is no {game:?}; there is: {}", GAMES.join(", ")));
    visit_game(game, visitor).ok_or_else(unknown)
}

/// The standard config of a game for so many, with options laid over it; or what is wrong with that.
pub fn config<G: Game>(players: u8, options: Map<String, Value>) -> Result<G::Config, String> {
    laid_over::<G>(&G::Config::standard(players), players, options)
}

/// The same for programs among themselves.
pub fn config_of_bots<G: Game>(players: u8, options: Map<String, Value>) -> Result<G::Config, String> {
    laid_over::<G>(&G::Config::standard(players).among_bots(), players, options)
}

fn laid_over<G: Game>(
    standard: &G::Config,
    players: u8,
    options: Map<String, Value>,
) -> Result<G::Config, String> {
    if !G::SEATS.contains(&players) {
        let (least, most) = (G::SEATS.start(), G::SEATS.end());
        return Err(format!("{} is for {least} to {most} players, not {players}", G::NAME));
    }
    let mut config = serde_json::to_value(standard).map_err(|error| error.to_string())?;
    if let Some(keys) = config.as_object_mut() {
        keys.extend(options);
    }
    let config: G::Config = serde_json::from_value(config).map_err(|error| format!("config: {error}"))?;
    if config.seats() != players {
        return Err(format!("config: {} seats for {players} players", config.seats()));
    }
    playable::<G>(&config)?;
    Ok(config)
}

fn playable<G: Game>(config: &G::Config) -> Result<(), String> {
    G::set_up(config, Dice::new(Seed::from_number(0)), &mut ())
        .map(|_| ())
        .map_err(|rule| format!("config: {}", Refusal::Against(rule)))
}

/// A complete config out of options, as JSON.
pub fn complete(game: &str, players: u8, options: Map<String, Value>) -> Result<Value, Refused> {
    struct Complete(u8, Map<String, Value>);
    impl GameVisitor for Complete {
        type Out = Result<Value, String>;
        fn visit<G: Playable>(self) -> Self::Out {
            serde_json::to_value(config::<G>(self.0, self.1)?).map_err(|error| error.to_string())
        }
    }
    visit_known_game(game, Complete(players, options))?.map_err(Refused::Setup)
}

/// How many seats a complete config has, if it can be played.
pub(crate) fn check(game: &str, config: &Value) -> Result<u8, Refused> {
    struct Check<'a>(&'a Value);
    impl GameVisitor for Check<'_> {
        type Out = Result<u8, String>;
        fn visit<G: Playable>(self) -> Self::Out {
            let config: G::Config =
                serde_json::from_value(self.0.clone()).map_err(|error| format!("config: {error}"))?;
            playable::<G>(&config)?;
            Ok(config.seats())
        }
    }
    visit_known_game(game, Check(config))?.map_err(Refused::Setup)
}

/// Is there such a bot?
pub(crate) fn check_bot(game: &str, level: &str) -> Result<(), Refused> {
    struct CheckBot<'a>(&'a str);
    impl GameVisitor for CheckBot<'_> {
        type Out = Result<(), String>;
        fn visit<G: Playable>(self) -> Self::Out {
            if G::bot(self.0, BotRng::new(0)).is_some() {
                return Ok(());
            }
            let known: Vec<&str> = G::KINDS.iter().map(|kind| kind.name).collect();
            Err(format!("bot: {} has no {:?}; it has: {}", G::NAME, self.0, known.join(", ")))
        }
    }
    visit_known_game(game, CheckBot(level))?.map_err(Refused::Setup)
}

/// Reads a task that another process has written ([`BotTask::write`]).
pub fn read_bot_task(text: &str) -> Result<BotTask, String> {
    struct Read<'a>(WrittenTask<'a>);
    impl GameVisitor for Read<'_> {
        type Out = Result<BotTask, String>;
        fn visit<G: Playable>(self) -> Self::Out {
            self.0.read::<G>()
        }
    }
    let written: WrittenTask<'_> = serde_json::from_str(text).map_err(|error| error.to_string())?;
    let game = written.game.clone();
    visit_known_game(&game, Read(written)).map_err(|refused| refused.to_string())?
}

/// The level of the bots that play for those who are absent: it answers at once, and plays as most people would.
pub(crate) const STAND_IN: &str = "steady";

/// Sets up a match.
pub(crate) fn set_up(game: &str, config: &Value, seed: Seed) -> Result<Box<dyn AnyMatch>, Refused> {
    struct SetUp<'a>(&'a Value, Seed);
    impl GameVisitor for SetUp<'_> {
        type Out = Result<Box<dyn AnyMatch>, String>;
        fn visit<G: Playable>(self) -> Self::Out {
            let config: G::Config =
                serde_json::from_value(self.0.clone()).map_err(|error| error.to_string())?;
            let game = TypedMatch::<G>::set_up(&config, self.1).map_err(|rule| rule.sentence().to_owned())?;
            Ok(Box::new(game))
        }
    }
    visit_known_game(game, SetUp(config, seed))?.map_err(Refused::Setup)
}

/// What a lobby shows of a game.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct About {
    /// As in addresses.
    pub name: &'static str,
    /// The fewest and the most that can play.
    pub players: [u8; 2],
    /// The guided first match, if there is one.
    pub lesson: Option<AboutLesson>,
    /// From the weakest to the strongest.
    pub bots: Vec<AboutBot>,
    /// The config as it comes out of the box, for the fewest players.
    #[cfg_attr(feature = "ts", ts(type = "unknown"))]
    pub config: Value,
}

/// What a lobby shows of a bot.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct AboutBot {
    /// Its level.
    pub name: &'static str,
    /// The person that it is at the table; `random` is nobody.
    pub person: Option<&'static str>,
    /// How it plays, in a sentence.
    pub about: &'static str,
}

/// What there is to know of a game.
pub fn about(game: &str) -> Option<About> {
    struct Tell;
    impl GameVisitor for Tell {
        type Out = About;
        fn visit<G: Playable>(self) -> About {
            let bot = |kind: &BotKind| AboutBot { name: kind.name, person: kind.person, about: kind.about };
            About {
                name: G::NAME,
                players: [*G::SEATS.start(), *G::SEATS.end()],
                lesson: about_lesson_of(G::NAME),
                bots: G::KINDS.iter().map(bot).collect(),
                config: serde_json::to_value(G::Config::standard(*G::SEATS.start())).unwrap_or_default(),
            }
        }
    }
    visit_game(game, Tell)
}
