//! Time is for people, is not made by undoing, and is not taken by bots.

use hall::{Command, Pace, Person, Refused, Table, Time};
use serde_json::json;
use table::{Seat, Seed, Viewer};

use crate::{ANNA, At, BERT, CARL, bot, person, setup, setup_of};

const PEOPLE: [Person; 2] = [ANNA, BERT];

fn two(pace: Pace) -> At {
    let mut at = At::new(setup(vec![person(ANNA, "Anna"), person(BERT, "Bert")], pace));
    at.start();
    at
}

/// Seconds until the clock that runs runs out.
fn left(at: &At) -> u64 {
    at.table.next_timeout().unwrap().since(at.now) / 1000
}

#[test]
fn undo_makes_no_time() {
    for (pace, of) in [
        (Pace::PerDecision { seconds: 30 }, 30),
        (Pace::Bank { seconds: 60, increment: 5 }, 60),
        (Pace::Bank { seconds: 60, increment: 0 }, 60),
    ] {
        let mut at = two(pace);
        let first = at.asked();
        at.wait(10);
        at.decide(PEOPLE[first.index()], first, |_| true).unwrap();
        at.wait(4);
        at.does(PEOPLE[first.index()], Command::Undo { seat: first });
        assert_eq!((at.asked(), left(&at)), (first, of - 14), "{pace:?}");
        at.decide(PEOPLE[first.index()], first, |_| true).unwrap();
        assert_eq!(left(&at), of, "{pace:?}: the other has all his time again");
        assert_eq!(at.restored().next_timeout(), at.table.next_timeout());
    }
}

#[test]
fn a_move_is_not_undone_when_its_time_is_up() {
    let mut at = two(Pace::PerDecision { seconds: 30 });
    let first = at.asked();
    at.wait(20);
    at.decide(PEOPLE[first.index()], first, |_| true).unwrap();
    at.wait(15);
    let late = at.wants(PEOPLE[first.index()], Command::Undo { seat: first });
    assert!(matches!(late, Err(Refused::TooMuch(_))), "{late:?}");
}

#[test]
fn what_the_clock_did_is_not_undone() {
    let mut at = two(Pace::PerDecision { seconds: 30 });
    let first = at.asked();
    at.wait(30);
    assert_ne!(at.asked(), first);
    assert_eq!(
        at.wants(PEOPLE[first.index()], Command::Undo { seat: first }),
        Err(Refused::NothingToUndo),
        "or silence would be free time"
    );
}

/// What the others agree to take back costs only the time until the move.
#[test]
fn a_move_that_is_given_back_has_the_time_it_had() {
    let mut at = two(Pace::PerDecision { seconds: 30 });
    let first = at.asked();
    let second = first.left(2);
    at.wait(10);
    at.decide(PEOPLE[first.index()], first, |_| true).unwrap();
    at.wait(25);
    at.does(PEOPLE[first.index()], Command::AskTakeBack { seat: first });
    at.does(PEOPLE[second.index()], Command::AnswerTakeBack { seat: second, yes: true });
    assert_eq!((at.asked(), left(&at)), (first, 20));
}

#[test]
fn bots_have_no_clock() {
    let pace = Pace::PerDecision { seconds: 5 };
    let mut at = At::new(setup(vec![bot("random"), bot("greedy")], pace));
    at.does(ANNA, Command::Start {});
    assert_eq!(at.table.next_timeout(), None, "a house under load does not silence them");
    let mut at = two(pace);
    let first = at.asked();
    at.does(PEOPLE[first.index()], Command::Leave {});
    assert_eq!(at.table.next_timeout(), None, "nor stand-ins");
    at.does(PEOPLE[first.index()], Command::Return {});
    assert_eq!(left(&at), 5);
}

