//! Tables: opened, listed, looked at, played at.

use std::net::IpAddr;
use std::time::{Duration, Instant};

use axum::Extension;
use axum::body::Bytes;
use axum::extract::State;
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse as _, Response};
use hall::{Command, Person, catalog};
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use table::Seat;
use tokio::time::{sleep, timeout};

use super::bodies::NewTable;
use super::people::check_shown_name;
use super::{Json, Path, Query};
use crate::actor::{Perspective, Subscription, TableRequest};
use crate::error::ApiError;
use crate::guard::ClientNetwork;
use crate::house::House;
use crate::housekeeping::delete_table;
use crate::lobby::{lobby_json, own_tables};
use crate::replays::ReplayQuestion;
use crate::session::{self, Asker, KnownPerson, OptionalPerson};
use crate::session_ends::SessionEnd;
use crate::store::LobbyChange;

/// Seconds that a request may wait for news.
const LONGEST_WAIT: u64 = 30;

/// The games, with their options and bots.
pub(crate) async fn list_games() -> Json<Vec<catalog::About>> {
    Json(catalog::GAMES.iter().filter_map(|game| catalog::about(game)).collect())
}

/// The answer to a request that opened a table.
#[derive(Serialize)]
pub(crate) struct Opened {
    table: String,
}

/// Opens a table, and starts the match if that is wanted.
pub(crate) async fn open(
    State(house): State<House>,
    KnownPerson(person): KnownPerson,
    Extension(ClientNetwork(network)): Extension<ClientNetwork>,
    Json(mut new): Json<NewTable>,
) -> Result<Response, ApiError> {
    let (name, _) = house.store().person(person).await?.ok_or_else(ApiError::no_session)?;
    for shown in new.names_mut() {
        *shown = check_shown_name(&house, person, shown).await?;
    }
    let start = new.start;
    let setup = new.setup(person, &name)?;
    let table = house.open_table(setup, network).await?;
    if start {
        send_command(&house, &table, network, person, Command::Start {}).await?;
    }
    Ok((StatusCode::CREATED, Json(Opened { table })).into_response())
}

/// The tables of whoever asks, and public ones.
pub(crate) async fn lobby(
    State(house): State<House>,
    OptionalPerson(person): OptionalPerson,
) -> Result<Response, ApiError> {
    let own = own_tables(&house, person).await?;
    Ok(json_response(lobby_json(&house, &own).await?))
}

/// Which messages of a table are wanted, and from which seat.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct MessagesQuery {
    pub(crate) seat: Option<Seat>,
    pub(crate) since: Option<u32>,
    /// Seconds to wait for something new.
    #[serde(default)]
    wait: u64,
    /// Of a socket: to be told every second that the house is there.
    #[serde(default)]
    pub(crate) beat: bool,
}

impl MessagesQuery {
    pub(crate) fn perspective(&self, asker: Asker) -> Perspective {
        Perspective { person: asker.person, network: asker.network, seat: self.seat }
    }
}

/// Everything about a table that whoever asks may know.
pub(crate) async fn table_state(
    State(house): State<House>,
    asker: Asker,
    Path(table): Path<String>,
    Query(query): Query<MessagesQuery>,
) -> Result<Response, ApiError> {
    let first = messages_now(&house, &table, query.perspective(asker), None).await?;
    Ok(json_response(first.into_iter().next().unwrap_or_default()))
}

/// What is new since a number; with `wait`, as soon as there is something.
pub(crate) async fn messages(
    State(house): State<House>,
    asker: Asker,
    Path(table): Path<String>,
    Query(query): Query<MessagesQuery>,
    headers: HeaderMap,
) -> Result<Response, ApiError> {
    let perspective = query.perspective(asker);
    let news = match query.wait.min(LONGEST_WAIT) {
        0 => messages_now(&house, &table, perspective, query.since).await?,
        seconds => {
            let token = asker.person.and_then(|_| session::token_hash(&headers));
            let mut session_end = SessionEnd::watch(&house, token).await?;
            let mut subscription = subscribe(&house, &table, perspective, query.since, false).await?;
            if subscription.first.is_empty() {
                let later = timeout(Duration::from_secs(seconds), subscription.later.recv());
                let news = tokio::select! {
                    news = later => news.ok().flatten(),
                    () = house.closing() => None,
                    () = session_end.ended() => return Err(ApiError::no_session()),
                };
                subscription.first.extend(news);
            }
            subscription.first
        }
    };
    let list = [b"[".as_slice(), &news.join(&b","[..]), b"]"].concat();
    Ok(json_response(list))
}

fn json_response(json: impl Into<Bytes>) -> Response {
    ([(header::CONTENT_TYPE, "application/json")], json.into()).into_response()
}

async fn messages_now(
    house: &House,
    table: &str,
    perspective: Perspective,
    since: Option<u32>,
) -> Result<Vec<Bytes>, ApiError> {
    let request = |reply| TableRequest::Messages { perspective, since, reply };
    house.ask_table(table, perspective.network, request).await
}

