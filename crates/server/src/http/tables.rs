//! Tables: opened, listed, looked at, played at.

use std::time::Duration;

use axum::body::Bytes;
use axum::extract::State;
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse as _, Response};
use hall::{Command, Pace, Person, Privacy, ReplaySteps, SeatPlan, Setup, Summary, VerifiedRecord, catalog};
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value, json};
use table::{Seat, SeatSet};
use tokio::time::timeout;

use super::{Json, Path, Query};
use crate::actor::{self, Ask, Watch};
use crate::error::ApiError;
use crate::house::House;
use crate::session::{Maybe, Me};

/// A list shows so many.
const LISTED: u32 = 50;
const LONGEST_WAIT: u64 = 30;

pub(crate) async fn games() -> Json<Vec<catalog::About>> {
    Json(catalog::GAMES.iter().filter_map(|game| catalog::about(game)).collect())
}

/// How a table is asked for.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct NewTable {
    game: String,
    seats: Vec<Wanted>,
    #[serde(default)]
    options: Map<String, Value>,
    #[serde(default)]
    pace: Pace,
    #[serde(default)]
    privacy: Privacy,
    /// Start at once, if every seat is filled.
    #[serde(default)]
    start: bool,
}

/// Who is to sit somewhere.
#[derive(Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
enum Wanted {
    Me,
    /// Somebody else at the same screen, by this name.
    Here(String),
    Open,
    Bot(String),
}

#[derive(Serialize)]
pub(crate) struct Opened {
    table: String,
}

pub(crate) async fn open(
    State(house): State<House>,
    Me(person): Me,
    Json(new): Json<NewTable>,
) -> Result<Response, ApiError> {
    let players = u8::try_from(new.seats.len()).map_err(|_| ApiError::bad("seats: too many"))?;
    let config = catalog::complete(&new.game, players, new.options)?;
    let (name, _) = house.store().person(person).await?.ok_or_else(ApiError::stranger)?;
    let plan = |wanted| match wanted {
        Wanted::Me => SeatPlan::Person { person, name: name.clone() },
        Wanted::Here(name) => SeatPlan::Person { person, name },
        Wanted::Open => SeatPlan::Open,
        Wanted::Bot(level) => SeatPlan::Bot { level },
    };
    let seats = new.seats.into_iter().map(plan).collect();
    let setup = Setup { game: new.game, config, seats, pace: new.pace, privacy: new.privacy, host: person };
    let table = house.open(setup).await?;
    if new.start {
        tell(&house, &table, person, Command::Start {}).await?;
    }
    Ok((StatusCode::CREATED, Json(Opened { table })).into_response())
}

#[derive(Serialize)]
pub(crate) struct Listed {
    table: String,
    #[serde(flatten)]
    summary: Summary,
    /// The seats of whoever asks.
    yours: SeatSet,
}

/// What one finds in the lobby.
#[derive(Serialize)]
pub(crate) struct Lobby {
    /// One's own tables, newest first.
    mine: Vec<Listed>,
    /// Public tables with open seats.
    gathering: Vec<Listed>,
    /// Public matches to watch.
    running: Vec<Listed>,
    /// Public matches that are over.
    finished: Vec<Listed>,
}

pub(crate) async fn list(State(house): State<House>, Maybe(person): Maybe) -> Result<Json<Lobby>, ApiError> {
    let mine = match person {
        Some(person) => house.store().tables_of(person, LISTED).await?,
        None => Vec::new(),
    };
    let public = async |stage| {
        Ok::<_, ApiError>(summaries(&house, person, house.store().public(stage, LISTED).await?).await)
    };
    Ok(Json(Lobby {
        mine: summaries(&house, person, mine).await,
        gathering: public("gathering").await?,
        running: public("running").await?,
        finished: public("finished").await?,
    }))
}

async fn summaries(house: &House, person: Option<Person>, tables: Vec<String>) -> Vec<Listed> {
    let mut listed = Vec::with_capacity(tables.len());
    for table in tables {
        // A table that cannot be read does not hide the others.
        if let Ok((summary, yours)) = house.ask(&table, |answer| Ask::Summary { person, answer }).await {
            listed.push(Listed { table, summary, yours });
        }
    }
    listed
}

/// Through whose eyes, and since when.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Eyes {
    pub(crate) seat: Option<Seat>,
    pub(crate) since: Option<u32>,
    /// Seconds to wait for something new.
    #[serde(default)]
    wait: u64,
}

