//! What the owner of an account does with it: password, recovery codes, sessions, tokens, and leaving for good.

use axum::Extension;
use axum::body::Bytes;
use axum::extract::State;
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse as _, Response};
use hall::{Person, Time};
use serde::{Deserialize, Serialize};
use serde_json::json;

use super::people::{load_profile, log_in, logged_out, note_login, refuse_guest_with_unfinished_tables};
use super::{Json, Path};
use crate::error::ApiError;
use crate::guard::ClientNetwork;
use crate::house::House;
use crate::people_limits::Guess;
use crate::session::{self, KnownPerson, OptionalPerson, WantedSession};
use crate::store::{SessionsToEnd, TokenHash, TokenKind};
use crate::{forgetting, password, token};

/// The ways back into an account whose password is lost, as its owner keeps them. Each works once.
pub(crate) struct RecoveryCodes(pub(crate) Vec<String>);

impl RecoveryCodes {
    const MANY: usize = 10;

    pub(crate) fn new() -> RecoveryCodes {
        RecoveryCodes((0..Self::MANY).map(|_| token::recovery_code()).collect())
    }

    /// What is stored of them. They are random and long, so that a plain hash tells nobody what they are.
    pub(crate) fn hashes(&self) -> Vec<TokenHash> {
        self.0.iter().map(|code| token::hash_of_recovery_code(code)).collect()
    }
}

/// An account as its owner sees it.
#[derive(Serialize)]
pub(crate) struct OwnAccount {
    /// Nothing, if this is a guest.
    account: Option<String>,
    /// How many have not been used.
    recovery_codes: u32,
}

