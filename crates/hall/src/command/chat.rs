//! Chat, and the next match.

use crate::names::clean_line;
use crate::{Entry, Logged, Person, Refused, SeatPlan, Stage, Table, Time};

const LONGEST_LINE: usize = 300;
/// So many lines one person may write at one table; what others write does not silence them.
const MOST_LINES: u32 = 500;

impl Table {
    /// Adds a line to the chat, under the name that the person has at this table.
    pub(super) fn say(&mut self, now: Time, person: Person, text: &str) -> Result<Vec<Logged>, Refused> {
        let text = clean_line(text);
        if !(1..=LONGEST_LINE).contains(&text.chars().count()) {
            return Err(Refused::TooMuch("say 1 to 300 characters"));
        }
        if self.action_counts(person).chat_lines >= MOST_LINES {
            return Err(Refused::TooMuch("you have said enough at this table"));
        }
        let is_running = self.stage() == Stage::Running;
        if self.started.as_ref().is_some_and(|started| is_running && !started.game.allows_chat()) {
            return Err(Refused::Quiet);
        }
        let own_name = |plan: &SeatPlan| match plan {
            SeatPlan::Person { person: owner, name } if *owner == person => Some(name.clone()),
            SeatPlan::Open | SeatPlan::Person { .. } | SeatPlan::Bot { .. } => None,
        };
        let name = self.seats.iter().find_map(own_name).ok_or(Refused::NotSeated)?;
        self.write_one(now, Entry::Said { person, name, text })
    }

    /// Notes that the same people play again, at a table of this name that the server has opened.
    pub fn rematch(&mut self, now: Time, person: Person, table: String) -> Result<Vec<Logged>, Refused> {
        if self.stage() != Stage::Finished {
            return Err(Refused::NotOver);
        }
        self.check_is_seated(person)?;
        if self.rematch.is_some() {
            return Err(Refused::TooMuch("there is a rematch already"));
        }
        self.write_one(now.max(self.at), Entry::Rematch { table })
    }

    /// The name of the table where the same people play again, if there is one.
    pub fn rematch_table(&self) -> Option<&str> {
        self.rematch.as_deref()
    }
}
