//! Turns (MOV-4.19, MOV-4.20): a free sequence of what the place allows, rumors and favors, closed by `EndTurn`.
//!
//! One file for each place. What is decided in steps (MOV-4.57) is a run, which takes effect when it closes.

mod church;
mod docks;
mod guild_hall;
mod mercato;
mod offices;
mod shops;
mod stock_market;
mod tiles;

use serde::{Deserialize, Serialize};
use table::{EventSink, Kind, Seat, Set};

use crate::{
    Board, Company, Decision, Dock, Ducats, Event, Good, Goods, MastersOfVenice, Phase, Place, Rule, Shares,
};

pub use guild_hall::reward;

/// A turn in progress. All of it is public.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Turn {
    /// Whose.
    pub seat: Seat,
    /// Where.
    pub place: Place,
    /// With a pawn there, or without.
    pub role: Role,
    /// MOV-4.24: by the gondola marker.
    pub brought_forward: bool,
    /// What was done that can be done once.
    pub done: Set<SubAction>,
    /// MOV-4.34: companies bought in this turn, and sold.
    pub bought: Set<Company>,
    #[expect(missing_docs, reason = "said above")]
    pub sold: Set<Company>,
    /// MOV-4.43: goods bought at the Mercato in this turn, and sold.
    pub bought_goods: Set<Good>,
    #[expect(missing_docs, reason = "said above")]
    pub sold_goods: Set<Good>,
}

impl Turn {
    /// At its beginning: nothing is done or brought forward yet.
    pub fn new(seat: Seat, place: Place, role: Role) -> Turn {
        Turn {
            seat,
            place,
            role,
            brought_forward: false,
            done: Set::EMPTY,
            bought: Set::EMPTY,
            sold: Set::EMPTY,
            bought_goods: Set::EMPTY,
            sold_goods: Set::EMPTY,
        }
    }

    #[inline]
    fn has(&self, done: SubAction) -> bool {
        self.done.contains(done)
    }
}

/// MOV-4.17, MOV-4.18.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Role {
    /// The pawn stands there.
    Visitor,
    /// The pawn stands elsewhere.
    Sharer,
}

/// What can be done once in a turn.
#[derive(Copy, Clone, Eq, PartialEq, Ord, PartialOrd, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[expect(missing_docs, reason = "the names are those of the specification")]
pub enum SubAction {
    BuyAtDock,
    SellToShop,
    BuyShares,
    SellShares,
    DrawOrder,
    BuyFavor,
    UseOffice,
    MercatoSell,
    MercatoBuy,
    MercatoSwap,
}

impl Kind for SubAction {
    const ALL: &'static [SubAction] = &[
        SubAction::BuyAtDock,
        SubAction::SellToShop,
        SubAction::BuyShares,
        SubAction::SellShares,
        SubAction::DrawOrder,
        SubAction::BuyFavor,
        SubAction::UseOffice,
        SubAction::MercatoSell,
        SubAction::MercatoBuy,
        SubAction::MercatoSwap,
    ];

    #[inline]
    fn index(self) -> usize {
        match self {
            SubAction::BuyAtDock => 0,
            SubAction::SellToShop => 1,
            SubAction::BuyShares => 2,
            SubAction::SellShares => 3,
            SubAction::DrawOrder => 4,
            SubAction::BuyFavor => 5,
            SubAction::UseOffice => 6,
            SubAction::MercatoSell => 7,
            SubAction::MercatoBuy => 8,
            SubAction::MercatoSwap => 9,
        }
    }
}

/// MOV-4.57: the open steps of one decision; nothing has moved yet.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[expect(missing_docs, reason = "the fields say what they are")]
pub enum Run {
    /// MOV-4.27, MOV-4.28.
    Dock { dock: Dock, stolen: Option<Good>, taken: Goods },
    /// MOV-4.32.
    Buy { shares: Shares },
    /// MOV-4.33.
    Sell { shares: Shares },
}

