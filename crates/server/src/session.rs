//! Who sends a request: an opaque token in a cookie or a bearer header, of which only the hash is stored.

use std::collections::HashMap;
use std::net::IpAddr;

use axum::extract::FromRequestParts;
use axum::http::header::{AUTHORIZATION, COOKIE};
use axum::http::request::Parts;
use axum::http::{HeaderMap, StatusCode};
use cookie::time::Duration;
use cookie::{Cookie, SameSite};
use hall::{Person, Time};

use crate::error::ApiError;
use crate::guard::ClientNetwork;
use crate::house::House;
use crate::store::{NewSession, SessionOutcome, SessionOwner, SessionsToEnd, TokenHash, TokenKind};
use crate::token;

const COOKIE_NAME: &str = "fondaco";
/// The name with `--secure`: browsers take it only over HTTPS and from this very host, so that no neighbour can plant one.
const SECURE_COOKIE_NAME: &str = "__Host-fondaco";
/// How long a browser keeps the cookie.
const COOKIE_AGE: Duration = Duration::days(365);

/// The person who sends a request, if the request has a valid token.
#[derive(Copy, Clone, Debug)]
pub(crate) struct OptionalPerson(pub(crate) Option<Person>);

/// The person who sends a request; requests without a valid token are refused.
#[derive(Copy, Clone, Debug)]
pub(crate) struct KnownPerson(pub(crate) Person);

impl FromRequestParts<House> for OptionalPerson {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, house: &House) -> Result<OptionalPerson, ApiError> {
        Ok(OptionalPerson(person_of_request(house, &parts.headers).await?))
    }
}

impl FromRequestParts<House> for KnownPerson {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, house: &House) -> Result<KnownPerson, ApiError> {
        person_of_request(house, &parts.headers).await?.map(KnownPerson).ok_or_else(ApiError::no_session)
    }
}

/// Who sends a request, and from where.
#[derive(Copy, Clone, Debug)]
pub(crate) struct Asker {
    pub(crate) person: Option<Person>,
    pub(crate) network: Option<IpAddr>,
}

impl FromRequestParts<House> for Asker {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, house: &House) -> Result<Asker, ApiError> {
        let person = person_of_request(house, &parts.headers).await?;
        let network = parts.extensions.get::<ClientNetwork>().and_then(|ClientNetwork(network)| *network);
        Ok(Asker { person, network })
    }
}

/// Tokens seen lately, so that not every request asks the database.
#[derive(Debug, Default)]
pub(crate) struct SessionCache {
    owners: HashMap<TokenHash, SessionOwner>,
    /// How many tokens were removed: whatever was read from the database before that may be out of date.
    removals: u64,
}

/// More sessions than this are forgotten together, and read again when they are needed.
const MOST_CACHED: usize = 50_000;

impl SessionCache {
    /// Remembers a token that was read from the database when so many had been removed.
    fn insert(&mut self, hash: TokenHash, owner: SessionOwner, removals: u64) {
        if self.removals != removals {
            return;
        }
        if self.owners.len() >= MOST_CACHED {
            self.owners.clear();
        }
        self.owners.insert(hash, owner);
    }

    fn remove(&mut self, hash: &TokenHash) {
        self.owners.remove(hash);
        self.removals += 1;
    }

    /// Forgets what is known of a person's sessions, so that it is read again.
    pub(crate) fn remove_person(&mut self, person: Person) {
        self.owners.retain(|_, owner| owner.person != person);
        self.removals += 1;
    }
}

/// The person for whom the token of a request stands; a token that was never given out stands for nobody.
pub(crate) async fn person_of_request(
    house: &House,
    headers: &HeaderMap,
) -> Result<Option<Person>, ApiError> {
    match token_hash(headers) {
        Some(hash) => person_of_token(house, &hash).await,
        None => Ok(None),
    }
}

/// The person for whom a token stands now. If the database cannot be read that is an error, not "nobody".
pub(crate) async fn person_of_token(house: &House, hash: &TokenHash) -> Result<Option<Person>, ApiError> {
    let (cached, removals) = {
        let cache = house.session_cache();
        (cache.owners.get(hash).copied(), cache.removals)
    };
    let owner = match cached {
        Some(owner) => Some(owner),
        None => house.store().session(hash).await?,
    };
    let now = house.time().now();
    let Some(mut owner) = owner.filter(|owner| !has_expired(house, owner, now)) else { return Ok(None) };
    let is_to_be_noted = now.since(owner.last_used) >= NOTE_USE_AFTER;
    if is_to_be_noted {
        owner.last_used = now;
        let (store, hash) = (house.store().clone(), *hash);
        // Nobody waits for it; if it fails, the next request tries again after a while.
        tokio::spawn(async move { store.touch_session(hash, now).await });
    }
    if cached.is_none() || is_to_be_noted {
        house.session_cache().insert(*hash, owner, removals);
    }
    Ok(Some(owner.person))
}

