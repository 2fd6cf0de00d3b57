//! Talk: several may speak at once, bots take part, and nobody's word is lost because somebody else spoke.

use hall::{Command, Pace, Refused, SeatPlan};
use serde_json::{Value, json};
use table::{Seat, Viewer};

use crate::{ANNA, At, BERT, CARL, bot, person, setup_of};

const P: [Seat; 5] = Seat::ALL;

/// A table of Oltremare, played on until somebody for whom `leads` is true trades.
fn trading(seats: Vec<SeatPlan>, leads: impl Fn(&At, Seat) -> bool) -> At {
    trading_at(seats, Pace::NoClock, leads)
}

fn trading_at(seats: Vec<SeatPlan>, pace: Pace, leads: impl Fn(&At, Seat) -> bool) -> At {
    let mut at = At::new(setup_of("oltremare", seats, pace));
    if at.table.people().is_empty() {
        at.does(ANNA, Command::Start {});
    } else {
        at.start();
    }
    for _ in 0..400 {
        let leader = at.asked();
        if at.sees(Viewer::Bystander)["view"]["phase"] == "trade" && leads(&at, leader) {
            return at;
        }
        match owner(&at, leader) {
            Some(person) => at.decide(person, leader, |_| true).unwrap(),
            None => bot_speaks(&mut at, leader),
        }
    }
    panic!("somebody trades sooner or later");
}

fn owner(at: &At, seat: Seat) -> Option<hall::Person> {
    at.table.people().into_iter().find(|person| at.table.seats_of(*person).contains(seat))
}

/// The bots that only may speak are asked, then the one that must.
fn bot_speaks(at: &mut At, leader: Seat) {
    let word = at.table.last_number();
    while at.table.last_number() == word {
        let (seat, question, task) = at.table.bots_to_ask().pop().expect("a bot is asked");
        let decision = (task.answer)(bots::Budget::Iterations(1));
        assert!(seat != leader || decision.is_some());
        let logged = at.table.bot_decides(at.now, seat, question, decision).unwrap();
        at.log.extend(logged);
    }
}

fn ask(at: &At, seat: Seat) -> u32 {
    u32::try_from(at.ask(seat)).unwrap()
}

fn hand(at: &At, seat: Seat) -> Vec<Value> {
    at.sees(Viewer::Seat(seat))["view"]["hand"].as_array().unwrap().clone()
}

fn says(at: &mut At, who: hall::Person, seat: Seat, ask: u32, decision: Value) -> Result<(), Refused> {
    at.wants(who, Command::Decide { seat, ask, run: vec![decision] })
}

const PEOPLE: [hall::Person; 3] = [ANNA, BERT, CARL];

fn three_people() -> Vec<SeatPlan> {
    vec![person(ANNA, "Anna"), person(BERT, "Bert"), person(CARL, "Carl")]
}

/// The leader offers one of his cards to anybody, for two ducats. Returns the leader and the others.
fn with_an_open_offer() -> (At, [(hall::Person, Seat); 3]) {
    let mut at = trading(three_people(), |at, leader| !hand(at, leader).is_empty());
    let leader = at.asked();
    let seats = [leader, leader.left(3), leader.left(3).left(3)].map(|seat| (PEOPLE[seat.index()], seat));
    let card = hand(&at, leader)[0].clone();
    let offer = json!({ "propose": { "give": [{ "card": card }], "want_ducats": 2 } });
    let question = ask(&at, leader);
    says(&mut at, seats[0].0, leader, question, offer).unwrap();
    (at, seats)
}

