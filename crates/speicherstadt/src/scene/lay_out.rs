//! Laying a scene out, and saying everything that is wrong with it.

use table::{Coins, Dice, EventSink, Fault, FromScene, PerSeat, Seat, Seed};

use super::{Scene, ScenePhase, Shorthand};
use crate::components::{CUBES_PER_GOOD, MERCHANTS};
use crate::{
    Berth, Card, CardKind, CardSet, Column, Config, Covers, Decision, Event, Goods, Phase, Player, Rulings,
    Speicherstadt, Store, View, invariants, setup,
};

/// More than any game can bring together.
const MOST_COINS: Coins = Coins(999);

impl FromScene for Speicherstadt {
    type Scene = Scene;
    type Shorthand = Shorthand;

    fn from_scene(scene: &Scene, sink: &mut impl EventSink<Event>) -> Result<Self, Vec<Fault>> {
        scene.config().check().map_err(|rule| {
            let what = format!("{} seats, {} to start", scene.seats, scene.start);
            vec![Fault { id: table::Rule::id(rule), what }]
        })?;
        // What does not fit the types of a table must be found before there is one.
        let faults = scene.faults_of_size();
        if !faults.is_empty() {
            return Err(faults);
        }
        let open = scene.lay_out();
        let deck = scene.deck().into_iter().rev().collect();
        let mut game = Speicherstadt { open, deck, dice: Dice::new(Seed::from_number(scene.seed)) };
        let mut faults = scene.faults_of_phase();
        faults.extend(invariants::standing(&game));
        if !faults.is_empty() {
            return Err(faults);
        }
        game.enter(scene.phase, sink);
        // What passes by itself can bring out what was wrong: seats before the one that processes have processed.
        let faults = invariants::standing(&game);
        if faults.is_empty() { Ok(game) } else { Err(faults) }
    }

    fn expand(shorthand: &Shorthand) -> Vec<Decision> {
        match shorthand {
            Shorthand::Plain(decision) => vec![*decision],
            Shorthand::Finish { finish } => {
                let house = finish.house.iter().map(|good| Decision::Keep { place: Store::House, good });
                let warehouse =
                    finish.warehouse.iter().map(|good| Decision::Keep { place: Store::Warehouse, good });
                house.chain(warehouse).chain([Decision::Finish]).collect()
            }
        }
    }
}

impl Speicherstadt {
    /// Lets everything happen that happens by itself.
    fn enter(&mut self, phase: ScenePhase, sink: &mut impl EventSink<Event>) {
        let start = self.open.start;
        match phase {
            ScenePhase::Supply => self.supply(sink),
            ScenePhase::Bidding { lap, seat } => self.ask_bidder(lap, seat.unwrap_or(start), sink),
            ScenePhase::Purchase { column } => self.open_column(column, sink),
            ScenePhase::Processing { seat } => self.open_turn(seat.unwrap_or(start), sink),
            ScenePhase::Income => self.income(sink),
            ScenePhase::FinalFire => self.final_fire(sink),
            ScenePhase::Scoring => self.end(sink),
        }
    }
}

impl Scene {
    fn config(&self) -> Config {
        let start = Some(self.start);
        Config { seats: self.seats, remove_cards: self.remove_cards, start, rulings: Rulings::First }
    }

    /// From the top down.
    fn deck(&self) -> Vec<Card> {
        let only_last_fire = || match self.phase {
            ScenePhase::Scoring => Vec::new(),
            _ => Card::all().last().into_iter().collect(),
        };
        self.deck.clone().unwrap_or_else(only_last_fire)
    }

    fn lay_out(&self) -> View {
        let config = self.config();
        let (bag, goods_discard) = self.loose_cubes();
        let berth =
            |berth: &super::SceneBerth| Berth { card: berth.card, cubes: berth.cubes, queue: berth.queue };
        View {
            config,
            round: self.round,
            phase: self.phase_before(),
            start: self.start,
            row: self.row.iter().map(berth).collect(),
            players: PerSeat::from_fn(self.seats, |seat| self.player(seat)),
            covers: self.covers(),
            bag,
            goods_discard,
            trade_discard: Card::all()
                .filter(|card| !self.named().contains(card))
                .collect::<CardSet>()
                .without(config.removed()),
            deck: self.deck().into_iter().collect(),
            removed: config.removed(),
        }
    }

