//! What a screen shows beside the view: majorities, values, who comes next, and what each decision would bring.

mod forgone;

use serde::{Deserialize, Serialize};
use table::{PerSeat, Seat, Set, Show};

use crate::components::{BID_STEP, DUCATS_PER_ORDER_DOWN, DUCATS_PER_ORDER_UP, DUCATS_PER_VP_DECLINED};
use crate::scoring::tax;
use crate::tracks::dividend;
use crate::turn::reward;
use crate::{
    Board, ByShop, Decision, Ducats, GuildOrders, MastersOfVenice, Peg, Phase, Role, Sheet, Shop, Turn, View,
};

pub use forgone::Forgone;

/// What follows from a view by the rules.
#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Figures {
    /// MOV-4.29: who holds the majority of each shop.
    pub majority: ByShop<Option<Seat>>,
    /// MOV-4.38: what the next delivery of each seat is worth.
    pub reward: PerSeat<u8>,
    /// MOV-4.16, MOV-4.17, MOV-4.18: the turns to come at the active place, the one in progress not included.
    pub queue: Vec<Waiting>,
    /// MOV-6.1: what each seat would score if the game ended now; where its cash is hidden, as if it had just enough for
    /// the tax.
    pub sheets: PerSeat<Sheet>,
    /// The sums of these.
    pub points: PerSeat<i16>,
    /// MOV-4.30: what each shop pays for one cube.
    pub pays: ByShop<Ducats>,
    /// MOV-4.30: the largest sale of the viewer's own cubes that each shop has orders for.
    pub sale: ByShop<Option<Sale>>,
    /// MOV-4.37: those of the viewer's guild orders for which the viewer has all the cubes.
    pub complete: GuildOrders,
    /// MOV-4.5, MOV-4.14: while all choose at once, of each seat whether it has chosen; otherwise nothing.
    pub sealed: PerSeat<Option<bool>>,
    /// MOV-4.5: the highest amount that the viewer could bid.
    pub highest_bid: Ducats,
    /// MOV-4.22: may the viewer still be asked, before turns of others, whether to use the gondola marker?
    pub may_use_gondola: bool,
}

/// Cubes that one shop would take, at its present price.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Sale {
    /// How many.
    pub n: u8,
    /// What they bring.
    pub receives: Ducats,
    /// MOV-4.52: what each share of the shop would get.
    pub dividend: Ducats,
}

/// Who will have a turn.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Waiting {
    /// Who.
    pub seat: Seat,
    /// With a pawn there, or without.
    pub role: Role,
}

/// What a decision would bring by itself, before dividends, price control and split.
#[derive(Copy, Clone, Eq, PartialEq, Default, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Outlook {
    /// Ducats paid; of a step, what it adds.
    pub pays: Ducats,
    /// Ducats received.
    pub receives: Ducats,
    /// MOV-4.52: what each share of the shop would get.
    pub dividend: Ducats,
    /// Points scored at once.
    pub vp: u8,
    /// Where the orders of the shop would stand.
    pub orders: Option<u8>,
    /// Where the price would stand.
    pub price: Option<u8>,
    /// MOV-4.10: by how much a bid would raise the orders of a shop, or lower them.
    pub adjusts: Option<[u32; 2]>,
    /// What is given up with it that would cost nothing.
    pub forgone: Set<Forgone>,
}

impl Show for MastersOfVenice {
    type Figures = Figures;
    type Outlook = Outlook;

    fn figures(view: &View) -> Figures {
        let board = &view.board;
        let sheets = board.players.map(|seat, player| {
            let tax = tax(board.goods_value(&player.goods));
            let cash = view.cash[seat].unwrap_or(tax);
            match &view.revealed {
                Some(revealed) => scored(board, seat, Ducats(cash.0 + tax.0 - revealed.owed[seat].0)),
                None => Sheet::of(board, seat, cash),
            }
        });
        Figures {
            majority: ByShop::from_fn(|shop| board.majority(shop)),
            reward: board.players.map(|_, player| reward(player.fulfilled.len())),
            queue: queue(board),
            points: sheets.map(|_, sheet| sheet.total()),
            sheets,
            pays: ByShop::from_fn(|shop| board.sale_value(shop, 1)),
            sale: ByShop::from_fn(|shop| sale(view, shop)),
            complete: complete(view),
            sealed: board.players.map(|seat, _| {
                let choosing = matches!(board.phase, Phase::Bid | Phase::Destination);
                choosing.then(|| board.committed.contains(seat))
            }),
            highest_bid: highest_bid(view),
            may_use_gondola: may_use_gondola(view),
        }
    }

