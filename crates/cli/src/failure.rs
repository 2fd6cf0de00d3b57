//! How a command ends when it does not end well.

use std::fmt;
use std::path::Path;
use std::process::ExitCode;

pub(crate) type Outcome<T = ()> = Result<T, Failure>;

/// Why a command did not succeed.
#[derive(Debug)]
pub(crate) enum Failure {
    /// Something was found to be wrong: a law is broken, a vector fails, a record does not verify. Code 1.
    Found(String),
    /// What was asked for cannot be done: bad arguments, bad files. Code 2.
    Bad(String),
    /// Standard output was closed. Nothing to say, and to nobody.
    NobodyListens,
}

impl Failure {
    pub(crate) fn found(what: impl fmt::Display) -> Failure {
        Failure::Found(what.to_string())
    }

    pub(crate) fn bad(what: impl fmt::Display) -> Failure {
        Failure::Bad(what.to_string())
    }

    /// Something about a file.
    pub(crate) fn file(path: &Path, what: impl fmt::Display) -> Failure {
        Failure::Bad(format!("{}: {what}", path.display()))
    }

    /// Says it on standard error and gives the exit code.
    #[expect(clippy::print_stderr, reason = "this is where errors are told")]
    pub(crate) fn exit(self) -> ExitCode {
        match self {
            Failure::Found(what) => {
                eprintln!("{what}");
                ExitCode::from(1)
            }
            Failure::Bad(what) => {
                eprintln!("fondaco: {what}");
                ExitCode::from(2)
            }
            Failure::NobodyListens => ExitCode::SUCCESS,
        }
    }
}
