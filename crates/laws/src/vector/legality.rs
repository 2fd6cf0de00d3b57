//! `legal`, `illegal` and `menu`: what a seat may decide.

use serde_json::{Value, json};
use table::{FromScene, Seat};

use super::Watcher;
use super::decision::decisions;
use super::run::{Run, join};

impl<G: FromScene, W: Watcher<G>> Run<'_, G, W> {
    /// A list is of the seat that must speak; else the seats are named by their numbers.
    pub(super) fn legality(&mut self, fact: &str, written: &Value) {
        let key = format!("then.{fact}");
        match written {
            Value::Array(list) => match self.first_asked() {
                Some(seat) => self.legality_of(&key, fact, seat, list),
                None => _ = self.writer.fail(&key, "somebody who must speak", "the game is over"),
            },
            Value::Object(seats) if !seats.is_empty() => {
                for (number, written) in seats {
                    let Some(seat) = self.seat_named(&key, number) else { continue };
                    let key = format!("{key}.{number}");
                    match written {
                        Value::Array(list) => self.legality_of(&key, fact, seat, list),
                        _ => _ = self.writer.fail(&key, "a list of decisions", &written.to_string()),
                    }
                }
            }
            _ => _ = self.writer.fail(&key, "a list of decisions, or lists by seat", &written.to_string()),
        }
    }

    fn legality_of(&mut self, key: &str, fact: &str, seat: Seat, written: &[Value]) {
        match fact {
            "menu" => self.menu(key, seat, written),
            _ => {
                for (number, written) in written.iter().enumerate() {
                    self.judged(&format!("{key}.{number}"), seat, written, fact == "legal");
                }
            }
        }
    }

    fn judged(&mut self, key: &str, seat: Seat, written: &Value, legal: bool) {
        let decisions = match decisions::<G>(written) {
            Ok(decisions) => decisions,
            Err(slips) => {
                self.writer.slips(key, "a decision", &slips);
                return;
            }
        };
        let mut game = self.game.clone();
        let mut run = decisions.iter();
        let outcome = run.try_for_each(|decision| game.decide(seat, *decision, &mut ()));
        match (outcome, legal) {
            (Ok(()), true) => {}
            (Err(refusal), false) => self.watcher.refused(refusal.rule()),
            (Ok(()), false) => _ = self.writer.fail(key, &format!("{written} of {seat} is illegal"), "legal"),
            (Err(refusal), true) => {
                self.writer.fail(key, &format!("{written} of {seat} is legal"), &refusal.to_string());
            }
        }
    }

    fn menu(&mut self, key: &str, seat: Seat, written: &[Value]) {
        let mut listed = Vec::new();
        self.game.each_decision(seat, |decision| listed.push(json!(decision)));
        for (number, written) in written.iter().enumerate() {
            let key = format!("{key}.{number}");
            match decisions::<G>(written) {
                Ok(decisions) => {
                    for expected in decisions.iter().map(|decision| json!(decision)) {
                        match listed.iter().position(|listed| *listed == expected) {
                            Some(place) => _ = listed.swap_remove(place),
                            None => {
                                _ = self.writer.fail(&key, &format!("{seat} is offered {expected}"), "not");
                            }
                        }
                    }
                }
                Err(slips) => _ = self.writer.slips(&key, "a decision", &slips),
            }
        }
        if !listed.is_empty() {
            let more = join(listed.iter().map(Value::to_string));
            self.writer.fail(key, &format!("no other decisions of {seat}"), &more);
        }
    }
}
