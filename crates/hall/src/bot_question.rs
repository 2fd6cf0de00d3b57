//! The questions of bots, and what was heard in a match by the seats for which bots play.

use std::borrow::Cow;
use std::sync::Arc;

use bots::Question;
use table::{Awaiting, Game, MAX_SEATS, Seat, Viewer, veiled};

/// A [`Question`] that outlives the table. What was heard is shared: a match is long, and nothing of it is copied for each
/// question.
pub(crate) struct OwnQuestion<G: Game> {
    pub(crate) seat: Seat,
    pub(crate) awaiting: Awaiting,
    pub(crate) view: G::View,
    pub(crate) decisions: Vec<G::Decision>,
    pub(crate) heard: Arc<Vec<G::Event>>,
}

impl<G: Game> OwnQuestion<G> {
    pub(crate) fn borrowed(&self) -> Question<'_, G> {
        Question {
            seat: self.seat,
            awaiting: self.awaiting,
            view: Cow::Borrowed(&self.view),
            decisions: Cow::Borrowed(&self.decisions),
            heard: Cow::Borrowed(&self.heard),
        }
    }
}

/// What each seat has heard so far, veiled; nothing for seats that no bot was asked for since the table woke up or something
/// was taken back. So people cost no memory, and the match is replayed once for each bot.
#[derive(Debug)]
pub(crate) struct HeardByBots<G: Game>([Option<Arc<Vec<G::Event>>>; MAX_SEATS]);

impl<G: Game> Default for HeardByBots<G> {
    fn default() -> HeardByBots<G> {
        HeardByBots([const { None }; MAX_SEATS])
    }
}

impl<G: Game> HeardByBots<G> {
    pub(crate) fn by(&self, seat: Seat) -> Option<Arc<Vec<G::Event>>> {
        self.0[seat.index()].clone()
    }

    /// Keeps what the seat has heard up to now, and returns it; [`add`](Self::add) goes on with it.
    pub(crate) fn keep(&mut self, seat: Seat, heard: Vec<G::Event>) -> Arc<Vec<G::Event>> {
        Arc::clone(self.0[seat.index()].insert(Arc::new(heard)))
    }

    /// This has happened. A bot that still thinks about an earlier question keeps what it was told.
    pub(crate) fn add(&mut self, events: &[G::Event]) {
        for (seat, heard) in Seat::ALL.into_iter().zip(&mut self.0) {
            if let Some(heard) = heard {
                Arc::make_mut(heard).extend(veiled::<G>(events, Viewer::Seat(seat)));
            }
        }
    }
}
