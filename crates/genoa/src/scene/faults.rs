//! What contradicts itself in a scene. It is refused, never mended, and the fault names the key.

use table::{Fault, Kind as _, Rule as _, Seat, SeatSet};

use super::{Scene, ScenePhase, ScenePlayer};
use crate::components::{CASH_STEP, DISCS, MARKERS, ROUND_START, SPECIALS, WARES};
use crate::{Action, Building, Card, CardKind, Field, Genoa, Specials, Wares};

/// More rolls are too rare to be found by trying seeds.
const MOST_ROLLS: usize = 2;

/// Further than any game goes.
const MOST_DUCATS: u16 = 9_999;

impl Scene {
    /// What can be found before there is a table. Some of it would not fit its types.
    pub(super) fn check(&self) -> Result<(), Vec<Fault>> {
        self.config().check_keys().map_err(|(key, rule)| {
            vec![Fault { id: rule.id(), what: format!("{key}: {}", rule.sentence()) }]
        })?;
        let mut faults = Vec::new();
        self.faults_of_seats(&mut faults);
        self.faults_of_cards(&mut faults);
        self.faults_of_trail(&mut faults);
        self.faults_of_round(&mut faults);
        self.faults_of_goods(&mut faults);
        self.faults_of_markers(&mut faults);
        self.faults_of_actions(&mut faults);
        self.faults_of_known(&mut faults);
        self.faults_of_rolls(&mut faults);
        Fault::ok_if_none(faults)
    }

    /// GEN-1.5: wherever a seat is named.
    fn faults_of_seats(&self, faults: &mut Vec<Fault>) {
        Fault::unless(self.players.len() <= usize::from(self.seats), faults, "GEN-1.5", || {
            format!("players: {} are written at a table of {}", self.players.len(), self.seats)
        });
        let mut named = Vec::new();
        named.extend(self.active.map(|seat| ("active".to_owned(), seat)));
        named.extend(self.base_used.iter().map(|seat| ("base_used".to_owned(), *seat)));
        named.extend(self.markers.iter().map(|(building, seat)| (key_of_marker(*building), *seat)));
        if let ScenePhase::Action { seat, .. } = self.phase {
            named.push(("phase.action.seat".to_owned(), seat));
        }
        for (key, seat) in named {
            Fault::unless(seat.number() < self.seats, faults, "GEN-1.5", || {
                format!("{key} = {}: nobody sits there", seat.number())
            });
        }
    }

    /// GEN-9.3.
    fn faults_of_cards(&self, faults: &mut Vec<Fault>) {
        for card in Card::ALL {
            let keys = self.keys_with(*card);
            Fault::unless(keys.len() <= 1, faults, "GEN-9.3", || {
                format!("{}: {card} is written {} times", keys.join(", "), keys.len())
            });
        }
        for (kind, cards) in self.decks.iter() {
            let strangers: Vec<&Card> = cards.iter().filter(|card| card.kind() != kind).collect();
            Fault::unless(strangers.is_empty(), faults, "GEN-9.3", || {
                format!("decks.{}: {strangers:?} are no {kind}s", kind.name())
            });
        }
        let named = self.named();
        for kind in CardKind::ALL {
            let face_up = self.discard.iter().any(|card| card.kind() == kind);
            let mut below = kind.cards().iter().filter(|card| !named.contains(card));
            let has_deck = !self.decks[kind].is_empty() || below.next().is_some();
            Fault::unless(has_deck || !face_up, faults, "GEN-9.3", || {
                format!("discard: {kind}s lie face up, but their draw pile is empty")
            });
        }
    }

    /// Where this card is written, once for each time.
    fn keys_with(&self, card: Card) -> Vec<String> {
        let hands = (0..).zip(&self.players).map(|(n, player)| (key_of_player(n, "hand"), &player.hand));
        let decks = self.decks.iter().map(|(kind, cards)| (format!("decks.{}", kind.name()), cards));
        let piles = hands.chain(decks).chain([("discard".to_owned(), &self.discard)]);
        piles
            .flat_map(|(key, cards)| cards.iter().filter(|named| **named == card).map(move |_| key.clone()))
            .collect()
    }

    /// GEN-9.7.
    fn faults_of_trail(&self, faults: &mut Vec<Fault>) {
        Fault::unless(self.trail.len() <= usize::from(DISCS), faults, "GEN-9.7", || {
            format!("trail: {} fields, with {DISCS} discs", self.trail.len())
        });
        for (n, field) in self.trail.iter().enumerate() {
            let before = &self.trail[..n];
            Fault::unless(!before.contains(field), faults, "GEN-9.7", || {
                format!("trail: {} is visited twice", field.id())
            });
            let joined = before.last().is_none_or(|last| last.neighbours().contains(*field));
            Fault::unless(joined, faults, "GEN-9.7", || {
                format!("trail: {} is no neighbour of the field before it", field.id())
            });
        }
    }

    /// GEN-9.8.
    fn faults_of_round(&self, faults: &mut Vec<Fault>) {
        let final_field = self.config().final_field();
        let round = (ROUND_START..=final_field).contains(&self.round);
        Fault::unless(round, faults, "GEN-9.8", || {
            format!("round = {}: from {ROUND_START} to {final_field}", self.round)
        });
        if let Some(marker) = self.marker {
            Fault::unless((self.round..=final_field).contains(&marker), faults, "GEN-9.8", || {
                format!("marker = {marker}: from the round, {}, to {final_field}", self.round)
            });
        }
    }

