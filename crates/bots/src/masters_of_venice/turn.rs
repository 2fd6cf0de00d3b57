//! A turn: what can be done at the place, with rumors and favors, in the order that leaves most.
//!
//! It thinks as far ahead as its own turn goes, keeping a few of the best lines. What chance decides, a card from the
//! stack or cubes from the bag, ends a line: it is worth what it brings on average.

use masters_of_venice::{
    Character, Decision, Ducats, MastersOfVenice, Office, Phase, Place, Role, Round, Turn, View, reward,
};
use table::{Game, Seat, Viewer};

use super::Judge;

/// How many lines are followed, and how far.
#[derive(Copy, Clone, Debug)]
pub(super) struct Depth {
    pub(super) width: usize,
    pub(super) steps: usize,
}

const THOROUGH: Depth = Depth { width: 3, steps: 3 };
pub(super) const QUICK: Depth = Depth { width: 1, steps: 2 };

/// What must be gained at least, so that nothing is done for nothing.
const LEAST: f64 = 0.5;

/// What to do next in the turn that is in progress on this table.
pub(super) fn next(judge: &Judge<'_>, game: &MastersOfVenice) -> Decision {
    plan(judge, game, THOROUGH).0
}

/// The first step of the best line, and what the table is worth after it.
pub(super) fn plan(judge: &Judge<'_>, game: &MastersOfVenice, depth: Depth) -> (Decision, f64) {
    let view = game.view(Viewer::Seat(judge.seat));
    let running = view.board.run.is_some();
    let mut best = (Decision::EndTurn, if running { f64::NEG_INFINITY } else { judge.worth(&view) + LEAST });
    let mut lines = vec![Line { first: None, game: game.clone(), view, worth: 0.0, goes_on: true }];
    for _ in 0..depth.steps {
        let mut next = Vec::new();
        for line in &lines {
            line.each_step(judge, &mut next);
        }
        next.sort_by(|a, b| b.worth.total_cmp(&a.worth));
        if let Some(Line { first: Some(first), worth, .. }) = next.first()
            && *worth > best.1
        {
            best = (*first, *worth);
        }
        next.retain(|line| line.goes_on);
        next.truncate(depth.width);
        lines = next;
    }
    best
}

/// The table after a decision, and how it looks.
pub(super) fn after(game: &MastersOfVenice, seat: Seat, decision: Decision) -> (MastersOfVenice, View) {
    let mut after = game.clone();
    after.apply(seat, decision, &mut ());
    let view = after.view(Viewer::Seat(seat));
    (after, view)
}

/// A way to play the turn, as far as it was thought.
struct Line {
    first: Option<Decision>,
    game: MastersOfVenice,
    view: View,
    worth: f64,
    goes_on: bool,
}

impl Line {
    /// Every line that is one sub-action longer.
    fn each_step(&self, judge: &Judge<'_>, lines: &mut Vec<Line>) {
        for decision in self.game.menu(judge.seat) {
            let first = self.first.or(Some(decision));
            if let Some(worth) = self.chance(judge, decision) {
                lines.push(Line {
                    first,
                    game: self.game.clone(),
                    view: self.view.clone(),
                    worth,
                    goes_on: false,
                });
            } else if self.is_sensible(judge, decision) {
                let (game, view) = after(&self.game, judge.seat, decision);
                let goes_on = self.is_same_turn(&view);
                let line = Line { first, game, view, worth: 0.0, goes_on };
                if line.view.board.run.is_some() && goes_on {
                    line.each_step(judge, lines); // MOV-4.57: a run moves nothing until it is closed
                } else {
                    lines.push(Line { worth: judge.worth(&line.view), ..line });
                }
            }
        }
    }

    /// What a decision is worth on average that lets chance in.
    fn chance(&self, judge: &Judge<'_>, decision: Decision) -> Option<f64> {
        match decision {
            Decision::DrawOrder { cards } => {
                let choice = if cards > 1 { 30.0 } else { 0.0 };
                Some(judge.drawn(&self.view) + choice)
            }
            Decision::UseOffice { office, free_good } => Some(self.office(judge, office, free_good)),
            _ => None,
        }
    }

    /// MOV-4.40, MOV-4.41, MOV-4.42: the cube, for the Harbor Master another, and dividends.
    fn office(&self, judge: &Judge<'_>, office: Office, free_good: bool) -> f64 {
        let mut view = self.view.clone();
        let seat = judge.seat;
        if let Some(good) = view.board.offices[office] {
            view.board.players[seat].goods.add(good);
        }
        let collector = view.board.holds(seat, Character::TaxCollector);
        let shares = u32::from(view.board.players[seat].shares[office.company()]) + u32::from(collector);
        if let Some(cash) = &mut view.cash[seat] {
            *cash = Ducats(cash.0 + MastersOfVenice::OFFICE_DIVIDEND * shares);
        }
        let another = match free_good {
            true if judge.horizon.is_last_round() => -15.0,
            true => 35.0,
            false => 0.0,
        };
        judge.worth(&view) + another
    }

    /// Leaves out what is never best: rewards in part (MOV-4.38), and stopping, which every line can.
    fn is_sensible(&self, judge: &Judge<'_>, decision: Decision) -> bool {
        match decision {
            Decision::EndTurn => false,
            Decision::DeliverOrder { vp, .. } => {
                let delivered = self.view.board.players[judge.seat].fulfilled.len();
                vp == 0 || vp == reward(delivered)
            }
            _ => true,
        }
    }

    fn is_same_turn(&self, after: &View) -> bool {
        let place = |view: &View| view.board.turn.map(|turn| (turn.seat, turn.place));
        after.board.phase == Phase::Turn && place(after) == place(&self.view)
    }
}

/// How a table would look on which the seat had a turn at this place, alone.
pub(super) fn at(view: &View, seat: Seat, place: Place) -> View {
    let mut view = view.clone();
    let board = &mut view.board;
    board.players.iter_mut().for_each(|(_, player)| player.pawn = None);
    board.players[seat].pawn = Some(place);
    board.phase = Phase::Turn;
    board.round = Round { active: Some(place), activated: [place].into_iter().collect(), ..Round::default() };
    board.turn = Some(Turn::new(seat, place, Role::Visitor));
    view
}
