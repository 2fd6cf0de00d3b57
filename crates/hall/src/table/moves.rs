//! The moves of a match, and taking them back.

use std::sync::Arc;

use serde::Serialize;
use table::{Seat, SeatSet};

use super::apply_entry::Stamp;
use super::{HiddenFrom, StartedMatch};
use crate::clock::Clocks;
use crate::{Refused, Time};

/// One run of decisions, as undo knows it.
#[derive(Clone, Debug)]
pub(crate) struct Move {
    pub(super) seat: Seat,
    /// How many decisions had been made before it.
    pub(crate) decisions_before: usize,
    /// Of how many decisions it consists.
    pub(super) decisions: usize,
    pub(super) hidden_from: HiddenFrom,
    /// Its seat may take it back without asking, as long as it is the last move.
    pub(super) is_undoable: bool,
    /// Somebody learned something by it, or dice were drawn.
    pub(super) has_revealed: bool,
    pub(super) at: Time,
    /// As they stood when it was made, before its seat got anything for it; shared with the move before, where they are the same.
    pub(super) clocks_before: Arc<Clocks>,
}

impl Move {
    /// Milliseconds that its seat has if it takes the move back now: thinking on after the move costs time.
    pub(crate) fn time_left_if_undone(&self, now: Time) -> u64 {
        self.clocks_before.own_time_left(self.seat).saturating_sub(now.since(self.at))
    }

    /// So many milliseconds since it was made do not count.
    pub(super) fn forget_time(&mut self, milliseconds: u64) {
        self.at = self.at.after(milliseconds);
    }
}

/// A seat has asked the others to take its last move back.
#[derive(Copy, Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub(crate) struct TakeBackRequest {
    pub(crate) seat: Seat,
    /// To how many decisions. Not sent: how many small decisions somebody has made may be hidden.
    #[serde(skip)]
    #[cfg_attr(feature = "ts", ts(skip))]
    pub(crate) to: usize,
    /// Who has not answered yet.
    pub(crate) waiting: SeatSet,
}

impl StartedMatch {
    /// Takes back what `seat` did when `to` decisions had been made, and everything since; but of a move that is hidden from
    /// others that move alone: what is sealed has the same meaning in any order (law L9), so what others have sealed since
    /// stands. Returns from whom that is hidden.
    pub(super) fn go_back(&mut self, stamp: Stamp, seat: Seat, to: usize) -> HiddenFrom {
        let agreed = self.take_back.is_some_and(|request| request.seat == seat && request.to == to);
        let taken = self.moves.iter().position(|one| one.seat == seat && one.decisions_before == to);
        self.last_change = stamp.n;
        match taken.map(|index| (index, self.moves[index].clone())) {
            Some((index, taken)) if !agreed && !taken.hidden_from.is_nobody() && self.lesson.is_none() => {
                if self.game.remove_decisions(to..to + taken.decisions).is_ok() {
                    self.moves.remove(index);
                    for later in &mut self.moves[index..] {
                        later.decisions_before -= taken.decisions;
                    }
                    self.forget_decisions_of_stand_ins(to, taken.decisions);
                }
                self.questions[seat].ask_again_unseen(stamp.n);
                self.remark_round = self.fresh_remark_round();
                taken.hidden_from
            }
            Some(_) | None => {
                self.go_back_to(stamp, seat, to, agreed || self.lesson.is_some());
                HiddenFrom::default()
            }
        }
    }

    /// A stand-in that began after these decisions began so many earlier, now that they are gone.
    fn forget_decisions_of_stand_ins(&mut self, from: usize, decisions: usize) {
        for stand_in in self.stand_ins.iter_mut().flatten().filter(|stand_in| stand_in.from > from) {
            stand_in.from -= decisions;
        }
    }

