//! Why the hall says no.

use table::SeatSet;

/// One code for programs, one sentence for people; the table stays as it was.
#[derive(Clone, Eq, PartialEq, Debug, thiserror::Error)]
#[expect(missing_docs, reason = "the sentences say what the variants are")]
pub enum Refused {
    #[error("{rule}: {sentence}")]
    Rule { rule: &'static str, sentence: String },
    #[error("this is no decision of the game: {0}")]
    NoDecision(String),
    #[error("a run ends where something new is shown; decide the rest when you have seen it")]
    RunTooFar,
    #[error("the question has been answered already, or taken back; look at the table again")]
    Stale,
    #[error("{0} is not your seat")]
    NotYourSeat(table::Seat),
    #[error("only the host may do this")]
    NotHost,
    #[error("this can only be done before the match starts")]
    Started,
    #[error("this can only be done while the match is played")]
    NotRunning,
    #[error("this can only be done when the match is over")]
    NotOver,
    #[error("this seat is taken")]
    Taken,
    #[error("there is no such seat")]
    NoSeat,
    #[error("you do not sit at this table")]
    NotSeated,
    #[error("not every seat is filled")]
    NotFull,
    #[error("somebody who was given his seat has not said that he is ready")]
    NotReady,
    #[error("somebody else at this table has this name, or one that looks like it; take another one")]
    NameTaken,
    #[error("name: 1 to 24 letters, digits and simple signs, with letters of one script")]
    BadName,
    #[error("at this public table everybody takes one seat; whoever opens a table may agree to more")]
    OneSeatEach,
    #[error(
        "a bot may speak for somebody when the table has waited for three minutes, or as long as was agreed"
    )]
    TooEarly,
    #[error(
        "nothing of yours can be undone: the others have seen or said something since; ask them to take it back"
    )]
    NothingToUndo,
    #[error("you have made no move yet")]
    NotMoved,
    #[error("somebody has learned something by it, and a bot does not forget")]
    Learned,
    #[error("you have given this match up; a bot plays on for you")]
    GaveUp,
    #[error("other people sit at this table, or it is not yours; only one's own unfinished table is deleted")]
    NotAlone,
    #[error("nobody has asked to take anything back")]
    NothingAsked,
    #[error("somebody has asked to take something back already; answer first")]
    AlreadyAsked,
    #[error("this table was set up without chat; you can talk when the match is over")]
    Quiet,
    #[error("{0}")]
    Setup(String),
    #[error("{0}")]
    TooMuch(&'static str),
    #[error("the table waits for {0}")]
    NotAwaited(SeatSet),
}

impl Refused {
    /// For programs; stable.
    pub fn code(&self) -> &'static str {
        match self {
            Refused::Rule { .. } => "against_the_rules",
            Refused::NoDecision(_) => "no_decision",
            Refused::RunTooFar => "run_too_far",
            Refused::Stale => "stale",
            Refused::NotYourSeat(_) => "not_your_seat",
            Refused::NotHost => "not_host",
            Refused::Started => "started",
            Refused::NotRunning => "not_running",
            Refused::NotOver => "not_over",
            Refused::Taken => "taken",
            Refused::NoSeat => "no_seat",
            Refused::NotSeated => "not_seated",
            Refused::NotFull => "not_full",
            Refused::NotReady => "not_ready",
            Refused::NameTaken => "seat_name_taken",
            Refused::BadName => "bad_name",
            Refused::OneSeatEach => "one_seat_each",
            Refused::TooEarly => "too_early",
            Refused::NothingToUndo => "nothing_to_undo",
            Refused::NotMoved => "not_moved",
            Refused::Learned => "learned",
            Refused::GaveUp => "gave_up",
            Refused::NotAlone => "not_alone",
            Refused::NothingAsked => "nothing_asked",
            Refused::AlreadyAsked => "already_asked",
            Refused::Quiet => "quiet",
            Refused::Setup(_) => "setup",
            Refused::TooMuch(_) => "too_much",
            Refused::NotAwaited(_) => "not_awaited",
        }
    }

    /// The rule that stands against it, if one does.
    pub fn rule(&self) -> Option<&'static str> {
        // Every other refusal is the hall's own.
        if let Refused::Rule { rule, .. } = self { Some(rule) } else { None }
    }
}
