//! What must hold of a whole match: L4 in silence, L5, and a result at the end.

use serde::de::DeserializeOwned;
use table::{Config as _, Dice, Game, Plain};

use super::{Examination, Found};
use crate::Law;

impl<G: Game> Examination<'_, G> {
    /// L4: also when everybody stays silent from now on, the match ends within the bound.
    pub(super) fn silence(&mut self, game: &G) -> Found {
        let most = u64::from(self.config.most_decisions());
        let mut game = game.clone();
        let mut decisions = self.decisions.len() as u64;
        while let Some(seat) = game.awaiting().must.iter().next() {
            let Some(default) = game.on_silence(seat) else {
                return Err((Law::Alive, format!("{seat} must speak, but silence means nothing")));
            };
            if let Err(refusal) = game.decide(seat, default, &mut ()) {
                return Err((Law::Alive, format!("silence of {seat} means {default:?}, but: {refusal}")));
            }
            decisions += 1;
            if decisions > most {
                return Err((Law::Finite, format!("in silence the game takes more than {most} decisions")));
            }
        }
        Ok(())
    }

    /// A finished match has a result, and L5: it can be played again to the letter.
    pub(super) fn end(&mut self, game: &G) -> Found {
        if game.standing().is_none() {
            return Err((Law::Alive, "the game is over, but has no result".to_owned()));
        }
        let config = through_json(self.config)?;
        let mut events = Vec::new();
        let mut again = G::set_up(&config, Dice::new(self.seed), &mut events).map_err(|rule| {
            (Law::Deterministic, format!("the second time the set-up is refused: {rule:?}"))
        })?;
        for &(seat, decision) in &self.decisions {
            let decision = through_json(&decision)?;
            again.decide(seat, decision, &mut events).map_err(|refusal| {
                (Law::Deterministic, format!("{decision:?}, the second time: {refusal}"))
            })?;
        }
        if again != *game || again.standing() != game.standing() {
            return Err((Law::Deterministic, "the second time the table looks different".to_owned()));
        }
        if events != self.events {
            return Err((Law::Deterministic, "the second time other events were told".to_owned()));
        }
        Ok(())
    }
}

/// L5: whatever crosses a boundary is the same on the other side.
pub(super) fn survives_json<T: Plain + DeserializeOwned>(value: &T) -> Found {
    if through_json(value)? == *value {
        return Ok(());
    }
    Err((Law::Deterministic, format!("{value:?} does not survive being written and read")))
}

/// Written and read again, as a record would.
fn through_json<T: Plain + DeserializeOwned>(value: &T) -> Result<T, (Law, String)> {
    let text = serde_json::to_string(value).map_err(|error| (Law::Deterministic, error.to_string()))?;
    serde_json::from_str(&text).map_err(|error| (Law::Deterministic, format!("{text}: {error}")))
}
