//! A match of one game, with its types.

use std::ops::Range;
use std::sync::Arc;

use bots::{BotRng, Bots};
use record::{Record, Recorder, SeedIn};
use serde::Deserialize as _;
use serde_json::{Map, Value};
use table::{
    Awaiting, Config as _, Dice, EventSink, Game, Refusal, Seat, SeatSet, Seed, Show, Standing, Viewer,
    veiled,
};

use crate::Refused;
use crate::any_match::{
    AnyMatch, BotTask, DecisionOutcome, HeardEvents, Json, Menu, ReplayStep, ViewAndFigures, to_json,
};
use crate::bot_question::{HeardByBots, OwnQuestion, bot_task};

/// A match of `G`. The recorder holds its config, its seed and the table as it is now.
#[derive(Debug)]
pub(crate) struct TypedMatch<G: Game> {
    recorder: Recorder<G>,
    decisions: Vec<(Seat, G::Decision)>,
    opening: Vec<G::Event>,
    /// What each seat is asked now, listed once for prompts, bots and comparison.
    menus: Menus<G>,
    heard: HeardByBots<G>,
}

/// The closed decisions of each seat; nothing for a seat that is not asked.
type Menus<G> = Vec<Option<Vec<<G as Game>::Decision>>>;

/// The match as it would be after a run of decisions.
struct AfterRun<G: Game> {
    recorder: Recorder<G>,
    decisions: Vec<(Seat, G::Decision)>,
    events: Vec<G::Event>,
    is_undoable: bool,
}

impl<G: Game> TypedMatch<G> {
    /// Sets up a match, or returns the rule against it.
    pub(crate) fn set_up(config: &G::Config, seed: Seed) -> Result<TypedMatch<G>, G::Rule> {
        let mut opening = Vec::new();
        let recorder = Recorder::begin(config, seed, &mut opening)?;
        let menus = list_menus(recorder.game(), config.seats());
        Ok(TypedMatch { recorder, decisions: Vec::new(), opening, menus, heard: HeardByBots::default() })
    }

    /// Lists the menus of the table as it is now. Returns the seats whose menu is another than before.
    fn relist_menus(&mut self) -> SeatSet {
        let menus = list_menus(self.recorder.game(), self.seats());
        seats_that_differ(&std::mem::replace(&mut self.menus, menus), &self.menus)
    }

    /// Carries out a run of decisions at a copy of the table.
    fn after_run(&self, seat: Seat, run: &[Value]) -> Result<AfterRun<G>, Refused> {
        let mut recorder = self.recorder.clone();
        let mut events = Vec::new();
        let mut decisions = Vec::with_capacity(run.len());
        let drawn = self.recorder.game().dice().drawn();
        let mut is_undoable = true;
        for value in run {
            // A refusal from here on would tell, at no cost, what the step before has shown.
            if !is_undoable {
                return Err(Refused::RunTooFar);
            }
            let decision: G::Decision = G::Decision::deserialize(value)
                .map_err(|error: serde_json::Error| Refused::NoDecision(error.to_string()))?;
            recorder.play(seat, decision, &mut events).map_err(refused_by_rule)?;
            decisions.push((seat, decision));
            is_undoable = recorder.game().dice().drawn() == drawn && !events.iter().any(G::reveals);
        }
        Ok(AfterRun { recorder, decisions, events, is_undoable })
    }

    /// The match as these decisions would have made it.
    fn replayed(
        &self,
        decisions: &[(Seat, G::Decision)],
        sink: &mut impl EventSink<G::Event>,
    ) -> Result<Recorder<G>, Refusal<G::Rule>> {
        let mut recorder = Recorder::begin(self.recorder.config(), self.recorder.seed(), sink)
            .expect("it was set up before");
        for (seat, decision) in decisions {
            recorder.play(*seat, *decision, sink)?;
        }
        Ok(recorder)
    }

    /// What a seat has heard since the match was set up.
    fn heard_by(&mut self, seat: Seat) -> Arc<Vec<G::Event>> {
        if let Some(heard) = self.heard.by(seat) {
            return heard;
        }
        let mut events = Vec::new();
        self.replayed(&self.decisions, &mut events).expect("they were legal before");
        self.heard.keep(seat, veiled::<G>(&events, Viewer::Seat(seat)).collect())
    }

    /// The present question of a seat. Whatever is in it belongs to it, so that it can be answered elsewhere.
    fn own_question(&mut self, seat: Seat) -> OwnQuestion<G> {
        let heard = self.heard_by(seat);
        let game = self.recorder.game();
        let (view, awaiting) = (game.view(Viewer::Seat(seat)), game.awaiting());
        OwnQuestion { seat, awaiting, view, decisions: self.listed_for(seat).to_vec(), heard }
    }

    /// The events as each seat and last a bystander may hear of them.
    fn heard_by_each(&self, events: &[G::Event]) -> Vec<HeardEvents> {
        let heard = Viewer::all(self.seats()).map(|viewer| veiled::<G>(events, viewer).collect::<Vec<_>>());
        write_each(heard, |events| HeardEvents::new(events))
    }

