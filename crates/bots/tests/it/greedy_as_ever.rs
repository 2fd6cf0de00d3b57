//! `greedy` is the yardstick: it decides as at commit e0df815, only faster. What it decided there is stored, of many matches as
//! digests and of one in words. Genoa in rounds (GEN-5.17) has other rules since, and is stored as of cfb80b5.
//!
//! `UPDATE_EXPECT=1 cargo test` would write the files anew: that is right only where the rules of a game have changed.

use std::fmt::Write as _;

use bots::Bots;
use expect_test::expect_file;
use genoa::Genoa;
use masters_of_venice::MastersOfVenice;
use oltremare::Oltremare;
use speicherstadt::Speicherstadt;
use table::Config as _;

use crate::play::play;

#[test]
fn speicherstadt() {
    check::<Speicherstadt>(20);
}

#[test]
fn oltremare() {
    check::<Oltremare>(4);
}

#[test]
fn masters_of_venice() {
    check::<MastersOfVenice>(6);
}

#[test]
fn genoa() {
    check::<Genoa>(3);
}

/// So many matches at each number of seats, as out of the box and as among bots.
fn check<G: Bots>(matches: u64) {
    let mut digests = "seats, among bots, seed, decisions, digest\n".to_owned();
    for seats in G::SEATS {
        let standard = G::Config::standard(seats);
        for among_bots in [false, true] {
            let config = if among_bots { standard.clone().among_bots() } else { standard.clone() };
            if among_bots && config == standard {
                continue;
            }
            for seed in 0..matches {
                let (count, digest) = digest::<G>(&config, seed);
                writeln!(digests, "{seats} {among_bots} {seed} {count} {digest:016x}").unwrap();
            }
        }
    }
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/greedy");
    expect_file![format!("{folder}/{}.txt", G::NAME)].assert_eq(&digests);
    expect_file![format!("{folder}/{}-match.txt", G::NAME)].assert_eq(&in_words::<G>());
}

/// How many decisions a match has, and FNV-1a of all of them.
fn digest<G: Bots>(config: &G::Config, seed: u64) -> (usize, u64) {
    let names = vec!["greedy"; usize::from(config.seats())];
    let decisions = play::<G>(config, &names, seed).decisions;
    let mut digest = 0xcbf2_9ce4_8422_2325_u64;
    for (seat, decision) in &decisions {
        let line = format!("{} {}\n", seat.number(), serde_json::to_string(decision).unwrap());
        for byte in line.bytes() {
            digest = (digest ^ u64::from(byte)).wrapping_mul(0x100_0000_01b3);
        }
    }
    (decisions.len(), digest)
}

fn in_words<G: Bots>() -> String {
    let decisions = play::<G>(&G::Config::standard(2), &["greedy", "greedy"], 0).decisions;
    decisions.iter().fold(String::new(), |mut text, (seat, decision)| {
        writeln!(text, "{seat} {decision}").unwrap();
        text
    })
}
