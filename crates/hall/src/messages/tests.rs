//! What viewers are not told.

use table::Seat;

use super::*;
use crate::By;

#[test]
fn who_decided_for_a_sealed_seat_is_not_told() {
    let entry = Entry::Decided { seat: Seat::ALL[0], run: Vec::new(), by: By::Clock };
    let told = |sealed| to_text(&PublicEntry::new(&entry, sealed, 0));
    assert_eq!(told(false), r#"{"decided":{"seat":0,"by":"clock"}}"#);
    assert_eq!(told(true), r#"{"decided":{"seat":0}}"#);
}

#[test]
fn how_far_back_somebody_wants_to_go_is_not_told() {
    let request = TakeBackRequest { seat: Seat::ALL[0], to: 7, waiting: SeatSet::EMPTY };
    assert_eq!(to_text(&request), r#"{"seat":0,"waiting":[]}"#);
}
