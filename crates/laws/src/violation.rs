//! A law that did not hold, and how to see it again.

use std::fmt;

use table::{Game, Seat, Seed};

/// The laws.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
#[expect(missing_docs, reason = "the sentences are in `Display`")]
pub enum Law {
    Listed,
    Alive,
    Small,
    Finite,
    Deterministic,
    NoOracle,
    TrueSight,
    VeilAgrees,
    CommutingSeals,
    Conserved,
    HarmlessRefusal,
    NoPanic,
}

impl fmt::Display for Law {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Law::Listed => "L1 listed if and only if legal",
            Law::Alive => "L2 alive: whoever must speak has a decision, and a default for silence",
            Law::Small => "L3 small: a menu has at most 256 entries",
            Law::Finite => "L4 finite: the game ends within the bound of its config",
            Law::Deterministic => "L5 deterministic: the same seed and decisions give the same match",
            Law::NoOracle => "L6 no oracle: neither a refusal nor being asked reveals what a seat cannot see",
            Law::TrueSight => "L7 true sight: an imagined table looks exactly like the view",
            Law::VeilAgrees => {
                "L8 the veil agrees: no event names what the view hides, no view changes in silence"
            }
            Law::CommutingSeals => "L9 seals commute: sealed decisions give the same table in any order",
            Law::Conserved => "L10 conserved: the invariants of the game hold",
            Law::HarmlessRefusal => "L11 a refusal is harmless: the table stays as it was",
            Law::NoPanic => "nothing panics",
        })
    }
}

/// A law that did not hold.
#[derive(Clone, Debug)]
pub struct Violation<G: Game> {
    /// Which.
    pub law: Law,
    /// In which way.
    pub what: String,
    /// With this config,
    pub config: G::Config,
    /// this seed,
    pub seed: Seed,
    /// and after these decisions.
    pub decisions: Vec<(Seat, G::Decision)>,
    /// How many decisions there were before the match was shortened.
    pub found_after: usize,
}

impl<G: Game> fmt::Display for Violation<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let json = |value: serde_json::Result<String>| value.unwrap_or_else(|error| error.to_string());
        writeln!(f, "{}: broken law {}", G::NAME, self.law)?;
        writeln!(f, "  {}", self.what)?;
        writeln!(f, "  config {}", json(serde_json::to_string(&self.config)))?;
        writeln!(f, "  seed   {}", self.seed.hex())?;
        writeln!(f, "  after {} decisions, {} before shortening:", self.decisions.len(), self.found_after)?;
        for (seat, decision) in &self.decisions {
            writeln!(
                f,
                "    {{\"seat\":{},\"do\":{}}}",
                seat.number(),
                json(serde_json::to_string(decision))
            )?;
        }
        Ok(())
    }
}
