//! Bargaining over the wire: what everybody hears of a deal, and that it is done once however many say yes at once.

use std::sync::Barrier;

use serde_json::{Value, json};

use super::live::{Socket, as_the_record_gives_it, next};
use super::{Guest, House};

/// Three people at a table of Oltremare.
fn three(house: &House) -> ([Guest<'_>; 3], String) {
    let guests = ["Anna", "Bert", "Carl"].map(|name| house.guest(name));
    let wanted = json!({ "game": "oltremare", "seats": ["me", "open", "open"] });
    let table = guests[0].post("/api/tables", &wanted).json()["table"].as_str().unwrap().to_owned();
    for (seat, name) in [(1, "Bert"), (2, "Carl")] {
        guests[seat].command(&table, &json!({ "sit": { "seat": seat, "name": name } }));
    }
    (guests, table)
}

fn seat(value: &Value) -> usize {
    usize::try_from(value.as_u64().unwrap()).unwrap()
}

/// A hand card with a lie about its symbols, for a ducat, to anybody.
fn lie(card: &Value) -> Value {
    let given = json!({ "card": card, "claim": { "symbols": ["ducat", "ship"], "load": 1 } });
    json!({ "propose": { "give": [given], "want_ducats": 1 } })
}

/// What the table is told next: in a trade an offer and its acceptance, otherwise the first thing on the menu.
fn next_word(heard: &[Value; 3]) -> (usize, Value) {
    let leader = seat(&heard[0]["must"][0]);
    let own = &heard[leader]["view"];
    let menu = heard[leader]["prompt"]["decisions"].as_array().unwrap();
    if own["phase"] == "trade" {
        if let Some(offer) = own["offers"]["standing"].get(0) {
            return (seat(&offer["to"][0]), json!({ "accept": { "offer": offer["number"] } }));
        }
        let (hand, load) = (own["hand"].as_array().unwrap(), seat(&own["turn"]["load"]));
        if own["offers"]["last"] == 0 && hand.len() > load {
            return (leader, lie(&hand[0]));
        }
        if menu.contains(&json!("end_trade")) {
            return (leader, json!("end_trade"));
        }
    }
    (leader, menu[0].clone())
}

#[test]
fn of_a_deal_nobody_hears_more_than_they_may() {
    let house = House::open("house-bargain");
    let (guests, table) = three(&house);
    let mut sockets: Vec<Socket> = guests
        .iter()
        .enumerate()
        .map(|(seat, guest)| Socket::at(guest, &table, &format!("?seat={seat}")))
        .collect();
    sockets.push(Socket::open(&house, &format!("/api/tables/{table}/live"), None).unwrap());
    guests[0].command(&table, &json!({ "start": {} }));

    let mut heard: Vec<Vec<Value>> = vec![Vec::new(); 4];
    let mut deals = 0;
    loop {
        let heard_by_all = heard[3].len();
        for (viewer, (socket, heard)) in sockets.iter_mut().zip(&mut heard).enumerate() {
            let state = match guests.get(viewer) {
                Some(guest) => guest.get(&format!("/api/tables/{table}?seat={viewer}")),
                None => house.request("GET", &format!("/api/tables/{table}"), &[], ""),
            };
            // Whoever may not hear of a step is sent nothing, so not everybody has as many messages.
            while heard.last().map(|last: &Value| &last["n"]) != Some(&state.json()["n"]) {
                heard.push(next(socket));
            }
        }
        let last = |viewer: usize| heard[viewer].last().unwrap();
        if heard[3].len() > heard_by_all {
            deals += usize::from(only_two_know_the_card(&[last(0), last(1), last(2), last(3)]));
        }
        if last(3).get("end").is_some() {
            break;
        }
        if last(0).get("must").is_some() {
            let (seat, word) = next_word(&[0, 1, 2].map(|viewer| last(viewer).clone()));
            let ask = &last(seat)["prompt"]["ask"];
            let decide = json!({ "decide": { "seat": seat, "ask": ask, "run": [word] } });
            sockets[seat].send(&json!({ "id": heard[seat].len(), "command": decide }));
            heard[seat].push(next(&mut sockets[seat]));
        }
    }
    assert!(deals > 0, "how many there are is chance, but there are some");
    for (viewer, messages) in heard.iter().enumerate() {
        as_the_record_gives_it(&guests[0], &table, (viewer < 3).then_some(viewer), messages);
    }
}

/// OLT-5.31: was there a deal, and did its card reach giver and taker alone?
fn only_two_know_the_card(heard: &[&Value; 4]) -> bool {
    let deal = |message: &Value| {
        let events = message["events"].as_array().cloned().unwrap_or_default();
        events.into_iter().find_map(|event| event.get("dealt").cloned())
    };
    let Some(public) = deal(heard[3]) else { return false };
    assert_eq!(public["give"][0]["card"], Value::Null);
    for (viewer, message) in heard.iter().enumerate().take(3) {
        let party = [&public["from"], &public["to"]].into_iter().any(|one| seat(one) == viewer);
        let dealt = deal(message).unwrap();
        assert_eq!(dealt["give"][0]["card"].is_string(), party, "viewer {viewer}: {dealt}");
        assert_eq!(dealt["give"][0]["claim"], json!({ "symbols": ["ducat", "ship"], "load": 1 }));
    }
    true
}

/// OLT-5.9, 5.11: two say yes and the maker withdraws, all at once.
#[test]
fn an_offer_is_done_once_however_many_speak_at_once() {
    let house = House::open("house-at-once");
    let (guests, table) = three(&house);
    guests[0].command(&table, &json!({ "start": {} }));
    let look = |seat: usize| guests[seat].get(&format!("/api/tables/{table}?seat={seat}")).json();
    let leader = seat(&look(0)["must"][0]);
    assert_eq!(look(0)["view"]["phase"], "trade", "nobody has too many cards in the first turn");
    let hands =
        || (0..3).map(|seat| look(seat)["view"]["hand"].as_array().unwrap().len()).collect::<Vec<_>>();
    for number in 1..=8 {
        let own = look(leader);
        let card = &own["view"]["hand"][0];
        let decide = |seat: usize, ask: &Value, word: &Value| {
            let decide = json!({ "decide": { "seat": seat, "ask": ask, "run": [word] } });
            guests[seat].command(&table, &decide)
        };
        let posted = decide(leader, &own["prompt"]["ask"], &lie(card));
        assert_eq!(posted.status, 200, "{posted:?}");
        let asks: Vec<Value> = (0..3).map(|seat| look(seat)["prompt"]["ask"].clone()).collect();
        let before = hands();
        let barrier = Barrier::new(3);
        let offer = &own["view"]["offers"]["last"].as_u64().unwrap() + 1;
        let answers: Vec<(usize, u16, Value)> = std::thread::scope(|scope| {
            let fire = |seat: usize| {
                let what = if seat == leader { "withdraw" } else { "accept" };
                barrier.wait();
                let answer = decide(seat, &asks[seat], &json!({ what: { "offer": offer } }));
                (seat, answer.status, answer.json())
            };
            let threads: Vec<_> = (0..3).map(|seat| scope.spawn(move || fire(seat))).collect();
            threads.into_iter().map(|thread| thread.join().unwrap()).collect()
        });
        let done: Vec<usize> =
            answers.iter().filter(|(_, status, _)| *status == 200).map(|(seat, ..)| *seat).collect();
        assert_eq!(done.len(), 1, "round {number}: {answers:?}");
        for (_, _, answer) in answers.iter().filter(|(_, status, _)| *status != 200) {
            assert!(answer["error"]["rule"].as_str().unwrap().starts_with("OLT-5."), "{answer}");
        }
        let after = hands();
        assert_eq!(before.iter().sum::<usize>(), after.iter().sum::<usize>());
        for seat in 0..3 {
            let moved = done[0] != leader && (seat == leader || seat == done[0]);
            assert_eq!(before[seat] != after[seat], moved, "{before:?} {after:?} {done:?}");
        }
        if done[0] != leader {
            give_back(&guests, (done[0], leader), &table);
        }
    }
}

/// Whoever took the card gives it back for nothing, so that there is always one to offer.
fn give_back(guests: &[Guest<'_>; 3], (from, to): (usize, usize), table: &str) {
    let look = |seat: usize| guests[seat].get(&format!("/api/tables/{table}?seat={seat}")).json();
    let decide = |seat: usize, word: &dyn Fn(&Value) -> Value| {
        let own = look(seat);
        let decide =
            json!({ "decide": { "seat": seat, "ask": own["prompt"]["ask"], "run": [word(&own["view"])] } });
        let answer = guests[seat].command(table, &decide);
        assert_eq!(answer.status, 200, "{answer:?}");
    };
    decide(from, &|view| json!({ "propose": { "to": to, "give": [{ "card": view["hand"][0] }] } }));
    decide(to, &|view| json!({ "accept": { "offer": view["offers"]["last"] } }));
}
