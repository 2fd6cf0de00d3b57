//! A NATS server, reached on the loopback address.

use std::net::{TcpListener, TcpStream};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use crate::{find_program, temporary_folder};

/// Within this time it starts, also on a machine that is busy.
const LONGEST_START: Duration = Duration::from_mins(1);

/// A running server. It is stopped and what it has stored is deleted when this value is dropped.
#[derive(Debug)]
pub struct Nats {
    folder: PathBuf,
    /// Host and port.
    address: String,
    arguments: Vec<String>,
    server: Option<Child>,
}

impl Nats {
    /// Starts one with `JetStream`.
    pub fn start() -> Result<Nats, String> {
        Nats::with(&["--jetstream"])
    }

    /// Starts one with these arguments.
    pub fn with(arguments: &[&str]) -> Result<Nats, String> {
        let free = TcpListener::bind("127.0.0.1:0").and_then(|listener| listener.local_addr());
        let address = free.map_err(|error| error.to_string())?.to_string();
        let arguments = arguments.iter().map(ToString::to_string).collect();
        let mut nats = Nats { folder: temporary_folder("nats")?, address, arguments, server: None };
        nats.start_again()?;
        Ok(nats)
    }

    /// Host and port.
    pub fn address(&self) -> &str {
        &self.address
    }

    /// As `fondaco serve --nats` takes it.
    pub fn url(&self) -> String {
        format!("nats://{}", self.address)
    }

    /// As `kill -9` does.
    pub fn kill(&mut self) {
        if let Some(mut server) = self.server.take() {
            let _ = server.kill();
            let _ = server.wait();
        }
    }

    /// Starts it where it was, after it was killed.
    pub fn start_again(&mut self) -> Result<(), String> {
        let (host, port) = self.address.split_once(':').unwrap_or_default();
        // Debian puts it where only the administrator looks.
        let program = find_program("nats-server", &[Path::new("/usr/sbin").to_owned()]);
        let program = program.ok_or("nats-server is needed: apt-get install nats-server")?;
        let log = self.folder.join("log");
        let mut server = Command::new(program);
        server.args(["--addr", host, "--port", port, "--log"]).arg(&log).arg("--store_dir").arg(&self.folder);
        let server = server.args(&self.arguments).stdout(Stdio::null()).stderr(Stdio::null()).spawn();
        self.server = Some(server.map_err(|error| format!("nats-server: {error}"))?);
        let start = Instant::now();
        while TcpStream::connect(&self.address).is_err() {
            if start.elapsed() > LONGEST_START {
                let said = std::fs::read_to_string(&log).unwrap_or_default();
                return Err(format!("nats-server does not start: {said}"));
            }
            std::thread::sleep(Duration::from_millis(20));
        }
        Ok(())
    }
}

impl Drop for Nats {
    fn drop(&mut self) {
        self.kill();
        let _ = std::fs::remove_dir_all(&self.folder);
    }
}