#[test]
fn what_is_weighed_is_judged_and_does_not_happen() {
    let mut at = trading(three_people(), |at, leader| !hand(at, leader).is_empty());
    let leader = at.asked();
    let (person, question, last) = (PEOPLE[leader.index()], ask(&at, leader), at.table.last_number());
    let card = hand(&at, leader)[0].clone();
    let offer = json!({ "propose": { "give": [{ "card": card }], "want_ducats": 2 } });
    let nothing = json!({ "propose": { "give": [], "want_ducats": 2 } });
    let weigh =
        |decision: &Value| Command::CheckAnswer { seat: leader, ask: question, run: vec![decision.clone()] };

    at.wants(person, weigh(&offer)).unwrap();
    let refused = at.wants(person, weigh(&nothing)).unwrap_err();
    assert!(matches!(refused, Refused::Rule { rule: "OLT-5.13", .. }), "{refused:?}");
    let other = PEOPLE[leader.left(3).index()];
    assert_eq!(at.wants(other, weigh(&offer)), Err(Refused::NotYourSeat(leader)));

    assert_eq!(at.table.last_number(), last);
    assert_eq!(at.sees(Viewer::Bystander)["view"]["offers"]["standing"], json!([]));
    says(&mut at, person, leader, question, offer).unwrap();
}

#[test]
fn words_said_at_the_same_time_do_not_refuse_each_other() {
    let (mut at, [(leader, lead), (first, one), (second, two)]) = with_an_open_offer();
    let asks = [lead, one, two].map(|seat| ask(&at, seat));
    let announce = || json!({ "announce": { "have": {}, "seek": {} } });
    says(&mut at, first, one, asks[1], json!({ "decline": { "offer": 1 } })).unwrap();
    says(&mut at, second, two, asks[2], announce()).unwrap();
    says(&mut at, leader, lead, asks[0], announce()).unwrap();
    assert_eq!(
        says(&mut at, first, one, asks[1], announce()),
        Err(Refused::Stale),
        "who has spoken himself is asked something new"
    );
}

/// OLT-5.9, 5.11: fired at once by two, it is done once; and its maker's withdrawal comes too late.
#[test]
fn an_offer_is_accepted_once_in_whatever_order_answers_come() {
    let orders = [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]];
    for order in orders {
        let (mut at, seats) = with_an_open_offer();
        let asks = seats.map(|(_, seat)| ask(&at, seat));
        let before: Vec<usize> = seats.iter().map(|(_, seat)| hand(&at, *seat).len()).collect();
        let mut done = Vec::new();
        for who in order {
            let word = if who == 0 {
                json!({ "withdraw": { "offer": 1 } })
            } else {
                json!({ "accept": { "offer": 1 } })
            };
            let (person, seat) = seats[who];
            match says(&mut at, person, seat, asks[who], word) {
                Ok(()) => done.push(who),
                Err(Refused::Rule { rule, .. }) => {
                    assert!(["OLT-5.9", "OLT-5.5", "OLT-5.10"].contains(&rule), "{rule}");
                }
                Err(other) => panic!("{order:?}: {other}"),
            }
        }
        assert_eq!(done, [order[0]], "only the first word counts");
        let after: Vec<usize> = seats.iter().map(|(_, seat)| hand(&at, *seat).len()).collect();
        let moved: Vec<bool> = (0..3).map(|who| before[who] != after[who]).collect();
        let dealt = order[0] != 0;
        assert_eq!(moved, [dealt, order[0] == 1, order[0] == 2]);
        assert_eq!(before.iter().sum::<usize>(), after.iter().sum::<usize>());
    }
}

/// After an offer is taken back its number may mean another one: whoever read the old one is asked anew.
#[test]
fn nobody_accepts_what_he_has_not_read() {
    let (mut at, [(leader, lead), others @ ..]) = with_an_open_offer();
    let (first, one) = others[0];
    let read = ask(&at, one);
    assert_eq!(at.wants(leader, Command::Undo { seat: lead }), Err(Refused::NothingToUndo), "it was heard");
    at.does(leader, Command::AskTakeBack { seat: lead });
    for (who, seat) in others {
        at.does(who, Command::AnswerTakeBack { seat, yes: true });
    }
    let card = hand(&at, lead)[1].clone();
    let dearer = json!({ "propose": { "give": [{ "card": card }], "want_ducats": 50 } });
    let question = ask(&at, lead);
    says(&mut at, leader, lead, question, dearer).unwrap();
    assert_eq!(says(&mut at, first, one, read, json!({ "accept": { "offer": 1 } })), Err(Refused::Stale));
}

