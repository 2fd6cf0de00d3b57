//! A live table: messages out as they happen, commands in.

use axum::Router;
use axum::body::Bytes;
use axum::extract::State;
use axum::extract::ws::{Message, Utf8Bytes, WebSocket, WebSocketUpgrade};
use axum::http::HeaderMap;
use axum::response::Response;
use axum::routing::any;
use futures_util::{Sink, SinkExt as _, Stream, StreamExt as _};
use hall::Command;
use serde::Deserialize;
use serde_json::{Value, json};
use std::sync::atomic::Ordering::Relaxed;
use tokio::sync::mpsc;

use crate::actor::Watch;
use crate::error::ApiError;
use crate::house::House;
use crate::http::tables::{Eyes, tell, watch};
use crate::http::{Path, Query};
use crate::rate::Client;
use crate::session::{self, Hash, Maybe};

/// No command needs more.
const LARGEST_MESSAGE: usize = 16 * 1024;
const BUFFER: usize = 4 * 1024;

pub(crate) fn routes() -> Router<House> {
    Router::new().route("/api/tables/{table}/live", any(live))
}

async fn live(
    State(house): State<House>,
    Maybe(person): Maybe,
    Path(table): Path<String>,
    Query(eyes): Query<Eyes>,
    headers: HeaderMap,
    upgrade: Result<WebSocketUpgrade, axum::extract::ws::rejection::WebSocketUpgradeRejection>,
) -> Result<Response, ApiError> {
    let upgrade = upgrade.map_err(|_| ApiError::bad("this address is for WebSockets"))?;
    let watch = watch(&house, &table, eyes.of(person), eyes.since, true).await?;
    let token = session::hash_of(&headers);
    // The library's buffers of 128 KiB for each socket would be cleared at every read.
    let upgrade = upgrade
        .max_message_size(LARGEST_MESSAGE)
        .max_frame_size(LARGEST_MESSAGE)
        .read_buffer_size(BUFFER)
        .write_buffer_size(BUFFER);
    Ok(upgrade.on_upgrade(move |socket: WebSocket| async move {
        let (out, incoming) = socket.split();
        house.metrics().sockets.fetch_add(1, Relaxed);
        converse(&house, &table, token, watch, out, incoming).await;
        house.metrics().sockets.fetch_sub(1, Relaxed);
        house.left(&table);
    }))
}

/// What a client sends: a command, with a number of its own to recognise the answer by.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Incoming {
    #[serde(default)]
    id: Value,
    command: Command,
}

/// Over any pair of streams, so that it can be tried without a network.
async fn converse<O, I, E>(
    house: &House,
    table: &str,
    token: Option<Hash>,
    mut watch: Watch,
    mut out: O,
    mut incoming: I,
) where
    O: Sink<Message> + Unpin,
    I: Stream<Item = Result<Message, E>> + Unpin,
{
    if out.send(Message::Text(std::mem::take(&mut watch.hello).into())).await.is_err() {
        return;
    }
    for message in watch.first {
        if out.send(text(message)).await.is_err() {
            return;
        }
    }
    loop {
        tokio::select! {
            message = watch.later.recv() => {
                // A table that goes away closes its sockets; clients come back and are told what they missed.
                let Some(message) = message else { break };
                if out.feed(text(message)).await.is_err() || !flush(&mut watch.later, &mut out).await {
                    return;
                }
            }
            message = incoming.next() => {
                let said = match message {
                    Some(Ok(Message::Text(said))) => said,
                    Some(Ok(Message::Ping(_) | Message::Pong(_))) => continue,
                    Some(Ok(Message::Binary(_))) => Utf8Bytes::from_static("binary"),
                    Some(Ok(Message::Close(_)) | Err(_)) | None => break,
                };
                let answer = answer(house, table, token, &said).await;
                let answer = Message::Text(answer.to_string().into());
                if out.feed(answer).await.is_err() || !flush(&mut watch.later, &mut out).await {
                    return;
                }
            }
        }
    }
    let _ = out.send(Message::Close(None)).await;
}

/// What has come meanwhile goes out together. Says whether anybody still listens.
async fn flush<O: Sink<Message> + Unpin>(later: &mut mpsc::Receiver<Bytes>, out: &mut O) -> bool {
    while let Ok(message) = later.try_recv() {
        if out.feed(text(message)).await.is_err() {
            return false;
        }
    }
    out.flush().await.is_ok()
}

/// Who has logged out meanwhile is a stranger.
async fn answer(house: &House, table: &str, token: Option<Hash>, said: &str) -> Value {
    let incoming: Incoming = match serde_json::from_str(said) {
        Ok(incoming) => incoming,
        Err(error) => return ApiError::bad(error.to_string()).body(),
    };
    let person = match token {
        Some(token) => session::owner(house, &token).await,
        None => None,
    };
    let outcome = match person {
        None => Err(ApiError::stranger()),
        Some(person) if !house.rates().allow(Client::Person(person)) => Err(ApiError::new(
            axum::http::StatusCode::TOO_MANY_REQUESTS,
            "too_many",
            "too many commands; wait a moment",
        )),
        Some(person) => tell(house, table, person, incoming.command).await,
    };
    match outcome {
        Ok(n) => json!({ "reply": incoming.id, "done": n }),
        Err(error) => {
            let mut body = error.body();
            body["reply"] = incoming.id;
            body
        }
    }
}

fn text(message: Bytes) -> Message {
    // Messages are made from strings.
    Message::Text(Utf8Bytes::try_from(message).unwrap_or_default())
}
