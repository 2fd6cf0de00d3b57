//! Players of Masters of Venice.

use masters_of_venice::MastersOfVenice;

use crate::{Bot, BotKind, Bots, Random, Whim};

impl Bots for MastersOfVenice {
    const KINDS: &'static [BotKind] = &[BotKind { name: "random", about: "any legal decision" }];

    fn bot(name: &str, whim: Whim) -> Option<Box<dyn Bot<Self>>> {
        match name {
            "random" => Some(Box::new(Random::new(whim))),
            _ => None,
        }
    }
}
