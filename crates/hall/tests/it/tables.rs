//! What people may do at a table.

use hall::{Command, Pace, Refused, SeatPlan, Stage, Table, Time};
use serde_json::{Value, json};
use table::{Seat, Viewer};

use crate::{ANNA, At, BERT, CARL, bot, person, setup};

const P: [Seat; 5] = Seat::ALL;

fn running() -> At {
    let mut at =
        At::new(setup(vec![person(ANNA, "Anna"), person(BERT, "Bert"), bot("random")], Pace::NoClock));
    at.start();
    at
}

/// Bots speak until a person is asked.
fn let_bots_speak(at: &mut At) {
    while let Some((seat, ask, task)) = at.table.bots_to_ask().pop() {
        let decision = (task.answer)(bots::Budget::Iterations(1));
        let logged = at.table.bot_decides(at.now, seat, ask, decision).unwrap();
        at.log.extend(logged);
    }
}

#[test]
fn people_sit_down_get_ready_and_the_match_starts() {
    let mut at = At::new(setup(vec![person(ANNA, "Anna"), SeatPlan::Open, SeatPlan::Open], Pace::NoClock));
    let sit = |seat, name: &str| Command::Sit { seat, name: name.to_owned() };
    assert_eq!(at.wants(BERT, sit(P[0], "Bert")), Err(Refused::Taken));
    assert_eq!(at.wants(BERT, sit(P[4], "Bert")), Err(Refused::NoSeat));
    assert_eq!(at.wants(BERT, sit(P[1], " ")), Err(Refused::BadName));
    assert_eq!(at.wants(BERT, sit(P[1], "B\u{202e}ert")), Err(Refused::BadName));
    at.does(BERT, sit(P[1], "Bert"));
    assert_eq!(at.wants(ANNA, Command::Start {}), Err(Refused::NotFull));
    assert_eq!(at.wants(BERT, Command::Plan { seat: P[2], bot: None }), Err(Refused::NotHost));
    assert!(matches!(
        at.wants(ANNA, Command::Plan { seat: P[2], bot: Some("deep blue".into()) }),
        Err(Refused::Setup(_))
    ));
    at.does(ANNA, Command::Plan { seat: P[2], bot: Some("greedy".into()) });
    assert_eq!(at.wants(CARL, Command::Ready { ready: true }), Err(Refused::NotSeated));
    at.does(ANNA, Command::Ready { ready: true });
    assert_eq!(at.table.stage(), Stage::Gathering);
    at.does(BERT, Command::Ready { ready: true });
    assert_eq!(at.table.stage(), Stage::Running);
    assert_eq!(at.wants(CARL, sit(P[1], "Carl")), Err(Refused::Started));
    let seen = at.sees(Viewer::Bystander);
    assert_eq!(seen["seats"][2], json!({ "kind": "bot", "level": "greedy" }));
    assert!(seen["commit"].as_str().unwrap().starts_with("sha256:") && seen.get("seed").is_none());
}

#[test]
fn a_seat_is_acted_for_by_its_owner_only() {
    let mut at = running();
    let_bots_speak(&mut at);
    let seat = at.asked();
    let (owner, other) = if seat == P[0] { (ANNA, BERT) } else { (BERT, ANNA) };
    assert_eq!(at.decide(other, seat, |_| true), Err(Refused::NotYourSeat(seat)));
    assert_eq!(at.decide(CARL, seat, |_| true), Err(Refused::NotYourSeat(seat)));
    at.decide(owner, seat, |_| true).unwrap();
}

#[test]
fn refusals_cite_the_rule_and_an_answer_counts_once() {
    let mut at = running();
    let_bots_speak(&mut at);
    let seat = at.asked();
    let owner = if seat == P[0] { ANNA } else { BERT };
    let ask = u32::try_from(at.sees(Viewer::Seat(seat))["prompt"]["ask"].as_u64().unwrap()).unwrap();
    let decide = |run: Value| Command::Decide { seat, ask, run: run.as_array().unwrap().clone() };
    let refused = at.wants(owner, decide(json!([{ "place_merchant": { "column": 9 } }]))).unwrap_err();
    assert_eq!((refused.code(), refused.rule()), ("against_the_rules", Some("SPE-4.15")));
    assert!(matches!(at.wants(owner, decide(json!(["dance"]))), Err(Refused::NoDecision(_))));
    assert!(matches!(at.wants(owner, decide(json!([]))), Err(Refused::TooMuch(_))));
    // A run counts whole or not at all.
    let place = json!({ "place_merchant": { "column": 1 } });
    assert!(at.wants(owner, decide(json!([place, place]))).is_err());
    at.does(owner, decide(json!([place])));
    let again = at.wants(owner, decide(json!([place]))).unwrap_err();
    assert_eq!(again.rule(), Some("SPE-5.7"), "{again}: the table waits for somebody else");
}

