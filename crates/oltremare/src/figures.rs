//! What a screen shows beside the view: prices, points so far, and what each decision would bring.

mod asked;

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use table::{PerSeat, Seat, Show};

use crate::scoring::{cargo_worth, each_group};
use crate::{
    Card, Decision, Group, MOST_PLAYED, Oltremare, Part, Phase, Port, SeatView, Sheet, Source, Symbol, Token,
    View, calm_sea, count_symbol, drawn, each_voyage, earned, lost, top_group,
};

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
    /// What the viewer can plan with, if they have a seat.
    pub plan: Option<Plan>,
    /// OLT-4.45: steps that the voyage in progress still has.
    pub steps_left: u8,
    /// OLT-4.25: cards that the viewer lacks for the load.
    pub missing: u8,
    /// OLT-4.91: how many cards are still to be named, where cards are discarded, played or stowed.
    pub to_name: Option<u8>,
    /// OLT-5.5: how many offers wait for an answer of each seat.
    pub addressed: PerSeat<u8>,
}

/// What a viewer would get out of their cards as things are. Lists by number go from none to four, the largest load.
#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Plan {
    /// OLT-4.41: ducats, by the number of ducat symbols.
    pub ducats: [u8; MOST_PLAYED + 1],
    /// OLT-4.42: cards that pirates take, by the number of their symbols.
    pub pirates: [u8; MOST_PLAYED + 1],
    /// OLT-4.43: cards drawn, by the number of card symbols.
    pub cards: [u8; MOST_PLAYED + 1],
    /// OLT-4.44: ducats of a calm sea, by the number of ship symbols.
    pub calm_sea: [u8; MOST_PLAYED + 1],
    /// OLT-4.45: where a voyage of one step, two, three or four ends. While sailing, from where the ship is steered so far.
    pub reach: [Vec<Landfall>; MOST_PLAYED],
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
    /// OLT-4.10: cards of the present hand that would be given up next turn, with the last of these on top.
    pub excess: u8,
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
    /// OLT-4.25: how many offers lapse unanswered.
    EndTrade { offers: u8 },
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
        let board = &view.board;
        let differences = board.ruleset().differences();
        let groups = board.players.iter().map(|(seat, _)| {
            let mut groups = Vec::new();
            let mut push = |group| groups.push(group);
            match &view.revealed {
                Some(open) => each_group(board.ruleset(), open.cargo[seat].iter().rev().copied(), &mut push),
                None => each_group(board.ruleset(), board.cargo(seat), &mut push),
            }
            groups
        });
        let groups: Vec<Vec<Group>> = groups.collect();
        let sheets = board.sheets_with(|seat| groups[seat.index()].iter().map(|group| group.ducats).sum());
        let purchases_left = board.purchases_left();
        Figures {
            price: if purchases_left == 0 { 0 } else { board.price(board.turn.active) },
            purchases_left,
            groups,
            points: sheets.map(|_, sheet| sheet.total()),
            sheets,
            parts: differences.final_parts,
            plan: view.seat_view().map(plan),
            steps_left: steps_left(view),
            missing: asked::missing(view),
            to_name: asked::to_name(view),
            addressed: asked::addressed(view),
        }
    }

    fn outlook(view: &View, seat: Seat, decision: &Decision) -> Outlook {
        match *decision {
            Decision::Buy { from: Source::Stock | Source::Pirates } => {
                let price = view.board.price(seat);
                Outlook::Buy { price, left: view.board.players[seat].ducats.0 - price }
            }
            Decision::EndTrade => Outlook::EndTrade { offers: asked::addressed(view)[seat] },
            Decision::Play { card } => play(view, seat, card),
            Decision::Sail { to } | Decision::CompassJump { to } => port(view, to),
            Decision::Stow { card } => stow(view, seat, card),
            _ => Outlook::Nothing {},
        }
    }
}

