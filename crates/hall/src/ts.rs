//! The types of what the hall sends and hears, for the generator of the client's types (`xtask`). Some of them are private.

use ts_rs::TS;

use crate::stream::{Everything, Face, Message, PlayFace, PromptFace};
use crate::table::{Back, Frames, Said, Verified};
use crate::{By, Command, Frame, Pace, Privacy, SeatFace, Stage, Summary, Time, catalog, clock};

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
        SeatFace,
        Summary,
        By,
        Face<'static>,
        Back,
        Said,
        clock::Shown,
        PromptFace,
        PlayFace<'static>,
        Message<'static>,
        Everything<'static>,
        Command,
        Frame,
        Frames,
        Verified,
        catalog::AboutBot,
        catalog::About,
    ]
}