#[test]
fn undo_is_free_until_somebody_speaks_or_sees_something() {
    let mut at = At::new(setup(vec![person(ANNA, "Anna"), person(BERT, "Bert")], Pace::NoClock));
    at.start();
    let first = at.asked();
    let (one, two) = if first == P[0] { (ANNA, BERT) } else { (BERT, ANNA) };
    let second = first.left(2);
    assert_eq!(at.wants(one, Command::Undo { seat: first }), Err(Refused::NotMoved));
    let before = at.sees(Viewer::Bystander)["view"].clone();
    at.decide(one, first, |_| true).unwrap();
    assert_eq!(at.sees(Viewer::Seat(first))["undo"], true);
    assert_eq!(at.wants(two, Command::Undo { seat: second }), Err(Refused::NotMoved));
    at.does(one, Command::Undo { seat: first });
    assert_eq!(at.sees(Viewer::Bystander)["view"], before);
    at.decide(one, first, |_| true).unwrap();
    at.decide(two, second, |_| true).unwrap();
    assert_eq!(
        at.wants(one, Command::Undo { seat: first }),
        Err(Refused::NothingToUndo),
        "the other has spoken"
    );
}

/// Whoever ends the round has seen the next cards.
#[test]
fn what_has_shown_new_cards_cannot_be_undone() {
    let mut at = At::new(setup(vec![person(ANNA, "Anna"), person(BERT, "Bert")], Pace::NoClock));
    at.start();
    let round = |at: &At| at.sees(Viewer::Bystander)["view"]["round"].clone();
    while round(&at) == 1 {
        let seat = at.asked();
        let owner = if seat == P[0] { ANNA } else { BERT };
        at.decide(owner, seat, |decision| decision != "buy").unwrap();
    }
    for (who, seat) in [(ANNA, P[0]), (BERT, P[1])] {
        assert_eq!(at.wants(who, Command::Undo { seat }), Err(Refused::NothingToUndo));
    }
}

/// Or whoever may be refused could ask what the next cards are, as often as he likes.
#[test]
fn a_run_ends_where_new_cards_are_shown() {
    let mut at = At::new(setup(vec![person(ANNA, "Anna"), person(BERT, "Bert")], Pace::NoClock));
    at.start();
    let round = |at: &At| at.sees(Viewer::Bystander)["view"]["round"].clone();
    loop {
        let seat = at.asked();
        let owner = if seat == P[0] { ANNA } else { BERT };
        let prompt = at.sees(Viewer::Seat(seat))["prompt"].clone();
        let ask = u32::try_from(prompt["ask"].as_u64().unwrap()).unwrap();
        let decision = prompt["decisions"].as_array().unwrap().iter().find(|one| *one != "buy").unwrap();
        let decide = |more: &[Value]| Command::Decide {
            seat,
            ask,
            run: [std::slice::from_ref(decision), more].concat(),
        };
        let mut then = At { table: at.restored(), log: Vec::new(), now: at.now, wanted: 1 };
        then.does(owner, decide(&[]));
        if round(&then) == 1 {
            at = At { log: [at.log, then.log].concat(), ..then };
            continue;
        }
        for more in [json!("pass"), json!("dance"), json!({ "place_merchant": { "column": 1 } })] {
            assert_eq!(at.wants(owner, decide(&[more])), Err(Refused::RunTooFar));
        }
        return at.does(owner, decide(&[]));
    }
}

