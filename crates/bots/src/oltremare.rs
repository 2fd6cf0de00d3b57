//! Players of Oltremare.

use oltremare::Oltremare;

use crate::{Bot, BotKind, Bots, Random, Whim};

impl Bots for Oltremare {
    const KINDS: &'static [BotKind] =
        &[BotKind { name: "random", about: "any legal decision; makes no offers" }];

    fn bot(name: &str, whim: Whim) -> Option<Box<dyn Bot<Self>>> {
        match name {
            "random" => Some(Box::new(Random::new(whim))),
            _ => None,
        }
    }
}
