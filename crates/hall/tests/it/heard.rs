//! What a bot is told: what its seat has heard in the match, and the same whether the table ran on or was brought back; and
//! it decides the same wherever it is asked.

use hall::catalog::{GAMES, read_bot_task};
use hall::{BotTask, Command, Pace, Table};
use serde_json::Value;
use table::{Seat, Viewer};

use crate::{ANNA, At, bot, person, setup_of};

/// As other processes would be sent it.
fn told(table: &mut Table, seat: Seat) -> String {
    table.question_for_bot(seat).unwrap()
}

#[test]
fn a_bot_is_told_the_same_after_a_restart() {
    for game in GAMES {
        let plans = vec![person(ANNA, "Anna"), bot("greedy"), bot("random"), bot("sharp")];
        let mut at = At::new(setup_of(game, plans, Pace::NoClock));
        at.start();
        for step in 0..160 {
            if at.table.stage() != hall::Stage::Running {
                break;
            }
            if step % 8 == 0 {
                compare_with_what_the_log_says(game, &mut at);
            }
            let bots = at.table.bots_to_ask();
            if bots.is_empty() {
                at.decide(ANNA, at.asked(), |_| true).unwrap();
                // Some of what she decides she takes back, if she may.
                if step % 3 == 0 {
                    let _ = at.wants(ANNA, Command::Undo { seat: Seat::ALL[0] });
                }
            }
            for (seat, ask, task) in bots {
                let elsewhere = asked_elsewhere(&task);
                let decision = (task.answer)(bots::Budget::Iterations(1));
                assert_eq!(decision, elsewhere, "{game}: {seat}");
                at.now = at.now.after(60_000);
                at.log.extend(at.table.bot_decides(at.now, seat, ask, decision).unwrap_or_default());
            }
        }
    }
}

/// What the bot decides in another process, which is sent its question as text.
fn asked_elsewhere(task: &BotTask) -> Option<Value> {
    let sent = task.write.as_ref().unwrap()();
    let read = read_bot_task(&sent).unwrap();
    assert_eq!(read.longest, task.longest);
    (read.answer)(bots::Budget::Iterations(1))
}

#[test]
fn who_cannot_read_a_question_says_so() {
    for (text, says) in [
        ("", "EOF"),
        (r#"{"game":"chess","level":"master","rng":1,"question":{}}"#, "chess"),
        (r#"{"game":"speicherstadt","level":"master","rng":1,"question":{}}"#, "missing field"),
    ] {
        let error = read_bot_task(text).err().unwrap();
        assert!(error.contains(says), "{error}");
    }
}

/// The table that ran on, one that is brought back, and the steps of the match as the seat has seen them.
fn compare_with_what_the_log_says(game: &str, at: &mut At) {
    let mut restored = Table::restore(at.log.clone()).unwrap();
    for seat in Seat::first(4) {
        let now = told(&mut at.table, seat);
        assert_eq!(now, told(&mut restored, seat), "{game}: {seat}");
        let question: Value = serde_json::from_str(&now).unwrap();
        let steps = at.table.replay_steps(Viewer::Seat(seat), 0, false).unwrap();
        let steps = serde_json::to_value(steps).unwrap()["steps"].as_array().unwrap().clone();
        let heard: Vec<Value> =
            steps.iter().flat_map(|step| step["events"].as_array().unwrap().clone()).collect();
        assert_eq!(question["heard"], Value::from(heard), "{game}: {seat}");
        assert_eq!(question["view"], at.sees(Viewer::Seat(seat))["view"], "{game}: {seat}");
    }
}