impl MastersOfVenice {
    #[inline]
    pub(crate) fn each_turn_decision(&self, mut visit: impl FnMut(Decision)) {
        let Some(turn) = &self.board.turn else { return };
        match (self.board.phase, &self.board.run) {
            (Phase::OrderReturn, _) => self.each_return(turn, visit),
            (Phase::DockAssign { .. }, _) => self.each_assignment(visit),
            (_, Some(Run::Dock { .. })) => self.each_dock_step(turn, &mut visit),
            (_, Some(_)) => self.each_share_step(turn, &mut visit),
            (_, None) => {
                match turn.place {
                    Place::Docks => self.each_dock_step(turn, &mut visit),
                    Place::Shops => self.each_shop_action(turn, &mut visit),
                    Place::StockMarket => self.each_share_step(turn, &mut visit),
                    Place::GuildHall => self.each_guild_action(turn, &mut visit),
                    Place::Church => self.each_favor_on_display(turn, &mut visit),
                    Place::ShippingNorth | Place::ShippingSouth | Place::Shipping => {
                        self.each_office_use(turn, &mut visit);
                    }
                    Place::Mercato => self.each_trade(turn, &mut visit),
                }
                self.each_tile(turn.seat, &mut visit);
                visit(Decision::EndTurn);
            }
        }
    }

    pub(crate) fn check_turn_decision(&self, decision: Decision) -> Result<(), Rule> {
        let turn = match (self.board.phase, decision) {
            (Phase::OrderReturn, Decision::ReturnOrder { card }) => return self.check_return(card),
            (Phase::OrderReturn, _) => return Err(Rule::GuildMaster),
            (Phase::DockAssign { .. }, Decision::AssignDocks { dock_1, dock_2, dock_3, dock_4 }) => {
                return self.check_assignment([dock_1, dock_2, dock_3, dock_4]);
            }
            (Phase::DockAssign { .. }, _) => return Err(Rule::AssignDocks),
            (Phase::Turn, _) => self.board.turn.as_ref().ok_or(Rule::Turn)?,
            _ => return Err(self.rule_outside_turns(decision)),
        };
        if self.board.run.is_some() {
            return self.check_step(turn, decision);
        }
        match decision {
            Decision::EndTurn => Ok(()),
            Decision::PlayFavor { favor, shop, amount } => self.check_favor(turn.seat, favor, shop, amount),
            Decision::PlayRumor { shop, peg, way } => self.check_rumor(turn.seat, shop, peg, way),
            _ if allows(turn.place, decision) => self.check_sub_action(turn, decision),
            _ => Err(Rule::Turn),
        }
    }

    /// MOV-4.20: rumors and favors are played in own turns alone, so never in a bid round (MOV-4.12), and while destinations are
    /// chosen or the Gondolier is asked no more than there. What else belongs to a turn is forbidden by MOV-4.19.
    fn rule_outside_turns(&self, decision: Decision) -> Rule {
        let bid_round = matches!(self.board.phase, Phase::Bid | Phase::Draft { .. } | Phase::Adjust { .. });
        match decision {
            Decision::PlayFavor { .. } | Decision::PlayRumor { .. } if bid_round => Rule::TilesInBidRound,
            Decision::PlayFavor { .. } => Rule::PlayFavor,
            Decision::PlayRumor { .. } => Rule::PlayRumor,
            _ => Rule::Turn,
        }
    }

    fn check_sub_action(&self, turn: &Turn, decision: Decision) -> Result<(), Rule> {
        match decision {
            Decision::Steal { .. }
            | Decision::Take { .. }
            | Decision::BuyShare { .. }
            | Decision::SellShare { .. } => self.check_step(turn, decision),
            Decision::UseMajority { shop, effect } => self.check_majority(turn, shop, effect),
            Decision::SellToShop { shop, n } => self.check_sale(turn, shop, n),
            Decision::DrawOrder { cards } => self.check_draw(turn, cards),
            Decision::DeliverOrder { card, vp } => self.check_delivery(turn, card, vp),
            Decision::BuyFavor { favor } => self.check_purchase_of_favor(turn, favor),
            Decision::UseOffice { office, free_good } => self.check_office(turn, office, free_good),
            Decision::MercatoSell { goods } => self.check_mercato_sale(turn, &goods),
            Decision::MercatoBuy { goods } => self.check_mercato_purchase(turn, &goods),
            Decision::MercatoSwap { give, take } => self.check_swap(turn, give, take),
            _ => Err(Rule::Turn),
        }
    }

