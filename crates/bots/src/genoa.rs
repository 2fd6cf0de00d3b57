//! Bots for The Traders of Genoa.

use genoa::Genoa;

use crate::{Bot, BotKind, Bots, Random, Whim};

impl Bots for Genoa {
    const KINDS: &'static [BotKind] =
        &[BotKind { name: "random", about: "any legal decision; makes no offers and asks for none" }];

    fn bot(name: &str, whim: Whim) -> Option<Box<dyn Bot<Self>>> {
        match name {
            "random" => Some(Box::new(Random::new(whim))),
            _ => None,
        }
    }
}
