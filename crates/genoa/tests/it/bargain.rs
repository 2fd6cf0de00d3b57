//! What the vectors cannot say of a bargain: what is sealed, and who knows a face.

mod imagined;

use genoa::{Card, CardSet, Decision, Event, Genoa, Phase, Scene, Step};
use serde_json::{Value, json};
use table::{Dice, FromScene, Game, Refusal, Rule as _, Seat, Seed, Viewer};

const P: [Seat; 5] = Seat::ALL;

fn table(scene: Value) -> Genoa {
    let scene: Scene = serde_json::from_value(scene).unwrap();
    Genoa::from_scene(&scene, &mut ()).unwrap()
}

fn decision(decision: Value) -> Decision {
    serde_json::from_value(decision).unwrap()
}

fn say(game: &mut Genoa, seat: Seat, what: Value) -> Vec<Event> {
    let mut events = Vec::new();
    let said = what.to_string();
    let decided = game.decide(seat, decision(what), &mut events);
    decided.unwrap_or_else(|refusal| panic!("{said}: {refusal}"));
    events
}

fn refused(game: &Genoa, seat: Seat, what: Value) -> &'static str {
    game.check(seat, decision(what)).map_err(Refusal::rule).unwrap_err().id()
}

fn cards(ids: &[&str]) -> CardSet {
    ids.iter().map(|id| Card::with_id(id).unwrap()).collect()
}

fn known(game: &Genoa, viewer: Viewer, of: Seat) -> CardSet {
    game.view(viewer).own.known[of]
}

fn ducats(target: &str, ducats: u16) -> Value {
    json!({ "offer": { "target": target, "give": { "ducats": ducats } } })
}

/// GEN-5.17, A60.
#[test]
fn sealed_answers_are_revealed_together_clockwise() {
    let scene = json!({ "seats": 4, "rounds": true, "active": 1, "phase": "arrive", "trail": ["park"] });
    let mut game = table(scene);
    say(&mut game, P[0], ducats("park", 10));
    say(&mut game, P[3], ducats("park", 20));
    say(&mut game, P[3], ducats("park", 25));
    let offers = |viewer| game.known(viewer).offers().count();
    assert_eq!([P[0], P[1], P[2], P[3]].map(|seat| offers(Viewer::Seat(seat))), [1, 0, 0, 1]);
    assert_eq!(refused(&game, P[1], json!("self")), "GEN-4.65");
    for seat in [P[0], P[2]] {
        say(&mut game, seat, json!("pass"));
    }
    let events = say(&mut game, P[3], json!("pass"));
    let revealed: Vec<(u16, Seat, u16)> = events
        .iter()
        .filter_map(|event| match event {
            Event::Revealed { offer } => Some((offer.number.0, offer.from, offer.terms.give.ducats)),
            _ => None,
        })
        .collect();
    assert_eq!(revealed, [(1, P[3], 25), (2, P[0], 10)]);
    assert_eq!(refused(&game, P[0], ducats("park", 30)), "GEN-5.17");
    say(&mut game, P[0], json!({ "withdraw": { "offer": 2 } }));
    assert_eq!(game.known(Viewer::Bystander).offers().count(), 1);
}

/// GEN-5.17, A60: an offer that everybody knows is seen to go.
#[test]
fn a_known_offer_gives_way_before_all_eyes() {
    let scene = json!({ "seats": 3, "rounds": true, "phase": "arrive", "trail": ["park"] });
    let mut game = table(scene);
    say(&mut game, P[1], ducats("park", 10));
    for seat in [P[1], P[2]] {
        say(&mut game, seat, json!("pass"));
    }
    let ask = json!({ "terms": { "target": "park", "want": { "ducats": 20 } } });
    say(&mut game, P[0], json!({ "ask": ask }));
    let events = say(&mut game, P[1], json!({ "meet": { "ask": 1 } }));
    let heard: Vec<Event> =
        events.iter().filter_map(|event| Genoa::veil(event, Viewer::Seat(P[2]))).collect();
    assert!(matches!(heard[..], [Event::Withdrawn { .. }]), "{heard:?}");
    assert!(game.known(Viewer::Seat(P[2])).offers().next().is_none());
}

