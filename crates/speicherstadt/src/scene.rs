//! A position as plain data, for test vectors and editors.
//!
//! Anything may be written down; what is left out has the default stated at its field. Staging reports
//! everything that is wrong at once.

use std::collections::BTreeMap;

use serde::Deserialize;
use table::{Coins, Dice, Fault, Herald, PerSeat, Pile, Seat, Seed, Stage};

use crate::components::{COLUMN_CAPACITY, COLUMNS, START_COINS};
use crate::{
    Berth, Card, CardKind, CardSet, Column, Config, Covers, Decision, Event, Good, Goods, Phase, Player,
    Rulings, Speicherstadt, Store, View, invariants, setup,
};

/// A position. Cards that are named nowhere lie on the trade discard, removed ones (SPE-3.4) apart.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Scene {
    /// 2 to 5.
    pub seats: u8,
    /// SPE-7.3. Default: true.
    #[serde(default = "yes")]
    pub remove_cards: bool,
    /// Who has the start coin. Default: P0.
    #[serde(default)]
    pub start: Seat,
    /// Default: 1.
    #[serde(default = "one")]
    pub round: u8,
    /// Where the game stands. Default: the start seat is about to place its first merchant.
    #[serde(default)]
    pub phase: ScenePhase,
    /// The berths from left to right. Default: none.
    #[serde(default)]
    pub row: Vec<SceneBerth>,
    /// From P0 on. Default for those not written: as after setup.
    #[serde(default)]
    pub players: Vec<ScenePlayer>,
    /// From the top down. Default: the fourth fire alone.
    pub deck: Option<Vec<Card>>,
    /// Default: every cube that is named nowhere, if the goods discard is written; else see there.
    pub bag: Option<Goods>,
    /// Default: every cube that is named nowhere, if the bag is written; else none.
    pub goods_discard: Option<Goods>,
    /// From which cubes are drawn. Default: 0.
    #[serde(default)]
    pub seed: u64,
}

/// Where the game stands. What passes by itself (forced passes, empty pools, supply) then does so.
#[derive(Copy, Clone, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ScenePhase {
    /// Cards are about to be turned.
    Supply,
    /// `seat` is about to place; default: the start seat, lap 1.
    Bidding {
        /// 1 to 3.
        #[serde(default = "one")]
        lap: u8,
        /// Who is about to place.
        seat: Option<Seat>,
    },
    /// This column is about to be settled.
    Purchase {
        /// Counted from 1.
        column: Column,
    },
    /// This seat is about to process, or the next one that has cubes.
    Processing {
        /// Default: the start seat.
        seat: Option<Seat>,
    },
    /// Income is about to be given.
    Income,
    /// The fourth fire is about to break out.
    FinalFire,
    /// Points are about to be counted, the fourth fire being over.
    Scoring,
}

/// A berth.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SceneBerth {
    /// Default: sold.
    pub card: Option<Card>,
    /// Default: none.
    #[serde(default)]
    pub cubes: Goods,
    /// Merchants, bottom first. Default: none.
    #[serde(default)]
    pub queue: Pile<Seat, COLUMN_CAPACITY>,
}

/// What a seat has. Merchants that do not stand on the board are at home.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct ScenePlayer {
    /// Default: 5.
    pub coins: Coins,
    /// Default: 0.
    pub score: i8,
    /// Trade cards bought this round. Default: 0.
    pub bought: u8,
    /// Default: none.
    pub cards: Vec<Card>,
    /// Cubes on own contracts, by the id of the contract. Default: none.
    pub covers: BTreeMap<Card, Goods>,
    /// Default: empty.
    pub house: Option<Good>,
    /// Default: empty.
    pub warehouse: Goods,
    /// Cubes on ships bought this round. Default: none.
    pub quay: Goods,
}

/// A decision as a vector writes it: `Finish{house, warehouse}` may name what is kept (SPE-4.37).
#[derive(Clone, Debug, Deserialize)]
#[serde(untagged, expecting = "no such decision; write e.g. \"buy\" or { place_merchant = { column = 2 } }")]
pub enum Phrase {
    /// Any decision as records write it.
    Plain(Decision),
    /// Keeping, then finishing.
    Finish {
        /// What is kept.
        finish: Keeping,
    },
}

/// What is kept at the end of a turn.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Keeping {
    /// In the merchant house.
    #[serde(default)]
    pub house: Goods,
    /// In the warehouse.
    #[serde(default)]
    pub warehouse: Goods,
}

impl Stage for Speicherstadt {
    type Scene = Scene;
    type Phrase = Phrase;

    fn stage(scene: &Scene, herald: &mut impl Herald<Event>) -> Result<Self, Vec<Fault>> {
        let mut faults = Vec::new();
        let config = scene.config();
        if let Err(rule) = config.check() {
            let what = format!("{} seats, {} to start", scene.seats, scene.start);
            return Err(vec![Fault { id: table::Rule::id(rule), what }]);
        }
        let open = scene.lay_out(config, &mut faults);
        let deck = scene.deck().into_iter().rev().collect();
        let dice = Dice::new(Seed::from_number(scene.seed));
        let mut game = Speicherstadt { open, deck, dice };
        faults.extend(invariants::standing(&game));
        if !faults.is_empty() {
            return Err(faults);
        }
        game.enter(scene.phase, herald);
        Ok(game)
    }

    fn decisions(phrase: &Phrase) -> Vec<Decision> {
        match phrase {
            Phrase::Plain(decision) => vec![*decision],
            Phrase::Finish { finish } => {
                let house = finish.house.iter().map(|good| Decision::Keep { place: Store::House, good });
                let warehouse =
                    finish.warehouse.iter().map(|good| Decision::Keep { place: Store::Warehouse, good });
                house.chain(warehouse).chain([Decision::Finish]).collect()
            }
        }
    }
}

