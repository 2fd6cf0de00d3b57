//! Which database is meant, on the command line, in the environment, or in a file.

use std::path::PathBuf;

use clap::Args as ClapArgs;
use server::Database;

use crate::failure::{Failure, Outcome};

#[derive(ClapArgs)]
pub(crate) struct DatabaseArgs {
    /// Where the database lies, if it is a SQLite file.
    #[arg(long, value_name = "DIR", env = "FONDACO_DATA", default_value = "fondaco-data")]
    pub(crate) data: PathBuf,
    /// A PostgreSQL database, as `postgres://USER:PASSWORD@HOST/DATABASE`; others see it in the list of processes, but not in the
    /// environment [default: a SQLite file in the data folder].
    #[arg(long, value_name = "URL", env = "FONDACO_DATABASE", hide_env_values = true)]
    pub(crate) database: Option<String>,
    /// A file in which the address of the database stands, and nobody else can read it.
    #[arg(long, value_name = "FILE", env = "FONDACO_DATABASE_FILE")]
    pub(crate) database_file: Option<PathBuf>,
}

/// Copy a house to a database of the other kind.
///
/// No house may be open on either. What was cut short goes on where it was when the same command is said again; until it is finished
/// no house opens on the copy. At the end every match is read from both, compared and played back. The original stays as it is.
#[derive(ClapArgs)]
#[command(after_help = "\
Examples:
  fondaco move --from sqlite:/var/lib/fondaco --to-file /etc/fondaco/database
  fondaco move --from postgres://fondaco@/fondaco?host=/run/postgresql --to sqlite:fondaco-data")]
pub(crate) struct Move {
    /// The house as it is: `sqlite:FOLDER` or `postgres://USER:PASSWORD@HOST/DATABASE`.
    #[arg(long, value_name = "URL", required_unless_present = "from_file", conflicts_with = "from_file")]
    pub(crate) from: Option<String>,
    /// A file in which that address stands, since others see arguments in the list of processes.
    #[arg(long, value_name = "FILE")]
    pub(crate) from_file: Option<PathBuf>,
    /// Where it is copied to: a folder without a house, or an empty database.
    #[arg(long, value_name = "URL", required_unless_present = "to_file", conflicts_with = "to_file")]
    pub(crate) to: Option<String>,
    /// A file in which that address stands.
    #[arg(long, value_name = "FILE")]
    pub(crate) to_file: Option<PathBuf>,
}

impl DatabaseArgs {
    /// The database that is meant.
    pub(crate) fn database(&self) -> Outcome<Database> {
        match (&self.database, &self.database_file) {
            (None, None) => Ok(Database::Folder(self.data.clone())),
            (Some(_), Some(_)) => Err(Failure::bad(
                "--database and --database-file are both given; one of them says where the database is",
            )),
            (text, file) => read("--database", text.as_deref(), file.as_ref()),
        }
    }
}

impl Move {
    pub(crate) fn from(&self) -> Outcome<Database> {
        read("--from", self.from.as_deref(), self.from_file.as_ref())
    }

    pub(crate) fn to(&self) -> Outcome<Database> {
        read("--to", self.to.as_deref(), self.to_file.as_ref())
    }
}

/// An address, or the one in a file.
fn read(option: &str, text: Option<&str>, file: Option<&PathBuf>) -> Outcome<Database> {
    let Some(file) = file else {
        let read = Database::read(text.unwrap_or_default());
        return read.map_err(|error| Failure::bad(format_args!("{option}: {error}")));
    };
    let text = std::fs::read_to_string(file).map_err(|error| Failure::file(file, error))?;
    Database::read(&text).map_err(|error| Failure::file(file, error))
}
