//! People who do not come, who go, and who are asked before others decide for them.

use hall::{Command, Pace, Person, Refused, SeatPlan, Stage};
use table::{Seat, Viewer};

use crate::{ANNA, At, BERT, CARL, person, setup};

const P: [Seat; 5] = Seat::ALL;
const PEOPLE: [Person; 3] = [ANNA, BERT, CARL];

fn three(pace: Pace) -> At {
    let seats = vec![person(ANNA, "Anna"), person(BERT, "Bert"), person(CARL, "Carl")];
    let mut at = At::new(setup(seats, pace));
    at.start();
    at
}

fn stand_in(at: &At, seat: Seat) -> bool {
    at.sees(Viewer::Bystander)["seats"][seat.index()].get("stand_in").is_some()
}

#[test]
fn who_is_silent_twice_is_away() {
    let mut at = three(Pace::PerDecision { seconds: 30 });
    let first = at.asked();
    for turn in 0..2 {
        assert!(!stand_in(&at, first), "{turn}");
        while at.asked() != first {
            let seat = at.asked();
            at.decide(PEOPLE[seat.index()], seat, |_| true).unwrap();
        }
        at.wait(30);
    }
    assert!(stand_in(&at, first));
    at.does(PEOPLE[first.index()], Command::Return {});
    assert!(!stand_in(&at, first));
    assert_eq!(at.table.everything_for(Viewer::Bystander), at.restored().everything_for(Viewer::Bystander));
}

/// A bot plays on for whoever gives up, and they do not come back; the others play on as before.
#[test]
fn who_gives_up_does_not_come_back() {
    let mut at = three(Pace::NoClock);
    let seat = at.asked();
    let (owner, other) = (PEOPLE[seat.index()], PEOPLE[seat.left(3).index()]);
    at.does(owner, Command::GiveUp {});
    assert!(stand_in(&at, seat) && !at.table.bots_to_ask().is_empty());
    assert_eq!(at.sees(Viewer::Bystander)["seats"][seat.index()]["gave_up"], true);
    assert_eq!(at.wants(owner, Command::Return {}), Err(Refused::GaveUp));
    assert_eq!(at.table.check_delete(owner), Err(Refused::NotAlone), "two others play");
    at.does(other, Command::GiveUp {});
    let last = PEOPLE[seat.left(3).left(3).index()];
    assert_eq!(at.table.check_delete(last), Ok(()), "nobody else does");
    assert_eq!(at.table.everything_for(Viewer::Bystander), at.restored().everything_for(Viewer::Bystander));
}

#[test]
fn nobody_waits_for_ever_without_a_clock() {
    let mut at = three(Pace::NoClock);
    let seat = at.asked();
    let (owner, other) = (PEOPLE[seat.index()], PEOPLE[seat.left(3).index()]);
    let relieve = Command::ReplaceAbsent { seat };
    at.wait(179);
    assert_eq!(at.wants(other, relieve.clone()), Err(Refused::TooEarly));
    at.wait(1);
    assert_eq!(at.wants(Person(9), relieve.clone()), Err(Refused::NotSeated));
    let idle = Command::ReplaceAbsent { seat: seat.left(3) };
    assert_eq!(at.wants(other, idle), Err(Refused::NotAwaited(seat.into())));
    at.does(other, relieve.clone());
    assert!(stand_in(&at, seat) && !at.table.bots_to_ask().is_empty());
    at.does(owner, Command::Return {});
    assert_eq!(at.wants(other, relieve), Err(Refused::TooEarly), "he is there again");
}

/// Who plays by correspondence was promised days.
#[test]
fn an_agreed_time_is_kept() {
    let mut at = three(Pace::Days { days: 2 });
    let seat = at.asked();
    at.wait(86_400);
    assert_eq!(
        at.wants(PEOPLE[seat.left(3).index()], Command::ReplaceAbsent { seat }),
        Err(Refused::TooEarly)
    );
}

#[test]
fn the_host_frees_the_seat_of_who_is_not_ready() {
    let mut at = At::new(setup(vec![person(ANNA, "Anna"), SeatPlan::Open], Pace::NoClock));
    at.does(BERT, Command::Sit { seat: P[1], name: "Bert".into() });
    at.does(ANNA, Command::Plan { seat: P[1], bot: None });
    at.does(BERT, Command::Sit { seat: P[1], name: "Bert".into() });
    at.does(BERT, Command::Ready { ready: true });
    assert_eq!(at.wants(ANNA, Command::Plan { seat: P[1], bot: None }), Err(Refused::Taken));
}

