//! The questions of bots, and what was heard in a match by the seats for which bots play.

use std::borrow::Cow;
use std::sync::Arc;

use bots::{BotRng, Bots, Budget, Question};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use serde_json::value::RawValue;
use table::{Awaiting, Game, MAX_SEATS, Seat, Viewer, veiled};

use crate::any_match::{BotTask, to_json};

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

/// A bot of this level that is asked this.
pub(crate) fn bot_task<G: Bots>(level: String, rng: BotRng, question: OwnQuestion<G>) -> BotTask {
    let longest = G::longest(&level);
    let question = Arc::new(question);
    let (written_level, written_rng, written) = (level.clone(), rng.clone(), Arc::clone(&question));
    let write = move || {
        let question = to_json(&written.borrowed());
        let game = Cow::Borrowed(G::NAME);
        let task = WrittenTask {
            game,
            level: Cow::Borrowed(&written_level),
            rng: written_rng.clone(),
            question: &question,
        };
        serde_json::to_string(&task).expect("plain data")
    };
    let answer = move |budget| answer(&level, rng, &question.borrowed(), budget);
    BotTask { longest, answer: Box::new(answer), write: Some(Box::new(write)) }
}

/// The bot is made here, where there is time: it needs memory to think with.
fn answer<G: Bots>(level: &str, rng: BotRng, question: &Question<'_, G>, budget: Budget) -> Option<Value> {
    let decision = G::bot(level, rng)?.answer(question, budget);
    decision.map(|decision| serde_json::to_value(decision).expect("plain data"))
}

/// A bot's task as it is sent to other processes. Of the match's seed it tells nothing: the bot's random numbers follow from
/// it by a function that cannot be undone.
#[derive(Serialize, Deserialize)]
pub(crate) struct WrittenTask<'a> {
    pub(crate) game: Cow<'a, str>,
    level: Cow<'a, str>,
    rng: BotRng,
    /// A [`Question`].
    #[serde(borrow)]
    question: &'a RawValue,
}

impl WrittenTask<'_> {
    /// The task, if this program has the game and the bot, and its views are the same.
    pub(crate) fn read<G: Bots>(self) -> Result<BotTask, String> {
        let question: Question<'static, G> =
            serde_json::from_str(self.question.get()).map_err(|error| error.to_string())?;
        let (level, rng) = (self.level.into_owned(), self.rng);
        if G::bot(&level, rng.clone()).is_none() {
            return Err(format!("{} has no bot {level:?}", G::NAME));
        }
        let longest = G::longest(&level);
        let answer = move |budget| answer(&level, rng, &question, budget);
        Ok(BotTask { longest, answer: Box::new(answer), write: None })
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
