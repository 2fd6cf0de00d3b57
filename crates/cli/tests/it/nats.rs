//! A NATS server of its own for a test. The tests of the crate `server` include this file, too.

use std::net::{TcpListener, TcpStream};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

/// A real server on this machine. It is gone when this is.
pub(crate) struct Nats {
    child: Child,
    /// Host and port.
    pub(crate) address: String,
    folder: PathBuf,
    arguments: Vec<String>,
}

impl Nats {
    /// Starts one with `JetStream`, which keeps everything in this folder.
    pub(crate) fn start(folder: &Path) -> Nats {
        Nats::with(folder, &["--jetstream", "--store_dir", folder.to_str().unwrap()])
    }

    /// Starts one with these arguments, which writes what it has to say into this folder.
    pub(crate) fn with(folder: &Path, arguments: &[&str]) -> Nats {
        let arguments: Vec<String> = arguments.iter().map(ToString::to_string).collect();
        // One that was free a moment ago.
        let address = TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap().to_string();
        let child = run(&address, folder, &arguments);
        Nats { child, address, folder: folder.to_owned(), arguments }
    }

    pub(crate) fn url(&self) -> String {
        format!("nats://{}", self.address)
    }

    pub(crate) fn kill(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }

    /// Starts it again where it was.
    pub(crate) fn start_again(&mut self) {
        self.child = run(&self.address, &self.folder, &self.arguments);
    }
}

impl Drop for Nats {
    fn drop(&mut self) {
        self.kill();
    }
}

/// Debian puts it where only the administrator looks.
const PROGRAMS: [&str; 2] = ["nats-server", "/usr/sbin/nats-server"];

fn run(address: &str, folder: &Path, arguments: &[String]) -> Child {
    let (host, port) = address.split_once(':').unwrap();
    let log = folder.join("log");
    let start = |program| {
        let mut command = Command::new(program);
        command.args(["--addr", host, "--port", port, "--log"]).arg(&log).args(arguments);
        command.stdout(Stdio::null()).stderr(Stdio::null()).spawn().ok()
    };
    let child = PROGRAMS.into_iter().find_map(start);
    let child = child.expect("these tests need nats-server (apt-get install nats-server)");
    let start = Instant::now();
    while TcpStream::connect(address).is_err() {
        assert!(start.elapsed() < Duration::from_secs(20), "{:?}", std::fs::read_to_string(&log));
        std::thread::sleep(Duration::from_millis(20));
    }
    child
}
