//! A PostgreSQL cluster, reached by a Unix socket in its folder.

use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use crate::{find_program, run, temporary_folder};

/// Whoever is let in, without a password.
const USER: &str = "fondaco";
/// Within this time it starts, also on a machine that is busy.
const LONGEST_START: Duration = Duration::from_mins(1);

/// Whether what is written must outlast the machine.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub enum Durability {
    /// As PostgreSQL is by default: for measurements.
    Durable,
    /// For tests: faster, and nothing is left after a loss of power.
    UntilPowerFails,
}

/// A running cluster. It is stopped and deleted when this value is dropped, and stopped when this process dies.
#[derive(Debug)]
pub struct Postgres {
    folder: PathBuf,
    server: Option<Child>,
    durability: Durability,
}

/// The way to a running cluster, which whoever started it can tell others.
#[derive(Clone, Debug)]
pub struct PostgresAt(PathBuf);

impl Postgres {
    /// Makes a cluster and starts it.
    pub fn start(durability: Durability) -> Result<Postgres, String> {
        let folder = temporary_folder("postgres")?;
        let mut postgres = Postgres { folder, server: None, durability };
        postgres.give_away()?;
        let mut initdb = as_user(&program("initdb")?);
        initdb.arg("--pgdata").arg(postgres.data()).args(["--username", USER, "--auth", "trust"]);
        run(initdb.args(["--encoding", "UTF8", "--locale", "C", "--no-sync"]).current_dir("/"))?;
        // One user needs a password, which nobody knows.
        let rules = "local all stranger scram-sha-256\nlocal all all trust\n";
        std::fs::write(postgres.data().join("pg_hba.conf"), rules).map_err(|error| error.to_string())?;
        postgres.start_server()?;
        Ok(postgres)
    }

    /// The way to it.
    pub fn at(&self) -> PostgresAt {
        PostgresAt(self.folder.clone())
    }

    /// The process of the server.
    pub fn id(&self) -> Option<u32> {
        self.server.as_ref().map(Child::id)
    }

    /// As after `kill -9` of everything: what was written is brought back from its log when it starts again.
    pub fn kill(&mut self) {
        self.stop("QUIT");
    }

    /// Starts the server, which was stopped.
    pub fn start_server(&mut self) -> Result<(), String> {
        let mut server = as_user(&program("postgres")?);
        server.arg("-D").arg(self.data()).arg("-k").arg(&self.folder).current_dir("/");
        server.args(["-c", "listen_addresses=", "-c", "max_connections=300"]);
        if self.durability == Durability::UntilPowerFails {
            server.args(["-F", "-c", "full_page_writes=off"]);
        }
        let log = std::fs::File::create(self.folder.join("log")).map_err(|error| error.to_string())?;
        let server = server.stdin(Stdio::null()).stdout(Stdio::null()).stderr(log).spawn();
        self.server = Some(server.map_err(|error| format!("postgres: {error}"))?);
        let start = Instant::now();
        while let Err(error) = self.at().query("postgres", "SELECT 1") {
            let has_ended = self.server.as_mut().is_some_and(|server| !matches!(server.try_wait(), Ok(None)));
            if has_ended || start.elapsed() > LONGEST_START {
                let log = std::fs::read_to_string(self.folder.join("log")).unwrap_or_default();
                return Err(format!("{error}\n{log}"));
            }
            std::thread::sleep(Duration::from_millis(20));
        }
        Ok(())
    }

    fn data(&self) -> PathBuf {
        self.folder.join("data")
    }

    /// PostgreSQL refuses to run as root, so then the folder is another's.
    fn give_away(&self) -> Result<(), String> {
        #[cfg(unix)]
        if let Some(user) = other_user() {
            std::os::unix::fs::chown(&self.folder, Some(user), None).map_err(|error| error.to_string())?;
        }
        Ok(())
    }

    fn stop(&mut self, signal: &str) {
        if let Some(mut server) = self.server.take() {
            let _ = Command::new("kill").args([&format!("-{signal}"), &server.id().to_string()]).status();
            let _ = server.wait();
        }
    }
}

impl Drop for Postgres {
    fn drop(&mut self) {
        self.stop("QUIT");
        let _ = std::fs::remove_dir_all(&self.folder);
    }
}

impl PostgresAt {
    /// The way that [`PostgresAt::folder`] tells.
    pub fn of_folder(folder: impl Into<PathBuf>) -> PostgresAt {
        PostgresAt(folder.into())
    }

    /// Where its socket lies.
    pub fn folder(&self) -> &Path {
        &self.0
    }

    /// Makes an empty database and returns its address.
    pub fn create_database(&self, name: &str) -> Result<String, String> {
        self.query("postgres", &format!("CREATE DATABASE {name}"))?;
        Ok(self.address(name))
    }

    /// The address of a database.
    pub fn address(&self, database: &str) -> String {
        format!("postgres://{USER}@/{database}?host={}", self.0.display())
    }

    /// What a database answers to a statement, as text.
    pub fn query(&self, database: &str, statement: &str) -> Result<String, String> {
        let mut psql = Command::new(program("psql")?);
        psql.args(["--no-psqlrc", "--quiet", "--tuples-only", "--no-align", "--username", USER, "--host"]);
        run(psql.arg(&self.0).args(["--dbname", database, "--command", statement]))
    }
}

fn program(name: &str) -> Result<PathBuf, String> {
    // Debian keeps all but psql apart for each version.
    let versions = std::fs::read_dir("/usr/lib/postgresql").into_iter().flatten().flatten();
    let mut folders: Vec<PathBuf> = versions.map(|version| version.path().join("bin")).collect();
    folders.sort();
    folders.reverse();
    find_program(name, &folders).ok_or_else(|| {
        format!("there is no {name} here; PostgreSQL's server is in the package postgresql (apt-get install postgresql)")
    })
}

/// A program as another user, if this is root; on Linux it is told to stop when the thread that started it ends.
fn as_user(program: &Path) -> Command {
    if !cfg!(target_os = "linux") {
        return Command::new(program);
    }
    let mut command = Command::new("setpriv");
    command.args(["--pdeathsig", "QUIT"]);
    if let Some(user) = other_user() {
        command.arg(format!("--reuid={user}")).args(["--regid=65534", "--clear-groups"]);
    }
    command.arg("--").arg(program);
    command
}

/// Whose cluster it is, if this is root.
fn other_user() -> Option<u32> {
    let id = |arguments: &[&str]| run(Command::new("id").args(arguments)).ok()?.parse::<u32>().ok();
    if id(&["-u"]) != Some(0) {
        return None;
    }
    id(&["-u", "postgres"]).or_else(|| id(&["-u", "nobody"]))
}
