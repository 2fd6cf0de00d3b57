//! A turn: what can be done at the place, with rumors and favors, in the order that leaves most.
//!
//! It thinks as far ahead as its own turn goes, keeping a few of the best lines. What chance decides, a card from the
//! stack or cubes from the bag, ends a line: it is worth what it brings on average.

use std::cell::OnceCell;

use masters_of_venice::{
    Board, Character, Decision, MastersOfVenice, Office, Phase, Place, Role, Round, Turn, reward,
};
use table::{Game, Seat};

use super::Judge;
use super::base::{Base, Sketch};
use super::deals::TileGains;
use super::followed::{Followed, Line, MOST_LINES, ToPlay, close_run};
use super::runs::Steps;
use super::share_runs::ShareSteps;
use super::trades::Effects;
use super::worth::Position;

/// How many lines are followed, and how far.
#[derive(Copy, Clone, Debug)]
pub(super) struct Depth {
    pub(super) width: usize,
    pub(super) steps: usize,
}

const THOROUGH: Depth = Depth { width: MOST_LINES, steps: 3 };
pub(super) const QUICK: Depth = Depth { width: 1, steps: 2 };

/// What must be gained at least, so that nothing is done for nothing.
const LEAST: f64 = 0.5;

/// Memory for the lines that are followed.
#[derive(Clone, Debug)]
pub(super) struct Lines {
    now: Followed,
    next: Followed,
    /// What tiles gain, as long as the first tables of several plans differ in nothing that matters to them.
    pub(super) tiles: TileGains,
}

impl Default for Lines {
    fn default() -> Lines {
        Lines { now: Followed::new(), next: Followed::new(), tiles: TileGains::default() }
    }
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
    lines.tiles.forget();
    plan_from(judge, game, &Base::new(judge, Position::of(game.known(judge.seat))), depth, lines)
}

/// The same, this being the base of the table.
pub(super) fn plan_from(
    judge: &Judge<'_>,
    game: &MastersOfVenice,
    base: &Base<'_>,
    depth: Depth,
    lines: &mut Lines,
) -> Plan {
    let now = base.worth_now(judge);
    let running = base.position().board.run.is_some();
    let least = if running { f64::NEG_INFINITY } else { now + LEAST };
    let mut plan = Plan { first: Decision::EndTurn, worth: least, now };
    for step in 0..depth.steps {
        lines.next.clear(game);
        let kept = if step + 1 < depth.steps { depth.width } else { 0 };
        let mut longer = LongerLines {
            judge,
            kept,
            floor: plan.worth,
            best: None,
            next: &mut lines.next,
            tiles: &lines.tiles,
        };
        if step == 0 {
            longer.from(&Start::new(judge, None, game, base, Some(now)));
        } else {
            for line in &lines.now.lines {
                let game = &lines.now.tables[line.table];
                let base = Base::new(judge, Position::of(game.known(judge.seat)));
                longer.from(&Start::new(judge, Some(line), game, &base, None));
            }
        }
        if let Some((first, worth)) = longer.best
            && worth > plan.worth
        {
            (plan.first, plan.worth) = (first, worth);
        }
        lines.next.play(judge.seat, game, &lines.now);
        std::mem::swap(&mut lines.now, &mut lines.next);
    }
    plan
}

pub(super) fn board<'a>(judge: &Judge<'_>, game: &'a MastersOfVenice) -> &'a Board {
    game.known(judge.seat).board
}

/// The table after a decision.
pub(super) fn after(game: &MastersOfVenice, seat: Seat, decision: Decision) -> MastersOfVenice {
    let mut after = game.clone();
    after.apply(seat, decision, &mut ());
    after
}

/// A table from which lines go on.
pub(super) struct Start<'a> {
    /// The line that leads there, unless it is the first table of the plan.
    line: Option<&'a Line>,
    pub(super) game: &'a MastersOfVenice,
    pub(super) board: &'a Board,
    pub(super) base: &'a Base<'a>,
    /// What the table is worth, if it is the first one of the plan.
    pub(super) now: Option<f64>,
    /// From which boards that differ little are drawn.
    pub(super) sketch: Sketch,
    pub(super) effects: Effects,
    /// The steps of runs that sell and that buy shares, once they were asked.
    pub(super) share_steps: [OnceCell<Option<ShareSteps>>; 2],
}

impl<'a> Start<'a> {
    fn new(
        judge: &Judge<'_>,
        line: Option<&'a Line>,
        game: &'a MastersOfVenice,
        base: &'a Base<'a>,
        now: Option<f64>,
    ) -> Start<'a> {
        let sketch = base.sketch(judge);
        let effects = Effects::new();
        let share_steps = [const { OnceCell::new() }; 2];
        Start { line, game, board: board(judge, game), base, now, sketch, effects, share_steps }
    }

    /// The first step of a line that goes on with this one.
    fn first(&self, step: Decision) -> Decision {
        self.line.map_or(step, |line| line.first)
    }
}

/// Can the turn go on after a line?
#[derive(Copy, Clone, Eq, PartialEq)]
pub(super) enum GoesOn {
    No,
    /// The table after it tells.
    Maybe,
    Surely,
}

