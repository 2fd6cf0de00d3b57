//! Setup: a share, 150 ducats, a guild order and a cube for everybody; cubes on docks and at offices.

use table::{Dice, Draws, EventSink, PerSeat, Pile, Seat, SeatSet, Seed};

use crate::board::{Hidden, Secrets};
use crate::components::{
    CUBES, CUBES_PER_DOCK, FAVORS, FAVORS_FACE_UP, RUMOR_TILES, RUMORS, SHARES, START_CASH, START_ORDERS,
    START_PRICE, TRADING_SPACES,
};
use crate::event::Spot;
use crate::{
    Board, ByCharacter, ByDock, ByGood, ByOffice, ByShop, Config, Dock, Event, Favors, Good, Goods,
    GuildOrder, MastersOfVenice, Office, Phase, Player, Round, Rule, Rumors, Shop,
};

/// MOV-4.53: the random events of the setup, in this order.
pub(crate) fn set_up(
    config: &Config,
    mut dice: Dice,
    sink: &mut impl EventSink<Event>,
) -> Result<MastersOfVenice, Rule> {
    config.check()?;
    let mut game = MastersOfVenice::undealt(config, Dice::new(Seed::from_number(0)));
    let mut draws = dice.draws();
    game.rank_by_youth(&mut draws, sink);
    game.deal_shares(&mut draws, sink);
    game.lay_favors(&mut draws, sink);
    game.lay_rumors(&mut draws);
    game.deal_orders(&mut draws, sink);
    game.lay_cubes(|bag| bag.draw(&mut draws), sink);
    game.dice = dice;
    game.begin_round(sink);
    Ok(game)
}

impl MastersOfVenice {
    /// MOV-3.2, MOV-3.4, MOV-3.8: tracks at their starts (MOV-10.2), 150 ducats each, and nothing dealt or drawn.
    pub(crate) fn undealt(config: &Config, dice: Dice) -> MastersOfVenice {
        let seats = config.seats;
        let board = Board {
            phase: Phase::Over, // no question yet
            space: 1,
            youth: PerSeat::from_fn(seats, Seat::number),
            order: Pile::new(),
            characters: ByCharacter::default(),
            marker_spent: false,
            bids: PerSeat::new(seats, None),
            committed: SeatSet::EMPTY,
            price: ByGood::from_fn(|_| START_PRICE),
            share: ByShop::from_fn(|_| START_PRICE),
            orders: ByShop::from_fn(|_| START_ORDERS),
            supply: SHARES,
            bag: CUBES,
            docks: ByDock::from_fn(|_| Goods::EMPTY),
            offices: ByOffice::default(),
            drawn: Pile::new(),
            display: Favors::EMPTY,
            fresh_favors: 0,
            used_favors: Pile::new(),
            canal: 0,
            played: Rumors::EMPTY,
            fresh_orders: 0,
            returned_orders: 0,
            round: Round::default(),
            turn: None,
            run: None,
            players: PerSeat::new(seats, Player::default()),
        };
        let secrets = PerSeat::new(seats, Secrets { cash: START_CASH, ..Secrets::default() });
        let hidden =
            Hidden { canal: Pile::new(), favors: Pile::new(), orders: Pile::new(), returned: Pile::new() };
        MastersOfVenice { config: *config, board, secrets, hidden, dice }
    }

    /// MOV-3.1.
    fn rank_by_youth(&mut self, draws: &mut Draws<'_>, sink: &mut impl EventSink<Event>) {
        let mut ranks: Pile<u8, { table::MAX_SEATS }> = (0..self.config.seats).collect();
        draws.shuffle(ranks.as_mut_slice());
        self.board.youth = PerSeat::from_fn(self.config.seats, |seat| ranks[seat.index()]);
        let ranks = self.board.youth;
        sink.emit(|| Event::YouthRanks { ranks });
    }

    /// MOV-3.3: one share of each shop is shuffled; those not dealt stay in the supply.
    fn deal_shares(&mut self, draws: &mut Draws<'_>, sink: &mut impl EventSink<Event>) {
        let mut shops = Shop::ALL;
        draws.shuffle(&mut shops);
        for (seat, shop) in Seat::first(self.config.seats).zip(shops) {
            self.board.supply.take(shop.company());
            self.board.players[seat].shares.add(shop.company());
            sink.emit(|| Event::ShareDealt { seat, shop });
        }
    }

    /// MOV-3.5.
    fn lay_favors(&mut self, draws: &mut Draws<'_>, sink: &mut impl EventSink<Event>) {
        self.hidden.favors = FAVORS.iter().collect();
        draws.shuffle(self.hidden.favors.as_mut_slice());
        for _ in 0..FAVORS_FACE_UP {
            self.hidden.favors.pop().into_iter().for_each(|favor| self.board.display.add(favor));
        }
        self.board.fresh_favors = u8::try_from(self.hidden.favors.len()).expect("six favors");
        let favors = self.board.display;
        sink.emit(|| Event::FavorsShown { favors });
    }

    /// MOV-3.6: as many as there are trading spaces; the others leave the game unseen.
    fn lay_rumors(&mut self, draws: &mut Draws<'_>) {
        let mut rumors: Pile<Shop, RUMOR_TILES> = RUMORS.iter().collect();
        draws.shuffle(rumors.as_mut_slice());
        self.hidden.canal = rumors.iter().take(TRADING_SPACES).copied().collect();
        self.board.canal = u8::try_from(TRADING_SPACES).expect("twelve spaces");
    }

    /// MOV-3.7.
    fn deal_orders(&mut self, draws: &mut Draws<'_>, sink: &mut impl EventSink<Event>) {
        self.hidden.orders = GuildOrder::ALL.into_iter().collect();
        draws.shuffle(self.hidden.orders.as_mut_slice());
        self.board.fresh_orders = u8::try_from(self.hidden.orders.len()).expect("21 cards");
        for seat in Seat::first(self.config.seats) {
            self.draw_order(seat);
            let card = self.secrets[seat].hand.top().copied();
            sink.emit(|| Event::OrderDealt { seat, card });
        }
    }

    /// MOV-3.9: one for each player, two for each dock, one for each office, in this order. MOV-10.46: each has its draw effect.
    pub(crate) fn lay_cubes(
        &mut self,
        mut draw: impl FnMut(&mut Goods) -> Option<Good>,
        sink: &mut impl EventSink<Event>,
    ) {
        let seats = Seat::first(self.config.seats).map(Spot::Seat);
        let docks = Dock::ALL.into_iter().flat_map(|dock| [Spot::Dock(dock); CUBES_PER_DOCK]);
        for to in seats.chain(docks).chain(Office::ALL.map(Spot::Office)) {
            let Some(good) = draw(&mut self.board.bag) else { return };
            match to {
                Spot::Seat(seat) => self.board.players[seat].goods.add(good),
                Spot::Dock(dock) => self.board.docks[dock].add(good),
                Spot::Office(office) => self.board.offices[office] = Some(good),
                Spot::Quay {} => {}
            }
            self.board.cube_was_drawn(good, to, sink);
        }
    }
}
