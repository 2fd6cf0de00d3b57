//! What a table is worth to a seat, in ducats: a hundred of them are a point (MOV-12.1).

use masters_of_venice::{Board, Favor, Good, Goods, MastersOfVenice, Phase, Place, View};
use table::{Kind, Seat};

use super::{Horizon, Weights};

/// Values tables for one seat, at one moment.
#[derive(Copy, Clone, Debug)]
pub(super) struct Judge<'a> {
    pub(super) seat: Seat,
    pub(super) horizon: Horizon,
    pub(super) weights: &'a Weights,
}

impl Judge<'_> {
    /// What the seat has, less a part of what the others have.
    pub(super) fn worth(&self, view: &View) -> f64 {
        let rivals: f64 = self.seat.others(view.seats()).map(|other| self.of_other(view, other)).sum();
        self.own(view) - self.weights.envy * rivals / f64::from(view.seats() - 1)
    }

    fn own(&self, view: &View) -> f64 {
        let player = &view.board.players[self.seat];
        let cash = view.cash[self.seat].map_or(0.0, |cash| f64::from(cash.0));
        let points = in_ducats(player.vp);
        if view.board.phase == Phase::Over {
            return points + 0.01 * cash;
        }
        let mut goods = player.goods;
        let guild = self.hand(view, &mut goods, cash);
        let merchandise = self.merchandise(&view.board, self.seat, &goods);
        let shares = self.shares(&view.board, self.seat);
        let money = if self.horizon.is_last_round() {
            rounded(cash + merchandise) + rounded(shares)
        } else {
            self.purse(cash) + merchandise + shares
        };
        points + guild + money + self.tiles(view)
    }

    /// As far as everybody sees it.
    fn of_other(&self, view: &View, seat: Seat) -> f64 {
        let board = &view.board;
        let player = &board.players[seat];
        let cash = view.cash[seat].map_or(0.0, |cash| f64::from(cash.0));
        let points = in_ducats(player.vp) + cash;
        if board.phase == Phase::Over {
            return points;
        }
        points + self.shares(board, seat) + self.merchandise(board, seat, &player.goods)
    }

    /// MOV-12.1: early ducats are worth more, the more so the fewer there are.
    fn purse(&self, cash: f64) -> f64 {
        cash + cash.min(self.weights.few) * self.weights.interest * self.horizon.rounds
    }

    /// MOV-12.2: twice the price where the shop has orders left and the seat comes there in time; else little; at the
    /// end half the price is due (MOV-6.2). At each turn in the Shops only one good is sold, the best one first.
    fn merchandise(&self, board: &Board, seat: Seat, goods: &Goods) -> f64 {
        let mut sales = [(0.0, 0.0); Good::ALL.len()];
        let mut unsold = 0.0;
        for (good, count) in goods.kinds() {
            let price = f64::from(board.price[good]);
            let count = f64::from(count);
            let sold = self.saleable(board, seat, good).min(count);
            let rest = price * self.spare(good);
            unsold += (count - sold) * rest;
            sales[good.index()] = (f64::from(MastersOfVenice::PAY_FACTOR) * price * sold, rest * sold);
        }
        sales.sort_by(|a, b| (b.0 - b.1).total_cmp(&(a.0 - a.1)));
        let turns = self.shops_turns();
        let sold: f64 = (0_u8..)
            .zip(sales)
            .map(|(nth, (sold, rest))| {
                let chance = 0.95 * (turns - f64::from(nth)).clamp(0.0, 1.0);
                chance * sold + (1.0 - chance) * rest
            })
            .sum();
        sold + unsold
    }

    /// How many cubes of a good find an order, when others hold some too.
    fn saleable(&self, board: &Board, seat: Seat, good: Good) -> f64 {
        let Some(shop) = good.shop() else { return 0.0 };
        let rivals: u8 =
            seat.others(board.players.seats()).map(|other| board.players[other].goods[good]).sum();
        (f64::from(board.orders[shop]) - self.weights.rush * f64::from(rivals)).max(0.0)
    }

    /// What a cube without an order is worth of its price.
    fn spare(&self, good: Good) -> f64 {
        let tax = f64::from(MastersOfVenice::TAX_PERCENT) / 100.0; // MOV-6.2
        if self.horizon.is_last_round() {
            return -tax;
        }
        let most = if good.shop().is_some() { self.weights.spare } else { self.weights.wood };
        let late = 1.0 / (self.horizon.rounds + 1.0);
        most * (1.0 - late) - tax * late
    }

    /// Turns at the Shops to come; if others do not open them, one goes there oneself.
    fn shops_turns(&self) -> f64 {
        let rounds = self.horizon.rounds;
        let least = if rounds < 1.0 { 0.0 } else { 0.85 };
        let now = if self.horizon.expects(Place::Shops) { 1.0 } else { 0.0 };
        now + (self.weights.shops * rounds).max(least)
    }

    /// Rumors and favors are worth something while there are turns to play them in.
    fn tiles(&self, view: &View) -> f64 {
        let time = match self.horizon.rounds {
            rounds if rounds >= 2.0 => 1.0,
            rounds if rounds >= 1.0 => 0.6,
            _ if self.horizon.ahead.is_empty() => 0.0,
            _ => 0.2,
        };
        let player = &view.board.players[self.seat];
        let favors: u32 = player.favors.iter().map(Favor::price).sum();
        let rumors = self.weights.rumor * f64::from(player.rumors);
        time * (self.weights.favor * f64::from(favors) + rumors)
    }
}

/// MOV-12.8: at the end hundreds count, but not all is known before the end.
fn rounded(ducats: f64) -> f64 {
    let point = in_ducats(1);
    let points = ((ducats + point / 2.0) / point).floor();
    0.5 * ducats + 0.5 * point * points
}

/// MOV-12.1: what points are worth.
pub(super) fn in_ducats(points: i16) -> f64 {
    f64::from(MastersOfVenice::DUCATS_PER_VP) * f64::from(points)
}
