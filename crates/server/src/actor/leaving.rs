//! Somebody has left the house for good.

use hall::Person;

use super::{Actor, Reply};
use crate::error::ApiError;
use crate::store::StoreError;

impl Actor {
    /// Leaves their seats to others or to bots, and their name to nobody.
    pub(super) async fn forget_person(&mut self, person: Person, reply: Reply<()>) -> Result<(), StoreError> {
        match self.table.forget_person(self.now(), person) {
            Ok(entries) => {
                let stored = self.store_and_send(entries).await;
                let _ = reply.send(stored.clone().map_err(ApiError::from));
                stored
            }
            Err(refused) => {
                let _ = reply.send(Err(refused.into()));
                Ok(())
            }
        }
    }
}