    /// Every card that is named, as often as it is.
    fn named(&self) -> Vec<Card> {
        let row = self.row.iter().filter_map(|berth| berth.card);
        let owned = self.players.iter().flat_map(|player| player.cards.iter().copied());
        row.chain(owned).chain(self.deck()).collect()
    }

    /// Every heap of cubes that is named.
    fn heaps(&self) -> impl Iterator<Item = Goods> {
        let held = self.players.iter().flat_map(|player| {
            let house = player.house.into_iter().collect();
            [player.warehouse, player.quay, house].into_iter().chain(player.covers.values().copied())
        });
        let loose = [self.bag, self.goods_discard].into_iter().flatten();
        self.row.iter().map(|berth| berth.cubes).chain(held).chain(loose)
    }

    /// The bag and the goods discard: whichever is not written gets the rest.
    fn loose_cubes(&self) -> (Goods, Goods) {
        let mut rest = setup::all_cubes();
        for heap in self.heaps() {
            rest = rest.minus(&heap).unwrap_or_default(); // too many cubes were found before
        }
        match (self.bag, self.goods_discard) {
            (Some(bag), Some(discard)) => (bag, discard), // the invariants tell whether that is all
            (Some(bag), None) => (bag, rest),
            (None, discard) => (rest, discard.unwrap_or_default()),
        }
    }

    fn player(&self, seat: Seat) -> Player {
        let fresh = setup::new_player();
        let merchants = fresh.merchants.saturating_sub(self.standing(seat)); // too many is SPE-I4
        let Some(written) = self.players.get(seat.index()) else { return Player { merchants, ..fresh } };
        Player {
            coins: written.coins,
            score: written.score,
            merchants,
            bought: written.bought,
            cards: written.cards.iter().copied().collect(),
            house: written.house,
            warehouse: written.warehouse,
            quay: written.quay,
        }
    }

    /// Merchants of this seat on the board.
    fn standing(&self, seat: Seat) -> u8 {
        let merchants = self.row.iter().flat_map(|berth| &berth.queue);
        u8::try_from(merchants.filter(|merchant| **merchant == seat).count()).unwrap_or(u8::MAX)
    }

    fn covers(&self) -> Covers {
        let mut covers = Covers::EMPTY;
        for (card, goods) in self.players.iter().flat_map(|player| &player.covers) {
            if let CardKind::Contract(contract) = card.kind() {
                goods.iter().for_each(|good| covers.add(contract, good));
            }
        }
        covers
    }

    /// What the invariants are to be judged by before anything happens.
    fn phase_before(&self) -> Phase {
        match self.phase {
            ScenePhase::Bidding { lap, seat } => Phase::Bidding { lap, seat: seat.unwrap_or(self.start) },
            ScenePhase::Purchase { column } => Phase::Purchase { column, seat: self.start, price: Coins(0) },
            // Whoever is about to process has not unloaded yet; the phase before it allows that.
            ScenePhase::Processing { .. } => {
                Phase::Purchase { column: Column(1), seat: self.start, price: Coins(0) }
            }
            ScenePhase::Supply | ScenePhase::Income | ScenePhase::FinalFire | ScenePhase::Scoring => {
                Phase::Over
            }
        }
    }

