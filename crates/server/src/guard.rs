//! What stands between strangers and the routes: sizes, rates, origins, headers, and errors of one shape.

use std::net::{IpAddr, SocketAddr};
use std::time::Duration;

use axum::Router;
use axum::body::Body;
use axum::extract::{ConnectInfo, DefaultBodyLimit, Request, State};
use axum::http::{HeaderValue, Method, StatusCode, header};
use axum::middleware::{Next, from_fn, from_fn_with_state};
use axum::response::{IntoResponse as _, Response};
use tokio::time::timeout;
use tower_http::compression::CompressionLayer;

use crate::error::ApiError;
use crate::house::House;
use crate::metrics::Metrics;
use crate::rate::{Client, network};
use crate::session;

/// No request needs more.
const LARGEST_BODY: usize = 64 * 1024;
/// Waiting for news takes at most half of it.
const LONGEST_REQUEST: Duration = Duration::from_mins(1);

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

/// From where a request comes: one's own network, as limits count it.
#[derive(Copy, Clone, Debug)]
pub(crate) struct Address(pub(crate) Option<IpAddr>);

/// Counts before anything is done: the address always, the person in addition, and once more whoever wants to be let in.
async fn bounded(State(house): State<House>, mut request: Request, next: Next) -> Response {
    Metrics::count(&house.metrics().requests);
    let address = address_of(&request, house.options().proxy);
    request.extensions_mut().insert(Address(address));
    let rates = house.rates();
    let mut allowed = rates.admit(address, None);
    if allowed {
        // Whether he can be known at all is for the routes to say.
        let person = session::known(&house, request.headers()).await.ok().flatten();
        let door = address.filter(|_| is_door(&request, person.is_some()));
        allowed = rates.admit(None, person) && door.is_none_or(|address| rates.allow(Client::Door(address)));
    }
    if !allowed {
        Metrics::count(&house.metrics().limited);
        return ApiError::too_many("too many requests; wait a moment", 1).into_response();
    }
    let too_slow = |_| {
        let message = "this took too long; please look again before you repeat anything";
        ApiError::new(StatusCode::REQUEST_TIMEOUT, "too_slow", message).into_response()
    };
    timeout(LONGEST_REQUEST, next.run(request)).await.unwrap_or_else(too_slow)
}

fn is_door(request: &Request, known: bool) -> bool {
    let path = request.uri().path();
    let lets_in =
        matches!(path, "/api/login" | "/api/account" | "/api/tokens") || path == "/api/me" && !known;
    request.method() == Method::POST && lets_in
}

/// A proxy in front says for whom it asks, in the last place; whoever else says so is not believed.
fn address_of(request: &Request, proxy: Option<IpAddr>) -> Option<IpAddr> {
    let peer = request.extensions().get::<ConnectInfo<SocketAddr>>()?.0.ip().to_canonical();
    let told = request.headers().get_all("x-forwarded-for").iter().next_back();
    let told = told.and_then(|told| told.to_str().ok()).and_then(|told| told.rsplit(',').next());
    let told = told.and_then(|told| told.trim().parse().ok()).filter(|_| proxy == Some(peer));
    Some(network(told.unwrap_or(peer)))
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
