//! The binary, as people and scripts use it.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

mod arena;
mod checks;
mod house;
mod matches;
mod records;

use std::path::PathBuf;
use std::process::{Command, Output};

/// Runs `fondaco` with these arguments, split at spaces.
fn fondaco(args: &str) -> Said {
    Said::by(Command::new(env!("CARGO_BIN_EXE_fondaco")).args(args.split_whitespace()).output().unwrap())
}

/// What came back.
#[derive(Debug)]
struct Said {
    code: Option<i32>,
    out: String,
    err: String,
}

impl Said {
    fn by(output: Output) -> Said {
        let text = |bytes: Vec<u8>| String::from_utf8(bytes).unwrap();
        Said { code: output.status.code(), out: text(output.stdout), err: text(output.stderr) }
    }

    /// All went well.
    fn ok(self) -> String {
        assert_eq!(self.code, Some(0), "{self:?}");
        self.out
    }

    /// Bad input: one clear line and code 2.
    fn bad(self) -> String {
        assert_eq!(self.code, Some(2), "{self:?}");
        assert_eq!(self.err.trim_end().lines().count(), 1, "one line: {self:?}");
        assert!(self.err.starts_with("fondaco: "), "{self:?}");
        self.err
    }
}

/// A folder of its own for each test.
fn folder(name: &str) -> PathBuf {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = std::fs::remove_dir_all(&folder);
    std::fs::create_dir_all(&folder).unwrap();
    folder
}
