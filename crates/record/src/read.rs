//! Reading a record back.

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};
use table::{Dice, Game, Seat, Seed, Standing};

use crate::v1::{AnyLine, DIGEST_EVERY, Header, VERSION};
use crate::{Commitment, Digest, Diverged, ReadError, Recorder, SeedIn};

/// What the first line says without knowing the game.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct Outline {
    /// The name of the game.
    pub game: String,
}

impl Outline {
    /// Looks at the first line only.
    pub fn peek(text: &[u8]) -> Result<Outline, ReadError> {
        #[derive(Deserialize)]
        struct First {
            fondaco: u64,
            game: Option<String>,
        }
        if text.is_empty() {
            return Err(ReadError::Empty);
        }
        let first = lines(text).next().map_or(&[][..], |line| line.text);
        let first: First = serde_json::from_slice(first).map_err(|error| {
            let cut = !text.contains(&b'\n');
            ReadError::NoHeader(if cut {
                "it is cut off or something else".to_owned()
            } else {
                without_place(&error)
            })
        })?;
        if first.fondaco != VERSION {
            return Err(ReadError::Version(first.fondaco));
        }
        let game = first.game.ok_or_else(|| ReadError::NoHeader("it names no game".to_owned()))?;
        Ok(Outline { game })
    }
}

/// A match as it was written down.
#[derive(Clone, Debug)]
pub struct Record<G: Game> {
    /// What was agreed.
    pub config: G::Config,
    /// Which form of view the digests are taken over.
    pub views: u32,
    /// Absent while the match is not over.
    pub seed: Option<Seed>,
    /// What was promised.
    pub commit: Commitment,
    /// Who played, and whatever else people wanted to know later.
    pub meta: Map<String, Value>,
    /// Who decided what.
    pub decisions: Vec<(Seat, G::Decision)>,
    /// After how many decisions everybody saw what.
    pub digests: Vec<(u32, Digest)>,
    /// How it ended.
    pub end: Option<Standing>,
    /// The number of the last line, if it was cut off. Everything before it is good.
    pub cut: Option<usize>,
}

impl<G: Game> Record<G> {
    /// Writes a whole match at once.
    pub fn write(
        config: &G::Config,
        seed: Seed,
        seed_in: SeedIn,
        meta: &Map<String, Value>,
        decisions: &[(Seat, G::Decision)],
    ) -> Result<String, Diverged<G>> {
        let mut recorder = Recorder::<G>::begin(config, seed, &mut ()).map_err(Diverged::SetUp)?;
        let mut lines = recorder.header(seed_in, meta);
        for (n, &(seat, decision)) in (0..).zip(decisions) {
            let line = recorder.decide(seat, decision, &mut ());
            lines += &line.map_err(|refusal| Diverged::Refused { n, seat, refusal })?;
        }
        Ok(lines)
    }

    /// Reads a whole record.
    pub fn read(text: &[u8]) -> Result<Record<G>, ReadError> {
        let outline = Outline::peek(text)?;
        if outline.game != G::NAME {
            return Err(ReadError::OtherGame { found: outline.game, wanted: G::NAME });
        }
        let mut lines = lines(text);
        let first = lines.next().ok_or(ReadError::Empty)?;
        let header: Header<G::Config> =
            parse_exact(first.text).map_err(|why| ReadError::Line { line: 1, why: why.to_string() })?;
        if header.dice != Dice::NAME {
            return Err(ReadError::Dice(header.dice));
        }
        let mut record = Record {
            config: header.config,
            views: header.views,
            seed: header.seed,
            commit: header.commit,
            meta: header.meta,
            decisions: Vec::new(),
            digests: Vec::new(),
            end: None,
            cut: None,
        };
        for line in lines {
            match parse_exact::<AnyLine<G::Decision>>(line.text) {
                Ok(entry) => {
                    record.add(entry).map_err(|why| ReadError::Line { line: line.number, why })?;
                }
                // What a crash left behind has no end of line and is no JSON; anything else was changed by hand.
                Err(LineError::NoJson(_)) if !line.whole => record.cut = Some(line.number),
                Err(why) => return Err(ReadError::Line { line: line.number, why: why.to_string() }),
            }
        }
        Ok(record)
    }

    /// Version 1 writes a digest after so many decisions: is it the last one that was read?
    fn check_last_digest(&self, after: u32) -> Result<(), String> {
        if self.digests.last().is_some_and(|(n, _)| *n == after) {
            return Ok(());
        }
        Err(format!("the digest after {after} decisions is missing"))
    }

    fn add(&mut self, line: AnyLine<G::Decision>) -> Result<(), String> {
        let due = u32::try_from(self.decisions.len()).expect("a match has fewer than 2^32 decisions");
        if self.end.is_some() {
            return Err("nothing may follow the end of the match".to_owned());
        }
        match line {
            AnyLine { n: Some(n), seat: Some(seat), decision: Some(decision), digest: None, end: None } => {
                if n != due {
                    return Err(format!("decision {n} stands where decision {due} is due"));
                }
                if due > 0 && due.is_multiple_of(DIGEST_EVERY) {
                    self.check_last_digest(due)?;
                }
                self.decisions.push((seat, decision));
            }
            AnyLine { n: Some(n), seat: None, decision: None, digest: Some(digest), end: None } => {
                if n != due {
                    return Err(format!("the digest after {n} decisions stands after {due}"));
                }
                self.digests.push((n, digest));
            }
            AnyLine { n: None, seat: None, decision: None, digest: None, end: Some(end) } => {
                self.check_last_digest(due)?;
                self.end = Some(end);
            }
            AnyLine { n: _, seat: _, decision: _, digest: _, end: _ } => {
                return Err("neither a decision, nor a digest, nor the end".to_owned());
            }
        }
        Ok(())
    }
}

/// Why a line is not what version 1 writes.
#[derive(Debug, thiserror::Error)]
enum LineError {
    #[error("{0}")]
    NoJson(String),
    #[error("{0}")]
    Other(String),
    #[error("not as version 1 writes it, which is {0}")]
    Spelling(String),
}

/// Reads a line that must say exactly what would be written: no other spelling, no key more or less. Spaces are free.
fn parse_exact<T: Serialize + DeserializeOwned>(text: &[u8]) -> Result<T, LineError> {
    let value: Value =
        serde_json::from_slice(text).map_err(|error| LineError::NoJson(without_place(&error)))?;
    let read: T = T::deserialize(&value).map_err(|error| LineError::Other(without_place(&error)))?;
    let written = serde_json::to_value(&read).map_err(|error| LineError::Other(error.to_string()))?;
    if written == value { Ok(read) } else { Err(LineError::Spelling(written.to_string())) }
}

struct TextLine<'a> {
    number: usize,
    text: &'a [u8],
    /// Ended by a line feed.
    whole: bool,
}

fn lines(text: &[u8]) -> impl Iterator<Item = TextLine<'_>> {
    let pieces = text.split_inclusive(|byte| *byte == b'\n');
    (1..).zip(pieces).map(|(number, piece)| match piece {
        [text @ .., b'\r', b'\n'] | [text @ .., b'\n'] => TextLine { number, text, whole: true },
        text => TextLine { number, text, whole: false },
    })
}

/// The error without "at line 1 column 7": every line is read by itself, so that line would be wrong.
fn without_place(error: &serde_json::Error) -> String {
    let text = error.to_string();
    text.rsplit_once(" at line ").map_or(text.clone(), |(what, _)| what.to_owned())
}
