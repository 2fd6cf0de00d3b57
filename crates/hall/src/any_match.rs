//! A match without its type: JSON in, JSON out.

use std::ops::Range;
use std::sync::Arc;

use bots::{Bot, BotRng, Bots, Budget, Prompt};
use record::{Commitment, Record, Recorder, SeedIn};
use serde::Serialize;
use serde_json::value::RawValue;
use serde_json::{Map, Value};
use table::{Awaiting, Config as _, Dice, Game, Refusal, Seat, SeatSet, Seed, Show, Standing, Viewer};

use crate::Refused;

/// JSON that is written already, shared by all who get the same.
pub(crate) type Json = Arc<RawValue>;

/// A bot that has been asked: to be called where there is time, off the threads that serve people.
/// Nothing is what one says who only may speak.
pub type Thought = Box<dyn FnOnce(Budget) -> Option<Value> + Send>;

/// What a decision led to.
#[derive(Clone, Debug)]
pub struct Told {
    /// For each seat and last for bystanders: a list of the events that they may hear of.
    pub(crate) events: Vec<Json>,
    /// It was an offer, or the like.
    pub(crate) offers: bool,
    /// Nothing hidden was shown and no dice were drawn: it can be undone.
    pub(crate) undoable: bool,
    /// The seats that are asked something else than before, or were not asked, or are not any more.
    pub(crate) changed: SeatSet,
}

/// What one viewer sees: the view, and the figures that follow from it.
#[derive(Clone, Debug)]
pub struct Sight {
    pub(crate) view: Json,
    pub(crate) figures: Json,
}

/// The closed decisions of a seat as a list, and as another what each would bring.
#[derive(Clone, Debug)]
pub struct Menu {
    pub(crate) decisions: Json,
    pub(crate) outlooks: Json,
}

/// One step of a match as one viewer saw it: the opening, or a decision and what came of it.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(optional_fields))]
pub struct Frame {
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) seat: Option<Seat>,
    #[cfg_attr(feature = "ts", ts(type = "Array<unknown>"))]
    pub(crate) events: Json,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional, type = "unknown"))]
    pub(crate) view: Option<Json>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional, type = "unknown"))]
    pub(crate) figures: Option<Json>,
}

/// One match of some game.
pub trait AnyMatch: Send + std::fmt::Debug {
    /// Whom it waits for.
    fn awaiting(&self) -> Awaiting;
    /// The events of the set-up, as decisions tell theirs.
    fn opening(&self) -> Vec<Json>;
    /// Judges and carries out a run of decisions of one seat, whole or not at all. It ends where something new is shown.
    fn decide(&mut self, seat: Seat, run: &[Value]) -> Result<Told, Refused>;
    /// Judges such a run and leaves everything as it is.
    fn weigh(&self, seat: Seat, run: &[Value]) -> Result<(), Refused>;
    /// Goes back to where only so many decisions had been made. Says which seats are then asked something else.
    fn take_back(&mut self, to: usize) -> SeatSet;
    /// Which talk goes on.
    fn talk(&self) -> Option<u8>;
    /// After how many seconds the silence of this seat is an answer, because others wait for it.
    fn window(&self, seat: Seat) -> Option<u16>;
    /// The seats whose next decision is not told until others have spoken.
    fn sealed(&self) -> SeatSet;
    /// How many decisions have been made.
    fn decisions(&self) -> usize;
    /// What each seat and last a bystander sees.
    fn sights(&self) -> Vec<Sight>;
    /// What a seat is asked.
    fn menu(&self, seat: Seat) -> Menu;
    /// The steps of the match, the opening first, as `viewer` saw them; with views if `whole`. Also how many there are.
    /// While a match runs, a step of which the viewer heard nothing is none to him: that somebody decided may be a secret.
    fn frames(&self, viewer: Viewer, steps: Range<usize>, whole: bool) -> (Vec<Frame>, usize);
    /// What silence means.
    fn on_silence(&self, seat: Seat) -> Option<Value>;
    /// A bot of this level, thinking for this seat.
    fn thought(&self, seat: Seat, level: &str) -> Option<Thought>;
    /// The seats that could not speak any more after this decision and may now; nobody, if it is not legal.
    fn shuts_out(&self, seat: Seat, decision: &Value) -> SeatSet;
    /// The result, when it is over.
    fn standing(&self) -> Option<Standing>;
    /// The hash of the seed.
    fn commitment(&self) -> Commitment;
    /// The whole record. With its seed it is for finished matches only.
    fn record(&self, seed: SeedIn, meta: &Map<String, Value>) -> String;
    /// Reads such a record as a stranger would, and says what is wrong with it.
    fn verify(&self, record: &str) -> Result<(), String>;
}