/// That a session is used is noted again after so many milliseconds.
const NOTE_USE_AFTER: u64 = 10 * 60_000;
/// Guests have no other way back, so their sessions last as long as a browser keeps the cookie.
const GUEST_DAYS: u32 = 365;

fn has_expired(house: &House, owner: &SessionOwner, now: Time) -> bool {
    let (guests_before, accounts_before) = expire_before(house, now);
    owner.last_used < if owner.has_account { accounts_before } else { guests_before }
}

/// Sessions of guests and of accounts that were last used before these times have expired.
pub(crate) fn expire_before(house: &House, now: Time) -> (Time, Time) {
    let before = |days: u32| Time(now.0.saturating_sub(u64::from(days) * 86_400_000));
    let accounts = match house.options().session_days {
        0 => Time(0),
        days => before(days),
    };
    (before(GUEST_DAYS), accounts)
}

/// The hash of the token of a request.
pub(crate) fn token_hash(headers: &HeaderMap) -> Option<TokenHash> {
    token_of(headers).map(|token| token::hash(&token))
}

/// The token of a request: a bearer token goes before the cookie.
fn token_of(headers: &HeaderMap) -> Option<String> {
    let bearer = headers.get(AUTHORIZATION).and_then(|value| value.to_str().ok());
    if let Some(token) = bearer.and_then(|value| value.strip_prefix("Bearer ")) {
        return Some(token.to_owned());
    }
    // The other name is accepted too: sessions from before `--secure` go on, and guests would have no way back to theirs.
    cookie_of(headers, SECURE_COOKIE_NAME).or_else(|| cookie_of(headers, COOKIE_NAME))
}

fn cookie_of(headers: &HeaderMap, name: &str) -> Option<String> {
    let lines = headers.get_all(COOKIE).iter().filter_map(|value| value.to_str().ok());
    let mut cookies = lines.flat_map(Cookie::split_parse).flatten();
    cookies.find(|cookie| cookie.name() == name).map(|cookie| cookie.value().to_owned())
}

/// A session that is to be created; its token is made with it.
#[derive(Debug)]
pub(crate) struct WantedSession {
    pub(crate) person: Person,
    pub(crate) kind: TokenKind,
    pub(crate) label: String,
    pub(crate) parent: Option<TokenHash>,
}

/// Creates a session and returns its token.
pub(crate) async fn create_session(house: &House, wanted: WantedSession) -> Result<String, ApiError> {
    let WantedSession { person, kind, label, parent } = wanted;
    let token = token::secret();
    let new = NewSession { hash: token::hash(&token), person, kind, label, parent, at: house.time().now() };
    match house.store().create_session(new).await? {
        SessionOutcome::Created { ended } => forget_sessions(house, &ended).await,
        SessionOutcome::TooManyTokens => {
            let message = "you have as many tokens as one may have; revoke one first";
            return Err(ApiError::new(StatusCode::CONFLICT, "too_many_tokens", message));
        }
    }
    Ok(token)
}

/// Ends sessions at once: their tokens stand for nobody from now on, and what is open with them is closed.
pub(crate) async fn end_sessions(house: &House, which: SessionsToEnd) -> Result<(), ApiError> {
    let ended = house.store().end_sessions(which).await?;
    forget_sessions(house, &ended).await;
    Ok(())
}

/// For sessions that are no longer stored: forgets them on all nodes.
pub(crate) async fn forget_sessions(house: &House, ended: &[TokenHash]) {
    for hash in ended {
        forget_session_here(house, hash);
        if let Some(cluster) = house.cluster() {
            cluster.session_ended(*hash).await;
        }
    }
}

/// Whoever read it from the database before does not put it into the cache after.
pub(crate) fn forget_session_here(house: &House, hash: &TokenHash) {
    house.session_cache().remove(hash);
    house.session_ends().end(hash);
}

/// Something about a person's sessions is another now: it is read anew on all nodes.
pub(crate) async fn person_changed(house: &House, person: Person) {
    house.session_cache().remove_person(person);
    if let Some(cluster) = house.cluster() {
        cluster.person_changed(person).await;
    }
}

/// The cookie with a token: neither for scripts nor for other sites.
pub(crate) fn session_cookie(house: &House, token: String) -> String {
    cookie(token, COOKIE_AGE, house.options().secure)
}

/// The cookies that make a browser delete the others.
pub(crate) fn expired_session_cookies() -> [String; 2] {
    [false, true].map(|secure| cookie(String::new(), Duration::ZERO, secure))
}

