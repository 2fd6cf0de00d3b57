//! Builds the client with npm, unless somebody has built it already.

use std::fs::File;
use std::io::ErrorKind;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::{env, fs};

const WAYS_OUT: &str = "the browser client is built with npm, which was not found: install Node.js 20.19 or newer (with npm), \
    or say FONDACO_WEB_DIST=<folder of a client that is built already>";

fn main() {
    println!("cargo::rerun-if-env-changed=FONDACO_WEB_DIST");
    if let Some(built) = env::var_os("FONDACO_WEB_DIST") {
        let built = PathBuf::from(built);
        assert!(built.is_absolute(), "FONDACO_WEB_DIST: say the whole path of {}", built.display());
        assert!(built.join("index.html").is_file(), "FONDACO_WEB_DIST: no index.html in {}", built.display());
        println!("cargo::rerun-if-changed={}", built.display());
        return embed(&built);
    }
    // Asked for now: a target folder that several clones share would remember another one.
    let web = PathBuf::from(env::var_os("CARGO_MANIFEST_DIR").expect("cargo sets it")).join("../../web");
    for source in [
        "src",
        "public",
        ".npmrc",
        "index.html",
        "package.json",
        "package-lock.json",
        "vite.config.ts",
        "svelte.config.js",
    ] {
        println!("cargo::rerun-if-changed={}", web.join(source).display());
    }
    let out = PathBuf::from(env::var_os("OUT_DIR").expect("cargo sets OUT_DIR")).join("web");
    // An editor's cargo runs at the same time, and both would install.
    let lock = File::create(web.join(".npm-lock")).expect("web/ can be written to");
    lock.lock().expect("a lock");
    install(&web);
    npm(Command::new(npm_name())
        .args(["run", "--silent", "build"])
        .env("FONDACO_WEB_OUT", &out)
        .current_dir(&web));
    embed(&out);
}

/// Only when the lock file is another than last time.
fn install(web: &Path) {
    let stamp = web.join("node_modules/.fondaco-lock");
    let wanted = fs::read(web.join("package-lock.json")).expect("web/package-lock.json");
    if fs::read(&stamp).is_ok_and(|installed| installed == wanted) {
        return;
    }
    npm(Command::new(npm_name())
        .args(["ci", "--include=dev", "--loglevel=error", "--no-audit", "--no-fund"])
        .current_dir(web));
    fs::write(stamp, wanted).expect("web/node_modules can be written to");
}

fn npm(command: &mut Command) {
    let output = match command.output() {
        Ok(output) => output,
        Err(error) if error.kind() == ErrorKind::NotFound => fail(WAYS_OUT),
        Err(error) => fail(&format!("{command:?}: {error}")),
    };
    if !output.status.success() {
        let (out, err) = (String::from_utf8_lossy(&output.stdout), String::from_utf8_lossy(&output.stderr));
        fail(&format!("building the browser client, {command:?} failed:\n{out}{err}"));
    }
}

#[expect(clippy::print_stderr, reason = "cargo shows what a failed build script says")]
fn fail(what: &str) -> ! {
    eprintln!("\n{what}\n");
    std::process::exit(1);
}

fn npm_name() -> &'static str {
    if cfg!(windows) { "npm.cmd" } else { "npm" }
}

fn embed(folder: &Path) {
    println!("cargo::rustc-env=FONDACO_WEB_DIST={}", folder.display());
}