/// A match of `G`.
#[derive(Debug)]
pub(crate) struct Match<G: Game> {
    config: G::Config,
    seed: Seed,
    recorder: Recorder<G>,
    decisions: Vec<(Seat, G::Decision)>,
    opening: Vec<G::Event>,
    /// What each seat is asked now.
    menus: Menus<G>,
}

/// What a run of decisions would lead to.
struct Tried<G: Game> {
    recorder: Recorder<G>,
    decisions: Vec<(Seat, G::Decision)>,
    events: Vec<G::Event>,
    undoable: bool,
}

/// The closed decisions of each seat that may speak.
type Menus<G> = Vec<Option<Vec<<G as Game>::Decision>>>;

impl<G: Game> Match<G> {
    pub(crate) fn set_up(config: G::Config, seed: Seed) -> Result<Match<G>, G::Rule> {
        let mut opening = Vec::new();
        let recorder = Recorder::begin(&config, seed, &mut opening)?;
        let menus = menus(recorder.game(), config.seats());
        Ok(Match { config, seed, recorder, decisions: Vec::new(), opening, menus })
    }

    /// The table is another now. Which seats are asked something else?
    fn ask_anew(&mut self) -> SeatSet {
        let menus = menus(self.recorder.game(), self.config.seats());
        differing(&std::mem::replace(&mut self.menus, menus), &self.menus)
    }

    /// Carries out a run at a table that nobody sees yet.
    fn tried(&self, seat: Seat, run: &[Value]) -> Result<Tried<G>, Refused> {
        let mut recorder = self.recorder.clone();
        let mut events = Vec::new();
        let mut decisions = Vec::with_capacity(run.len());
        let drawn = self.recorder.game().dice().drawn();
        let mut undoable = true;
        for value in run {
            // A refusal from here on would tell, at no cost, what the step before has shown.
            if !undoable {
                return Err(Refused::RunTooFar);
            }
            let decision: G::Decision = serde::Deserialize::deserialize(value)
                .map_err(|error: serde_json::Error| Refused::NoDecision(error.to_string()))?;
            recorder.play(seat, decision, &mut events).map_err(refused)?;
            decisions.push((seat, decision));
            undoable = recorder.game().dice().drawn() == drawn && !events.iter().any(G::reveals);
        }
        Ok(Tried { recorder, decisions, events, undoable })
    }

    fn told(&self, events: &[G::Event]) -> Vec<Json> {
        let hear = |viewer| events.iter().filter_map(|event| G::veil(event, viewer)).collect::<Vec<_>>();
        shared(Viewer::all(self.config.seats()).map(hear))
    }
}

/// The seats for which two lists differ.
fn differing<T: PartialEq>(before: &[T], now: &[T]) -> SeatSet {
    let both = Seat::ALL.into_iter().zip(before.iter().zip(now));
    both.filter(|(_, (before, now))| before != now).map(|(seat, _)| seat).collect()
}

fn menus<G: Game>(game: &G, seats: u8) -> Menus<G> {
    let asked = game.awaiting().anybody();
    Seat::first(seats).map(|seat| asked.contains(seat).then(|| game.menu(seat))).collect()
}

