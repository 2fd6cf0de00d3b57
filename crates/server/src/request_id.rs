//! What a request is called in logs, also in those of another node that was asked to carry it out.

use std::future::Future;

use crate::token;

tokio::task_local! {
    static REQUEST: String;
}

/// A name for a new request.
pub(crate) fn fresh() -> String {
    table::to_hex(&token::random::<6>())
}

/// Does something for the request of this name.
pub(crate) async fn within<T>(request: String, work: impl Future<Output = T>) -> T {
    REQUEST.scope(request, work).await
}

/// The name of the request for which something is being done; a new one for what the house does by itself.
pub(crate) fn current() -> String {
    REQUEST.try_with(String::clone).unwrap_or_else(|_| fresh())
}
