//! The same people play again.

use hall::{Command, Person, Refused, Setup, Stage};

use super::{Actor, Reply, TableRequest};
use crate::error::ApiError;
use crate::store::StoreError;

impl Actor {
    /// Opens a table for the same people, once; whoever asks later gets the same one.
    pub(super) async fn rematch(&mut self, person: Person, reply: Reply<String>) -> Result<(), StoreError> {
        if let Some(table) = self.table.rematch_table() {
            let _ = reply.send(Ok(table.to_owned()));
            return Ok(());
        }
        if self.table.stage() != Stage::Finished || self.table.seats_of(person).is_empty() {
            let refused =
                if self.table.stage() == Stage::Finished { Refused::NotSeated } else { Refused::NotOver };
            let _ = reply.send(Err(refused.into()));
            return Ok(());
        }
        let mut setup = self.table.setup().clone();
        setup.seats = self.table.seats_to_play_again(person);
        setup.host = person;
        setup.lesson = None; // whoever has learned a game plays it
        let name = match self.open_rematch(setup, person).await {
            Ok(name) => name,
            Err(error) => {
                let _ = reply.send(Err(error));
                return Ok(());
            }
        };
        if let Ok(entries) = self.table.rematch(self.now(), person, name.clone()) {
            self.store_and_send(entries).await?;
        }
        let _ = reply.send(Ok(name));
        Ok(())
    }

    /// Opens the table of a rematch. Against bots alone nobody has to get ready, so it starts at once.
    async fn open_rematch(&mut self, setup: Setup, person: Person) -> Result<String, ApiError> {
        let name = self.house.open_table(setup, self.network).await?;
        if self.table.is_alone_with_bots(person) {
            let start = |reply| TableRequest::Command { person, command: Command::Start {}, reply };
            self.house.ask_table(&name, self.network, start).await?;
        }
        Ok(name)
    }
}
