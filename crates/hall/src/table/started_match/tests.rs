//! Questions to several seats at once, which the first game does not have.

use std::ops::Range;

use bots::Budget;
use serde_json::Map;
use table::{Awaiting, Seed, Standing, Viewer};

use super::*;
use crate::BotTask;
use crate::any_match::{DecisionOutcome, HeardEvents, Json, Menu, ReplayStep, ViewAndFigures, to_json};

const P: [Seat; 5] = Seat::ALL;

/// Everybody is asked all the time, and what somebody says concerns only the seats named here.
#[derive(Debug)]
struct Toy {
    decisions: usize,
    concerned: SeatSet,
    seats: u8,
}

impl AnyMatch for Toy {
    fn awaiting(&self) -> Awaiting {
        Awaiting { must: SeatSet::first(self.seats), may: SeatSet::EMPTY }
    }
    fn opening_events(&self) -> Vec<HeardEvents> {
        Vec::new()
    }
    fn decide(&mut self, _: Seat, run: &[Value]) -> Result<DecisionOutcome, Refused> {
        self.decisions += run.len();
        let asked_anew = self.concerned;
        Ok(DecisionOutcome { events: Vec::new(), has_offer: false, is_undoable: true, asked_anew })
    }
    fn check_run(&self, _: Seat, _: &[Value]) -> Result<(), Refused> {
        Ok(())
    }
    fn take_back(&mut self, to: usize) -> SeatSet {
        self.decisions = to;
        self.concerned
    }
    fn remove_decisions(&mut self, which: Range<usize>) -> Result<(), Refused> {
        self.decisions -= which.len();
        Ok(())
    }
    fn negotiation(&self) -> Option<u8> {
        None
    }
    fn short_clock_seconds(&self, _: Seat) -> Option<u16> {
        None
    }
    fn sealed_seats(&self) -> SeatSet {
        P[0].into()
    }
    fn decisions_followed(&self, _: &[(Seat, Value)]) -> usize {
        0
    }
    fn decisions_made(&self) -> usize {
        self.decisions
    }

    fn shrink_to_fit(&mut self) {}
    fn views(&self) -> Vec<ViewAndFigures> {
        Vec::new()
    }
    fn menu(&self, _: Seat) -> Menu {
        Menu { decisions: to_json(&[0; 0]), outlooks: to_json(&[0; 0]) }
    }
    fn replay_steps(&self, _: Viewer, _: Range<usize>, _: bool) -> (Vec<ReplayStep>, usize) {
        (Vec::new(), 0)
    }
    fn on_silence(&self, _: Seat) -> Option<Value> {
        None
    }
    fn question(&mut self, _: Seat) -> Json {
        to_json(&())
    }
    fn bot_task(&mut self, _: Seat, _: &str) -> Option<BotTask> {
        Some(BotTask { longest: None, answer: Box::new(|_: Budget| Some(Value::Null)), write: None })
    }
    fn seats_silenced_by(&self, _: Seat, _: &Value) -> SeatSet {
        SeatSet::EMPTY
    }
    fn deal_partners(&self, _: Seat, _: &Value) -> SeatSet {
        SeatSet::EMPTY
    }
    fn standing(&self) -> Option<Standing> {
        None
    }
    fn allows_chat(&self) -> bool {
        true
    }
    fn seed(&self) -> Seed {
        Seed::from_number(0)
    }
    fn record(&self, _: &Map<String, Value>) -> String {
        String::new()
    }
    fn verify_record(&self, _: &str) -> Result<(), String> {
        Ok(())
    }
}

fn started(concerned: SeatSet) -> StartedMatch {
    let toy = Toy { decisions: 0, concerned, seats: 3 };
    let pace = Pace::PerDecision { seconds: 30 };
    StartedMatch::new(Box::new(toy), pace, 3, SeatSet::EMPTY, at(1, 0))
}

fn at(n: u32, milliseconds: u64) -> Stamp {
    Stamp { n, at: Time(milliseconds) }
}

fn numbers(started: &StartedMatch) -> [u32; 3] {
    [0, 1, 2].map(|seat| started.questions[P[seat]].number)
}

#[test]
fn an_answer_on_its_way_stays_good_when_others_undo() {
    let mut started = started(SeatSet::EMPTY);
    started.decide(at(2, 0), P[0], &[Value::Null], By::Person).unwrap();
    assert_eq!(numbers(&started), [2, 1, 1]);
    started.go_back(at(3, 0), P[0], 0);
    assert_eq!(numbers(&started), [3, 1, 1], "only who moved is asked anew");
}

#[test]
fn who_is_asked_something_else_is_asked_anew() {
    let mut started = started(P[2].into());
    started.decide(at(2, 0), P[0], &[Value::Null], By::Person).unwrap();
    assert_eq!(numbers(&started), [2, 1, 2]);
    started.go_back(at(3, 0), P[0], 0);
    assert_eq!(numbers(&started), [3, 1, 3]);
}

/// Whoever thinks meanwhile is not given time by others who undo, nor loses any.
#[test]
fn clocks_of_others_run_on() {
    let mut started = started(SeatSet::EMPTY);
    started.decide(at(2, 10_000), P[0], &[Value::Null], By::Person).unwrap();
    started.go_back(at(3, 12_000), P[0], 0);
    assert_eq!(started.clocks.next_timeout().map(|(time, _)| time), Some(Time(30_000)));
    assert_eq!(started.clocks.stopped(Time(12_000)).own_time_left(P[0]), 18_000);
    assert_eq!(started.clocks.stopped(Time(12_000)).own_time_left(P[1]), 18_000);
}

#[test]
fn a_sealed_decision_is_known_as_such() {
    let mut started = started(SeatSet::EMPTY);
    for (seat, sealed) in [(P[0], true), (P[1], false)] {
        let events = started.decide(at(2, 0), seat, &[Value::Null], By::Clock).unwrap();
        assert_eq!(events.sealed, sealed);
    }
}
