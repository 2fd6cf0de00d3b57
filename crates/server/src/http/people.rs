//! People: guests at once, accounts for those who want to keep their games, and the way in and out.

use std::net::IpAddr;

use axum::Extension;
use axum::extract::State;
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{AppendHeaders, IntoResponse as _, Response};
use hall::Person;
use serde::Serialize;

use super::Json;
use super::account::RecoveryCodes;
use super::bodies::{Login, NewName};
use crate::error::ApiError;
use crate::guard::ClientNetwork;
use crate::house::House;
use crate::people_limits::Guess;
use crate::session::{self, KnownPerson, OptionalPerson, WantedSession};
use crate::store::{AccountOutcome, SessionsToEnd, TokenKind};
use crate::{browser, password, token};

/// A person as they see themselves.
#[derive(Serialize)]
pub(crate) struct OwnProfile {
    name: String,
    /// Set if this is an account and not a guest.
    pub(crate) account: Option<String>,
}

/// The answer to whoever has just got an account.
#[derive(Serialize)]
struct NewAccount {
    #[serde(flatten)]
    profile: OwnProfile,
    /// Shown once; only their hashes are stored.
    recovery_codes: Vec<String>,
}

/// Name and account of the person who asks.
pub(crate) async fn own_profile(
    State(house): State<House>,
    KnownPerson(person): KnownPerson,
) -> Result<Json<OwnProfile>, ApiError> {
    load_profile(&house, person).await.map(Json)
}

pub(crate) async fn load_profile(house: &House, person: Person) -> Result<OwnProfile, ApiError> {
    let (name, account) = house.store().person(person).await?.ok_or_else(ApiError::no_session)?;
    Ok(OwnProfile { name, account })
}

/// Somebody unknown becomes a guest with this name; somebody known gets another name.
pub(crate) async fn set_name(
    State(house): State<House>,
    OptionalPerson(known): OptionalPerson,
    headers: HeaderMap,
    Json(NewName { name }): Json<NewName>,
) -> Result<Response, ApiError> {
    let name = check_shown_name(&house, known.unwrap_or(Person::NOBODY), &name).await?;
    if let Some(person) = known {
        house.store().rename_person(person, name).await?;
        return Ok(Json(load_profile(&house, person).await?).into_response());
    }
    let person = house.store().create_person(name, house.time().now()).await?;
    let cookie = log_in(&house, person, &headers).await?;
    let body = Json(load_profile(&house, person).await?);
    Ok((StatusCode::CREATED, [(header::SET_COOKIE, cookie)], body).into_response())
}

/// A name under which somebody wants to be seen, in the form in which it is stored. Another person's account may have the same
/// name, as in life, but none that only looks like it.
pub(crate) async fn check_shown_name(house: &House, person: Person, name: &str) -> Result<String, ApiError> {
    let name = hall::clean_name(name)?;
    let found = house.store().account_that_looks_like(&hall::skeleton(&name)).await?;
    let deceives = |(owner, account): &(Person, String)| {
        *owner != person && account.to_lowercase() != name.to_lowercase()
    };
    if found.as_ref().is_some_and(deceives) {
        let message = "this name looks like that of somebody else's account; take another one";
        return Err(ApiError::new(StatusCode::CONFLICT, "name_looks_taken", message));
    }
    Ok(name)
}

/// Creates a session in a browser and returns its cookie.
pub(crate) async fn log_in(house: &House, person: Person, headers: &HeaderMap) -> Result<String, ApiError> {
    let label = browser::label(headers);
    let wanted = WantedSession { person, kind: TokenKind::Cookie, label, parent: None };
    let token = session::create_session(house, wanted).await?;
    Ok(session::session_cookie(house, token))
}

