//! A turn: what can be done at the place, with rumors and favors, in the order that leaves most.
//!
//! It thinks as far ahead as its own turn goes, keeping a few of the best lines. What chance decides, a card from the
//! stack or cubes from the bag, ends a line: it is worth what it brings on average.

use masters_of_venice::{
    Board, Character, Decision, MastersOfVenice, Office, Phase, Place, Role, Round, Turn, reward,
};
use table::{Game, Seat};

use super::Judge;
use super::market::Base;
use super::worth::Position;

/// How many lines are followed, and how far.
#[derive(Copy, Clone, Debug)]
pub(super) struct Depth {
    pub(super) width: usize,
    pub(super) steps: usize,
}

const THOROUGH: Depth = Depth { width: MOST_LINES, steps: 3 };
pub(super) const QUICK: Depth = Depth { width: 1, steps: 2 };
const MOST_LINES: usize = 3;

/// What must be gained at least, so that nothing is done for nothing.
const LEAST: f64 = 0.5;

/// Memory for the lines that are followed.
#[derive(Clone, Debug)]
pub(super) struct Lines {
    now: Vec<Line>,
    next: Vec<Line>,
}

impl Default for Lines {
    fn default() -> Lines {
        // One more than are kept: a line is put in before the worst one is left out.
        Lines { now: Vec::with_capacity(MOST_LINES + 1), next: Vec::with_capacity(MOST_LINES + 1) }
    }
}

/// A way to play the turn, as far as it was thought.
#[derive(Clone, Debug)]
struct Line {
    first: Decision,
    worth: f64,
    game: MastersOfVenice,
}

/// The first step of the best line.
pub(super) struct Plan {
    pub(super) first: Decision,
    /// What the table is worth after the line.
    pub(super) worth: f64,
    /// What it is worth now.
    pub(super) now: f64,
}

impl Plan {
    pub(super) fn gain(&self) -> f64 {
        self.worth - self.now
    }
}

/// What to do next in the turn that is in progress on this table.
pub(super) fn next(judge: &Judge<'_>, game: &MastersOfVenice, lines: &mut Lines) -> Decision {
    plan(judge, game, THOROUGH, lines).first
}

/// The best line from here.
pub(super) fn plan(judge: &Judge<'_>, game: &MastersOfVenice, depth: Depth, lines: &mut Lines) -> Plan {
    let position = Position::of(game.known(judge.seat));
    let base = Base::new(judge, position);
    let now = base.worth(judge, &position);
    let running = position.board.run.is_some();
    let least = if running { f64::NEG_INFINITY } else { now + LEAST };
    let mut plan = Plan { first: Decision::EndTurn, worth: least, now };
    for step in 0..depth.steps {
        lines.next.clear();
        let kept = if step + 1 < depth.steps { depth.width } else { 0 };
        let mut longer = LongerLines { judge, kept, best: None, lines: &mut lines.next };
        if step == 0 {
            longer.from(None, game, &base);
        } else {
            for line in &lines.now {
                let base = Base::new(judge, Position::of(line.game.known(judge.seat)));
                longer.from(Some(line.first), &line.game, &base);
            }
        }
        if let Some((first, worth)) = longer.best
            && worth > plan.worth
        {
            (plan.first, plan.worth) = (first, worth);
        }
        std::mem::swap(&mut lines.now, &mut lines.next);
    }
    plan
}

/// What the table is worth to the judge.
pub(super) fn worth(judge: &Judge<'_>, game: &MastersOfVenice) -> f64 {
    judge.worth(&Position::of(game.known(judge.seat)))
}

fn board<'a>(judge: &Judge<'_>, game: &'a MastersOfVenice) -> &'a Board {
    game.known(judge.seat).board
}

/// The table after a decision.
pub(super) fn after(game: &MastersOfVenice, seat: Seat, decision: Decision) -> MastersOfVenice {
    let mut after = game.clone();
    after.apply(seat, decision, &mut ());
    after
}

/// The lines that are one sub-action longer than others.
struct LongerLines<'a> {
    judge: &'a Judge<'a>,
    /// How many are followed further.
    kept: usize,
    /// The first step of the best one, and what it is worth.
    best: Option<(Decision, f64)>,
    /// Those that are followed further, the best one first.
    lines: &'a mut Vec<Line>,
}

