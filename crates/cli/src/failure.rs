//! How a command ends when it does not end well.

use std::fmt;
use std::io::Write as _;
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

    /// Says it on standard error, if anybody listens there, and gives the exit code.
    pub(crate) fn exit(self) -> ExitCode {
        let (what, code) = match self {
            Failure::Found(what) => (what, 1),
            Failure::Bad(what) => (one_line(&what), 2),
        };
        let _ = writeln!(std::io::stderr(), "{what}");
        ExitCode::from(code)
    }
}

/// Whatever a file made us say, it is one line of ordinary length, without codes that a terminal would obey.
fn one_line(what: &str) -> String {
    const LONGEST: usize = 400;
    let mut line = String::from("fondaco: ");
    for letter in what.chars().take(LONGEST) {
        match letter {
            '\n' => line.push(' '),
            letter if letter.is_control() => line.extend(letter.escape_default()),
            letter => line.push(letter),
        }
    }
    if what.chars().count() > LONGEST {
        line.push('…');
    }
    line
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bad_input_cannot_write_on_the_terminal() {
        assert_eq!(one_line("a\nb\u{1b}[2J"), "fondaco: a b\\u{1b}[2J");
        assert_eq!(one_line(&"x".repeat(9_999)).chars().count(), 9 + 400 + 1);
    }
}
