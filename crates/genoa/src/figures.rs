//! What a screen shows beside the view: where the tower can get to and what that would bring, what own cards still lack,
//! what can be promised, chains, points so far.

mod asked;
mod brings;
mod forgone;
mod open_cards;
mod outlook;
mod walks;

use serde::{Deserialize, Serialize};
use table::{OfferNumber, PerSeat, Seat, Show};

use crate::bargain::{Gain, Pick};
use crate::components::RING;
use crate::scoring::{chain_points, each_chain};
use crate::{
    Action, Board, Building, CardKind, CardSet, Decision, Field, Genoa, Known, Phase, Sheet, Special, View,
};

pub use brings::Brings;
pub use forgone::Forgone;
pub use open_cards::OpenCard;
pub use outlook::Outlook;
pub use walks::Walk;

/// What follows from a view by the rules.
#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Figures {
    /// GEN-6.1: what the viewer would score if the game ended now; at the end everybody.
    pub sheets: PerSeat<Option<Sheet>>,
    /// The sums of these.
    pub points: PerSeat<Option<i32>>,
    /// GEN-6.2: the chains of privileges of each seat, as far as the viewer knows them.
    pub chains: Vec<Vec<Chain>>,
    /// GEN-4.6, GEN-4.7, GEN-4.8: where the tower can still get to in this turn, with the walk that brings the viewer most.
    pub walks: Vec<Walk>,
    /// What the orders and messages of the viewer still lack.
    #[serde(rename = "errands")]
    pub open_cards: Vec<OpenCard>,
    /// GEN-5.2: what can be dealt for now.
    pub targets: Vec<Target>,
    /// GEN-5.5: the standing offers that forbid to forgo.
    pub obliging: Vec<OfferNumber>,
    /// GEN-5.4: how many offers each seat has left in this window, as far as the viewer knows.
    pub offers_left: PerSeat<u8>,
    /// GEN-5.13: how often the active player may still ask in this window.
    pub asks_left: u8,
    /// GEN-4.45: while all who hold messages answer at once, of each of them whether it has answered; of others nothing.
    pub sealed: PerSeat<Option<bool>>,
    /// GEN-5.13: how many asks wait for an answer of each seat, and how many offers for the active player.
    pub addressed: PerSeat<u8>,
    /// GEN-5.4: who may act in this window although others are waited for.
    pub leads: Option<Seat>,
    /// GEN-5.4: is the viewer one of those who are asked in the windows of this turn?
    pub is_asked_in_windows: bool,
    /// GEN-5.18: with what the viewer says that it has nothing to say, while nobody asks it for anything.
    pub declines_with: Option<Decision>,
}

/// GEN-6.2: privileges side by side on the rim.
#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Chain {
    /// Clockwise.
    pub buildings: Vec<Building>,
    /// What it scores.
    pub points: i32,
    /// What it would score with one more.
    pub next: i32,
}

/// GEN-5.2, GEN-5.3: something that can be dealt for.
#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Target {
    /// The current building, or a neighbour of the tower.
    pub field: Field,
    /// What could be promised of its action, as supplies are.
    pub gains: Vec<Gain>,
}

impl Show for Genoa {
    type Figures = Figures;
    type Outlook = Outlook;

    fn figures(view: &View) -> Figures {
        let View { board, own, .. } = view;
        let known = view.known();
        let sheets = board.players.map(|seat, _| sheet(view, seat));
        Figures {
            points: sheets.map(|_, sheet| sheet.map(|sheet| sheet.total())),
            sheets,
            chains: board.players.iter().map(|(seat, _)| chains(view.cards(seat))).collect(),
            walks: view.viewer.map(|seat| walks::walks(board, own, seat)).unwrap_or_default(),
            open_cards: view.viewer.map(|seat| open_cards::open_cards(board, own, seat)).unwrap_or_default(),
            targets: board.targets().iter().map(|field| target(board, field)).collect(),
            obliging: obliging(&known),
            offers_left: board.players.map(|seat, _| known.offers_left(seat)),
            sealed: board.players.map(|seat, player| {
                let asked = board.phase == Phase::Close && player.cards.has(CardKind::Message);
                asked.then(|| board.turn.done.contains(seat))
            }),
            asks_left: known.asks_left(),
            addressed: asked::addressed(&known),
            leads: asked::leads(&known),
            is_asked_in_windows: asked::is_asked_in_windows(&known),
            declines_with: asked::declines_with(&known),
        }
    }

    fn outlook(view: &View, seat: Seat, decision: &Decision) -> Outlook {
        outlook::outlook(&view.known(), seat, decision)
    }
}

/// GEN-6.1, where the purse and the cards are known.
fn sheet(view: &View, seat: Seat) -> Option<Sheet> {
    Some(Sheet::of(&view.board, seat, view.ducats(seat)?, view.cards(seat)))
}

/// GEN-6.2, as a screen shows them.
fn chains(cards: CardSet) -> Vec<Chain> {
    let mut chains = Vec::new();
    each_chain(cards, |first, length| {
        let buildings = (first..first + length).map(|place| RING[place % RING.len()]).collect();
        chains.push(Chain { buildings, points: chain_points(length), next: chain_points(length + 1) });
    });
    chains
}

fn target(board: &Board, field: Field) -> Target {
    Target { field, gains: gains(board, field) }
}

/// GEN-5.3: what the action of a field yields and somebody could promise, the simplest first.
fn gains(board: &Board, field: Field) -> Vec<Gain> {
    let Some(building) = field.building() else { return Vec::new() };
    let conceivable = match building.action() {
        Action::Wares(wares) => {
            let single = wares.into_iter().map(|ware| Gain::Wares([ware].into_iter().collect()));
            single.chain([Gain::Wares(wares.into_iter().collect())]).collect()
        }
        Action::Draw { count, .. } => card_gains(count),
        Action::Markers { count } => (1..=count).map(|count| Gain::Markers { count }).collect(),
        Action::Special(special) => vec![Gain::Special(special)],
        Action::Villa => {
            [Gain::Privilege].into_iter().chain(Special::ALL.into_iter().map(Gain::Special)).collect()
        }
    };
    conceivable.into_iter().filter(|gain| board.can_yield(building, *gain)).collect()
}

/// Who says which is a question only where more is drawn than is handed over.
fn card_gains(drawn: u8) -> Vec<Gain> {
    let picks = |count| {
        if count < drawn { vec![Pick::First, Pick::Actor, Pick::Active] } else { vec![Pick::First] }
    };
    let cards = |count| picks(count).into_iter().map(move |pick| Gain::Cards { count, pick });
    (1..=drawn).flat_map(cards).collect()
}

/// GEN-4.18, GEN-5.5.
fn obliging(known: &Known<'_>) -> Vec<OfferNumber> {
    if known.board.phase != Phase::Current {
        return Vec::new();
    }
    known.offers().filter(|offer| offer.terms.is_obliging()).filter_map(|offer| offer.number).collect()
}