impl LongerLines<'_> {
    /// Adds every line that is one sub-action longer than the one that leads to this table.
    fn from(&mut self, first: Option<Decision>, game: &MastersOfVenice, base: &Base<'_>) {
        let judge = self.judge;
        let before = board(judge, game);
        game.each_decision(judge.seat, |decision| {
            let first = first.unwrap_or(decision);
            if let Some(worth) = by_chance(judge, game, decision) {
                self.compare(first, worth);
            } else if is_sensible(judge, before, decision) {
                let mut after = game.clone();
                after.apply(judge.seat, decision, &mut ());
                self.add(first, before, after, base);
            }
        });
    }

    /// Adds the line that leads to this table, or, if it ends within a run, every one that closes the run.
    fn add(&mut self, first: Decision, before: &Board, mut game: MastersOfVenice, base: &Base<'_>) {
        let judge = self.judge;
        let mut goes_on = is_same_turn(before, board(judge, &game));
        // MOV-4.57: a run moves nothing until it is closed.
        if goes_on && board(judge, &game).run.is_some() {
            let mut close = None;
            game.each_decision(judge.seat, |decision| {
                if matches!(decision, Decision::CloseDock | Decision::CloseShares) {
                    close = Some(decision);
                } else {
                    let mut after = game.clone();
                    after.apply(judge.seat, decision, &mut ());
                    self.add(first, before, after, base);
                }
            });
            // It is the last one that is listed.
            let Some(close) = close else { return };
            game.apply(judge.seat, close, &mut ());
            goes_on = is_same_turn(before, board(judge, &game));
        }
        let worth = base.worth(judge, &Position::of(game.known(judge.seat)));
        self.compare(first, worth);
        if goes_on {
            self.keep(first, worth, game);
        }
    }

    /// Of equal ones the first is the best.
    fn compare(&mut self, first: Decision, worth: f64) {
        if self.best.is_none_or(|(_, most)| worth > most) {
            self.best = Some((first, worth));
        }
    }

    /// Keeps a line if it is among the best.
    fn keep(&mut self, first: Decision, worth: f64, game: MastersOfVenice) {
        let place = self.lines.iter().take_while(|line| line.worth >= worth).count();
        if place < self.kept {
            self.lines.insert(place, Line { first, worth, game });
            self.lines.truncate(self.kept);
        }
    }
}

/// What a decision is worth on average that lets chance in.
fn by_chance(judge: &Judge<'_>, game: &MastersOfVenice, decision: Decision) -> Option<f64> {
    let position = || Position::of(game.known(judge.seat));
    match decision {
        Decision::DrawOrder { cards } => {
            let choice = if cards > 1 { 30.0 } else { 0.0 };
            let position = position();
            Some(judge.drawn(&position, &judge.market(position.board)) + choice)
        }
        Decision::UseOffice { office, free_good } => {
            Some(office_worth(judge, &position(), office, free_good))
        }
        _ => None,
    }
}

/// MOV-4.40, MOV-4.41, MOV-4.42: the cube, for the Harbor Master another, and dividends.
fn office_worth(judge: &Judge<'_>, position: &Position<'_>, office: Office, free_good: bool) -> f64 {
    let seat = judge.seat;
    let mut board = *position.board;
    let mut cash = position.cash;
    if let Some(good) = board.offices[office] {
        board.players[seat].goods.add(good);
    }
    let collector = board.holds(seat, Character::TaxCollector);
    let shares = u32::from(board.players[seat].shares[office.company()]) + u32::from(collector);
    cash[seat.index()] += f64::from(MastersOfVenice::OFFICE_DIVIDEND * shares);
    let another = match free_good {
        true if judge.horizon.is_last_round() => -15.0,
        true => 35.0,
        false => 0.0,
    };
    judge.worth(&Position { board: &board, cash, ..*position }) + another
}

/// Leaves out what is never best: rewards in part (MOV-4.38), and stopping, which every line can.
fn is_sensible(judge: &Judge<'_>, board: &Board, decision: Decision) -> bool {
    match decision {
        Decision::EndTurn => false,
        Decision::DeliverOrder { vp, .. } => {
            vp == 0 || vp == reward(board.players[judge.seat].fulfilled.len())
        }
        _ => true,
    }
}

fn is_same_turn(before: &Board, after: &Board) -> bool {
    let place = |board: &Board| board.turn.map(|turn| (turn.seat, turn.place));
    after.phase == Phase::Turn && place(after) == place(before)
}

/// How the board would look on which the seat had a turn at this place, alone.
pub(super) fn at(board: &Board, seat: Seat, place: Place) -> Board {
    let mut board = *board;
    board.players.iter_mut().for_each(|(_, player)| player.pawn = None);
    board.players[seat].pawn = Some(place);
    board.phase = Phase::Turn;
    board.round = Round { active: Some(place), activated: [place].into_iter().collect(), ..Round::default() };
    board.turn = Some(Turn::new(seat, place, Role::Visitor));
    board
}
