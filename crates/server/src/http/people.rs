//! People: guests at once, accounts for those who want to keep their games, tokens for their bots.

use argon2::password_hash::{PasswordHasher as _, PasswordVerifier as _};
use argon2::{Argon2, PasswordHash};
use axum::extract::State;
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse as _, Response};
use hall::Person;
use serde::{Deserialize, Serialize};

use super::Json;
use crate::error::ApiError;
use crate::house::House;
use crate::session::{self, Maybe, Me};
use crate::store::{StoreError, Write};

/// Who somebody is, to himself.
#[derive(Serialize)]
pub(crate) struct Self_ {
    name: String,
    /// Set if this is an account and not a guest.
    account: Option<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Named {
    name: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Login {
    account: String,
    password: String,
}

pub(crate) async fn me(State(house): State<House>, Me(person): Me) -> Result<Json<Self_>, ApiError> {
    about(&house, person).await.map(Json)
}

async fn about(house: &House, person: Person) -> Result<Self_, ApiError> {
    let (name, account) = house.store().person(person).await?.ok_or_else(ApiError::stranger)?;
    Ok(Self_ { name, account })
}

/// A stranger gives a name and is a guest; a guest gives another name.
pub(crate) async fn welcome(
    State(house): State<House>,
    Maybe(known): Maybe,
    Json(Named { name }): Json<Named>,
) -> Result<Response, ApiError> {
    hall::check_name(&name)?;
    if let Some(person) = known {
        house.store().write(Write::Rename { person, name }).await?;
        return Ok(Json(about(&house, person).await?).into_response());
    }
    let person = house.welcome(name).await?;
    let token = session::begin(&house, person, "cookie").await?;
    let body = Json(about(&house, person).await?);
    Ok((StatusCode::CREATED, [(header::SET_COOKIE, session::cookie(&house, &token))], body).into_response())
}

/// A guest keeps his games under a name and a password.
pub(crate) async fn account(
    State(house): State<House>,
    Me(person): Me,
    Json(Login { account, password }): Json<Login>,
) -> Result<Response, ApiError> {
    hall::check_name(&account)?;
    check_password(&password)?;
    if about(&house, person).await?.account.is_some() {
        return Err(ApiError::new(StatusCode::CONFLICT, "has_account", "you have an account already"));
    }
    let password =
        blocking(move || Argon2::default().hash_password(password.as_bytes()).map(|hash| hash.to_string()))
            .await?
            .map_err(|_| ApiError::bad("password: it cannot be used"))?;
    match house.store().write(Write::Account { person, account, password }).await {
        Err(StoreError::Conflict) => {
            Err(ApiError::new(StatusCode::CONFLICT, "name_taken", "this account name is taken"))
        }
        other => {
            other?;
            Ok(Json(about(&house, person).await?).into_response())
        }
    }
}

pub(crate) async fn login(
    State(house): State<House>,
    Json(Login { account, password }): Json<Login>,
) -> Result<Response, ApiError> {
    let wrong = || ApiError::new(StatusCode::UNAUTHORIZED, "wrong_password", "name or password is wrong");
    check_password(&password).map_err(|_| wrong())?;
    let found = house.store().account(&account).await?;
    // An account that is not there takes as long as a password that is wrong.
    let (person, hash) = found.map_or((None, DUMMY.to_owned()), |(person, hash)| (Some(person), hash));
    let right = blocking(move || {
        let hash = PasswordHash::new(&hash);
        hash.is_ok_and(|hash| Argon2::default().verify_password(password.as_bytes(), &hash).is_ok())
    })
    .await?;
    let person = person.filter(|_| right).ok_or_else(wrong)?;
    let token = session::begin(&house, person, "cookie").await?;
    let body = Json(about(&house, person).await?);
    Ok(([(header::SET_COOKIE, session::cookie(&house, &token))], body).into_response())
}

/// A password that nobody has.
const DUMMY: &str =
    "$argon2id$v=19$m=19456,t=2,p=1$c29tZXNhbHRzb21lc2FsdA$mPn1BwYp2KTtnU2GWTTjbUyMGYfeVDmZZXoYlCDLW1A";

pub(crate) async fn logout(State(house): State<House>, headers: HeaderMap) -> Result<Response, ApiError> {
    session::end(&house, &headers).await?;
    Ok((StatusCode::NO_CONTENT, [(header::SET_COOKIE, session::no_cookie())]).into_response())
}

/// A token for a bot, which then has the same rights as its owner.
pub(crate) async fn token(State(house): State<House>, Me(person): Me) -> Result<Response, ApiError> {
    let token = session::begin(&house, person, "bearer").await?;
    Ok((StatusCode::CREATED, Json(serde_json::json!({ "token": token }))).into_response())
}

fn check_password(password: &str) -> Result<(), ApiError> {
    let letters = password.chars().count();
    if (8..=200).contains(&letters) { Ok(()) } else { Err(ApiError::bad("password: 8 to 200 characters")) }
}

/// Hashing a password takes long on purpose.
async fn blocking<T: Send + 'static>(work: impl FnOnce() -> T + Send + 'static) -> Result<T, ApiError> {
    let failed = |_| ApiError::new(StatusCode::INTERNAL_SERVER_ERROR, "internal", "something went wrong");
    tokio::task::spawn_blocking(work).await.map_err(failed)
}
