//! The book of offers, tried.

use super::*;

const P: [Seat; MAX_SEATS] = Seat::ALL;

const LIMITS: OfferLimits = OfferLimits { standing: 2, posted: 3 };

fn book() -> Offers<u8, 4> {
    Offers::new(LIMITS)
}

fn to(seats: &[Seat]) -> SeatSet {
    seats.iter().copied().collect()
}

#[test]
fn a_number_means_for_ever_what_was_read() {
    let mut offers = book();
    let first = offers.post(P[0], to(&[P[1]]), 10).unwrap();
    offers.withdraw(first, P[0]).unwrap();
    let second = offers.post(P[0], to(&[P[1]]), 99).unwrap();
    assert_ne!(first, second);
    assert_eq!(offers.accept(first, P[1]), Err(OfferRefused::NotStanding));
    assert_eq!(offers.accept(second, P[1]).unwrap().terms, 99);
    assert_eq!(offers.accept(second, P[1]), Err(OfferRefused::NotStanding));
}

#[test]
fn talk_is_bounded() {
    let mut offers = book();
    let first = offers.post(P[0], to(&[P[1]]), 1).unwrap();
    offers.post(P[0], to(&[P[1]]), 2).unwrap();
    assert_eq!(offers.post(P[0], to(&[P[1]]), 3), Err(OfferRefused::TooManyStanding));
    offers.withdraw(first, P[0]).unwrap();
    offers.post(P[0], to(&[P[1]]), 3).unwrap();
    offers.post(P[1], to(&[P[0]]), 4).unwrap();
    offers.post(P[2], to(&[P[0]]), 5).unwrap();
    assert_eq!(offers.post(P[3], to(&[P[0]]), 6), Err(OfferRefused::TooManyStanding), "the book is full");
    assert_eq!(offers.check_post(P[0]), Err(OfferRefused::TooManyPosted));
    offers.close();
    assert_eq!((offers.standing().len(), offers.posted(P[0]), offers.left(P[0])), (0, 0, 3));
    assert_eq!(offers.post(P[0], to(&[P[1]]), 7), Ok(OfferNumber(1)));
}

#[test]
fn only_the_maker_withdraws_and_only_addressees_answer() {
    let mut offers = book();
    let number = offers.post(P[0], to(&[P[0], P[1], P[2]]), 1).unwrap();
    assert_eq!(offers.withdraw(number, P[1]), Err(OfferRefused::NotYours));
    assert_eq!(offers.accept(number, P[0]), Err(OfferRefused::NotToYou), "nobody deals with himself");
    assert_eq!(offers.accept(number, P[3]), Err(OfferRefused::NotToYou));
    assert_eq!(offers.decline(number, P[1]), Ok(None));
    assert_eq!(offers.accept(number, P[1]), Err(OfferRefused::NotToYou), "he has said no");
    let gone = offers.decline(number, P[2]).unwrap().unwrap();
    assert_eq!((gone.number, offers.standing().len()), (number, 0));
}

#[test]
fn other_words_have_another_number_and_count() {
    let mut offers = book();
    let first = offers.post(P[0], to(&[P[1]]), 10).unwrap();
    offers.post(P[0], to(&[P[1]]), 20).unwrap();
    assert_eq!(offers.replace(first, P[1], to(&[P[0]]), 0), Err(OfferRefused::NotYours));
    let other = offers.replace(first, P[0], to(&[P[1]]), 11).unwrap();
    assert_eq!((other, offers.last(), offers.standing().len()), (OfferNumber(3), OfferNumber(3), 2));
    assert_eq!(offers.replace(other, P[0], to(&[P[1]]), 12), Err(OfferRefused::TooManyPosted));
    assert_eq!(offers.get(other).unwrap().terms, 11, "a refusal changes nothing");
    assert_eq!((offers.speak(P[0]), offers.speak(P[1])), (Err(OfferRefused::TooManyPosted), Ok(())));
    assert_eq!(offers.left(P[1]), 2);
}

#[test]
fn a_book_can_be_written_and_read() {
    let mut offers = book();
    offers.post(P[0], to(&[P[1], P[2]]), 10).unwrap();
    let text = serde_json::to_string(&offers).unwrap();
    assert_eq!(serde_json::from_str::<Offers<u8, 4>>(&text).unwrap(), offers, "{text}");
}

#[test]
fn what_lapses_is_told_one_by_one() {
    let mut offers = book();
    for terms in [5, 6, 7] {
        offers.post(P[usize::from(terms) - 5], to(&[P[4]]), terms).unwrap();
    }
    let mut lapsed = Vec::new();
    while let Some(offer) = offers.lapse(|offer| offer.terms != 6) {
        lapsed.push(offer.terms);
    }
    assert_eq!(lapsed, [5, 7]);
    assert_eq!(offers.map(|_| "a card").standing()[0].terms, "a card");
}

#[test]
fn what_is_sealed_tells_neither_its_terms_nor_who_came_first() {
    let active = to(&[P[1]]);
    let mut offers: Offers<u8, 4, Option<OfferNumber>> = Offers::new(LIMITS);
    offers.post(P[2], active, 1).unwrap();
    let mut other = offers.clone();
    for (from, terms) in [(P[0], 10), (P[3], 30), (P[0], 11)] {
        offers.seal(from, active, terms);
    }
    for (from, terms) in [(P[3], 30), (P[0], 10), (P[0], 11)] {
        other.seal(from, active, terms);
    }
    assert_eq!(offers, other);
    assert_eq!(offers.get(OfferNumber(0)), None, "it cannot be named");
    assert_eq!(offers.withdraw(OfferNumber(0), P[0]), Err(OfferRefused::NotStanding));
    let seen =
        offers.known_to(to(&[P[3]]), |offer| (!offer.is_sealed() || offer.from == P[3]).then_some(0_u8));
    assert_eq!((seen.standing().len(), seen.posted(P[2])), (2, 0));
    offers.reveal(P[2], 4);
    let order: Vec<(u16, u8)> = offers.numbered().map(|(number, offer)| (number.0, offer.terms)).collect();
    assert_eq!(order, [(1, 1), (2, 30), (3, 10), (4, 11)]);
}

#[test]
fn what_was_asked_for_does_not_count() {
    let mut offers = book();
    assert_eq!(offers.post_asked(P[0], to(&[P[1]]), 5), OfferNumber(1));
    assert_eq!((offers.posted(P[0]), offers.standing().len()), (0, 1));
    offers.reopen(OfferLimits { standing: 1, posted: 1 });
    assert_eq!((offers.last(), offers.standing().len(), offers.left(P[0])), (OfferNumber(0), 0, 1));
}
