//! People, accounts and sessions: what is stored and read of them.

use hall::{Person, Time};

use super::sql::{Connection, Row, query};
use super::write::{AccountOutcome, Message, PeopleWrite, SessionOutcome, SessionsToEnd, TokenKind, Write};
use super::{Reply, Store, StoreError, TokenHash};

/// A session as it is stored.
#[derive(Clone, Debug)]
pub(crate) struct StoredSession {
    pub(crate) hash: TokenHash,
    pub(crate) kind: TokenKind,
    pub(crate) label: String,
    pub(crate) made: Time,
    pub(crate) last_used: Time,
}

/// A session that is to be stored.
#[derive(Debug)]
pub(crate) struct NewSession {
    pub(crate) hash: TokenHash,
    pub(crate) person: Person,
    pub(crate) kind: TokenKind,
    pub(crate) label: String,
    /// The session with which it was made, and with which it ends.
    pub(crate) parent: Option<TokenHash>,
    pub(crate) at: Time,
}

/// For whom a token stands.
#[derive(Copy, Clone, Debug)]
pub(crate) struct SessionOwner {
    pub(crate) person: Person,
    pub(crate) has_account: bool,
    pub(crate) last_used: Time,
}

/// What is written. Each function returns when it is durable.
impl Store {
    /// Stores a new person and returns their number.
    pub(crate) async fn create_person(&self, name: String, at: Time) -> Result<Person, StoreError> {
        self.write_people(|reply| PeopleWrite::CreatePerson { name, at, reply }).await
    }

    /// Gives a person another name.
    pub(crate) async fn rename_person(&self, person: Person, name: String) -> Result<(), StoreError> {
        self.write_people(|reply| PeopleWrite::RenamePerson { person, name, reply }).await
    }

    /// Turns a guest into an account with a name, the hash of a password, and hashes of recovery codes.
    pub(crate) async fn create_account(
        &self,
        person: Person,
        account: String,
        password_hash: String,
        codes: Vec<TokenHash>,
    ) -> Result<AccountOutcome, StoreError> {
        let write = |reply| PeopleWrite::CreateAccount { person, account, password_hash, codes, reply };
        self.write_people(write).await
    }

    /// Gives an account another password.
    pub(crate) async fn change_password(&self, person: Person, hash: String) -> Result<(), StoreError> {
        self.write_people(|reply| PeopleWrite::ChangePassword { person, hash, reply }).await
    }

    /// Puts new recovery codes in the place of all older ones.
    pub(crate) async fn replace_recovery_codes(
        &self,
        person: Person,
        codes: Vec<TokenHash>,
    ) -> Result<(), StoreError> {
        self.write_people(|reply| PeopleWrite::ReplaceRecoveryCodes { person, codes, reply }).await
    }

    /// Uses a recovery code up, gives its account another password and ends all sessions. The answer is which sessions those
    /// were; none at all, if there is no such code any more.
    pub(crate) async fn recover(
        &self,
        person: Person,
        code: TokenHash,
        password_hash: String,
    ) -> Result<Option<Vec<TokenHash>>, StoreError> {
        self.write_people(|reply| PeopleWrite::Recover { person, code, password_hash, reply }).await
    }

    /// A person leaves for good: name, account, codes and sessions are deleted. Returns which sessions those were.
    pub(crate) async fn delete_person(&self, person: Person, at: Time) -> Result<Vec<TokenHash>, StoreError> {
        self.write_people(|reply| PeopleWrite::DeletePerson { person, at, reply }).await
    }

    /// Stores a token that stands for a person from now on.
    pub(crate) async fn create_session(&self, new: NewSession) -> Result<SessionOutcome, StoreError> {
        self.write_people(|reply| PeopleWrite::CreateSession { new, reply }).await
    }

    /// Notes that a session is used.
    pub(crate) async fn touch_session(&self, hash: TokenHash, at: Time) -> Result<(), StoreError> {
        self.write_people(|reply| PeopleWrite::TouchSession { hash, at, reply }).await
    }

    /// Deletes sessions, whose tokens then stand for nobody, and returns which those were.
    pub(crate) async fn end_sessions(&self, which: SessionsToEnd) -> Result<Vec<TokenHash>, StoreError> {
        self.write_people(|reply| PeopleWrite::EndSessions { which, reply }).await
    }

    async fn write_people<T>(&self, write: impl FnOnce(Reply<T>) -> PeopleWrite) -> Result<T, StoreError> {
        self.write(|reply| Message::Write(Write::People(write(reply)))).await
    }
}

/// What is read.
impl Store {
    /// The person for whom a token stands.
    pub(crate) async fn session(&self, hash: &TokenHash) -> Result<Option<SessionOwner>, StoreError> {
        let row = query(
            "SELECT session.person, session.last_used, person.account IS NOT NULL FROM session
             JOIN person ON person.id = session.person WHERE session.hash = $1",
        );
        let row = row.bind(hash).fetch_optional(&self.readers).await.map_err(StoreError::not_read)?;
        Ok(row.map(|row| SessionOwner {
            person: row.person(0),
            last_used: row.time(1),
            has_account: row.get(2),
        }))
    }

