//! A live table: messages out as they happen, commands in.

use std::net::IpAddr;
use std::pin::pin;
use std::sync::Arc;
use std::sync::atomic::Ordering::Relaxed;
use std::time::Duration;

use axum::body::Bytes;
use axum::extract::State;
use axum::extract::ws::{CloseFrame, Message, Utf8Bytes, WebSocket, WebSocketUpgrade, close_code};
use axum::http::HeaderMap;
use axum::response::Response;
use axum::routing::any;
use axum::{Extension, Router};
use futures_util::{Sink, SinkExt as _, Stream, StreamExt as _};
use hall::Command;
use serde::Deserialize;
use serde_json::{Value, json};
use tokio::sync::mpsc;
use tokio::time::{Instant, interval_at, timeout};

use crate::actor::Watch;
use crate::doors::Inside;
use crate::error::ApiError;
use crate::guard::Address;
use crate::house::House;
use crate::http::tables::{Eyes, tell, watch};
use crate::http::{Path, Query};
use crate::session::{self, Hash, Maybe};

/// No command needs more.
const LARGEST_MESSAGE: usize = 16 * 1024;
const BUFFER: usize = 4 * 1024;

/// How long one waits for the other side.
#[derive(Copy, Clone, Debug)]
struct Manners {
    /// Whoever takes longer to take a message is gone.
    send: Duration,
    /// Browsers answer this by themselves.
    ping: Duration,
    /// So whoever is silent for so long is gone, too.
    silence: Duration,
}

const MANNERS: Manners = Manners {
    send: Duration::from_secs(10),
    ping: Duration::from_secs(30),
    silence: Duration::from_secs(90),
};

pub(crate) fn routes() -> Router<House> {
    Router::new().route("/api/tables/{table}/live", any(live))
}

