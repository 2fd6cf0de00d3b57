//! The routes of the API and of the page.

mod account;
mod bodies;
mod pages;
mod people;
pub(crate) mod tables;

use axum::Router;
use axum::extract::rejection::{JsonRejection, PathRejection, QueryRejection};
use axum::extract::{FromRequest, FromRequestParts, State};
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use axum::routing::{delete, get, post};
use serde::Serialize;

use crate::error::ApiError;
use crate::house::House;
use crate::metrics::Figures;
use crate::store::Readiness;
use crate::{metrics, openapi};

pub use bodies::{BODY_READERS, BodyReader};

pub(crate) fn routes() -> Router<House> {
    Router::new()
        .route("/healthz", get(|| async { "well\n" }))
        .route("/readyz", get(readiness))
        .route("/metrics", get(no_metrics_here))
        .route("/api/openapi.json", get(|| async { axum::Json(openapi::document()) }))
        .route("/api/me", get(people::own_profile).post(people::set_name))
        .route("/api/account", get(account::own_account).post(people::create_account))
        .route("/api/account/password", post(account::change_password))
        .route("/api/account/recovery-codes", post(account::renew_recovery_codes))
        .route("/api/account/delete", post(account::delete_account))
        .route("/api/login", post(people::login))
        .route("/api/recover", post(account::recover))
        .route("/api/logout", post(people::logout))
        .route("/api/sessions", get(account::list_sessions).delete(account::log_out_everywhere))
        .route("/api/sessions/{session}", delete(account::revoke_session))
        .route("/api/tokens", post(account::create_token))
        .route("/api/games", get(tables::list_games))
        .route("/api/rules/{game}", get(pages::rules))
        .route("/api/tables", get(tables::lobby).post(tables::open))
        .route("/api/tables/{table}", get(tables::table_state).delete(tables::delete))
        .route("/api/tables/{table}/commands", post(tables::command))
        .route("/api/tables/{table}/messages", get(tables::messages))
        .route("/api/tables/{table}/frames", get(tables::frames))
        .route("/api/tables/{table}/record", get(tables::record))
        .route("/api/tables/{table}/verify", get(tables::verify))
        .route("/api/tables/{table}/rematch", post(tables::rematch))
        .fallback(pages::page_file)
}

/// What the house can do now.
#[derive(Serialize)]
struct HouseReadiness {
    #[serde(flatten)]
    store: Readiness,
    /// Whether NATS is there, if there is to be one. Without it the house goes on.
    #[serde(skip_serializing_if = "Option::is_none")]
    nats: Option<bool>,
}

/// Whether the house can do its work now: whoever asks here wants to know more than that the program runs.
async fn readiness(State(house): State<House>) -> Response {
    let store = house.store().readiness().await;
    let status = if store.is_ready() { StatusCode::OK } else { StatusCode::SERVICE_UNAVAILABLE };
    (status, axum::Json(HouseReadiness { store, nats: house.nats_is_there() })).into_response()
}

/// What only operators may see. Served at an address of its own, which is not for the public.
pub(crate) fn operator_routes() -> Router<House> {
    Router::new()
        .route("/healthz", get(|| async { "well\n" }))
        .route("/readyz", get(readiness))
        .route("/metrics", get(metrics))
}

async fn metrics(State(house): State<House>) -> Response {
    let store = house.store();
    let (database_bytes, wal_bytes) = store.bytes_on_disk().await;
    let figures = Figures {
        awake_tables: house.awake_tables().len(),
        store_queue: store.queue_depth(),
        password_queue: house.passwords().queue_depth(),
        bot_queue: house.bot_queue(),
        replay_queue: house.replay_permits().waiting(),
        database_bytes,
        wal_bytes,
        disk_free_bytes: store.bytes_free(),
    };
    ([(header::CONTENT_TYPE, metrics::CONTENT_TYPE)], house.metrics().text(figures)).into_response()
}

async fn no_metrics_here() -> ApiError {
    let message = "metrics are not public; fondaco serve --metrics gives them an address of their own";
    ApiError::new(StatusCode::NOT_FOUND, "no_route", message)
}

/// A JSON body, like axum's, with errors of our shape.
#[derive(FromRequest)]
#[from_request(via(axum::Json), rejection(ApiError))]
pub(crate) struct Json<T>(pub(crate) T);

/// Parts of the path, like axum's, with errors of our shape.
#[derive(FromRequestParts)]
#[from_request(via(axum::extract::Path), rejection(ApiError))]
pub(crate) struct Path<T>(pub(crate) T);

/// The query, like axum's, with errors of our shape.
#[derive(FromRequestParts)]
#[from_request(via(axum::extract::Query), rejection(ApiError))]
pub(crate) struct Query<T>(pub(crate) T);

impl<T: serde::Serialize> IntoResponse for Json<T> {
    fn into_response(self) -> Response {
        axum::Json(self.0).into_response()
    }
}

impl From<JsonRejection> for ApiError {
    fn from(rejection: JsonRejection) -> ApiError {
        let status = match rejection.status() {
            StatusCode::PAYLOAD_TOO_LARGE => StatusCode::PAYLOAD_TOO_LARGE,
            StatusCode::UNSUPPORTED_MEDIA_TYPE => StatusCode::UNSUPPORTED_MEDIA_TYPE,
            _ => StatusCode::BAD_REQUEST,
        };
        ApiError::new(status, "bad_request", rejection.body_text())
    }
}

impl From<PathRejection> for ApiError {
    fn from(_: PathRejection) -> ApiError {
        ApiError::no_table()
    }
}

impl From<QueryRejection> for ApiError {
    fn from(rejection: QueryRejection) -> ApiError {
        ApiError::bad_request(rejection.body_text())
    }
}
