//! Tables: opened, listed, looked at, played at.

use std::time::{Duration, Instant};

use axum::body::Bytes;
use axum::extract::State;
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse as _, Response};
use hall::{Command, Person, ReplaySteps, Stage, Summary, VerifiedRecord, catalog};
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};
use table::{Seat, SeatSet};
use tokio::time::timeout;

use super::bodies::NewTable;
use super::{Json, Path, Query};
use crate::actor::{Perspective, Subscription, TableRequest};
use crate::error::ApiError;
use crate::house::House;
use crate::session::{KnownPerson, OptionalPerson};

/// How many tables a list of the lobby shows.
const MOST_LISTED: u32 = 50;
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
    Json(new): Json<NewTable>,
) -> Result<Response, ApiError> {
    let (name, _) = house.store().person(person).await?.ok_or_else(ApiError::no_session)?;
    let start = new.start;
    let setup = new.setup(person, &name)?;
    let table = house.open_table(setup).await?;
    if start {
        send_command(&house, &table, person, Command::Start {}).await?;
    }
    Ok((StatusCode::CREATED, Json(Opened { table })).into_response())
}

/// A table as the lobby lists it.
#[derive(Serialize)]
pub(crate) struct ListedTable {
    table: String,
    #[serde(flatten)]
    summary: Summary,
    /// The seats of whoever asks.
    yours: SeatSet,
}

/// The lists of the lobby.
#[derive(Serialize)]
pub(crate) struct Lobby {
    /// One's own tables, newest first.
    mine: Vec<ListedTable>,
    /// Public tables with open seats.
    gathering: Vec<ListedTable>,
    /// Public matches to watch.
    running: Vec<ListedTable>,
    /// Public matches that are over.
    finished: Vec<ListedTable>,
}

/// The tables of whoever asks, and public ones.
pub(crate) async fn lobby(
    State(house): State<House>,
    OptionalPerson(person): OptionalPerson,
) -> Result<Json<Lobby>, ApiError> {
    let mine = match person {
        Some(person) => house.store().tables_of(person, MOST_LISTED).await?,
        None => Vec::new(),
    };
    let public = async |stage| {
        let tables = house.store().public_tables(stage, MOST_LISTED).await?;
        Ok::<_, ApiError>(summaries(&house, person, tables).await)
    };
    Ok(Json(Lobby {
        mine: summaries(&house, person, mine).await,
        gathering: public(Stage::Gathering).await?,
        running: public(Stage::Running).await?,
        finished: public(Stage::Finished).await?,
    }))
}

async fn summaries(house: &House, person: Option<Person>, tables: Vec<String>) -> Vec<ListedTable> {
    let mut listed = Vec::with_capacity(tables.len());
    for table in tables {
        // A table that cannot be read does not hide the others.
        let answer = house.ask_table(&table, |reply| TableRequest::Summary { person, reply }).await;
        if let Ok((summary, yours)) = answer {
            listed.push(ListedTable { table, summary, yours });
        }
    }
    listed
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
}

impl MessagesQuery {
    pub(crate) fn perspective(&self, person: Option<Person>) -> Perspective {
        Perspective { person, seat: self.seat }
    }
}

/// Everything about a table that whoever asks may know.
pub(crate) async fn table_state(
    State(house): State<House>,
    OptionalPerson(person): OptionalPerson,
    Path(table): Path<String>,
    Query(query): Query<MessagesQuery>,
) -> Result<Response, ApiError> {
    let first = messages_now(&house, &table, query.perspective(person), None).await?;
    let everything = first.into_iter().next().unwrap_or_default();
    Ok(([(header::CONTENT_TYPE, "application/json")], everything).into_response())
}

/// What is new since a number; with `wait`, as soon as there is something.
pub(crate) async fn messages(
    State(house): State<House>,
    OptionalPerson(person): OptionalPerson,
    Path(table): Path<String>,
    Query(query): Query<MessagesQuery>,
) -> Result<Response, ApiError> {
    let perspective = query.perspective(person);
    let news = match query.wait.min(LONGEST_WAIT) {
        0 => messages_now(&house, &table, perspective, query.since).await?,
        seconds => {
            let mut subscription = subscribe(&house, &table, perspective, query.since, false).await?;
            if subscription.first.is_empty() {
                let later = timeout(Duration::from_secs(seconds), subscription.later.recv());
                let news = tokio::select! {
                    news = later => news.ok().flatten(),
                    () = house.closing() => None,
                };
                subscription.first.extend(news);
            }
            subscription.first
        }
    };
    let list = [b"[".as_slice(), &news.join(&b","[..]), b"]"].concat();
    Ok(([(header::CONTENT_TYPE, "application/json")], Bytes::from(list)).into_response())
}

async fn messages_now(
    house: &House,
    table: &str,
    perspective: Perspective,
    since: Option<u32>,
) -> Result<Vec<Bytes>, ApiError> {
    house.ask_table(table, |reply| TableRequest::Messages { perspective, since, reply }).await
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
    house.ask_table(table, request).await
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
    OptionalPerson(person): OptionalPerson,
    Path(table): Path<String>,
    Query(FramesQuery { seat, from, whole }): Query<FramesQuery>,
) -> Result<Json<ReplaySteps>, ApiError> {
    let perspective = Perspective { person, seat };
    let request = |reply| TableRequest::Frames { perspective, from, whole, reply };
    house.ask_table(&table, request).await.map(Json)
}

/// Whether a finished match was played as its record says.
pub(crate) async fn verify(
    State(house): State<House>,
    Path(table): Path<String>,
) -> Result<Json<VerifiedRecord>, ApiError> {
    house.ask_table(&table, |reply| TableRequest::Verify { reply }).await.map(Json)
}

/// Carries out a command of whoever asks.
pub(crate) async fn command(
    State(house): State<House>,
    KnownPerson(person): KnownPerson,
    Path(table): Path<String>,
    Json(command): Json<Command>,
) -> Result<Json<Value>, ApiError> {
    let n = send_command(&house, &table, person, command).await?;
    Ok(Json(json!({ "n": n })))
}

/// Sends a command to a table; the answer is the number of the last message for the seat that it is about. What it says is
/// durable.
pub(crate) async fn send_command(
    house: &House,
    table: &str,
    person: Person,
    command: Command,
) -> Result<u32, ApiError> {
    let start = Instant::now();
    let request = |reply| TableRequest::Command { person, command: command.clone(), reply };
    let answer = house.ask_table(table, request).await;
    house.metrics().command_seconds.observe(start.elapsed().as_secs_f64());
    answer
}

/// The record of a finished match, as a file to save.
pub(crate) async fn record(
    State(house): State<House>,
    Path(table): Path<String>,
) -> Result<Response, ApiError> {
    let record = house.ask_table(&table, |reply| TableRequest::Record { reply }).await?;
    let file = format!("attachment; filename=\"{table}.jsonl\"");
    let headers =
        [(header::CONTENT_TYPE, "application/jsonl".to_owned()), (header::CONTENT_DISPOSITION, file)];
    Ok((headers, record).into_response())
}

/// A table for the same people to play again, with everybody one seat further.
pub(crate) async fn rematch(
    State(house): State<House>,
    KnownPerson(person): KnownPerson,
    Path(table): Path<String>,
) -> Result<Response, ApiError> {
    let table = house.ask_table(&table, |reply| TableRequest::Rematch { person, reply }).await?;
    Ok((StatusCode::CREATED, Json(Opened { table })).into_response())
}
