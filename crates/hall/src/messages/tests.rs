//! What viewers are not told.

use super::*;

#[test]
fn what_a_viewer_hears_nothing_of_is_not_told() {
    let (something, nothing) = (HeardEvents::new(&["a card"]), HeardEvents::new::<u8>(&[]));
    let heard = [something, nothing.clone()];
    assert!(is_hidden_from(1, &heard) && !is_hidden_from(0, &heard));
    assert!(!is_hidden_from(0, &[nothing.clone(), nothing]), "it happened for all alike");
    assert!(!is_hidden_from(0, &[]));
}

/// An event that is written like an empty list is an event still.
#[test]
fn nothing_is_the_absence_of_events_and_no_text() {
    let odd = HeardEvents { list: to_json::<[u8; 0]>(&[]), is_empty: false };
    assert!(!is_hidden_from(0, &[odd, HeardEvents::new(&["a card"])]));
}

#[test]
fn who_decided_for_a_sealed_seat_is_not_told() {
    let entry = Entry::Decided { seat: Seat::ALL[0], run: Vec::new(), by: By::Clock };
    let told = |sealed| to_text(&PublicEntry::new(&entry, sealed));
    assert_eq!(told(false), r#"{"decided":{"seat":0,"by":"clock"}}"#);
    assert_eq!(told(true), r#"{"decided":{"seat":0}}"#);
}

#[test]
fn how_far_back_somebody_wants_to_go_is_not_told() {
    let request = TakeBackRequest { seat: Seat::ALL[0], to: 7, waiting: SeatSet::EMPTY };
    assert_eq!(to_text(&request), r#"{"seat":0,"waiting":[]}"#);
}
