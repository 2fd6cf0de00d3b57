//! Walking through one match with open eyes.

mod look;
mod step;
mod whole;

use std::panic::{AssertUnwindSafe, catch_unwind};

use table::{Config as _, Dice, Game, Seat, SeatSet, Seed};

use crate::mutate::mutate;
use crate::{Breach, Law, Tally};

/// What a check says of a table: nothing, or the law and in which way it is broken.
type Found = Result<(), (Law, String)>;

/// How many decisions that were seen elsewhere are tried on every table.
const STRANGERS: usize = 24;

/// Plays at random.
pub(crate) fn random_match<G: Game>(config: &G::Config, seed: Seed) -> Result<Tally, Breach<G>> {
    Examination::<G>::run(config, seed, None)
}

/// Plays these decisions, leaving out those that are not legal, and looks at everything.
pub(crate) fn given_match<G: Game>(
    config: &G::Config,
    seed: Seed,
    decisions: &[(Seat, G::Decision)],
) -> Result<Tally, Breach<G>> {
    Examination::<G>::run(config, seed, Some(decisions))
}

/// One match being looked at.
struct Examination<'a, G: Game> {
    config: &'a G::Config,
    seed: Seed,
    /// Chance for the walk, which has nothing to do with the dice of the match.
    dice: Dice,
    /// With a given match every check is made at every decision; else the dear ones now and then.
    thorough: bool,
    /// Decisions seen at other tables and mutilated ones, to be judged here.
    strangers: Vec<G::Decision>,
    /// The menu of the seat being looked at.
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
    ) -> Result<Tally, Breach<G>> {
        let mut examination = Examination::<G> {
            config,
            seed,
            dice: Dice::new(seed.of_series(u64::MAX)),
            thorough: script.is_some(),
            strangers: Vec::new(),
            menu: Vec::new(),
            decisions: Vec::new(),
            events: Vec::new(),
            tally: Tally::default(),
        };
        let outcome = catch_unwind(AssertUnwindSafe(|| examination.walk(script)));
        let (law, what) = match outcome {
            Ok(Ok(())) => return Ok(examination.tally),
            Ok(Err(found)) => found,
            Err(panic) => (Law::NoPanic, said(&*panic)),
        };
        let Examination { decisions, .. } = examination;
        let found_after = decisions.len();
        Err(Breach { law, what, config: config.clone(), seed, decisions, found_after })
    }

    fn walk(&mut self, script: Option<&[(Seat, G::Decision)]>) -> Found {
        let dice = Dice::new(self.seed);
        let mut game = G::set_up(self.config, dice, &mut self.events)
            .map_err(|rule| (Law::Alive, format!("the config cannot be played: {rule:?}")))?;
        Self::conserved(None, &game)?;
        self.names_are_seen(&game, &game, &self.events)?;
        let mut script = script.map(|script| script.iter().copied());
        while !game.awaiting().is_over() {
            self.look(&game)?;
            if self.now_and_then(64) {
                self.silence(&game)?;
            }
            let next = match &mut script {
                None => Some(self.choose(&game)),
                Some(script) => script.find(|(seat, decision)| game.check(*seat, *decision).is_ok()),
            };
            let Some((seat, decision)) = next else { return Ok(()) };
            self.step(&mut game, seat, decision)?;
        }
        self.look(&game)?;
        self.end(&game)
    }

    /// A random seat that may speak, and one of its decisions; where it may offer, often an offer.
    fn choose(&mut self, game: &G) -> (Seat, G::Decision) {
        let awaiting = game.awaiting();
        // Those who must speak come more often, so that the match goes on.
        let among = if self.dice.below(2) == 0 { awaiting.must } else { awaiting.anybody() };
        let seat = self.pick(among);
        if self.dice.below(2) == 0
            && let Some(offer) = game.sample_open(seat, &mut self.dice)
        {
            return (seat, offer);
        }
        self.menu.clear();
        game.each_decision(seat, |decision| self.menu.push(decision));
        let seat = if self.menu.is_empty() { self.pick(awaiting.must) } else { seat };
        if self.menu.is_empty() {
            // A seat that merely may speak need not have anything to say; one that must has.
            game.each_decision(seat, |decision| self.menu.push(decision));
        }
        let chosen = self.below(self.menu.len());
        (seat, self.menu[chosen])
    }

    fn pick(&mut self, seats: SeatSet) -> Seat {
        let chosen = self.dice.below(u32::from(seats.len()).max(1));
        seats.iter().zip(0..).find(|(_, n)| *n == chosen).map_or(Seat::ALL[0], |(seat, _)| seat)
    }

    fn below(&mut self, bound: usize) -> usize {
        let bound = u32::try_from(bound).expect("lists are short");
        usize::try_from(self.dice.below(bound)).expect("below a length")
    }

    fn now_and_then(&mut self, one_in: u32) -> bool {
        self.thorough || self.dice.below(one_in) == 0
    }

    fn seats(&self) -> impl Iterator<Item = Seat> + use<G> {
        Seat::first(self.config.seats())
    }

    /// Remembers a decision, and sometimes a mutilated form of it, to be judged at later tables.
    fn remember(&mut self, decision: G::Decision) {
        let other = if self.strangers.is_empty() {
            decision
        } else {
            let chosen = self.below(self.strangers.len());
            self.strangers[chosen]
        };
        let keep = match mutate(&decision, &other, &mut self.dice) {
            Some(mutilated) if self.dice.below(4) > 0 => mutilated,
            _ => decision,
        };
        if self.strangers.len() < STRANGERS {
            self.strangers.push(keep);
        } else {
            let chosen = self.below(STRANGERS);
            self.strangers[chosen] = keep;
        }
    }
}

fn said(panic: &(dyn std::any::Any + Send)) -> String {
    let text = panic.downcast_ref::<String>().map(String::as_str).or(panic.downcast_ref::<&str>().copied());
    text.unwrap_or("a panic without words").to_owned()
}