#[expect(clippy::too_many_arguments, reason = "each is a part of the request")]
async fn live(
    State(house): State<House>,
    Maybe(person): Maybe,
    Path(table): Path<String>,
    Query(eyes): Query<Eyes>,
    Extension(Address(address)): Extension<Address>,
    inside: Option<Extension<Arc<Inside>>>,
    headers: HeaderMap,
    upgrade: Result<WebSocketUpgrade, axum::extract::ws::rejection::WebSocketUpgradeRejection>,
) -> Result<Response, ApiError> {
    let upgrade = upgrade.map_err(|_| ApiError::bad("this address is for WebSockets"))?;
    let watch = watch(&house, &table, eyes.of(person), eyes.since, true).await?;
    let token = session::hash_of(&headers);
    // The library's buffers of 128 KiB for each socket would be cleared at every read.
    let upgrade = upgrade.read_buffer_size(BUFFER).write_buffer_size(BUFFER);
    let upgrade = upgrade.max_message_size(LARGEST_MESSAGE).max_frame_size(LARGEST_MESSAGE);
    Ok(upgrade.on_upgrade(move |socket: WebSocket| async move {
        let (out, incoming) = socket.split();
        house.metrics().sockets.fetch_add(1, Relaxed);
        let mut talk = Talk { house: &house, table: &table, token, address, out, manners: MANNERS };
        talk.converse(watch, incoming).await;
        house.metrics().sockets.fetch_sub(1, Relaxed);
        house.left(&table);
        drop(inside);
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

/// The number alone, of something that is not read further.
#[derive(Default, Deserialize)]
struct Numbered {
    #[serde(default)]
    id: Value,
}

/// One side of a conversation, over any sink, so that it can be tried without a network.
struct Talk<'a, O> {
    house: &'a House,
    table: &'a str,
    token: Option<Hash>,
    address: Option<IpAddr>,
    out: O,
    manners: Manners,
}

impl<O: Sink<Message> + Unpin> Talk<'_, O> {
    async fn converse<E>(
        &mut self,
        mut watch: Watch,
        mut incoming: impl Stream<Item = Result<Message, E>> + Unpin,
    ) {
        let hello = Message::Text(std::mem::take(&mut watch.hello).into());
        let first = std::mem::take(&mut watch.first).into_iter().map(text);
        for message in [hello].into_iter().chain(first) {
            if !self.put(message).await {
                return;
            }
        }
        let mut listens = self.flush(&mut watch.later).await;
        let mut pings = interval_at(Instant::now() + self.manners.ping, self.manners.ping);
        let mut heard = Instant::now();
        let house = self.house;
        let mut closing = pin!(house.closing());
        let mut farewell = None;
        while listens {
            let message = tokio::select! {
                // A table that goes away closes its sockets; clients come back and are told what they missed.
                message = watch.later.recv() => match message {
                    Some(message) => text(message),
                    None => break,
                },
                message = incoming.next() => {
                    heard = Instant::now();
                    match message {
                        Some(Ok(Message::Text(said))) => self.answer(&said).await,
                        Some(Ok(Message::Binary(_))) => self.answer("binary").await,
                        Some(Ok(Message::Ping(_) | Message::Pong(_))) => continue,
                        Some(Ok(Message::Close(_)) | Err(_)) | None => break,
                    }
                }
                _ = pings.tick() => {
                    if heard.elapsed() >= self.manners.silence {
                        return;
                    }
                    Message::Ping(Bytes::new())
                }
                () = &mut closing => {
                    farewell = Some(CloseFrame { code: close_code::AWAY, reason: Utf8Bytes::default() });
                    break;
                }
            };
            listens = self.put(message).await && self.flush(&mut watch.later).await;
        }
        if listens && self.put(Message::Close(farewell)).await {
            let _ = timeout(self.manners.send, self.out.flush()).await;
        }
    }

    /// Says whether anybody still listens.
    async fn put(&mut self, message: Message) -> bool {
        matches!(timeout(self.manners.send, self.out.feed(message)).await, Ok(Ok(())))
    }

    /// What has come meanwhile goes out together. Says whether anybody still listens.
    async fn flush(&mut self, later: &mut mpsc::Receiver<Bytes>) -> bool {
        while let Ok(message) = later.try_recv() {
            if !self.put(text(message)).await {
                return false;
            }
        }
        matches!(timeout(self.manners.send, self.out.flush()).await, Ok(Ok(())))
    }

    /// Counts first, whatever it is. The answer bears the number of the question.
    async fn answer(&self, said: &str) -> Message {
        let (id, outcome) = match self.asker().await {
            Err(error) => {
                let Numbered { id } = serde_json::from_str(said).unwrap_or_default();
                (id, Err(error))
            }
            Ok(person) => match serde_json::from_str::<Incoming>(said) {
                Err(error) => {
                    return Message::Text(ApiError::bad(error.to_string()).body().to_string().into());
                }
                Ok(Incoming { id, command }) => match person {
                    Some(person) => (id, tell(self.house, self.table, person, command).await),
                    None => (id, Err(ApiError::stranger())),
                },
            },
        };
        let answer = match outcome {
            Ok(n) => json!({ "reply": id, "done": n }),
            Err(error) => {
                let mut body = error.body();
                body["reply"] = id;
                body
            }
        };
        Message::Text(answer.to_string().into())
    }

    /// Who asks, if he may ask one more thing. Whoever has logged out meanwhile is a stranger.
    async fn asker(&self) -> Result<Option<hall::Person>, ApiError> {
        let person = match &self.token {
            Some(token) => session::owner(self.house, token).await?,
            None => None,
        };
        if self.house.rates().admit(self.address, person) {
            Ok(person)
        } else {
            Err(ApiError::too_many("too many commands; wait a moment", 1))
        }
    }
}

fn text(message: Bytes) -> Message {
    // Messages are made from strings.
    Message::Text(Utf8Bytes::try_from(message).unwrap_or_default())
}

#[cfg(test)]
mod tests {
    use std::convert::Infallible;

    use futures_util::{sink, stream};

    use super::*;

    const MOMENT: Duration = Duration::from_millis(20);
    const LONG: Duration = Duration::from_mins(1);

    /// How long it takes until somebody who says nothing is given up.
    async fn given_up(name: &str, out: impl Sink<Message, Error = Infallible>, manners: Manners) -> Duration {
        let house = crate::house::tests::house(name).await;
        let (_sender, later) = mpsc::channel(1);
        let watch = Watch { hello: "{}".to_owned(), first: Vec::new(), later };
        let out = Box::pin(out);
        let mut talk = Talk { house: &house, table: "", token: None, address: None, out, manners };
        let start = Instant::now();
        talk.converse(watch, stream::pending::<Result<Message, Infallible>>()).await;
        start.elapsed()
    }

    #[tokio::test]
    async fn who_is_silent_for_long_is_gone() {
        let manners = Manners { send: LONG, ping: MOMENT, silence: 3 * MOMENT };
        let out = sink::unfold(0, |pings, message| async move {
            Ok(if matches!(message, Message::Ping(_)) { pings + 1 } else { pings })
        });
        assert!(given_up("silent", out, manners).await < LONG / 10);
    }

    #[tokio::test]
    async fn who_takes_nothing_is_gone() {
        let manners = Manners { send: MOMENT, ping: LONG, silence: LONG };
        let out = sink::unfold((), |(), _| std::future::pending::<Result<(), Infallible>>());
        assert!(given_up("stuck", out, manners).await < LONG / 10);
    }
}