/// An answer that is on its way stays good when somebody else takes something back or nothing changes for its seat.
#[test]
fn questions_are_renewed_only_where_they_change() {
    let mut at = two(Pace::NoClock);
    let first = at.asked();
    let before = at.ask(first);
    at.does(PEOPLE[first.left(2).index()], Command::Say { text: "hm".into() });
    assert_eq!(at.ask(first), before);
    at.decide(PEOPLE[first.index()], first, |_| true).unwrap();
    let second = at.asked();
    let asked = at.ask(second);
    at.does(PEOPLE[first.index()], Command::Undo { seat: first });
    assert_ne!(at.ask(first), before, "it was answered, and is asked anew");
    at.decide(PEOPLE[first.index()], first, |_| true).unwrap();
    assert_ne!(at.ask(second), asked);
}

/// A bot that cannot think of anything is silent, so that the match goes on.
#[test]
fn a_bot_without_an_answer_is_silent() {
    let mut at = At::new(setup(vec![bot("random"), bot("greedy")], Pace::NoClock));
    at.does(ANNA, Command::Start {});
    let (seat, ask) = at.table.bots_to_ask().first().map(|(seat, ask, _)| (*seat, *ask)).unwrap();
    let logged = at.table.bot_decides(at.now, seat, ask, None).unwrap();
    let message = &at.table.messages(Viewer::Bystander, Some(logged[0].n - 1))[0];
    let message: serde_json::Value = serde_json::from_str(message).unwrap();
    assert_eq!(message["what"], json!({ "decided": { "seat": seat, "by": "bot" } }));
    assert_ne!(at.asked(), seat);
    assert!(seat < Seat::ALL[2]);
}

/// Time given to a table never runs backwards, whatever the server's clock does.
#[test]
fn a_clock_that_is_set_back_does_no_harm() {
    let (mut table, _) = Table::open(
        setup(vec![person(Person(1), "Host"), person(Person(1), "Cat")], Pace::PerDecision { seconds: 5 }),
        Time(5_000),
    )
    .unwrap();
    let logged = table.command(Time(10), Person(1), Command::Start {}, || Seed::from_number(1)).unwrap();
    assert_eq!(logged[0].at, Time(5_000));
    assert_eq!(table.next_timeout(), Some(Time(10_000)));
}

/// A table of Masters of Venice, played on to where the Gondolier is asked whether he uses his marker.
fn at_a_gondola(seats: Vec<hall::SeatPlan>, pace: Pace) -> (At, Seat) {
    let mut at = At::new(setup_of("masters-of-venice", seats, pace));
    at.start();
    for _ in 0..2_000 {
        let seat = at.asked();
        if at.sees(Viewer::Seat(seat))["prompt"]["decisions"][0]["gondola"].is_string() {
            return (at, seat);
        }
        match at.table.bots_to_ask().pop() {
            Some((seat, question, task)) => {
                let decision = (task.answer)(bots::Budget::Iterations(1));
                at.log.extend(at.table.bot_decides(at.now, seat, question, decision).unwrap());
            }
            None => at.decide(PEOPLE[seat.index()], seat, |_| true).unwrap(),
        }
    }
    panic!("there is a window sooner or later");
}

/// MOV-4.26: whatever clocks are kept, the others need not wait long; and who says nothing has not gone away.
#[test]
fn the_gondola_holds_nobody_up() {
    for pace in [Pace::NoClock, Pace::Bank { seconds: 60, increment: 5 }, Pace::PerDecision { seconds: 60 }] {
        let (mut at, gondolier) = at_a_gondola(vec![person(ANNA, "Anna"), person(BERT, "Bert")], pace);
        assert_eq!(left(&at), 15, "{pace:?}");
        assert_eq!(at.sees(Viewer::Bystander)["clocks"][gondolier.index()]["window"], true);
        for _ in 0..3 {
            while at.sees(Viewer::Bystander)["clocks"][gondolier.index()]["window"] != true {
                let seat = at.asked();
                at.decide(PEOPLE[seat.index()], seat, |_| true).unwrap();
            }
            at.wait(15);
            let face = &at.sees(Viewer::Bystander)["seats"][gondolier.index()];
            assert_eq!(face["stand_in"], serde_json::Value::Null, "{pace:?}: no bot takes his seat for that");
        }
        assert_eq!(at.restored().next_timeout(), at.table.next_timeout());
    }
}

