//! Which rules a game really cites, in random matches and in its vectors.

use table::{Config as _, Dice, FromScene, Game, Rule, Seat, Seed};

use crate::random_choice;
use crate::sample::Sample;
use crate::vector::{Vector, Watcher};

/// The rules that refused something.
#[derive(Clone, Debug)]
pub struct Cited<R>(Vec<R>);

impl<R: Rule> Default for Cited<R> {
    fn default() -> Cited<R> {
        Cited(Vec::new())
    }
}

impl<R: Rule> Cited<R> {
    /// Those of the game that have not refused anything.
    pub fn missing(&self) -> Vec<R> {
        R::ALL.iter().copied().filter(|rule| !self.0.contains(rule)).collect()
    }

    fn add(&mut self, rule: R) {
        if !self.0.contains(&rule) {
            self.0.push(rule);
        }
    }

    /// Runs a vector.
    pub fn by_vector<G: FromScene<Rule = R>>(&mut self, vector: &Vector) {
        let _ = vector.run_watched::<G>(&mut Watching(self));
    }

    /// Plays a random match, where every seat also tries decisions of earlier tables, mutated ones among them.
    pub fn by_match<G: Game<Rule = R>>(&mut self, config: &G::Config, seed: Seed) {
        let mut dice = Dice::new(seed.of_series(u64::MAX));
        let mut menu = Vec::new();
        let mut sample = Sample::<G>::new();
        let mut game = match G::set_up(config, Dice::new(seed), &mut ()) {
            Ok(game) => game,
            Err(rule) => return self.add(rule),
        };
        loop {
            for seat in Seat::first(config.seats()) {
                for decision in sample.decisions() {
                    if let Err(refusal) = game.check(seat, *decision) {
                        self.add(refusal.rule());
                    }
                }
            }
            let Some((seat, decision)) = random_choice(&game, &mut dice, &mut menu) else { return };
            sample.add(decision, &mut dice);
            game.apply(seat, decision, &mut ());
        }
    }
}

/// Notes what is refused in a vector.
struct Watching<'a, R>(&'a mut Cited<R>);

impl<R: Rule, G: Game<Rule = R>> Watcher<G> for Watching<'_, R> {
    fn refused(&mut self, rule: R) {
        self.0.add(rule);
    }
}