pub(crate) async fn own_account(
    State(house): State<House>,
    KnownPerson(person): KnownPerson,
) -> Result<Json<OwnAccount>, ApiError> {
    let account = load_profile(&house, person).await?.account;
    Ok(Json(OwnAccount { account, recovery_codes: house.store().count_recovery_codes(person).await? }))
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct PasswordChange {
    password: String,
    new_password: String,
}

/// Changes the password, and ends all other sessions and tokens.
pub(crate) async fn change_password(
    State(house): State<House>,
    KnownPerson(person): KnownPerson,
    headers: HeaderMap,
    Json(PasswordChange { password, new_password }): Json<PasswordChange>,
) -> Result<StatusCode, ApiError> {
    password::check_length(&new_password)?;
    let hash = check_password(&house, person, &headers, password).await?;
    let new_hash = house.passwords().hash(new_password).await?;
    house.store().change_password(person, new_hash).await?;
    session::end_sessions(&house, SessionsToEnd::OthersOf(person, hash)).await?;
    Ok(StatusCode::NO_CONTENT)
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct CurrentPassword {
    password: String,
}

/// New recovery codes in the place of all older ones.
pub(crate) async fn renew_recovery_codes(
    State(house): State<House>,
    KnownPerson(person): KnownPerson,
    headers: HeaderMap,
    Json(CurrentPassword { password }): Json<CurrentPassword>,
) -> Result<Response, ApiError> {
    check_password(&house, person, &headers, password).await?;
    let codes = RecoveryCodes::new();
    house.store().replace_recovery_codes(person, codes.hashes()).await?;
    Ok((StatusCode::CREATED, Json(json!({ "recovery_codes": codes.0 }))).into_response())
}

/// Asks the owner of a session for the password once more. Guesses are counted for each session, so that nobody's guesses
/// elsewhere keep its owner out. Returns the hash of the session.
async fn check_password(
    house: &House,
    person: Person,
    headers: &HeaderMap,
    password: String,
) -> Result<TokenHash, ApiError> {
    let session = session::token_hash(headers).ok_or_else(ApiError::no_session)?;
    let Some(password_hash) = house.store().password_hash(person).await? else {
        let message = "you are a guest and have no password; keep your games under an account first";
        return Err(ApiError::new(StatusCode::CONFLICT, "no_account", message));
    };
    let guess = Guess { target: session, network: None };
    if !house.people_limits().allow_guess(guess) {
        return Err(ApiError::too_many("too many wrong passwords; wait a minute", 60));
    }
    if !house.passwords().verify(password, Some(password_hash)).await? {
        // Not 401, which would say that the session is over.
        return Err(ApiError::new(StatusCode::FORBIDDEN, "wrong_password", "the password is wrong"));
    }
    house.people_limits().forgive_guess(guess);
    Ok(session)
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Recovery {
    account: String,
    code: String,
    new_password: String,
}

/// Comes back with a recovery code, which is used up, and a new password. All sessions from before end.
pub(crate) async fn recover(
    State(house): State<House>,
    OptionalPerson(guest): OptionalPerson,
    Extension(ClientNetwork(network)): Extension<ClientNetwork>,
    headers: HeaderMap,
    Json(Recovery { account, code, new_password }): Json<Recovery>,
) -> Result<Response, ApiError> {
    password::check_length(&new_password)?;
    if let Some(guest) = guest {
        refuse_guest_with_unfinished_tables(&house, guest).await?;
    }
    let wrong = |person| {
        note_login(&house, "wrong_code", person, network);
        ApiError::new(
            StatusCode::UNAUTHORIZED,
            "wrong_code",
            "name or recovery code is wrong, or it was used",
        )
    };
    let code = token::hash_of_recovery_code(&code);
    let person = house.store().account(&account).await?.map(|(person, _)| person);
    let Some(person) = person else { return Err(wrong(None)) };
    // Codes cannot be guessed, so there is no limit that could keep the owner out; hashing is for who has one.
    if !house.store().has_recovery_code(person, &code).await? {
        return Err(wrong(Some(person)));
    }
    let password_hash = house.passwords().hash(new_password).await?;
    let ended = house.store().recover(person, code, password_hash).await?;
    session::forget_sessions(&house, &ended.ok_or_else(|| wrong(Some(person)))?).await;
    note_login(&house, "recovered", Some(person), network);
    let cookie = log_in(&house, person, &headers).await?;
    let body = Json(load_profile(&house, person).await?);
    Ok(([(header::SET_COOKIE, cookie)], body).into_response())
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Deletion {
    /// Guests have none.
    password: Option<String>,
}

/// Leaves for good. Tables of others stay whole: bots play on, and nobody is told the name any more.
pub(crate) async fn delete_account(
    State(house): State<House>,
    KnownPerson(person): KnownPerson,
    headers: HeaderMap,
    Json(Deletion { password }): Json<Deletion>,
) -> Result<Response, ApiError> {
    if load_profile(&house, person).await?.account.is_some() {
        check_password(&house, person, &headers, password.unwrap_or_default()).await?;
    }
    let ended = house.store().delete_person(person, house.time().now()).await?;
    session::forget_sessions(&house, &ended).await;
    session::person_changed(&house, person).await;
    tokio::spawn(forgetting::forget_people_who_left(house));
    Ok(logged_out())
}

/// A session as its owner sees it.
#[derive(Serialize)]
pub(crate) struct ListedSession {
    /// Names it, and lets nobody in.
    id: String,
    kind: TokenKind,
    /// The browser, or what the owner called a token.
    label: String,
    made: Time,
    /// To within some minutes.
    last_used: Time,
    /// Whether the request that asks is made with it.
    this: bool,
}

fn session_id(hash: &TokenHash) -> String {
    table::to_hex(&hash[..8])
}

/// All sessions and tokens of whoever asks, the last used first.
pub(crate) async fn list_sessions(
    State(house): State<House>,
    KnownPerson(person): KnownPerson,
    headers: HeaderMap,
) -> Result<Json<Vec<ListedSession>>, ApiError> {
    let this = session::token_hash(&headers);
    let sessions = house.store().sessions_of(person).await?;
    let listed = |stored: crate::store::StoredSession| ListedSession {
        id: session_id(&stored.hash),
        kind: stored.kind,
        label: stored.label,
        made: stored.made,
        last_used: stored.last_used,
        this: this == Some(stored.hash),
    };
    Ok(Json(sessions.into_iter().map(listed).collect()))
}

/// Ends one session or token of whoever asks.
pub(crate) async fn revoke_session(
    State(house): State<House>,
    KnownPerson(person): KnownPerson,
    Path(id): Path<String>,
) -> Result<StatusCode, ApiError> {
    let sessions = house.store().sessions_of(person).await?;
    let Some(stored) = sessions.iter().find(|stored| session_id(&stored.hash) == id) else {
        return Err(ApiError::new(StatusCode::NOT_FOUND, "no_session", "there is no such session"));
    };
    session::end_sessions(&house, SessionsToEnd::One(stored.hash)).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Logs out everywhere: every session and token of whoever asks ends, this one too.
pub(crate) async fn log_out_everywhere(
    State(house): State<House>,
    KnownPerson(person): KnownPerson,
) -> Result<Response, ApiError> {
    session::end_sessions(&house, SessionsToEnd::AllOf(person)).await?;
    Ok(logged_out())
}

#[derive(Default, Deserialize)]
#[serde(deny_unknown_fields)]
struct NewToken {
    #[serde(default)]
    label: String,
}

/// Letters of a token's label.
const LONGEST_LABEL: usize = 60;

/// Creates a token for a bot, which then has the same rights as its owner, until the session ends with which it was made.
pub(crate) async fn create_token(
    State(house): State<House>,
    KnownPerson(person): KnownPerson,
    headers: HeaderMap,
    body: Bytes,
) -> Result<Response, ApiError> {
    // Programs from before there were labels send nothing.
    let NewToken { label } = match &body[..] {
        [] => NewToken::default(),
        body => serde_json::from_slice(body).map_err(|error| ApiError::bad_request(error.to_string()))?,
    };
    if label.chars().count() > LONGEST_LABEL || label.chars().any(char::is_control) {
        return Err(ApiError::bad_request("label: at most 60 characters"));
    }
    let wanted =
        WantedSession { person, kind: TokenKind::Bearer, label, parent: session::token_hash(&headers) };
    let token = session::create_session(&house, wanted).await?;
    Ok((StatusCode::CREATED, Json(json!({ "token": token }))).into_response())
}
