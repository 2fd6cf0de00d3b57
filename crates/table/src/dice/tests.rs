use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::{Rng, SeedableRng};

use super::*;

fn keystream(seed: [u8; 32], blocks: u64) -> String {
    let key = key_of(Seed::new(seed));
    let words = (0..blocks).flat_map(|n| chacha8(&key, n, MATCH));
    words.flat_map(u32::to_le_bytes).map(|byte| format!("{byte:02x}")).collect()
}

/// Published: draft-strombergson-chacha-test-vectors-01, TC1 (256-bit key, 8 rounds), all zero.
#[test]
fn published_vector_of_the_zero_key() {
    assert_eq!(
        keystream([0; 32], 2),
        "3e00ef2f895f40d67f5bb8e81f09a5a12c840ec3ce9a7f3b181be188ef711a1e\
         984ce172b9216f419f445367456d5619314a42a3da86b001387bfdb80e0cfe42\
         d2aefa0deaa5c151bf0adb6c01f2a5adc0fd581259f9a2aadcf20f8fd566a26b\
         5032ec38bbc5da98ee0c6f568b872a65a08abf251deb21bb4b56e5d8821e68aa"
    );
}

/// The same draft, TC2: the first bit of the key is set.
#[test]
fn published_vector_of_a_key_with_one_bit() {
    let mut key = [0; 32];
    key[0] = 1;
    assert!(keystream(key, 1).starts_with(
        "cf5ee9a0494aa9613e05d5ed725b804b12f4a465ee635acc3a311de8740489ea\
         289d04f43c7518db56eb4433e498a1238cd8464d3763ddbb9222ee3bd8fae3c8"
    ));
}

/// A second opinion over many words, block borders and keys included.
#[test]
fn agrees_with_another_implementation() {
    for number in 0..20 {
        let seed = Seed::from_number(number).of_series(number);
        let mut dice = Dice::new(seed);
        let mut draws = dice.draws();
        let mut other = ChaCha8Rng::from_seed(*seed.bytes());
        for n in 0..1000 {
            assert_eq!(draws.word(), other.next_u32(), "word {n} of seed {number}");
        }
    }
}

#[test]
fn one_by_one_or_in_a_row_is_the_same() {
    let (mut one, mut row) = (Dice::new(Seed::from_number(7)), Dice::new(Seed::from_number(7)));
    let singles: Vec<u32> = (0..100).map(|_| one.below(10)).collect();
    let mut draws = row.draws();
    assert_eq!(singles, (0..100).map(|_| draws.below(10)).collect::<Vec<_>>());
    assert_eq!(one, row);
}

/// Frozen for ever: stored matches depend on it.
#[test]
fn ranges_and_shuffles_never_change() {
    let mut dice = Dice::new(Seed::from_number(1));
    let drawn: Vec<u32> = (0..16).map(|_| dice.below(6)).collect();
    assert_eq!(drawn, FROZEN_DRAWS);
    let mut cards: Vec<u8> = (0..12).collect();
    dice.shuffle(&mut cards);
    assert_eq!(cards, FROZEN_SHUFFLE);
    assert_eq!(dice.drawn(), 16 + 11);
    assert_eq!(dice.fork().below(1000), FROZEN_FORK);
    assert_eq!(Dice::new(Seed::from_number(1).of_series(2)).below(1000), FROZEN_SERIES);
}

const FROZEN_DRAWS: [u32; 16] = [3, 2, 5, 1, 2, 4, 5, 5, 5, 5, 1, 0, 1, 4, 1, 4];
const FROZEN_SHUFFLE: [u8; 12] = [7, 9, 8, 3, 1, 0, 11, 6, 10, 2, 4, 5];
const FROZEN_FORK: u32 = 979;
const FROZEN_SERIES: u32 = 201;

/// 60,000 throws of a die: each face within four standard deviations of 10,000.
#[test]
fn any_item_is_the_one_with_the_number_drawn() {
    let (mut any, mut below) = (Dice::new(Seed::from_number(5)), Dice::new(Seed::from_number(5)));
    for _ in 0..50 {
        assert_eq!(any.any(&[0, 1, 2, 3, 4]), Some(below.below(5)));
    }
    assert_eq!((any.any::<u8>(&[]), any), (None, below), "nothing is drawn from nothing");
}

#[test]
fn no_face_is_favoured() {
    let mut dice = Dice::new(Seed::from_number(3));
    let mut faces = [0_u32; 6];
    let mut draws = dice.draws();
    for _ in 0..60_000 {
        faces[usize::try_from(draws.below(6)).unwrap()] += 1;
    }
    assert!(faces.iter().all(|face| face.abs_diff(10_000) < 366), "{faces:?}");
}

/// A bound just above 2^31 rejects nearly half of all words; a biased method would favour low numbers.
#[test]
fn large_bounds_are_fair_too() {
    let mut dice = Dice::new(Seed::from_number(4));
    let bound = (1 << 31) + 1;
    let mut draws = dice.draws();
    let low = (0..20_000).filter(|_| draws.below(bound) < bound / 2).count();
    assert!(low.abs_diff(10_000) < 283, "{low}");
    assert!(dice.drawn() > 35_000, "rejection happens: {}", dice.drawn());
}

#[test]
fn secrets_are_not_printed() {
    let seed = Seed::from_number(0x1234_5678);
    let mut dice = Dice::new(seed);
    assert_eq!(format!("{seed:?} {dice:?}"), "Seed(…) Dice(…, 0 drawn)");
    let mut draws = dice.draws();
    draws.below(6);
    assert_eq!(format!("{draws:?}"), "Draws of Dice(…, 1 drawn)");
}

#[test]
fn seeds_are_written_as_digits() {
    let seed = Seed::from_number(0xab01);
    assert_eq!(seed.hex(), format!("01ab{}", "0".repeat(60)));
    assert_eq!(Seed::from_hex(&seed.hex().to_uppercase()), Some(seed));
    for wrong in ["", "12", &"0".repeat(63), &"0".repeat(66), &"g".repeat(64), &"é".repeat(32)] {
        assert_eq!(Seed::from_hex(wrong), None, "{wrong}");
    }
}

#[test]
fn small_enough_to_live_in_every_table() {
    assert_eq!(size_of::<Dice>(), 40);
}