impl Eyes {
    pub(crate) fn of(&self, person: Option<Person>) -> actor::Eyes {
        actor::Eyes { person, seat: self.seat }
    }
}

/// Everything about a table that whoever asks may know.
pub(crate) async fn look(
    State(house): State<House>,
    Maybe(person): Maybe,
    Path(table): Path<String>,
    Query(eyes): Query<Eyes>,
) -> Result<Response, ApiError> {
    let first = peek(&house, &table, eyes.of(person), None).await?;
    let everything = first.into_iter().next().unwrap_or_default();
    Ok(([(header::CONTENT_TYPE, "application/json")], everything).into_response())
}

/// What is new since a number; with `wait`, as soon as there is something.
pub(crate) async fn messages(
    State(house): State<House>,
    Maybe(person): Maybe,
    Path(table): Path<String>,
    Query(eyes): Query<Eyes>,
) -> Result<Response, ApiError> {
    let news = match eyes.wait.min(LONGEST_WAIT) {
        0 => peek(&house, &table, eyes.of(person), eyes.since).await?,
        seconds => {
            let mut watch = watch(&house, &table, eyes.of(person), eyes.since, false).await?;
            if watch.first.is_empty() {
                let news = tokio::select! {
                    news = timeout(Duration::from_secs(seconds), watch.later.recv()) => news.ok().flatten(),
                    () = house.closing() => None,
                };
                watch.first.extend(news);
            }
            watch.first
        }
    };
    let list = [b"[".as_slice(), &news.join(&b","[..]), b"]"].concat();
    Ok(([(header::CONTENT_TYPE, "application/json")], Bytes::from(list)).into_response())
}

async fn peek(
    house: &House,
    table: &str,
    eyes: actor::Eyes,
    since: Option<u32>,
) -> Result<Vec<Bytes>, ApiError> {
    house.ask(table, |answer| Ask::Look { eyes, since, answer }).await
}

pub(crate) async fn watch(
    house: &House,
    table: &str,
    eyes: actor::Eyes,
    since: Option<u32>,
    live: bool,
) -> Result<Watch, ApiError> {
    house.ask(table, |answer| Ask::Watch { eyes, since, live, answer }).await
}

/// Which steps of a match, and through whose eyes.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Steps {
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
    Maybe(person): Maybe,
    Path(table): Path<String>,
    Query(Steps { seat, from, whole }): Query<Steps>,
) -> Result<Json<ReplaySteps>, ApiError> {
    let eyes = actor::Eyes { person, seat };
    house.ask(&table, |answer| Ask::Frames { eyes, from, whole, answer }).await.map(Json)
}

/// Was a finished match played as it says?
pub(crate) async fn verify(
    State(house): State<House>,
    Path(table): Path<String>,
) -> Result<Json<VerifiedRecord>, ApiError> {
    house.ask(&table, |answer| Ask::Verify { answer }).await.map(Json)
}

pub(crate) async fn command(
    State(house): State<House>,
    Me(person): Me,
    Path(table): Path<String>,
    Json(command): Json<Command>,
) -> Result<Json<Value>, ApiError> {
    let n = tell(&house, &table, person, command).await?;
    Ok(Json(json!({ "n": n })))
}

/// Gives a command to a table; the answer is the number of the last entry, which is durable.
pub(crate) async fn tell(
    house: &House,
    table: &str,
    person: Person,
    command: Command,
) -> Result<u32, ApiError> {
    house.ask(table, |answer| Ask::Command { person, command: command.clone(), answer }).await
}

pub(crate) async fn record(
    State(house): State<House>,
    Path(table): Path<String>,
) -> Result<Response, ApiError> {
    let record = house.ask(&table, |answer| Ask::Record { answer }).await?;
    let file = format!("attachment; filename=\"{table}.jsonl\"");
    let headers =
        [(header::CONTENT_TYPE, "application/jsonl".to_owned()), (header::CONTENT_DISPOSITION, file)];
    Ok((headers, record).into_response())
}

pub(crate) async fn rematch(
    State(house): State<House>,
    Me(person): Me,
    Path(table): Path<String>,
) -> Result<Response, ApiError> {
    let table = house.ask(&table, |answer| Ask::Rematch { person, answer }).await?;
    Ok((StatusCode::CREATED, Json(Opened { table })).into_response())
}
