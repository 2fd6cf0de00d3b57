//! Writing while a match is played.

use serde_json::{Map, Value};
use table::{Dice, EventSink, Game, Refusal, Seat, Seed};

use crate::v1::{DIGEST_EVERY, Header, Line, VERSION};
use crate::{Commitment, Digest};

/// Whether a header tells the seed.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub enum SeedIn {
    /// It does: the match can be replayed.
    Header,
    /// It does not: the match goes on, and only the commitment is public.
    Secret,
}

/// A match in progress, with the number of the next line.
///
/// What it returns are whole lines, to be appended to the record before anybody is told.
#[derive(Clone, Debug)]
pub struct Recorder<G: Game> {
    game: G,
    config: G::Config,
    seed: Seed,
    n: u32,
}

impl<G: Game> Recorder<G> {
    /// Sets up a match.
    pub fn begin(
        config: &G::Config,
        seed: Seed,
        sink: &mut impl EventSink<G::Event>,
    ) -> Result<Recorder<G>, G::Rule> {
        let game = G::set_up(config, Dice::new(seed), sink)?;
        Ok(Recorder { game, config: config.clone(), seed, n: 0 })
    }

    /// The first line. The house keeps it with the seed, and leaves the seed out of what it tells others
    /// while the match is played. `meta` is for people; nothing depends on it.
    pub fn header(&self, seed: SeedIn, meta: &Map<String, Value>) -> String {
        line(&Header {
            fondaco: VERSION,
            game: G::NAME.to_owned(),
            dice: Dice::NAME.to_owned(),
            config: &self.config,
            views: G::VIEWS,
            seed: (seed == SeedIn::Header).then_some(self.seed),
            commit: Commitment::of(&self.seed),
            meta: meta.clone(),
        })
    }

    /// Judges and carries out a decision. Returns the lines to append: the decision, where one is due a
    /// digest, and at the end of the match the result.
    pub fn decide(
        &mut self,
        seat: Seat,
        decision: G::Decision,
        sink: &mut impl EventSink<G::Event>,
    ) -> Result<String, Refusal<G::Rule>> {
        self.play(seat, decision, sink)?;
        let mut lines = line(&Line::Decision { n: self.n - 1, seat, r#do: decision });
        let end = self.game.standing();
        if self.n.is_multiple_of(DIGEST_EVERY) || end.is_some() {
            let digest = Digest::of(&self.game, &self.config);
            lines += &line::<Line<'_, G::Decision>>(&Line::Digest { n: self.n, digest });
        }
        if let Some(end) = &end {
            lines += &line::<Line<'_, G::Decision>>(&Line::End { end });
        }
        Ok(lines)
    }

    /// The same without writing: for whoever keeps the decisions himself and [writes](crate::Record::write) them later.
    pub fn play(
        &mut self,
        seat: Seat,
        decision: G::Decision,
        sink: &mut impl EventSink<G::Event>,
    ) -> Result<(), Refusal<G::Rule>> {
        self.game.decide(seat, decision, sink)?;
        self.n += 1;
        Ok(())
    }

    /// The table as it is now.
    pub fn game(&self) -> &G {
        &self.game
    }

    /// What was agreed.
    pub fn config(&self) -> &G::Config {
        &self.config
    }

    /// The secret of the match until it is over.
    pub fn seed(&self) -> Seed {
        self.seed
    }

    /// How many decisions were made.
    pub fn decisions(&self) -> u32 {
        self.n
    }
}

fn line<T: serde::Serialize>(value: &T) -> String {
    let mut line = serde_json::to_string(value).expect("records are plain data");
    line.push('\n');
    line
}
