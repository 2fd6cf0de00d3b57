//! WebSockets: messages of a table out as they happen, commands in; and what the lobby shows.

mod lobby;

use std::net::IpAddr;
use std::pin::pin;
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::body::Bytes;
use axum::extract::ws::{CloseFrame, Message, Utf8Bytes, WebSocket, WebSocketUpgrade, close_code};
use axum::extract::{FromRequestParts, State};
use axum::http::request::Parts;
use axum::response::Response;
use axum::routing::any;
use futures_util::{Sink, SinkExt as _, Stream, StreamExt as _};
use hall::Command;
use serde::Deserialize;
use serde_json::{Value, json};
use tokio::sync::mpsc;
use tokio::time::{Instant, MissedTickBehavior, interval_at, timeout};

use crate::actor::Subscription;
use crate::connections::ConnectionPermit;
use crate::error::ApiError;
use crate::house::House;
use crate::http::tables::{MessagesQuery, send_command, subscribe};
use crate::http::{Path, Query};
use crate::open_requests::OpenRequest;
use crate::request_id;
use crate::session::{self, Asker};
use crate::session_ends::SessionEnd;
use crate::store::TokenHash;

/// No command needs more bytes.
const LARGEST_MESSAGE: usize = 16 * 1024;
/// So often a page is told that the house is there: without it, a frozen house looks like one in which nothing happens.
const BEAT: Duration = Duration::from_secs(1);
/// Bytes of each socket's buffers.
const BUFFER: usize = 4 * 1024;

/// When a client is given up.
#[derive(Copy, Clone, Debug)]
struct SocketTimeouts {
    /// A client that takes longer to take a message is gone.
    send: Duration,
    /// How often a client is pinged; browsers answer by themselves.
    ping: Duration,
    /// So a client that sends nothing for this long is gone, too.
    silence: Duration,
}

const TIMEOUTS: SocketTimeouts = SocketTimeouts {
    send: Duration::from_secs(10),
    ping: Duration::from_secs(15),
    silence: Duration::from_secs(40),
};

pub(crate) fn routes() -> Router<House> {
    Router::new()
        .route("/api/tables/{table}/live", any(open_table_socket))
        .route("/api/lobby/live", any(lobby::open_lobby_socket))
}

/// A request for a socket: who sends it, and what is counted for them as long as the socket is open.
struct SocketRequest {
    asker: Asker,
    token: Option<TokenHash>,
    /// It wants to be told that the house is there.
    beats: bool,
    upgrade: WebSocketUpgrade,
    /// Absent only in tests.
    connection: Option<Arc<ConnectionPermit>>,
    open: Option<Arc<OpenRequest>>,
}

impl FromRequestParts<House> for SocketRequest {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, house: &House) -> Result<SocketRequest, ApiError> {
        let upgrade = WebSocketUpgrade::from_request_parts(parts, house).await;
        let upgrade = upgrade.map_err(|_| ApiError::bad_request("this address is for WebSockets"))?;
        let asker = Asker::from_request_parts(parts, house).await?;
        Ok(SocketRequest {
            asker,
            // Whoever comes with a token of nobody watches as a stranger, who has no session that could end.
            beats: false,
            token: asker.person.and_then(|_| session::token_hash(&parts.headers)),
            // The library's buffers of 128 KiB for each socket would be cleared at every read.
            upgrade: upgrade
                .read_buffer_size(BUFFER)
                .write_buffer_size(BUFFER)
                .max_message_size(LARGEST_MESSAGE)
                .max_frame_size(LARGEST_MESSAGE),
            connection: parts.extensions.get().cloned(),
            open: parts.extensions.get().cloned(),
        })
    }
}

async fn open_table_socket(
    State(house): State<House>,
    Path(table): Path<String>,
    Query(query): Query<MessagesQuery>,
    request: SocketRequest,
) -> Result<Response, ApiError> {
    let perspective = query.perspective(request.asker);
    let subscription = subscribe(&house, &table, perspective, query.since, true).await?;
    Ok(serve_socket(house, Some(table), subscription, SocketRequest { beats: query.beat, ..request }))
}

