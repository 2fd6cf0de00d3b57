//! Who sits where, under which name, and who has left the house for good.

use hall::{Command, Pace, Refused, SeatPlan, Setup, Stage, Table};
use serde_json::json;
use table::{Seat, Viewer};

use crate::{ANNA, At, BERT, CARL, person, setup};

const P: [Seat; 5] = Seat::ALL;

fn sit(seat: usize, name: &str) -> Command {
    Command::Sit { seat: P[seat], name: name.to_owned() }
}

/// A public table where everybody takes one seat.
fn one_seat_each(seats: Vec<SeatPlan>) -> At {
    At::new(Setup { several_seats: false, ..setup(seats, Pace::NoClock) })
}

#[test]
fn nobody_takes_a_second_seat_of_a_public_table() {
    let mut at = one_seat_each(vec![person(ANNA, "Anna"), SeatPlan::Open, SeatPlan::Open]);
    assert_eq!(at.wants(ANNA, sit(1, "Zoe")), Err(Refused::OneSeatEach));
    at.does(BERT, sit(1, "Bert"));
    assert_eq!(at.wants(BERT, sit(2, "Max")), Err(Refused::OneSeatEach));
    at.does(BERT, Command::Stand { seat: P[1] });
    at.does(BERT, sit(2, "Max"));
}

#[test]
fn everybody_sees_who_shares_a_screen() {
    let mut at = At::new(setup(
        vec![SeatPlan::Open, person(ANNA, "Anna"), SeatPlan::Open, person(ANNA, "Carla")],
        Pace::NoClock,
    ));
    at.does(BERT, sit(0, "Bert"));
    at.does(BERT, sit(2, "Max"));
    let seats = at.sees(Viewer::Bystander)["seats"].clone();
    let screens: Vec<_> = (0..4).map(|n| seats[n].get("at_screen_of").cloned()).collect();
    assert_eq!(screens, [None, None, Some(json!(0)), Some(json!(1))]);
}

/// Tables that were opened before it was asked keep what was possible at them.
#[test]
fn a_setup_without_the_field_means_what_it_meant() {
    let mut stored = serde_json::to_value(setup(vec![SeatPlan::Open; 2], Pace::NoClock)).unwrap();
    assert!(stored.as_object_mut().unwrap().remove("several_seats").is_some());
    let setup: Setup = serde_json::from_value(stored).unwrap();
    assert!(setup.several_seats);
}

#[test]
fn nobody_is_called_like_another_at_the_table() {
    let mut at = one_seat_each(vec![person(ANNA, "Bill"), SeatPlan::Open, SeatPlan::Open]);
    for name in ["bill", "BiII", "Bi1l"] {
        assert_eq!(at.wants(BERT, sit(1, name)), Err(Refused::NameTaken), "{name}");
    }
    for name in ["B\u{456}ll", "Bi\u{200b}ll", "Bill\u{202e}"] {
        assert_eq!(at.wants(BERT, sit(1, name)), Err(Refused::BadName), "{name:?}");
    }
    at.does(BERT, sit(1, "Ju\u{308}rgen"));
    assert_eq!(at.sees(Viewer::Bystander)["seats"][1]["name"], "J\u{fc}rgen");
}

/// What is sent to anybody, and what a restart brings back, has no name of who left.
fn assert_forgotten(at: &At, name: &str) {
    for table in [&at.table, &at.restored()] {
        for viewer in Viewer::all(3) {
            let everything = table.everything_for(viewer);
            assert!(!everything.contains(name), "{everything}");
        }
    }
    assert_eq!(at.table.everything_for(Viewer::Bystander), at.restored().everything_for(Viewer::Bystander));
}

#[test]
fn who_leaves_for_good_is_played_by_a_bot_and_has_no_name() {
    let mut at =
        At::new(setup(vec![person(ANNA, "Anna"), person(BERT, "Bert"), person(CARL, "Carl")], Pace::NoClock));
    at.start();
    at.does(ANNA, Command::Say { text: "Hello!".to_owned() });
    let logged = at.table.forget_person(at.now, ANNA).unwrap();
    at.log.extend(logged);
    assert_forgotten(&at, "Anna");
    let seen = at.sees(Viewer::Bystander);
    assert_eq!(seen["seats"][0]["left"], true);
    assert!(seen["seats"][0]["stand_in"].is_string());
    assert_eq!((&seen["said"][0]["left"], &seen["said"][0]["text"]), (&json!(true), &json!("Hello!")));
    assert_eq!(at.wants(ANNA, Command::Return {}), Err(Refused::NotSeated), "there is no way back");
    assert!(!at.table.people().contains(&ANNA) && at.table.setup().host != ANNA);
    // Nobody waits for the consent of somebody who is not there any more.
    let seat = loop {
        let seat = at.asked();
        if seat != P[0] {
            break seat;
        }
        let (seat, ask, task) = at.table.bots_to_ask().pop().unwrap();
        let decision = (task.answer)(bots::Budget::Iterations(1));
        let logged = at.table.bot_decides(at.now, seat, ask, decision).unwrap();
        at.log.extend(logged);
    };
    let (owner, other) = if seat == P[1] { (BERT, P[2]) } else { (CARL, P[1]) };
    at.decide(owner, seat, |_| true).unwrap();
    if at.wants(owner, Command::AskTakeBack { seat }).is_ok() {
        assert_eq!(at.sees(Viewer::Bystander)["back"]["waiting"], json!([other]));
    }
    let again = at.table.seats_to_play_again(ANNA);
    assert_eq!(again, [person(CARL, "Carl"), SeatPlan::Open, person(BERT, "Bert")]);
}

#[test]
fn who_leaves_for_good_before_the_match_leaves_an_open_seat() {
    let mut at = At::new(setup(vec![person(ANNA, "Anna"), person(BERT, "Bert")], Pace::NoClock));
    at.does(BERT, Command::Ready { ready: true });
    let logged = at.table.forget_person(at.now, ANNA).unwrap();
    at.log.extend(logged);
    assert_forgotten(&at, "Anna");
    at.does(CARL, sit(0, "Carl"));
    at.does(CARL, Command::Ready { ready: true });
    assert_eq!(at.table.stage(), Stage::Running, "the others play without a host");
}

/// Lines of chat from the first programs do not say whose they are.
#[test]
fn old_lines_of_chat_lose_the_name_too() {
    let mut at = At::new(setup(vec![person(ANNA, "Anna"), person(BERT, "Bert")], Pace::NoClock));
    at.does(ANNA, Command::Say { text: "Hello!".to_owned() });
    at.does(BERT, Command::Say { text: "Hi!".to_owned() });
    for logged in &mut at.log {
        if let hall::Entry::Said { person, .. } = &mut logged.entry {
            *person = hall::Person(0);
        }
    }
    at.table = Table::restore(at.log.clone()).unwrap();
    let logged = at.table.forget_person(at.now, ANNA).unwrap();
    at.log.extend(logged);
    assert_forgotten(&at, "Anna");
    assert_eq!(at.sees(Viewer::Bystander)["said"][1]["name"], "Bert");
}