/// OLT-5.34: nobody holds up the active player. Whoever goes without a word is relieved, however much he is offered.
#[test]
fn offers_keep_nobody_in_his_seat() {
    let (mut at, [(_, lead), (first, one), (second, _)]) = with_an_open_offer();
    at.wait(170);
    let (card, question) = (hand(&at, one)[0].clone(), ask(&at, one));
    let gift = json!({ "propose": { "to": lead, "give": [{ "card": card }] } });
    says(&mut at, first, one, question, gift).unwrap();
    at.wait(20);
    at.does(second, Command::ReplaceAbsent { seat: lead });
}

/// A bank is filled by what one does, not by talking.
#[test]
fn talk_makes_no_time() {
    let mut at = trading_at(three_people(), Pace::Bank { seconds: 60, increment: 30 }, |_, _| true);
    let lead = at.asked();
    let left = |at: &At| at.sees(Viewer::Bystander)["clocks"][lead.index()]["left"].clone();
    let before = left(&at);
    for _ in 0..5 {
        let question = ask(&at, lead);
        let announce = json!({ "announce": { "have": {}, "seek": {} } });
        says(&mut at, PEOPLE[lead.index()], lead, question, announce).unwrap();
    }
    assert_eq!(left(&at), before);
}

/// The next cards of the stock are not looked at and taken back while somebody is away who will be back.
#[test]
fn what_was_learned_is_not_taken_back_behind_who_is_away() {
    let mut at = trading(vec![person(ANNA, "Anna"), person(BERT, "Bert")], |_, _| true);
    let lead = at.asked();
    let (who, other) = (PEOPLE[lead.index()], lead.left(2));
    at.does(PEOPLE[other.index()], Command::Leave {});
    let question = ask(&at, lead);
    says(&mut at, who, lead, question, json!({ "buy": { "from": "stock" } })).unwrap();
    assert_eq!(at.wants(who, Command::AskTakeBack { seat: lead }), Err(Refused::Learned));
}

fn one_person_and_bots() -> Vec<SeatPlan> {
    vec![person(ANNA, "Anna"), bot("random"), bot("random"), bot("random")]
}

#[test]
fn bots_are_asked_in_beats() {
    let mut at = trading(one_person_and_bots(), |_, leader| leader == P[0]);
    for _ in 0..2 {
        let mut asked = Vec::new();
        while let Some((seat, question, _)) = at.table.bots_to_ask().pop() {
            asked.push(seat);
            assert!(
                at.table.bot_decides(at.now, seat, question, None).unwrap().is_empty(),
                "silence is no word"
            );
        }
        assert_eq!(asked, [P[1], P[2], P[3]], "each of them once, clockwise");
        let question = ask(&at, P[0]);
        says(&mut at, ANNA, P[0], question, json!({ "announce": { "have": {}, "seek": {} } })).unwrap();
    }
}

