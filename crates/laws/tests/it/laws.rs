//! Each flaw breaks its law, and the violation can be read.

use laws::{Law, Violation, hold};
use table::{Config as _, Game, Seed};

use crate::bazaar::{Bazaar, Config, Flaw};

fn first_violation<const FLAW: u8>(config: &Config) -> Option<Box<Violation<Bazaar<FLAW>>>> {
    (0..300).find_map(|number| hold::<Bazaar<FLAW>>(config, Seed::from_number(number)).err())
}

/// The law that is found broken first, with the whole message.
fn violated<const FLAW: u8>() -> (Law, String) {
    let violation = first_violation::<FLAW>(&Config::standard(3)).expect("the flaw is found");
    assert!(violation.decisions.len() <= violation.found_after);
    (violation.law, violation.to_string())
}

macro_rules! flaws {
    ($($test:ident: $flaw:ident => $law:ident, $word:literal;)+) => {
        $(#[test]
        fn $test() {
            let (law, message) = violated::<{ Flaw::$flaw as u8 }>();
            assert_eq!(law, Law::$law, "{message}");
            assert!(message.contains($word), "{message}");
        })+
    };
}

flaws! {
    a_legal_bid_that_is_not_listed: BidNotListed => Listed, "not listed";
    a_decision_of_a_seat_that_is_not_asked: ListensToAnybody => Listed, "gives Ok";
    a_judgement_for_a_seat_that_is_not_asked: JudgesAnybody => Listed, "gives Err(Against";
    a_table_that_does_not_say_whom_it_waits_for: WaitsForNobody => Listed, "gives Err(NotAwaited";
    silence_without_meaning: SilenceMeansNothing => Alive, "silence means nothing";
    a_menu_beyond_256: HugeMenu => Small, "decisions";
    a_table_that_depends_on_the_world: CountsWholeRuns => Deterministic, "second time";
    an_offer_that_peeks: OffersPeek => NoOracle, "imagine";
    an_imagined_table_without_the_own_hand: ForgetsOwnHand => TrueSight, "sees";
    a_buyer_s_card_told_to_all: EverybodyHearsTheCard => VeilAgrees, "hears of \"card";
    a_card_shown_on_the_sly: HidesWhatItReveals => VeilAgrees, "reveal";
    a_deal_in_silence: DealsInSilence => VeilAgrees, "hears nothing";
    bids_that_depend_on_their_order: EarlierBidWinsTies => CommutingSeals, "order";
    a_coin_that_vanishes: LosesACoin => Conserved, "BAZ-I1";
    a_refusal_that_costs: RefusalCosts => HarmlessRefusal, "is refused";
    a_panic: Panics => NoPanic, "nobody bid anything";
}

#[test]
fn the_sound_game_obeys_all_laws() {
    for seats in Bazaar::<{ Flaw::None as u8 }>::SEATS {
        let violation = first_violation::<{ Flaw::None as u8 }>(&Config::standard(seats));
        assert!(violation.is_none(), "{}", violation.unwrap());
    }
}

#[test]
fn a_bound_that_does_not_hold() {
    let config = Config { shortest: true, ..Config::standard(3) };
    let violation = first_violation::<{ Flaw::ForgetsItsBound as u8 }>(&config).expect("the flaw is found");
    assert_eq!(violation.law, Law::Finite, "{violation}");
}

#[test]
fn imagined_dice_that_are_the_real_ones() {
    let seed = Seed::from_number(5); // the one that the flaw knows
    let violation = hold::<Bazaar<{ Flaw::KeepsRealDice as u8 }>>(&Config::standard(3), seed).unwrap_err();
    assert_eq!(violation.law, Law::TrueSight, "{violation}");
    assert!(violation.to_string().contains("the real dice"), "{violation}");
}

/// A long match becomes a short one: to lose a coin takes one auction in which the best bid is two.
#[test]
fn a_violation_is_shortened_and_can_be_seen_again() {
    let found = (0..300).filter_map(|number| {
        hold::<Bazaar<{ Flaw::LosesACoin as u8 }>>(&Config::standard(3), Seed::from_number(number)).err()
    });
    let longest = found.max_by_key(|violation| violation.found_after).unwrap();
    assert!(longest.found_after > 10, "{longest}");
    assert!(longest.decisions.len() <= 6, "{longest}");
    let message = longest.to_string();
    assert!(message.contains("seed   ") && message.contains("{\"seat\":0,\"do\":{\"bid\""), "{message}");
}
