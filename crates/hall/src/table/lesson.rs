//! Tables at which somebody learns a game: where the match is on the path of the lesson, and what the lesson decides.

use serde_json::Value;
use table::Seat;

use super::{StartedMatch, Table};
use crate::lessons::{Lesson, LessonProgress};
use crate::{By, Entry, Logged, Person, Refused, Time};

impl Table {
    /// How far the learner is, if this is a lesson.
    pub(crate) fn lesson_progress(&self) -> Option<LessonProgress> {
        self.started.as_ref().and_then(StartedMatch::lesson_progress)
    }

    /// Goes to a step of the lesson: back, by taking back what was decided since, or on, by deciding what is suggested.
    pub(crate) fn go_to_step(
        &mut self,
        now: Time,
        person: Person,
        step: usize,
    ) -> Result<Vec<Logged>, Refused> {
        let no_lesson = || Refused::Setup("this table is no lesson".to_owned());
        let started = self.started()?;
        let lesson = started.lesson.ok_or_else(no_lesson)?;
        let (seat, target) = (lesson.learner, lesson.decisions_before(step));
        let kept = started.moves_within(target.min(started.followed(lesson)));
        let made = started.game.decisions_made();
        if self.owner(seat) != Some(person) {
            return Err(Refused::NotYourSeat(seat));
        }
        self.check_return_quota(person)?;
        let mut logged = Vec::new();
        if made > kept {
            logged.push(self.write_entry(now, Entry::TookBack { to: kept, seat })?);
        }
        for (seat, decision) in lesson.path().get(kept..target).unwrap_or_default() {
            let by = if *seat == lesson.learner { By::Person } else { By::Bot };
            let run = vec![decision.clone()];
            logged.push(self.write_entry(now, Entry::Decided { seat: *seat, run, by })?);
        }
        Ok(logged)
    }
}

impl StartedMatch {
    pub(crate) fn lesson_progress(&self) -> Option<LessonProgress> {
        let lesson = self.lesson?;
        Some(lesson.progress(self.game.decisions_made(), self.followed(lesson)))
    }

    /// The next decision of the lesson, while the match is on its path. A learner who has nothing to say where the lesson
    /// suggests something has left it for the moment.
    pub(super) fn scripted(&self) -> Option<&'static (Seat, Value)> {
        let lesson = self.lesson?;
        let followed = self.followed(lesson);
        let next = lesson.path().get(followed).filter(|_| followed == self.game.decisions_made())?;
        let is_silent = next.0 == lesson.learner && self.questions[next.0].nothing_to_say;
        (!is_silent).then_some(next)
    }

    /// How many decisions of this match are the first ones of the lesson.
    fn followed(&self, lesson: &Lesson) -> usize {
        self.game.decisions_followed(lesson.path())
    }

    /// At most so many decisions, with no move half made.
    fn moves_within(&self, decisions: usize) -> usize {
        let ends = self.moves.iter().map(|one| one.decisions_before + one.decisions);
        ends.take_while(|end| *end <= decisions).last().unwrap_or(0)
    }
}
