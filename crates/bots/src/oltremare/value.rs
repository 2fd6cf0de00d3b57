//! What things are worth to a seat, in ducats, after chapter 12 of the specification.

use std::cell::OnceCell;

use oltremare::{
    Board, CardSet, MOST_PLAYED, Phase, Ruleset, SeatView, Symbol, Token, calm_sea, drawn, earned, lost,
    majority_of, token_value, top_group,
};
use table::{Kind, Seat};

use super::Parameters;
use super::class_values::ByPlayed;
use super::faces::{CLASSES, Faces, SymbolTally};
use super::hand::MOST_TRIED;
use super::in_hand::{MOST_COUNTED, MOST_KEPT};
use super::memo::HandMemo;
use super::sail::Sea;

/// What follows for a seat from what it knows: what everything is worth to it.
pub(super) struct Valuation<'a> {
    pub(super) view: SeatView<'a>,
    pub(super) parameters: &'a Parameters,
    pub(super) faces: &'a Faces,
    pub(super) around: Circumstances,
    /// Cards that this seat cannot see.
    pub(super) unseen: CardSet,
    /// How many cards of each class this seat has or cannot see, and how many in all.
    pub(super) pool: [u8; CLASSES],
    pub(super) pool_size: u8,
    /// OLT-6.22: what groups pay, by class and number of cards.
    payouts: Payouts,
    /// What cards of each class add to the cargo that are played, if they are laid on the present group.
    pub(super) added: [ByPlayed; CLASSES],
    /// OLT-4.40: what so many symbols of a kind bring.
    resolved: Resolved,
    /// How much of its value each card in hand brings, by the load of the next turn: what is played soon, later or never.
    pub(super) weights: [Weights; MOST_PLAYED + 1],
    /// How much counts what comes after this turn.
    pub(super) next: f64,
    /// What so many cards too few for the load cost, and so many too many for the hand limit.
    pub(super) missing: [f64; MOST_PLAYED + 1],
    pub(super) excess: [f64; MOST_KEPT + 1],
    /// How many cards the hand limit of this turn leaves beside those that are played, where it is still to come.
    pub(super) room: usize,
    /// What unknown cards are worth at the most beside so many known ones, once somebody has asked.
    pub(super) most_of_unknown: [OnceCell<ByPlayed>; MOST_TRIED + 1],
    pub(super) memo: &'a HandMemo,
    /// The number of these circumstances in the memo.
    pub(super) number: u32,
}

/// All that the worth of a hand depends on, beside the hand and the parameters.
#[derive(Copy, Clone, PartialEq, Debug)]
pub(super) struct Circumstances {
    pub(super) ruleset: Ruleset,
    /// The turn in which the hand is played: the present one, or the next of this seat.
    pub(super) lions: u8,
    pub(super) load: u8,
    /// Is the hand limit of that turn still to come?
    pub(super) limit_to_come: bool,
    /// The chance that there is such a turn, and how many follow it.
    pub(super) this_turn: f64,
    pub(super) turns_after: f64,
    /// What lies on top of the own cargo.
    pub(super) top: TopGroup,
    pub(super) token: Option<Token>,
    /// OLT-4.26: the cards that the stock could still bring this turn.
    supply: u8,
    /// What so many ship symbols bring.
    voyage: [f64; MOST_PLAYED + 1],
    /// The cards that this seat has or cannot see.
    pool: CardSet,
}

/// The top card of a cargo stack, and the group it belongs to.
#[derive(Copy, Clone, PartialEq, Debug)]
pub(super) struct TopGroup {
    pub(super) class: Option<usize>,
    pub(super) run: usize,
    pub(super) lions: u8,
    pub(super) load: u8,
}

impl TopGroup {
    /// As far as it is seen.
    pub(super) fn of(board: &Board, seat: Seat) -> TopGroup {
        let Some(card) = board.cargo(seat).next() else {
            return TopGroup { class: None, run: 0, lions: 5, load: 2 };
        };
        TopGroup {
            class: Some(card.class()),
            run: top_group(board.cargo(seat)),
            lions: card.lions(),
            load: card.load(),
        }
    }

    /// How many cards of this class lie on top.
    #[inline]
    pub(super) fn under(&self, class: usize) -> usize {
        if self.class == Some(class) { self.run } else { 0 }
    }
}

type Payouts = [Payout; CLASSES];
type Payout = [f64; Ruleset::LONGEST_PAYOUT + 1];

/// OLT-4.40: what so many symbols of each kind bring.
struct Resolved {
    ducats: [f64; MOST_PLAYED + 1],
    pirates: [f64; MOST_PLAYED + 1],
    calm_sea: [f64; MOST_PLAYED + 1],
    drawn: [u8; MOST_PLAYED + 1],
}

/// What is the same for all questions to a bot, and what it has worked out for earlier ones.
#[derive(Clone, Default, Debug)]
pub struct Workings {
    memo: HandMemo,
    faces: Option<(Parameters, Faces)>,
}