#[test]
fn who_was_put_on_a_seat_is_asked_before_the_start() {
    let mut at = At::new(setup(vec![person(ANNA, "Anna"), person(BERT, "Bert")], Pace::NoClock));
    assert_eq!(at.wants(ANNA, Command::Start {}), Err(Refused::NotReady));
    at.does(BERT, Command::Ready { ready: true });
    at.does(ANNA, Command::Start {});
    // Who sat down by himself knows what he has let himself in for.
    let mut at = At::new(setup(vec![person(ANNA, "Anna"), SeatPlan::Open], Pace::NoClock));
    at.does(BERT, Command::Sit { seat: P[1], name: "Bert".into() });
    at.does(ANNA, Command::Start {});
}

#[test]
fn nothing_of_who_is_away_is_taken_back_behind_him() {
    let mut at = three(Pace::NoClock);
    let first = at.asked();
    let (second, third) = (first.left(3), first.left(3).left(3));
    let who = |seat: Seat| PEOPLE[seat.index()];
    for seat in [first, second] {
        at.decide(who(seat), seat, |_| true).unwrap();
    }
    at.does(who(second), Command::Leave {});
    at.does(who(first), Command::AskTakeBack { seat: first });
    at.does(who(third), Command::AnswerTakeBack { seat: third, yes: true });
    assert_eq!(at.sees(Viewer::Bystander)["back"]["waiting"], serde_json::json!([second]));
    at.does(who(second), Command::AnswerTakeBack { seat: second, yes: true });
    assert_eq!(at.asked(), first, "he may agree from afar");
    // What was done while he was away is the others' business.
    at.decide(who(first), first, |_| true).unwrap();
    at.does(who(first), Command::AskTakeBack { seat: first });
    at.does(who(third), Command::AnswerTakeBack { seat: third, yes: true });
    assert_eq!(at.asked(), first);
    assert_eq!(at.table.everything_for(Viewer::Bystander), at.restored().everything_for(Viewer::Bystander));
}

#[test]
fn nobody_agrees_by_going() {
    let mut at = three(Pace::NoClock);
    let first = at.asked();
    let second = first.left(3);
    at.decide(PEOPLE[first.index()], first, |_| true).unwrap();
    at.does(PEOPLE[first.index()], Command::AskTakeBack { seat: first });
    at.does(PEOPLE[second.index()], Command::Leave {});
    assert!(at.sees(Viewer::Bystander).get("back").is_none());
}

/// What one person can do without end is counted for him alone, and nobody can be kept from starting.
#[test]
fn nobody_uses_up_what_others_may_do() {
    let mut at = At::new(setup(vec![person(ANNA, "Anna"), SeatPlan::Open], Pace::NoClock));
    let sit = |name: &str| Command::Sit { seat: P[1], name: name.into() };
    for _ in 0..200 {
        at.does(CARL, sit("Carl"));
        at.does(CARL, Command::Stand { seat: P[1] });
    }
    assert!(matches!(at.wants(CARL, sit("Carl")), Err(Refused::TooMuch(_))));
    at.does(BERT, sit("Bert"));
    for _ in 1..200 {
        at.does(BERT, Command::Ready { ready: true });
        at.does(BERT, Command::Ready { ready: false });
    }
    at.does(BERT, Command::Ready { ready: true });
    let said = at.table.last_number();
    at.does(BERT, Command::Ready { ready: true });
    assert_eq!(at.table.last_number(), said, "what is so already is not written again");
    at.does(ANNA, Command::Ready { ready: true });
    assert_eq!(at.table.stage(), Stage::Running);
}

#[test]
fn nobody_takes_the_name_of_another() {
    let mut at = At::new(setup(vec![person(ANNA, "Anna"), SeatPlan::Open, SeatPlan::Open], Pace::NoClock));
    let sit = |seat, name: &str| Command::Sit { seat, name: name.into() };
    assert_eq!(at.wants(BERT, sit(P[1], "anna")), Err(Refused::NameTaken));
    at.does(BERT, sit(P[1], "Bert"));
    at.does(BERT, sit(P[2], "Bert's cat"));
    let same = setup(vec![person(ANNA, "Anna"), person(BERT, "Anna")], Pace::NoClock);
    assert_eq!(hall::Table::open(same, hall::Time(0)).unwrap_err(), Refused::NameTaken);
}
