//! People: guests at once, accounts for those who want to keep their games, tokens for their bots.

use axum::extract::State;
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse as _, Response};
use hall::Person;
use serde::{Deserialize, Serialize};

use super::Json;
use crate::error::ApiError;
use crate::house::{House, now};
use crate::rate::Client;
use crate::session::{self, Maybe, Me};
use crate::store::{StoreError, Write};
use crate::{password, token};

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
    password::check(&password)?;
    let has_one = || ApiError::new(StatusCode::CONFLICT, "has_account", "you have an account already");
    if about(&house, person).await?.account.is_some() {
        return Err(has_one());
    }
    let password = house.passwords().hash(password).await?;
    match house.store().write(Write::Account { person, account, password }).await {
        Err(StoreError::Conflict) => {
            Err(ApiError::new(StatusCode::CONFLICT, "name_taken", "this account name is taken"))
        }
        Ok(0) => Err(has_one()),
        other => {
            other?;
            Ok(Json(about(&house, person).await?).into_response())
        }
    }
}

/// Comes back to an account. A guest who plays would lose his seats by that, so he is told first.
pub(crate) async fn login(
    State(house): State<House>,
    Maybe(guest): Maybe,
    Json(Login { account, password }): Json<Login>,
) -> Result<Response, ApiError> {
    let wrong = || ApiError::new(StatusCode::UNAUTHORIZED, "wrong_password", "name or password is wrong");
    password::check(&password).map_err(|_| wrong())?;
    if let Some(guest) = guest {
        nothing_is_lost(&house, guest).await?;
    }
    // Paid in advance, so that many attempts at once are no better than one after another.
    let tries = Client::Account(token::hash(&account));
    if !house.rates().allow(tries) {
        return Err(ApiError::too_many("too many wrong passwords for this name; wait a minute", 60));
    }
    let (person, hash) = house.store().account(&account).await?.unzip();
    let right = house.passwords().is_right(password, hash).await?;
    let person = person.filter(|_| right).ok_or_else(wrong)?;
    house.rates().give_back(tries);
    let token = session::begin(&house, person, "cookie").await?;
    let body = Json(about(&house, person).await?);
    Ok(([(header::SET_COOKIE, session::cookie(&house, &token))], body).into_response())
}

async fn nothing_is_lost(house: &House, guest: Person) -> Result<(), ApiError> {
    let is_guest = about(house, guest).await?.account.is_none();
    if is_guest && house.store().is_busy(guest, now()).await? {
        let message = "as a guest you have tables that are not finished, and would lose them; finish or leave them, \
                       keep them under an account of their own, or log out first";
        return Err(ApiError::new(StatusCode::CONFLICT, "guest_busy", message));
    }
    Ok(())
}

pub(crate) async fn logout(State(house): State<House>, headers: HeaderMap) -> Result<Response, ApiError> {
    session::end(&house, &headers).await?;
    Ok((StatusCode::NO_CONTENT, [(header::SET_COOKIE, session::no_cookie())]).into_response())
}

/// A token for a bot, which then has the same rights as its owner.
pub(crate) async fn bearer(State(house): State<House>, Me(person): Me) -> Result<Response, ApiError> {
    let token = session::begin(&house, person, "bearer").await?;
    Ok((StatusCode::CREATED, Json(serde_json::json!({ "token": token }))).into_response())
}
