//! Lessons: guided first matches. A lesson is data, a deal, steps and what the others answer; its words are the page's.
//!
//! The *path* of a lesson is every decision that its steps suggest, with the answers of the others in between. As long as the
//! decisions of a match are those of the path, bots say what the lesson says; otherwise they play as they are.

use std::sync::LazyLock;

use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};
use table::{Seat, Seed};

use crate::{Pace, Person, Privacy, Refused, SeatPlan, Setup, catalog};

/// A guided first match.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Lesson {
    /// As in the catalog.
    #[serde(skip)]
    pub name: String,
    /// As in the catalog.
    pub game: String,
    /// How many play.
    pub seats: u8,
    /// Where the learner sits.
    pub learner: Seat,
    /// The level of the others.
    pub bots: String,
    /// The deal.
    pub seed: u64,
    /// What differs from the standard config.
    #[serde(default)]
    pub options: Map<String, Value>,
    /// About how long it takes.
    pub minutes: u8,
    /// In order.
    pub chapters: Vec<Chapter>,
    /// What can be said while nothing is scripted.
    #[serde(default)]
    pub hints: Vec<Hint>,
    #[serde(skip)]
    path: Vec<(Seat, Value)>,
    /// For each step: how many decisions of the path come before it.
    #[serde(skip)]
    before: Vec<usize>,
}

/// Some steps under one head.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Chapter {
    /// Of its head.
    pub id: String,
    /// In order.
    pub steps: Vec<Step>,
}

/// One thing to read, or to do.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Step {
    /// Of its words.
    pub id: String,
    /// Names of places on the board that are lit together.
    #[serde(default)]
    pub lit: Vec<String>,
    /// What is lit instead when it is done; nothing: the same.
    #[serde(default)]
    pub shown: Vec<String>,
    /// The tab of the drawer that is opened for it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub tab: Option<String>,
    /// What the learner is to decide; nothing: it is to be read.
    #[serde(default, rename = "do", skip_serializing)]
    #[cfg_attr(feature = "ts", ts(skip))]
    pub suggested: Vec<Value>,
    /// What the others decide then.
    #[serde(default, rename = "then", skip_serializing)]
    #[cfg_attr(feature = "ts", ts(skip))]
    pub answers: Vec<Answer>,
    /// How many decisions of the learner belong to it.
    #[serde(default, skip_deserializing)]
    pub decisions: usize,
}

/// What one of the others decides.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Answer {
    /// Who.
    pub seat: Seat,
    /// What.
    #[serde(rename = "do")]
    pub decision: Value,
}

/// Something that is good to know as often as the table looks like this.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Hint {
    /// Of its words.
    pub id: String,
    /// It is said while there is something at this JSON pointer of `{ view, figures }`, or its last part stands there.
    pub when: String,
}

/// A lesson as the page is told of it.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub(crate) struct PublicLesson<'a> {
    name: &'a str,
    minutes: u8,
    chapters: &'a [Chapter],
    hints: &'a [Hint],
}

/// What a lobby shows of a lesson.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct AboutLesson {
    /// By which it is opened.
    pub name: &'static str,
    /// How many steps it has.
    pub steps: usize,
    /// About how long it takes.
    pub minutes: u8,
}

/// How far a learner is.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct LessonProgress {
    /// The step that is next or under way, counted from 0; as many as there are, when all are done.
    pub step: usize,
    /// How many there are.
    pub of: usize,
    /// The learner has done his part of the step, and the others answer.
    pub answering: bool,
    /// Something else was decided than the lesson suggested.
    pub left: bool,
}

/// The lesson of this name.
pub fn lesson(name: &str) -> Option<&'static Lesson> {
    static LESSONS: LazyLock<Vec<Lesson>> = LazyLock::new(|| {
        let parse = |(name, text): &(&str, &str)| Lesson::parse(name, text);
        catalog::LESSONS.iter().map(parse).collect::<Result<_, _>>().expect("a test reads every lesson")
    });
    LESSONS.iter().find(|lesson| lesson.name == name)
}

/// The names of all lessons.
pub fn names() -> impl Iterator<Item = &'static str> {
    catalog::LESSONS.iter().map(|(name, _)| *name)
}

impl Lesson {
    /// Reads a lesson.
    pub fn parse(name: &str, text: &str) -> Result<Lesson, String> {
        let mut lesson: Lesson = toml::from_str(text).map_err(|error| format!("{name}: {error}"))?;
        name.clone_into(&mut lesson.name);
        for step in lesson.chapters.iter_mut().flat_map(|chapter| &mut chapter.steps) {
            step.decisions = step.suggested.len();
            lesson.before.push(lesson.path.len());
            lesson.path.extend(step.suggested.iter().map(|decision| (lesson.learner, decision.clone())));
            lesson.path.extend(step.answers.iter().map(|answer| (answer.seat, answer.decision.clone())));
        }
        Ok(lesson)
    }

    /// Every decision that is suggested, with the answers of the others.
    pub fn path(&self) -> &[(Seat, Value)] {
        &self.path
    }

    /// The steps of all chapters, in order.
    pub fn steps(&self) -> impl Iterator<Item = &Step> {
        self.chapters.iter().flat_map(|chapter| &chapter.steps)
    }

    /// How many decisions of the path come before this step; all of them, if there is no such step.
    pub fn decisions_before(&self, step: usize) -> usize {
        self.before.get(step).copied().unwrap_or(self.path.len())
    }

    /// From what its deal follows.
    pub fn deal(&self) -> Seed {
        Seed::from_number(self.seed)
    }

    /// A table of one learner and bots, for nobody else to see.
    pub fn setup(&self, learner: Person, name: &str) -> Result<Setup, Refused> {
        let config = catalog::complete(&self.game, self.seats, self.options.clone())?;
        let plan = |seat: Seat| match seat {
            seat if seat == self.learner => SeatPlan::Person { person: learner, name: name.to_owned() },
            _ => SeatPlan::Bot { level: self.bots.clone() },
        };
        Ok(Setup {
            game: self.game.clone(),
            config,
            seats: Seat::first(self.seats).map(plan).collect(),
            pace: Pace::NoClock,
            privacy: Privacy::Private,
            several_seats: false,
            lesson: Some(self.name.clone()),
            host: learner,
        })
    }

    /// Where a match is that has made so many decisions, of which so many are the first of the path.
    pub(crate) fn progress(&self, made: usize, followed: usize) -> LessonProgress {
        let of = self.before.len();
        let begins = self.before.iter().position(|before| *before == followed);
        let under_way = || self.before.iter().rposition(|before| *before < followed).unwrap_or(0);
        let is_done = begins.is_none() && followed == self.path.len();
        LessonProgress {
            step: begins.unwrap_or_else(|| if is_done { of } else { under_way() }),
            of,
            answering: begins.is_none() && !is_done && self.path[followed].0 != self.learner,
            left: made > followed && followed < self.path.len(),
        }
    }

    pub(crate) fn public(&self) -> PublicLesson<'_> {
        PublicLesson { name: &self.name, minutes: self.minutes, chapters: &self.chapters, hints: &self.hints }
    }
}

/// What a lobby shows of the lesson of a game, if it has one.
pub(crate) fn about_lesson_of(game: &str) -> Option<AboutLesson> {
    names()
        .filter_map(|name| Some((name, lesson(name)?)))
        .find(|(_, lesson)| lesson.game == game)
        .map(|(name, lesson)| AboutLesson { name, steps: lesson.before.len(), minutes: lesson.minutes })
}