impl Workings {
    /// Worked out anew only for other parameters.
    fn with(
        &mut self,
        parameters: &Parameters,
        seat: Seat,
        around: &Circumstances,
    ) -> (&Faces, &HandMemo, u32) {
        let silent = Parameters { talk: None, ..*parameters };
        if self.faces.as_ref().is_none_or(|(known, _)| *known != silent) {
            self.memo.forget();
            self.faces = Some((silent, Faces::new(parameters)));
        }
        let number = self.memo.number(seat, around);
        let (_, faces) = self.faces.as_ref().expect("just worked out");
        (faces, &self.memo, number)
    }
}

impl<'a> Valuation<'a> {
    pub(super) fn new(
        view: SeatView<'a>,
        parameters: &'a Parameters,
        workings: &'a mut Workings,
    ) -> Valuation<'a> {
        let unseen = view.board().face_down().without(view.hand);
        let around = Circumstances::of(view, parameters, unseen);
        let (faces, memo, number) = workings.with(parameters, view.seat, &around);
        let cards = std::array::from_fn(|class| around.pool.and(Ruleset::cards_of_class(class)).len());
        let payouts = payouts(view.ruleset());
        Valuation {
            view,
            parameters,
            faces,
            unseen,
            pool: cards,
            pool_size: around.pool.len(),
            added: added(&payouts, &around.top),
            payouts,
            resolved: Resolved::of(&around, parameters),
            weights: weights(parameters, around.turns_after),
            next: around.turns_after.min(1.0),
            missing: multiples(parameters.missing_card),
            excess: multiples(parameters.excess_card),
            room: around.room(),
            most_of_unknown: [const { OnceCell::new() }; MOST_TRIED + 1],
            memo,
            number,
            around,
        }
    }

    /// The cards of a class that this seat cannot see.
    pub(super) fn unseen_of(&self, class: usize) -> CardSet {
        self.unseen.and(Ruleset::cards_of_class(class))
    }

    /// OLT-6.22.
    #[inline]
    pub(super) fn pays(&self, class: usize, cards: usize) -> f64 {
        pays(&self.payouts[class], cards)
    }

    /// What a group of so many is likely to grow by, if one more card comes in time with this chance.
    #[inline]
    pub(super) fn growth(&self, class: usize, cards: usize, odds: f64) -> f64 {
        if cards == 0 {
            return 0.0;
        }
        (self.pays(class, cards + 1) - self.pays(class, cards)) * odds
    }

    /// OLT-4.40: what these symbols bring, and the cards drawn.
    #[inline]
    pub(super) fn resolve(&self, symbols: SymbolTally) -> (f64, u8) {
        let Resolved { ducats, pirates, calm_sea, drawn } = &self.resolved;
        let ships = symbols.count(Symbol::Ship);
        let worth = ducats[symbols.count(Symbol::Ducat)] + calm_sea[ships]
            - pirates[symbols.count(Symbol::Pirate)]
            + self.around.voyage[ships];
        (worth, drawn[symbols.count(Symbol::Card)])
    }

    /// OLT-4.43: the cards that so many symbols bring.
    #[inline]
    pub(super) fn drawn(&self, symbols: usize) -> u8 {
        self.resolved.drawn[symbols]
    }
}

impl Circumstances {
    fn of(view: SeatView<'_>, parameters: &Parameters, unseen: CardSet) -> Circumstances {
        let (board, seat) = (view.board(), view.seat);
        let top = TopGroup::of(board, seat);
        let active = board.is_active(seat);
        let (lions, load) = if active { (board.turn.lions, board.turn.load) } else { (top.lions, top.load) };
        let prospect = Prospect::of(view, parameters);
        Circumstances {
            ruleset: view.ruleset(),
            lions,
            load,
            limit_to_come: !active || matches!(board.phase, Phase::HandLimit { .. }),
            this_turn: prospect.this_turn,
            turns_after: prospect.turns_after,
            top,
            token: board.players[seat].token,
            supply: board.supply(),
            voyage: Sea::new(&prospect).voyages(),
            pool: unseen.or(view.hand),
        }
    }

    fn room(&self) -> usize {
        let Circumstances { limit_to_come, lions, load, .. } = *self;
        if limit_to_come { usize::from(lions.saturating_sub(load)) } else { usize::MAX }
    }
}

impl Resolved {
    fn of(around: &Circumstances, parameters: &Parameters) -> Resolved {
        let Circumstances { token, supply, .. } = *around;
        let symbols: [u8; MOST_PLAYED + 1] = std::array::from_fn(|n| u8::try_from(n).expect("at most four"));
        Resolved {
            ducats: symbols.map(|n| f64::from(earned(token, n))),
            pirates: symbols.map(|n| f64::from(lost(token, n).min(supply)) * parameters.pirate_card),
            calm_sea: symbols.map(|n| f64::from(calm_sea(token, n))),
            drawn: symbols.map(|n| drawn(n).min(supply)),
        }
    }
}

