//! What a vector can say, and that whatever it says wrongly is told with line and key.

use laws::vector::{Failure, Vector};

use crate::bazaar::{Bazaar, Flaw};

type Sound = Bazaar<{ Flaw::None as u8 }>;

/// The sixth line is the first one of `text`.
fn read(text: &str) -> Vector {
    let head = "game = \"bazaar\"\nid = \"BAZ-T01\"\ntitle = \"A bid\"\nrules = [\"BAZ-4.2\"]\n\n";
    Vector::read("BAZ-T01.toml", &format!("{head}{text}")).unwrap()
}

/// Line, key, expected and actual of each failure.
fn failures(text: &str) -> Vec<String> {
    let told = |failure: &Failure| {
        format!("{} {}: {} | {}", failure.line, failure.key, failure.expected, failure.actual)
    };
    read(text).run::<Sound>().iter().map(told).collect()
}

/// It holds.
#[track_caller]
fn holds(text: &str) {
    assert_eq!(failures(text), Vec::<String>::new());
}

/// It does not hold, for exactly these reasons, each of which begins so.
#[track_caller]
fn fails(text: &str, expected: &[&str]) {
    let found = failures(text);
    let alike = found.len() == expected.len()
        && found.iter().zip(expected).all(|(found, expected)| found.starts_with(expected));
    assert!(alike, "{found:#?}");
}

const AUCTION: &str = "given = { seats = 3 }\n";
/// P0 has sold nothing yet and holds 1 and 2.
const TALK: &str = "given = { seats = 3, active = 0, hands = [[1, 2], [3]] }\n";

#[test]
fn an_unreadable_decision_is_no_illegal_one() {
    let text =
        format!("{AUCTION}[then]\nillegal = [{{ bid = {{ coins = 4 }} }}, {{ bid = {{ coin = 4 }} }}]\n");
    fails(&text, &["8 then.illegal.1.bid.coin: a decision | there is no `coin`; there is: coins"]);
    let text = format!("{AUCTION}[then]\nillegal = [{{ bid = {{ coins = -1 }} }}]\n");
    fails(&text, &["8 then.illegal.0.bid.coins: a decision | invalid value: integer `-1`, expected u8"]);
    let text = format!("{AUCTION}[then]\nmenu = [\"bid\"]\nlegal = [\"bidd\"]\n");
    fails(
        &text,
        &[
            "9 then.legal.0: a decision | there is no `bidd`",
            "8 then.menu.0: a decision",
            "8 then.menu: no other",
        ],
    );
}

#[test]
fn an_event_that_cannot_happen_is_neither_missing_nor_absent() {
    let bid = "[[when]]\nseat = 0\ndo = { bid = { coins = 1 } }\n";
    let text = format!(
        "{AUCTION}{bid}[then]\nno_events = [\n  {{ solt = {{}} }},\n  {{ sold = {{ prize = 1 }} }},\n]\n"
    );
    fails(
        &text,
        &[
            "12 then.no_events.0.solt: an event of this game | there is no `solt`; there is: bid, sold",
            "13 then.no_events.1.sold.prize: an event of this game | there is no `prize`; there is: seat, card, price",
        ],
    );
    let text = format!("{AUCTION}{bid}[then]\nevents = [{{ bid = {{ coins = 1, seat = 5 }} }}]\n");
    fails(&text, &["11 then.events.0.bid.seat: an event of this game | seat 5: seats are numbered 0 to 4"]);
    holds(&format!(
        "{AUCTION}{bid}[then]\nevents = [{{ bid = {{ coins = 1 }} }}]\nno_events = [{{ sold = {{}} }}]\n"
    ));
}

#[test]
fn a_seat_that_is_not_at_the_table_is_told() {
    let text = format!(
        "{AUCTION}[then]\nviews.3.deck = 6\nviews.2.deck = 6\nlegal.4 = [\"done\"]\nheard.3 = [{{ done = {{}} }}]\n"
    );
    fails(
        &text,
        &[
            "8 then.views.3: a seat of this table, 0 to 2 | 3",
            "10 then.legal.4: a seat of this table, 0 to 2 | 4",
            "11 then.heard.3: a seat of this table, 0 to 2 | 3",
        ],
    );
    fails(
        &format!("{AUCTION}[[when]]\nseat = 3\ndo = \"done\"\nrefused = \"BAZ-4.1\"\n"),
        &["8 seat: a seat of"],
    );
}