    /// More than the types of a table can hold.
    fn faults_of_size(&self) -> Vec<Fault> {
        let mut faults = Vec::new();
        let most = usize::from(self.config().row_size());
        Fault::unless(self.row.len() <= most, &mut faults, "SPE-4.1", || {
            format!("{} berths are written, {most} are used", self.row.len())
        });
        Fault::unless(self.players.len() <= usize::from(self.seats), &mut faults, "SPE-3.1", || {
            format!("{} players are written at a table of {}", self.players.len(), self.seats)
        });
        for card in Card::all() {
            let times = self.named().iter().filter(|named| **named == card).count();
            Fault::unless(times <= 1, &mut faults, "SPE-I1", || format!("{card:?} is written {times} times"));
        }
        for good in crate::Good::ALL {
            let cubes: u32 = self.heaps().map(|heap| u32::from(heap[good])).sum();
            Fault::unless(cubes <= u32::from(CUBES_PER_GOOD), &mut faults, "SPE-I2", || {
                format!("{cubes} cubes of {good} are written")
            });
        }
        for (n, player) in self.players.iter().enumerate() {
            Fault::unless(player.coins <= MOST_COINS, &mut faults, "SPE-I6", || {
                format!("P{n} has {}, at most {} can be written", player.coins, MOST_COINS.0)
            });
            for card in player.covers.keys() {
                let own = player.cards.contains(card) && matches!(card.kind(), CardKind::Contract(_));
                Fault::unless(own, &mut faults, "SPE-I3", || format!("{card:?} is no contract of P{n}"));
            }
        }
        let rounds = self.config().rounds();
        Fault::unless(u32::from(self.round) <= rounds, &mut faults, "SPE-I10", || {
            format!("round {} of {rounds}", self.round)
        });
        faults
    }

    /// What does not belong to this phase.
    fn faults_of_phase(&self) -> Vec<Fault> {
        let mut faults = Vec::new();
        let sits = |seat: Seat| seat.number() < self.seats;
        let cards = self.row.iter().filter(|berth| berth.card.is_some()).count();
        let stray = self.row.iter().any(|berth| berth.card.is_none() && !berth.queue.is_empty());
        Fault::unless(!stray, &mut faults, "SPE-4.15", || "merchants stand above no card".to_owned());
        match self.phase {
            ScenePhase::Bidding { lap, seat } => self.bidding(lap, seat.unwrap_or(self.start), &mut faults),
            ScenePhase::Purchase { column } => {
                let settled =
                    self.row.iter().take(column.index().unwrap_or(0)).all(|berth| berth.card.is_none());
                let exists = column.index().is_some_and(|index| index < self.row.len());
                Fault::unless(exists && settled, &mut faults, "SPE-4.18", || {
                    format!("{column} is not the next to be settled")
                });
            }
            ScenePhase::Processing { seat } => {
                Fault::unless(seat.is_none_or(sits), &mut faults, "SPE-4.24", || {
                    "nobody sits there".to_owned()
                });
                Fault::unless(cards == 0, &mut faults, "SPE-4.21", || {
                    format!("{cards} cards are not settled")
                });
            }
            _ => Fault::unless(cards == 0, &mut faults, "SPE-4.21", || {
                format!("{cards} cards are not settled")
            }),
        }
        let deck = self.deck();
        let last_fire = deck.last().copied() == Card::all().last();
        let right = match self.phase {
            ScenePhase::Scoring => deck.is_empty(),
            ScenePhase::FinalFire => last_fire && deck.len() == 1,
            _ => last_fire,
        };
        Fault::unless(right, &mut faults, "SPE-I8", || {
            "the fourth fire lies at the bottom until it is resolved, and is resolved alone".to_owned()
        });
        faults
    }

    /// Everybody has the merchants that are still to be placed (SPE-4.14).
    fn bidding(&self, lap: u8, seat: Seat, faults: &mut Vec<Fault>) {
        let right = (1..=MERCHANTS).contains(&lap) && seat.number() < self.seats;
        Fault::unless(right, faults, "SPE-4.14", || format!("lap {lap} of {seat}"));
        if !right {
            return;
        }
        let turn = |seat: Seat| (seat.number() + self.seats - self.start.number()) % self.seats;
        for other in Seat::first(self.seats) {
            let placed = lap - 1 + u8::from(turn(other) < turn(seat));
            let standing = self.standing(other);
            Fault::unless(standing <= placed, faults, "SPE-4.14", || {
                format!("{other} has placed {standing} merchants, {placed} are due by now")
            });
        }
    }
}
