//! What several commands understand that run until they are stopped.

use std::path::PathBuf;

use clap::{Args as ClapArgs, ValueEnum};

#[derive(ClapArgs)]
pub(crate) struct Logs {
    /// What to log: error, warn, info, debug, or as tracing filters are written; requests are "access", logins "login".
    #[arg(long, value_name = "FILTER", env = "FONDACO_LOG", default_value = "info")]
    pub(crate) log: String,
    /// How logs are written: lines for people, or one JSON object a line.
    #[arg(long, value_name = "FORM", env = "FONDACO_LOG_FORM", default_value = "text")]
    pub(crate) log_form: LogForm,
}

#[derive(Copy, Clone, ValueEnum)]
pub(crate) enum LogForm {
    Text,
    Json,
}

/// Where NATS is. With a password in it, it belongs in the environment or in a file: everybody can list what programs were
/// started with.
#[derive(ClapArgs)]
pub(crate) struct NatsAddress {
    /// Where NATS is, through which machines speak with each other, as `nats://USER:PASSWORD@HOST:4222` [default: nowhere].
    #[arg(long, value_name = "URL", env = "FONDACO_NATS", hide_env_values = true)]
    pub(crate) nats: Option<String>,
    /// A file with that address, for secrets.
    #[arg(long, value_name = "FILE", env = "FONDACO_NATS_FILE", conflicts_with = "nats")]
    pub(crate) nats_file: Option<PathBuf>,
}
