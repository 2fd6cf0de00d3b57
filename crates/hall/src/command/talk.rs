//! Talk, and the next match.

use crate::table::Stage;
use crate::{Entry, Logged, Person, Refused, SeatPlan, Table, Time};

const LONGEST_TEXT: usize = 300;
/// So much one person may say at one table; what others say does not silence him.
const MOST_SAID: u32 = 500;

impl Table {
    pub(super) fn say(&mut self, now: Time, person: Person, text: &str) -> Result<Vec<Logged>, Refused> {
        let text = text.trim();
        let letters = text.chars().count();
        if letters == 0
            || letters > LONGEST_TEXT
            || text.chars().any(|letter| letter.is_control() && letter != '\n')
        {
            return Err(Refused::TooMuch("say 1 to 300 characters"));
        }
        if self.tally(person).said >= MOST_SAID {
            return Err(Refused::TooMuch("you have said enough at this table"));
        }
        if self.stage() == Stage::Running && self.setup.config["quiet"] == true {
            return Err(Refused::Quiet);
        }
        let own = |plan: &SeatPlan| match plan {
            SeatPlan::Person { person: owner, name } if *owner == person => Some(name.clone()),
            _ => None,
        };
        let name = self.seats.iter().find_map(own).ok_or(Refused::NotSeated)?;
        self.one(now, Entry::Said { person, name, text: text.to_owned() })
    }

    /// The same people want to play again, at a table that the server has opened.
    pub fn rematch(&mut self, now: Time, person: Person, table: String) -> Result<Vec<Logged>, Refused> {
        if self.stage() != Stage::Finished {
            return Err(Refused::NotOver);
        }
        self.sits(person)?;
        if self.rematch.is_some() {
            return Err(Refused::TooMuch("there is a rematch already"));
        }
        self.one(now.max(self.at), Entry::Rematch { table })
    }

    /// The table of a rematch, if one was opened.
    pub fn rematch_table(&self) -> Option<&str> {
        self.rematch.as_deref()
    }
}
