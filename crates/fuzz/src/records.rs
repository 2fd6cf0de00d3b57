//! Records: what can be read is verified, or it is said why not.

use hall::catalog::{GAMES, GameVisitor, Playable, visit_game};
use record::{Outline, Record, SeedIn};
use serde_json::Map;
use table::{Config as _, Dice, Seed};

/// The bytes are a record.
pub(crate) fn run(data: &[u8]) {
    match Outline::peek(data) {
        Ok(outline) => {
            visit_game(&outline.game, Verify(data));
        }
        Err(flaw) => assert!(!flaw.to_string().is_empty(), "a flaw says what it is"),
    }
}

/// Three matches of each game, with their seed in the header and without.
pub(crate) fn seeds() -> Vec<Vec<u8>> {
    let write = |game: &&str| visit_game(game, Write).expect("the catalog knows its games");
    GAMES.iter().flat_map(write).collect()
}

struct Verify<'a>(&'a [u8]);

impl GameVisitor for Verify<'_> {
    type Out = ();
    fn visit<G: Playable>(self) {
        match Record::<G>::read(self.0) {
            Ok(record) => match record.verify() {
                Ok(verdict) => assert!(
                    usize::try_from(verdict.decisions) == Ok(record.decisions.len()),
                    "a verified record was replayed whole: {verdict:?}"
                ),
                Err(diverged) => assert!(!diverged.to_string().is_empty(), "it is said why not"),
            },
            Err(flaw) => assert!(!flaw.to_string().is_empty(), "it is said why not"),
        }
    }
}

struct Write;

impl GameVisitor for Write {
    type Out = Vec<Vec<u8>>;
    fn visit<G: Playable>(self) -> Self::Out {
        let matches = [(0, SeedIn::Header, 6), (1, SeedIn::Header, 80), (2, SeedIn::Secret, 30)];
        let write = |(number, seed_in, most): (u64, SeedIn, usize)| {
            let seed = Seed::from_number(number);
            let config = G::Config::standard(*G::SEATS.end());
            let mut game = G::set_up(&config, Dice::new(seed), &mut ()).expect("the standard config");
            let mut dice = Dice::new(Seed::from_number(number + 100));
            let mut decisions = Vec::new();
            while decisions.len() < most
                && let Some(seat) = game.awaiting().must.iter().next()
                && let Some(decision) = dice.any(&game.menu(seat))
            {
                game.apply(seat, decision, &mut ());
                decisions.push((seat, decision));
            }
            let record = Record::<G>::write(&config, seed, seed_in, &Map::new(), &decisions);
            record.expect("listed decisions are legal").into_bytes()
        };
        matches.map(write).to_vec()
    }
}
