//! Which database a house has: a folder with a SQLite file in it, or a database of a PostgreSQL server.

use std::fmt;
use std::path::{Path, PathBuf};
use std::str::FromStr as _;

use sqlx::postgres::{PgConnectOptions, PgSslMode};

use super::CannotOpen;

/// Where a house keeps its books. Shown without any password.
#[derive(Clone, Debug)]
pub enum Database {
    /// A folder, in which the database is a SQLite file.
    Folder(PathBuf),
    /// A database of a PostgreSQL server.
    Server(PostgresServer),
}

/// How a PostgreSQL server is reached, and which of its databases is meant.
#[derive(Clone)]
pub struct PostgresServer(Box<PgConnectOptions>);

impl Database {
    /// `sqlite:FOLDER`, or an address as PostgreSQL's own programs take it. What is not understood is not repeated: it may hold a
    /// password.
    pub fn read(text: &str) -> Result<Database, CannotOpen> {
        let text = text.trim();
        match text.split_once(':') {
            Some(("sqlite", folder)) if !folder.is_empty() && !folder.contains('\0') => {
                Ok(Database::Folder(PathBuf::from(folder)))
            }
            Some(("postgres" | "postgresql", _)) => PostgresServer::read(text).map(Database::Server),
            _ => Err(CannotOpen::NotAnAddress),
        }
    }
}

impl PostgresServer {
    fn read(text: &str) -> Result<PostgresServer, CannotOpen> {
        // What stands before the database's name: a text without slashes is understood, but not as anybody means it.
        let is_url = text.split_once("://").is_some_and(|(_, rest)| !rest.is_empty() && !rest.contains('\0'));
        let options = PgConnectOptions::from_str(&with_user_as_parameter(text)).ok().filter(|_| is_url);
        let options = options.ok_or(CannotOpen::NotAnAddress)?;
        if matches!(options.get_ssl_mode(), PgSslMode::Require | PgSslMode::VerifyCa | PgSslMode::VerifyFull)
        {
            return Err(CannotOpen::NoTls);
        }
        // This program has no TLS, so there is no need to ask the server for it.
        Ok(PostgresServer(Box::new(options.ssl_mode(PgSslMode::Disable))))
    }

    pub(super) fn options(&self) -> &PgConnectOptions {
        &self.0
    }
}

/// `postgres://USER@/DATABASE?host=/run/postgresql`, with a user and no host, is what PostgreSQL's own programs take for a Unix
/// socket; the library wants the user as a parameter then.
fn with_user_as_parameter(text: &str) -> String {
    let parts = text.split_once("://").and_then(|(scheme, rest)| Some((scheme, rest.split_once("@/")?)));
    let Some((scheme, (user, rest))) = parts.filter(|(_, (user, _))| !user.contains(['@', '/', '?'])) else {
        return text.to_owned();
    };
    let (user, password) =
        user.split_once(':').map_or((user, None), |(user, password)| (user, Some(password)));
    // In parameters a plus is a space.
    let parameter = |name: &str, value: &str| format!("{name}={}", value.replace('+', "%2B"));
    let password = password.map(|password| format!("&{}", parameter("password", password)));
    let separator = if rest.contains('?') { '&' } else { '?' };
    format!("{scheme}:///{rest}{separator}{}{}", parameter("user", user), password.unwrap_or_default())
}

impl fmt::Display for Database {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Database::Folder(folder) => write!(f, "sqlite:{}", folder.display()),
            Database::Server(server) => server.fmt(f),
        }
    }
}

/// What a derived one would print holds the password.
impl fmt::Debug for PostgresServer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl fmt::Display for PostgresServer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let options = &self.0;
        let (user, port) = (options.get_username(), options.get_port());
        let database = options.get_database().unwrap_or(user);
        match options
            .get_socket()
            .map(PathBuf::as_path)
            .or_else(|| Some(Path::new(options.get_host())).filter(|host| host.is_absolute()))
        {
            Some(socket) => write!(f, "postgres://{user}@/{database}?host={}&port={port}", socket.display()),
            None => write!(f, "postgres://{user}@{}:{port}/{database}", options.get_host()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn addresses_are_understood_and_shown_without_passwords() {
        let shown = |text: &str| Database::read(text).map(|database| database.to_string()).ok();
        let same = |text: &str| assert_eq!(shown(text).as_deref(), Some(text));
        same("sqlite:/var/lib/fondaco");
        same("postgres://anna@db.example:5433/house");
        same("postgres://anna@/house?host=/run/postgresql&port=5432");
        let secret = shown("postgres://anna:hunter2@/house?host=/run/postgresql");
        assert_eq!(secret.as_deref(), Some("postgres://anna@/house?host=/run/postgresql&port=5432"));
        let secret = shown("postgresql://anna:hunter2@db.example/house?sslmode=prefer\n");
        assert_eq!(secret.as_deref(), Some("postgres://anna@db.example:5432/house"));
        let debug = format!("{:?}", Database::read("postgres://anna:hunter2@db.example/house"));
        assert!(!debug.contains("hunter2"), "{debug}");
    }

    #[test]
    fn what_is_no_address_is_not_repeated() {
        for text in [
            "",
            "sqlite:",
            "hunter2",
            "mysql://anna:hunter2@x/y",
            "postgres:",
            "postgres:hunter2",
            "postgres://",
            "postgres://a:hunter2@b:port/c",
            "/var/lib/hunter2",
        ] {
            let error = Database::read(text).map(|database| database.to_string());
            let error = error.expect_err(text).to_string();
            assert!(error.contains("postgres://") && !error.contains("hunter2"), "{error}");
        }
        let error =
            Database::read("postgres://a:hunter2@b/c?sslmode=require").map(|_| ()).expect_err("no TLS");
        assert!(matches!(error, CannotOpen::NoTls) && !error.to_string().contains("hunter2"));
    }
}