/// GEN-5.17, A61: what is sealed is heard by its maker alone, and the others see neither card nor money until the reveal.
#[test]
fn messages_are_sealed_with_answers() {
    let scene = json!({
        "seats": 3, "rounds": true, "phase": "arrive", "trail": ["park", "street_2_5", "guild_hall"],
        "players": [{}, { "hand": ["M-01"] }],
    });
    let mut game = table(scene);
    let deliver = json!({ "deliver_message": { "card": "M-01" } });
    let events = say(&mut game, P[1], deliver);
    let heard = |viewer| events.iter().filter_map(|event| Genoa::veil(event, viewer)).count();
    assert_eq!([P[0], P[1], P[2]].map(|seat| heard(Viewer::Seat(seat))), [0, 1, 0]);
    for seat in [P[1], P[2]] {
        assert_eq!(game.view(Viewer::Bystander).board.discard, CardSet::EMPTY);
        say(&mut game, seat, json!("pass"));
    }
    assert_eq!(game.view(Viewer::Seat(P[1])).ducats(P[1]), Some(160));
}

/// GEN-5.13, A62.
#[test]
fn an_ask_is_met_once_by_each_seat() {
    let mut game = table(json!({ "seats": 3, "phase": "arrive", "trail": ["park"] }));
    let ask = json!({ "terms": { "target": "park", "want": { "ducats": 20 } } });
    say(&mut game, P[0], json!({ "ask": ask }));
    say(&mut game, P[1], json!({ "meet": { "ask": 1 } }));
    say(&mut game, P[1], json!({ "withdraw": { "offer": 1 } }));
    assert_eq!(refused(&game, P[1], json!({ "meet": { "ask": 1 } })), "GEN-5.13");
    say(&mut game, P[2], json!({ "meet": { "ask": 1 } }));
    for number in 2..=3 {
        say(&mut game, P[0], json!({ "ask": ask }));
        assert_eq!(game.view(Viewer::Bystander).known().asks_posted(), number);
    }
    assert_eq!(refused(&game, P[0], json!({ "ask": ask })), "GEN-5.13");
}

/// GEN-5.3, A63: a card that was shown in an ask can be wanted, and others see its kind alone.
#[test]
fn a_wanted_card_is_known_to_both_sides_alone() {
    let mut game = table(json!({
        "seats": 3, "phase": "arrive", "trail": ["park"], "players": [{ "hand": ["M-01", "M-02"] }],
    }));
    let terms = json!({
        "target": "park", "give": { "cards": ["M-01", "M-02"] }, "want": { "ducats": 50 },
        "shown": { "partner": ["M-01"] },
    });
    say(&mut game, P[0], json!({ "ask": { "to": 1, "terms": terms } }));
    assert_eq!(known(&game, Viewer::Seat(P[1]), P[0]), cards(&["M-01"]));
    assert_eq!(known(&game, Viewer::Seat(P[2]), P[0]), CardSet::EMPTY);
    let wish = |card: &str| json!({ "offer": { "target": "park", "give": { "ducats": 5 }, "want": { "cards": [card] } } });
    assert_eq!(refused(&game, P[1], wish("M-02")), "GEN-5.5-V11");
    assert_eq!(refused(&game, P[2], wish("M-01")), "GEN-5.5-V11");
    say(&mut game, P[1], wish("M-01"));
    let wanted = |viewer| {
        let want = game.known(Viewer::Seat(viewer)).offers().next().unwrap().terms.want;
        (want.cards.len(), want.kinds.total())
    };
    assert_eq!([P[0], P[1], P[2]].map(wanted), [(1, 0), (1, 0), (0, 1)]);
}

