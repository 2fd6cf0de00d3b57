//! Errors as every client sees them: one shape, a code for programs, a sentence for people, and the rule where one stands
//! against something.

use axum::Json;
use axum::http::StatusCode;
use axum::http::header::RETRY_AFTER;
use axum::response::{IntoResponse, Response};
use hall::Refused;
use serde::Serialize;

use crate::store::StoreError;

/// An error, as clients get it.
#[derive(Clone, Debug, Serialize)]
pub(crate) struct ApiError {
    #[serde(skip)]
    status: StatusCode,
    /// Seconds after which trying again makes sense.
    #[serde(skip)]
    pub(crate) retry: Option<u32>,
    code: &'static str,
    pub(crate) message: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) rule: Option<&'static str>,
}

const ASLEEP: &str = "asleep";

impl ApiError {
    pub(crate) fn new(status: StatusCode, code: &'static str, message: impl Into<String>) -> ApiError {
        ApiError { status, retry: None, code, message: message.into(), rule: None }
    }

    /// The request cannot be read or lacks something.
    pub(crate) fn bad_request(message: impl Into<String>) -> ApiError {
        ApiError::new(StatusCode::BAD_REQUEST, "bad_request", message)
    }

    pub(crate) fn no_table() -> ApiError {
        ApiError::new(StatusCode::NOT_FOUND, "no_table", "there is no such table")
    }

    /// The request has no valid token, so nobody knows who sends it.
    pub(crate) fn no_session() -> ApiError {
        ApiError::new(StatusCode::UNAUTHORIZED, "stranger", "tell us a name first: POST /api/me")
    }

    pub(crate) fn too_many(message: impl Into<String>, seconds: u32) -> ApiError {
        let error = ApiError::new(StatusCode::TOO_MANY_REQUESTS, "too_many", message);
        ApiError { retry: Some(seconds), ..error }
    }

    /// The table has gone to sleep before it could be asked. Its requests are sent again, so nobody sees this.
    pub(crate) fn asleep() -> ApiError {
        ApiError { code: ASLEEP, ..ApiError::no_answer() }
    }

    pub(crate) fn is_asleep(&self) -> bool {
        self.code == ASLEEP
    }

    /// Nobody knows what became of a request.
    pub(crate) fn no_answer() -> ApiError {
        let message = "the table did not answer; please look again before you repeat anything";
        ApiError::new(StatusCode::SERVICE_UNAVAILABLE, "table_lost", message)
    }

    pub(crate) fn status(&self) -> StatusCode {
        self.status
    }

    /// The code for programs, which stays the same when the sentence changes.
    pub(crate) fn code(&self) -> &'static str {
        self.code
    }

    /// The JSON that every error is sent as.
    pub(crate) fn body(&self) -> serde_json::Value {
        serde_json::json!({ "error": self })
    }
}

/// The code of an error, attached to its response for the layers that count errors.
#[derive(Copy, Clone, Debug)]
pub(crate) struct ErrorCode(pub(crate) &'static str);

impl IntoResponse for ApiError {
    fn into_response(self) -> Response {
        let mut response = (self.status, Json(self.body())).into_response();
        response.extensions_mut().insert(ErrorCode(self.code));
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
            Refused::Setup(_) | Refused::BadName | Refused::NoDecision(_) | Refused::NoSeat => {
                StatusCode::BAD_REQUEST
            }
            Refused::TooMuch(_) => StatusCode::UNPROCESSABLE_ENTITY,
            Refused::Rule { .. }
            | Refused::RunTooFar
            | Refused::Stale
            | Refused::Started
            | Refused::NotRunning
            | Refused::NotOver
            | Refused::Taken
            | Refused::NotFull
            | Refused::NotReady
            | Refused::NameTaken
            | Refused::OneSeatEach
            | Refused::TooEarly
            | Refused::NothingToUndo
            | Refused::Learned
            | Refused::NotMoved
            | Refused::GaveUp
            | Refused::NotAlone
            | Refused::NothingAsked
            | Refused::AlreadyAsked
            | Refused::Quiet
            | Refused::NotAwaited(_) => StatusCode::CONFLICT,
        };
        // The rule's id is sent beside its sentence, so it is not repeated within.
        let message = if let Refused::Rule { sentence, .. } = &refused {
            sentence.clone()
        } else {
            refused.to_string()
        };
        ApiError { status, retry: None, code: refused.code(), message, rule: refused.rule() }
    }
}

impl From<StoreError> for ApiError {
    fn from(error: StoreError) -> ApiError {
        match error {
            StoreError::TooManyTables => {
                Refused::TooMuch("you have many unfinished tables; finish one first").into()
            }
            StoreError::Conflict => ApiError::new(StatusCode::CONFLICT, "conflict", "this is taken already"),
            // Details are for the operator; people are told what it means for them.
            StoreError::NotStored(what) => {
                tracing::error!(%what, "a write was not stored");
                let message = "this could not be stored, so it did not happen; please try again";
                ApiError::new(StatusCode::SERVICE_UNAVAILABLE, "storage", message)
            }
            StoreError::NotRead(what) => {
                tracing::error!(%what, "the database could not be read");
                let message = "this could not be read just now; please try again";
                ApiError::new(StatusCode::SERVICE_UNAVAILABLE, "storage", message)
            }
            StoreError::BrokenLog { table, what } => {
                tracing::error!(table, %what, "the log of a table is broken");
                let message =
                    "what is stored of this table cannot be read; the operator of this house has been told";
                ApiError::new(StatusCode::INTERNAL_SERVER_ERROR, "broken_table", message)
            }
            StoreError::Closed => {
                let message = "the house is closing, so this did not happen; it opens again in a moment";
                let error = ApiError::new(StatusCode::SERVICE_UNAVAILABLE, "closing", message);
                ApiError { retry: Some(5), ..error }
            }
        }
    }
}