/// Writes each, and those that are equal to the first only once.
fn shared<T: PartialEq + serde::Serialize>(values: impl Iterator<Item = T>) -> Vec<Json> {
    let mut first: Option<(T, Json)> = None;
    let mut written = Vec::with_capacity(6);
    for value in values {
        match &first {
            Some((known, json)) if *known == value => written.push(Arc::clone(json)),
            Some(_) => written.push(json(&value)),
            None => {
                let json = json(&value);
                written.push(Arc::clone(&json));
                first = Some((value, json));
            }
        }
    }
    written
}

pub(crate) fn json<T: serde::Serialize>(value: &T) -> Json {
    Arc::from(serde_json::value::to_raw_value(value).expect("plain data"))
}

fn refused<R: table::Rule>(refusal: Refusal<R>) -> Refused {
    Refused::Rule { rule: refusal.rule().id(), sentence: sentence(refusal) }
}

/// The sentence without the id in front.
fn sentence<R: table::Rule>(refusal: Refusal<R>) -> String {
    let text = refusal.to_string();
    text.split_once(": ").map_or(text.clone(), |(_, sentence)| sentence.to_owned())
}

impl<G: Bots + Show> AnyMatch for Match<G> {
    fn awaiting(&self) -> Awaiting {
        self.recorder.game().awaiting()
    }

    fn opening(&self) -> Vec<Json> {
        self.told(&self.opening)
    }

    fn decide(&mut self, seat: Seat, run: &[Value]) -> Result<Told, Refused> {
        let Tried { recorder, mut decisions, events, undoable } = self.tried(seat, run)?;
        self.recorder = recorder;
        let offers = decisions.iter().any(|(_, decision)| G::is_open(decision));
        self.decisions.append(&mut decisions);
        Ok(Told { events: self.told(&events), offers, undoable, changed: self.ask_anew() })
    }

    fn weigh(&self, seat: Seat, run: &[Value]) -> Result<(), Refused> {
        self.tried(seat, run).map(|_| ())
    }

    fn take_back(&mut self, to: usize) -> SeatSet {
        self.decisions.truncate(to);
        let mut recorder = Recorder::begin(&self.config, self.seed, &mut ()).expect("it was set up before");
        for (seat, decision) in &self.decisions {
            recorder.play(*seat, *decision, &mut ()).expect("it was legal before");
        }
        self.recorder = recorder;
        self.ask_anew()
    }

    fn talk(&self) -> Option<u8> {
        self.recorder.game().talk()
    }

    fn window(&self, seat: Seat) -> Option<u16> {
        self.recorder.game().window(seat)
    }

    fn sealed(&self) -> SeatSet {
        self.recorder.game().sealed()
    }

    fn decisions(&self) -> usize {
        self.decisions.len()
    }

    fn sights(&self) -> Vec<Sight> {
        let views = Viewer::all(self.config.seats()).map(|viewer| self.recorder.game().view(viewer));
        let mut first: Option<(G::View, Sight)> = None;
        let sight = |view| match &first {
            Some((known, sight)) if *known == view => sight.clone(),
            _ => {
                let sight = Sight { view: json(&view), figures: json(&G::figures(&view)) };
                first.get_or_insert((view, sight.clone()));
                sight
            }
        };
        views.map(sight).collect()
    }

    fn menu(&self, seat: Seat) -> Menu {
        let game = self.recorder.game();
        let view = game.view(Viewer::Seat(seat));
        let (mut decisions, mut outlooks) = (Vec::new(), Vec::new());
        game.each_decision(seat, |decision| {
            outlooks.push(G::outlook(&view, seat, &decision));
            decisions.push(decision);
        });
        Menu { decisions: json(&decisions), outlooks: json(&outlooks) }
    }

