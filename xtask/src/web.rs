//! The browser client: its format and types checked, and its tests in a real Chromium.

use std::path::{Path, PathBuf};
use std::process::Command;

use crate::{cargo, root, step};

/// Checks and tests the client. What is missing is installed.
pub(crate) fn test() -> Result<(), String> {
    step("the binary with its client", cargo("build --package cli --locked"))?;
    step("format of the client", npm(&["run", "--silent", "format:check"]))?;
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

/// Where cargo builds.
fn target() -> PathBuf {
    std::env::var_os("CARGO_TARGET_DIR").map_or_else(|| root().join("target"), PathBuf::from)
}

/// The browser of this machine; where there is none, the system's own is installed.
fn chromium() -> Result<PathBuf, String> {
    if let Some(chosen) = std::env::var_os("FONDACO_CHROMIUM") {
        return Ok(chosen.into());
    }
    if let Some(found) = installed() {
        return Ok(found);
    }
    println!("\n=== no Chromium here; installing it");
    for args in [&["update"][..], &["install", "--yes", "chromium"]] {
        let status = Command::new("apt-get").args(args).env("DEBIAN_FRONTEND", "noninteractive").status();
        if !status.is_ok_and(|status| status.success()) {
            break;
        }
    }
    installed().ok_or_else(|| {
        "the browser tests need Chromium: install it, or say FONDACO_CHROMIUM=<path of the browser>"
            .to_owned()
    })
}

fn installed() -> Option<PathBuf> {
    let names = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];
    let folders: Vec<PathBuf> = std::env::split_paths(&std::env::var_os("PATH")?).collect();
    let paths = names.iter().flat_map(|name| folders.iter().map(move |folder| folder.join(name)));
    paths.into_iter().find(|path| Path::is_file(path))
}