/// GEN-5.3, GEN-5.5 V11: a card that was shown and has been laid down since can no longer be wanted.
#[test]
fn a_delivered_message_cannot_be_wanted() {
    let mut game = table(json!({
        "seats": 3, "phase": "arrive", "trail": ["park", "street_2_5", "guild_hall"],
        "players": [{ "hand": ["M-01", "M-02"] }],
    }));
    let give = json!({ "cards": ["M-01"] });
    let terms = json!({
        "target": "guild_hall", "give": give, "want": { "ducats": 50 }, "shown": { "all": ["M-01"] },
    });
    say(&mut game, P[0], json!({ "ask": { "terms": terms } }));
    let wish = json!({ "offer": { "target": "guild_hall", "give": { "ducats": 5 }, "want": give } });
    assert!(game.check(P[1], decision(wish.clone())).is_ok());
    say(&mut game, P[0], json!({ "deliver_message": { "card": "M-01" } }));
    assert_eq!(game.view(Viewer::Seat(P[1])).own.bared, CardSet::EMPTY);
    assert_eq!(refused(&game, P[1], wish), "GEN-5.5-V11");
}

/// GEN-5.17, A61: nothing but answers until the reveal.
#[test]
fn known_offers_are_not_withdrawn_while_answers_are_sealed() {
    let mut game = table(json!({ "seats": 3, "rounds": true, "phase": "arrive", "trail": ["park"] }));
    say(&mut game, P[1], ducats("park", 10));
    for seat in [P[1], P[2]] {
        say(&mut game, seat, json!("pass"));
    }
    let terms = json!({ "target": "park", "want": { "ducats": 20 } });
    say(&mut game, P[0], json!({ "ask": { "terms": terms } }));
    let withdraw = json!({ "withdraw": { "offer": 1 } });
    assert_eq!(refused(&game, P[1], withdraw.clone()), "GEN-5.17");
    for seat in [P[1], P[2]] {
        say(&mut game, seat, json!("pass"));
    }
    say(&mut game, P[1], withdraw);
}

/// GEN-5.13, GEN-5.17: an own answer to a firm ask that another offer has replaced is firm no longer, as its maker
/// imagines it too.
#[test]
fn a_replaced_answer_to_a_firm_ask_is_not_imagined_to_be_firm() {
    let mut game = table(json!({ "seats": 3, "rounds": true, "phase": "arrive", "trail": ["park"] }));
    for seat in [P[1], P[2]] {
        say(&mut game, seat, json!("pass"));
    }
    let terms = json!({ "target": "park", "want": { "ducats": 20 } });
    say(&mut game, P[0], json!({ "ask": { "firm": true, "terms": terms } }));
    say(&mut game, P[1], json!({ "meet": { "ask": 1 } }));
    let firm = game.clone();
    say(&mut game, P[1], ducats("park", 10));
    let mut dice = Dice::new(Seed::from_number(0));
    let ends = [firm, game].map(|game| {
        let mut imagined = Genoa::imagine(&game.view(Viewer::Seat(P[1])), &mut dice);
        for seat in [P[1], P[2]] {
            say(&mut imagined, seat, json!("pass"));
        }
        imagined.view(Viewer::Bystander).board.phase
    });
    assert_eq!(ends, [Phase::Action(Step::Begin), Phase::Current]);
}

/// GEN-5.13, A63: what an ask does not show is covered for whoever meets it.
#[test]
fn covered_cards_of_an_ask_stay_covered() {
    let mut game = table(json!({
        "seats": 3, "phase": "arrive", "trail": ["park"], "players": [{ "hand": ["M-01"] }],
    }));
    let terms = json!({ "target": "park", "give": { "cards": ["M-01"] }, "want": { "ducats": 50 } });
    say(&mut game, P[0], json!({ "ask": { "to": 1, "terms": terms } }));
    say(&mut game, P[1], json!({ "meet": { "ask": 1 } }));
    let want = game.known(Viewer::Seat(P[1])).offers().next().unwrap().terms.want;
    assert_eq!((want.cards.len(), want.kinds.total()), (0, 1));
    say(&mut game, P[0], json!({ "accept": { "offers": [1] } }));
    assert_eq!(game.view(Viewer::Seat(P[1])).own.hand, cards(&["M-01"]));
    assert_eq!(known(&game, Viewer::Seat(P[0]), P[1]), cards(&["M-01"]));
}

