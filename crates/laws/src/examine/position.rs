//! What must hold on every table: L1, L2, L3, L6, L7, L11.

use std::collections::HashSet;

use table::{Config as _, Game, Refusal, Seat, Viewer};

use super::whole::survives_json;
use super::{Examination, Found};
use crate::Law;

/// L3: bigger choices are split into steps or are open.
pub(crate) const LARGEST_MENU: usize = 256;

impl<G: Game> Examination<'_, G> {
    pub(super) fn check_table(&mut self, game: &G) -> Found {
        let awaiting = game.awaiting();
        if !awaiting.is_over() && awaiting.must.is_empty() {
            return Err((Law::Alive, "the game is not over, but nobody must speak".to_owned()));
        }
        for seat in self.seats() {
            let asked = awaiting.anybody().contains(seat);
            if asked {
                self.menu_of(game, seat)?;
                self.sample_at(game, seat)?;
                if awaiting.must.contains(seat) {
                    self.has_a_decision(game, seat)?;
                }
            } else {
                self.is_not_asked(game, seat)?;
            }
            if asked || self.is_sampled(4) {
                self.imagined_by(game, seat)?;
            }
        }
        if self.is_sampled(4) {
            self.imagine(game, Viewer::Bystander)?;
        }
        if self.is_sampled(32) {
            for viewer in Viewer::all(self.config.seats()) {
                survives_json(&game.view(viewer))?;
            }
        }
        Ok(())
    }

    /// L1, first half, and L3.
    fn menu_of(&mut self, game: &G, seat: Seat) -> Found {
        self.menu.clear();
        game.each_decision(seat, |decision| self.menu.push(decision));
        if self.menu.len() > LARGEST_MENU {
            return Err((Law::Small, format!("{seat} has {} decisions", self.menu.len())));
        }
        let mut seen = HashSet::with_capacity(self.menu.len());
        for &decision in &self.menu {
            if let Err(refusal) = game.check(seat, decision) {
                return Err((Law::Listed, format!("{seat} is offered {decision:?}, but: {refusal}")));
            }
            if !seen.insert(decision) {
                return Err((Law::Listed, format!("{seat} is offered {decision:?} twice")));
            }
            if G::is_open(&decision) {
                return Err((
                    Law::Listed,
                    format!("{seat} is offered {decision:?}, which is an open decision"),
                ));
            }
        }
        self.tally.judged += self.menu.len() as u64;
        Ok(())
    }

    /// L1, second half: what passes is listed. L11: what does not, changes nothing.
    fn sample_at(&mut self, game: &G, seat: Seat) -> Found {
        for decision in self.sample.decisions() {
            match game.check(seat, *decision) {
                Ok(()) if !G::is_open(decision) && !self.menu.contains(decision) => {
                    return Err((Law::Listed, format!("{seat} may {decision:?}, but it is not listed")));
                }
                Ok(()) => {}
                Err(_) => {
                    let mut other = game.clone();
                    let refused = other.decide(seat, *decision, &mut ()).is_err();
                    if !refused || other != *game {
                        return Err((Law::HarmlessRefusal, format!("{seat} is refused {decision:?}")));
                    }
                }
            }
        }
        self.tally.judged += self.sample.decisions().len() as u64;
        if !self.menu.is_empty() && self.is_sampled(8) {
            let listed = self.dice.any(&self.menu).expect("the menu is not empty");
            self.sample.add(listed, &mut self.dice);
        }
        if self.is_sampled(8)
            && let Some(offer) = game.sample_open(seat, &mut self.dice)
        {
            if !G::is_open(&offer) {
                return Err((Law::Listed, format!("{offer:?} was sampled, but is no open decision")));
            }
            if let Err(refusal) = game.check(seat, offer) {
                return Err((Law::Listed, format!("{seat} was sampled {offer:?}, but: {refusal}")));
            }
            self.sample.add(offer, &mut self.dice);
        }
        Ok(())
    }

    /// L2.
    fn has_a_decision(&mut self, game: &G, seat: Seat) -> Found {
        if self.menu.is_empty() {
            return Err((Law::Alive, format!("{seat} must speak, but has no decision")));
        }
        match game.on_silence(seat) {
            None => Err((Law::Alive, format!("{seat} must speak, but silence means nothing"))),
            Some(default) => game.check(seat, default).map_err(|refusal| {
                (Law::Alive, format!("silence of {seat} means {default:?}, but: {refusal}"))
            }),
        }
    }

    /// L1 for a seat that is not asked: it is offered nothing, and whatever it says is refused in the same way in every game.
    /// When the game is over it hears just that; before, that the table waits for others, and for exactly which.
    ///
    /// One exception is needed: in a negotiation a seat can be silent because a rule of bargaining leaves it nothing to say
    /// (GEN-4.65), and then that rule is what it wants to hear. Elsewhere a game that judges the words of a seat that is not
    /// asked would let it try out decisions before its time.
    fn is_not_asked(&mut self, game: &G, seat: Seat) -> Found {
        self.menu.clear();
        let mut listed = None;
        game.each_decision(seat, |decision| listed = Some(decision));
        if let Some(decision) = listed {
            return Err((Law::Listed, format!("{seat} is not asked, but is offered {decision:?}")));
        }
        let awaiting = game.awaiting();
        for decision in self.sample.decisions() {
            let judged = game.check(seat, *decision);
            let is_turned_away = match judged {
                Ok(()) => false,
                Err(Refusal::Over) => awaiting.is_over(),
                Err(Refusal::NotAwaited(seats)) => !awaiting.is_over() && seats == awaiting.must,
                Err(Refusal::Against(_)) => game.talk().is_some(),
            };
            if !is_turned_away {
                return Err((
                    Law::Listed,
                    format!("{seat} is not asked ({awaiting:?}), but {decision:?} gives {judged:?}"),
                ));
            }
        }
        self.tally.judged += self.sample.decisions().len() as u64;
        Ok(())
    }

    /// L7 for a seat, and L6: its decisions are judged alike on the real table and on an imagined one.
    fn imagined_by(&mut self, game: &G, seat: Seat) -> Found {
        let imagined = self.imagine(game, Viewer::Seat(seat))?;
        for decision in self.menu.iter().chain(self.sample.decisions()) {
            let (real, guess) = (game.check(seat, *decision), imagined.check(seat, *decision));
            if real != guess {
                return Err((
                    Law::NoOracle,
                    format!(
                        "{decision:?} of {seat}: {real:?} on the table, {guess:?} as {seat} may imagine it"
                    ),
                ));
            }
        }
        Ok(())
    }

    /// L7 for any viewer, and L6: being asked reveals nothing.
    fn imagine(&mut self, game: &G, viewer: Viewer) -> Result<G, (Law, String)> {
        let view = game.view(viewer);
        let imagined = G::imagine(&view, &mut self.dice);
        self.tally.imagined += 1;
        if imagined.view(viewer) != view {
            let looks = imagined.view(viewer);
            return Err((Law::TrueSight, format!("{viewer:?} sees {view:?}, imagined it looks {looks:?}")));
        }
        if imagined.dice().same_seed(game.dice()) {
            return Err((Law::TrueSight, format!("{viewer:?} imagines the real dice")));
        }
        if imagined.awaiting() != game.awaiting() {
            let (real, guess) = (game.awaiting(), imagined.awaiting());
            return Err((Law::NoOracle, format!("asked: {real:?} on the table, {guess:?} as imagined")));
        }
        Ok(imagined)
    }
}
