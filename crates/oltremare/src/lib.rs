//! Oltremare (Oltre Mare), Emanuele Ornella 2004 and 2005: the rules and nothing else.
//!
//! The modules are the chapters of `docs/rules/oltremare.md`, in that order. One engine plays both boxes (OLT-1.1); where
//! they differ, it asks [`Ruleset`].

#![forbid(unsafe_code)]
#![deny(clippy::float_arithmetic, clippy::as_conversions)]

// Chapter 2: components.
mod cards;
mod components;
// Chapters 1 and 3: what the boxes differ in, setup.
mod config;
mod setup;
// Chapter 4: the turn.
mod turn;
// What a seat can say, what it hears, what silence means.
mod decision;
mod event;
mod rule;
mod silence;
mod words;
// Chapter 5: negotiation.
mod bargain;
// Chapter 6: end and scoring.
mod scoring;
// Chapter 8: visibility.
mod sight;
mod view;
// What a screen shows beside the view.
mod figures;
// Chapter 9: invariants.
mod invariants;
// Chapter 11: test vectors.
mod scene;

use std::fmt;
use std::ops::RangeInclusive;

use table::{
    Account, Awaiting, Dice, EventSink, Fault, Game, PerSeat, Pile, Refusal, Seat, SeatSet, Standing, Viewer,
};

pub use bargain::{Announcement, SeenCard, SeenTerms};
pub use cards::{Card, CardSet};
pub use components::{ClaimedSymbols, Good, Goods, Harbours, Port, Symbol, Symbols, Token, Tokens};
pub use config::{Config, Ruleset, Rulings};
pub use decision::{Claim, Decision, Given, Load, Proposal, Side, Slot, Source};
pub use event::Event;
pub use figures::{Figures, Landfall, Order, Outlook, Plan};
pub use rule::Rule;
pub use scene::{Scene, Shorthand};
pub use scoring::{Group, Part, Sheet, majority, token_value};
pub use turn::{Phase, Turn, calm_sea, drawn, earned, lost};
pub use view::{Revealed, SeenPlayer, View};

use bargain::Book;
use cards::Stacks;

/// One game of Oltremare.
#[derive(Clone, Eq, PartialEq, Hash)]
pub struct Oltremare {
    config: Config,
    /// OLT-3.4: for the whole game.
    start: Seat,
    /// Where in the turn we are, and what is asked.
    phase: Phase,
    turn: Turn,
    players: PerSeat<Player>,
    hands: PerSeat<CardSet>,
    /// OLT-5.31: cards that a seat gave away and knows to be in the hand where they are.
    known: PerSeat<CardSet>,
    cargo: Stacks,
    pirates: Stacks,
    /// The cards laid open this turn, before they are stowed.
    played: Pile<Card, MOST_PLAYED>,
    /// OLT-4.91: cards chosen so far, and steps made so far, which nobody else sees.
    run: Pile<Card, { components::CARDS.len() }>,
    path: Pile<Port, MOST_PLAYED>,
    /// The goods cards of the stock, the next one on top.
    stock: Pile<Card, { components::CARDS.len() }>,
    /// OLT-3.8: how many of them lie under Venice, as long as it is in the stock.
    venice: Option<u8>,
    /// OLT-4.60.
    last_card_drawn: bool,
    discard: CardSet,
    ports: Harbours,
    /// Tokens out of the game: two spare ones, those of the start ports, used compasses.
    gone: Tokens,
    /// OLT-3.6: turned up in the search for ports, and seen by everybody.
    turned_up: CardSet,
    /// Chapter 5.
    book: Book,
    dice: Dice,
}

/// A load is at most 4, and each card has one ship symbol at most.
const MOST_PLAYED: usize = 4;

/// What one seat has, beside its cards. All of it is public.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Default, Debug)]
struct Player {
    ducats: Account,
    prestige: u8,
    ship: Port,
    /// OLT-4.53: all that were taken.
    tokens: Tokens,
    /// The one that lies face up.
    token: Option<Token>,
    /// OLT-6.3: cards of its cargo that were cashed by liquidation, which happens at most once.
    cashed: Option<u8>,
}

