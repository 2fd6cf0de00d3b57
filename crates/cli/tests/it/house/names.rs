//! Under which names people sit where, and what they may write.

use serde_json::json;

use super::House;

/// One person under two names would see two hands.
#[test]
fn one_person_on_two_seats_of_a_public_table_is_refused_or_seen_by_all() {
    let house = House::open("names-seats");
    let (anna, bert) = (house.guest("Anna"), house.guest("Bert"));
    let sit = |seat: u8, name: &str| json!({ "sit": { "seat": seat, "name": name } });
    let table = anna.table(&json!(["me", "open", "open"]), false);
    assert_eq!(bert.command(&table, &sit(1, "Bert")).status, 200);
    let second = bert.command(&table, &sit(2, "Max"));
    assert_eq!((second.status, second.error().as_str()), (409, "one_seat_each"));
    let twice = anna.post("/api/tables", &json!({ "game": "speicherstadt", "seats": ["me", "me"] }));
    assert_eq!(twice.error(), "one_seat_each");

    let open = json!({ "game": "speicherstadt", "seats": ["me", "open", "open"], "several_seats": true });
    let table = anna.post("/api/tables", &open).json()["table"].as_str().unwrap().to_owned();
    assert_eq!(bert.command(&table, &sit(1, "Bert")).status, 200);
    assert_eq!(bert.command(&table, &sit(2, "Max")).status, 200);
    let seen = house.request("GET", &format!("/api/tables/{table}"), &[], "").json();
    assert_eq!((&seen["seats"][2]["at_screen_of"], &seen["several_seats"]), (&json!(1), &json!(true)));

    let here = anna.table(&json!(["me", { "here": "Carla" }, "open"]), false);
    assert_eq!(bert.look(&here)["seats"][1]["at_screen_of"], 0, "somebody at this screen is shown as such");
    let lobby = bert.get("/api/tables").json();
    let listed = lobby["gathering"].as_array().unwrap().iter().find(|listed| listed["table"] == here);
    assert_eq!(listed.unwrap()["seats"][1]["at_screen_of"], 0);
}

#[test]
fn no_name_looks_like_that_of_an_account() {
    let house = House::open("names-accounts");
    house.owner("Bill");
    let guest = house.guest("Guest");
    let account =
        |name: &str| guest.post("/api/account", &json!({ "account": name, "password": "correct horse" }));
    for name in ["Bill", "bill", "BILL", "Bi1l", "Biil"] {
        assert_eq!(account(name).error(), "name_taken", "{name}");
    }
    let hidden = ["B\u{456}ll", "Bi\u{200b}ll", "Bill\u{202e}", "B\u{131}ll\u{feff}", "Bill\u{ad}"];
    for name in hidden {
        assert_eq!(account(name).error(), "bad_name", "{name:?}");
        assert_eq!(guest.post("/api/me", &json!({ "name": name })).error(), "bad_name", "{name:?}");
    }
    // Others may be called the same, as in life, but not like it.
    assert_eq!(guest.post("/api/me", &json!({ "name": "bill" })).status, 200);
    let looks = guest.post("/api/me", &json!({ "name": "Bi1l" }));
    assert_eq!((looks.status, looks.error().as_str()), (409, "name_looks_taken"));
    let here = json!({ "game": "speicherstadt", "seats": ["me", { "here": "BiII" }] });
    assert_eq!(guest.post("/api/tables", &here).error(), "name_looks_taken");
    let table = guest.table(&json!(["open", "open"]), false);
    let sit = json!({ "sit": { "seat": 0, "name": "B1ll" } });
    assert_eq!(guest.command(&table, &sit).error(), "name_looks_taken");
    // Letters that are written in two ways are one name.
    let (jurgen, composed) = (house.guest("Ju\u{308}rgen"), "J\u{fc}rgen");
    assert_eq!(jurgen.get("/api/me").json()["name"], composed);
    let login = json!({ "account": composed, "password": "correct horse" });
    assert_eq!(jurgen.post("/api/account", &login).status, 200);
    assert_eq!(house.log_in("Ju\u{308}rgen", "correct horse", "192.0.2.1").status, 200);
}

#[test]
fn chat_has_no_hidden_characters_and_no_floods() {
    let house = House::at(&crate::folder("names-chat"), "--rate 50");
    let (anna, bert) = (house.guest("Anna"), house.guest("Bert"));
    let table = anna.table(&json!(["me", "open"]), false);
    bert.command(&table, &json!({ "sit": { "seat": 1, "name": "Bert" } }));
    let say = |text: &str| anna.command(&table, &json!({ "say": { "text": text } }));
    assert_eq!(say(&format!("\u{202e}a{}b", "\n".repeat(140))).status, 200);
    assert_eq!(bert.look(&table)["said"][0]["text"], "a b");
    let said = (0..20).map(|_| say("hey").status).collect::<Vec<_>>();
    assert_eq!(said.iter().filter(|status| **status == 200).count(), 7, "{said:?}");
    assert!(said.contains(&429));
    let other = bert.command(&table, &json!({ "say": { "text": "well" } }));
    assert_eq!(other.status, 200, "what one writes does not silence others");
}

/// It answered 409 and left the table behind.
#[test]
fn a_start_with_an_open_seat_leaves_nothing_behind() {
    let house = House::open("names-start");
    let anna = house.guest("Anna");
    let open = json!({ "game": "speicherstadt", "seats": ["me", "open"], "start": true });
    let refused = anna.post("/api/tables", &open);
    assert_eq!((refused.status, refused.error().as_str()), (409, "not_full"));
    assert_eq!(anna.get("/api/tables").json()["mine"], json!([]));
}