    /// All sessions of a person, the last used first.
    pub(crate) async fn sessions_of(&self, person: Person) -> Result<Vec<StoredSession>, StoreError> {
        let rows = query(
            "SELECT hash, kind, label, at, last_used FROM session WHERE person = $1 ORDER BY last_used DESC, hash",
        );
        let rows = rows.bind(person).fetch_all(&self.readers).await.map_err(StoreError::not_read)?;
        Ok(rows.iter().filter_map(stored_session).collect())
    }

    /// Name and account of a person who has not left.
    pub(crate) async fn person(
        &self,
        person: Person,
    ) -> Result<Option<(String, Option<String>)>, StoreError> {
        let row = query("SELECT name, account FROM person WHERE id = $1 AND left_at IS NULL");
        let row = row.bind(person).fetch_optional(&self.readers).await.map_err(StoreError::not_read)?;
        Ok(row.map(|row| (row.get(0), row.get(1))))
    }

    /// The owner of an account, and the hash of the password. Names from before there were rules are found as they were typed.
    pub(crate) async fn account(&self, typed: &str) -> Result<Option<(Person, String)>, StoreError> {
        if typed.contains('\0') {
            // No name has it, and PostgreSQL refuses to be asked for it.
            return Ok(None);
        }
        let clean = hall::clean_name(typed).unwrap_or_else(|_| typed.to_owned());
        let row = query(
            "SELECT id, password FROM person WHERE account = $1 OR account = $2 ORDER BY account = $1 DESC LIMIT 1",
        );
        let row = row.bind(typed).bind(clean).fetch_optional(&self.readers).await;
        Ok(row.map_err(StoreError::not_read)?.map(|row| (row.person(0), row.get(1))))
    }

    /// The hash of the password of a person who has an account.
    pub(crate) async fn password_hash(&self, person: Person) -> Result<Option<String>, StoreError> {
        let row = query("SELECT password FROM person WHERE id = $1").bind(person);
        let row = row.fetch_optional(&self.readers).await.map_err(StoreError::not_read)?;
        Ok(row.and_then(|row| row.get(0)))
    }

    /// The account whose name looks like this, and its owner.
    pub(crate) async fn account_that_looks_like(
        &self,
        skeleton: &str,
    ) -> Result<Option<(Person, String)>, StoreError> {
        let row = query("SELECT id, account FROM person WHERE account_skeleton = $1").bind(skeleton);
        let row = row.fetch_optional(&self.readers).await.map_err(StoreError::not_read)?;
        Ok(row.map(|row| (row.person(0), row.get(1))))
    }

    /// How many recovery codes of a person have not been used.
    pub(crate) async fn count_recovery_codes(&self, person: Person) -> Result<u32, StoreError> {
        let row = query("SELECT count(*) FROM recovery_code WHERE person = $1").bind(person);
        let row = row.fetch_one(&self.readers).await.map_err(StoreError::not_read)?;
        Ok(u32::try_from(row.get::<i64>(0)).unwrap_or(u32::MAX))
    }

    /// Whether a recovery code of a person has not been used.
    pub(crate) async fn has_recovery_code(
        &self,
        person: Person,
        code: &TokenHash,
    ) -> Result<bool, StoreError> {
        let row = query("SELECT 1 FROM recovery_code WHERE hash = $1 AND person = $2");
        let row = row.bind(code).bind(person).fetch_optional(&self.readers).await;
        Ok(row.map_err(StoreError::not_read)?.is_some())
    }

    /// Tables that still name people who left, after one of them in the order of this list.
    pub(crate) async fn tables_of_people_who_left(
        &self,
        after: &(Person, String),
        most: u32,
    ) -> Result<Vec<(Person, String)>, StoreError> {
        let rows = query(
            "SELECT seated.person, seated.match FROM person JOIN seated ON seated.person = person.id
             WHERE person.left_at IS NOT NULL AND (seated.person, seated.match) > ($1, $2)
             ORDER BY seated.person, seated.match LIMIT $3",
        );
        let rows = rows.bind(after.0).bind(&after.1).bind(most);
        let rows = rows.fetch_all(&self.readers).await.map_err(StoreError::not_read)?;
        Ok(rows.iter().map(|row| (row.person(0), row.get(1))).collect())
    }
}

/// Gives accounts from before there were skeletons theirs. Of those that look alike the oldest gets it, and keeps newcomers from
/// looking like any of them.
pub(super) async fn add_missing_skeletons(connection: &mut Connection) -> Result<(), sqlx::Error> {
    let missing =
        "SELECT id, account FROM person WHERE account IS NOT NULL AND account_skeleton IS NULL ORDER BY id";
    for row in query(missing).fetch_all(&mut *connection).await? {
        let (id, account): (i64, String) = (row.try_get(0)?, row.try_get(1)?);
        let update = query(
            "UPDATE person SET account_skeleton = $1 WHERE id = $2
             AND NOT EXISTS (SELECT 1 FROM person WHERE account_skeleton = $1)",
        );
        update.bind(hall::skeleton(&account)).bind(id).execute(&mut *connection).await?;
    }
    Ok(())
}

fn stored_session(row: &Row) -> Option<StoredSession> {
    let (hash, kind): (Vec<u8>, String) = (row.get(0), row.get(1));
    Some(StoredSession {
        hash: hash.try_into().ok()?,
        kind: TokenKind::named(&kind),
        label: row.get(2),
        made: row.time(3),
        last_used: row.time(4),
    })
}