#[test]
fn a_refusal_may_cite_one_of_several_rules() {
    let step = format!("{AUCTION}[[when]]\nseat = 0\ndo = \"done\"\nrefused = ");
    holds(&format!("{step}[\"BAZ-4.3\", \"BAZ-4.2\"]\n"));
    fails(
        &format!("{step}[\"BAZ-4.3\", \"BAZ-5.1\"]\n"),
        &["10 refused: refused by BAZ-4.3 or BAZ-5.1 | BAZ-4.2: A bid"],
    );
    fails(&format!("{step}[]\n"), &["10 refused: the id of a rule, or a list"]);
}

#[test]
fn legality_may_be_that_of_a_named_seat() {
    let offer = "[[when]]\nseat = 0\ndo = { offer = { to = 1, card = 1, price = 2 } }\n";
    let then = "[then]\nasked = 0\nmay = [1]\nlegal.1 = [{ accept = { offer = 1 } }]\nillegal.2 = [{ accept = { offer = 1 } }]\n\
                menu.1 = [{ accept = { offer = 1 } }, { decline = { offer = 1 } }]\nmenu.2 = []\n";
    holds(&format!("{TALK}{offer}{then}"));
    let then = "[then]\nmay = [2]\nlegal.2 = [{ accept = { offer = 1 } }]\nillegal.1 = [{ accept = { offer = 1 } }]\n\
                menu.1 = [\"done\"]\n";
    fails(
        &format!("{TALK}{offer}{then}"),
        &[
            "11 then.may.0: 2 | 1",
            "12 then.legal.2.0: {\"accept\":{\"offer\":1}} of P2 is legal | BAZ-4.1",
            "13 then.illegal.1.0: {\"accept\":{\"offer\":1}} of P1 is illegal | legal",
            "14 then.menu.1.0: P1 is offered \"done\" | not",
            "14 then.menu.1: no other decisions of P1 | {\"accept\":{\"offer\":1}}, {\"decline\":{\"offer\":1}}",
        ],
    );
}

#[test]
fn silence_may_name_a_seat_or_last_until_one_is_asked() {
    let silence = |silence: &str, asked: &str| {
        format!("{AUCTION}[[when]]\nsilence = {silence}\n[then]\nasked = {asked}\n")
    };
    holds(&silence("1", "[1, 2]"));
    holds(&silence("{ seat = 1 }", "[0, 2]"));
    // P0 wins the card for nothing, is silent in its talk, and all are asked for bids again.
    holds(&silence("{ seat = 0, times = 1 }", "[1, 2]"));
    holds(&silence("\"end\"", "[]"));
    fails(
        &silence("{ seat = 0, times = 2 }", "0"),
        &["8 silence: silence of P0 means a legal decision | nothing"],
    );
    fails(&silence("{ seat = 3 }", "0"), &["8 silence.seat: a seat of this table"]);
    fails(&silence("{ seat = 1, until = 2 }", "0"), &["8 silence: a number, \"end\", { seat = 1 }"]);
    let until =
        "[[when]]\nsilence = { until = 1 }\n[then]\nasked = [0, 1, 2]\nevents = [{ done = { seat = 0 } }]\n";
    holds(&format!("{TALK}{until}"));
    let last = "given = { seats = 3, active = 0, hands = [[1, 2, 3, 4, 5, 6]] }\n";
    fails(&format!("{last}{until}"), &["8 silence: P1 is asked | the game is over"]);
}

#[test]
fn a_seat_hears_what_it_may() {
    let sold = "[[when]]\nsilence = 3\n";
    let then = "[then]\nheard.0 = [{ sold = { card = \"card 6\" } }]\nheard.1 = [{ bid = { seat = 0, coins = \"none\" } }, { sold = { card = \"none\" } }]\n\
                not_heard.1 = [{ sold = { card = \"card 6\" } }, { bid = { seat = 0, coins = 0 } }]\n";
    holds(&format!("{AUCTION}{sold}{then}"));
    let then = "[then]\nheard.1 = [{ sold = { card = \"card 6\" } }]\nnot_heard.0 = [{ sold = {} }]\nheard.2 = \"sold\"\n";
    fails(
        &format!("{AUCTION}{sold}{then}"),
        &[
            "10 then.heard.1.0: {\"sold\":{\"card\":\"card 6\"}} | not among ",
            "12 then.heard.2: a list of events",
            "11 then.not_heard.0.0: no ",
        ],
    );
}

#[test]
fn things_are_counted_and_added() {
    let then = "[then]\ncount = { \"view.purse\" = 3, \"views.0.own\" = 2, \"events.offered\" = 0 }\nsum = { \"view.purse.*\" = 18, \"view.hands\" = 3 }\n";
    holds(&format!("{TALK}{then}"));
    let then = "[then]\nsum.\"view.purse.*\" = 17\ncount.\"view.purses\" = 3\ncount.\"events.offers\" = 1\nsum.\"views.0.own\" = 2\ncount.\"views.7.own\" = 2\n";
    fails(
        &format!("{TALK}{then}"),
        &[
            "10 then.count.events.offers: view.…, views.<seat>.…",
            "9 then.count.view.purses: something at the end of this path | nothing",
            "12 then.count.views.7.own: a seat",
            "8 then.sum.view.purse.*: 17 | 18",
            "11 then.sum.views.0.own: numbers that can be added | [\"card 1\",\"card 2\"]",
        ],
    );
}

