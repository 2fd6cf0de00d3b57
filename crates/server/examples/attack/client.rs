//! Somebody outside: requests over a kept connection, WebSockets, and an address to come from.

use std::io;
use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::time::{Duration, Instant};

use futures_util::StreamExt as _;
use serde_json::{Value, json};
use tokio::io::{AsyncBufReadExt as _, AsyncReadExt as _, AsyncWriteExt as _, BufReader};
use tokio::net::{TcpSocket, TcpStream};
use tokio::time::timeout;
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::client::IntoClientRequest as _;
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;
use tokio_tungstenite::tungstenite::{self, Message};

use crate::Failure;

/// Whoever waits longer was not answered.
pub(crate) const PATIENCE: Duration = Duration::from_secs(10);
/// The server closes connections that are idle for longer, so they are not used again.
const REUSED_WITHIN: Duration = Duration::from_secs(5);

pub(crate) type Socket = WebSocketStream<TcpStream>;

/// Where somebody comes from, as the server sees it.
#[derive(Copy, Clone, Debug)]
pub(crate) enum Origin {
    /// An address of this machine, below 127.0.0.0/8.
    Loopback(Ipv4Addr),
    /// Any address, by way of the proxy at 127.0.0.1: for a server with `--proxy 127.0.0.1`.
    Forwarded(Ipv4Addr),
}

impl Origin {
    /// One of 16 million different networks behind the proxy.
    pub(crate) fn forwarded(number: u32) -> Origin {
        let [_, a, b, c] = number.to_be_bytes();
        Origin::Forwarded(Ipv4Addr::new(11, a, b, c))
    }

    /// A connection from there. With `receive_buffer`, so few bytes wait for whoever does not read them.
    pub(crate) async fn connect(self, to: SocketAddr, receive_buffer: Option<u32>) -> io::Result<TcpStream> {
        let socket = TcpSocket::new_v4()?;
        if let Some(bytes) = receive_buffer {
            socket.set_recv_buffer_size(bytes)?;
        }
        if let Origin::Loopback(address) = self {
            socket.bind(SocketAddr::new(IpAddr::V4(address), 0))?;
        }
        let stream = socket.connect(to).await?;
        stream.set_nodelay(true)?;
        Ok(stream)
    }
}

#[derive(Debug)]
pub(crate) struct Answer {
    pub(crate) status: u16,
    head: String,
    pub(crate) body: Vec<u8>,
}

impl Answer {
    pub(crate) fn is_success(&self) -> bool {
        (200..300).contains(&self.status)
    }

    pub(crate) fn json(&self) -> Value {
        serde_json::from_slice(&self.body).unwrap_or_default()
    }

    /// The value of a header; its name in small letters.
    fn header(&self, name: &str) -> Option<&str> {
        self.head.lines().filter_map(|line| line.split_once(": ")).find_map(|(key, value)| {
            let same = key.eq_ignore_ascii_case(name);
            same.then_some(value)
        })
    }

    /// Status and code of an error, for people.
    pub(crate) fn in_words(&self) -> String {
        let code = self.json()["error"]["code"].as_str().unwrap_or_default().to_owned();
        format!("{} {code}", self.status)
    }
}

/// Somebody who asks. Requests go one after another over the same connection.
pub(crate) struct Client {
    house: SocketAddr,
    pub(crate) origin: Origin,
    /// The cookie of the session, if there is one.
    session: Option<String>,
    connection: Option<(BufReader<TcpStream>, Instant)>,
}

impl Client {
    /// Somebody without a name.
    pub(crate) fn stranger(house: SocketAddr, origin: Origin) -> Client {
        Client { house, origin, session: None, connection: None }
    }

    /// Somebody new.
    pub(crate) async fn guest(house: SocketAddr, origin: Origin, name: &str) -> Result<Client, Failure> {
        let mut client = Client::stranger(house, origin);
        let answer = client.post("/api/me", &json!({ "name": name })).await?;
        if client.take_session(&answer) {
            Ok(client)
        } else {
            Err(format!("a guest was refused: {}", answer.in_words()).into())
        }
    }

    /// Keeps the session that an answer carries. Returns whether it has one.
    pub(crate) fn take_session(&mut self, answer: &Answer) -> bool {
        let cookie = answer.header("set-cookie").and_then(|cookie| cookie.split(';').next());
        if let Some(cookie) = cookie {
            self.session = Some(cookie.to_owned());
        }
        cookie.is_some()
    }

    /// The same person with another connection.
    pub(crate) fn again(&self) -> Client {
        let (house, origin, session) = (self.house, self.origin, self.session.clone());
        Client { house, origin, session, connection: None }
    }

    /// The same person at a house that was opened again.
    pub(crate) fn at(&self, house: SocketAddr) -> Client {
        Client { house, ..self.again() }
    }

    pub(crate) async fn get(&mut self, path: &str) -> Result<Answer, Failure> {
        self.request("GET", path, "").await
    }

    pub(crate) async fn post(&mut self, path: &str, body: &Value) -> Result<Answer, Failure> {
        self.request("POST", path, &body.to_string()).await
    }

    /// One request, and its answer if it comes in time.
    async fn request(&mut self, method: &str, path: &str, body: &str) -> Result<Answer, Failure> {
        let answer = timeout(PATIENCE, self.try_request(method, path, body)).await;
        let answer = answer.unwrap_or_else(|_| Err(io::ErrorKind::TimedOut.into()));
        if answer.is_err() {
            self.connection = None;
        }
        answer.map_err(|error| format!("{method} {path}: {error}").into())
    }