/// With `--secure`, for a browser that has only the cookie of before: the same session under the secure name, and the end of
/// the old cookie.
pub(crate) fn renamed_cookies(house: &House, headers: &HeaderMap) -> Option<[String; 2]> {
    if !house.options().secure || cookie_of(headers, SECURE_COOKIE_NAME).is_some() {
        return None;
    }
    let token = cookie_of(headers, COOKIE_NAME)?;
    Some([cookie(token, COOKIE_AGE, true), cookie(String::new(), Duration::ZERO, false)])
}

fn cookie(token: String, age: Duration, secure: bool) -> String {
    let name = if secure { SECURE_COOKIE_NAME } else { COOKIE_NAME };
    let cookie = Cookie::build((name, token)).http_only(true).same_site(SameSite::Lax);
    cookie.path("/").max_age(age).secure(secure).to_string()
}

#[cfg(test)]
mod tests {
    use axum::http::HeaderValue;

    use super::*;

    #[tokio::test]
    async fn a_broken_disk_makes_nobody_a_stranger() {
        let house = crate::house::tests::house("session").await;
        let mut headers = HeaderMap::new();
        headers.insert(AUTHORIZATION, HeaderValue::from_static("Bearer abc"));
        assert_eq!(person_of_request(&house, &headers).await.ok(), Some(None));
        house.store().close().await;
        let error = person_of_request(&house, &headers).await.err().map(|error| error.body());
        assert_eq!(error.map(|error| error["error"]["code"].clone()), Some("closing".into()));
    }

    #[test]
    fn what_was_read_before_a_logout_is_not_cached_after_it() {
        let mut cache = SessionCache::default();
        let anna = SessionOwner { person: Person(1), has_account: false, last_used: Time(0) };
        let (hash, read) = ([7; 32], 0);
        cache.insert(hash, anna, read);
        assert!(cache.owners.contains_key(&hash));
        cache.remove(&hash);
        cache.insert(hash, anna, read);
        assert!(!cache.owners.contains_key(&hash));
    }

    #[tokio::test]
    async fn sessions_that_nobody_uses_expire() {
        let house = crate::house::tests::house("expiry").await;
        let (store, now) = (house.store(), house.time().now());
        let ago = |days: u64| Time(now.0 - days * 86_400_000);
        let mut hashes = Vec::new();
        for (name, account) in [("guest", false), ("owner", true)] {
            let person = store.create_person(name.to_owned(), now).await.expect("stored");
            if account {
                let created = store.create_account(person, name.to_owned(), String::new(), Vec::new()).await;
                assert_eq!(created.ok(), Some(crate::store::AccountOutcome::Created));
            }
            for days in [29, 31, 366] {
                let hash = token::hash(&token::secret());
                let kind = TokenKind::Cookie;
                let new =
                    NewSession { hash, person, kind, label: String::new(), parent: None, at: ago(days) };
                store.create_session(new).await.expect("stored");
                hashes.push(hash);
            }
        }
        let mut valid = Vec::new();
        for hash in &hashes {
            valid.push(person_of_token(&house, hash).await.expect("it can be read").is_some());
        }
        assert_eq!(valid, [true, true, false, true, false, false]);
        let (guests_before, accounts_before) = expire_before(&house, now);
        let expired = SessionsToEnd::Expired { guests_before, accounts_before, most: 100 };
        let ended = store.end_sessions(expired).await.expect("stored");
        let left: Vec<bool> = hashes.iter().map(|hash| !ended.contains(hash)).collect();
        assert_eq!(left, valid, "and are deleted");
    }

    #[test]
    fn a_cookie_is_written_as_before_and_found_among_others() {
        let age = Duration::seconds(31_536_000);
        let written = "fondaco=abc; HttpOnly; SameSite=Lax; Path=/; Max-Age=31536000";
        assert_eq!(cookie("abc".to_owned(), age, false), written);
        let secure = "__Host-fondaco=abc; HttpOnly; SameSite=Lax; Secure; Path=/; Max-Age=31536000";
        assert_eq!(cookie("abc".to_owned(), COOKIE_AGE, true), secure);
        let [expired, _] = expired_session_cookies();
        assert_eq!(expired, "fondaco=; HttpOnly; SameSite=Lax; Path=/; Max-Age=0");
        let mut headers = HeaderMap::new();
        for line in ["theme=dark; nonsense", "a=b;fondaco=abc; c=d"] {
            headers.append(COOKIE, HeaderValue::from_static(line));
        }
        assert_eq!(token_of(&headers).as_deref(), Some("abc"));
        headers.append(COOKIE, HeaderValue::from_static("__Host-fondaco=def"));
        assert_eq!(token_of(&headers).as_deref(), Some("def"), "which nobody else can have planted");
    }
}