fn plan(seat_view: SeatView<'_>) -> Plan {
    let (seat, board) = (seat_view.seat, seat_view.board());
    let player = &board.players[seat];
    let by_number = |each: fn(Option<Token>, u8) -> u8| {
        let mut symbols = 0..;
        std::array::from_fn(|_| each(player.token, symbols.next().unwrap_or(u8::MAX)))
    };
    let mut reach = [const { Vec::new() }; MOST_PLAYED];
    for (steps, ends) in (1..).zip(&mut reach) {
        each_voyage(player.ship, seat_view.path(), steps, |path| {
            let ends: &mut Vec<Landfall> = ends;
            let port = path[path.len() - 1];
            if ends.iter().all(|known| known.port != port) {
                ends.push(Landfall { port, path: path.to_vec() });
            }
        });
    }
    let shown = seat_view.hand.iter().chain(waiting(&seat_view));
    Plan {
        ducats: by_number(earned),
        pirates: by_number(lost),
        cards: by_number(|_, symbols| drawn(symbols)),
        calm_sea: by_number(calm_sea),
        reach,
        groups: shown.map(|card| (card, group_with(&seat_view, card))).collect(),
        orders: orders(&seat_view),
    }
}

/// The cards laid open by this seat that are not named yet for the cargo.
fn waiting(seat_view: &SeatView<'_>) -> impl Iterator<Item = Card> {
    let own = seat_view.board().is_active(seat_view.seat);
    let stowed = stowed(seat_view);
    seat_view.board().played.iter().copied().filter(move |card| own && !stowed.contains(card))
}

/// OLT-4.91: the cards named so far for the cargo, bottom to top.
fn stowed<'a>(seat_view: &SeatView<'a>) -> &'a [Card] {
    if seat_view.board().phase == Phase::Stow { seat_view.chosen() } else { &[] }
}

/// The seat's cargo from the top down, as far as it is seen, with the cards that are named for it.
fn cargo_with_stowed(seat_view: &SeatView<'_>) -> impl Iterator<Item = Card> {
    let cargo = seat_view.board().cargo(seat_view.seat);
    stowed(seat_view).iter().rev().copied().chain(cargo)
}

/// OLT-6.21: the cards of the group on top, with this card on it.
fn group_with(seat_view: &SeatView<'_>, card: Card) -> u8 {
    let group = top_group([card].into_iter().chain(cargo_with_stowed(seat_view)));
    u8::try_from(group).expect("98 cards")
}

/// OLT-4.55: at most four cards, hence 24 orders.
fn orders(seat_view: &SeatView<'_>) -> Vec<Order> {
    let board = seat_view.board();
    if board.phase != Phase::Stow || !board.is_active(seat_view.seat) {
        return Vec::new();
    }
    let left: Vec<Card> = waiting(seat_view).collect();
    let mut orders = Vec::new();
    each_order(&mut Vec::new(), &left, &mut |cards| {
        let stack = cards.iter().rev().copied().chain(cargo_with_stowed(seat_view));
        let lions = cards.last().map_or(u8::MAX, |top| top.lions());
        let excess = seat_view.hand.len().saturating_sub(lions);
        orders.push(Order { cards: cards.to_vec(), cargo: cargo_worth(board.ruleset(), stack), excess });
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
    let token = view.board.players[seat].token;
    let count = |symbol: Symbol| count_symbol(view.choice.cards.iter().chain([&card]), symbol);
    Outlook::Play {
        ducats: earned(token, count(Symbol::Ducat)),
        pirates: lost(token, count(Symbol::Pirate)),
        cards: drawn(count(Symbol::Card)),
        steps: count(Symbol::Ship),
    }
}

fn port(view: &View, to: Port) -> Outlook {
    let last = steps_left(view) <= 1;
    Outlook::Port { token: view.board.ports[to].filter(|_| last) }
}

/// OLT-4.45: steps that the voyage in progress still has; none where nobody sails.
fn steps_left(view: &View) -> u8 {
    let made = u8::try_from(view.choice.path.len()).expect("no more steps than cards are played");
    match view.board.phase {
        Phase::Sail { steps } => steps - made,
        _ => 0,
    }
}

fn stow(view: &View, seat: Seat, card: Card) -> Outlook {
    let stack =
        [card].into_iter().chain(view.choice.cards.iter().rev().copied()).chain(view.board.cargo(seat));
    let cargo = cargo_worth(view.board.ruleset(), stack);
    Outlook::Stow { cargo, lions: card.lions(), load: card.load() }
}
