//! What operators see of a machine that does nothing but think.

use axum::Router;
use axum::extract::State;
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse as _, Response};
use axum::routing::get;
use prometheus_client::encoding::text::encode;
use prometheus_client::registry::Registry;
use serde_json::json;
use tokio::net::TcpListener;

use super::connection::Nats;
use crate::metrics::{CONTENT_TYPE, PREFIX};

/// Serves `/metrics`, `/healthz` and `/readyz` of `fondaco think`, until the runtime ends.
pub async fn serve_thinkers_operators(listener: TcpListener, nats: Nats) {
    let routes = Router::new()
        .route("/healthz", get(|| async { "well\n" }))
        .route("/readyz", get(readiness))
        .route("/metrics", get(metrics))
        .with_state(nats);
    if let Err(error) = axum::serve(listener, routes).await {
        tracing::error!(%error, "metrics are no longer served");
    }
}

/// Without NATS there is nothing to think about.
async fn readiness(State(nats): State<Nats>) -> Response {
    let is_there = nats.is_there();
    let status = if is_there { StatusCode::OK } else { StatusCode::SERVICE_UNAVAILABLE };
    (status, axum::Json(json!({ "nats": is_there }))).into_response()
}

async fn metrics(State(nats): State<Nats>) -> Response {
    let mut registry = Registry::with_prefix(PREFIX);
    nats.metrics().register_thinker(&mut registry);
    let mut text = String::new();
    // Writing to a string does not fail.
    let _ = encode(&mut text, &registry);
    ([(header::CONTENT_TYPE, CONTENT_TYPE)], text).into_response()
}