/// Answers the request with a socket that has this subscription.
fn serve_socket(
    house: House,
    table: Option<String>,
    subscription: Subscription,
    request: SocketRequest,
) -> Response {
    let SocketRequest { asker, token, beats, upgrade, connection, open } = request;
    upgrade.on_upgrade(move |socket: WebSocket| async move {
        let (out, incoming) = socket.split();
        house.metrics().sockets.inc();
        let (table, network) = (table.as_deref(), asker.network);
        let mut client =
            SocketClient { house: &house, table, token, network, beats, out, timeouts: TIMEOUTS };
        let given_up = async {
            match &connection {
                Some(connection) => connection.given_up().await,
                None => std::future::pending().await,
            }
        };
        tokio::select! {
            () = client.run(subscription, incoming) => {}
            () = given_up => {}
        }
        house.metrics().sockets.dec();
        if let Some(table) = table {
            house.socket_closed(table);
        }
        drop((connection, open));
    })
}

/// What a client sends: a command, with a number of its own to recognise the answer by.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct IncomingCommand {
    #[serde(default)]
    id: Value,
    command: Command,
}

/// The client's number alone, of a message that is not read further.
#[derive(Default, Deserialize)]
struct IncomingId {
    #[serde(default)]
    id: Value,
}

/// The client at the other end of a socket; over any sink, so that it can be tried without a network.
struct SocketClient<'a, O> {
    house: &'a House,
    /// The table to which commands go, if it is a table's socket.
    table: Option<&'a str>,
    token: Option<TokenHash>,
    network: Option<IpAddr>,
    beats: bool,
    out: O,
    timeouts: SocketTimeouts,
}