    fn outlook(view: &View, seat: Seat, decision: &Decision) -> Outlook {
        let board = &view.board;
        let none = Outlook { forgone: forgone::forgone(view, seat, decision), ..Outlook::default() };
        match *decision {
            Decision::Bid { amount } => {
                let adjusts = Some([amount.0 / DUCATS_PER_ORDER_UP, amount.0 / DUCATS_PER_ORDER_DOWN]);
                Outlook { pays: amount, adjusts, ..none }
            }
            Decision::Take { good, n, .. } => Outlook { pays: Ducats::times(n, board.price[good]), ..none },
            Decision::BuyShare { company, n } => {
                Outlook { pays: Ducats::times(n, board.share_price(company)), ..none }
            }
            Decision::SellShare { company, n } => {
                Outlook { receives: Ducats::times(n, board.share_price(company)), ..none }
            }
            Decision::MercatoBuy { goods } => {
                Outlook { pays: board.goods_value(&goods.iter().copied().collect()), ..none }
            }
            Decision::MercatoSell { goods } => {
                Outlook { receives: board.goods_value(&goods.iter().copied().collect()), ..none }
            }
            Decision::SellToShop { shop, n } => {
                let receives = board.sale_value(shop, n);
                Outlook {
                    receives,
                    dividend: dividend(receives),
                    orders: Some(board.orders[shop] - n),
                    ..none
                }
            }
            Decision::UseMajority { shop, effect } => {
                let moved = board.after_majority(shop, effect);
                Outlook {
                    price: moved.map(|(price, _)| price),
                    orders: moved.map(|(_, orders)| orders),
                    ..none
                }
            }
            Decision::DeliverOrder { vp, .. } => {
                let worth = reward(board.players[seat].fulfilled.len());
                let receives = Ducats(u32::from(worth.saturating_sub(vp)) * DUCATS_PER_VP_DECLINED);
                Outlook { receives, vp, ..none }
            }
            Decision::BuyFavor { favor } => Outlook { pays: Ducats(favor.price()), ..none },
            Decision::PlayFavor { shop, amount, .. } => {
                Outlook { orders: Some(board.orders[shop] + amount), ..none }
            }
            Decision::AdjustOrders { shop, way } => {
                Outlook { orders: board.after_adjustment(seat, shop, way), ..none }
            }
            Decision::PlayRumor { shop, peg, way } => match (peg, board.after_rumor(shop, peg, way)) {
                (Peg::Orders, orders) => Outlook { orders, ..none },
                (Peg::Price | Peg::Share, price) => Outlook { price, ..none },
            },
            _ => none,
        }
    }
}

/// MOV-6.1 after the fact, with the cash of before: the points are one sum by now, from which the other parts are taken out
/// again.
fn scored(board: &Board, seat: Seat, cash: Ducats) -> Sheet {
    let sheet = Sheet::of(board, seat, cash);
    let others = sheet.total() - sheet.vp;
    Sheet { vp: sheet.vp - others, ..sheet }
}

/// MOV-4.30, wherever the pawn stands.
fn sale(view: &View, shop: Shop) -> Option<Sale> {
    let board = &view.board;
    let n = board.sellable(view.viewer?, shop);
    let receives = board.sale_value(shop, n);
    (n > 0).then(|| Sale { n, receives, dividend: dividend(receives) })
}

/// MOV-4.37, the orders of shops left aside.
fn complete(view: &View) -> GuildOrders {
    let Some(seat) = view.viewer else { return GuildOrders::EMPTY };
    let goods = &view.board.players[seat].goods;
    view.hand.iter().copied().filter(|card| goods.contains(card.needs())).collect()
}

/// MOV-4.5, MOV-10.6: bids go in steps, and nobody bids more than it has.
fn highest_bid(view: &View) -> Ducats {
    let cash = view.viewer.and_then(|seat| view.cash[seat]).unwrap_or(Ducats(0));
    Ducats(cash.0 / BID_STEP * BID_STEP)
}

/// MOV-4.22: the Gondolier, until it has used the marker.
fn may_use_gondola(view: &View) -> bool {
    let board = &view.board;
    view.viewer.is_some()
        && board.gondolier() == view.viewer
        && !board.marker_spent
        && board.phase != Phase::Over
}

/// MOV-4.17, MOV-4.18, as far as nobody uses the gondola marker.
fn queue(board: &Board) -> Vec<Waiting> {
    let mut board = *board;
    let mut queue = Vec::new();
    let Some(place) = board.round.active else { return queue };
    if let Some(turn) = board.turn {
        board.count_turn(&turn);
    }
    while let Some((seat, role)) = board.next_at(place) {
        queue.push(Waiting { seat, role });
        board.count_turn(&Turn::new(seat, place, role));
    }
    queue
}
