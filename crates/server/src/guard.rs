//! What stands between strangers and the routes: sizes, rates, origins, headers, and errors of one shape.

use std::net::SocketAddr;

use axum::Router;
use axum::body::Body;
use axum::extract::{ConnectInfo, DefaultBodyLimit, Request, State};
use axum::http::{HeaderValue, Method, StatusCode, header};
use axum::middleware::{Next, from_fn, from_fn_with_state};
use axum::response::{IntoResponse as _, Response};
use tower_http::compression::CompressionLayer;

use crate::error::ApiError;
use crate::house::House;
use crate::metrics::Metrics;
use crate::rate::Client;
use crate::session;

/// No request needs more.
const LARGEST_BODY: usize = 64 * 1024;

pub(crate) fn guarded(routes: Router<House>, house: &House) -> Router<House> {
    routes
        .method_not_allowed_fallback(|| async {
            ApiError::new(
                StatusCode::METHOD_NOT_ALLOWED,
                "no_method",
                "this address does not take this method",
            )
        })
        .layer(DefaultBodyLimit::max(LARGEST_BODY))
        .layer(from_fn(same_origin))
        .layer(from_fn_with_state(house.clone(), bounded))
        .layer(CompressionLayer::new())
        .layer(from_fn(headers))
}

/// A page of another site must not act for whoever is logged in here.
async fn same_origin(request: Request, next: Next) -> Response {
    let upgrade = request.headers().contains_key(header::UPGRADE);
    let safe = matches!(*request.method(), Method::GET | Method::HEAD | Method::OPTIONS) && !upgrade;
    let origin = request.headers().get(header::ORIGIN).and_then(|origin| origin.to_str().ok());
    let host = request.headers().get(header::HOST).and_then(|host| host.to_str().ok());
    let same = match (origin, host) {
        (None, _) => true, // no browser
        (Some(origin), Some(host)) => origin.split_once("://").is_some_and(|(_, from)| from == host),
        (Some(_), None) => false,
    };
    if safe || same {
        return next.run(request).await;
    }
    ApiError::new(StatusCode::FORBIDDEN, "wrong_origin", "this page may not speak for you here")
        .into_response()
}

async fn bounded(State(house): State<House>, request: Request, next: Next) -> Response {
    Metrics::count(&house.metrics().requests);
    let address = request.extensions().get::<ConnectInfo<SocketAddr>>().map(|info| info.0.ip());
    let client = match session::known(&house, request.headers()).await {
        Some(person) => Some(Client::Person(person)),
        None => address.map(Client::Address),
    };
    if client.is_some_and(|client| !house.rates().allow(client)) {
        Metrics::count(&house.metrics().limited);
        let message = "too many requests; wait a moment";
        let mut response = ApiError::new(StatusCode::TOO_MANY_REQUESTS, "too_many", message).into_response();
        response.headers_mut().insert(header::RETRY_AFTER, HeaderValue::from_static("1"));
        return response;
    }
    next.run(request).await
}

/// Strict by default: nothing is framed, sniffed, cached or loaded from elsewhere.
async fn headers(request: Request, next: Next) -> Response<Body> {
    let mut response = next.run(request).await;
    let headers = response.headers_mut();
    let strict =
        "default-src 'self'; frame-ancestors 'none'; base-uri 'none'; form-action 'self'; object-src 'none'";
    headers.insert(header::CONTENT_SECURITY_POLICY, HeaderValue::from_static(strict));
    headers.insert(header::X_CONTENT_TYPE_OPTIONS, HeaderValue::from_static("nosniff"));
    headers.insert(header::REFERRER_POLICY, HeaderValue::from_static("no-referrer"));
    headers.entry(header::CACHE_CONTROL).or_insert(HeaderValue::from_static("no-store"));
    response
}