/// Subscribes to a table: for one piece of news, or as a socket for all of them.
pub(crate) async fn subscribe(
    house: &House,
    table: &str,
    perspective: Perspective,
    since: Option<u32>,
    is_socket: bool,
) -> Result<Subscription, ApiError> {
    let request = |reply| TableRequest::Subscribe { perspective, since, is_socket, reply };
    house.ask_table(table, perspective.network, request).await
}

/// Which steps of a match are wanted, and from which seat.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct FramesQuery {
    seat: Option<Seat>,
    #[serde(default)]
    from: usize,
    /// With views.
    #[serde(default)]
    whole: bool,
}

/// The match so far, step by step.
pub(crate) async fn frames(
    State(house): State<House>,
    asker: Asker,
    Path(table): Path<String>,
    Query(FramesQuery { seat, from, whole }): Query<FramesQuery>,
    headers: HeaderMap,
) -> Result<Response, ApiError> {
    let answer = house.replay(asker, &table, ReplayQuestion::Steps { seat, from, whole }).await?;
    Ok(answer.response(&headers, "application/json"))
}

/// Whether a finished match was played as its record says.
pub(crate) async fn verify(
    State(house): State<House>,
    asker: Asker,
    Path(table): Path<String>,
    headers: HeaderMap,
) -> Result<Response, ApiError> {
    let answer = house.replay(asker, &table, ReplayQuestion::Verification).await?;
    Ok(answer.response(&headers, "application/json"))
}

/// Carries out a command of whoever asks.
pub(crate) async fn command(
    State(house): State<House>,
    KnownPerson(person): KnownPerson,
    Extension(ClientNetwork(network)): Extension<ClientNetwork>,
    Path(table): Path<String>,
    Json(command): Json<Command>,
) -> Result<Json<Value>, ApiError> {
    let n = send_command(&house, &table, network, person, command).await?;
    Ok(Json(json!({ "n": n })))
}

/// Sends a command to a table; the answer is the number of the last message for the seat that it is about. What it says is
/// durable.
pub(crate) async fn send_command(
    house: &House,
    table: &str,
    network: Option<IpAddr>,
    person: Person,
    command: Command,
) -> Result<u32, ApiError> {
    match &command {
        Command::Sit { name, .. } => _ = check_shown_name(house, person, name).await?,
        Command::Say { .. } if !house.people_limits().allow_line(person) => {
            return Err(ApiError::too_many("slower, please: others want to be read, too", 2));
        }
        _ => {}
    }
    let start = Instant::now();
    let request = |reply| TableRequest::Command { person, command: command.clone(), reply };
    let answer = house.ask_table(table, network, request).await;
    house.metrics().command_seconds.observe(start.elapsed().as_secs_f64());
    answer
}

/// The record of a finished match, as a file to save.
pub(crate) async fn record(
    State(house): State<House>,
    asker: Asker,
    Path(table): Path<String>,
    headers: HeaderMap,
) -> Result<Response, ApiError> {
    let answer = house.replay(asker, &table, ReplayQuestion::Record).await?;
    let file = format!("attachment; filename=\"{table}.jsonl\"");
    let file = [(header::CONTENT_DISPOSITION, file)];
    Ok((file, answer.response(&headers, "application/jsonl")).into_response())
}

/// A table for the same people to play again, with everybody one seat further.
pub(crate) async fn rematch(
    State(house): State<House>,
    KnownPerson(person): KnownPerson,
    Extension(ClientNetwork(network)): Extension<ClientNetwork>,
    Path(table): Path<String>,
) -> Result<Response, ApiError> {
    let request = |reply| TableRequest::Rematch { person, reply };
    let table = house.ask_table(&table, network, request).await?;
    Ok((StatusCode::CREATED, Json(Opened { table })).into_response())
}

/// How often it is tried to delete a table that others wake again and again.
const TRIES: u32 = 20;
/// Between two tries, while its task ends.
const BETWEEN_TRIES: Duration = Duration::from_millis(25);

/// Deletes an unfinished table at which nobody else has anything to lose.
pub(crate) async fn delete(
    State(house): State<House>,
    KnownPerson(person): KnownPerson,
    Extension(ClientNetwork(network)): Extension<ClientNetwork>,
    Path(table): Path<String>,
) -> Result<StatusCode, ApiError> {
    let change = LobbyChange { people: vec![person], public: true };
    for _ in 0..TRIES {
        let request = |reply| TableRequest::Delete { person, reply };
        house.ask_table(&table, network, request).await?;
        for _ in 0..TRIES {
            if delete_table(&house, table.clone()).await? {
                house.lobby_changed(change).await;
                return Ok(StatusCode::NO_CONTENT);
            }
            sleep(BETWEEN_TRIES).await;
        }
    }
    Err(ApiError::asleep())
}