/// The turns to come, and what tokens are worth in them.
pub(super) struct Prospect<'a> {
    pub(super) view: SeatView<'a>,
    pub(super) parameters: &'a Parameters,
    /// The chance that there is a turn in which the hand is played, and how many follow it.
    this_turn: f64,
    pub(super) turns_after: f64,
}

impl<'a> Prospect<'a> {
    pub(super) fn of(view: SeatView<'a>, parameters: &'a Parameters) -> Prospect<'a> {
        let turns = turns_left(view.board(), view.seat);
        let (this_turn, turns_after) = (turns.clamp(0.0, 1.0), (turns - 1.0).max(0.0));
        Prospect { view, parameters, this_turn, turns_after }
    }

    /// What an active token brings until the next is taken.
    pub(super) fn active_token(&self, token: Option<Token>) -> f64 {
        let next = if self.view.board().is_active(self.view.seat) {
            self.turns_after
        } else {
            self.turns_after.max(self.this_turn)
        };
        token.map_or(0.0, |token| self.parameters.token[token.index()] * next.min(1.0))
    }

    /// What taking a token of each kind brings: its help, and a place among the tokens (OLT-6.24).
    pub(super) fn new_tokens(&self) -> [f64; Token::ALL.len()] {
        let ruleset = self.view.ruleset();
        let players = &self.view.board().players;
        let now = players.map(|_, player| token_value(ruleset, &player.tokens));
        let own_now = majority_of(ruleset, &now, self.view.seat);
        let near = 1.0 / (1.0 + self.turns_after);
        Token::ALL.map(|token| {
            let mut then = now;
            let mut tokens = players[self.view.seat].tokens;
            tokens.add(token);
            then[self.view.seat] = token_value(ruleset, &tokens);
            let rise = majority_of(ruleset, &then, self.view.seat) - own_now;
            let place = near * f64::from(rise) + (1.0 - near) * self.parameters.rank;
            self.active_token(Some(token)) + place.max(0.0)
        })
    }

    /// What lies in the ports around, if so many of them have a token.
    pub(super) fn neighbourhood(&self, tokens: u32) -> f64 {
        self.parameters.neighbour_token * f64::from(tokens) * self.turns_after.min(1.0)
    }
}

/// For each card in hand, the most valuable first.
type Weights = [f64; MOST_COUNTED];

fn weights(parameters: &Parameters, turns_after: f64) -> [Weights; MOST_PLAYED + 1] {
    let Parameters { next_turn, later_turns, .. } = *parameters;
    let later = later_turns * (turns_after - 1.0).clamp(0.0, 1.0);
    let last = later_turns * later_turns * (turns_after - 2.0).clamp(0.0, 1.0);
    std::array::from_fn(|load| {
        std::array::from_fn(|place| match place {
            place if place < load => next_turn,
            place if place < load + 3 => later,
            _ => last,
        })
    })
}

fn payouts(ruleset: Ruleset) -> Payouts {
    ruleset.goods().map(|good| {
        let row = ruleset.payout(good);
        std::array::from_fn(|cards| {
            cards.min(row.len()).checked_sub(1).map_or(0.0, |last| f64::from(row[last]))
        })
    })
}

/// None, one, two and so on of what costs this.
fn multiples<const N: usize>(cost: f64) -> [f64; N] {
    let mut count = 0_u8..;
    std::array::from_fn(|_| count.next().map_or(0.0, f64::from) * cost)
}

#[inline]
fn pays(payout: &Payout, cards: usize) -> f64 {
    payout[cards.min(Ruleset::LONGEST_PAYOUT)]
}

fn added(payouts: &Payouts, top: &TopGroup) -> [ByPlayed; CLASSES] {
    std::array::from_fn(|class| {
        let (payout, under) = (&payouts[class], top.under(class));
        std::array::from_fn(|played| pays(payout, under + played) - pays(payout, under))
    })
}

/// Cards that leave the stock in a turn, on the average.
pub(super) const DRAWN_PER_TURN: f64 = 3.0;
/// How many turns this seat still has, the present or next one included; less than one is a chance.
fn turns_left(board: &Board, seat: Seat) -> f64 {
    let seats = board.seats();
    let turns_until = |seat: Seat| (seat.number() + seats - board.turn.active.number()) % seats;
    let ahead = turns_until(seat);
    if let Some(last) = board.last_to_play() {
        return if ahead <= turns_until(last) { 1.0 } else { 0.0 };
    }
    let mut turns = f64::from(cards_in_stock(board)) / DRAWN_PER_TURN;
    if board.ruleset().finishes_the_round() {
        turns += f64::from(seats) / 2.0;
    }
    let left = 1.0 + (turns - f64::from(ahead)) / f64::from(seats);
    if ahead == 0 { left.max(1.0) } else { left.max(0.0) }
}

/// Venice among them.
pub(super) fn cards_in_stock(board: &Board) -> u8 {
    board.stock + u8::from(board.venice)
}
