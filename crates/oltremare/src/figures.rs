//! What a screen shows beside the view: prices, points so far, and what each decision would bring.

use serde::{Deserialize, Serialize};
use table::{PerSeat, Seat, Show};

use crate::scoring::{each_group, majority, token_value};
use crate::turn::{price, worth};
use crate::{Card, Decision, Group, Oltremare, Part, Phase, Port, Sheet, Source, Symbol, Token, View};

/// What follows from a view by the rules.
#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Figures {
    /// OLT-4.22, 4.23: what the next purchase of the active player costs.
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
    /// OLT-5.30: how many proposals each seat has left this turn.
    pub proposals: PerSeat<u8>,
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
    /// OLT-4.55: what the cargo would pay with what is stowed so far, and this card on top.
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
        let groups = view.players.iter().map(|(_, player)| {
            let mut groups = Vec::new();
            each_group(ruleset, player.cargo.iter().rev().copied(), |group| groups.push(group));
            groups
        });
        let groups: Vec<Vec<Group>> = groups.collect();
        let sheets = sheets(view, &groups);
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
            proposals: view.players.map(|seat, _| view.offers.left(seat)),
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

/// OLT-6.20, by what is seen.
fn sheets(view: &View, groups: &[Vec<Group>]) -> PerSeat<Sheet> {
    let ruleset = view.config.ruleset;
    let prestige = majority(ruleset, &view.players.map(|_, player| player.prestige));
    let tokens = majority(ruleset, &view.players.map(|_, player| token_value(ruleset, &player.tokens)));
    view.players.map(|seat, player| Sheet {
        ducats: player.ducats.0,
        prestige: prestige[seat],
        cargo: groups[seat.index()].iter().map(|group| group.ducats).sum(),
        pirates: -i32::from(player.pirates),
        tokens: tokens[seat],
    })
}

fn play(view: &View, seat: Seat, card: Card) -> Outlook {
    let token = view.players[seat].token;
    let count = |symbol: Symbol| {
        let shown = view.run.iter().chain([&card]).filter(|card| card.symbols().contains(symbol)).count();
        u8::try_from(shown).expect("at most four cards are played")
    };
    Outlook::Play {
        ducats: worth(count(Symbol::Ducat) + u8::from(token == Some(Token::GoodBusiness))),
        pirates: if token == Some(Token::PirateFighter) { 0 } else { worth(count(Symbol::Pirate)) },
        cards: worth(count(Symbol::Card)),
        steps: count(Symbol::Ship),
    }
}

fn port(view: &View, to: Port) -> Outlook {
    let last = match view.phase {
        Phase::Sail { steps } => view.path.len() + 1 == usize::from(steps),
        _ => true,
    };
    Outlook::Port { token: view.ports[to].filter(|_| last) }
}

fn stow(view: &View, seat: Seat, card: Card) -> Outlook {
    let below = view.run.iter().rev().chain(view.players[seat].cargo.iter().rev());
    let mut cargo = 0;
    each_group(view.config.ruleset, [card].iter().chain(below).copied(), |group| cargo += group.ducats);
    Outlook::Stow { cargo, lions: card.lions(), load: card.load() }
}
