//! What a screen shows beside the view: prices, points so far, and what each decision would bring.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use table::{PerSeat, Seat, Show};

use crate::scoring::{Counted, each_group, sheets};
use crate::turn::{calm_sea, drawn, each_trail, earned, lost, price};
use crate::{Card, Decision, Group, Oltremare, Part, Phase, Port, Sheet, Source, Symbol, Token, View};

/// What follows from a view by the rules.
#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Figures {
    /// OLT-4.22, OLT-4.23: what the next purchase of the active player costs.
    pub price: i32,
    /// OLT-4.21: purchases that are left.
    pub purchases_left: u8,
    /// OLT-6.21: the groups of each cargo stack that the viewer sees, from the top down.
    pub groups: Vec<Vec<Group>>,
    /// OLT-6.20: what each seat would score if the game ended now, as far as its cargo is seen.
    pub sheets: PerSeat<Sheet>,
    /// The sums of these.
    pub points: PerSeat<i32>,
    /// OLT-6.20: in which order the parts are told.
    pub parts: [Part; 4],
    /// What the viewer can plan with, if he has a seat.
    pub plan: Option<Plan>,
    /// OLT-4.45: steps that the voyage in progress still has.
    pub steps_left: u8,
}

/// What a viewer would get out of his cards as things are. Lists by number go from none to four, the largest load.
#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Plan {
    /// OLT-4.41: ducats, by the number of ducat symbols.
    pub ducats: [u8; 5],
    /// OLT-4.42: cards that pirates take, by the number of their symbols.
    pub pirates: [u8; 5],
    /// OLT-4.43: cards drawn, by the number of card symbols.
    pub cards: [u8; 5],
    /// OLT-4.44: ducats of a calm sea, by the number of ship symbols.
    pub calm_sea: [u8; 5],
    /// OLT-4.45: where a voyage of one step, two, three or four ends. While sailing, from where the ship is steered so far.
    pub reach: [Vec<Landfall>; 4],
    /// OLT-6.21: for each card in hand or laid open how many cards its group would have, were it stowed next.
    pub groups: BTreeMap<Card, u8>,
    /// OLT-4.55: the orders in which the cards laid open can be stowed, those first that make the cargo worth most.
    pub orders: Vec<Order>,
}

/// One way to stow.
#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Order {
    /// Bottom to top, those after the cards named so far.
    pub cards: Vec<Card>,
    /// OLT-6.22: what the cargo would pay then, as far as it is seen.
    pub cargo: i32,
}

/// The end of a voyage.
#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Landfall {
    /// Where.
    pub port: Port,
    /// One way to get there: the ports entered.
    pub path: Vec<Port>,
}

/// What a decision would bring.
#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[expect(missing_docs, reason = "the fields say what they are")]
pub enum Outlook {
    /// OLT-4.22: what is paid, what is left.
    Buy { price: i32, left: i32 },
    /// OLT-4.40: what the symbols of the cards chosen so far bring, with this one.
    Play { ducats: u8, pirates: u8, cards: u8, steps: u8 },
    /// OLT-4.50: the token there, if one sails or jumps no further.
    Port { token: Option<Token> },
    /// OLT-4.55: what the cargo, as far as it is seen, would pay with what is stowed so far and this card on top.
    Stow { cargo: i32, lions: u8, load: u8 },
    /// Nothing that can be counted.
    Nothing {},
}

impl Show for Oltremare {
    type Figures = Figures;
    type Outlook = Outlook;

    fn figures(view: &View) -> Figures {
        let ruleset = view.config.ruleset;
        let active = &view.players[view.turn.active];
        let differences = ruleset.differences();
        let left = differences.purchases - view.turn.bought;
        let groups = view.players.iter().map(|(seat, player)| {
            let cargo = view.revealed.as_ref().map_or(&player.cargo, |open| &open.cargo[seat]);
            let mut groups = Vec::new();
            each_group(ruleset, cargo.iter().rev().copied(), |group| groups.push(group));
            groups
        });
        let groups: Vec<Vec<Group>> = groups.collect();
        let counted = view.players.map(|seat, player| Counted {
            ducats: player.ducats.0,
            prestige: player.prestige,
            cargo: groups[seat.index()].iter().map(|group| group.ducats).sum(),
            pirates: player.pirates,
            tokens: player.tokens,
        });
        let sheets = sheets(ruleset, &counted);
        Figures {
            price: match left {
                0 => 0,
                _ => price(ruleset, active.token, active.ducats.0, view.turn.bought),
            },
            purchases_left: left,
            groups,
            points: sheets.map(|_, sheet| sheet.total()),
            sheets,
            parts: differences.final_parts,
            plan: view.viewer.map(|seat| plan(view, seat)),
            steps_left: steps_left(view),
        }
    }

