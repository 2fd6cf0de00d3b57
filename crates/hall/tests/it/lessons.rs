//! Lessons: each is played to its end, by wrong turns, by jumps, and brought back from its log on the way.

use bots::Budget;
use hall::lessons::{self, Lesson};
use hall::{Command, Refused, Stage};
use serde_json::{Value, json};
use table::{Seat, Viewer};

use super::{ANNA, At, BERT};

fn opened(lesson: &Lesson) -> At {
    let mut at = At::new(lesson.setup(ANNA, "Anna").unwrap());
    at.does(ANNA, Command::Start {});
    at
}

fn all() -> impl Iterator<Item = &'static Lesson> {
    lessons::names().map(|name| lessons::lesson(name).unwrap())
}

impl At {
    fn learned(&self, lesson: &Lesson) -> Value {
        self.sees(Viewer::Seat(lesson.learner))["learned"].clone()
    }

    fn learner_decides(&mut self, seat: Seat, run: Vec<Value>) -> Result<(), Refused> {
        let ask = u32::try_from(self.ask(seat)).unwrap();
        self.wants(ANNA, Command::Decide { seat, ask, run })
    }

    /// The bots decide until the learner is asked, or has nothing to wait for.
    fn bots_decide(&mut self, learner: Seat) {
        for _ in 0..2_000 {
            let is_asked = self.sees(Viewer::Bystander)["must"].as_array().unwrap().contains(&json!(learner));
            let asked = self.table.bots_to_ask();
            if asked.is_empty() || is_asked && self.table.stage() == Stage::Running && asked.len() > 1 {
                return;
            }
            for (seat, question, task) in asked {
                let decision = (task.answer)(Budget::Iterations(20));
                if let Ok(logged) = self.table.bot_decides(self.now, seat, question, decision) {
                    self.log.extend(logged);
                }
            }
        }
        panic!("the bots decide for ever");
    }
}

/// Every decision of every lesson is legal where it stands, the others answer as it says, and a restart on the way changes nothing.
#[test]
fn each_lesson_is_played_to_its_end() {
    for lesson in all() {
        let mut at = opened(lesson);
        for (number, step) in lesson.steps().enumerate() {
            let name = format!("{} {}", lesson.name, step.id);
            let learned = at.learned(lesson);
            assert_eq!(learned["left"], json!(false), "{name}");
            let begins = usize::try_from(learned["step"].as_u64().unwrap()).unwrap();
            assert_eq!(lesson.decisions_before(begins), lesson.decisions_before(number), "{name}");
            for decision in &step.suggested {
                at.learner_decides(lesson.learner, vec![decision.clone()])
                    .unwrap_or_else(|refused| panic!("{name}: {refused}"));
            }
            if number % 4 == 3 {
                at.table = at.restored();
            }
            for answer in &step.answers {
                let asked = at.table.bots_to_ask();
                let [(seat, ..)] = asked.as_slice() else { panic!("{name}: {} is asked alone", answer.seat) };
                assert_eq!(*seat, answer.seat, "{name}");
                let (seat, question, task) = asked.into_iter().next().unwrap();
                let decision = (task.answer)(Budget::Iterations(1));
                assert_eq!(decision.as_ref(), Some(&answer.decision), "{name}");
                let logged = at.table.bot_decides(at.now, seat, question, decision);
                at.log.extend(logged.unwrap_or_else(|refused| panic!("{name}: {refused}")));
            }
            if lesson.decisions_before(number + 1) < lesson.path().len() {
                assert!(at.table.bots_to_ask().is_empty(), "{name}: the learner is next");
            }
        }
        assert_eq!(at.learned(lesson)["left"], json!(false));
    }
}

/// At each step something else is decided: the lesson says so, the bots play on by themselves, and one can go back.
#[test]
fn wrong_turns_are_answered_and_taken_back() {
    for lesson in all() {
        let mut at = opened(lesson);
        for (number, step) in lesson.steps().enumerate().filter(|(_, step)| !step.suggested.is_empty()) {
            let name = format!("{} {}", lesson.name, step.id);
            at.does(ANNA, Command::LessonStep { step: number });
            let prompt = at.sees(Viewer::Seat(lesson.learner))["prompt"]["decisions"].clone();
            let listed = prompt.as_array().unwrap();
            let Some(other) = listed.iter().find(|one| **one != step.suggested[0]) else { continue };
            at.learner_decides(lesson.learner, vec![other.clone()]).unwrap();
            assert_eq!(at.learned(lesson)["left"], json!(true), "{name}");
            at.bots_decide(lesson.learner);
            assert_eq!(
                at.restored().everything_for(Viewer::Bystander),
                at.table.everything_for(Viewer::Bystander)
            );
            at.does(ANNA, Command::LessonStep { step: number });
            assert_eq!(at.learned(lesson)["left"], json!(false), "{name}");
            assert_eq!(at.sees(Viewer::Seat(lesson.learner))["prompt"]["decisions"], prompt, "{name}");
        }
    }
}