    fn frames(&self, viewer: Viewer, steps: Range<usize>, whole: bool) -> (Vec<Frame>, usize) {
        let mut events = Vec::new();
        let mut game =
            G::set_up(&self.config, Dice::new(self.seed), &mut events).expect("it was set up before");
        let over = self.recorder.game().standing().is_some();
        let mut frames = Vec::new();
        let mut decisions = self.decisions.iter();
        let (mut seat, mut step) = (None, 0);
        loop {
            let heard: Vec<G::Event> = events.iter().filter_map(|event| G::veil(event, viewer)).collect();
            let own = seat.is_none_or(|seat| viewer == Viewer::Seat(seat));
            if over || own || !heard.is_empty() {
                if steps.contains(&step) {
                    let view = whole.then(|| game.view(viewer));
                    frames.push(Frame {
                        seat,
                        events: json(&heard),
                        figures: view.as_ref().map(|view| json(&G::figures(view))),
                        view: view.as_ref().map(json),
                    });
                }
                step += 1;
            }
            let Some((next, decision)) = decisions.next() else { break };
            events.clear();
            game.decide(*next, *decision, &mut events).expect("it was legal before");
            seat = Some(*next);
        }
        (frames, step)
    }

    fn on_silence(&self, seat: Seat) -> Option<Value> {
        let default = self.recorder.game().on_silence(seat)?;
        serde_json::to_value(default).ok()
    }

    fn thought(&self, seat: Seat, level: &str) -> Option<Thought> {
        // A bot's rng follows from the seed, so that matches of bots can be repeated; it sees none of it.
        let rng =
            BotRng::of(&self.seed.of_series(u64::from(seat.number()) << 32 | self.decisions.len() as u64));
        let mut bot: Box<dyn Bot<G>> = G::bot(level, rng)?;
        let game = self.recorder.game();
        let (view, awaiting) = (game.view(Viewer::Seat(seat)), game.awaiting());
        let menu = game.menu(seat);
        Some(Box::new(move |budget| {
            let prompt = Prompt { seat, awaiting, decisions: &menu };
            let decision = if awaiting.must.contains(seat) {
                Some(bot.decide(&view, &prompt, budget))
            } else {
                bot.remark(&view, &prompt, budget)
            };
            decision.map(|decision| serde_json::to_value(decision).expect("plain data"))
        }))
    }

    fn shuts_out(&self, seat: Seat, decision: &Value) -> SeatSet {
        let before = self.recorder.game().awaiting();
        let mut game = self.recorder.game().clone();
        match serde::Deserialize::deserialize(decision) {
            Ok(decision) if game.check(seat, decision).is_ok() => game.apply(seat, decision, &mut ()),
            _ => return SeatSet::EMPTY,
        }
        before.may - game.awaiting().anybody()
    }

    fn standing(&self) -> Option<Standing> {
        self.recorder.game().standing()
    }

    fn commitment(&self) -> Commitment {
        Commitment::of(&self.seed)
    }

    fn record(&self, seed: SeedIn, meta: &Map<String, Value>) -> String {
        Record::<G>::write(&self.config, self.seed, seed, meta, &self.decisions).expect("it was legal before")
    }

    fn verify(&self, record: &str) -> Result<(), String> {
        let record = Record::<G>::read(record.as_bytes()).map_err(|flaw| flaw.to_string())?;
        record.verify().map(|_| ()).map_err(|diverged| diverged.to_string())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Whoever stays asked while his question changes is asked anew.
    #[test]
    fn a_question_is_another_when_its_menu_is() {
        let before = [Some(vec!["buy", "pass"]), Some(vec!["pass"]), None, Some(vec!["pass"])];
        let now = [Some(vec!["pass"]), Some(vec!["pass"]), Some(vec!["pass"]), None];
        let changed: Vec<u8> = differing(&before, &now).iter().map(Seat::number).collect();
        assert_eq!(changed, [0, 2, 3]);
    }
}
