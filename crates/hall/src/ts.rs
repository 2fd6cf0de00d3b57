//! The types of what the hall sends and hears, for the generator of the client's types (`xtask`). Some of them are private.

use ts_rs::TS;

use crate::messages::{Everything, MatchState, Message, PublicEntry, SeatPrompt};
use crate::table::{ChatLine, PublicAnnouncement, TakeBackRequest};
use crate::{
    By, Command, Pace, Privacy, PublicSeat, ReplayStep, ReplaySteps, Stage, Summary, Time, VerifiedRecord,
    catalog, clock, lessons,
};

/// Is shown types that cannot be named outside this crate.
pub trait TypeVisitor {
    /// Shows it one type.
    fn visit<T: TS + ?Sized>(&mut self);
}

macro_rules! visit {
    ($visitor:ident: $($type:ty),* $(,)?) => {{ $($visitor.visit::<$type>();)* }};
}

/// Shows every type that crosses to the client in any game.
pub fn each_type(visitor: &mut impl TypeVisitor) {
    visit![
        visitor:
        table::Seat,
        table::Standing,
        Time,
        Pace,
        Privacy,
        Stage,
        PublicSeat,
        Summary,
        By,
        PublicEntry<'static>,
        PublicAnnouncement,
        TakeBackRequest,
        ChatLine,
        clock::PublicClock,
        SeatPrompt,
        MatchState<'static>,
        Message<'static>,
        Everything<'static>,
        Command,
        ReplayStep,
        ReplaySteps,
        VerifiedRecord,
        lessons::Step,
        lessons::Chapter,
        lessons::Hint,
        lessons::PublicLesson<'static>,
        lessons::AboutLesson,
        lessons::LessonProgress,
        catalog::AboutBot,
        catalog::About,
    ];
}
