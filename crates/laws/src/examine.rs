//! Playing one match and checking the laws at every step.

mod position;
mod step;
mod whole;

use std::panic::{AssertUnwindSafe, catch_unwind};

use table::{Config as _, Dice, Game, Seat, Seed};

use crate::sample::Sample;
use crate::{Law, Tally, Violation, random_choice};

pub(crate) use position::LARGEST_MENU;

/// What a check says of a table: nothing, or the law and in which way it is broken.
type Found = Result<(), (Law, String)>;

/// Plays at random.
pub(crate) fn random_match<G: Game>(config: &G::Config, seed: Seed) -> Result<Tally, Violation<G>> {
    Examination::<G>::run(config, seed, None)
}

/// Plays these decisions, leaving out those that are not legal, and makes every check at every step.
pub(crate) fn given_match<G: Game>(
    config: &G::Config,
    seed: Seed,
    decisions: &[(Seat, G::Decision)],
) -> Result<Tally, Violation<G>> {
    Examination::<G>::run(config, seed, Some(decisions))
}

/// One match being examined.
struct Examination<'a, G: Game> {
    config: &'a G::Config,
    seed: Seed,
    /// For what the examination chooses at random; the match has its own dice.
    dice: Dice,
    /// Are all checks made at every decision? Otherwise expensive checks are sampled.
    thorough: bool,
    /// Decisions of other tables, some of them mutated, to be checked here.
    sample: Sample<G>,
    /// The menu of the seat being examined.
    menu: Vec<G::Decision>,
    decisions: Vec<(Seat, G::Decision)>,
    events: Vec<G::Event>,
    tally: Tally,
}

impl<'a, G: Game> Examination<'a, G> {
    fn run(
        config: &'a G::Config,
        seed: Seed,
        script: Option<&[(Seat, G::Decision)]>,
    ) -> Result<Tally, Violation<G>> {
        let mut examination = Examination::<G> {
            config,
            seed,
            dice: Dice::new(seed.of_series(u64::MAX)),
            thorough: script.is_some(),
            sample: Sample::new(),
            menu: Vec::new(),
            decisions: Vec::new(),
            events: Vec::new(),
            tally: Tally::default(),
        };
        let outcome = catch_unwind(AssertUnwindSafe(|| examination.walk(script)));
        let (law, what) = match outcome {
            Ok(Ok(())) => return Ok(examination.tally),
            Ok(Err(found)) => found,
            Err(panic) => (Law::NoPanic, panic_message(&*panic)),
        };
        let Examination { decisions, .. } = examination;
        let found_after = decisions.len();
        Err(Violation { law, what, config: config.clone(), seed, decisions, found_after })
    }

    fn walk(&mut self, script: Option<&[(Seat, G::Decision)]>) -> Found {
        let dice = Dice::new(self.seed);
        let mut game = G::set_up(self.config, dice, &mut self.events)
            .map_err(|rule| (Law::Alive, format!("the config cannot be played: {rule:?}")))?;
        Self::conserved(None, &game)?;
        self.names_are_seen(&game, &game, &self.events)?;
        let mut script = script.map(|script| script.iter().copied());
        while !game.awaiting().is_over() {
            self.check_table(&game)?;
            if self.is_sampled(64) {
                self.silence(&game)?;
            }
            let next = match &mut script {
                None => random_choice(&game, &mut self.dice, &mut self.menu),
                Some(script) => script.find(|(seat, decision)| game.check(*seat, *decision).is_ok()),
            };
            let Some((seat, decision)) = next else { return Ok(()) };
            self.step(&mut game, seat, decision)?;
        }
        self.check_table(&game)?;
        self.end(&game)
    }

    /// Is an expensive check made now? One time in so many, and always in a given match.
    fn is_sampled(&mut self, one_in: u32) -> bool {
        self.thorough || self.dice.below(one_in) == 0
    }

    fn seats(&self) -> impl Iterator<Item = Seat> + use<G> {
        Seat::first(self.config.seats())
    }
}

fn panic_message(panic: &(dyn std::any::Any + Send)) -> String {
    let text = panic.downcast_ref::<String>().map(String::as_str).or(panic.downcast_ref::<&str>().copied());
    text.unwrap_or("a panic without a message").to_owned()
}
