//! What a seat can say (chapters 4 and 5).

use serde::{Deserialize, Serialize};
use table::{OfferNumber, OfferNumbers, Pile};

use crate::bargain::{Request, Terms};
use crate::components::MOST_BORDERS;
use crate::{Building, Card, CardSet, Field, Good, GoodKind, Special, Ware};

/// One decision of one seat.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Decision {
    /// GEN-4.3: both dice.
    Roll,
    /// GEN-4.4: plays `any_start`.
    AnyStart {
        /// Any of the 39.
        field: Field,
    },
    /// GEN-4.17: the active player takes the action of the current building.
    #[serde(rename = "self")]
    Own,
    /// GEN-4.19: the action of the current building lapses.
    Forgo,
    /// GEN-5.3: an offer, in place of one's own for the same target.
    Offer(Terms),
    /// GEN-5.6: takes back an own offer.
    Withdraw {
        /// Which.
        offer: OfferNumber,
    },
    /// GEN-5.4: nothing to say for now. GEN-4.50: no marker.
    Pass,
    /// GEN-5.7, GEN-5.9: the deal; several offers only for one street.
    Accept {
        /// As they were read.
        offers: OfferNumbers,
    },
    /// GEN-5.7: names a card that the accepted offer wants by its kind.
    Pay {
        /// In the active player's hand.
        card: Card,
    },
    /// GEN-5.13: the active player says what it would agree to.
    Ask(Request),
    /// GEN-5.13: takes back an own ask.
    WithdrawAsk {
        /// Which.
        ask: OfferNumber,
    },
    /// GEN-5.13: makes the offer that was asked for.
    Meet {
        /// Which.
        ask: OfferNumber,
        /// The own cards that it wants by their kind.
        #[serde(default)]
        cards: CardSet,
    },
    /// GEN-4.25.
    AnyWare {
        /// In supply.
        ware: Ware,
    },
    /// GEN-4.26, GEN-4.64: first step, the good given.
    Exchange {
        /// An own one.
        give: Good,
    },
    /// GEN-4.26, GEN-4.64: second step, the kind taken.
    Take {
        /// In supply.
        good: GoodKind,
    },
    /// GEN-4.27.
    BuildingAction {
        /// With an own marker.
        building: Building,
    },
    /// GEN-4.22: what the building yields; not in a villa.
    Effect,
    /// GEN-4.29: the effect of a villa, a large order.
    LargeOrder {
        /// For this villa.
        card: Card,
        /// Of free choice; nothing if all are gone.
        #[serde(default)]
        special: Option<Special>,
    },
    /// GEN-4.31: the effect of a villa, a privilege.
    Privilege,
    /// GEN-5.10: a drawn card that was promised.
    HandOver {
        /// One of those drawn.
        card: Card,
    },
    /// GEN-4.32.
    SmallOrder {
        /// For this building.
        card: Card,
    },
    /// GEN-4.21.
    EndAction,
    /// GEN-4.6.
    Move {
        /// Next to the tower.
        field: Field,
    },
    /// GEN-5.12.
    EndTurn,
    /// GEN-4.50.
    Mark {
        /// With discs.
        street: Field,
        /// For each building that it borders, in the order of the data file.
        plan: Plan,
    },
    /// GEN-4.46; sealed at the end of a turn (GEN-4.60).
    DeliverMessage {
        /// In hand.
        card: Card,
    },
    /// GEN-4.60: no more messages.
    Done,
}

/// GEN-4.64: what is done with each building that a street borders.
pub type Plan = Pile<Touch, MOST_BORDERS>;

/// GEN-4.51.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Default, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Touch {
    /// Nothing.
    #[default]
    Leave,
    /// An own marker on a free building.
    Place,
    /// The marker of another goes, for one of one's own.
    Remove,
    /// The same, and one more is placed.
    Replace,
}

impl Touch {
    /// All four.
    pub const ALL: [Touch; 4] = [Touch::Leave, Touch::Place, Touch::Remove, Touch::Replace];

    /// GEN-4.51: the markers of the stock that it takes.
    pub fn cost(self) -> u8 {
        match self {
            Touch::Leave => 0,
            Touch::Place | Touch::Remove => 1,
            Touch::Replace => 2,
        }
    }
}
