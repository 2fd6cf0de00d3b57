//! The connection to NATS. Once it was there it comes back by itself, however long NATS is away.

use std::time::Duration;

use async_nats::connection::State;
use async_nats::jetstream::context::{Context, ContextBuilder};
use async_nats::{Client, ConnectErrorKind, ConnectOptions, Event, ServerAddr};
use tokio::sync::watch;

use super::metrics::ClusterMetrics;
use super::question_queue;

/// How long NATS may take for an answer of its own.
const ANSWER: Duration = Duration::from_secs(2);
/// How long the first connection may take.
const FIRST_CONNECTION: Duration = Duration::from_secs(5);
/// How often NATS is looked for while it is away.
const LOOK: Duration = Duration::from_millis(250);

/// NATS, through which the machines of a house speak with each other. Clones are the same connection.
#[derive(Clone, Debug)]
pub struct Nats {
    client: Client,
    jetstream: Context,
    is_there: watch::Receiver<bool>,
    metrics: ClusterMetrics,
}

/// Why a house cannot use NATS, in one sentence without secrets.
#[derive(Clone, Debug, thiserror::Error)]
pub enum CannotConnect {
    /// It is no address.
    #[error(
        "NATS: this is no address; one looks like nats://user:password@host:4222, several stand with commas between"
    )]
    NoAddress,
    /// Nobody answers there.
    #[error("NATS at {0} does not answer: {1}")]
    NoAnswer(String, String),
    /// It wants to know who we are.
    #[error("NATS at {0} refuses us: user, password or token are wrong or missing")]
    Refused(String),
    /// What the house needs is turned off there, or may not be used.
    #[error("NATS at {0} does not give us JetStream: {1}; it is turned on by nats-server --jetstream")]
    NoJetStream(String, String),
}

impl Nats {
    /// Connects, and makes sure that everything is there that a house needs.
    pub async fn connect(addresses: &str) -> Result<Nats, CannotConnect> {
        let servers: Option<Vec<ServerAddr>> = addresses.split(',').map(|one| server(one.trim())).collect();
        let servers = servers.ok_or(CannotConnect::NoAddress)?;
        let metrics = ClusterMetrics::default();
        let (sender, is_there) = watch::channel(true);
        let connected = metrics.connected.clone();
        connected.set(1);
        let options = options(&servers).event_callback(move |event| {
            if let Event::Connected | Event::Disconnected = event {
                let is_there = event == Event::Connected;
                connected.set(i64::from(is_there));
                if sender.send_if_modified(|before| std::mem::replace(before, is_there) != is_there) {
                    tell(is_there);
                }
            }
            std::future::ready(())
        });
        let names = names(&servers);
        let client = options.connect(&servers[..]).await.map_err(|error| match error.kind() {
            ConnectErrorKind::AuthorizationViolation | ConnectErrorKind::Authentication => {
                CannotConnect::Refused(names.clone())
            }
            ConnectErrorKind::ServerParse => CannotConnect::NoAddress,
            _ => CannotConnect::NoAnswer(names.clone(), error.to_string()),
        })?;
        let jetstream = ContextBuilder::new().timeout(ANSWER).ack_timeout(ANSWER).build(client.clone());
        let nats = Nats { client, jetstream, is_there, metrics };
        question_queue::consumer(&nats).await.map_err(|why| CannotConnect::NoJetStream(names, why))?;
        Ok(nats)
    }

    pub(super) fn client(&self) -> &Client {
        &self.client
    }

    pub(super) fn jetstream(&self) -> &Context {
        &self.jetstream
    }

    pub(crate) fn metrics(&self) -> &ClusterMetrics {
        &self.metrics
    }

    /// Whether NATS is there now.
    pub(crate) fn is_there(&self) -> bool {
        *self.is_there.borrow() && self.client.connection_state() == State::Connected
    }

    /// Whether NATS is there, for whoever wants to be told when that changes from now on.
    pub(super) fn presence(&self) -> watch::Receiver<bool> {
        let mut presence = self.is_there.clone();
        presence.mark_unchanged();
        presence
    }

    /// Sends what is not sent yet, as far as that is possible without waiting for long.
    pub(super) async fn flush(&self) {
        let _ = tokio::time::timeout(ANSWER, self.client.flush()).await;
    }
}

/// The address of one server, with nothing in it that NATS would not understand.
fn server(address: &str) -> Option<ServerAddr> {
    let server: ServerAddr = address.parse().ok()?;
    let is_plain = !server.host().is_empty() && !address.contains(['?', '#', ' ']);
    is_plain.then_some(server)
}

fn options(servers: &[ServerAddr]) -> ConnectOptions {
    let options = ConnectOptions::new()
        .name("fondaco")
        .connection_timeout(FIRST_CONNECTION)
        .reconnect_delay_callback(|_| LOOK);
    // A name without a password is a token, as in every other client of NATS.
    let token = servers.iter().find(|server| server.password().is_none()).and_then(ServerAddr::username);
    match token {
        Some(token) => options.token(token.to_owned()),
        None => options,
    }
}

fn tell(is_there: bool) {
    if is_there {
        tracing::info!("NATS is there again");
    } else {
        tracing::warn!("NATS is away; this machine goes on by itself until it is back");
    }
}

/// Hosts and ports, without what may not be printed.
fn names(servers: &[ServerAddr]) -> String {
    let name = |server: &ServerAddr| format!("{}:{}", server.host(), server.port());
    servers.iter().map(name).collect::<Vec<_>>().join(", ")
}
