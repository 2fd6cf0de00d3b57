//! Who are you? An opaque token in a cookie or a bearer header; only its hash is stored.

use std::collections::HashMap;

use axum::extract::FromRequestParts;
use axum::http::HeaderMap;
use axum::http::header::{AUTHORIZATION, COOKIE};
use axum::http::request::Parts;
use hall::Person;

use crate::error::ApiError;
use crate::house::{House, now};
use crate::store::Write;
use crate::token;

const COOKIE_NAME: &str = "fondaco";
const YEAR: u32 = 31_536_000;

/// Whoever asks, if we know him.
#[derive(Copy, Clone, Debug)]
pub(crate) struct Maybe(pub(crate) Option<Person>);

/// Whoever asks; strangers are turned away.
#[derive(Copy, Clone, Debug)]
pub(crate) struct Me(pub(crate) Person);

impl FromRequestParts<House> for Maybe {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, house: &House) -> Result<Maybe, ApiError> {
        Ok(Maybe(known(house, &parts.headers).await?))
    }
}

impl FromRequestParts<House> for Me {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, house: &House) -> Result<Me, ApiError> {
        known(house, &parts.headers).await?.map(Me).ok_or_else(ApiError::stranger)
    }
}

/// The hash of a token, by which alone the house knows it.
pub(crate) type Hash = [u8; 32];

/// Tokens seen lately, so that not every request asks the database.
#[derive(Debug, Default)]
pub(crate) struct Known {
    people: HashMap<Hash, Person>,
    /// How many tokens were forgotten: whatever was read before that may be out of date.
    forgotten: u64,
}

const MOST_KNOWN: usize = 50_000;

impl Known {
    /// What was read when so many had been forgotten.
    fn remember(&mut self, hash: Hash, person: Person, forgotten: u64) {
        if self.forgotten != forgotten {
            return;
        }
        if self.people.len() >= MOST_KNOWN {
            self.people.clear();
        }
        self.people.insert(hash, person);
    }

    fn forget(&mut self, hash: &Hash) {
        self.people.remove(hash);
        self.forgotten += 1;
    }
}

/// The person behind the token of a request. A forged one is nobody's.
pub(crate) async fn known(house: &House, headers: &HeaderMap) -> Result<Option<Person>, ApiError> {
    match hash_of(headers) {
        Some(hash) => owner(house, &hash).await,
        None => Ok(None),
    }
}

/// Whose token this is now. If that cannot be read he is no stranger: we do not know.
pub(crate) async fn owner(house: &House, hash: &Hash) -> Result<Option<Person>, ApiError> {
    let forgotten = {
        let known = house.known();
        if let Some(person) = known.people.get(hash) {
            return Ok(Some(*person));
        }
        known.forgotten
    };
    let person = house.store().session(hash).await?;
    if let Some(person) = person {
        house.known().remember(*hash, person, forgotten);
    }
    Ok(person)
}

/// The token of a request, hashed.
pub(crate) fn hash_of(headers: &HeaderMap) -> Option<Hash> {
    token_of(headers).map(|token| token::hash(&token))
}

fn token_of(headers: &HeaderMap) -> Option<String> {
    let bearer = headers.get(AUTHORIZATION).and_then(|value| value.to_str().ok());
    if let Some(token) = bearer.and_then(|value| value.strip_prefix("Bearer ")) {
        return Some(token.to_owned());
    }
    let cookies = headers.get_all(COOKIE).iter().filter_map(|value| value.to_str().ok());
    let pairs = cookies.flat_map(|line| line.split(';')).filter_map(|pair| pair.trim().split_once('='));
    pairs.into_iter().find(|(name, _)| *name == COOKIE_NAME).map(|(_, token)| token.to_owned())
}

/// A new token for a person: `cookie` or `bearer`.
pub(crate) async fn begin(house: &House, person: Person, kind: &'static str) -> Result<String, ApiError> {
    let token = token::secret();
    let hash = token::hash(&token);
    house.store().write(Write::Session { hash, person, kind, at: now() }).await?;
    Ok(token)
}

/// The token of this request is forgotten.
pub(crate) async fn end(house: &House, headers: &HeaderMap) -> Result<(), ApiError> {
    if let Some(hash) = hash_of(headers) {
        house.store().write(Write::Forget { hash }).await?;
        // Last, so that nobody who has read it before the end remembers it after.
        house.known().forget(&hash);
    }
    Ok(())
}

/// Not for scripts, not for other sites.
pub(crate) fn cookie(house: &House, token: &str) -> String {
    let secure = if house.options().secure { "; Secure" } else { "" };
    format!("{COOKIE_NAME}={token}; HttpOnly; SameSite=Lax; Path=/; Max-Age={YEAR}{secure}")
}

pub(crate) fn no_cookie() -> String {
    format!("{COOKIE_NAME}=; HttpOnly; SameSite=Lax; Path=/; Max-Age=0")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn nobody_becomes_a_stranger_because_the_disk_fails() {
        let house = crate::house::tests::house("session").await;
        let mut headers = HeaderMap::new();
        headers.insert(AUTHORIZATION, axum::http::HeaderValue::from_static("Bearer abc"));
        assert_eq!(known(&house, &headers).await.ok(), Some(None));
        house.store().close().await;
        let error = known(&house, &headers).await.err().map(|error| error.body());
        assert_eq!(error.map(|error| error["error"]["code"].clone()), Some("storage".into()));
    }

    #[test]
    fn what_was_read_before_a_logout_is_not_remembered_after_it() {
        let mut known = Known::default();
        let (hash, anna, read) = ([7; 32], Person(1), 0);
        known.remember(hash, anna, read);
        assert_eq!(known.people.get(&hash), Some(&anna));
        known.forget(&hash);
        known.remember(hash, anna, read);
        assert_eq!(known.people.get(&hash), None);
    }
}