    async fn try_request(&mut self, method: &str, path: &str, body: &str) -> io::Result<Answer> {
        let mut stream = match self.connection.take() {
            Some((stream, used)) if used.elapsed() < REUSED_WITHIN => stream,
            _ => BufReader::new(self.origin.connect(self.house, None).await?),
        };
        stream.write_all(self.head(method, path, body.len()).as_bytes()).await?;
        stream.write_all(body.as_bytes()).await?;
        let answer = read_answer(&mut stream).await?;
        if answer.header("connection").is_none_or(|value| value != "close") {
            self.connection = Some((stream, Instant::now()));
        }
        Ok(answer)
    }

    fn head(&self, method: &str, path: &str, length: usize) -> String {
        let mut head =
            format!("{method} {path} HTTP/1.1\r\nhost: {}\r\ncontent-length: {length}\r\n", self.house);
        if length > 0 {
            head += "content-type: application/json\r\n";
        }
        let more: String =
            self.headers().iter().map(|(name, value)| format!("{name}: {value}\r\n")).collect();
        head + &more + "\r\n"
    }

    fn headers(&self) -> Vec<(&'static str, String)> {
        let forwarded = match self.origin {
            Origin::Forwarded(address) => Some(("x-forwarded-for", address.to_string())),
            Origin::Loopback(_) => None,
        };
        let session = self.session.clone().map(|cookie| ("cookie", cookie));
        forwarded.into_iter().chain(session).collect()
    }

    /// Sends a request so many times and never reads an answer; the connection is kept.
    pub(crate) async fn ask_and_never_read(&self, path: &str, times: usize) -> io::Result<TcpStream> {
        let mut stream = self.origin.connect(self.house, Some(SMALLEST_BUFFER)).await?;
        stream.write_all(self.head("GET", path, 0).repeat(times).as_bytes()).await?;
        Ok(stream)
    }

    /// Opens a socket, or says why it could not be opened.
    pub(crate) async fn socket(&self, table: &str) -> Result<Socket, Failure> {
        self.socket_with(table, None).await
    }

    /// A socket that lets few bytes wait for it.
    pub(crate) async fn socket_that_never_reads(&self, table: &str) -> Result<Socket, Failure> {
        self.socket_with(table, Some(SMALLEST_BUFFER)).await
    }

    async fn socket_with(&self, table: &str, receive_buffer: Option<u32>) -> Result<Socket, Failure> {
        let mut request = format!("ws://{}/api/tables/{table}/live", self.house).into_client_request()?;
        for (name, value) in self.headers() {
            request.headers_mut().insert(name, value.parse()?);
        }
        let connect = async {
            let stream = self.origin.connect(self.house, receive_buffer).await?;
            let buffers = WebSocketConfig::default().read_buffer_size(4096).write_buffer_size(0);
            let connected = tokio_tungstenite::client_async_with_config(request, stream, Some(buffers)).await;
            Ok::<_, Failure>(connected.map_err(in_words)?.0)
        };
        timeout(PATIENCE, connect).await.unwrap_or_else(|_| Err("no answer in time".into()))
    }

    /// Opens a table of a game with these seats, and starts it if that is wanted. Returns its name.
    pub(crate) async fn open_table(
        &mut self,
        game: &str,
        seats: &Value,
        start: bool,
    ) -> Result<String, Failure> {
        let body = json!({ "game": game, "seats": seats, "start": start });
        let answer = self.post("/api/tables", &body).await?;
        let table = answer.json()["table"].as_str().map(str::to_owned);
        table.ok_or_else(|| format!("a table was refused: {}", answer.in_words()).into())
    }
}

/// The kernel makes the smallest buffer of it that there is.
const SMALLEST_BUFFER: u32 = 1;

/// The next text that a socket is sent, or none if it was closed or nothing came for so long.
pub(crate) async fn next_text(socket: &mut Socket, wait: Duration) -> Option<String> {
    let text = async {
        loop {
            match socket.next().await? {
                Ok(Message::Text(text)) => return Some(text.to_string()),
                Ok(Message::Close(_)) | Err(_) => return None,
                Ok(_) => {}
            }
        }
    };
    timeout(wait, text).await.ok().flatten()
}

fn in_words(error: tungstenite::Error) -> Failure {
    match error {
        tungstenite::Error::Http(answer) => format!("status {}", answer.status()).into(),
        error => error.into(),
    }
}

async fn read_answer(stream: &mut BufReader<TcpStream>) -> io::Result<Answer> {
    let mut head = String::new();
    while !head.ends_with("\r\n\r\n") {
        if stream.read_line(&mut head).await? == 0 {
            return Err(io::ErrorKind::UnexpectedEof.into());
        }
    }
    let status = head.split(' ').nth(1).and_then(|status| status.parse().ok());
    let status = status.ok_or(io::ErrorKind::InvalidData)?;
    let mut answer = Answer { status, head, body: Vec::new() };
    if answer.header("transfer-encoding") == Some("chunked") {
        answer.body = read_chunks(stream).await?;
    } else {
        let length = answer.header("content-length").and_then(|length| length.parse().ok()).unwrap_or(0);
        answer.body = vec![0; length];
        stream.read_exact(&mut answer.body).await?;
    }
    Ok(answer)
}

async fn read_chunks(stream: &mut BufReader<TcpStream>) -> io::Result<Vec<u8>> {
    let mut body = Vec::new();
    loop {
        let mut line = String::new();
        stream.read_line(&mut line).await?;
        let length = usize::from_str_radix(line.trim(), 16).map_err(|_| io::ErrorKind::InvalidData)?;
        // A chunk and the last one, which is empty, end with a line feed.
        let start = body.len();
        body.resize(start + length + 2, 0);
        stream.read_exact(&mut body[start..]).await?;
        body.truncate(start + length);
        if length == 0 {
            return Ok(body);
        }
    }
}
