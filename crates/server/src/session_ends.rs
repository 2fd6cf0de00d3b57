//! Whatever is open with a session ends with it: sockets, and requests that wait for news.

use std::collections::HashMap;
use std::sync::{Mutex, MutexGuard, PoisonError};

use tokio::sync::watch;

use crate::error::ApiError;
use crate::house::House;
use crate::session::person_of_token;
use crate::store::TokenHash;

/// The sessions with which something is open now.
#[derive(Debug, Default)]
pub(crate) struct SessionEnds {
    /// A sender that is dropped tells all its receivers that the session has ended.
    sessions: Mutex<HashMap<TokenHash, watch::Sender<()>>>,
}

impl SessionEnds {
    /// Closes everything that is open with a session.
    pub(crate) fn end(&self, session: &TokenHash) {
        self.sessions().remove(session);
    }

    fn open(&self, session: TokenHash) -> watch::Receiver<()> {
        self.sessions().entry(session).or_insert_with(|| watch::Sender::new(())).subscribe()
    }

    /// Forgets a session with which nothing is open any more.
    fn close(&self, session: &TokenHash) {
        let mut sessions = self.sessions();
        if sessions.get(session).is_some_and(|sender| sender.receiver_count() == 0) {
            sessions.remove(session);
        }
    }

    fn sessions(&self) -> MutexGuard<'_, HashMap<TokenHash, watch::Sender<()>>> {
        self.sessions.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// The end of a session, for something that is open with it.
#[derive(Debug)]
pub(crate) struct SessionEnd<'a> {
    house: &'a House,
    /// Strangers have no session that could end.
    session: Option<(TokenHash, Option<watch::Receiver<()>>)>,
}

impl<'a> SessionEnd<'a> {
    /// Watches a session. If it has ended since the request was read, that is noticed too: it is looked up once more.
    pub(crate) async fn watch(
        house: &'a House,
        session: Option<TokenHash>,
    ) -> Result<SessionEnd<'a>, ApiError> {
        let receiver = session.map(|hash| (hash, Some(house.session_ends().open(hash))));
        let mut end = SessionEnd { house, session: receiver };
        if let Some((hash, receiver)) = &mut end.session
            && person_of_token(house, hash).await?.is_none()
        {
            *receiver = None;
        }
        Ok(end)
    }

    /// Returns when the session ends.
    pub(crate) async fn ended(&mut self) {
        match &mut self.session {
            // Nothing is ever sent: this returns when the sender is dropped.
            Some((_, Some(receiver))) => while receiver.changed().await.is_ok() {},
            Some((_, None)) => {}
            None => std::future::pending().await,
        }
    }
}

impl Drop for SessionEnd<'_> {
    fn drop(&mut self) {
        if let Some((hash, receiver)) = self.session.take() {
            drop(receiver);
            self.house.session_ends().close(&hash);
        }
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use tokio::time::timeout;

    use super::*;
    use crate::session::{WantedSession, create_session};
    use crate::store::TokenKind;

    #[tokio::test]
    async fn what_is_open_with_a_session_ends_with_it_and_nothing_is_kept() {
        let house = crate::house::tests::house("session-ends").await;
        let person =
            house.store().create_person("Anna".to_owned(), house.time().now()).await.expect("stored");
        let mut hashes = Vec::new();
        for _ in 0..2 {
            let (kind, label, parent) = (TokenKind::Cookie, String::new(), None);
            let wanted = WantedSession { person, kind, label, parent };
            let token = create_session(&house, wanted).await.expect("stored");
            hashes.push(crate::token::hash(&token));
        }
        let ends = async |hash| SessionEnd::watch(&house, Some(hash)).await.expect("it can be read");
        let (mut one, mut same, mut other) =
            (ends(hashes[0]).await, ends(hashes[0]).await, ends(hashes[1]).await);
        house.session_ends().end(&hashes[0]);
        let soon = Duration::from_millis(200);
        assert!(timeout(soon, one.ended()).await.is_ok() && timeout(soon, same.ended()).await.is_ok());
        assert!(timeout(soon, other.ended()).await.is_err(), "others are not concerned");
        let mut unknown = ends([9; 32]).await;
        assert!(timeout(soon, unknown.ended()).await.is_ok(), "a session that has ended before");
        drop((one, same, other, unknown));
        assert!(house.session_ends().sessions().is_empty());
    }
}
