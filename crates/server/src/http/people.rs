//! People: guests at once, accounts for those who want to keep their games, tokens for their bots.

use std::net::IpAddr;

use axum::Extension;
use axum::extract::State;
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{AppendHeaders, IntoResponse as _, Response};
use hall::Person;
use serde::Serialize;

use super::Json;
use super::bodies::{Login, NewName};
use crate::error::ApiError;
use crate::guard::ClientNetwork;
use crate::house::House;
use crate::session::{self, KnownPerson, OptionalPerson};
use crate::store::{AccountOutcome, TokenKind};
use crate::{password, token};

/// A person as they see themselves.
#[derive(Serialize)]
pub(crate) struct OwnProfile {
    name: String,
    /// Set if this is an account and not a guest.
    account: Option<String>,
}

/// Name and account of the person who asks.
pub(crate) async fn own_profile(
    State(house): State<House>,
    KnownPerson(person): KnownPerson,
) -> Result<Json<OwnProfile>, ApiError> {
    load_profile(&house, person).await.map(Json)
}

async fn load_profile(house: &House, person: Person) -> Result<OwnProfile, ApiError> {
    let (name, account) = house.store().person(person).await?.ok_or_else(ApiError::no_session)?;
    Ok(OwnProfile { name, account })
}

/// Somebody unknown becomes a guest with this name; somebody known gets another name.
pub(crate) async fn set_name(
    State(house): State<House>,
    OptionalPerson(known): OptionalPerson,
    Json(new): Json<NewName>,
) -> Result<Response, ApiError> {
    new.check()?;
    let NewName { name } = new;
    if let Some(person) = known {
        house.store().rename_person(person, name).await?;
        return Ok(Json(load_profile(&house, person).await?).into_response());
    }
    let person = house.store().create_person(name, house.time().now()).await?;
    let cookie = log_in(&house, person).await?;
    let body = Json(load_profile(&house, person).await?);
    Ok((StatusCode::CREATED, [(header::SET_COOKIE, cookie)], body).into_response())
}

/// Creates a session in a browser and returns its cookie.
async fn log_in(house: &House, person: Person) -> Result<String, ApiError> {
    let token = session::create_session(house, person, TokenKind::Cookie).await?;
    Ok(session::session_cookie(house, token))
}

/// A guest becomes an account and keeps their games under a name and a password.
pub(crate) async fn create_account(
    State(house): State<House>,
    KnownPerson(person): KnownPerson,
    Json(new): Json<Login>,
) -> Result<Response, ApiError> {
    new.check_new_account()?;
    let Login { account, password } = new;
    let has_account = || ApiError::new(StatusCode::CONFLICT, "has_account", "you have an account already");
    if load_profile(&house, person).await?.account.is_some() {
        return Err(has_account());
    }
    let password_hash = house.passwords().hash(password).await?;
    match house.store().create_account(person, account, password_hash).await? {
        AccountOutcome::Created => Ok(Json(load_profile(&house, person).await?).into_response()),
        AccountOutcome::HasAccount => Err(has_account()),
        AccountOutcome::NameTaken => {
            Err(ApiError::new(StatusCode::CONFLICT, "name_taken", "this account name is taken"))
        }
    }
}

/// Logs in to an account. A guest who plays would lose their seats by that, so they are told first.
pub(crate) async fn login(
    State(house): State<House>,
    OptionalPerson(guest): OptionalPerson,
    Extension(ClientNetwork(network)): Extension<ClientNetwork>,
    Json(Login { account, password }): Json<Login>,
) -> Result<Response, ApiError> {
    let note = |outcome, person| note_login(&house, outcome, person, network);
    let wrong = || ApiError::new(StatusCode::UNAUTHORIZED, "wrong_password", "name or password is wrong");
    password::check_length(&password).map_err(|_| wrong())?;
    if let Some(guest) = guest {
        refuse_guest_with_unfinished_tables(&house, guest).await?;
    }
    // Counted in advance, so that many attempts at once are no better than one after another.
    let account_hash = token::hash(&account);
    if !house.rate_limits().allow_password_attempt(account_hash) {
        note("too_many_attempts", None);
        return Err(ApiError::too_many("too many wrong passwords for this name; wait a minute", 60));
    }
    let (person, password_hash) = house.store().account(&account).await?.unzip();
    let right = house.passwords().verify(password, password_hash).await?;
    let Some(person) = person.filter(|_| right) else {
        note(if person.is_some() { "wrong_password" } else { "unknown_account" }, person);
        return Err(wrong());
    };
    note("logged_in", Some(person));
    house.rate_limits().forgive_password_attempt(account_hash);
    let cookie = log_in(&house, person).await?;
    let body = Json(load_profile(&house, person).await?);
    Ok(([(header::SET_COOKIE, cookie)], body).into_response())
}

/// Counts an attempt to log in and logs it, for operators who look for guessers. Names are not logged: people type passwords
/// into the wrong field.
fn note_login(house: &House, outcome: &'static str, person: Option<Person>, network: Option<IpAddr>) {
    house.metrics().count_login(outcome);
    let network = network.map(|network| network.to_string());
    tracing::info!(target: "login", outcome, person = person.map(|Person(number)| number), network);
}

async fn refuse_guest_with_unfinished_tables(house: &House, guest: Person) -> Result<(), ApiError> {
    let is_guest = load_profile(house, guest).await?.account.is_none();
    if is_guest && house.store().has_unfinished_tables(guest, house.time().now()).await? {
        let message = "as a guest you have tables that are not finished, and would lose them; finish or leave them, \
                       keep them under an account of their own, or log out first";
        return Err(ApiError::new(StatusCode::CONFLICT, "guest_busy", message));
    }
    Ok(())
}

/// Ends the session of this request.
pub(crate) async fn logout(State(house): State<House>, headers: HeaderMap) -> Result<Response, ApiError> {
    session::end_session(&house, &headers).await?;
    let cookies = session::expired_session_cookies().map(|cookie| (header::SET_COOKIE, cookie));
    Ok((StatusCode::NO_CONTENT, AppendHeaders(cookies)).into_response())
}

/// Creates a token for a bot, which then has the same rights as its owner.
pub(crate) async fn create_token(
    State(house): State<House>,
    KnownPerson(person): KnownPerson,
) -> Result<Response, ApiError> {
    let token = session::create_session(&house, person, TokenKind::Bearer).await?;
    Ok((StatusCode::CREATED, Json(serde_json::json!({ "token": token }))).into_response())
}
