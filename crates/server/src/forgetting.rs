//! What the house forgets in small steps: sessions that have expired, and at their tables the people who left for good.

use std::time::Duration;

use hall::Person;
use tokio::time::{Instant, MissedTickBehavior, interval_at, sleep};

use crate::actor::TableRequest;
use crate::error::ApiError;
use crate::house::House;
use crate::session;
use crate::store::SessionsToEnd;

/// Those who come back after a start are served first.
const FIRST_LOOK: Duration = Duration::from_secs(10);
/// How often it is looked whether something is to be forgotten.
const LOOK: Duration = Duration::from_hours(1);
/// Sessions that are deleted at once.
const MOST_SESSIONS: u32 = 500;
/// Tables that are read from the list at once.
const MOST_TABLES: u32 = 100;
/// A pause between two tables: each stays awake for a while, and most of them must be free for those who play.
const PAUSE: Duration = Duration::from_millis(200);

/// Forgets what is due, until the server is being stopped. Begins with what was left undone when it was last stopped.
pub(crate) async fn keep(house: House) {
    let mut looks = interval_at(Instant::now() + FIRST_LOOK, LOOK);
    looks.set_missed_tick_behavior(MissedTickBehavior::Delay);
    loop {
        tokio::select! {
            _ = looks.tick() => {}
            () = house.closing() => return,
        }
        tokio::select! {
            () = forget_everything(&house) => {}
            () = house.closing() => return,
        }
    }
}

async fn forget_everything(house: &House) {
    if let Err(error) = delete_expired_sessions(house).await {
        tracing::warn!(error = error.code(), "expired sessions could not be deleted");
    }
    forget_people_who_left(house.clone()).await;
}

async fn delete_expired_sessions(house: &House) -> Result<(), ApiError> {
    let (guests_before, accounts_before) = session::expire_before(house, house.time().now());
    let expired = SessionsToEnd::Expired { guests_before, accounts_before, most: MOST_SESSIONS };
    session::end_sessions(house, expired).await
}

/// Takes the names of people who left for good from the tables that still have them. A table that cannot be read now is tried
/// again the next time.
pub(crate) async fn forget_people_who_left(house: House) {
    let mut last = (Person::NOBODY, String::new());
    loop {
        let tables = match house.store().tables_of_people_who_left(&last, MOST_TABLES).await {
            Ok(tables) => tables,
            Err(error) => {
                tracing::warn!(%error, "tables of people who left could not be listed");
                return;
            }
        };
        let Some(furthest) = tables.last().cloned() else { return };
        for (person, table) in tables {
            let request = |reply| TableRequest::ForgetPerson { person, reply };
            if let Err(error) = house.ask_table(&table, None, request).await {
                tracing::warn!(table, error = error.code(), "somebody who left is still named at a table");
            }
            sleep(PAUSE).await;
        }
        last = furthest;
    }
}
