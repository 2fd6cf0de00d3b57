//! `cargo xtask fuzz`: a fuzz target for long, guided by coverage. The stable toolchain does: LLVM's counters are switched on
//! with its own flags, and libFuzzer is built with the C++ compiler of the machine.

use std::fs;
use std::process::Command;

use crate::{cargo, root, step};

const TARGETS: [&str; 5] = ["records", "decisions", "scenes", "commands", "bodies"];
const SECONDS: u64 = 60;

/// What cargo-fuzz passes too, without the sanitizers, which are not in the stable toolchain.
const FLAGS: &str = "-Cpasses=sancov-module -Cllvm-args=-sanitizer-coverage-level=4 \
    -Cllvm-args=-sanitizer-coverage-inline-8bit-counters -Cllvm-args=-sanitizer-coverage-pc-table \
    -Cllvm-args=-sanitizer-coverage-trace-compares -Cdebug-assertions -Coverflow-checks";

/// One target or all, each for so many seconds. What is found to break one is kept below `target/fuzz`.
pub(crate) fn run(args: &[String]) -> Result<(), String> {
    let (targets, seconds) = arguments(args)?;
    let target_folder = root().join("target/fuzz");
    // A target of its own is named, so that build scripts and macros are built without the counters.
    let host = host()?;
    let mut build = cargo("build --release --locked --package fuzz --bin fuzz --features fuzz/libfuzzer");
    build.args(["--target", &host]).env("CARGO_TARGET_DIR", &target_folder).env("RUSTFLAGS", FLAGS);
    step("build with counters", build)?;
    let binary = target_folder.join(&host).join("release/fuzz");
    for target in targets {
        let corpus = target_folder.join("corpus").join(target);
        let failures = target_folder.join("failures").join(target);
        for folder in [&corpus, &failures] {
            fs::create_dir_all(folder).map_err(|error| format!("{}: {error}", folder.display()))?;
        }
        let mut run = Command::new(&binary);
        run.env("FONDACO_FUZZ_TARGET", target).env("FONDACO_FUZZ_CORPUS", &corpus);
        run.arg(format!("-max_total_time={seconds}"))
            .arg(format!("-artifact_prefix={}/", failures.display()))
            .args(["-max_len=65536", "-timeout=20", "-rss_limit_mb=2048", "-print_final_stats=1"])
            .arg(&corpus);
        step(&format!("fuzz {target}, {seconds} s"), run)?;
    }
    Ok(())
}

fn arguments(args: &[String]) -> Result<(Vec<&'static str>, u64), String> {
    let (mut targets, mut seconds) = (Vec::new(), SECONDS);
    let mut args = args.iter();
    while let Some(arg) = args.next() {
        if arg == "--seconds" {
            let number = args.next().and_then(|number| number.parse().ok());
            seconds = number.ok_or("--seconds needs a number")?;
        } else {
            let known = TARGETS.into_iter().find(|target| target == arg);
            let unknown = || format!("there is no target {arg:?}; there is: {}", TARGETS.join(", "));
            targets.push(known.ok_or_else(unknown)?);
        }
    }
    if targets.is_empty() {
        targets.extend(TARGETS);
    }
    Ok((targets, seconds))
}

/// The triple of this machine, as rustc names it.
fn host() -> Result<String, String> {
    let output = Command::new("rustc").arg("-vV").output().map_err(|error| format!("rustc: {error}"))?;
    let text = String::from_utf8_lossy(&output.stdout).into_owned();
    let host = text.lines().find_map(|line| line.strip_prefix("host: "));
    host.map(str::to_owned).ok_or_else(|| "rustc -vV names no host".to_owned())
}
