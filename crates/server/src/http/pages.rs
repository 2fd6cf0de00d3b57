//! The files of the browser client, and the rules as pages.

use axum::extract::Request;
use axum::http::{HeaderValue, Method, StatusCode, header};
use axum::response::{IntoResponse as _, Response};
use rulebook::{Page, Rulebook};
use serde::Deserialize;

use super::{Json, Path, Query};
use crate::error::ApiError;

/// A file of the client; for every other address the page, which knows what to show there.
pub(crate) async fn page_file(request: Request) -> Response {
    let path = request.uri().path().trim_start_matches('/');
    let is_no_page = path.starts_with("api/") || path.starts_with("assets/") && client::file(path).is_none();
    if is_no_page || !matches!(*request.method(), Method::GET | Method::HEAD) {
        return ApiError::new(StatusCode::NOT_FOUND, "no_route", "there is no such address").into_response();
    }
    let (path, body) = match client::file(path) {
        Some(file) => (path, file),
        None => (client::PAGE, client::file(client::PAGE).unwrap_or_default()),
    };
    let kind = mime_guess::from_path(path).first_or_octet_stream();
    let caching = if client::is_immutable(path) { "public, max-age=31536000, immutable" } else { "no-cache" };
    let compressed = client::brotli(path).filter(|_| takes_brotli(&request));
    let is_compressed = compressed.is_some();
    let mut response = compressed.unwrap_or(body).into_owned().into_response();
    let headers = response.headers_mut();
    if is_compressed {
        headers.insert(header::CONTENT_ENCODING, HeaderValue::from_static("br"));
        headers.insert(header::VARY, HeaderValue::from_static("accept-encoding"));
    }
    if let Ok(kind) = HeaderValue::from_str(kind.essence_str()) {
        headers.insert(header::CONTENT_TYPE, kind);
    }
    headers.insert(header::CACHE_CONTROL, HeaderValue::from_static(caching));
    response
}

fn takes_brotli(request: &Request) -> bool {
    let accepted = request.headers().get(header::ACCEPT_ENCODING).and_then(|accepted| accepted.to_str().ok());
    accepted.is_some_and(|accepted| accepted.split(',').any(|encoding| encoding.trim() == "br"))
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Language {
    #[serde(default)]
    lang: String,
}

/// The rules of a game, in the language asked for if there is one.
pub(crate) async fn rules(
    Path(game): Path<String>,
    Query(Language { lang }): Query<Language>,
) -> Result<Json<Page>, ApiError> {
    let book = Rulebook::of(&game)
        .ok_or_else(|| ApiError::new(StatusCode::NOT_FOUND, "no_game", "there is no such game"))?;
    Ok(Json(book.page(&lang)))
}
