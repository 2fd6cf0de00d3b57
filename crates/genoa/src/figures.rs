//! What a screen shows beside the view: where the tower can get to and what that would bring, what own cards still lack,
//! what can
//! be promised, chains, points so far.

mod brings;
mod errands;
mod outlook;
mod walks;

use serde::{Deserialize, Serialize};
use table::{OfferNumber, PerSeat, Seat, Show};

use crate::bargain::{Gain, Pick, Supply};
use crate::components::{MOST_ASKS, RING};
use crate::scoring::{Possessions, chain};
use crate::view::SeenPlayer;
use crate::{
    Action, Building, Card, CardKind, CardSet, Decision, Face, Field, FieldSet, Genoa, Phase, Sheet, Special,
    View,
};

pub use brings::Brings;
pub use errands::Errand;
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
    pub errands: Vec<Errand>,
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
        let sheets = view.players.map(|seat, _| sheet(view, seat));
        Figures {
            points: sheets.map(|_, sheet| sheet.map(|sheet| sheet.total())),
            sheets,
            chains: view.players.iter().map(|(seat, _)| chains(known(view, seat))).collect(),
            walks: view.viewer.map(|seat| walks::walks(view, seat)).unwrap_or_default(),
            errands: view.viewer.map(|seat| errands::errands(view, seat)).unwrap_or_default(),
            targets: view.turn.targets(view.phase).iter().map(|field| target(view, field)).collect(),
            obliging: obliging(view),
            offers_left: view.players.map(|seat, _| view.offers.left(seat)),
            sealed: view.players.map(|seat, player| {
                let asked = view.phase == Phase::Close && player.cards[CardKind::Message] > 0;
                asked.then(|| view.turn.done.contains(seat))
            }),
            asks_left: MOST_ASKS - view.asks.posted(view.turn.active).min(MOST_ASKS),
        }
    }

    fn outlook(view: &View, seat: Seat, decision: &Decision) -> Outlook {
        outlook::outlook(view, seat, decision)
    }
}

/// The cards of a seat that the viewer knows to be there.
fn known(view: &View, seat: Seat) -> CardSet {
    if view.viewer == Some(seat) { view.hand } else { view.players[seat].known }
}

/// GEN-6.1, where the purse and the cards are known.
fn sheet(view: &View, seat: Seat) -> Option<Sheet> {
    let SeenPlayer { ducats, wares, specials, stock, .. } = &view.players[seat];
    let hand = known(view, seat);
    let known = Possessions { ducats: (*ducats)?, hand, wares, specials, stock: *stock };
    Some(known.sheet(seat, &view.markers))
}

/// GEN-6.2: the maximal runs round the rim, whose last building is next to the first.
fn chains(cards: CardSet) -> Vec<Chain> {
    let mut held = [false; RING.len()];
    for card in cards.iter() {
        if let Face::Privilege { building } = card.face()
            && let Some(place) = building.on_rim()
        {
            held[place] = true;
        }
    }
    let Some(gap) = held.iter().position(|held| !held) else { return vec![linked(RING.to_vec())] };
    let mut found = Vec::new();
    let mut run = Vec::new();
    for place in (gap + 1..=gap + RING.len()).map(|place| place % RING.len()) {
        if held[place] {
            run.push(RING[place]);
        } else if !run.is_empty() {
            found.push(linked(std::mem::take(&mut run)));
        }
    }
    found
}

fn linked(buildings: Vec<Building>) -> Chain {
    let length = buildings.len();
    Chain { buildings, points: chain(length), next: chain(length + 1) }
}

fn target(view: &View, field: Field) -> Target {
    Target { field, gains: gains(view, field) }
}

/// GEN-5.3: what the action of a field yields and somebody could promise, the simplest first.
fn gains(view: &View, field: Field) -> Vec<Gain> {
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
    let available = |kind| available(view, kind);
    let supply = Supply { wares: &view.wares, specials: &view.specials, available };
    conceivable.into_iter().filter(|gain| supply.yields(building, *gain)).collect()
}

/// Who says which is a question only where more is drawn than is handed over.
fn card_gains(drawn: u8) -> Vec<Gain> {
    let picks = |count| {
        if count < drawn { vec![Pick::First, Pick::Actor, Pick::Active] } else { vec![Pick::First] }
    };
    let cards = |count| picks(count).into_iter().map(move |pick| Gain::Cards { count, pick });
    (1..=drawn).flat_map(cards).collect()
}

/// GEN-4.40: cards that can still be drawn of this kind.
fn available(view: &View, kind: CardKind) -> u8 {
    let discarded = view.discard.and(kind.cards()).len();
    view.decks[kind].saturating_add(discarded)
}

/// GEN-4.18, GEN-5.5.
fn obliging(view: &View) -> Vec<OfferNumber> {
    if view.phase != Phase::Current {
        return Vec::new();
    }
    let standing = view.offers.standing().iter();
    standing
        .filter(|offer| !offer.is_sealed() && offer.terms.want.is_empty())
        .map(|offer| offer.number)
        .collect()
}

/// GEN-4.45: the own messages that are fulfilled once these fields are visited.
fn fulfilled(view: &View, visited: FieldSet) -> impl Iterator<Item = Card> {
    view.hand.iter().filter(move |card| card.route().is_some_and(|route| route.without(visited).is_empty()))
}