    /// MOV-4.57: a step that begins a run, or one that follows in it.
    fn check_step(&self, turn: &Turn, decision: Decision) -> Result<(), Rule> {
        match decision {
            Decision::Steal { dock, good } => self.check_steal(turn, dock, good),
            Decision::Take { dock, good, n } => self.check_take(turn, dock, good, n),
            Decision::CloseDock if matches!(self.board.run, Some(Run::Dock { .. })) => Ok(()),
            Decision::BuyShare { company, n } => self.check_buy_share(turn, company, n),
            Decision::SellShare { company, n } => self.check_sell_share(turn, company, n),
            Decision::CloseShares if matches!(self.board.run, Some(Run::Buy { .. } | Run::Sell { .. })) => {
                Ok(())
            }
            _ => Err(Rule::Steps),
        }
    }

    /// MOV-4.51, then MOV-4.19: a turn ends by itself as soon as nothing is left but `EndTurn`.
    pub(crate) fn continue_turn(&mut self, sink: &mut impl EventSink<Event>) {
        if self.board.run.is_some() {
            return; // MOV-4.57: nothing has moved yet
        }
        self.settle(sink);
        let Some(turn) = &self.board.turn else { return };
        if self.board.phase == Phase::Turn && !self.board.has_options(turn) {
            self.end_turn(true, sink);
        }
    }

    /// Notes what can be done once.
    fn mark_done(&mut self, done: SubAction) {
        if let Some(turn) = &mut self.board.turn {
            turn.done.insert(done);
        }
    }

    /// MOV-4.58.
    #[inline]
    fn can_pay(&self, seat: Seat, ducats: Ducats) -> bool {
        ducats <= self.secrets[seat].cash
    }
}

impl Board {
    /// MOV-4.19, MOV-10.41: by what everybody sees. Cash counts as unlimited, any rumor can move some peg, and an order in
    /// hand counts as any that does not lie open.
    #[inline]
    pub fn has_options(&self, turn: &Turn) -> bool {
        let player = &self.players[turn.seat];
        player.rumors > 0 || self.favors_have_options(player) || self.place_has_options(turn)
    }

    /// MOV-4.19: without rumors and favors.
    #[inline]
    pub fn place_has_options(&self, turn: &Turn) -> bool {
        match turn.place {
            Place::Docks => self.docks_have_options(turn),
            Place::Shops => self.shops_have_options(turn),
            Place::StockMarket => self.stock_market_has_options(turn),
            Place::GuildHall => self.guild_hall_has_options(turn),
            Place::Church => !turn.has(SubAction::BuyFavor) && !self.display.is_empty(),
            Place::ShippingNorth | Place::ShippingSouth | Place::Shipping => self.offices_have_options(turn),
            Place::Mercato => self.mercato_has_options(turn),
        }
    }
}

/// MOV-4.19: is this a sub-action of the place?
fn allows(place: Place, decision: Decision) -> bool {
    match decision {
        Decision::Steal { .. } | Decision::Take { .. } => place == Place::Docks,
        Decision::UseMajority { .. } | Decision::SellToShop { .. } => place == Place::Shops,
        Decision::BuyShare { .. } | Decision::SellShare { .. } => place == Place::StockMarket,
        Decision::DrawOrder { .. } | Decision::DeliverOrder { .. } => place == Place::GuildHall,
        Decision::BuyFavor { .. } => place == Place::Church,
        Decision::UseOffice { .. } => place == Place::Shipping || place.office().is_some(),
        Decision::MercatoSell { .. } | Decision::MercatoBuy { .. } | Decision::MercatoSwap { .. } => {
            place == Place::Mercato
        }
        _ => false,
    }
}
