//! What is wrong with a scene. A position that no game can reach is refused, never mended.

use table::{Bag, Fault, Kind, SeatSet};

use super::{Scene, ScenePhase, ScenePlayer};
use crate::components::{CUBES, CUBES_PER_DOCK, FAVORS, MOST_PRICE, RUMORS, SHARES, SPACES, TRADING_SPACES};
use crate::{Character, Dock, Good, Goods, GuildOrders, Office};

/// Further than any game goes.
const MOST_CASH: u32 = 250_000;
const MOST_VP: i16 = 999;

impl Scene {
    /// More than the types of a table can hold, and what contradicts itself; there is no table to be judged by the invariants
    /// then.
    pub(super) fn faults_of_size(&self) -> Vec<Fault> {
        let mut faults = Vec::new();
        let mut unless = |sound: bool, id: &'static str, what: &str| {
            Fault::unless(sound, &mut faults, id, || what.to_owned());
        };
        unless(self.players.len() <= usize::from(self.seats), "MOV-1.2", "more players than seats");
        let everybody = SeatSet::first(self.seats);
        for list in [&self.youth, &self.order].into_iter().flatten() {
            let seats: SeatSet = list.iter().copied().collect();
            let once = list.len() == usize::from(self.seats) && seats == everybody;
            unless(once, "MOV-4.7", "youth and turn order name every seat once");
        }
        let known = (1..=SPACES).contains(&self.space());
        unless(known, "MOV-2.9", "the canal has sixteen spaces");
        if known {
            let bid = crate::is_bid_space(self.space());
            let fits = match self.phase {
                ScenePhase::RoundEnd => true,
                _ => bid == self.before_bids(),
            };
            unless(fits, "MOV-4.1", "the kind of the round is the kind of the space");
            let held: usize = self.players.iter().map(|player| player.rumors.len()).sum();
            let taken = self.canal.len() <= self.ahead() && self.ahead() + held <= TRADING_SPACES;
            unless(taken, "MOV-9.5", "more rumors are named than can be there");
        }
        unless(within(&self.cubes(), &CUBES), "MOV-9.1", "more cubes are named than there are");
        unless(within(&self.shares(), &SHARES), "MOV-9.2", "more shares are named than there are");
        unless(within(&self.favors(), &FAVORS), "MOV-9.4", "more favors are named than there are");
        unless(within(&self.rumors(), &RUMORS), "MOV-9.5", "more rumors are named than there are");
        let distinct: GuildOrders = self.guild_orders().collect();
        let once = usize::from(distinct.len()) == self.guild_orders().count();
        unless(once, "MOV-9.6", "a guild order is named twice");
        let prices = self.price.values().chain(self.share.values());
        unless(prices.into_iter().all(|price| *price <= MOST_PRICE), "MOV-9.3", "a price is above its track");
        let cash = |player: &ScenePlayer| player.cash.is_none_or(|cash| cash <= MOST_CASH);
        unless(self.players.iter().all(cash), "MOV-9.7", "more cash than can be written");
        let points = |player: &ScenePlayer| player.vp.abs() <= MOST_VP;
        unless(self.players.iter().all(points), "MOV-9.8", "more points than can be written");
        unless(self.characters_are_held_once(), "MOV-9.9", "a character is held twice, or too early");
        let pawns = self.players.iter().filter_map(|player| player.pawn);
        let stand = pawns.into_iter().all(|pawn| self.config().destinations().any(|place| place == pawn));
        unless(stand, "MOV-10.1", "a pawn stands on no destination");
        let off_board = self.players.iter().all(|player| player.pawn.is_none());
        unless(self.space() > 1 || off_board, "MOV-3.8", "a pawn stands on the board before the first move");
        if self.before_bids() {
            unless(self.order.is_none(), "MOV-4.4", "before the bids there is no turn order");
            unless(self.marker_spent != Some(true), "MOV-4.4", "before the bids the marker is unused");
        }
        if let ScenePhase::Setup(cubes) = &self.phase {
            self.faults_of_setup(cubes, &mut faults);
        }
        self.faults_of_draws(&mut faults);
        faults
    }

    /// MOV-3.9: a setup draws all its cubes, and before it nothing has happened.
    fn faults_of_setup(&self, cubes: &[Good], faults: &mut Vec<Fault>) {
        let due = usize::from(self.seats) + Dock::ALL.len() * CUBES_PER_DOCK + Office::ALL.len();
        Fault::unless(cubes.len() == due, faults, "MOV-3.9", || {
            format!("{} cubes are drawn in the setup, not {due}", cubes.len())
        });
        Fault::unless(within(cubes, &CUBES), faults, "MOV-9.1", || {
            "more cubes are drawn than there are".to_owned()
        });
        let drawn = !self.cubes().is_empty() || self.rest.is_some();
        Fault::unless(!drawn, faults, "MOV-3.9", || "all cubes are in the bag before the setup".to_owned());
        let moved = !(self.price.is_empty() && self.share.is_empty() && self.orders.is_empty());
        Fault::unless(!moved, faults, "MOV-3.2", || "no peg has moved before the setup".to_owned());
        Fault::unless(self.space() == 1, faults, "MOV-3.8", || {
            "before the setup the gondola stands on space 1".to_owned()
        });
    }

    /// MOV-4.53: what is to be drawn must be in the bag.
    fn faults_of_draws(&self, faults: &mut Vec<Fault>) {
        let one = self.draws.is_empty() || self.seed.is_none();
        Fault::unless(one, faults, "MOV-4.53", || {
            "draws and a seed are written; either decides what comes out of the bag".to_owned()
        });
        let elsewhere: Goods = match self.rest {
            None => self.cubes().into_iter().collect::<Goods>().minus(&self.bag).unwrap_or_default(),
            Some(_) => CUBES.minus(&self.bag).unwrap_or_default(),
        };
        let bag = CUBES.minus(&elsewhere).unwrap_or_default();
        Fault::unless(within(&self.draws, &bag), faults, "MOV-4.53", || {
            "cubes are to be drawn that are not in the bag".to_owned()
        });
    }

    /// The Gondolier follows from the turn order and is not named.
    fn characters_are_held_once(&self) -> bool {
        let held: Vec<Character> = self.players.iter().flat_map(|player| player.characters.clone()).collect();
        let once = Character::ALL.iter().all(|one| held.iter().filter(|other| *other == one).count() <= 1);
        once && !held.contains(&Character::Gondolier) && (held.is_empty() || !self.before_bids())
    }
}

/// Does the box have as many?
fn within<K: Kind, const N: usize>(named: &[K], all: &Bag<K, N>) -> bool {
    K::ALL.iter().all(|kind| named.iter().filter(|other| *other == kind).count() <= usize::from(all[*kind]))
}
