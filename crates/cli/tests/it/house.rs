//! `fondaco serve`, as people, programs and strangers use it: on SQLite, and once more on PostgreSQL (`postgres`).

mod accounts;
mod bargain;
mod crash;
mod fair;
mod live;
mod names;
mod nodes;
pub(crate) mod operators;
mod people;
mod postgres;
mod restarts;
mod sqlite;
mod strangers;
mod thinking;

use std::fs::File;
use std::io::{BufRead as _, BufReader, Read as _, Write as _};
use std::net::TcpStream;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::Duration;

use serde_json::{Value, json};

/// A server of its own for a test.
pub(crate) struct House {
    child: Child,
    pub(crate) address: String,
    pub(crate) data: PathBuf,
}

impl House {
    /// Opens a house in a fresh folder.
    pub(crate) fn open(name: &str) -> House {
        House::at(&crate::folder(name), "")
    }

    /// Opens a house on what lies in a folder.
    pub(crate) fn at(data: &Path, more: &str) -> House {
        let mut command = Command::new(env!("CARGO_BIN_EXE_fondaco"));
        command.args(["serve", "--data"]).arg(data).args(more.split_whitespace());
        House::run(command, data)
    }

    /// Opens a house that writes what it logs to a file, which is begun anew.
    pub(crate) fn logging(data: &Path, more: &str, filter: &str, log: &Path) -> House {
        let mut command = Command::new(env!("CARGO_BIN_EXE_fondaco"));
        command.args(["serve", "--log", filter, "--data"]).arg(data).args(more.split_whitespace());
        House::start(command, data, File::create(log).unwrap().into())
    }

    pub(crate) fn run(command: Command, data: &Path) -> House {
        House::start(command, data, Stdio::null())
    }

    fn start(mut command: Command, data: &Path, stderr: Stdio) -> House {
        let defaults = [("LISTEN", "127.0.0.1:0"), ("BOT_PAUSE", "0"), ("RATE", "0"), ("LOG", "off")];
        let command = command.envs(defaults.map(|(name, value)| (format!("FONDACO_{name}"), value)));
        let command = command.envs(postgres::environment(data));
        let mut child = command.stdout(Stdio::piped()).stderr(stderr).spawn().unwrap();
        let mut line = String::new();
        BufReader::new(child.stdout.take().unwrap()).read_line(&mut line).unwrap();
        let address = line.split("http://").nth(1).and_then(|rest| rest.split(',').next());
        let address = address.unwrap_or_else(|| panic!("no address in {line:?}")).to_owned();
        House { child, address, data: data.to_owned() }
    }

    /// Everything that is stored, to look for what must not be.
    pub(crate) fn stored(&self) -> Vec<u8> {
        postgres::stored(&self.data).unwrap_or_else(|| {
            let file = |name: &str| std::fs::read(self.data.join(name)).unwrap();
            [file("fondaco.sqlite"), file("fondaco.sqlite-wal")].concat()
        })
    }

    pub(crate) fn id(&self) -> u32 {
        self.child.id()
    }

    /// As `kill -9` does.
    pub(crate) fn kill(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }

    /// As a service manager does; waits for the end.
    pub(crate) fn terminate(mut self) -> Option<i32> {
        Command::new("kill").arg(self.child.id().to_string()).status().unwrap();
        self.child.wait().unwrap().code()
    }

    /// One request; `headers` are whole lines.
    pub(crate) fn request(&self, method: &str, path: &str, headers: &[&str], body: &str) -> Answer {
        self.try_request(method, path, headers, body).unwrap()
    }

    pub(crate) fn try_request(
        &self,
        method: &str,
        path: &str,
        headers: &[&str],
        body: &str,
    ) -> std::io::Result<Answer> {
        self.try_request_at(&self.address, method, path, headers, body)
    }

    /// One request at another address than the public one.
    pub(crate) fn try_request_at(
        &self,
        address: &str,
        method: &str,
        path: &str,
        headers: &[&str],
        body: &str,
    ) -> std::io::Result<Answer> {
        let mut stream = TcpStream::connect(address)?;
        stream.set_read_timeout(Some(Duration::from_secs(40)))?;
        let mut head = format!("{method} {path} HTTP/1.1\r\nHost: {}\r\nConnection: close\r\n", self.address);
        for header in headers {
            head = format!("{head}{header}\r\n");
        }
        let head = format!("{head}Content-Length: {}\r\n\r\n", body.len());
        stream.write_all(head.as_bytes())?;
        stream.write_all(body.as_bytes())?;
        let mut all = Vec::new();
        // A server that refuses a body may close before it has read it all.
        let read = stream.read_to_end(&mut all);
        let text = String::from_utf8_lossy(&all).into_owned();
        match text.split_once("\r\n\r\n") {
            Some((head, body)) => Ok(Answer::of(head, body)),
            None => Err(read.err().unwrap_or_else(|| std::io::Error::other("no answer"))),
        }
    }

