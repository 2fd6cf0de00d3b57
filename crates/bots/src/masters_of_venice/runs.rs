//! Runs at the docks (MOV-4.57), and what all runs have in common. They are valued without being played: there are many, and each changes little.

use masters_of_venice::{
    Board, Character, Decision, Dock, Ducats, Good, MastersOfVenice, Place, Role, Run, SubAction, Turn,
};
use table::{Game, Kind, Seat};

use super::Judge;
use super::base::Sketch;
use super::counts::Counts;
use super::share_runs::ShareSteps;
use super::trades::Trade;
use super::turn::{GoesOn, LongerLines, Start};

/// The steps of a run, the last one with those before it.
pub(super) struct Steps<'a> {
    pub(super) last: Decision,
    pub(super) before: Option<&'a Steps<'a>>,
}

impl Steps<'_> {
    pub(super) fn first(&self) -> Decision {
        self.before.map_or(self.last, Steps::first)
    }

    /// Plays them on this table.
    pub(super) fn play(&self, game: &mut MastersOfVenice, seat: Seat) {
        if let Some(before) = self.before {
            before.play(game, seat);
        }
        game.apply(seat, self.last, &mut ());
    }
}

impl LongerLines<'_> {
    /// Adds every line that goes on with this step of a run. False, if it is none or must be played to be valued.
    pub(super) fn add_run(&mut self, start: &Start<'_>, step: Decision) -> bool {
        let Some(turn) = &start.board.turn else { return false };
        match step {
            Decision::Steal { dock, .. } | Decision::Take { dock, .. } => {
                let Some(run) = DockRun::of(start, self.judge, turn, dock) else { return false };
                run.add_step(self, None, step);
            }
            Decision::BuyShare { company, n } | Decision::SellShare { company, n } => {
                let buys = matches!(step, Decision::BuyShare { .. });
                let steps = start.share_steps[usize::from(buys)]
                    .get_or_init(|| ShareSteps::of(start, self.judge, turn, buys));
                let Some(steps) = steps else { return false };
                steps.add_first(start, self, company, n);
            }
            _ => return false,
        }
        true
    }
}

/// MOV-4.27, MOV-4.28: cubes of one dock, as far as they are chosen.
#[derive(Copy, Clone)]
struct DockRun<'a> {
    start: &'a Start<'a>,
    dock: Dock,
    stolen: Option<Good>,
    /// MOV-4.57: the cubes that a further step can take: of goods after those already named, and not the stolen one.
    there: Counts,
    /// What is left when these are paid, and the board then.
    cash: Ducats,
    sketch: Sketch,
    goes_on: GoesOn,
}

impl<'a> DockRun<'a> {
    /// As far as it has come, unless it must be played: its end may bring more than cubes.
    fn of(start: &'a Start<'a>, judge: &Judge<'_>, turn: &Turn, dock: Dock) -> Option<DockRun<'a>> {
        let board = start.board;
        let tiles = board.has_options(&with_done(turn, &[SubAction::BuyAtDock]));
        let cubes_stay = || board.docks.iter().any(|(other, goods)| other != dock && !goods.is_empty());
        if !tiles && !ends_quietly(board, turn, cubes_stay) {
            return None;
        }
        let goes_on = match tiles {
            true => GoesOn::Surely,
            false if comes_again(board, turn) => GoesOn::Maybe,
            false => GoesOn::No,
        };
        let cash = start.game.known(judge.seat).cash(judge.seat)?;
        let there = Counts::of(board.docks[dock].counts());
        let mut run = DockRun { start, dock, stolen: None, there, cash, sketch: start.sketch, goes_on };
        if let Some(Run::Dock { stolen, taken, .. }) = board.run {
            if let Some(good) = stolen {
                run.advance(judge, Decision::Steal { dock, good });
            }
            taken.kinds().for_each(|(good, n)| run.advance(judge, Decision::Take { dock, good, n }));
        }
        Some(run)
    }

    /// Adds every line that goes on with this step.
    fn add_step(&self, lines: &mut LongerLines<'_>, before: Option<&Steps<'_>>, step: Decision) {
        let (start, dock) = (self.start, self.dock);
        let mut run = *self;
        run.advance(lines.judge, step);
        let steps = Steps { last: step, before };
        for kind in run.there.kinds() {
            let good = Good::ALL[kind];
            let price = u32::from(start.board.price[good]);
            // MOV-4.58: as many as can be paid.
            let payable = |n: &u8| u32::from(*n) * price <= run.cash.0;
            for n in (1..=run.there.get(kind)).take_while(payable) {
                run.add_step(lines, Some(&steps), Decision::Take { dock, good, n });
            }
        }
        let least = lines.least_that_matters(run.goes_on);
        let worth = start.base.worth_of(lines.judge, &run.sketch, least);
        if let Ok(worth) = worth {
            lines.add_closed_run(start, &steps, worth, run.goes_on);
        }
    }

    #[inline]
    fn advance(&mut self, judge: &Judge<'_>, step: Decision) {
        let Start { board, base, .. } = self.start;
        let stolen = self.stolen;
        let (good, n, trade) = match step {
            Decision::Steal { good, .. } => {
                self.stolen = Some(good);
                self.there = self.there.less(Counts::one(good.index(), 1));
                (good, 1, Trade::Get)
            }
            Decision::Take { good, n, .. } => {
                self.there = self.there.after(good.index());
                self.cash = Ducats(self.cash.0 - u32::from(n) * u32::from(board.price[good]));
                (good, n, Trade::Buy(n))
            }
            _ => return,
        };
        let sketch = &mut self.sketch;
        sketch.cash = f64::from(self.cash.0);
        sketch.stock.harbor = sketch.stock.harbor.less(Counts::one(good.index(), n));
        if stolen == Some(good) {
            sketch.buy_more(judge, base, good, (n, board.price_if_bought(good, n)));
        } else {
            self.start.trade(judge, sketch, good, trade);
        }
    }
}

/// The turn when this is done, too.
pub(super) fn with_done(turn: &Turn, done: &[SubAction]) -> Turn {
    let mut turn = *turn;
    for action in done {
        turn.done.insert(*action);
    }
    turn
}

/// In thought a seat may stand where it shares a place: then it visits it afterwards.
pub(super) fn comes_again(board: &Board, turn: &Turn) -> bool {
    turn.role == Role::Sharer && board.players[turn.seat].pawn == Some(turn.place)
}

/// Does the end of this turn leave the worth of the table as it is? It does unless it ends the game, or the round of the
/// Gondolier, who then takes a rumor. Neither comes to pass if others have a turn at this shared place after it, and
/// something to do there.
pub(super) fn ends_quietly(board: &Board, turn: &Turn, something_stays: impl Fn() -> bool) -> bool {
    let others_come = |place: Place| {
        let to_come = |seat: Seat| {
            let visits = board.players[seat].pawn == Some(place);
            let had = if visits { board.round.visited } else { board.round.shared };
            !had.contains(seat)
        };
        turn.seat.others(board.players.seats()).any(to_come)
    };
    let is_last = board.space == MastersOfVenice::LAST_SPACE;
    !is_last && !board.holds(turn.seat, Character::Gondolier)
        || board.round.active == Some(turn.place) && others_come(turn.place) && something_stays()
}
