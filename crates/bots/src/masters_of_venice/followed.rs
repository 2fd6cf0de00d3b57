//! The lines of a turn that are followed, and the tables to which they lead. Tables are large, so that they stay where they are,
//! and many lines give way to a better one before anybody needs theirs.

use masters_of_venice::{Decision, MastersOfVenice, Run};
use table::{Game, Seat};

use super::runs::Steps;

pub(super) const MOST_LINES: usize = 3;

/// Lines of the same length that are followed.
#[derive(Clone, Debug)]
pub(super) struct Followed {
    /// The best one first.
    pub(super) lines: Vec<Line>,
    /// The tables to which they lead, and room for another one.
    pub(super) tables: Vec<MastersOfVenice>,
}

/// A way to play the turn, as far as it was thought.
#[derive(Copy, Clone, Debug)]
pub(super) struct Line {
    pub(super) first: Decision,
    pub(super) worth: f64,
    /// Where its table is.
    pub(super) table: usize,
    /// What is to be played before the table is there.
    pub(super) to_play: Option<ToPlay>,
}

/// The last steps of a line, which are not played yet.
#[derive(Copy, Clone, Debug)]
pub(super) struct ToPlay {
    /// The table at which they begin, among those of the lines before; nothing: the first one of the plan.
    from: Option<usize>,
    steps: [Option<Decision>; MOST_STEPS],
}

/// MOV-4.57: one cube is stolen, and those of six goods are taken.
const MOST_STEPS: usize = 7;

impl ToPlay {
    /// Nothing, if there are more steps than one sub-action has.
    pub(super) fn new(from: Option<usize>, steps: &Steps<'_>) -> Option<ToPlay> {
        let mut to_play = ToPlay { from, steps: [None; MOST_STEPS] };
        let mut rest = Some(steps);
        for step in to_play.steps.iter_mut().rev() {
            let Some(&Steps { last, before }) = rest else { break };
            *step = Some(last);
            rest = before;
        }
        rest.is_none().then_some(to_play)
    }
}

impl Followed {
    pub(super) fn new() -> Followed {
        Followed { lines: Vec::with_capacity(MOST_LINES), tables: Vec::with_capacity(MOST_LINES + 1) }
    }

    /// Forgets all lines; `any` table makes room.
    pub(super) fn clear(&mut self, any: &MastersOfVenice) {
        self.lines.clear();
        while self.tables.len() <= MOST_LINES {
            self.tables.push(any.clone());
        }
    }

    /// A place for a table that no line needs.
    pub(super) fn free_table(&self) -> usize {
        let is_free = |table: &usize| self.lines.iter().all(|line| line.table != *table);
        (0..=MOST_LINES).find(is_free).expect("there is one table more than lines")
    }

    /// Plays what is not played yet, from the first table of the plan or from those of the lines before.
    pub(super) fn play(&mut self, seat: Seat, first: &MastersOfVenice, before: &Followed) {
        for line in &mut self.lines {
            let Some(ToPlay { from, steps }) = line.to_play.take() else { continue };
            let game = &mut self.tables[line.table];
            game.clone_from(from.map_or(first, |table| &before.tables[table]));
            steps.into_iter().flatten().for_each(|step| game.apply(seat, step, &mut ()));
            close_run(game, seat);
        }
    }
}

/// Closes the run of this seat, unless it has closed by itself.
pub(super) fn close_run(game: &mut MastersOfVenice, seat: Seat) {
    let close = match game.known(seat).board.run {
        Some(Run::Dock { .. }) => Decision::CloseDock,
        Some(Run::Buy { .. } | Run::Sell { .. }) => Decision::CloseShares,
        None => return,
    };
    game.apply(seat, close, &mut ());
}