    /// Somebody new.
    pub(crate) fn guest(&self, name: &str) -> Guest<'_> {
        let answer = self.request("POST", "/api/me", JSON, &json!({ "name": name }).to_string());
        assert_eq!(answer.status, 201, "{answer:?}");
        self.who_got(&answer)
    }

    /// Whoever was given a cookie.
    pub(crate) fn who_got(&self, answer: &Answer) -> Guest<'_> {
        let cookie = answer.head.lines().find_map(|line| line.strip_prefix("set-cookie: "));
        let cookie = cookie.unwrap_or_else(|| panic!("{answer:?}"));
        assert!(cookie.contains("HttpOnly") && cookie.contains("SameSite=Lax"), "{cookie}");
        let cookie = format!("Cookie: {}", cookie.split(';').next().unwrap());
        Guest { house: self, cookie }
    }

    /// Somebody with an account whose password is "correct horse", and the recovery codes.
    pub(crate) fn owner(&self, account: &str) -> (Guest<'_>, Vec<String>) {
        let guest = self.guest(account);
        let answer = guest.post("/api/account", &json!({ "account": account, "password": "correct horse" }));
        assert_eq!(answer.status, 200, "{answer:?}");
        (guest, serde_json::from_value(answer.json()["recovery_codes"].clone()).unwrap())
    }

    /// Logs in from an address that a proxy tells.
    pub(crate) fn log_in(&self, account: &str, password: &str, from: &str) -> Answer {
        let from = format!("X-Forwarded-For: {from}");
        let login = json!({ "account": account, "password": password }).to_string();
        self.request("POST", "/api/login", &[JSON[0], &from], &login)
    }
}

impl Drop for House {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

pub(crate) const JSON: &[&str] = &["Content-Type: application/json"];

#[derive(Debug)]
pub(crate) struct Answer {
    pub(crate) status: u16,
    pub(crate) head: String,
    pub(crate) body: String,
}

impl Answer {
    fn of(head: &str, body: &str) -> Answer {
        let status = head.split(' ').nth(1).and_then(|status| status.parse().ok()).unwrap_or(0);
        Answer { status, head: head.to_owned(), body: body.to_owned() }
    }

    pub(crate) fn json(&self) -> Value {
        serde_json::from_str(&self.body).unwrap_or_else(|error| panic!("{error}: {self:?}"))
    }

    /// An error of the one shape.
    pub(crate) fn error(&self) -> String {
        let error = &self.json()["error"];
        assert!(error["code"].is_string() && error["message"].is_string(), "{self:?}");
        error["code"].as_str().unwrap().to_owned()
    }
}

/// Somebody with a cookie.
pub(crate) struct Guest<'a> {
    pub(crate) house: &'a House,
    pub(crate) cookie: String,
}

impl Guest<'_> {
    pub(crate) fn get(&self, path: &str) -> Answer {
        self.house.request("GET", path, &[&self.cookie], "")
    }

    pub(crate) fn delete(&self, path: &str) -> Answer {
        self.house.request("DELETE", path, &[&self.cookie], "")
    }

    pub(crate) fn post(&self, path: &str, body: &Value) -> Answer {
        self.house.request("POST", path, &[JSON[0], &self.cookie], &body.to_string())
    }

    /// Opens a table and starts, if it is full.
    pub(crate) fn table(&self, seats: &Value, start: bool) -> String {
        let answer =
            self.post("/api/tables", &json!({ "game": "speicherstadt", "seats": seats, "start": start }));
        assert_eq!(answer.status, 201, "{answer:?}");
        answer.json()["table"].as_str().unwrap().to_owned()
    }

    pub(crate) fn look(&self, table: &str) -> Value {
        self.get(&format!("/api/tables/{table}")).json()
    }

    pub(crate) fn command(&self, table: &str, command: &Value) -> Answer {
        self.post(&format!("/api/tables/{table}/commands"), command)
    }

    /// Answers the question of seat 0, if there is one; or waits a little.
    pub(crate) fn play_on(&self, table: &str, state: &Value) -> Option<Answer> {
        let prompt = state.get("prompt")?;
        let decisions = prompt["decisions"].as_array().unwrap();
        let decision = &decisions[decisions.len() / 2];
        let decide = json!({ "decide": { "seat": 0, "ask": prompt["ask"], "run": [decision] } });
        Some(self.command(table, &decide))
    }

    /// Plays until the match is over.
    pub(crate) fn play_to_the_end(&self, table: &str) -> Value {
        loop {
            let state = self.look(table);
            if state.get("end").is_some() {
                return state;
            }
            match self.play_on(table, &state) {
                Some(answer) => assert_eq!(answer.status, 200, "{answer:?}"),
                None => _ = self.get(&format!("/api/tables/{table}/messages?wait=5&since={}", state["n"])),
            }
        }
    }
}
