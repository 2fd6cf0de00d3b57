//! The way from the hall to people and programs: HTTP, WebSockets, sessions, storage. The only crate that is asynchronous.
//!
//! `browser → server (who are you?) → hall (is it your table, your clock?) → the game's check → stored → told`. [`app`] is the
//! router, [`serve`] binds it to an address and stops gracefully.

#![forbid(unsafe_code)]

mod actor;
mod error;
mod guard;
mod house;
mod http;
mod metrics;
mod openapi;
mod rate;
mod session;
mod socket;
mod store;
mod token;

use std::future::{Future, IntoFuture as _};
use std::net::SocketAddr;
use std::time::Duration;

use axum::Router;
use axum::serve::ListenerExt as _;
use tokio::net::TcpListener;

pub use house::{House, Options};
pub use store::{CannotOpen, Store, StoreError};

/// Every route of the API, with its guards.
pub fn app(house: House) -> Router {
    guard::guarded(http::routes().merge(socket::routes()), &house).with_state(house)
}

/// Serves until `stop`, then lets what is being answered finish.
pub async fn serve(
    listener: TcpListener,
    house: House,
    stop: impl Future<Output = ()> + Send + 'static,
) -> std::io::Result<()> {
    let store = house.store().clone();
    let (stopping, stopped) = tokio::sync::oneshot::channel();
    let stop = async move {
        stop.await;
        let _ = stopping.send(());
    };
    let app = app(house).into_make_service_with_connect_info::<SocketAddr>();
    // A message is small and should go at once; waiting to fill a packet would cost up to 40 ms.
    let listener = listener.tap_io(|stream| _ = stream.set_nodelay(true));
    let serving = axum::serve(listener, app).with_graceful_shutdown(stop);
    let patience = async {
        let _ = stopped.await;
        tokio::time::sleep(PATIENCE).await;
    };
    let outcome = tokio::select! {
        outcome = serving.into_future() => outcome,
        // Whoever waits for news or holds a socket does not hold up the end.
        () = patience => Ok(()),
    };
    store.close().await;
    outcome
}

/// So long may answers take that are under way when the house closes.
const PATIENCE: Duration = Duration::from_secs(3);