    /// The closed decisions of a seat; none, if it is not asked.
    fn listed_for(&self, seat: Seat) -> &[G::Decision] {
        self.menus.get(seat.index()).and_then(Option::as_deref).unwrap_or_default()
    }

    fn seats(&self) -> u8 {
        self.recorder.config().seats()
    }
}

/// The seats for which two lists differ.
fn seats_that_differ<T: PartialEq>(before: &[T], now: &[T]) -> SeatSet {
    let both = Seat::ALL.into_iter().zip(before.iter().zip(now));
    both.filter(|(_, (before, now))| before != now).map(|(seat, _)| seat).collect()
}

fn list_menus<G: Game>(game: &G, seats: u8) -> Menus<G> {
    let asked = game.awaiting().anybody();
    Seat::first(seats).map(|seat| asked.contains(seat).then(|| game.menu(seat))).collect()
}

/// Writes a value for each viewer. Those whose value equals that of the first viewer share its text.
fn write_each<T: PartialEq, J: Clone>(values: impl Iterator<Item = T>, write: impl Fn(&T) -> J) -> Vec<J> {
    let mut first: Option<(T, J)> = None;
    let write_or_share = |value| match &first {
        Some((known, written)) if *known == value => written.clone(),
        Some(_) => write(&value),
        None => {
            let written = write(&value);
            first = Some((value, written.clone()));
            written
        }
    };
    values.map(write_or_share).collect()
}

fn refused_by_rule<R: table::Rule>(refusal: Refusal<R>) -> Refused {
    Refused::Rule { rule: refusal.rule().id(), sentence: sentence_without_id(refusal) }
}

/// The sentence of a refusal, which is printed as the id of the rule, a colon, and the sentence.
fn sentence_without_id<R: table::Rule>(refusal: Refusal<R>) -> String {
    let text = refusal.to_string();
    text.split_once(": ").map_or(text.clone(), |(_, sentence)| sentence.to_owned())
}

impl<G: Bots + Show> AnyMatch for TypedMatch<G> {
    fn awaiting(&self) -> Awaiting {
        self.recorder.game().awaiting()
    }

    fn opening_events(&self) -> Vec<HeardEvents> {
        self.heard_by_each(&self.opening)
    }

    fn decide(&mut self, seat: Seat, run: &[Value]) -> Result<DecisionOutcome, Refused> {
        let AfterRun { recorder, mut decisions, events, is_undoable } = self.after_run(seat, run)?;
        self.recorder = recorder;
        let has_offer = decisions.iter().any(|(_, decision)| G::is_open(decision));
        self.decisions.append(&mut decisions);
        self.heard.add(&events);
        if self.recorder.game().standing().is_some() {
            self.heard = HeardByBots::default();
        }
        let asked_anew = self.relist_menus();
        Ok(DecisionOutcome { events: self.heard_by_each(&events), has_offer, is_undoable, asked_anew })
    }

    fn check_run(&self, seat: Seat, run: &[Value]) -> Result<(), Refused> {
        self.after_run(seat, run).map(|_| ())
    }

    fn take_back(&mut self, to: usize) -> SeatSet {
        self.decisions.truncate(to);
        self.recorder = self.replayed(&self.decisions, &mut ()).expect("they were legal before");
        self.heard = HeardByBots::default();
        self.relist_menus()
    }

    fn remove_decisions(&mut self, which: Range<usize>) -> Result<(), Refused> {
        let mut decisions = self.decisions.clone();
        decisions.drain(which);
        self.recorder = self.replayed(&decisions, &mut ()).map_err(refused_by_rule)?;
        self.decisions = decisions;
        self.heard = HeardByBots::default();
        self.relist_menus();
        Ok(())
    }

    fn negotiation(&self) -> Option<u8> {
        self.recorder.game().talk()
    }

    fn short_clock_seconds(&self, seat: Seat) -> Option<u16> {
        self.recorder.game().window(seat)
    }

    fn sealed_seats(&self) -> SeatSet {
        self.recorder.game().sealed()
    }

    fn decisions_followed(&self, path: &[(Seat, Value)]) -> usize {
        let is_next = |((seat, decision), (next, suggested)): &(&(Seat, G::Decision), &(Seat, Value))| {
            seat == next && G::Decision::deserialize(suggested).is_ok_and(|suggested| suggested == *decision)
        };
        self.decisions.iter().zip(path).take_while(is_next).count()
    }

    fn decisions_made(&self) -> usize {
        self.decisions.len()
    }

    fn shrink_to_fit(&mut self) {
        self.decisions.shrink_to_fit();
    }

    fn views(&self) -> Vec<ViewAndFigures> {
        let views = Viewer::all(self.seats()).map(|viewer| self.recorder.game().view(viewer));
        write_each(views, |view| ViewAndFigures { view: to_json(view), figures: to_json(&G::figures(view)) })
    }