    fn outlook(view: &View, seat: Seat, decision: &Decision) -> Outlook {
        match *decision {
            Decision::Buy { from: Source::Stock | Source::Pirates } => {
                let player = &view.players[seat];
                let price = price(view.config.ruleset, player.token, player.ducats.0, view.turn.bought);
                Outlook::Buy { price, left: player.ducats.0 - price }
            }
            Decision::Play { card } => play(view, seat, card),
            Decision::Sail { to } | Decision::CompassJump { to } => port(view, to),
            Decision::Stow { card } => stow(view, seat, card),
            _ => Outlook::Nothing {},
        }
    }
}

fn plan(view: &View, seat: Seat) -> Plan {
    let player = &view.players[seat];
    let by_number =
        |each: fn(Option<Token>, u8) -> u8| [0, 1, 2, 3, 4].map(|symbols| each(player.token, symbols));
    let mut reach = [const { Vec::new() }; 4];
    each_trail(player.ship, view.path.as_slice(), |path| {
        let ends: &mut Vec<Landfall> = &mut reach[path.len() - 1];
        let port = path[path.len() - 1];
        if ends.iter().all(|known| known.port != port) {
            ends.push(Landfall { port, path: path.to_vec() });
        }
    });
    let played = view.played.iter().copied().filter(|card| is_own_and_not_stowed(view, seat, *card));
    let shown = view.hand.iter().chain(played);
    Plan {
        ducats: by_number(earned),
        pirates: by_number(lost),
        cards: by_number(|_, symbols| drawn(symbols)),
        calm_sea: by_number(calm_sea),
        reach,
        groups: shown.map(|card| (card, top_group(view, seat, card))).collect(),
        orders: if seat == view.turn.active { orders(view, seat) } else { Vec::new() },
    }
}

/// Laid open by this seat, and not named yet for the cargo.
fn is_own_and_not_stowed(view: &View, seat: Seat, card: Card) -> bool {
    let stowed = view.phase == Phase::Stow && view.run.as_slice().contains(&card);
    seat == view.turn.active && !stowed
}

/// OLT-6.21: the cards of the group on top, with this card on it.
fn top_group(view: &View, seat: Seat, card: Card) -> u8 {
    let below = view.run.iter().rev().filter(|_| view.phase == Phase::Stow);
    let stack = [card].into_iter().chain(below.chain(view.players[seat].cargo.iter().rev()).copied());
    let good = |card| view.config.ruleset.good(card);
    let group = stack.take_while(|other| good(*other) == good(card)).count();
    u8::try_from(group).expect("98 cards")
}

/// OLT-4.55: at most four cards, hence 24 orders.
fn orders(view: &View, seat: Seat) -> Vec<Order> {
    if view.phase != Phase::Stow {
        return Vec::new();
    }
    let left = view.played.iter().copied().filter(|card| !view.run.as_slice().contains(card));
    let left: Vec<Card> = left.collect();
    let mut orders = Vec::new();
    each_order(&mut Vec::new(), &left, &mut |cards| {
        let stack =
            cards.iter().rev().chain(view.run.iter().rev()).chain(view.players[seat].cargo.iter().rev());
        let mut cargo = 0;
        each_group(view.config.ruleset, stack.copied(), |group| cargo += group.ducats);
        orders.push(Order { cards: cards.to_vec(), cargo });
    });
    orders.sort_by_key(|order| std::cmp::Reverse(order.cargo));
    orders
}

fn each_order(order: &mut Vec<Card>, left: &[Card], visit: &mut impl FnMut(&[Card])) {
    if left.is_empty() {
        return visit(order);
    }
    for &card in left {
        let rest: Vec<Card> = left.iter().copied().filter(|other| *other != card).collect();
        order.push(card);
        each_order(order, &rest, visit);
        order.pop();
    }
}

fn play(view: &View, seat: Seat, card: Card) -> Outlook {
    let token = view.players[seat].token;
    let count = |symbol: Symbol| {
        let shown = view.run.iter().chain([&card]).filter(|card| card.symbols().contains(symbol)).count();
        u8::try_from(shown).expect("at most four cards are played")
    };
    Outlook::Play {
        ducats: earned(token, count(Symbol::Ducat)),
        pirates: lost(token, count(Symbol::Pirate)),
        cards: drawn(count(Symbol::Card)),
        steps: count(Symbol::Ship),
    }
}

fn port(view: &View, to: Port) -> Outlook {
    let last = steps_left(view) <= 1;
    Outlook::Port { token: view.ports[to].filter(|_| last) }
}

/// OLT-4.45: steps that the voyage in progress still has; none where nobody sails.
fn steps_left(view: &View) -> u8 {
    let made = u8::try_from(view.path.len()).expect("a voyage has at most four steps");
    match view.phase {
        Phase::Sail { steps } => steps - made,
        _ => 0,
    }
}

fn stow(view: &View, seat: Seat, card: Card) -> Outlook {
    let below = view.run.iter().rev().chain(view.players[seat].cargo.iter().rev());
    let mut cargo = 0;
    each_group(view.config.ruleset, [card].iter().chain(below).copied(), |group| cargo += group.ducats);
    Outlook::Stow { cargo, lions: card.lions(), load: card.load() }
}