#[test]
fn every_difference_is_told_with_file_line_and_key() {
    let text = format!(
        "{TALK}[then]\nasked = 1\nview.deck = 5\nview.purse = [\n  6,\n  7,\n  8,\n]\nview.prse = 1\n"
    );
    fails(
        &text,
        &[
            "8 then.asked.0: 1 | 0",
            "9 then.view.deck: 5 | 3",
            "15 then.view.prse: 1 | there is no `prse`; there is: seat, phase",
            "12 then.view.purse.1: 7 | 6",
            "13 then.view.purse.2: 8 | 6",
        ],
    );
    let first = read(&text).run::<Sound>()[0].to_string();
    assert_eq!(first, "BAZ-T01.toml:8: BAZ-T01: then.asked.0\n  expected 1\n  actual   0");
}

#[test]
fn lines_are_those_of_the_case_and_its_step() {
    let text = "[given]\nseats = 3\n[[case]]\n[[case.when]]\nsilence = 1\n[[case.when]]\nseat = 1\ndo = \"done\"\n[case.then]\n\
                asked = 1\n[[case]]\ngiven = { seets = 3 }\nthen = { asked = 0 }\n[[case]]\ngiven = { active = 7 }\nthen = { asked = 0 }\n";
    fails(
        text,
        &[
            "13 do: legal | BAZ-4.2",
            "17 given.seets: a scene or a set-up | there is no `seets`; there is: seats, active, hands",
            "20 given.active: a scene or a set-up | seat 7",
        ],
    );
}

#[test]
fn a_slip_inside_a_decision_names_the_key() {
    let step = |written: &str| format!("{TALK}[[when]]\nseat = 0\ndo = {written}\nrefused = \"BAZ-5.1\"\n");
    let slips = [
        ("{ offer = { to = 1, card = 1, prize = 2 } }", "9 do.offer.prize: a decision | there is no `prize`"),
        ("{ offer = { to = 1, card = 1 } }", "9 do.offer: a decision | missing field `price`"),
        ("{ offer = { to = 9, card = 1, price = 1 } }", "9 do.offer.to: a decision | seat 9"),
        ("{ offr = { to = 1 } }", "9 do.offr: a decision | there is no `offr`; there is: bid, offer"),
        ("{ gifts = [1, 1000], to = 1 }", "9 do.gifts.1: a decision | this cannot be part of a decision"),
        ("{ done = {} }", "9 do.done: a decision | `done` stands alone"),
    ];
    for (written, expected) in slips {
        fails(&step(written), &[expected]);
    }
}

#[test]
fn faults_that_are_missing_are_told() {
    holds("given = { seats = 3, hands = [[1], [1]] }\nthen = { faults = [\"BAZ-I2\"] }\n");
    fails(
        "given = { seats = 3, hands = [[1], [1]] }\nthen = { faults = [\"BAZ-I1\"] }\n",
        &["7 then.faults: BAZ-I1 | BAZ-I2: a card is in two hands"],
    );
    fails("given = { seats = 3 }\nthen = { faults = [\"BAZ-I1\"] }\n", &["7 then.faults: BAZ-I1 | none"]);
    fails("given = { seats = 9 }\nthen = { asked = 0 }\n", &["6 given: a table that can be | BAZ-3.1"]);
}

#[test]
fn a_vector_can_be_shown_in_words() {
    let text = format!(
        "{TALK}[[when]]\nseat = 0\ndo = {{ offer = {{ to = 1, card = 1, price = 2 }} }}\n[then]\nasked = 0\n"
    );
    let (shown, failures) = read(&text).show::<Sound>();
    assert_eq!(failures, []);
    let lines: Vec<&str> = shown.lines().collect();
    assert_eq!(lines[..2], ["BAZ-T01: given", "    waits for P0"]);
    let expected = [
        "    view.deck = 3",
        "    views.0.own = [\"card 1\", \"card 2\"]",
        "    views.1.own = [\"card 3\"]",
        "BAZ-T01: step 1, P0 {\"offer\":{\"card\":1,\"price\":2,\"to\":1}}",
        "    Offered { seat: P0, offer: OfferNumber(1) }",
        "  * waits for P0; P1 may speak",
    ];
    for line in expected {
        assert!(lines.contains(&line), "{line}\n{shown}");
    }
}
