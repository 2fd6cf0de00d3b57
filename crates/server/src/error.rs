//! Errors as every client sees them: one shape, a code for programs, a sentence for people, and the rule where one stands
//! against something.

use axum::Json;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use hall::Refused;
use serde::Serialize;

use crate::store::StoreError;

/// An error, as sent.
#[derive(Clone, Debug, Serialize)]
pub(crate) struct ApiError {
    #[serde(skip)]
    status: StatusCode,
    code: &'static str,
    message: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    rule: Option<&'static str>,
}

impl ApiError {
    pub(crate) fn new(status: StatusCode, code: &'static str, message: impl Into<String>) -> ApiError {
        ApiError { status, code, message: message.into(), rule: None }
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

    /// The wrapper that every error comes in.
    pub(crate) fn body(&self) -> serde_json::Value {
        serde_json::json!({ "error": self })
    }
}

impl IntoResponse for ApiError {
    fn into_response(self) -> Response {
        (self.status, Json(self.body())).into_response()
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
        ApiError { status, code: refused.code(), message, rule: refused.rule() }
    }
}

impl From<StoreError> for ApiError {
    fn from(error: StoreError) -> ApiError {
        match error {
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