    /// Goes back to where only `to` decisions had been made. Clocks go on from where they were then; only a seat that takes
    /// its own move back without asking pays for the time since.
    fn go_back_to(&mut self, stamp: Stamp, seat: Seat, to: usize, agreed: bool) {
        let (asked, negotiation) = (self.game.awaiting(), self.game.negotiation());
        let changed = self.game.take_back(to);
        let kept = self.moves.iter().take_while(|one| one.decisions_before < to).count();
        let taken = self.moves.split_off(kept);
        let movers: SeatSet = taken.iter().map(|one| one.seat).collect();
        if let Some(first) = taken.first() {
            let unchanged = self.game.awaiting().must - movers;
            self.clocks.put_back(&first.clocks_before, unchanged);
            if !agreed {
                self.clocks.subtract(seat, stamp.at.since(first.at));
            }
        }
        for stand_in in self.stand_ins.iter_mut().flatten() {
            stand_in.from = stand_in.from.min(to);
        }
        self.take_back = None;
        (self.word_at, self.announced) = (stamp.at, None);
        self.run_clocks(stamp.at);
        // Where people negotiate, the same answer could mean something else now.
        let negotiating = if negotiation.is_none() { SeatSet::EMPTY } else { asked.anybody() };
        self.ask_anew(stamp, changed | movers | negotiating, SeatSet::EMPTY);
        self.remark_round = self.fresh_remark_round();
    }

    /// The move that this seat may take back without asking: its own last one, if nobody has seen anything through it and it
    /// is the last that this seat knows of. In a lesson its own last one, whatever the bots have answered.
    pub(crate) fn undoable_move(&self, seat: Seat) -> Option<&Move> {
        let over = self.game.standing().is_some();
        if self.lesson.is_some() {
            return self.moves.iter().rev().find(|one| one.seat == seat && !over);
        }
        let last = self.moves.iter().rev().find(|one| !one.hidden_from.seats.contains(seat));
        last.filter(|last| last.seat == seat && last.is_undoable && !over)
    }

    /// Is there a move of this seat that could be taken back at all?
    pub(crate) fn has_moved(&self, seat: Seat) -> bool {
        self.moves.iter().any(|one| one.seat == seat)
    }

    /// Back to how many decisions the others can be asked to go, for the last move of this seat.
    pub(crate) fn check_ask_take_back(&self, seat: Seat) -> Result<usize, Refused> {
        if self.take_back.is_some() {
            return Err(Refused::AlreadyAsked);
        }
        let to = self.decisions_before_last_move(seat).ok_or(Refused::NotMoved)?;
        // People may agree among themselves to forget what they have seen; a bot does not.
        let forgets = !self.has_revealed_since(to) || self.seats_of_bots().is_empty();
        if forgets { Ok(to) } else { Err(Refused::Learned) }
    }

    /// Is that possible as far as this seat knows? What is hidden from it shows when it asks, and not before.
    pub(crate) fn may_ask_take_back(&self, seat: Seat) -> bool {
        let revealed = |one: &Move| one.has_revealed && !one.hidden_from.seats.contains(seat);
        let Some(last) = self.moves.iter().rposition(|one| one.seat == seat) else { return false };
        let forgets = self.seats_of_bots().is_empty() || !self.moves[last..].iter().any(revealed);
        forgets && self.take_back.is_none() && self.undoable_move(seat).is_none()
    }

    /// How many decisions had been made before the last move of this seat.
    fn decisions_before_last_move(&self, seat: Seat) -> Option<usize> {
        self.moves.iter().rev().find(|one| one.seat == seat).map(|one| one.decisions_before)
    }

    /// Is this seat still to say whether something may be taken back?
    pub(crate) fn must_answer_take_back(&self, seat: Seat) -> bool {
        self.take_back.is_some_and(|request| request.waiting.contains(seat))
    }

    /// Has anybody learned anything by the decisions from number `from` on?
    fn has_revealed_since(&self, from: usize) -> bool {
        self.moves.iter().rev().take_while(|one| one.decisions_before >= from).any(|one| one.has_revealed)
    }

    /// Was the owner of this seat away already when all decisions from number `from` on were made?
    pub(super) fn was_away_since(&self, seat: Seat, from: usize) -> bool {
        let stand_in = self.stand_ins.get(seat.index()).and_then(Option::as_ref);
        stand_in.is_some_and(|stand_in| stand_in.from <= from)
    }
}
