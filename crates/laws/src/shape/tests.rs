use serde::Deserialize;
use serde_json::json;

use super::*;

#[derive(Deserialize)]
#[serde(rename_all = "snake_case")]
#[expect(dead_code, reason = "only read")]
enum Event {
    Bought { seat: table::Seat, card: Option<Card>, price: u8 },
    Offered(Offer),
    Round,
}

#[derive(Deserialize)]
#[expect(dead_code, reason = "only read")]
struct Offer {
    to: Vec<u8>,
    pair: [Card; 2],
    counts: std::collections::BTreeMap<Card, u8>,
}

#[derive(Deserialize, Eq, PartialEq, Ord, PartialOrd)]
#[serde(rename_all = "snake_case")]
enum Card {
    Tea,
    Silk,
}

fn slip(pattern: &Value) -> String {
    let slips = slips_of_pattern::<Event>(pattern);
    slips.iter().map(|slip| format!("{}: {}", slip.key, slip.what)).collect::<Vec<_>>().join("; ")
}

#[test]
fn patterns_that_can_match_have_no_slip() {
    let possible = [
        json!("round"),
        json!({ "bought": {} }),
        json!({ "bought": { "card": "none" } }),
        json!({ "bought": { "card": "tea", "price": 3, "seat": 4 } }),
        json!({ "offered": { "to": { "7": 1 }, "pair": { "1": "silk" } } }),
        json!({ "offered": { "to": [1, 2], "pair": ["tea", "silk"], "counts": { "tea": 2 } } }),
    ];
    for pattern in possible {
        assert_eq!(slip(&pattern), "", "{pattern}");
    }
}

#[test]
fn patterns_that_never_match_are_told_with_their_key() {
    let impossible = [
        (json!("rond"), ": there is no `rond`; there is: bought, offered, round"),
        (json!({ "brought": { "price": 1 } }), "brought: there is no `brought`"),
        (
            json!({ "bought": { "prize": 1 } }),
            "bought.prize: there is no `prize`; there is: seat, card, price",
        ),
        (json!({ "bought": { "price": 300 } }), "bought.price: invalid value"),
        (json!({ "bought": { "price": { "coins": 1 } } }), "bought.price.coins: there is nothing in it"),
        (json!({ "bought": { "seat": 5 } }), "bought.seat: seat 5: seats are numbered 0 to 4"),
        (json!({ "bought": { "card": "te" } }), "bought.card: there is no `te`; there is: tea, silk"),
        (json!({ "round": {} }), "round: `round` stands alone"),
        (json!("bought"), ": invalid type: unit variant"),
        (json!({ "offered": { "pair": { "2": "tea" } } }), "offered.pair.2: it has 2 entries"),
        (json!({ "offered": { "to": { "last": 1 } } }), "offered.to.last: it is a list"),
        (json!({ "offered": { "counts": { "te": 1 } } }), "offered.counts.te: unknown variant `te`"),
    ];
    for (pattern, expected) in impossible {
        let told = slip(&pattern);
        assert!(told.starts_with(expected), "{pattern}: {told}");
    }
    let both = slip(&json!({ "bought": { "prize": 1, "card": "te" } }));
    assert!(both.contains("prize: ") && both.contains("card: "), "every slip is told: {both}");
}

#[test]
fn every_named_place_is_found() {
    let told = |place: &Place| format!("{} {}", place.path, place.names.join(" ")).trim_end().to_owned();
    let expected = [
        "bought",
        "bought.seat",
        "bought.card tea silk",
        "bought.price",
        "offered",
        "offered.to",
        "offered.pair tea silk",
        "offered.counts",
        "round",
    ];
    assert_eq!(places::<Event>().iter().map(told).collect::<Vec<_>>(), expected);
}