/// GEN-5.5, A63: an order that nobody has seen proves nothing, so refusing tells nothing.
#[test]
fn a_covered_order_does_not_count_for_a_promise() {
    let meets = |shown: Value| {
        let mut game = table(json!({
            "seats": 3, "phase": "arrive", "trail": ["villa_ricci"],
            "players": [{ "hand": ["L-RIC-1"] }, { "wares": ["silver", "wheat", "linen"] }],
        }));
        let terms = json!({
            "target": "villa_ricci", "give": { "cards": ["L-RIC-1"] }, "want": { "ducats": 10 },
            "gain": { "special": "any_ware" }, "shown": shown,
        });
        say(&mut game, P[0], json!({ "ask": { "to": 1, "terms": terms } }));
        game.check(P[1], decision(json!({ "meet": { "ask": 1 } }))).is_ok()
    };
    assert!(meets(json!({ "partner": ["L-RIC-1"] })));
    assert!(!meets(json!({})));
}

/// A63: the same card covered in one ask and shown in another is not thereby named in the answer to the first.
#[test]
fn an_ask_does_not_name_what_another_one_shows() {
    let mut game = table(json!({
        "seats": 3, "phase": "arrive", "trail": ["park"], "players": [{ "hand": ["M-01", "M-02"] }],
    }));
    let ask = |shown: Value| {
        let give = json!({ "cards": ["M-01"] });
        let terms = json!({ "target": "park", "give": give, "want": { "ducats": 50 }, "shown": shown });
        json!({ "ask": { "to": 1, "terms": terms } })
    };
    say(&mut game, P[0], ask(json!({})));
    say(&mut game, P[0], ask(json!({ "partner": ["M-01"] })));
    say(&mut game, P[1], json!({ "meet": { "ask": 1 } }));
    let want = |game: &Genoa| game.known(Viewer::Seat(P[1])).offers().next().unwrap().terms.want;
    assert_eq!((want(&game).cards.len(), want(&game).kinds.total()), (0, 1));
    say(&mut game, P[1], json!({ "meet": { "ask": 2 } }));
    assert_eq!((want(&game).cards, want(&game).kinds.total()), (cards(&["M-01"]), 0));
}

/// A60: the first who meets a firm ask has it; what else was sealed is nobody's business.
#[test]
fn sealed_answers_beside_a_firm_agreement_lapse_unseen() {
    let mut game = table(json!({ "seats": 4, "rounds": true, "phase": "arrive", "trail": ["park"] }));
    let terms = json!({ "target": "park", "want": { "ducats": 10 } });
    for seat in [P[1], P[2], P[3]] {
        say(&mut game, seat, json!("pass"));
    }
    say(&mut game, P[0], json!({ "ask": { "firm": true, "terms": terms } }));
    say(&mut game, P[3], json!({ "meet": { "ask": 1 } }));
    say(&mut game, P[2], json!({ "meet": { "ask": 1 } }));
    say(&mut game, P[1], ducats("park", 40));
    say(&mut game, P[1], json!("pass"));
    say(&mut game, P[2], json!("pass"));
    let events = say(&mut game, P[3], json!("pass"));
    let revealed = events.iter().filter_map(|event| match event {
        Event::Revealed { offer } => Some((offer.number.0, offer.from)),
        _ => None,
    });
    assert_eq!(revealed.collect::<Vec<_>>(), [(1, P[2])]);
    assert!(events.iter().any(|event| matches!(event, Event::Dealt { by, .. } if *by == P[2])), "{events:?}");
}

/// GEN-5.17: that nobody else has sealed anything is told by the last pass as well, so it cannot be taken back either.
#[test]
fn the_last_pass_of_a_round_reveals_whatever_was_sealed() {
    for others_offer in [false, true] {
        let mut game = table(json!({ "seats": 3, "rounds": true, "phase": "arrive", "trail": ["park"] }));
        if others_offer {
            say(&mut game, P[2], ducats("park", 10));
        }
        say(&mut game, P[2], json!("pass"));
        let events = say(&mut game, P[1], json!("pass"));
        assert!(events.iter().any(Genoa::reveals), "{events:?}");
    }
}

