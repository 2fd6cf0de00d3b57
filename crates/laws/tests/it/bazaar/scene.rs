//! Positions of the toy, written by hand.

use serde::Deserialize;
use table::{Coins, Dice, EventSink, Fault, FromScene, Game as _, Pile, Seat, Seed};

use super::{Bazaar, CARDS, Config, Decision, Event, Phase};

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Scene {
    pub(crate) seats: u8,
    /// Default: an auction is on.
    pub(crate) active: Option<Seat>,
    /// Cards of each seat; the others are in the deck, the highest on top.
    #[serde(default)]
    pub(crate) hands: Vec<Vec<u8>>,
}

#[derive(Debug, Deserialize)]
#[serde(untagged, deny_unknown_fields, expecting = "no such decision; write e.g. \"done\"")]
pub(crate) enum Shorthand {
    Plain(Decision),
    /// Each card for nothing.
    Gifts {
        gifts: Vec<u8>,
        to: Seat,
    },
}

impl<const FLAW: u8> FromScene for Bazaar<FLAW> {
    type Scene = Scene;
    type Shorthand = Shorthand;

    fn from_scene(scene: &Scene, sink: &mut impl EventSink<Event>) -> Result<Self, Vec<Fault>> {
        let config = Config { seats: scene.seats, shortest: false };
        let dice = Dice::new(Seed::from_number(0));
        let mut game = Self::set_up(&config, dice, sink).map_err(Fault::of_rule)?;
        let held: Vec<u8> = scene.hands.iter().flatten().copied().collect();
        let mut faults = Vec::new();
        let once = held.iter().enumerate().all(|(n, card)| !held[..n].contains(card));
        Fault::unless(once, &mut faults, "BAZ-I2", || "a card is in two hands".to_owned());
        Fault::ok_if_none(faults)?;
        game.deck = (1..=CARDS).filter(|card| !held.contains(card)).collect();
        for (seat, hand) in Seat::ALL.into_iter().zip(&scene.hands) {
            game.hands[seat] = hand.iter().copied().collect::<Pile<u8, 8>>();
        }
        if let Some(active) = scene.active {
            game.phase = Phase::Talk { active };
        }
        Ok(game)
    }

    fn expand(shorthand: &Shorthand) -> Vec<Decision> {
        match shorthand {
            Shorthand::Plain(decision) => vec![*decision],
            Shorthand::Gifts { gifts, to } => {
                gifts.iter().map(|card| Decision::Offer { to: *to, card: *card, price: Coins(0) }).collect()
            }
        }
    }
}