/// The lines that are one sub-action longer than others.
pub(super) struct LongerLines<'a> {
    pub(super) judge: &'a Judge<'a>,
    /// How many are followed further.
    kept: usize,
    /// The best line so far, of any length, is worth so much.
    floor: f64,
    /// The first step of the best one, and what it is worth.
    best: Option<(Decision, f64)>,
    /// Those that are followed further.
    next: &'a mut Followed,
    pub(super) tiles: &'a TileGains,
}

impl LongerLines<'_> {
    /// Adds every line that is one sub-action longer than the one that leads to this table.
    fn from(&mut self, start: &Start<'_>) {
        let judge = self.judge;
        start.game.each_decision(judge.seat, |decision| {
            if let Some(worth) = by_chance(judge, start.base, decision) {
                self.compare(start.first(decision), worth);
            } else if is_sensible(judge, start.board, decision)
                && !self.add_run(start, decision)
                && !self.add_deal(start, decision)
            {
                let mut after = start.game.clone();
                after.apply(judge.seat, decision, &mut ());
                self.add(start, decision, &mut after);
            }
        });
    }

    /// Adds the line that leads to this table, or, if it ends within a run, every one that closes the run.
    fn add(&mut self, start: &Start<'_>, decision: Decision, game: &mut MastersOfVenice) {
        let judge = self.judge;
        // MOV-4.57: a run moves nothing until it is closed.
        if board(judge, game).run.is_some() {
            let mut close = None;
            game.each_decision(judge.seat, |step| {
                if matches!(step, Decision::CloseDock | Decision::CloseShares) {
                    close = Some(step);
                } else {
                    let mut after = game.clone();
                    after.apply(judge.seat, step, &mut ());
                    self.add(start, decision, &mut after);
                }
            });
            // It is the last one that is listed.
            let Some(close) = close else { return };
            game.apply(judge.seat, close, &mut ());
        }
        let worth = start.base.worth(judge, &Position::of(game.known(judge.seat)));
        let first = start.first(decision);
        self.compare(first, worth);
        if let Some(place) = self.place(worth)
            && is_same_turn(start.board, board(judge, game))
        {
            let table = self.next.free_table();
            self.next.tables[table].clone_from(game);
            self.keep(place, Line { first, worth, table, to_play: None });
        }
    }

    /// Adds the line that ends with these steps of a run, which is closed then. It is worth so much.
    pub(super) fn add_closed_run(
        &mut self,
        start: &Start<'_>,
        steps: &Steps<'_>,
        worth: f64,
        goes_on: GoesOn,
    ) {
        let first = start.first(steps.first());
        self.compare(first, worth);
        let Some(place) = self.place(worth).filter(|_| goes_on != GoesOn::No) else { return };
        let table = self.next.free_table();
        if goes_on == GoesOn::Surely
            && let Some(to_play) = ToPlay::new(start.line.map(|line| line.table), steps)
        {
            return self.keep(place, Line { first, worth, table, to_play: Some(to_play) });
        }
        let game = &mut self.next.tables[table];
        game.clone_from(start.game);
        steps.play(game, self.judge.seat);
        close_run(game, self.judge.seat);
        if is_same_turn(start.board, board(self.judge, game)) {
            self.keep(place, Line { first, worth, table, to_play: None });
        }
    }

    /// Adds every line that goes on from these steps of a run, by playing it.
    pub(super) fn add_played_run(&mut self, start: &Start<'_>, steps: &Steps<'_>) {
        let mut game = start.game.clone();
        steps.play(&mut game, self.judge.seat);
        self.add(start, steps.first(), &mut game);
    }

    /// Of equal ones the first is the best.
    fn compare(&mut self, first: Decision, worth: f64) {
        if self.best.is_none_or(|(_, most)| worth > most) {
            self.best = Some((first, worth));
        }
    }

    /// A line matters only if it is worth more than this.
    #[inline]
    pub(super) fn least_that_matters(&self, goes_on: GoesOn) -> f64 {
        let best = self.best.map_or(self.floor, |(_, worth)| worth.max(self.floor));
        match self.next.lines.get(self.kept.wrapping_sub(1)) {
            _ if goes_on == GoesOn::No || self.kept == 0 => best,
            Some(last) => best.min(last.worth),
            None => f64::NEG_INFINITY,
        }
    }

    /// The place of a line that is worth so much, if it is among the best.
    fn place(&self, worth: f64) -> Option<usize> {
        let place = self.next.lines.iter().take_while(|line| line.worth >= worth).count();
        (place < self.kept).then_some(place)
    }

    fn keep(&mut self, place: usize, line: Line) {
        self.next.lines.truncate(self.kept - 1);
        self.next.lines.insert(place, line);
    }
}

/// What a decision is worth on average that lets chance in.
fn by_chance(judge: &Judge<'_>, base: &Base<'_>, decision: Decision) -> Option<f64> {
    match decision {
        Decision::DrawOrder { cards } => {
            let choice = if cards > 1 { 30.0 } else { 0.0 };
            Some(base.drawn.get_or_init(|| judge.drawn(base)) + choice)
        }
        Decision::UseOffice { office, free_good } => Some(office_worth(judge, base, office, free_good)),
        _ => None,
    }
}

/// MOV-4.40, MOV-4.41, MOV-4.42: the cube, for the Harbor Master another, and dividends.
fn office_worth(judge: &Judge<'_>, base: &Base<'_>, office: Office, free_good: bool) -> f64 {
    let (seat, position) = (judge.seat, base.position());
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
    base.worth(judge, &Position { board: &board, cash, ..*position }) + another
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