#[test]
fn others_are_asked_before_more_is_taken_back() {
    let mut at =
        At::new(setup(vec![person(ANNA, "Anna"), person(BERT, "Bert"), person(CARL, "Carl")], Pace::NoClock));
    at.start();
    let people = [ANNA, BERT, CARL];
    let first = at.asked();
    let before = at.sees(Viewer::Bystander)["view"].clone();
    for _ in 0..2 {
        let seat = at.asked();
        at.decide(people[seat.index()], seat, |_| true).unwrap();
    }
    let (owner, second, third) = (people[first.index()], first.left(3), first.left(3).left(3));
    at.does(owner, Command::AskTakeBack { seat: first });
    assert_eq!(
        at.wants(people[second.index()], Command::AskTakeBack { seat: second }),
        Err(Refused::AlreadyAsked)
    );
    assert_eq!(
        at.wants(owner, Command::AnswerTakeBack { seat: first, yes: true }),
        Err(Refused::NothingAsked)
    );
    at.does(people[second.index()], Command::AnswerTakeBack { seat: second, yes: true });
    assert_ne!(at.sees(Viewer::Bystander)["view"], before);
    at.does(people[third.index()], Command::AnswerTakeBack { seat: third, yes: false });
    assert!(at.sees(Viewer::Bystander).get("back").is_none());
    at.does(owner, Command::AskTakeBack { seat: first });
    at.does(people[second.index()], Command::AnswerTakeBack { seat: second, yes: true });
    at.does(people[third.index()], Command::AnswerTakeBack { seat: third, yes: true });
    assert_eq!(at.sees(Viewer::Bystander)["view"], before);
    assert_eq!(at.table.everything_for(Viewer::Bystander), at.restored().everything_for(Viewer::Bystander));
}

#[test]
fn time_that_is_up_is_taken_for_silence() {
    let pace = Pace::PerDecision { seconds: 30 };
    let mut at = At::new(setup(vec![person(ANNA, "Anna"), person(BERT, "Bert")], pace));
    at.start();
    let first = at.asked();
    let due = at.table.next_timeout().unwrap();
    assert_eq!(due, Time(at.now.0 + 30_000));
    assert!(at.table.tick(Time(due.0 - 1)).is_empty());
    let logged = at.table.tick(due);
    assert_eq!(logged.len(), 1);
    at.log.extend(logged);
    assert_eq!(at.asked(), first.left(2));
    // A house that was closed for a day does not play on for those who could not come.
    at.now = Time(due.0 + 86_400_000);
    let logged = at.table.tick(at.now);
    assert_eq!((logged.len(), logged[0].at), (1, at.now));
    at.log.extend(logged);
    assert_eq!(at.table.next_timeout(), Some(Time(at.now.0 + 30_000)));
    assert_eq!(at.table.everything_for(Viewer::Bystander), at.restored().everything_for(Viewer::Bystander));
}

#[test]
fn a_bot_plays_for_who_is_away() {
    let mut at = running();
    assert_eq!(at.wants(CARL, Command::Leave {}), Err(Refused::NotSeated));
    at.does(ANNA, Command::Leave {});
    at.does(BERT, Command::Leave {});
    assert_eq!(at.sees(Viewer::Bystander)["seats"][0]["stand_in"], "steady");
    let_bots_speak(&mut at);
    assert_eq!(at.table.stage(), Stage::Finished, "nobody is left to wait for");
    assert_eq!(at.wants(ANNA, Command::Return {}), Err(Refused::NotRunning));
}

#[test]
fn a_finished_match_publishes_seed_and_record() {
    let mut at = At::new(setup(vec![bot("greedy"), bot("random")], Pace::NoClock));
    assert_eq!(at.table.record(), Err(Refused::NotOver));
    at.does(ANNA, Command::Start {});
    assert_eq!(at.table.record(), Err(Refused::NotOver));
    let_bots_speak(&mut at);
    let record = at.table.record().unwrap();
    let record = record::Record::<speicherstadt::Speicherstadt>::read(record.as_bytes()).unwrap();
    assert!(record.verify().unwrap().closed);
    let seen = at.sees(Viewer::Bystander);
    assert_eq!(seen["seed"], record.seed.unwrap().hex());
    assert_eq!(seen["commit"], record.commit.to_string());
    assert_eq!(record.meta["players"], json!(["greedy (bot)", "random (bot)"]));
    assert_eq!(at.table.rematch(at.now, CARL, "x".into()), Err(Refused::NotSeated));
}