/// Keeps what is hidden out of logs.
impl fmt::Debug for Oltremare {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Oltremare({:?}, {:?})", self.sight(Viewer::Bystander), self.dice)
    }
}

const _: () = assert!(!std::mem::needs_drop::<Oltremare>() && size_of::<Oltremare>() <= 2048);

impl Game for Oltremare {
    const NAME: &'static str = "oltremare";
    const VIEWS: u32 = 1;
    const SEATS: RangeInclusive<u8> = components::MIN_SEATS..=components::MAX_SEATS;

    type Config = Config;
    type Decision = Decision;
    type Event = Event;
    type View = View;
    type Rule = Rule;

    fn set_up(config: &Config, dice: Dice, sink: &mut impl EventSink<Event>) -> Result<Self, Rule> {
        Oltremare::lay_out(config, dice, sink)
    }

    /// OLT-5.32: while trading everybody may speak, whatever they hold and whoever was addressed.
    fn awaiting(&self) -> Awaiting {
        let active = SeatSet::from(self.turn.active);
        match self.phase {
            Phase::Over => Awaiting::NOBODY,
            Phase::Trade => Awaiting { must: active, may: SeatSet::first(self.config.seats) - active },
            _ => Awaiting { must: active, may: SeatSet::EMPTY },
        }
    }

    fn each_decision(&self, seat: Seat, visit: impl FnMut(Decision)) {
        self.list(seat, visit);
    }

    fn check(&self, seat: Seat, decision: Decision) -> Result<(), Refusal<Rule>> {
        self.awaiting().admit(seat)?;
        self.judge(seat, decision).map_err(Refusal::Against)
    }

    fn apply(&mut self, seat: Seat, decision: Decision, sink: &mut impl EventSink<Event>) {
        debug_assert_eq!(self.check(seat, decision), Ok(()), "{seat} {decision:?}");
        self.carry_out(seat, decision, sink);
    }

    fn on_silence(&self, seat: Seat) -> Option<Decision> {
        self.silence(seat)
    }

    fn standing(&self) -> Option<Standing> {
        (self.phase == Phase::Over).then(|| self.final_standing())
    }

    /// OLT-5.32: one talk for each trade. Between two trades somebody sails.
    fn talk(&self) -> Option<u8> {
        (self.phase == Phase::Trade).then_some(self.turn.active.number())
    }

    /// Offers have too many forms to be listed; accepting one that wants cards is open, too, for it names them.
    fn is_open(decision: &Decision) -> bool {
        match decision {
            Decision::Announce { .. } | Decision::Propose(_) | Decision::Claim { .. } => true,
            Decision::Accept { cards, .. } => !cards.is_empty(),
            Decision::Discard { .. }
            | Decision::Buy { .. }
            | Decision::EndTrade
            | Decision::Withdraw { .. }
            | Decision::Decline { .. }
            | Decision::Play { .. }
            | Decision::Sail { .. }
            | Decision::CompassJump { .. }
            | Decision::CompassStay
            | Decision::Stow { .. } => false,
        }
    }

    fn sample_open(&self, seat: Seat, dice: &mut Dice) -> Option<Decision> {
        self.sample(seat, dice)
    }

    fn view(&self, viewer: Viewer) -> View {
        self.sight(viewer)
    }

    fn veil(event: &Event, viewer: Viewer) -> Option<Event> {
        sight::veil(event, viewer)
    }

    fn reveals(event: &Event) -> bool {
        sight::reveals(event)
    }

    fn imagine(view: &View, dice: &mut Dice) -> Self {
        sight::imagine(view, dice)
    }

    fn dice(&self) -> &Dice {
        &self.dice
    }

    fn faults(&self, before: Option<&Self>) -> Vec<Fault> {
        let mut faults = invariants::standing(self);
        if let Some(before) = before {
            faults.extend(invariants::since(before, self));
        }
        faults
    }
}
