//! The results of all matches, and the file that keeps them.
//!
//! The file is JSON lines: first what the matches have in common, then one line for each match, in the order in which they
//! ended, which does not matter. A line that was cut off, because the arena was stopped, is played again.

use std::collections::BTreeMap;
use std::fs::{File, OpenOptions};
use std::io::{Read as _, Seek as _, SeekFrom, Write as _};
use std::path::{Path, PathBuf};
use std::sync::{Mutex, PoisonError};

use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};
use sha2::{Digest as _, Sha256};
use table::MAX_SEATS;

use super::plan::Pairing;
use super::times::Times;
use crate::failure::{Failure, Outcome};

/// Of the file.
const VERSION: u32 = 1;

/// What every result depends on besides its deal and seats.
#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Common {
    arena: u32,
    fondaco: String,
    pub(super) game: String,
    pub(super) bots: Vec<String>,
    pub(super) seed: String,
    pub(super) budget: String,
    /// Options of the game.
    pub(super) config: Map<String, Value>,
}

impl Common {
    pub(super) fn new(
        game: &str,
        bots: &[String],
        seed: String,
        budget: String,
        config: Map<String, Value>,
    ) -> Common {
        let fondaco = env!("CARGO_PKG_VERSION").to_owned();
        Common { arena: VERSION, fondaco, game: game.to_owned(), bots: bots.to_vec(), seed, budget, config }
    }

    /// The first thing that differs: how one says it, there and here.
    fn difference(&self, other: &Common) -> Option<String> {
        let parts = |common: &Common| {
            [
                format!("version {} of the file", common.arena),
                format!("fondaco {}", common.fondaco),
                common.game.clone(),
                format!("--bots {}", common.bots.join(",")),
                format!("--seed {}", common.seed),
                format!("--{}", common.budget),
                format!("--config '{}'", Value::Object(common.config.clone())),
            ]
        };
        let (there, here) = (parts(self), parts(other));
        let differs = there.iter().zip(&here).find(|(there, here)| there != here);
        differs.map(|(there, here)| {
            format!("these results were played with {there}, not with {here}; name another file")
        })
    }
}

/// How one match ended, by seat.
#[derive(Clone, Eq, PartialEq, Debug)]
pub(super) struct Ended {
    pub(super) places: Vec<u8>,
    pub(super) points: Vec<i32>,
    pub(super) decisions: u64,
}

/// One match as a line of the file.
#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Line {
    deal: u64,
    bots: Vec<u8>,
    places: Vec<u8>,
    points: Vec<i32>,
    decisions: u64,
    /// They differ from run to run, so nothing that is said of strength depends on them.
    times: Vec<Times>,
}

impl Line {
    pub(super) fn new(pairing: &Pairing, ended: Ended, times: Vec<Times>) -> Line {
        let Ended { places, points, decisions } = ended;
        Line { deal: pairing.deal, bots: pairing.seating.clone(), places, points, decisions, times }
    }

    pub(super) fn pairing(&self) -> Pairing {
        let seats = u8::try_from(self.bots.len()).unwrap_or(u8::MAX);
        Pairing { seats, deal: self.deal, seating: self.bots.clone() }
    }

    /// Can this be a match among so many bots?
    fn is_sound(&self, bots: usize) -> bool {
        let seats = self.bots.len();
        let fits = |place: &u8| (1..=seats).contains(&usize::from(*place));
        (2..=MAX_SEATS).contains(&seats)
            && [self.places.len(), self.points.len(), self.times.len()] == [seats; 3]
            && self.bots.iter().all(|bot| usize::from(*bot) < bots)
            && self.places.iter().all(fits)
    }
}

/// The results of an arena.
pub(super) struct Results {
    /// In an order that does not depend on how they came.
    pub(super) matches: BTreeMap<Pairing, Ended>,
    /// By bot.
    pub(super) times: Vec<Times>,
}

impl Results {
    pub(super) fn new(bots: usize) -> Results {
        Results { matches: BTreeMap::new(), times: vec![Times::default(); bots] }
    }

    pub(super) fn add(&mut self, line: Line) {
        for (bot, times) in line.bots.iter().zip(&line.times) {
            self.times[usize::from(*bot)].add(times);
        }
        let pairing = line.pairing();
        let Line { places, points, decisions, .. } = line;
        self.matches.insert(pairing, Ended { places, points, decisions });
    }

    /// The same for the same results, whenever and wherever they were played.
    pub(super) fn digest(&self) -> String {
        let mut hash = Sha256::new();
        for (Pairing { deal, seating, .. }, Ended { places, points, decisions }) in &self.matches {
            let line = serde_json::to_string(&(deal, seating, places, points, decisions));
            hash.update(line.expect("numbers can be written"));
            hash.update("\n");
        }
        format!("sha256:{}", hash.finalize().iter().map(|byte| format!("{byte:02x}")).collect::<String>())
    }
}

/// The file that keeps results.
pub(super) struct Store {
    path: PathBuf,
    file: Mutex<File>,
}

