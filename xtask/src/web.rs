//! The browser client: its format, lints and types checked, and its tests in a real Chromium.

use std::path::PathBuf;
use std::process::Command;

use crate::{cargo, find_program, install, root, step, target};

/// Checks and tests the client. What is missing is installed.
pub(crate) fn test() -> Result<(), String> {
    step("the binary with its client", cargo("build --package cli --locked"))?;
    step("format of the client", npm(&["run", "--silent", "format:check"]))?;
    step("lints of the client", npm(&["run", "--silent", "lint"]))?;
    step("types of the client", npm(&["run", "--silent", "check"]))?;
    let chromium = chromium()?;
    let binary = target().join("debug").join(format!("fondaco{}", std::env::consts::EXE_SUFFIX));
    let mut tests = npm(&["run", "--silent", "test"]);
    tests.env("FONDACO_BINARY", binary).env("FONDACO_CHROMIUM", chromium);
    step("the client in a browser", tests)
}

fn npm(args: &[&str]) -> Command {
    let mut command = Command::new(if cfg!(windows) { "npm.cmd" } else { "npm" });
    command.args(args).current_dir(root().join("web"));
    command
}

/// The browser of this machine; where there is none, the system's own is installed.
fn chromium() -> Result<PathBuf, String> {
    if let Some(chosen) = std::env::var_os("FONDACO_CHROMIUM") {
        return Ok(chosen.into());
    }
    if let Some(found) = installed() {
        return Ok(found);
    }
    install("chromium");
    installed().ok_or_else(|| {
        "the browser tests need Chromium: install it, or say FONDACO_CHROMIUM=<path of the browser>"
            .to_owned()
    })
}

fn installed() -> Option<PathBuf> {
    find_program(&["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"])
}
