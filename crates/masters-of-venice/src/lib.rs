//! Masters of Venice (R&R Games, 2009): the rules and nothing else.
//!
//! The modules are the chapters of `docs/rules/masters-of-venice.md`, in that order.

#![forbid(unsafe_code)]
#![deny(clippy::float_arithmetic, clippy::as_conversions)]

// Chapter 2: components, and how they lie on the table.
mod board;
mod components;
// Chapter 3: setup.
mod config;
mod setup;
// Chapters 4, 5 and 7: rounds, turns, tracks.
mod round;
mod tracks;
mod turn;
// What a seat can say, what it hears, what silence means.
mod decision;
mod event;
mod rule;
mod silence;
mod words;
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

use table::{Awaiting, Dice, EventSink, Fault, Game, PerSeat, Refusal, Seat, SeatSet, Standing, Viewer};

pub use board::{Board, Hand, Player};
pub use components::{
    ByCharacter, ByDock, ByGood, ByOffice, ByShop, Character, Company, Dock, Ducats, Favor, Favors, Good,
    Goods, GuildOrder, GuildOrders, Office, Place, Rumors, Shares, Shop, is_bid_space,
};
pub use config::{Config, Rulings};
pub use decision::{Answer, Decision, Effect, Lot, Peg, Way};
pub use event::{Event, Spot};
pub use figures::{Figures, Outlook, Sale, Waiting};
pub use round::{Phase, Round};
pub use rule::Rule;
pub use scene::{Scene, Shorthand};
pub use scoring::Sheet;
pub use turn::{Role, Run, SubAction, Turn};
pub use view::{Revealed, View};

use board::{Hidden, Secrets};

/// One game of Masters of Venice.
#[derive(Clone, Eq, PartialEq, Hash)]
pub struct MastersOfVenice {
    config: Config,
    /// What everybody sees.
    board: Board,
    /// What each seat alone knows.
    secrets: PerSeat<Secrets>,
    /// What nobody knows.
    hidden: Hidden,
    dice: Dice,
}

/// Keeps what is hidden out of logs.
impl fmt::Debug for MastersOfVenice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "MastersOfVenice({:?}, {:?})", self.board, self.dice)
    }
}

const _: () = assert!(!std::mem::needs_drop::<MastersOfVenice>() && size_of::<MastersOfVenice>() <= 2048);

impl Game for MastersOfVenice {
    const NAME: &'static str = "masters-of-venice";
    const VIEWS: u32 = 2;
    const SEATS: RangeInclusive<u8> = components::MIN_SEATS..=components::MAX_SEATS;

    type Config = Config;
    type Decision = Decision;
    type Event = Event;
    type View = View;
    type Rule = Rule;

    fn set_up(config: &Config, dice: Dice, sink: &mut impl EventSink<Event>) -> Result<Self, Rule> {
        MastersOfVenice::lay_out(config, dice, sink)
    }

    fn awaiting(&self) -> Awaiting {
        Awaiting { must: self.asked(), may: SeatSet::EMPTY }
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
        (self.board.phase == Phase::Over).then(|| self.final_standing())
    }

    /// MOV-4.26: the others wait for their turns.
    fn window(&self, _seat: Seat) -> Option<u16> {
        matches!(self.board.phase, Phase::Window { .. }).then_some(components::WINDOW_SECONDS)
    }

    /// MOV-5.3, 5.4: bids and destinations.
    fn sealed(&self) -> SeatSet {
        match self.board.phase {
            Phase::Bid | Phase::Destination => self.asked(),
            _ => SeatSet::EMPTY,
        }
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