/// What ends the talk is kept back while a person may still want to say something.
#[test]
fn a_bot_listens_to_people_before_it_ends_the_talk() {
    let ends = json!("end_trade");
    let can_end = |at: &At, leader: Seat| {
        let load = &at.sees(Viewer::Bystander)["view"]["turn"]["load"];
        leader != P[0] && hand(at, leader).len() >= usize::try_from(load.as_u64().unwrap()).unwrap()
    };
    let mut at = trading(one_person_and_bots(), can_end);
    let leader = at.asked();
    while let Some((seat, question, _)) = at.table.bots_to_ask().pop().filter(|(seat, ..)| *seat != leader) {
        at.table.bot_decides(at.now, seat, question, None).unwrap();
    }
    let (seat, question) = at.table.bots_to_ask().pop().map(|(seat, question, _)| (seat, question)).unwrap();
    assert_eq!(seat, leader);
    let until =
        at.table.bot_waits_until(at.now, leader, question, Some(&ends), 4_000).expect("Anna may speak");
    assert_eq!(until.since(at.now), 15_000);
    assert_eq!(at.sees(Viewer::Bystander)["listens"], json!(until));
    assert_eq!(
        at.table.bot_waits_until(at.now.after(15_000), leader, question, Some(&ends), 4_000),
        None,
        "long enough"
    );
    let announce = json!({ "announce": { "have": {}, "seek": {} } });
    assert_eq!(
        at.table.bot_waits_until(at.now, leader, question, Some(&announce), 4_000),
        None,
        "it ends nothing"
    );

    let ask = ask(&at, P[0]);
    assert_eq!(at.wants(ANNA, Command::NothingToSay { seat: P[0], ask: ask + 9 }), Err(Refused::Stale));
    assert_eq!(at.wants(BERT, Command::NothingToSay { seat: P[0], ask }), Err(Refused::NotYourSeat(P[0])));
    at.does(ANNA, Command::NothingToSay { seat: P[0], ask });
    assert_eq!(at.sees(Viewer::Bystander)["content"], json!([0]));
    assert_eq!(at.sees(Viewer::Bystander).get("listens"), None);
    assert_eq!(at.restored().everything_for(Viewer::Bystander), at.table.everything_for(Viewer::Bystander));
    assert_eq!(at.table.bot_waits_until(at.now, leader, question, Some(&ends), 4_000), None);
    let logged = at.table.bot_decides(at.now, leader, question, Some(ends)).unwrap();
    assert_eq!(logged.len(), 1);
}

/// A bot that says yes to another gives people some seconds to bid more, says so to all, and less if nobody wants to.
#[test]
fn a_bot_lets_people_bid_before_it_closes_a_deal() {
    let can_offer = |at: &At, leader: Seat| leader != P[0] && !hand(at, leader).is_empty();
    let mut at = trading(one_person_and_bots(), can_offer);
    let leader = at.asked();
    let card = hand(&at, leader)[0].clone();
    let offer = json!({ "propose": { "give": [{ "card": card }], "want_ducats": 2 } });
    let asked = |at: &mut At, want: Seat| loop {
        let (seat, question) =
            at.table.bots_to_ask().pop().map(|(seat, question, _)| (seat, question)).unwrap();
        if seat == want {
            return question;
        }
        at.table.bot_decides(at.now, seat, question, None).unwrap();
    };
    let question = asked(&mut at, leader);
    let logged = at.table.bot_decides(at.now, leader, question, Some(offer)).unwrap();
    at.log.extend(logged);

    let buyer = if leader == P[1] { P[2] } else { P[1] };
    let accept = json!({ "accept": { "offer": 1 } });
    let question = asked(&mut at, buyer);
    let until =
        at.table.bot_waits_until(at.now, buyer, question, Some(&accept), 4_000).expect("Anna may bid");
    assert_eq!(until.since(at.now), 4_000);
    for times in [1, 0] {
        let logged = at.table.announce_bot(at.now, buyer, Some(&accept), 4_000);
        assert_eq!(logged.len(), times, "it is said once");
        at.log.extend(logged);
    }
    let told = json!({ "seat": buyer, "with": [leader], "until": until });
    assert_eq!(at.sees(Viewer::Bystander)["announced"], told);
    assert_eq!(at.restored().everything_for(Viewer::Bystander), at.table.everything_for(Viewer::Bystander));

    let ask = ask(&at, P[0]);
    at.wait(3);
    at.does(ANNA, Command::AskMoreTime { seat: P[0], ask });
    let held = at.table.bot_waits_until(at.now, buyer, question, Some(&accept), 4_000).expect("she thinks");
    assert_eq!(held.since(at.now), 15_000);
    at.does(ANNA, Command::NothingToSay { seat: P[0], ask });
    assert_eq!(at.sees(Viewer::Bystander).get("announced"), None);
    assert_eq!(at.table.bot_waits_until(at.now, buyer, question, Some(&accept), 4_000), None);
    let logged = at.table.bot_decides(at.now, buyer, question, Some(accept)).unwrap();
    at.log.extend(logged);
    assert_eq!(
        at.restored().everything_for(Viewer::Seat(buyer)),
        at.table.everything_for(Viewer::Seat(buyer))
    );
}