/// GEN-4.60: the same holds of the last call.
#[test]
fn the_last_call_reveals_whatever_was_sealed() {
    for deliver in [false, true] {
        let mut game = table(json!({
            "seats": 3, "phase": "close", "trail": ["park", "street_2_5", "guild_hall"],
            "players": [{ "hand": ["M-01"] }, { "hand": ["M-02"] }],
        }));
        if deliver {
            say(&mut game, P[0], json!({ "deliver_message": { "card": "M-01" } }));
        }
        say(&mut game, P[0], json!("done"));
        let events = say(&mut game, P[1], json!("done"));
        assert!(events.iter().any(Genoa::reveals), "{events:?}");
    }
}

/// A64, A66.
#[test]
fn a_face_is_known_until_one_of_its_kind_leaves_unseen() {
    let mut game = table(json!({
        "seats": 4, "phase": "onward", "trail": ["park"],
        "players": [{}, { "hand": ["M-01", "M-02", "S-01"] }],
    }));
    let offer = |card: &str, shown: &[&str]| {
        json!({ "offer": {
            "target": "street_2_5", "give": { "cards": [card] }, "shown": { "all": shown },
        } })
    };
    say(&mut game, P[1], offer("M-01", &["M-01"]));
    say(&mut game, P[1], offer("S-01", &["S-01"]));
    let all = [Viewer::Seat(P[0]), Viewer::Seat(P[2]), Viewer::Bystander];
    assert_eq!(all.map(|viewer| known(&game, viewer, P[1])), [cards(&["M-01", "S-01"]); 3]);
    say(&mut game, P[1], offer("M-02", &[]));
    say(&mut game, P[0], json!({ "accept": { "offers": [3] } }));
    assert_eq!(all.map(|viewer| known(&game, viewer, P[1]))[1..], [cards(&["S-01"]); 2]);
    assert_eq!(known(&game, Viewer::Seat(P[0]), P[1]), cards(&["M-01", "S-01"]), "he holds the other one");
    assert_eq!(known(&game, Viewer::Seat(P[1]), P[0]), cards(&["M-02"]));
}

/// GEN-5.9, A65.
#[test]
fn several_offers_are_paid_one_by_one() {
    let mut game = table(json!({
        "seats": 3, "phase": "onward", "trail": ["park"], "players": [{ "hand": ["M-01", "M-02", "P-01"] }],
    }));
    let wish = |kind: &str| {
        json!({ "offer": {
            "target": "street_2_5", "give": { "ducats": 5 }, "want": { "kinds": { kind: 1 } },
        } })
    };
    say(&mut game, P[1], wish("message"));
    say(&mut game, P[2], wish("privilege"));
    say(&mut game, P[0], json!({ "accept": { "offers": [1, 2] } }));
    assert_eq!(refused(&game, P[0], json!({ "pay": { "card": "P-01" } })), "GEN-5.7");
    assert_eq!(refused(&game, P[0], json!("end_turn")), "GEN-4.64");
    say(&mut game, P[0], json!({ "pay": { "card": "M-02" } }));
    assert_eq!(game.view(Viewer::Seat(P[1])).own.hand, cards(&["M-02"]));
    say(&mut game, P[0], json!({ "pay": { "card": "P-01" } }));
    let view = game.view(Viewer::Seat(P[0]));
    assert_eq!((view.ducats(P[0]), view.board.phase), (Some(140), Phase::Onward));
    assert_eq!(view.board.turn.here().map(genoa::Field::id), Some("street_2_5"));
}

/// GEN-4.40, A67.
#[test]
fn what_was_shuffled_together_is_public() {
    let all: Vec<String> = (1..=14).map(|n| format!("M-{n:02}")).collect();
    let mut game = table(json!({
        "seats": 2, "phase": { "action": { "seat": 0 } }, "trail": ["post_station"],
        "players": [{}, { "hand": all[6..] }], "decks": { "message": [all[0]] }, "discard": all[1..6],
    }));
    say(&mut game, P[0], json!("effect"));
    let view = game.view(Viewer::Bystander);
    let face_up: Vec<&str> = all[1..6].iter().map(String::as_str).collect();
    assert_eq!((view.board.shuffled, view.board.discard), (cards(&face_up), CardSet::EMPTY));
    assert_eq!(view.board.decks[genoa::CardKind::Message], 4);
}