impl<O: Sink<Message> + Unpin> SocketClient<'_, O> {
    /// Sends what the table has to say and answers what the client sends, until one of them ends.
    async fn run<E>(
        &mut self,
        mut subscription: Subscription,
        mut incoming: impl Stream<Item = Result<Message, E>> + Unpin,
    ) {
        let hello = Message::Text(std::mem::take(&mut subscription.hello).into());
        let first = std::mem::take(&mut subscription.first).into_iter().map(text);
        for message in [hello].into_iter().chain(first) {
            if !self.queue(message).await {
                return;
            }
        }
        let mut is_open = self.flush(&mut subscription.later).await;
        let mut pings = interval_at(Instant::now() + self.timeouts.ping, self.timeouts.ping);
        let mut beats = interval_at(Instant::now() + BEAT, BEAT);
        beats.set_missed_tick_behavior(MissedTickBehavior::Delay);
        let mut last_received = Instant::now();
        let house = self.house;
        let mut closing = pin!(house.closing());
        // A session that cannot be read is not trusted; the client comes back by itself.
        let Ok(mut session_end) = SessionEnd::watch(house, self.token).await else { return };
        let mut session_ended = pin!(session_end.ended());
        let mut close_frame = None;
        while is_open {
            let message = tokio::select! {
                // A table that goes to sleep closes its sockets; clients come back and are told what they missed.
                message = subscription.later.recv() => match message {
                    Some(message) => text(message),
                    None => break,
                },
                message = incoming.next() => {
                    last_received = Instant::now();
                    match message {
                        Some(Ok(Message::Text(received))) => self.answer(&received).await,
                        Some(Ok(Message::Binary(_))) => self.answer("binary").await,
                        // The library answers pings by itself.
                        Some(Ok(Message::Ping(_) | Message::Pong(_))) => match self.count_request().await {
                            Ok(_) => continue,
                            Err(_) => break,
                        },
                        Some(Ok(Message::Close(_)) | Err(_)) | None => break,
                    }
                }
                _ = pings.tick() => {
                    if last_received.elapsed() >= self.timeouts.silence {
                        return;
                    }
                    Message::Ping(Bytes::new())
                }
                _ = beats.tick(), if self.beats => Message::Text(Utf8Bytes::from_static(r#"{"beat":true}"#)),
                () = &mut session_ended => {
                    let reason = Utf8Bytes::from_static("session ended");
                    close_frame = Some(CloseFrame { code: close_code::POLICY, reason });
                    break;
                }
                () = &mut closing => {
                    close_frame = Some(CloseFrame { code: close_code::AWAY, reason: Utf8Bytes::default() });
                    break;
                }
            };
            is_open = self.queue(message).await && self.flush(&mut subscription.later).await;
        }
        if is_open && self.queue(Message::Close(close_frame)).await {
            let _ = timeout(self.timeouts.send, self.out.flush()).await;
        }
    }

    /// Puts a message into the socket's buffer. Returns whether the socket is still open.
    async fn queue(&mut self, message: Message) -> bool {
        matches!(timeout(self.timeouts.send, self.out.feed(message)).await, Ok(Ok(())))
    }

    /// Sends what is in the buffer together with what has come meanwhile. Returns whether the socket is still open.
    async fn flush(&mut self, later: &mut mpsc::Receiver<Bytes>) -> bool {
        while let Ok(message) = later.try_recv() {
            if !self.queue(text(message)).await {
                return false;
            }
        }
        matches!(timeout(self.timeouts.send, self.out.flush()).await, Ok(Ok(())))
    }

    /// Carries out a command. The answer bears the number that the client gave it, if that could be read.
    async fn answer(&self, received: &str) -> Message {
        let (id, outcome) = match self.count_request().await {
            Err(error) => {
                let IncomingId { id } = serde_json::from_str(received).unwrap_or_default();
                (Some(id), Err(error))
            }
            Ok(person) => match serde_json::from_str::<IncomingCommand>(received) {
                Err(error) => (None, Err(ApiError::bad_request(error.to_string()))),
                Ok(IncomingCommand { id, command }) => (Some(id), self.carry_out(person, command).await),
            },
        };
        let answer = match outcome {
            Ok(n) => json!({ "reply": id, "done": n }),
            Err(error) => {
                self.house.metrics().count_error(error.code());
                let mut body = error.body();
                if let Some(id) = id {
                    body["reply"] = id;
                }
                body
            }
        };
        Message::Text(answer.to_string().into())
    }

    async fn carry_out(&self, person: Option<hall::Person>, command: Command) -> Result<u32, ApiError> {
        let table = self.table.ok_or_else(|| ApiError::bad_request("there is nothing to say here"))?;
        let person = person.ok_or_else(ApiError::no_session)?;
        let command = send_command(self.house, table, self.network, person, command);
        request_id::within(request_id::fresh(), command).await
    }

    /// Counts a message, whatever it is, against the rate limits. Returns who sends it: nobody, if they have logged out meanwhile.
    async fn count_request(&self) -> Result<Option<hall::Person>, ApiError> {
        let person = match &self.token {
            Some(token) => session::person_of_token(self.house, token).await?,
            None => None,
        };
        if self.house.rate_limits().allow_request(self.network, person) {
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

    /// How long it takes until a client that sends nothing is given up.
    async fn time_until_given_up(
        name: &str,
        out: impl Sink<Message, Error = Infallible>,
        timeouts: SocketTimeouts,
    ) -> Duration {
        let house = crate::house::tests::house(name).await;
        let (_sender, later) = mpsc::channel(1);
        let subscription = Subscription { hello: "{}".to_owned(), first: Vec::new(), later };
        let out = Box::pin(out);
        let mut client = SocketClient {
            house: &house,
            table: None,
            token: None,
            network: None,
            beats: false,
            out,
            timeouts,
        };
        let start = Instant::now();
        client.run(subscription, stream::pending::<Result<Message, Infallible>>()).await;
        start.elapsed()
    }

    #[tokio::test]
    async fn a_client_that_is_silent_for_long_is_given_up() {
        let timeouts = SocketTimeouts { send: LONG, ping: MOMENT, silence: 3 * MOMENT };
        let out = sink::unfold(0, |pings, message| async move {
            Ok(if matches!(message, Message::Ping(_)) { pings + 1 } else { pings })
        });
        assert!(time_until_given_up("silent", out, timeouts).await < LONG / 10);
    }

    #[tokio::test]
    async fn a_client_that_takes_nothing_is_given_up() {
        let timeouts = SocketTimeouts { send: MOMENT, ping: LONG, silence: LONG };
        let out = sink::unfold((), |(), _| std::future::pending::<Result<(), Infallible>>());
        assert!(time_until_given_up("stuck", out, timeouts).await < LONG / 10);
    }
}