/// Whoever is putting an offer together is listened to a little longer, but not for ever.
#[test]
fn bots_wait_for_who_thinks_of_something() {
    let mut at = trading(one_person_and_bots(), |_, leader| leader != P[0]);
    let ask = ask(&at, P[0]);
    let listens = |at: &At| at.sees(Viewer::Bystander)["listens"].as_u64().unwrap();
    let before = listens(&at);
    at.wait(10);
    at.does(ANNA, Command::AskMoreTime { seat: P[0], ask });
    assert_eq!(listens(&at), before + 10_000);
    for _ in 1..10 {
        at.does(ANNA, Command::AskMoreTime { seat: P[0], ask });
    }
    let refused = at.wants(ANNA, Command::AskMoreTime { seat: P[0], ask }).unwrap_err();
    assert_eq!(refused.code(), "too_much");
    assert_eq!(at.restored().everything_for(Viewer::Bystander), at.table.everything_for(Viewer::Bystander));
}

/// Otherwise the cards of bots could be looked at for nothing.
#[test]
fn bots_do_not_forget_what_somebody_has_learned() {
    let mut at = trading(one_person_and_bots(), |_, leader| leader == P[0]);
    let question = ask(&at, P[0]);
    says(&mut at, ANNA, P[0], question, json!({ "announce": { "have": {}, "seek": {} } })).unwrap();
    at.does(ANNA, Command::AskTakeBack { seat: P[0] });
    let question = ask(&at, P[0]);
    says(&mut at, ANNA, P[0], question, json!({ "buy": { "from": "stock" } })).unwrap();
    assert_eq!(at.wants(ANNA, Command::AskTakeBack { seat: P[0] }), Err(Refused::Learned));
}

#[test]
fn who_must_speak_is_never_content() {
    let mut at = trading(three_people(), |_, _| true);
    let leader = at.asked();
    let ask = ask(&at, leader);
    let content = Command::NothingToSay { seat: leader, ask };
    let refused = at.wants(PEOPLE[leader.index()], content).unwrap_err();
    assert_eq!(refused, Refused::NotAwaited(leader.into()));
}

#[test]
fn a_quiet_table_has_no_chat_while_it_is_played() {
    let mut quiet = setup_of("oltremare", three_people(), Pace::NoClock);
    quiet.config["quiet"] = json!(true);
    let mut at = At::new(quiet);
    let say = || Command::Say { text: "silk for salt?".to_owned() };
    at.does(ANNA, say());
    at.start();
    assert_eq!(at.wants(BERT, say()), Err(Refused::Quiet));
}

#[test]
fn who_was_asked_and_has_answered_is_not_waited_for_again() {
    let seats = vec![person(ANNA, "Anna"), bot("random"), bot("random")];
    let mut at = At::new(setup_of("genoa", seats, Pace::NoClock));
    at.start();
    for _ in 0..400 {
        let sight = at.sees(Viewer::Seat(P[0]));
        let asked = sight["must"].as_array().unwrap().contains(&json!(0));
        if asked && sight["view"]["phase"] == "onward" && sight["view"]["turn"]["active"] != 0 {
            at.decide(ANNA, P[0], |decision| *decision == "pass").unwrap();
            let after = at.sees(Viewer::Seat(P[0]));
            let is_among = |who: &str| after[who].as_array().unwrap().contains(&json!(0));
            assert!(is_among("may") && is_among("content"), "{after}");
            return;
        }
        if asked {
            at.decide(ANNA, P[0], |_| true).unwrap();
        } else {
            let leader = at.asked();
            bot_speaks(&mut at, leader);
        }
    }
    panic!("a bot moves on sooner or later");
}