/// A guest becomes an account and keeps their games under a name and a password.
pub(crate) async fn create_account(
    State(house): State<House>,
    KnownPerson(person): KnownPerson,
    Json(new): Json<Login>,
) -> Result<Response, ApiError> {
    let Login { account, password } = new.checked_new_account()?;
    let has_account = || ApiError::new(StatusCode::CONFLICT, "has_account", "you have an account already");
    if load_profile(&house, person).await?.account.is_some() {
        return Err(has_account());
    }
    let password_hash = house.passwords().hash(password).await?;
    let codes = RecoveryCodes::new();
    match house.store().create_account(person, account, password_hash, codes.hashes()).await? {
        AccountOutcome::Created => {
            // Its sessions last for another time from now on.
            session::person_changed(&house, person).await;
            let profile = load_profile(&house, person).await?;
            Ok(Json(NewAccount { profile, recovery_codes: codes.0 }).into_response())
        }
        AccountOutcome::HasAccount => Err(has_account()),
        AccountOutcome::NameTaken => {
            let message = "this account name is taken, or looks like one that is";
            Err(ApiError::new(StatusCode::CONFLICT, "name_taken", message))
        }
    }
}

/// Logs in to an account. A guest who plays would lose their seats by that, so they are told first.
pub(crate) async fn login(
    State(house): State<House>,
    OptionalPerson(guest): OptionalPerson,
    Extension(ClientNetwork(network)): Extension<ClientNetwork>,
    headers: HeaderMap,
    Json(Login { account, password }): Json<Login>,
) -> Result<Response, ApiError> {
    let note = |outcome, person| note_login(&house, outcome, person, network);
    let wrong = || ApiError::new(StatusCode::UNAUTHORIZED, "wrong_password", "name or password is wrong");
    password::check_length(&password).map_err(|_| wrong())?;
    if let Some(guest) = guest {
        refuse_guest_with_unfinished_tables(&house, guest).await?;
    }
    let guess = Guess { target: token::hash(&account), network };
    if !house.people_limits().allow_guess(guess) {
        note("too_many_attempts", None);
        return Err(ApiError::too_many("too many wrong passwords from your network; wait a minute", 60));
    }
    let (person, password_hash) = house.store().account(&account).await?.unzip();
    let right = house.passwords().verify(password, password_hash).await?;
    let Some(person) = person.filter(|_| right) else {
        note(if person.is_some() { "wrong_password" } else { "unknown_account" }, person);
        return Err(wrong());
    };
    note("logged_in", Some(person));
    house.people_limits().forgive_guess(guess);
    let cookie = log_in(&house, person, &headers).await?;
    let body = Json(load_profile(&house, person).await?);
    Ok(([(header::SET_COOKIE, cookie)], body).into_response())
}

/// Counts an attempt to log in and logs it, for operators who look for guessers. Names are not logged: people type passwords
/// into the wrong field.
pub(crate) fn note_login(
    house: &House,
    outcome: &'static str,
    person: Option<Person>,
    network: Option<IpAddr>,
) {
    house.metrics().count_login(outcome);
    let network = network.map(|network| network.to_string());
    tracing::info!(target: "login", outcome, person = person.map(|Person(number)| number), network);
}

pub(crate) async fn refuse_guest_with_unfinished_tables(
    house: &House,
    guest: Person,
) -> Result<(), ApiError> {
    let is_guest = load_profile(house, guest).await?.account.is_none();
    if is_guest && house.store().has_unfinished_tables(guest, house.time().now()).await? {
        let message = "as a guest you have tables that are not finished, and would lose them; finish or leave them, \
                       keep them under an account of their own, or log out first";
        return Err(ApiError::new(StatusCode::CONFLICT, "guest_busy", message));
    }
    Ok(())
}

/// Ends the session of this request and the tokens that were made with it. What is open with them is closed.
pub(crate) async fn logout(State(house): State<House>, headers: HeaderMap) -> Result<Response, ApiError> {
    if let Some(hash) = session::token_hash(&headers) {
        session::end_sessions(&house, SessionsToEnd::One(hash)).await?;
    }
    Ok(logged_out())
}

/// The answer to whoever has no session any more.
pub(crate) fn logged_out() -> Response {
    let cookies = session::expired_session_cookies().map(|cookie| (header::SET_COOKIE, cookie));
    (StatusCode::NO_CONTENT, AppendHeaders(cookies)).into_response()
}