impl Store {
    /// Opens or makes it, and reads what is there; nobody else may write to it meanwhile.
    pub(super) fn open(path: &Path, common: &Common) -> Outcome<(Store, Vec<Line>)> {
        let failed = |error: std::io::Error| Failure::file(path, error);
        let mut file = OpenOptions::new().read(true).write(true).create(true).truncate(false).open(path);
        let file = file.as_mut().map_err(|error| Failure::file(path, error))?;
        file.try_lock().map_err(|_| Failure::file(path, "another arena is writing to it"))?;
        let mut bytes = Vec::new();
        file.read_to_end(&mut bytes).map_err(failed)?;
        let mut lines = Vec::new();
        if bytes.is_empty() {
            let head = serde_json::to_string(common).map_err(Failure::bad)?;
            file.write_all(format!("{head}\n").as_bytes()).map_err(failed)?;
        } else {
            let whole = bytes.iter().rposition(|byte| *byte == b'\n').map_or(0, |last| last + 1);
            lines = read(&bytes[..whole], common).map_err(|what| Failure::file(path, what))?;
            let whole = u64::try_from(whole).expect("64 bits fit");
            file.set_len(whole).and_then(|()| file.seek(SeekFrom::End(0))).map_err(failed)?;
        }
        let file = file.try_clone().map_err(failed)?;
        Ok((Store { path: path.to_owned(), file: Mutex::new(file) }, lines))
    }

    /// Writes one more line.
    pub(super) fn keep(&self, line: &Line) -> Outcome {
        let text = serde_json::to_string(line).map_err(Failure::bad)? + "\n";
        let mut file = self.file.lock().unwrap_or_else(PoisonError::into_inner);
        file.write_all(text.as_bytes()).map_err(|error| Failure::file(&self.path, error))
    }
}

/// The matches of a file, if it is one of this arena.
fn read(bytes: &[u8], common: &Common) -> Result<Vec<Line>, String> {
    let no_arena = "this is no file of an arena; name another one";
    let mut lines = std::str::from_utf8(bytes).map_err(|_| no_arena)?.lines();
    let head = lines.next().and_then(|head| serde_json::from_str::<Common>(head).ok()).ok_or(no_arena)?;
    if let Some(difference) = head.difference(common) {
        return Err(difference);
    }
    let mut seen: BTreeMap<Pairing, Line> = BTreeMap::new();
    for (number, text) in lines.enumerate() {
        let wrong = |what: &str| format!("line {}: {what}", number + 2);
        let line: Line = serde_json::from_str(text).map_err(|error| wrong(&error.to_string()))?;
        if !line.is_sound(common.bots.len()) {
            return Err(wrong("this is no match of these bots"));
        }
        if seen.insert(line.pairing(), line).is_some() {
            return Err(wrong("this match was there before"));
        }
    }
    Ok(seen.into_values().collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn common(seed: &str) -> Common {
        let bots = ["a", "b"].map(str::to_owned);
        Common::new("game", &bots, seed.to_owned(), "iterations 9".to_owned(), Map::new())
    }

    fn line(deal: u64) -> Line {
        let pairing = Pairing { seats: 2, deal, seating: vec![1, 0] };
        let ended = Ended { places: vec![1, 2], points: vec![7, -1], decisions: 12 };
        Line::new(&pairing, ended, vec![Times::default(); 2])
    }

    fn file(name: &str) -> PathBuf {
        let path = std::env::temp_dir().join(format!("fondaco-arena-{}-{name}", std::process::id()));
        let _ = std::fs::remove_file(&path);
        path
    }

    #[test]
    fn what_was_kept_is_there_again_and_what_was_cut_off_is_not() {
        let path = file("kept");
        let (store, before) = Store::open(&path, &common("1")).unwrap();
        assert!(before.is_empty());
        for deal in [2, 0, 1] {
            store.keep(&line(deal)).unwrap();
        }
        assert!(Store::open(&path, &common("1")).is_err(), "one arena at a time");
        drop(store);
        let whole = std::fs::read(&path).unwrap();
        std::fs::write(&path, &whole[..whole.len() - 5]).unwrap();
        let (store, there) = Store::open(&path, &common("1")).unwrap();
        assert_eq!(there, [line(0), line(2)]);
        store.keep(&line(1)).unwrap();
        assert_eq!(std::fs::read(&path).unwrap(), whole);
        std::fs::remove_file(&path).unwrap();
    }

    #[test]
    fn other_parameters_and_other_files_are_refused() {
        let path = file("refused");
        drop(Store::open(&path, &common("1")).unwrap());
        let said = |common| match Store::open(&path, &common) {
            Err(Failure::Bad(what)) => what,
            _ => panic!("not refused"),
        };
        let what = said(common("2"));
        assert!(what.contains("were played with --seed 1, not with --seed 2"), "{what}");
        for text in ["", "hello", "hello\n", "{}\n", "\u{0}\n"] {
            std::fs::write(&path, text).unwrap();
            if !text.is_empty() {
                assert!(said(common("1")).contains("no file of an arena"), "{text:?}");
                assert_eq!(std::fs::read_to_string(&path).unwrap(), text, "nothing is lost");
            }
        }
        std::fs::remove_file(&path).unwrap();
    }

    #[test]
    fn lines_that_cannot_be_are_refused() {
        let head = serde_json::to_string(&common("1")).unwrap();
        let with = |line: &Line| {
            read(format!("{head}\n{}\n", serde_json::to_string(line).unwrap()).as_bytes(), &common("1"))
        };
        assert!(with(&line(0)).is_ok());
        for wrong in [
            Line { bots: vec![2, 0], ..line(0) },
            Line { places: vec![1], ..line(0) },
            Line { places: vec![1, 3], ..line(0) },
        ] {
            assert!(with(&wrong).unwrap_err().starts_with("line 2: "), "{wrong:?}");
        }
    }

    #[test]
    fn the_digest_knows_results_and_no_times() {
        let digest = |deals: &[u64], ns: u64| {
            let mut results = Results::new(2);
            for deal in deals {
                let mut times = Times::default();
                times.total_ns = ns;
                results.add(Line { times: vec![times; 2], ..line(*deal) });
            }
            results.digest()
        };
        assert_eq!(digest(&[0, 1], 5), digest(&[1, 0], 6));
        assert_ne!(digest(&[0, 1], 5), digest(&[0, 2], 5));
    }
}