#[test]
fn talk_is_bounded_and_stays() {
    let mut at = running();
    let say = |text: &str| Command::Say { text: text.to_owned() };
    at.does(ANNA, say("  Good\n\n\nluck!\u{202e}  "));
    assert_eq!(at.sees(Viewer::Bystander)["said"][0]["text"], "Good luck!");
    assert_eq!(at.wants(CARL, say("hello")), Err(Refused::NotSeated));
    for text in ["", "   ", &"x".repeat(301), "\u{7}"] {
        assert!(matches!(at.wants(ANNA, say(text)), Err(Refused::TooMuch(_))), "{text:?}");
    }
    for _ in 0..500 {
        at.does(BERT, say("well"));
    }
    assert!(matches!(at.wants(BERT, say("well")), Err(Refused::TooMuch(_))));
    at.does(ANNA, say("At last."));
}

#[test]
fn one_person_may_have_several_seats() {
    let mut at = At::new(setup(vec![person(ANNA, "Anna"), person(ANNA, "Anna's cat")], Pace::NoClock));
    at.does(ANNA, Command::Ready { ready: true });
    assert_eq!(at.table.stage(), Stage::Running);
    for _ in 0..4 {
        let seat = at.asked();
        at.decide(ANNA, seat, |_| true).unwrap();
    }
}

#[test]
fn who_missed_a_little_gets_what_is_missing_and_who_missed_much_gets_everything() {
    let mut at = running();
    let viewer = Viewer::Seat(P[0]);
    let since = at.table.last_message(viewer);
    for n in 0..5 {
        at.does(ANNA, Command::Say { text: format!("{n}") });
    }
    let missing = at.table.messages(viewer, Some(since));
    let numbers: Vec<u64> = missing
        .iter()
        .map(|message| serde_json::from_str::<Value>(message).unwrap()["n"].as_u64().unwrap())
        .collect();
    assert_eq!(numbers, (u64::from(since) + 1..=u64::from(since) + 5).collect::<Vec<_>>());
    assert!(at.table.messages(viewer, Some(at.table.last_message(viewer))).is_empty());
    for since in [None, Some(0), Some(u32::MAX)] {
        for n in 0..20 {
            at.does(ANNA, Command::Say { text: format!("{n}") });
        }
        let all = at.table.messages(viewer, since);
        assert_eq!(all.len(), 1);
        assert_eq!(serde_json::from_str::<Value>(&all[0]).unwrap()["sync"], true);
    }
}

#[test]
fn tables_that_cannot_be_are_not_opened() {
    let good = setup(vec![person(ANNA, "Anna"), bot("random")], Pace::NoClock);
    let error = |change: &dyn Fn(&mut hall::Setup)| {
        let mut setup = good.clone();
        change(&mut setup);
        Table::open(setup, Time(0)).unwrap_err().to_string()
    };
    assert!(error(&|setup| setup.game = "chess".into()).contains("there is no \"chess\""));
    assert!(error(&|setup| setup.seats.push(SeatPlan::Open)).contains("3 are planned for a game of 2"));
    assert!(
        error(&|setup| setup.seats[1] = bot("oracle"))
            .contains("it has: random, gentle, steady, sharp, master")
    );
    assert!(error(&|setup| setup.seats[0] = person(ANNA, "")).contains("name"));
    assert!(error(&|setup| setup.pace = Pace::PerDecision { seconds: 0 }).contains("pace"));
    assert!(error(&|setup| setup.config = json!({ "seats": 7 })).contains("SPE-3.1"));
    assert!(error(&|setup| setup.config = json!("x")).contains("config"));
}

/// What is long past is not written out again for nobody; who comes back gets everything.
#[test]
fn a_table_that_is_brought_back_remembers_no_messages() {
    let mut at = running();
    at.does(ANNA, Command::Say { text: "Back soon.".into() });
    let restored = at.restored();
    let missing = restored.messages(Viewer::Bystander, Some(at.table.last_message(Viewer::Bystander) - 1));
    assert_eq!(serde_json::from_str::<Value>(&missing[0]).unwrap()["sync"], true);
    assert!(restored.messages(Viewer::Bystander, Some(at.table.last_message(Viewer::Bystander))).is_empty());
}
