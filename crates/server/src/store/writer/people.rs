//! How people, accounts and sessions are written.

use hall::{Person, Time};

use super::{Transaction, is_conflict};
use crate::store::people::NewSession;
use crate::store::sql::{Connection, Row, query};
use crate::store::write::{AccountOutcome, PeopleWrite, SessionOutcome, SessionsToEnd, TokenKind};
use crate::store::{StoreError, TokenHash};

/// Whoever logs in once more is logged out where they have not been for longest.
const MOST_COOKIES: i64 = 50;
/// Tokens for bots of one person.
const MOST_TOKENS: i64 = 50;

impl Transaction<'_> {
    pub(super) async fn write_people(&mut self, write: PeopleWrite) -> Result<(), StoreError> {
        let connection = &mut *self.connection;
        match write {
            PeopleWrite::CreatePerson { name, at, reply } => {
                let outcome = create_person(connection, &name, at).await;
                self.answer(reply, outcome)
            }
            PeopleWrite::RenamePerson { person, name, reply } => {
                let update = query("UPDATE person SET name = $1 WHERE id = $2 AND left_at IS NULL");
                let outcome = update.bind(name).bind(person).execute(connection).await;
                self.answer(reply, outcome.map(|_| ()).map_err(StoreError::from))
            }
            PeopleWrite::CreateAccount { person, account, password_hash, codes, reply } => {
                let outcome = create_account(connection, person, &account, &password_hash, &codes).await;
                self.answer(reply, outcome)
            }
            PeopleWrite::ChangePassword { person, hash, reply } => {
                let outcome = change_password(connection, person, &hash).await;
                self.answer(reply, outcome)
            }
            PeopleWrite::ReplaceRecoveryCodes { person, codes, reply } => {
                let outcome = replace_recovery_codes(connection, person, &codes).await;
                self.answer(reply, outcome)
            }
            PeopleWrite::Recover { person, code, password_hash, reply } => {
                let outcome = recover(connection, person, &code, &password_hash).await;
                self.answer(reply, outcome)
            }
            PeopleWrite::DeletePerson { person, at, reply } => {
                let outcome = delete_person(connection, person, at).await;
                self.answer(reply, outcome)
            }
            PeopleWrite::CreateSession { new, reply } => {
                let outcome = create_session(connection, new).await;
                self.answer(reply, outcome)
            }
            PeopleWrite::TouchSession { hash, at, reply } => {
                let update = query("UPDATE session SET last_used = $1 WHERE hash = $2 AND last_used < $1");
                let outcome = update.bind(at).bind(&hash).execute(connection).await;
                self.answer(reply, outcome.map(|_| ()).map_err(StoreError::from))
            }
            PeopleWrite::EndSessions { which, reply } => {
                let outcome = end_sessions(connection, which).await;
                self.answer(reply, outcome)
            }
        }
    }
}

async fn create_person(connection: &mut Connection, name: &str, at: Time) -> Result<Person, StoreError> {
    let insert = query("INSERT INTO person (name, at) VALUES ($1, $2) RETURNING id");
    Ok(insert.bind(name).bind(at).fetch_one(connection).await?.person(0))
}

async fn create_account(
    connection: &mut Connection,
    person: Person,
    account: &str,
    password_hash: &str,
    codes: &[TokenHash],
) -> Result<AccountOutcome, StoreError> {
    let update = query(
        "UPDATE person SET account = $1, account_skeleton = $2, password = $3
         WHERE id = $4 AND account IS NULL AND left_at IS NULL",
    );
    let update = update.bind(account).bind(hall::skeleton(account)).bind(password_hash).bind(person);
    connection.run("SAVEPOINT account").await?;
    let updated = update.execute(&mut *connection).await;
    let outcome = match updated {
        Ok(0) => AccountOutcome::HasAccount,
        Ok(_) => AccountOutcome::Created,
        Err(error) if is_conflict(&error) => {
            connection.run("ROLLBACK TO account").await?;
            AccountOutcome::NameTaken
        }
        Err(error) => return Err(error.into()),
    };
    connection.run("RELEASE account").await?;
    if outcome == AccountOutcome::Created {
        replace_recovery_codes(connection, person, codes).await?;
    }
    Ok(outcome)
}

async fn change_password(connection: &mut Connection, person: Person, hash: &str) -> Result<(), StoreError> {
    let update = query("UPDATE person SET password = $1 WHERE id = $2 AND account IS NOT NULL");
    update.bind(hash).bind(person).execute(connection).await?;
    Ok(())
}

async fn replace_recovery_codes(
    connection: &mut Connection,
    person: Person,
    codes: &[TokenHash],
) -> Result<(), StoreError> {
    let delete = query("DELETE FROM recovery_code WHERE person = $1");
    delete.bind(person).execute(&mut *connection).await?;
    for code in codes {
        let insert = query("INSERT INTO recovery_code (hash, person) VALUES ($1, $2)");
        insert.bind(code).bind(person).execute(&mut *connection).await?;
    }
    Ok(())
}

async fn recover(
    connection: &mut Connection,
    person: Person,
    code: &TokenHash,
    password_hash: &str,
) -> Result<Option<Vec<TokenHash>>, StoreError> {
    let delete = query("DELETE FROM recovery_code WHERE hash = $1 AND person = $2");
    let deleted = delete.bind(code).bind(person).execute(&mut *connection).await?;
    if deleted == 0 {
        return Ok(None);
    }
    change_password(connection, person, password_hash).await?;
    end_sessions(connection, SessionsToEnd::AllOf(person)).await.map(Some)
}

