//! Laying a scene out, and saying everything that is wrong with it.

use table::{Config as _, Dice, EventSink, Fault, FromScene, Pile, Seat, Seed};

use super::{Scene, ScenePhase, ScenePlayer, Shorthand};
use crate::components::{CUBES, FAVORS, FAVORS_FACE_UP, RUMORS, SHARES, SPACES, TRADING_SPACES};
use crate::{
    Character, Company, Config, Decision, Ducats, Event, Favor, Good, Goods, GuildOrder, GuildOrders,
    MastersOfVenice, Phase, Player, Rumors, Shop, invariants,
};

impl FromScene for MastersOfVenice {
    type Scene = Scene;
    type Shorthand = Shorthand;

    fn from_scene(scene: &Scene, sink: &mut impl EventSink<Event>) -> Result<Self, Vec<Fault>> {
        scene.check()?;
        let mut game = scene.lay_out();
        game.board.phase = match scene.phase {
            ScenePhase::Setup(_) | ScenePhase::Bid => Phase::Bid,
            _ => Phase::Destination,
        };
        Fault::ok_if_none(invariants::standing(&game))?;
        if !scene.draws.is_empty() {
            game.dice = scene.dice(game.board.bag).ok_or_else(|| {
                let what = "so many cubes in a row are too rare to be found".to_owned();
                vec![Fault { id: "MOV-4.53", what }]
            })?;
        }
        game.enter(&scene.phase, sink);
        Ok(game)
    }

    fn expand(shorthand: &Shorthand) -> Vec<Decision> {
        match shorthand {
            Shorthand::Plain(decision) => vec![*decision],
            Shorthand::Run(decisions) => decisions.clone(),
        }
    }
}

impl MastersOfVenice {
    /// Lets everything happen that happens by itself.
    fn enter(&mut self, phase: &ScenePhase, sink: &mut impl EventSink<Event>) {
        match phase {
            ScenePhase::Setup(cubes) => {
                let mut cubes = cubes.iter();
                self.lay_cubes(|bag| cubes.next().copied().filter(|good| bag.take(*good)), sink);
                self.begin_round(sink);
            }
            ScenePhase::Bid | ScenePhase::Destination => self.begin_round(sink),
            ScenePhase::Activate => {
                let off_board = self.board.players.iter().filter(|(_, player)| player.pawn.is_none());
                self.board.round.visited = off_board.map(|(seat, _)| seat).collect();
                self.activate(sink);
            }
            ScenePhase::RoundEnd => self.finish_round(sink),
        }
    }
}

impl Scene {
    pub(super) fn config(&self) -> Config {
        Config {
            open_cash: self.open_cash,
            separate_destinations: self.separate_destinations,
            ..Config::standard(self.seats)
        }
    }

    /// Dice that draw the next cubes as written.
    fn dice(&self, bag: Goods) -> Option<Dice> {
        table::dice_such_that(|mut dice| {
            let mut bag = bag;
            self.draws.iter().all(|good| bag.draw(&mut dice.draws()) == Some(*good))
        })
    }

    /// Nobody holds a character yet, and there is no turn order.
    pub(super) fn before_bids(&self) -> bool {
        matches!(self.phase, ScenePhase::Setup(_) | ScenePhase::Bid)
    }

    pub(super) fn space(&self) -> u8 {
        self.space.unwrap_or(if self.before_bids() { 1 } else { 2 })
    }

    /// What does not fit the types of a table must be found before there is one.
    fn check(&self) -> Result<(), Vec<Fault>> {
        self.config().check().map_err(Fault::of_rule)?;
        Fault::ok_if_none(self.faults_of_size())
    }

    fn lay_out(&self) -> MastersOfVenice {
        let mut game =
            MastersOfVenice::undealt(&self.config(), Dice::new(Seed::from_number(self.seed.unwrap_or(0))));
        let board = &mut game.board;
        board.space = self.space();
        for (rank, seat) in (0..).zip(self.youth.iter().flatten()) {
            board.youth[*seat] = rank;
        }
        self.price.iter().for_each(|(good, price)| board.price[*good] = *price);
        self.share.iter().for_each(|(shop, share)| board.share[*shop] = *share);
        self.orders.iter().for_each(|(shop, orders)| board.orders[*shop] = *orders);
        if !self.before_bids() {
            board.marker_spent = self.marker_spent.unwrap_or(true);
            board.order = self.order.clone().map_or_else(
                || Seat::first(self.seats).collect(),
                |order| order.into_iter().collect::<Pile<Seat, { table::MAX_SEATS }>>(),
            );
            board.characters[Character::Gondolier] = board.order.top().copied();
        }
        for (seat, player) in Seat::first(self.seats).zip(&self.players) {
            player.characters.iter().for_each(|character| board.characters[*character] = Some(seat));
            board.players[seat] = player.openly();
            let own = &mut game.secrets[seat];
            own.cash = player.cash.map_or(own.cash, Ducats);
            own.hand = player.hand.iter().copied().collect();
            own.rumors = player.rumors.iter().copied().collect();
        }
        self.lay_goods_and_shares(&mut game);
        self.lay_tiles(&mut game);
        self.lay_guild_orders(&mut game);
        game
    }

