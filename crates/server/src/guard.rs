//! The layers around every route: sizes, rates, origins, headers, and what is measured.

use std::net::{IpAddr, SocketAddr};
use std::sync::Arc;
use std::time::{Duration, Instant};

use axum::Router;
use axum::body::Body;
use axum::extract::{ConnectInfo, DefaultBodyLimit, MatchedPath, Request, State};
use axum::http::{HeaderValue, Method, StatusCode, header};
use axum::middleware::{Next, from_fn, from_fn_with_state};
use axum::response::{IntoResponse as _, Response};
use hall::Person;
use tokio::time::timeout;
use tower_http::compression::CompressionLayer;

use crate::connections::ConnectionPermit;
use crate::error::{ApiError, ErrorCode};
use crate::house::House;
use crate::rate_limits::network;
use crate::request_id;
use crate::session;

/// No request needs more bytes.
const LARGEST_BODY: usize = 64 * 1024;
/// Waiting for news takes at most half of it.
const LONGEST_REQUEST: Duration = Duration::from_mins(1);

/// Puts the layers around the routes; the last one is the outermost.
pub(crate) fn with_guards(routes: Router<House>, house: &House) -> Router<House> {
    routes
        .method_not_allowed_fallback(|| async {
            ApiError::new(
                StatusCode::METHOD_NOT_ALLOWED,
                "no_method",
                "this address does not take this method",
            )
        })
        .layer(DefaultBodyLimit::max(LARGEST_BODY))
        .layer(from_fn(refuse_other_origins))
        .layer(from_fn_with_state(house.clone(), limit))
        .layer(CompressionLayer::new())
        .layer(from_fn_with_state(house.clone(), measure))
        .layer(from_fn_with_state(house.clone(), add_security_headers))
}

