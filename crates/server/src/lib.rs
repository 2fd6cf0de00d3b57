//! The way from the hall to people and programs: HTTP, WebSockets, sessions, storage. The only crate that is asynchronous.
//!
//! `browser → server (who are you?) → hall (is it your table, your clock?) → the game's check → stored → told`. [`app`] is the
//! router, [`serve`] binds it to an address and stops gracefully.

#![forbid(unsafe_code)]

mod actor;
mod doors;
mod error;
mod guard;
mod house;
mod http;
mod metrics;
mod openapi;
mod password;
mod rate;
mod session;
mod socket;
mod store;
mod token;

use std::future::Future;

use axum::Router;
use tokio::net::TcpListener;

pub use house::{House, Options};
pub use store::{CannotOpen, Store, StoreError};

/// Every route of the API, with its guards.
pub fn app(house: House) -> Router {
    guard::guarded(http::routes().merge(socket::routes()), &house).with_state(house)
}

/// Serves until `stop`, then lets what is being answered finish.
pub async fn serve(listener: TcpListener, house: House, stop: impl Future<Output = ()>) {
    let store = house.store().clone();
    doors::keep(listener, house, stop).await;
    store.close().await;
}