#[test]
fn whom_no_other_person_waits_for_has_time() {
    for (seats, pace, of) in [
        (vec![person(ANNA, "Anna"), bot("greedy"), bot("greedy")], Pace::NoClock, None),
        (
            vec![person(ANNA, "Anna"), bot("greedy"), bot("greedy")],
            Pace::PerDecision { seconds: 60 },
            Some(60),
        ),
        (vec![person(ANNA, "Anna"), person(BERT, "Bert")], Pace::Days { days: 1 }, Some(86_400)),
    ] {
        let (at, _) = at_a_gondola(seats, pace);
        assert_eq!(at.table.next_timeout().map(|due| due.since(at.now) / 1000), of, "{pace:?}");
    }
}

/// GEN-5.4, 5.12: who is waited for in a window and says nothing passes, and whoever is at it has more time.
#[test]
fn the_windows_of_genoa_close_by_themselves() {
    let people = [ANNA, BERT, CARL];
    let seats = vec![person(ANNA, "Anna"), person(BERT, "Bert"), person(CARL, "Carl")];
    let mut at = At::new(setup_of("genoa", seats, Pace::NoClock));
    at.start();
    let active = at.asked();
    at.decide(people[active.index()], active, |decision| *decision == "roll").unwrap();
    let sight = at.sees(Viewer::Bystander);
    let of = if sight["view"]["phase"] == "current" { 30 } else { 10 };
    let waiting = at.asked();
    assert!(waiting != active && left(&at) == of, "{}", sight["view"]["phase"]);

    let ask = u32::try_from(at.ask(waiting)).unwrap();
    let (owner, ponder) = (people[waiting.index()], Command::AskMoreTime { seat: waiting, ask });
    at.wait(of - 1);
    for _ in 0..3 {
        at.does(owner, ponder.clone());
    }
    assert!(matches!(at.wants(owner, ponder), Err(Refused::TooMuch(_))));
    at.wait(1);
    let must = |at: &At| at.sees(Viewer::Bystander)["must"].clone();
    assert_eq!(must(&at), json!([waiting]), "the other one has passed");
    at.wait(of);
    assert_eq!(must(&at), json!([active]));
    assert!(at.table.next_timeout().is_none(), "the active player has all his time");
    assert_eq!(at.restored().next_timeout(), at.table.next_timeout());
}

/// A house that is closed, or a machine that sleeps, costs nobody time; people are told why their clock did not run.
#[test]
fn while_the_house_is_away_no_clock_runs() {
    for pace in
        [Pace::Bank { seconds: 600, increment: 5 }, Pace::PerDecision { seconds: 60 }, Pace::Days { days: 1 }]
    {
        let mut at = two(pace);
        at.wait(10);
        let (before, first) = (left(&at), at.asked());
        let (from, to) = (at.now, at.now.after(7 * 86_400_000));
        at.now = to.after(3_000);
        let away = at.table.house_was_away(at.now, &[(Time(0), Time(5)), (from, to)]);
        assert_eq!(away.len(), 1, "what was before the last entry is counted already");
        at.log.extend(away);
        at.wait(0);
        assert_eq!((at.asked(), left(&at)), (first, before - 3), "{pace:?}");
        assert_eq!(at.restored().next_timeout(), at.table.next_timeout());
        assert!(at.table.house_was_away(at.now, &[(from, to)]).is_empty(), "no time is given twice");
        let told = at.table.messages(Viewer::Bystander, Some(at.table.last_message(Viewer::Bystander) - 1));
        assert!(
            told[0].contains(&format!(r#""house_away":{{"from":{},"to":{}}}"#, from.0, to.0)),
            "{told:?}"
        );
    }
}