/// A page of another site must not act for whoever is logged in here.
async fn refuse_other_origins(request: Request, next: Next) -> Response {
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

/// The network from which a request comes, as limits count it.
#[derive(Copy, Clone, Debug)]
pub(crate) struct ClientNetwork(pub(crate) Option<IpAddr>);

/// Refuses requests above the rate limits before anything is done for them, and ends those that take too long.
///
/// The network is counted always, the person in addition, and requests that create a session once more.
async fn limit(State(house): State<House>, mut request: Request, next: Next) -> Response {
    let is_spare =
        request.extensions().get::<Arc<ConnectionPermit>>().is_some_and(|permit| permit.is_spare());
    if is_spare && !matches!(request.uri().path(), "/healthz" | "/readyz") {
        let message = "the house has as many connections as it can serve; try again in a moment";
        return ApiError::new(StatusCode::SERVICE_UNAVAILABLE, "full", message).into_response();
    }
    let network = client_network(&request, house.options().proxy);
    request.extensions_mut().insert(ClientNetwork(network));
    let limits = house.rate_limits();
    let (mut allowed, mut person) = (limits.allow_request(network, None), None);
    if allowed {
        // A session that cannot be read is for the routes to report.
        person = session::person_of_request(&house, request.headers()).await.ok().flatten();
        let new_session = network.filter(|_| creates_session(&request, person.is_some()));
        allowed = limits.allow_request(None, person)
            && new_session.is_none_or(|network| limits.allow_new_session(network));
    }
    if !allowed {
        house.metrics().limited.inc();
        let mut response = ApiError::too_many("too many requests; wait a moment", 1).into_response();
        response.extensions_mut().insert(Client { network, person });
        return response;
    }
    let Some(open) = house.open_requests().try_acquire(network, person) else {
        house.metrics().limited.inc();
        let mut response =
            ApiError::too_many("too many requests and sockets are open at once", 5).into_response();
        response.extensions_mut().insert(Client { network, person });
        return response;
    };
    // A WebSocket takes it along, since it lives longer than its request.
    let open = Arc::new(open);
    request.extensions_mut().insert(Arc::clone(&open));
    let too_slow = |_| {
        let message = "this took too long; please look again before you repeat anything";
        ApiError::new(StatusCode::REQUEST_TIMEOUT, "too_slow", message).into_response()
    };
    let mut response = timeout(LONGEST_REQUEST, next.run(request)).await.unwrap_or_else(too_slow);
    response.extensions_mut().insert(Client { network, person });
    response
}

/// Who a response is for, attached to it for the access log.
#[derive(Copy, Clone, Debug)]
struct Client {
    network: Option<IpAddr>,
    person: Option<Person>,
}

/// Whether a request creates a person or a session: that costs more than others, and is seldom needed.
fn creates_session(request: &Request, is_known: bool) -> bool {
    let path = request.uri().path();
    let creates = matches!(path, "/api/login" | "/api/recover" | "/api/account" | "/api/tokens")
        || path == "/api/me" && !is_known;
    request.method() == Method::POST && creates
}

/// A proxy in front says for whom it asks, in the last place; whoever else says so is not believed.
fn client_network(request: &Request, proxy: Option<IpAddr>) -> Option<IpAddr> {
    let peer = request.extensions().get::<ConnectInfo<SocketAddr>>()?.0.ip().to_canonical();
    let forwarded = request.headers().get_all("x-forwarded-for").iter().next_back();
    let forwarded = forwarded.and_then(|list| list.to_str().ok()).and_then(|list| list.rsplit(',').next());
    let forwarded = forwarded.and_then(|address| address.trim().parse().ok());
    Some(network(forwarded.filter(|_| proxy == Some(peer)).unwrap_or(peer)))
}

/// Counts requests and errors, notes how long answers take, and writes the access log.
async fn measure(State(house): State<House>, request: Request, next: Next) -> Response {
    let start = Instant::now();
    let route = request.extensions().get::<MatchedPath>().cloned();
    // Files of the page have no route of their own.
    let route = route.as_ref().map_or("page", MatchedPath::as_str);
    let method = request.method().clone();
    let id = request_id::fresh();
    let response = request_id::within(id.clone(), next.run(request)).await;
    let (metrics, duration) = (house.metrics(), start.elapsed());
    metrics.requests.inc();
    metrics.observe_request(route, duration);
    metrics.count_response(response.status());
    if let Some(ErrorCode(code)) = response.extensions().get() {
        metrics.count_error(code);
    }
    log_access(&id, &method, route, &response, duration);
    response
}

/// One line for each request, without secrets: the route and not the path, since whoever knows the name of a private table may
/// watch it; no query, header or body.
fn log_access(request: &str, method: &Method, route: &str, response: &Response, duration: Duration) {
    let client = response.extensions().get::<Client>();
    let network = client.and_then(|client| client.network).map(|network| network.to_string());
    let person = client.and_then(|client| client.person).map(|Person(number)| number);
    let (status, code) =
        (response.status().as_u16(), response.extensions().get().map(|ErrorCode(code)| *code));
    let ms = duration.as_secs_f64() * 1000.0;
    // Programs that only ask whether the house is well ask often.
    if matches!(route, "/healthz" | "/readyz") {
        tracing::debug!(target: "access", request, %method, route, status, code, ms, network, person);
    } else {
        tracing::info!(target: "access", request, %method, route, status, code, ms, network, person);
    }
}

/// Strict by default: nothing is framed, sniffed, cached or loaded from elsewhere; with `--secure`, nothing without encryption.
async fn add_security_headers(State(house): State<House>, request: Request, next: Next) -> Response<Body> {
    // A browser that still has the cookie of before `--secure` gets the same session under the new name.
    let renamed = session::renamed_cookies(&house, request.headers());
    let mut response = next.run(request).await;
    let headers = response.headers_mut();
    // Who logs in or out is given cookies already.
    if !headers.contains_key(header::SET_COOKIE) {
        for cookie in renamed.into_iter().flatten().filter_map(|cookie| HeaderValue::from_str(&cookie).ok()) {
            headers.append(header::SET_COOKIE, cookie);
        }
    }
    if house.options().secure {
        // This host alone: what else the operator has below it is not ours to decide.
        let year = HeaderValue::from_static("max-age=31536000");
        headers.insert(header::STRICT_TRANSPORT_SECURITY, year);
    }
    let strict =
        "default-src 'self'; frame-ancestors 'none'; base-uri 'none'; form-action 'self'; object-src 'none'";
    headers.insert(header::CONTENT_SECURITY_POLICY, HeaderValue::from_static(strict));
    headers.insert(header::X_CONTENT_TYPE_OPTIONS, HeaderValue::from_static("nosniff"));
    headers.insert(header::REFERRER_POLICY, HeaderValue::from_static("no-referrer"));
    headers.entry(header::CACHE_CONTROL).or_insert(HeaderValue::from_static("no-store"));
    response
}
