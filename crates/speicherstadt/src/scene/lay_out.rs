//! Laying a scene out, and saying everything that is wrong with it.

use table::{Coins, Dice, EventSink, Fault, FromScene, PerSeat, Seat, Seed};

use super::{Scene, ScenePhase, Shorthand};
use crate::round::load_ship;
use crate::{
    Berth, Card, CardKind, CardSet, Column, Config, Covers, Decision, Event, Goods, Phase, Player, Rulings,
    Speicherstadt, Store, View, invariants, setup,
};

impl FromScene for Speicherstadt {
    type Scene = Scene;
    type Shorthand = Shorthand;

    fn from_scene(scene: &Scene, sink: &mut impl EventSink<Event>) -> Result<Self, Vec<Fault>> {
        scene.check()?;
        let open = scene.lay_out();
        let deck = scene.deck().into_iter().rev().collect();
        let dice = Dice::new(Seed::from_number(scene.seed.unwrap_or(0)));
        let mut game = Speicherstadt { open, deck, dice };
        let mut faults = scene.faults_of_phase();
        faults.extend(invariants::standing(&game));
        Fault::ok_if_none(faults)?;
        if !scene.loads.is_empty() {
            game.dice = scene.dice(game.open.bag).ok_or_else(|| {
                let what = "so many loads in a row are too rare to be found".to_owned();
                vec![Fault { id: "SPE-4.5", what }]
            })?;
        }
        game.enter(scene.phase, sink);
        // What passes by itself can bring out what was wrong: seats before the one that processes have processed.
        Fault::ok_if_none(invariants::standing(&game))?;
        Ok(game)
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
    pub(super) fn config(&self) -> Config {
        let start = Some(self.start);
        Config { seats: self.seats, remove_cards: self.remove_cards, start, rulings: Rulings::First }
    }

    /// Dice that load the next ships as written.
    fn dice(&self, bag: Goods) -> Option<Dice> {
        table::dice_such_that(|mut dice| {
            let mut bag = bag;
            self.loads.iter().all(|load| load_ship(&mut bag, &mut dice) == *load)
        })
    }

    /// From the top down.
    pub(super) fn deck(&self) -> Vec<Card> {
        let only_last_fire = || match self.phase {
            ScenePhase::Scoring => Vec::new(),
            ScenePhase::Supply
            | ScenePhase::Bidding { .. }
            | ScenePhase::Purchase { .. }
            | ScenePhase::Processing { .. }
            | ScenePhase::Income
            | ScenePhase::FinalFire => Card::all().last().into_iter().collect(),
        };
        self.deck.clone().unwrap_or_else(only_last_fire)
    }

    /// What does not fit the types of a table must be found before there is one.
    fn check(&self) -> Result<(), Vec<Fault>> {
        self.config().check().map_err(Fault::of_rule)?;
        Fault::ok_if_none(self.faults_of_size())
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
    pub(super) fn named(&self) -> Vec<Card> {
        let row = self.row.iter().filter_map(|berth| berth.card);
        let owned = self.players.iter().flat_map(|player| player.cards.iter().copied());
        row.chain(owned).chain(self.deck()).collect()
    }

    /// Every heap of cubes that is named.
    pub(super) fn heaps(&self) -> impl Iterator<Item = Goods> {
        let held = self.players.iter().flat_map(|player| {
            let house = player.house.into_iter().collect();
            [player.warehouse, player.quay, house].into_iter().chain(player.covers.values().copied())
        });
        let loose = [self.bag, self.goods_discard].into_iter().flatten();
        self.row.iter().map(|berth| berth.cubes).chain(held).chain(loose)
    }

    /// The bag and the goods discard: whichever is not written gets the rest.
    pub(super) fn loose_cubes(&self) -> (Goods, Goods) {
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
    pub(super) fn standing(&self, seat: Seat) -> u8 {
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
}