    /// GEN-9.1, GEN-9.2, GEN-9.6.
    fn faults_of_goods(&self, faults: &mut Vec<Fault>) {
        let (mut wares, mut specials) = (WARES, SPECIALS);
        for (n, player) in (0..).zip(&self.players) {
            let ScenePlayer { ducats, wares: own_wares, specials: own_specials, .. } = player;
            let left: Option<Wares> = wares.minus(own_wares);
            Fault::unless(left.is_some(), faults, "GEN-9.1", || {
                format!("{}: more wares than there are", key_of_player(n, "wares"))
            });
            wares = left.unwrap_or(wares);
            let left: Option<Specials> = specials.minus(own_specials);
            Fault::unless(left.is_some(), faults, "GEN-9.2", || {
                format!("{}: more special cards than there are", key_of_player(n, "specials"))
            });
            specials = left.unwrap_or(specials);
            let ducats = ducats.unwrap_or(0);
            Fault::unless(
                ducats.is_multiple_of(CASH_STEP) && ducats <= MOST_DUCATS,
                faults,
                "GEN-9.6",
                || {
                    let key = key_of_player(n, "ducats");
                    format!("{key} = {ducats}: a multiple of {CASH_STEP}, at most {MOST_DUCATS}")
                },
            );
        }
    }

    /// GEN-9.4, GEN-9.5.
    fn faults_of_markers(&self, faults: &mut Vec<Fault>) {
        for (seat, player) in Seat::ALL.into_iter().zip(&self.players) {
            let placed = self.placed(seat);
            let all = u16::from(player.stock) + u16::from(placed);
            Fault::unless(all <= u16::from(MARKERS), faults, "GEN-9.4", || {
                let key = key_of_player(seat.number(), "stock");
                format!("{key} = {}: with {placed} on buildings more than {MARKERS}", player.stock)
            });
        }
        for building in self.markers.keys() {
            Fault::unless(building.action() != Action::Villa, faults, "GEN-9.5", || {
                format!("{}: a villa carries no marker", key_of_marker(*building))
            });
        }
    }

    /// GEN-4.11, GEN-4.14, GEN-7.3: who has acted in this turn.
    fn faults_of_actions(&self, faults: &mut Vec<Fault>) {
        let acted: SeatSet = self.base_used.iter().copied().collect();
        Fault::unless(usize::from(acted.len()) == self.base_used.len(), faults, "GEN-4.11", || {
            "base_used: a seat is named twice".to_owned()
        });
        let begins = matches!(self.phase, ScenePhase::Start | ScenePhase::Rolled(_));
        Fault::unless(!begins || acted.is_empty(), faults, "GEN-4.11", || {
            format!("base_used: nobody has acted before the tower is down, but {acted} has")
        });
        let both = self.seats == 2 && acted.len() == 2;
        Fault::unless(!self.bonus_used || both, faults, "GEN-7.3", || {
            "bonus_used: of two players, and after both base actions".to_owned()
        });
    }

    /// Chapter 8: faces are known of cards in other hands.
    fn faults_of_known(&self, faults: &mut Vec<Fault>) {
        for (seat, player) in Seat::ALL.into_iter().zip(&self.players) {
            for card in &player.known {
                let mut others = Seat::ALL.into_iter().zip(&self.players).filter(|(other, _)| *other != seat);
                let held = others.any(|(_, other)| other.hand.contains(card));
                Fault::unless(held, faults, "GEN-9.15", || {
                    format!("{}: {card} is in no other hand", key_of_player(seat.number(), "known"))
                });
            }
        }
    }

    /// GEN-4.3.
    fn faults_of_rolls(&self, faults: &mut Vec<Fault>) {
        Fault::unless(self.rolls.is_empty() || self.seed.is_none(), faults, "GEN-4.3", || {
            "rolls and seed: either decides what is rolled".to_owned()
        });
        Fault::unless(self.rolls.len() <= MOST_ROLLS, faults, "GEN-4.3", || {
            format!("rolls: at most {MOST_ROLLS} can be written")
        });
        let faces = self.rolls.iter().all(|[blue, red]| Field::rolled(*blue, *red).is_some());
        Fault::unless(faces, faults, "GEN-4.3", || "rolls: the dice have no such face".to_owned());
    }

    /// Where the tower must stand for what is about to happen, and whether it can.
    pub(super) fn faults_of_phase(&self, game: &Genoa) -> Vec<Fault> {
        let mut faults = Vec::new();
        let here = game.board.turn.here();
        let building = here.and_then(Field::building);
        let right = match self.phase {
            ScenePhase::Start => here.is_none(),
            ScenePhase::Rolled([blue, red]) => here.is_none() && Field::rolled(blue, red).is_some(),
            ScenePhase::Action { .. } => building.is_some(),
            ScenePhase::FinalScoring => true,
            _ => here.is_some(),
        };
        Fault::unless(right, &mut faults, "GEN-9.7", || {
            format!("phase: {:?} with the tower on {here:?}", self.phase)
        });
        if let ScenePhase::Action { seat, promise } = self.phase {
            let able = game.board.capacity(seat) > 0;
            Fault::unless(able, &mut faults, "GEN-9.10", || {
                format!("phase.action.seat = {}: it cannot act", seat.number())
            });
            let owes = promise.is_none_or(|gain| {
                building.is_some_and(|building| {
                    building.action() == Action::Villa || game.board.can_yield(building, gain)
                })
            });
            Fault::unless(
                owes && seat != game.board.turn.active || promise.is_none(),
                &mut faults,
                "GEN-5.5",
                || format!("phase.action.promise: {seat} cannot have promised {promise:?}"),
            );
        }
        faults
    }
}

fn key_of_player(seat: u8, key: &str) -> String {
    format!("players.{seat}.{key}")
}

fn key_of_marker(building: Building) -> String {
    format!("markers.{}", Field::from(building).id())
}
