//! `cargo xtask dist`: what a host needs who has no toolchain, as one archive.

use std::fs;
use std::io::{BufRead as _, BufReader};
use std::path::Path;
use std::process::{Command, Stdio};
use std::time::Instant;

use crate::{cargo, root, step, target};

/// What lies beside the binary.
const FILES: [&str; 5] =
    ["README.md", "CHANGELOG.md", "LICENSE-APACHE", "LICENSE-MIT", "docs/fondaco.service"];

/// Builds the archive, unpacks it again and opens the house that is in it.
pub(crate) fn run() -> Result<(), String> {
    step("build", cargo("build --profile dist --locked --package cli"))?;
    let binary = format!("fondaco{}", std::env::consts::EXE_SUFFIX);
    let name =
        format!("fondaco-{}-{}-{}", env!("CARGO_PKG_VERSION"), std::env::consts::OS, std::env::consts::ARCH);
    let packed = target().join("dist").join(&name);
    let _ = fs::remove_dir_all(&packed);
    fs::create_dir_all(&packed).map_err(|error| format!("{}: {error}", packed.display()))?;
    copy(&target().join("dist").join(&binary), &packed.join(&binary))?;
    for file in FILES {
        let from = root().join(file);
        copy(&from, &packed.join(from.file_name().expect("a file")))?;
    }
    let archive = format!("{name}.tar.gz");
    tar(&["-czf", &archive, &name], &target().join("dist"))?;
    let unpacked = target().join("dist/unpacked");
    let _ = fs::remove_dir_all(&unpacked);
    fs::create_dir_all(&unpacked).map_err(|error| format!("{}: {error}", unpacked.display()))?;
    tar(&["-xzf", &format!("../{archive}")], &unpacked)?;
    let first = opening_time(&unpacked.join(&name).join(&binary), &unpacked.join("data"))?;
    let again = opening_time(&unpacked.join(&name).join(&binary), &unpacked.join("data"))?;
    println!("\n{}", target().join("dist").join(&archive).display());
    println!("archive: {} kB", kilobytes(&target().join("dist").join(&archive))?);
    println!("binary:  {} kB", kilobytes(&packed.join(&binary))?);
    println!("opens in {first} ms the first time, {again} ms after that");
    Ok(())
}

fn copy(from: &Path, to: &Path) -> Result<(), String> {
    fs::copy(from, to).map(drop).map_err(|error| format!("{}: {error}", from.display()))
}

fn tar(arguments: &[&str], folder: &Path) -> Result<(), String> {
    let status = Command::new("tar").args(arguments).current_dir(folder).status();
    match status {
        Ok(status) if status.success() => Ok(()),
        Ok(status) => Err(format!("tar: {status}")),
        Err(error) => Err(format!("tar: {error}")),
    }
}

fn kilobytes(file: &Path) -> Result<u64, String> {
    let size = fs::metadata(file).map_err(|error| format!("{}: {error}", file.display()))?.len();
    Ok(size / 1000)
}

/// How many milliseconds pass until the house says that it is open.
fn opening_time(binary: &Path, data: &Path) -> Result<u128, String> {
    let start = Instant::now();
    let mut server = Command::new(binary)
        .args(["serve", "--listen", "127.0.0.1:0", "--log", "warn", "--data"])
        .arg(data)
        .stdout(Stdio::piped())
        .spawn()
        .map_err(|error| format!("{}: {error}", binary.display()))?;
    let mut line = String::new();
    let read = server.stdout.take().map(|out| BufReader::new(out).read_line(&mut line));
    let time = start.elapsed().as_millis();
    let _ = server.kill();
    let _ = server.wait();
    match read {
        Some(Ok(_)) if line.contains("http://") => Ok(time),
        _ => Err(format!("{} did not open: {line:?}", binary.display())),
    }
}