    fn menu(&self, seat: Seat) -> Menu {
        let view = self.recorder.game().view(Viewer::Seat(seat));
        let decisions = self.listed_for(seat);
        let outlooks: Vec<G::Outlook> =
            decisions.iter().map(|decision| G::outlook(&view, seat, decision)).collect();
        Menu { decisions: to_json(&decisions), outlooks: to_json(&outlooks) }
    }

    fn replay_steps(
        &self,
        viewer: Viewer,
        range: Range<usize>,
        with_views: bool,
    ) -> (Vec<ReplayStep>, usize) {
        let mut events = Vec::new();
        let dice = Dice::new(self.recorder.seed());
        let mut game = G::set_up(self.recorder.config(), dice, &mut events).expect("it was set up before");
        let over = self.recorder.game().standing().is_some();
        let mut steps = Vec::new();
        let mut decisions = self.decisions.iter();
        let (mut seat, mut count) = (None, 0);
        loop {
            let heard: Vec<G::Event> = veiled::<G>(&events, viewer).collect();
            let own = seat.is_none_or(|seat| viewer == Viewer::Seat(seat));
            if over || own || !heard.is_empty() {
                if range.contains(&count) {
                    let view = with_views.then(|| game.view(viewer));
                    steps.push(ReplayStep {
                        seat,
                        events: to_json(&heard),
                        figures: view.as_ref().map(|view| to_json(&G::figures(view))),
                        view: view.as_ref().map(to_json),
                    });
                }
                count += 1;
            }
            let Some((next, decision)) = decisions.next() else { break };
            events.clear();
            game.decide(*next, *decision, &mut events).expect("it was legal before");
            seat = Some(*next);
        }
        (steps, count)
    }

    fn on_silence(&self, seat: Seat) -> Option<Value> {
        let default = self.recorder.game().on_silence(seat)?;
        serde_json::to_value(default).ok()
    }

    fn question(&mut self, seat: Seat) -> Json {
        to_json(&self.own_question(seat).borrowed())
    }

    fn bot_task(&mut self, seat: Seat, level: &str) -> Option<BotTask> {
        // A bot's random numbers follow from the seed, so that matches of bots can be repeated; it sees none of it.
        let question = u64::from(seat.number()) << 32 | self.decisions.len() as u64;
        let rng = BotRng::of(&self.recorder.seed().of_series(question));
        Some(bot_task(level.to_owned(), rng, self.own_question(seat)))
    }

    fn seats_silenced_by(&self, seat: Seat, decision: &Value) -> SeatSet {
        let before = self.recorder.game().awaiting();
        let mut game = self.recorder.game().clone();
        let Ok(decision) = G::Decision::deserialize(decision) else { return SeatSet::EMPTY };
        match game.decide(seat, decision, &mut ()) {
            Ok(()) => before.may - game.awaiting().anybody(),
            Err(_) => SeatSet::EMPTY,
        }
    }

    fn deal_partners(&self, seat: Seat, decision: &Value) -> SeatSet {
        let decision = G::Decision::deserialize(decision);
        decision.map_or(SeatSet::EMPTY, |decision| self.recorder.game().deal_partners(seat, &decision))
    }

    fn standing(&self) -> Option<Standing> {
        self.recorder.game().standing()
    }

    fn allows_chat(&self) -> bool {
        self.recorder.config().allows_chat()
    }

    fn seed(&self) -> Seed {
        self.recorder.seed()
    }

    fn record(&self, meta: &Map<String, Value>) -> String {
        let (config, seed) = (self.recorder.config(), self.recorder.seed());
        Record::<G>::write(config, seed, SeedIn::Header, meta, &self.decisions).expect("it was legal before")
    }

    fn verify_record(&self, record: &str) -> Result<(), String> {
        let record = Record::<G>::read(record.as_bytes()).map_err(|flaw| flaw.to_string())?;
        record.verify().map(|_| ()).map_err(|diverged| diverged.to_string())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Whoever stays asked while the menu changes is asked anew.
    #[test]
    fn a_question_is_another_when_its_menu_is() {
        let before = [Some(vec!["buy", "pass"]), Some(vec!["pass"]), None, Some(vec!["pass"])];
        let now = [Some(vec!["pass"]), Some(vec!["pass"]), Some(vec!["pass"]), None];
        let changed: Vec<u8> = seats_that_differ(&before, &now).iter().map(Seat::number).collect();
        assert_eq!(changed, [0, 2, 3]);
    }

    /// Sharing is by the text itself, so that a message is written once for all who get the same.
    #[test]
    fn equal_values_share_one_text() {
        let written = write_each([7, 8, 7].into_iter(), to_json);
        assert!(std::sync::Arc::ptr_eq(&written[0], &written[2]));
        assert!(!std::sync::Arc::ptr_eq(&written[0], &written[1]));
    }
}
