//! `fondaco replay` and `fondaco verify`: records of matches.

use std::io::Read as _;
use std::path::Path;

use record::{Diverged, Outline, Record};
use serde_json::json;
use table::{Config as _, Game, Seat, Viewer};

use crate::args::{Replay, Verify};
use crate::catalog::{self, GameVisitor, Playable};
use crate::failure::{Failure, Outcome};
use crate::say;

pub(crate) fn run(args: &Replay) -> Outcome {
    let bytes = bytes(&args.record)?;
    let outline = Outline::peek(&bytes).map_err(|error| Failure::file(&args.record, error))?;
    catalog::visit_game(&outline.game, Transcript { args, bytes: &bytes })
}

pub(crate) fn verify(args: &Verify) -> Outcome {
    let bytes = bytes(&args.record)?;
    let outline = Outline::peek(&bytes).map_err(|error| Failure::file(&args.record, error))?;
    let verification = Verification { path: &args.record, bytes: &bytes, commit: args.commit.as_deref() };
    catalog::visit_game(&outline.game, verification)
}

/// A record that cannot be played is bad input; one that was played wrongly is a finding.
fn judged<G: Game>(path: &Path, diverged: &Diverged<G>) -> Failure {
    let what = format!("{}: {diverged}", path.display());
    match diverged {
        Diverged::SeedNotPublished | Diverged::SetUp(_) => Failure::bad(what),
        _ => Failure::found(what),
    }
}

/// The file, or standard input.
fn bytes(path: &Path) -> Outcome<Vec<u8>> {
    if path.as_os_str() != "-" {
        return std::fs::read(path).map_err(|error| Failure::file(path, error));
    }
    let mut bytes = Vec::new();
    let read = std::io::stdin().read_to_end(&mut bytes);
    read.map(|_| bytes).map_err(|error| Failure::bad(format_args!("standard input: {error}")))
}

struct Transcript<'a> {
    args: &'a Replay,
    bytes: &'a [u8],
}

impl GameVisitor for Transcript<'_> {
    type Out = Outcome;

    fn visit<G: Playable>(self) -> Outcome {
        let path = &self.args.record;
        let record = Record::<G>::read(self.bytes).map_err(|error| Failure::file(path, error))?;
        let mut events = Vec::new();
        let mut replay = record.replay(&mut events).map_err(|diverged| judged(path, &diverged))?;
        if let Some(seat) = self.args.seat.filter(|seat| seat.number() >= record.config.seats()) {
            let last = record.config.seats() - 1;
            return Err(Failure::bad(format_args!(
                "{seat} does not sit at this table; seats are 0 to {last}"
            )));
        }
        self.tell::<G>(None, &mut events)?;
        loop {
            let n = replay.decisions();
            let step = replay.step(&mut events).map_err(|diverged| judged(path, &diverged))?;
            let Some((seat, decision)) = step else { break };
            self.tell::<G>(Some((n, seat, decision)), &mut events)?;
        }
        self.close(&record, replay.game())
    }
}

impl Transcript<'_> {
    fn viewer(&self) -> Option<Viewer> {
        self.args.seat.map(Viewer::Seat).or(self.args.public.then_some(Viewer::Bystander))
    }

    /// One decision, or the set-up, with what happened.
    fn tell<G: Game>(
        &self,
        decided: Option<(u32, Seat, G::Decision)>,
        events: &mut Vec<G::Event>,
    ) -> Outcome {
        let heard: Vec<G::Event> = match self.viewer() {
            None => std::mem::take(events),
            Some(viewer) => events.drain(..).filter_map(|event| G::veil(&event, viewer)).collect(),
        };
        if self.args.json {
            let line = match decided {
                None => json!({ "set_up": G::NAME, "events": heard }),
                // What others decided may be their secret; the events say what may be known of it.
                Some((n, seat, decision))
                    if self.viewer().is_none_or(|viewer| viewer == Viewer::Seat(seat)) =>
                {
                    json!({ "n": n, "seat": seat, "do": decision, "events": heard })
                }
                Some((n, seat, _)) => json!({ "n": n, "seat": seat, "events": heard }),
            };
            return say(&format!("{line}\n"));
        }
        let mut label = decided.map_or(String::new(), |(n, ..)| n.to_string());
        for event in heard {
            say(&format!("{label:>4}  {event}\n"))?;
            label.clear();
        }
        Ok(())
    }

    /// How it ended, or that it did not.
    fn close<G: Game>(&self, record: &Record<G>, game: &G) -> Outcome {
        if self.args.json
            && let Some(standing) = game.standing()
        {
            say(&format!("{}\n", json!({ "end": standing })))?;
        }
        if let Some(line) = record.cut {
            return Err(cut(&self.args.record, line, record.decisions.len()));
        }
        if game.standing().is_none() && !self.args.json {
            say(&format!("      The match is not over; the table waits for {}.\n", game.awaiting().must))?;
        }
        Ok(())
    }
}

fn cut(path: &Path, line: usize, decisions: usize) -> Failure {
    let what = format!("the record is cut off in line {line}; {decisions} decisions before the cut are good");
    Failure::file(path, what)
}

struct Verification<'a> {
    path: &'a Path,
    bytes: &'a [u8],
    commit: Option<&'a str>,
}

impl GameVisitor for Verification<'_> {
    type Out = Outcome;

    fn visit<G: Playable>(self) -> Outcome {
        let record = Record::<G>::read(self.bytes).map_err(|error| Failure::file(self.path, error))?;
        if let Some(published) = self.commit.filter(|published| *published != record.commit.to_string()) {
            let what = format!("the record promises {}, not {published}", record.commit);
            return Err(Failure::found(format_args!("{}: {what}", self.path.display())));
        }
        let verdict = record.verify().map_err(|diverged| judged(self.path, &diverged))?;
        if let Some(line) = verdict.cut {
            return Err(cut(self.path, line, record.decisions.len()));
        }
        if verdict.finished && !verdict.closed {
            return Err(Failure::file(self.path, "the match is over, but the lines that say so are missing"));
        }
        let end = if verdict.finished { "result agrees" } else { "not finished yet" };
        let digests = match verdict.digests {
            Some(digests) => format!("{digests} digests agree"),
            None => format!("digests are of views of form {} and not compared", record.views),
        };
        let whose = if self.commit.is_some() { "the published" } else { "the record's" };
        say(&format!(
            "{}: verified: {}, {} decisions legal, {digests}, {end}, seed matches {whose} {}\n",
            self.path.display(),
            G::NAME,
            verdict.decisions,
            record.commit,
        ))
    }
}