impl Scene {
    fn config(&self) -> Config {
        Config {
            seats: self.seats,
            remove_cards: self.remove_cards,
            start: Some(self.start),
            rulings: Rulings::First,
        }
    }

    /// From the top down.
    fn deck(&self) -> Vec<Card> {
        self.deck.clone().unwrap_or_else(|| CardSet::of_kind(CardKind::Fire(4)).iter().collect())
    }

    fn lay_out(&self, config: Config, faults: &mut Vec<Fault>) -> View {
        self.check_sizes(faults);
        let (bag, goods_discard) = self.loose_cubes(faults);
        let mut row = Pile::new();
        for berth in self.row.iter().take(COLUMNS) {
            row.push(Berth { card: berth.card, cubes: berth.cubes, queue: berth.queue });
        }
        View {
            config,
            round: self.round,
            phase: self.phase_before(),
            start: self.start,
            row,
            players: PerSeat::from_fn(self.seats, |seat| self.player(seat)),
            covers: self.covers(faults),
            bag,
            goods_discard,
            trade_discard: Card::all().collect::<CardSet>().without(self.named()).without(config.removed()),
            deck: self.deck().into_iter().collect(),
            removed: config.removed(),
        }
    }

    fn check_sizes(&self, faults: &mut Vec<Fault>) {
        let most = usize::from(self.config().row_size());
        Fault::unless(self.row.len() <= most, faults, "SPE-4.1", || {
            format!("{} berths are written, {most} are used", self.row.len())
        });
        Fault::unless(self.players.len() <= usize::from(self.seats), faults, "SPE-3.1", || {
            format!("{} players are written at a table of {}", self.players.len(), self.seats)
        });
        let deck = self.deck();
        let distinct: CardSet = deck.iter().copied().collect();
        let once = usize::try_from(distinct.len()) == Ok(deck.len());
        Fault::unless(once, faults, "SPE-I1", || "a card lies twice in the deck".to_owned());
    }

    /// Every card that is named.
    fn named(&self) -> CardSet {
        let row = self.row.iter().filter_map(|berth| berth.card);
        let owned = self.players.iter().flat_map(|player| player.cards.iter().copied());
        row.chain(owned).chain(self.deck()).collect()
    }

    /// The bag and the goods discard: who is not written gets the rest.
    fn loose_cubes(&self, faults: &mut Vec<Fault>) -> (Goods, Goods) {
        let placed = self.row.iter().map(|berth| berth.cubes);
        let held = self.players.iter().flat_map(|player| {
            let house = player.house.into_iter().collect();
            [player.warehouse, player.quay, house].into_iter().chain(player.covers.values().copied())
        });
        let written = [self.bag, self.goods_discard].into_iter().flatten();
        let mut rest = setup::all_cubes();
        for goods in placed.chain(held).chain(written) {
            let Some(less) = rest.minus(&goods) else {
                let what = "more cubes are written than there are".to_owned();
                faults.push(Fault { id: "SPE-I2", what });
                break;
            };
            rest = less;
        }
        match (self.bag, self.goods_discard) {
            (Some(bag), Some(discard)) => (bag, discard), // the invariants tell whether that is all
            (Some(bag), None) => (bag, rest),
            (None, discard) => (rest, discard.unwrap_or_default()),
        }
    }

    fn player(&self, seat: Seat) -> Player {
        let fresh = setup::new_player();
        let standing = self.row.iter().flat_map(|berth| &berth.queue).filter(|merchant| **merchant == seat);
        let away = u8::try_from(standing.count()).unwrap_or(u8::MAX);
        let merchants = fresh.merchants.saturating_sub(away); // too many away is SPE-I4
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

    fn covers(&self, faults: &mut Vec<Fault>) -> Covers {
        let mut covers = Covers::EMPTY;
        for player in &self.players {
            for (card, goods) in &player.covers {
                match card.kind() {
                    CardKind::Contract(contract) if player.cards.contains(card) => {
                        goods.iter().for_each(|good| covers.add(contract, good));
                    }
                    _ => faults.push(Fault { id: "SPE-I3", what: format!("{card:?} is no own contract") }),
                }
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
}

impl Speicherstadt {
    /// Lets everything happen that happens by itself.
    fn enter(&mut self, phase: ScenePhase, herald: &mut impl Herald<Event>) {
        let start = self.open.start;
        match phase {
            ScenePhase::Supply => self.supply(herald),
            ScenePhase::Bidding { .. } => {}
            ScenePhase::Purchase { column } => self.open_column(column, herald),
            ScenePhase::Processing { seat } => self.open_turn(seat.unwrap_or(start), herald),
            ScenePhase::Income => self.income(herald),
            ScenePhase::FinalFire => self.final_fire(herald),
            ScenePhase::Scoring => self.end(herald),
        }
    }
}

impl Default for ScenePhase {
    fn default() -> ScenePhase {
        ScenePhase::Bidding { lap: 1, seat: None }
    }
}

impl Default for ScenePlayer {
    fn default() -> ScenePlayer {
        ScenePlayer {
            coins: START_COINS,
            score: 0,
            bought: 0,
            cards: Vec::new(),
            covers: BTreeMap::new(),
            house: None,
            warehouse: Goods::EMPTY,
            quay: Goods::EMPTY,
        }
    }
}

fn yes() -> bool {
    true
}

fn one() -> u8 {
    1
}
