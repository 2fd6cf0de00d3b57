//! Questions to several seats at once, which the first game does not have.

use std::ops::Range;

use bots::Budget;
use record::{Commitment, SeedIn};
use serde_json::Map;
use table::{Awaiting, Standing, Viewer};

use super::*;
use crate::any_match::{Menu, Sight, Told, json};
use crate::{Frame, Thought};

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
    fn opening(&self) -> Vec<Json> {
        Vec::new()
    }
    fn decide(&mut self, _: Seat, run: &[Value]) -> Result<Told, Refused> {
        self.decisions += run.len();
        Ok(Told { events: Vec::new(), offers: false, undoable: true, changed: self.concerned })
    }
    fn weigh(&self, _: Seat, _: &[Value]) -> Result<(), Refused> {
        Ok(())
    }
    fn take_back(&mut self, to: usize) -> SeatSet {
        self.decisions = to;
        self.concerned
    }
    fn talk(&self) -> Option<u8> {
        None
    }
    fn window(&self, _: Seat) -> Option<u16> {
        None
    }
    fn sealed(&self) -> SeatSet {
        P[0].into()
    }
    fn decisions(&self) -> usize {
        self.decisions
    }
    fn sights(&self) -> Vec<Sight> {
        Vec::new()
    }
    fn menu(&self, _: Seat) -> Menu {
        Menu { decisions: json(&[0; 0]), outlooks: json(&[0; 0]) }
    }
    fn frames(&self, _: Viewer, _: Range<usize>, _: bool) -> (Vec<Frame>, usize) {
        (Vec::new(), 0)
    }
    fn on_silence(&self, _: Seat) -> Option<Value> {
        None
    }
    fn thought(&self, _: Seat, _: &str) -> Option<Thought> {
        Some(Box::new(|_: Budget| Some(Value::Null)))
    }
    fn shuts_out(&self, _: Seat, _: &Value) -> SeatSet {
        SeatSet::EMPTY
    }
    fn standing(&self) -> Option<Standing> {
        None
    }
    fn commitment(&self) -> Commitment {
        Commitment::of(&Seed::from_number(0))
    }
    fn record(&self, _: SeedIn, _: &Map<String, Value>) -> String {
        String::new()
    }
    fn verify(&self, _: &str) -> Result<(), String> {
        Ok(())
    }
}

fn play(concerned: SeatSet) -> Play {
    let toy = Toy { decisions: 0, concerned, seats: 3 };
    let pace = Pace::PerDecision { seconds: 30 };
    Play::begin(Box::new(toy), Seed::from_number(0), pace, (3, SeatSet::EMPTY), (1, Time(0)))
}

fn asks(play: &Play) -> [u32; 3] {
    [0, 1, 2].map(|seat| play.asks[P[seat]].ask)
}

#[test]
fn an_answer_on_its_way_stays_good_when_others_undo() {
    let mut play = play(SeatSet::EMPTY);
    play.decided((2, Time(0)), P[0], &[Value::Null], By::Person).unwrap_or(());
    assert_eq!(asks(&play), [2, 1, 1]);
    play.took_back(3, Time(0), P[0], 0);
    assert_eq!(asks(&play), [3, 1, 1], "only who moved is asked anew");
}

#[test]
fn who_is_asked_something_else_is_asked_anew() {
    let mut play = play(P[2].into());
    play.decided((2, Time(0)), P[0], &[Value::Null], By::Person).unwrap_or(());
    assert_eq!(asks(&play), [2, 1, 2]);
    play.took_back(3, Time(0), P[0], 0);
    assert_eq!(asks(&play), [3, 1, 3]);
}

/// Whoever thinks meanwhile is not given time by others who undo, nor loses any.
#[test]
fn clocks_of_others_run_on() {
    let mut play = play(SeatSet::EMPTY);
    play.decided((2, Time(10_000)), P[0], &[Value::Null], By::Person).unwrap_or(());
    play.took_back(3, Time(12_000), P[0], 0);
    assert_eq!(play.clocks.due().map(|(time, _)| time), Some(Time(30_000)));
    assert_eq!(play.clocks.stopped(Time(12_000)).left(P[0]), 18_000);
    assert_eq!(play.clocks.stopped(Time(12_000)).left(P[1]), 18_000);
}

#[test]
fn a_sealed_decision_is_known_as_such() {
    let mut play = play(SeatSet::EMPTY);
    for (seat, sealed) in [(P[0], true), (P[1], false)] {
        play.decided((2, Time(0)), seat, &[Value::Null], By::Clock).unwrap_or(());
        assert_eq!(play.sealed, sealed);
    }
}
