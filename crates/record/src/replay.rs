//! Playing a record again, and judging it.

use table::{Dice, EventSink, Game, Seat, Standing};

use crate::{Digest, Diverged, Record};

/// A record being played again, decision by decision.
#[derive(Clone, Debug)]
pub struct Replay<'a, G: Game> {
    record: &'a Record<G>,
    game: G,
    n: u32,
}

/// What a verification has seen.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct Verdict {
    /// So many decisions were legal.
    pub decisions: u32,
    /// So many digests agree; nothing, if they were taken over another form of view.
    pub digests: Option<u32>,
    /// The match was played to its end.
    pub finished: bool,
    /// The result is written down, and agrees.
    pub closed: bool,
    /// The last line was cut off.
    pub cut: Option<usize>,
}

impl<G: Game> Record<G> {
    /// Sets the match up anew.
    pub fn replay(&self, sink: &mut impl EventSink<G::Event>) -> Result<Replay<'_, G>, Diverged<G>> {
        let seed = self.seed.ok_or(Diverged::SeedNotPublished)?;
        let game = G::set_up(&self.config, Dice::new(seed), sink).map_err(Diverged::SetUp)?;
        Ok(Replay { record: self, game, n: 0 })
    }

    /// Replays everything and compares: the seed with its commitment, every decision with the rules, every
    /// digest with what is seen, the end with the result.
    pub fn verify(&self) -> Result<Verdict, Diverged<G>> {
        let seed = self.seed.ok_or(Diverged::SeedNotPublished)?;
        if !self.commit.is_of(&seed) {
            return Err(Diverged::Seed);
        }
        let mut replay = self.replay(&mut ())?;
        let comparable = self.views == G::VIEWS;
        let mut agreed = 0;
        let mut digests = self.digests.iter().filter(|_| comparable).peekable();
        loop {
            while let Some((n, recorded)) = digests.next_if(|(n, _)| *n == replay.n) {
                replay.compare(*n, *recorded)?;
                agreed += 1;
            }
            if replay.step(&mut ())?.is_none() {
                break;
            }
        }
        let standing = replay.game.standing();
        if self.end.is_some() && self.end != standing {
            return Err(Diverged::End {
                actual: standing_in_words(standing.as_ref()),
                recorded: standing_in_words(self.end.as_ref()),
            });
        }
        Ok(Verdict {
            decisions: replay.n,
            digests: comparable.then_some(agreed),
            finished: standing.is_some(),
            closed: self.end.is_some(),
            cut: self.cut,
        })
    }
}

impl<G: Game> Replay<'_, G> {
    /// Plays one decision, if there is one left.
    pub fn step(
        &mut self,
        sink: &mut impl EventSink<G::Event>,
    ) -> Result<Option<(Seat, G::Decision)>, Diverged<G>> {
        let next = usize::try_from(self.n).expect("a match has fewer than 2^32 decisions");
        let Some(&(seat, decision)) = self.record.decisions.get(next) else { return Ok(None) };
        self.game.decide(seat, decision, sink).map_err(|refusal| Diverged::Refused {
            n: self.n,
            seat,
            refusal,
        })?;
        self.n += 1;
        Ok(Some((seat, decision)))
    }

    /// The table as it is now.
    pub fn game(&self) -> &G {
        &self.game
    }

    /// How many decisions were played.
    pub fn decisions(&self) -> u32 {
        self.n
    }

    fn compare(&self, n: u32, recorded: Digest) -> Result<(), Diverged<G>> {
        let actual = Digest::of(&self.game, &self.record.config);
        if actual == recorded {
            return Ok(());
        }
        Err(Diverged::Digest { n, actual: actual.to_string(), recorded: recorded.to_string() })
    }
}

fn standing_in_words(standing: Option<&Standing>) -> String {
    match standing {
        Some(standing) => serde_json::to_string(standing).expect("a standing is plain data"),
        None => "that the match is not over".to_owned(),
    }
}
