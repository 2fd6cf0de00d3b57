//! Errors as every client sees them: one shape, a code for programs, a sentence for people, and the rule where one stands
//! against something.

use axum::Json;
use axum::http::StatusCode;
use axum::http::header::RETRY_AFTER;
use axum::response::{IntoResponse, Response};
use hall::Refused;
use serde::Serialize;

use crate::store::StoreError;

/// An error, as sent.
#[derive(Clone, Debug, Serialize)]
pub(crate) struct ApiError {
    #[serde(skip)]
    status: StatusCode,
    /// Seconds after which trying again makes sense.
    #[serde(skip)]
    retry: Option<u32>,
    code: &'static str,
    message: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    rule: Option<&'static str>,
}

impl ApiError {
    pub(crate) fn new(status: StatusCode, code: &'static str, message: impl Into<String>) -> ApiError {
        ApiError { status, retry: None, code, message: message.into(), rule: None }
    }

    pub(crate) fn bad(message: impl Into<String>) -> ApiError {
        ApiError::new(StatusCode::BAD_REQUEST, "bad_request", message)
    }

    pub(crate) fn no_table() -> ApiError {
        ApiError::new(StatusCode::NOT_FOUND, "no_table", "there is no such table")
    }

    pub(crate) fn stranger() -> ApiError {
        ApiError::new(StatusCode::UNAUTHORIZED, "stranger", "tell us a name first: POST /api/me")
    }

    pub(crate) fn too_many(message: impl Into<String>, seconds: u32) -> ApiError {
        let error = ApiError::new(StatusCode::TOO_MANY_REQUESTS, "too_many", message);
        ApiError { retry: Some(seconds), ..error }
    }

    /// So many tables are awake that no other can be woken.
    pub(crate) fn full() -> ApiError {
        let message = "all tables of the house are taken; try again in a few minutes";
        let error = ApiError::new(StatusCode::SERVICE_UNAVAILABLE, "full", message);
        ApiError { retry: Some(60), ..error }
    }

    /// The wrapper that every error comes in.
    pub(crate) fn body(&self) -> serde_json::Value {
        serde_json::json!({ "error": self })
    }
}

impl IntoResponse for ApiError {
    fn into_response(self) -> Response {
        let mut response = (self.status, Json(self.body())).into_response();
        if let Some(seconds) = self.retry {
            response.headers_mut().insert(RETRY_AFTER, seconds.into());
        }
        response
    }
}

impl From<Refused> for ApiError {
    fn from(refused: Refused) -> ApiError {
        let status = match refused {
            Refused::NotYourSeat(_) | Refused::NotHost | Refused::NotSeated => StatusCode::FORBIDDEN,
            Refused::Setup(_) | Refused::NoDecision(_) | Refused::NoSeat => StatusCode::BAD_REQUEST,
            Refused::TooMuch(_) => StatusCode::UNPROCESSABLE_ENTITY,
            _ => StatusCode::CONFLICT,
        };
        let message = match &refused {
            Refused::Rule { sentence, .. } => sentence.clone(),
            other => other.to_string(),
        };
        ApiError { status, retry: None, code: refused.code(), message, rule: refused.rule() }
    }
}

impl From<StoreError> for ApiError {
    fn from(error: StoreError) -> ApiError {
        match error {
            StoreError::Full => {
                hall::Refused::TooMuch("you have many unfinished tables; finish one first").into()
            }
            StoreError::Conflict => ApiError::new(StatusCode::CONFLICT, "conflict", "this is taken already"),
            StoreError::Broken(what) => {
                // Details are for the operator; people are told that nothing was lost or changed.
                tracing::error!(%what, "storage");
                let message = "this could not be stored, so it did not happen; please try again";
                ApiError::new(StatusCode::SERVICE_UNAVAILABLE, "storage", message)
            }
        }
    }
}