/// The row stays, so that the number is never given to anybody else.
async fn delete_person(
    connection: &mut Connection,
    person: Person,
    at: Time,
) -> Result<Vec<TokenHash>, StoreError> {
    replace_recovery_codes(connection, person, &[]).await?;
    let update = query(
        "UPDATE person SET name = '', account = NULL, account_skeleton = NULL, password = NULL, left_at = $1
         WHERE id = $2",
    );
    update.bind(at).bind(person).execute(&mut *connection).await?;
    end_sessions(connection, SessionsToEnd::AllOf(person)).await
}

async fn create_session(connection: &mut Connection, new: NewSession) -> Result<SessionOutcome, StoreError> {
    let NewSession { hash, person, kind, label, parent, at } = new;
    let mut ended = Vec::new();
    match kind {
        TokenKind::Bearer => {
            let count = query("SELECT count(*) FROM session WHERE person = $1 AND kind = 'bearer'");
            let count = count.bind(person).fetch_one(&mut *connection).await?;
            if count.try_get::<i64>(0)? >= MOST_TOKENS {
                return Ok(SessionOutcome::TooManyTokens);
            }
        }
        TokenKind::Cookie => {
            let delete = query(
                "DELETE FROM session WHERE hash IN (SELECT hash FROM session WHERE person = $1 AND kind = 'cookie'
                 ORDER BY last_used DESC, hash LIMIT 1000000 OFFSET $2) RETURNING hash",
            );
            let delete = delete.bind(person).bind(MOST_COOKIES - 1);
            ended = hashes(&delete.fetch_all(&mut *connection).await?);
        }
    }
    // What is made with a token ends with what that token ends with.
    let insert = query(
        "INSERT INTO session (hash, person, kind, at, last_used, label, parent)
         SELECT $1, id, $3, $4, $4, $5, coalesce((SELECT parent FROM session WHERE hash = $6), $6)
         FROM person WHERE id = $2 AND left_at IS NULL",
    );
    let insert = insert.bind(&hash).bind(person).bind(kind.name()).bind(at);
    insert.bind(label).bind(parent).execute(connection).await?;
    Ok(SessionOutcome::Created { ended })
}

async fn end_sessions(
    connection: &mut Connection,
    which: SessionsToEnd,
) -> Result<Vec<TokenHash>, StoreError> {
    let delete = match which {
        SessionsToEnd::One(hash) => {
            let delete = query("DELETE FROM session WHERE hash = $1 OR parent = $1 RETURNING hash");
            delete.bind(&hash)
        }
        SessionsToEnd::AllOf(person) => {
            query("DELETE FROM session WHERE person = $1 RETURNING hash").bind(person)
        }
        SessionsToEnd::OthersOf(person, hash) => {
            let delete = query("DELETE FROM session WHERE person = $1 AND hash <> $2 RETURNING hash");
            delete.bind(person).bind(&hash)
        }
        SessionsToEnd::Expired { guests_before, accounts_before, most } => {
            let delete = query(
                "DELETE FROM session WHERE hash IN (SELECT session.hash FROM session
                 JOIN person ON person.id = session.person
                 WHERE session.last_used < $4 AND session.last_used < CASE WHEN person.account IS NULL THEN $1 ELSE $2 END LIMIT $3) RETURNING hash",
            );
            let delete = delete.bind(guests_before).bind(accounts_before);
            delete.bind(most).bind(guests_before.max(accounts_before))
        }
    };
    Ok(hashes(&delete.fetch_all(connection).await?))
}

fn hashes(rows: &[Row]) -> Vec<TokenHash> {
    rows.iter().filter_map(|row| row.get::<Vec<u8>>(0).try_into().ok()).collect()
}

#[cfg(test)]
mod tests {
    use sqlx::Connection as _;

    use super::*;
    use crate::store::migrations::migrate;
    use crate::store::people::add_missing_skeletons;

    /// Accounts from before names were compared: some may look alike, and all of them stay.
    #[tokio::test]
    async fn older_accounts_get_skeletons_and_collisions_are_tolerated() {
        let connection = sqlx::SqliteConnection::connect("sqlite::memory:").await;
        let mut connection = Connection::Sqlite(connection.expect("memory is there"));
        migrate(&mut connection).await.expect("an empty file is fine");
        let old = "INSERT INTO person (id, name, account, password, at)
                   VALUES (1, 'A', 'anna', 'x', 0), (2, 'B', 'Anna', 'x', 0), (3, 'C', 'bert', 'x', 0)";
        connection.run(old).await.expect("it is there");
        for start in 1..=2 {
            add_missing_skeletons(&mut connection).await.expect("old accounts are brought along");
            let skeletons = query("SELECT account_skeleton FROM person ORDER BY id");
            let skeletons = skeletons.fetch_all(&mut connection).await;
            let skeletons: Vec<Option<String>> =
                skeletons.expect("it can be read").iter().map(|row| row.get(0)).collect();
            let expected = [Some(hall::skeleton("anna")), None, Some(hall::skeleton("bert"))];
            assert_eq!(skeletons, expected, "start {start}");
        }
        let guest = create_person(&mut connection, "D", Time(0)).await.expect("there is room");
        let mut create = async |account| create_account(&mut connection, guest, account, "x", &[]).await.ok();
        assert_eq!(create("ANNA").await, Some(AccountOutcome::NameTaken));
        assert_eq!(create("Carla").await, Some(AccountOutcome::Created));
    }
}