    fn lay_goods_and_shares(&self, game: &mut MastersOfVenice) {
        let board = &mut game.board;
        self.docks.iter().for_each(|(dock, goods)| board.docks[*dock] = *goods);
        self.offices.iter().for_each(|(office, good)| board.offices[*office] = Some(*good));
        let rest = CUBES.minus(&self.cubes().into_iter().collect()).unwrap_or_default();
        board.bag = self.bag;
        match self.rest {
            None => board.bag += rest,
            Some(dock) => board.docks[dock] += rest,
        }
        board.supply = SHARES.minus(&self.shares().into_iter().collect()).unwrap_or_default();
    }

    fn lay_tiles(&self, game: &mut MastersOfVenice) {
        let mut favors = FAVORS.minus(&self.favors().into_iter().collect()).unwrap_or_default();
        let mut take = |count: usize| -> Vec<Favor> {
            let taken: Vec<Favor> = favors.iter().take(count).collect();
            for favor in &taken {
                favors.take(*favor);
            }
            taken
        };
        let shown = usize::try_from(FAVORS_FACE_UP).unwrap_or(0);
        let display = self.display.clone().unwrap_or_else(|| take(shown));
        game.board.display = display.into_iter().collect();
        let rest = take(usize::MAX);
        game.hidden.favors =
            self.favors.iter().copied().chain(rest).collect::<Vec<_>>().into_iter().rev().collect();
        game.board.fresh_favors = count(game.hidden.favors.len());

        let rest = RUMORS.minus(&self.rumors().into_iter().collect()).unwrap_or_default();
        let mut rest = self.canal.iter().copied().chain(rest.iter());
        let canal: Vec<Shop> = rest.by_ref().take(self.ahead()).collect();
        game.board.canal = count(canal.len());
        game.hidden.canal = canal.into_iter().rev().collect();
        let held: usize = self.players.iter().map(|player| player.rumors.len()).sum();
        let played = TRADING_SPACES - (self.ahead() + held);
        game.board.played = rest.take(played).collect::<Rumors>();
    }

    fn lay_guild_orders(&self, game: &mut MastersOfVenice) {
        let named: GuildOrders = self.guild_orders().collect();
        let rest = GuildOrders::all().without(named);
        let stack: Vec<GuildOrder> = self.guild.iter().copied().chain(rest.iter()).collect();
        game.board.fresh_orders = count(stack.len());
        game.hidden.orders = stack.into_iter().rev().collect();
    }

    /// Trading spaces ahead of the gondola.
    pub(super) fn ahead(&self) -> usize {
        (self.space() + 1..=SPACES).filter(|space| !crate::is_bid_space(*space)).count()
    }

    pub(super) fn cubes(&self) -> Vec<Good> {
        let own = self.players.iter().flat_map(|player| player.goods.iter());
        let docks = self.docks.values().flat_map(Goods::iter);
        own.chain(docks).chain(self.offices.values().copied()).chain(self.bag.iter()).collect()
    }

    pub(super) fn shares(&self) -> Vec<Company> {
        self.players.iter().flat_map(|player| player.shares.iter()).collect()
    }

    pub(super) fn favors(&self) -> Vec<Favor> {
        let own = self.players.iter().flat_map(|player| &player.favors);
        own.chain(self.display.iter().flatten()).chain(&self.favors).copied().collect()
    }

    pub(super) fn rumors(&self) -> Vec<Shop> {
        self.players.iter().flat_map(|player| &player.rumors).chain(&self.canal).copied().collect()
    }

    pub(super) fn guild_orders(&self) -> impl Iterator<Item = GuildOrder> {
        let own = self.players.iter().flat_map(|player| player.hand.iter().chain(&player.fulfilled));
        own.chain(&self.guild).copied()
    }
}

impl ScenePlayer {
    fn openly(&self) -> Player {
        Player {
            vp: self.vp,
            goods: self.goods,
            shares: self.shares,
            favors: self.favors.iter().copied().collect(),
            fulfilled: self.fulfilled.iter().copied().collect(),
            hand: count(self.hand.len()),
            rumors: count(self.rumors.len()),
            pawn: self.pawn,
            ..Player::default()
        }
    }
}

fn count(len: usize) -> u8 {
    u8::try_from(len).unwrap_or(u8::MAX)
}
