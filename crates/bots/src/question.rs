//! What a bot is asked.

use std::borrow::Cow;

use serde::{Deserialize, Serialize};
use table::{Awaiting, Game, Seat, Viewer, veiled};

use crate::Prompt;

/// All that a bot is told when it is asked: what its seat may know, and nothing else. It is plain data, borrowed or owned, so
/// that it can be sent to another process or machine.
///
/// With what its seat has heard, a bot needs no memory of its own: it can be made anew for each question.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(bound = "")]
pub struct Question<'a, G: Game> {
    /// Who is asked.
    pub seat: Seat,
    /// Whom else the table waits for.
    pub awaiting: Awaiting,
    /// What the seat sees.
    pub view: Cow<'a, G::View>,
    /// The closed decisions; never empty for a seat that must speak.
    pub decisions: Cow<'a, [G::Decision]>,
    /// The events of the match from its set-up on, as the seat has heard of them.
    pub heard: Cow<'a, [G::Event]>,
}

impl<'a, G: Game> Question<'a, G> {
    /// The question of a seat at this table, which has heard this.
    pub fn at(game: &G, seat: Seat, heard: &'a [G::Event]) -> Question<'a, G> {
        Question {
            seat,
            awaiting: game.awaiting(),
            view: Cow::Owned(game.view(Viewer::Seat(seat))),
            decisions: Cow::Owned(game.menu(seat)),
            heard: Cow::Borrowed(heard),
        }
    }

    /// The part of it that a policy needs.
    pub fn prompt(&self) -> Prompt<'_, G> {
        Prompt { seat: self.seat, awaiting: self.awaiting, decisions: &self.decisions }
    }
}

/// What each seat of a match has heard so far.
#[derive(Clone, Debug)]
pub(crate) struct Heard<G: Game>(Vec<Vec<G::Event>>);

impl<G: Game> Heard<G> {
    pub(crate) fn nothing(seats: u8) -> Heard<G> {
        Heard(Seat::first(seats).map(|_| Vec::new()).collect())
    }

    /// This has happened.
    pub(crate) fn add(&mut self, events: &[G::Event]) {
        for (seat, heard) in Seat::ALL.into_iter().zip(&mut self.0) {
            heard.extend(veiled::<G>(events, Viewer::Seat(seat)));
        }
    }

    pub(crate) fn by(&self, seat: Seat) -> &[G::Event] {
        &self.0[seat.index()]
    }
}
