//! The way from the hall to people and programs: HTTP, WebSockets, sessions, storage. The only crate that is asynchronous.
//!
//! `browser → server (who are you?) → hall (is it your table, your clock?) → the game's check → stored → told`. [`app`] is the
//! router, [`serve`] binds it to an address and stops gracefully.

#![forbid(unsafe_code)]

mod actor;
mod awake_tables;
mod bot_threads;
mod browser;
mod cluster;
mod connections;
mod error;
mod fair_queue;
mod file_limit;
mod forgetting;
mod guard;
mod house;
mod house_time;
mod housekeeping;
mod http;
mod lobby;
mod metrics;
mod open_requests;
mod openapi;
mod own_threads;
mod password;
mod people_limits;
mod rate_limits;
mod replays;
mod request_id;
mod session;
mod session_ends;
mod socket;
mod store;
mod token;

use std::future::Future;

use axum::Router;
use tokio::net::TcpListener;

pub use cluster::{CannotConnect, Nats, serve_thinkers_operators, think};
pub use file_limit::{TooFewFiles, make_room_for_connections};
pub use house::{House, Options};
pub use housekeeping::Retention;
pub use http::{BODY_READERS, BodyReader};
pub use store::{
    BackupError, CannotOpen, DataFolder, Database, MoveError, MoveStep, Moved, Nodes, PostgresServer, Store,
    StoreError, back_up, move_house, restore,
};

/// Every route of the API, with the layers that guard it.
pub fn app(house: House) -> Router {
    guard::with_guards(http::routes().merge(socket::routes()), &house).with_state(house)
}

/// Serves until `stop`, then lets what is being answered finish and closes the store.
pub async fn serve(listener: TcpListener, house: House, stop: impl Future<Output = ()>) {
    let store = house.store().clone();
    let time = tokio::spawn(house_time::keep(house.clone()));
    let housekeeping = tokio::spawn(housekeeping::keep(house.clone()));
    let forgetting = tokio::spawn(forgetting::keep(house.clone()));
    let thinking = tokio::spawn(house.clone().think_for_others());
    let cluster = tokio::spawn(cluster::keep(house.clone()));
    connections::accept_until(listener, house, stop).await;
    let _ = tokio::join!(time, housekeeping, forgetting, thinking, cluster);
    store.close().await;
}

/// Serves what is for operators alone (`/metrics`, `/healthz`, `/readyz`) on an address of its own, until the runtime ends.
pub async fn serve_operators(listener: TcpListener, house: House) {
    let routes = http::operator_routes().with_state(house);
    if let Err(error) = axum::serve(listener, routes).await {
        tracing::error!(%error, "metrics are no longer served");
    }
}