#[test]
fn a_lesson_can_be_skipped_and_repeated() {
    for lesson in all() {
        let mut at = opened(lesson);
        let first = at.sees(Viewer::Seat(lesson.learner))["view"].clone();
        let steps = lesson.steps().count();
        at.does(ANNA, Command::LessonStep { step: steps });
        assert_eq!(at.sees(Viewer::Bystander)["learned"]["left"], json!(false));
        assert_eq!(
            at.wants(BERT, Command::LessonStep { step: 0 }),
            Err(Refused::NotYourSeat(lesson.learner))
        );
        at.does(ANNA, Command::LessonStep { step: 0 });
        assert_eq!(at.sees(Viewer::Seat(lesson.learner))["view"], first);
    }
}

/// In a lesson one's own last decision can be taken back, whatever the bots have answered.
#[test]
fn what_bots_have_answered_is_taken_back_too() {
    let lesson = lessons::lesson("speicherstadt").unwrap();
    let mut at = opened(lesson);
    let step = lesson.steps().find(|step| !step.suggested.is_empty()).unwrap();
    let before = at.sees(Viewer::Bystander)["view"].clone();
    at.learner_decides(lesson.learner, step.suggested.clone()).unwrap();
    at.bots_decide(lesson.learner);
    assert_ne!(at.sees(Viewer::Bystander)["view"], before);
    at.does(ANNA, Command::Undo { seat: lesson.learner });
    assert_eq!(at.sees(Viewer::Bystander)["view"], before);
}

/// Setup, summary and record say that it is one; and a match that is none has no steps.
#[test]
fn a_lesson_says_that_it_is_one() {
    let lesson = lessons::lesson("speicherstadt").unwrap();
    let at = opened(lesson);
    assert_eq!(at.table.setup().lesson.as_deref(), Some("speicherstadt"));
    assert!(at.table.summary().lesson.is_some_and(|progress| progress.step == 0 && progress.of > 10));
    assert_eq!(at.sees(Viewer::Bystander)["lesson"]["name"], json!("speicherstadt"));
    let mut ordinary = At::new(hall::Setup { lesson: None, ..lesson.setup(ANNA, "Anna").unwrap() });
    ordinary.does(ANNA, Command::Start {});
    assert!(ordinary.wants(ANNA, Command::LessonStep { step: 1 }).is_err());
    assert!(ordinary.table.summary().lesson.is_none());
}

/// A setup that was written before there were lessons is no lesson, and a lesson that is gone or was dealt anew is played on.
#[test]
fn old_tables_open_for_ever() {
    let lesson = lessons::lesson("speicherstadt").unwrap();
    let mut stored = serde_json::to_value(lesson.setup(ANNA, "Anna").unwrap()).unwrap();
    let setup: hall::Setup = serde_json::from_value(stored.clone()).unwrap();
    assert_eq!(setup.lesson.as_deref(), Some("speicherstadt"));
    stored.as_object_mut().unwrap().remove("lesson");
    let setup: hall::Setup = serde_json::from_value(stored).unwrap();
    assert_eq!(setup.lesson, None);
    let mut at = opened(lesson);
    let hall::Entry::Opened(setup) = &mut at.log[0].entry else { panic!("the first entry opens") };
    setup.lesson = Some("gone".to_owned());
    assert!(at.restored().summary().lesson.is_none());
}

#[test]
fn every_file_is_a_lesson() {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/lessons");
    let files =
        std::fs::read_dir(folder).unwrap().map(|file| file.unwrap().file_name().into_string().unwrap());
    let mut files: Vec<String> = files.map(|file| file.trim_end_matches(".toml").to_owned()).collect();
    let mut names: Vec<&str> = lessons::names().collect();
    files.sort();
    names.sort_unstable();
    assert_eq!(files, names);
}
