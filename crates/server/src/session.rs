//! Who sends a request: an opaque token in a cookie or a bearer header, of which only the hash is stored.

use std::collections::HashMap;
use std::net::IpAddr;

use axum::extract::FromRequestParts;
use axum::http::HeaderMap;
use axum::http::header::{AUTHORIZATION, COOKIE};
use axum::http::request::Parts;
use cookie::time::Duration;
use cookie::{Cookie, SameSite};
use hall::Person;

use crate::error::ApiError;
use crate::guard::ClientNetwork;
use crate::house::House;
use crate::store::{TokenHash, TokenKind};
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
    people: HashMap<TokenHash, Person>,
    /// How many tokens were removed: whatever was read from the database before that may be out of date.
    removals: u64,
}

/// More sessions than this are forgotten together, and read again when they are needed.
const MOST_CACHED: usize = 50_000;

impl SessionCache {
    /// Remembers a token that was read from the database when so many had been removed.
    fn insert(&mut self, hash: TokenHash, person: Person, removals: u64) {
        if self.removals != removals {
            return;
        }
        if self.people.len() >= MOST_CACHED {
            self.people.clear();
        }
        self.people.insert(hash, person);
    }

    fn remove(&mut self, hash: &TokenHash) {
        self.people.remove(hash);
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
    let removals = {
        let cache = house.session_cache();
        if let Some(person) = cache.people.get(hash) {
            return Ok(Some(*person));
        }
        cache.removals
    };
    let person = house.store().session(hash).await?;
    if let Some(person) = person {
        house.session_cache().insert(*hash, person, removals);
    }
    Ok(person)
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

/// Creates a session of a person and returns its token.
pub(crate) async fn create_session(
    house: &House,
    person: Person,
    kind: TokenKind,
) -> Result<String, ApiError> {
    let token = token::secret();
    house.store().create_session(token::hash(&token), person, kind, house.time().now()).await?;
    Ok(token)
}

/// Ends the session of a request: its token stands for nobody from now on.
pub(crate) async fn end_session(house: &House, headers: &HeaderMap) -> Result<(), ApiError> {
    if let Some(hash) = token_hash(headers) {
        house.store().delete_session(hash).await?;
        // Last, so that whoever read it from the database before does not put it into the cache after.
        house.session_cache().remove(&hash);
    }
    Ok(())
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
        let (hash, anna, read) = ([7; 32], Person(1), 0);
        cache.insert(hash, anna, read);
        assert_eq!(cache.people.get(&hash), Some(&anna));
        cache.remove(&hash);
        cache.insert(hash, anna, read);
        assert_eq!(cache.people.get(&hash), None);
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
