//! `fondaco laws`: the laws, for as long as one likes.

use std::time::Instant;

use laws::Tally;

use crate::args::Laws;
use crate::catalog::{self, GameVisitor, Playable};
use crate::failure::{Failure, Outcome};
use crate::statistics::{float, short};
use crate::{progress, say, workers};

pub(crate) fn run(args: &Laws) -> Outcome {
    catalog::visit_game(&args.game, args)
}

impl GameVisitor for &Laws {
    type Out = Outcome;

    fn visit<G: Playable>(self) -> Outcome {
        let counts: Vec<u8> = match self.players {
            Some(players) => vec![players],
            None => G::SEATS.collect(),
        };
        for players in counts {
            let config = catalog::config::<G>(players, self.config.as_deref())?;
            let start = Instant::now();
            let bar = progress::bar(&format!("{players} seats"), self.matches);
            let check = |number, tally: &mut Tally| {
                *tally += laws::hold::<G>(&config, self.seed.0.of_series(number)).map_err(Failure::found)?;
                Ok(())
            };
            let parts = workers::share(self.matches, workers::all_cores(self.jobs), &bar, check)?;
            let mut tally = Tally::default();
            for part in parts {
                tally += part;
            }
            say(&format!(
                "{}, {players} seats: {} matches, {} decisions, {} judgements, {} imagined tables in {:.1} s: clean\n",
                G::NAME,
                self.matches,
                short(float(tally.decisions)),
                short(float(tally.judged)),
                short(float(tally.imagined)),
                start.elapsed().as_secs_f64(),
            ))?;
        }
        Ok(())
    }
}
