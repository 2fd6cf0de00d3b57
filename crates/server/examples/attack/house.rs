//! The server that is attacked: the real binary, as a process of its own on loopback.

use std::fs::{self, File};
use std::io::{BufRead as _, BufReader};
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::Duration;

use crate::Failure;

/// Where the binary lies, where data folders go, and whether the long measurements are shortened.
#[derive(Clone, Debug)]
pub(crate) struct Setup {
    pub(crate) fondaco: PathBuf,
    pub(crate) folder: PathBuf,
    pub(crate) brief: bool,
}

/// A running server. It is killed when this is dropped.
pub(crate) struct House {
    child: Child,
    pub(crate) address: SocketAddr,
    fondaco: PathBuf,
    data: PathBuf,
}

impl House {
    /// Opens a house in a fresh folder, with these options beside the default ones.
    pub(crate) fn open(setup: &Setup, name: &str, options: &str) -> Result<House, Failure> {
        let data = setup.folder.join(name);
        let _ = fs::remove_dir_all(&data);
        fs::create_dir_all(&data)?;
        House::start(&setup.fondaco, &data, options)
    }

    /// Kills the house and opens it again on the same folder: all tables sleep, and no memory is in use.
    pub(crate) fn reopen(mut self, options: &str) -> Result<House, Failure> {
        self.kill();
        House::start(&self.fondaco, &self.data, options)
    }

    fn start(fondaco: &Path, data: &Path, options: &str) -> Result<House, Failure> {
        let log = File::options().create(true).append(true).open(data.join("log"))?;
        let mut child = Command::new(fondaco)
            .args(["serve", "--listen", "127.0.0.1:0", "--log", "warn", "--data"])
            .arg(data)
            .args(options.split_whitespace())
            .stdout(Stdio::piped())
            .stderr(log)
            .spawn()?;
        let mut line = String::new();
        let out = child.stdout.take().ok_or("fondaco serve has no output")?;
        BufReader::new(out).read_line(&mut line)?;
        let address = line.split("http://").nth(1).and_then(|rest| rest.split(',').next());
        let address = address.and_then(|address| address.parse().ok());
        let Some(address) = address else {
            let _ = child.kill();
            let _ = child.wait();
            let log = data.join("log");
            return Err(format!("fondaco serve {options} did not open; see {}", log.display()).into());
        };
        Ok(House { child, address, fondaco: fondaco.to_owned(), data: data.to_owned() })
    }

    /// Resident memory, in bytes.
    pub(crate) fn resident_memory(&self) -> Result<u64, Failure> {
        let status = fs::read_to_string(self.process_folder().join("status"))?;
        let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"));
        let kib: Option<u64> = line.and_then(|line| line.trim().trim_end_matches(" kB").parse().ok());
        Ok(kib.ok_or("/proc tells no resident memory")? * 1024)
    }

    /// Time for which threads that are alive have run on a core.
    pub(crate) fn cpu_time(&self) -> Result<Duration, Failure> {
        let mut nanoseconds = 0;
        for thread in fs::read_dir(self.process_folder().join("task"))? {
            // A thread may have ended since it was listed.
            let Ok(text) = fs::read_to_string(thread?.path().join("schedstat")) else { continue };
            nanoseconds += text.split(' ').next().and_then(|time| time.parse::<u64>().ok()).unwrap_or(0);
        }
        Ok(Duration::from_nanos(nanoseconds))
    }

    /// Sockets that the process has open, those that listen included.
    pub(crate) fn open_sockets(&self) -> Result<usize, Failure> {
        let files = fs::read_dir(self.process_folder().join("fd"))?.flatten();
        let targets = files.filter_map(|file| fs::read_link(file.path()).ok());
        Ok(targets.filter(|target| target.to_string_lossy().starts_with("socket:")).count())
    }

    fn process_folder(&self) -> PathBuf {
        Path::new("/proc").join(self.child.id().to_string())
    }

    fn kill(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

impl Drop for House {
    fn drop(&mut self) {
        self.kill();
    }
}
