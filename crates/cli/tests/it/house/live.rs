//! Live tables over WebSockets.

use std::net::TcpStream;
use std::time::Duration;

use serde_json::{Value, json};
use tungstenite::client::IntoClientRequest as _;
use tungstenite::{Message, WebSocket};

use super::{Guest, House};

pub(crate) struct Socket {
    socket: WebSocket<TcpStream>,
    /// The view and the figures as far as messages told.
    sees: Value,
}

impl Socket {
    pub(crate) fn open(
        house: &House,
        path: &str,
        cookie: Option<&str>,
    ) -> Result<Socket, Box<tungstenite::Error>> {
        Socket::open_with(house, path, cookie)
    }

    /// Through a proxy that asks for this client.
    pub(crate) fn open_from(
        house: &House,
        path: &str,
        client: &str,
    ) -> Result<Socket, Box<tungstenite::Error>> {
        Socket::open_with(house, path, Some(&format!("X-Forwarded-For: {client}")))
    }

    fn open_with(house: &House, path: &str, header: Option<&str>) -> Result<Socket, Box<tungstenite::Error>> {
        let mut request = format!("ws://{}{path}", house.address).into_client_request().unwrap();
        if let Some((name, value)) = header.map(|header| header.split_once(": ").unwrap()) {
            let name: tungstenite::http::HeaderName = name.parse().unwrap();
            request.headers_mut().insert(name, value.parse().unwrap());
        }
        let stream = TcpStream::connect(&house.address).unwrap();
        stream.set_read_timeout(Some(Duration::from_secs(20))).unwrap();
        match tungstenite::client(request, stream) {
            Ok((socket, _)) => Ok(Socket { socket, sees: json!({}) }),
            Err(tungstenite::HandshakeError::Failure(error)) => Err(Box::new(error)),
            Err(tungstenite::HandshakeError::Interrupted(_)) => panic!("the stream blocks"),
        }
    }

    pub(crate) fn at(guest: &Guest<'_>, table: &str, query: &str) -> Socket {
        Socket::open(guest.house, &format!("/api/tables/{table}/live{query}"), Some(&guest.cookie)).unwrap()
    }

    /// The next message, but for those that say who one is and who is there.
    pub(crate) fn read(&mut self) -> Value {
        loop {
            let message = self.read_any();
            if message.get("hello").is_none() && message.get("here").is_none() {
                return message;
            }
        }
    }

    /// The next message; what changed in the view is carried out, so that every message about the match has all of it.
    pub(crate) fn read_any(&mut self) -> Value {
        loop {
            if let Message::Text(text) = self.socket.read().unwrap() {
                let mut message: Value = serde_json::from_str(&text).unwrap();
                if let Some(Value::Object(changed)) = message.as_object_mut().unwrap().remove("changed") {
                    for (place, value) in changed {
                        *self.sees.pointer_mut(&place).expect("it was there before") = value;
                    }
                }
                for key in ["view", "figures"] {
                    match message.get(key) {
                        Some(whole) => self.sees[key] = whole.clone(),
                        None if message.get("events").is_some() => message[key] = self.sees[key].clone(),
                        None => {}
                    }
                }
                return message;
            }
        }
    }

    /// Is the connection closed before long, whatever else comes first?
    pub(crate) fn ends(&mut self) -> bool {
        loop {
            match self.socket.read() {
                Ok(Message::Close(_)) => return true,
                Ok(_) => {}
                // Whoever hears nothing for so long is still connected.
                Err(tungstenite::Error::Io(error)) => return error.kind() != std::io::ErrorKind::WouldBlock,
                Err(_) => return true,
            }
        }
    }

    /// Sends a ping. False, if the connection is closed.
    pub(crate) fn ping(&mut self) -> bool {
        self.socket.send(Message::Ping(tungstenite::Bytes::new())).is_ok()
    }

    pub(crate) fn send(&mut self, value: &Value) {
        self.socket.send(Message::text(value.to_string())).unwrap();
    }
}

/// Two people and a bystander at one table: the same numbers, the same views, and nobody hears more than they may.
#[test]
fn everybody_hears_the_same_and_nobody_more() {
    let house = House::open("house-live");
    let (anna, bert) = (house.guest("Anna"), house.guest("Bert"));
    let table = anna.table(&json!(["me", "open"]), false);
    bert.command(&table, &json!({ "sit": { "seat": 1, "name": "Bert" } }));
    let mut sockets = [Socket::at(&anna, &table, ""), Socket::at(&bert, &table, "?seat=1")];
    let mut bystander = Socket::open(&house, &format!("/api/tables/{table}/live"), None).unwrap();
    anna.command(&table, &json!({ "start": {} }));

    let mut heard: [Vec<Value>; 3] = [Vec::new(), Vec::new(), Vec::new()];
    let mut id = 0;
    let end = loop {
        let mut asked = None;
        for (seat, socket) in sockets.iter_mut().enumerate() {
            let message = next(socket);
            if let Some(prompt) = message.get("prompt") {
                asked = Some((seat, prompt["ask"].clone(), prompt["decisions"].as_array().unwrap().clone()));
            }
            heard[seat].push(message);
        }
        heard[2].push(next(&mut bystander));
        if heard[2].last().unwrap().get("end").is_some() {
            break heard[2].last().unwrap().clone();
        }
        if let Some((seat, ask, decisions)) = asked {
            id += 1;
            let run = [&decisions[decisions.len() / 2]];
            sockets[seat].send(
                &json!({ "id": id, "command": { "decide": { "seat": seat, "ask": ask, "run": run } } }),
            );
        }
    };
    let seed = end["seed"].as_str().unwrap();
    for (viewer, messages) in heard.iter().enumerate() {
        assert_eq!(messages.len(), heard[2].len());
        as_the_record_gives_it(&anna, &table, (viewer < 2).then_some(viewer), messages);
        for (message, public) in messages.iter().zip(&heard[2]) {
            let text = message.to_string();
            assert!(message.get("end").is_some() || !text.contains(seed), "the seed is secret until the end");
            assert!(!text.contains("\"run\"") && !text.contains("person\":"), "{text}");
            // There are no secrets in this game: all but one's own question is as a bystander hears it.
            let mut without = message.clone();
            for own in ["prompt", "undo", "ask_back"] {
                without.as_object_mut().unwrap().remove(own);
            }
            let mut public = public.clone();
            public.as_object_mut().unwrap().remove("undo");
            assert_eq!(without, public, "viewer {viewer}");
        }
    }
}

/// Nothing was sent to a viewer but what the record, replayed, lets that viewer see and hear.
pub(crate) fn as_the_record_gives_it(
    guest: &Guest<'_>,
    table: &str,
    seat: Option<usize>,
    messages: &[Value],
) {
    const ASIDE: [&str; 15] = [
        "n", "at", "what", "seats", "must", "may", "content", "listens", "prompt", "undo", "clocks",
        "commit", "end", "seed", "ask_back",
    ];
    let seat = seat.map_or(String::new(), |seat| format!("&seat={seat}"));
    let mut steps = Vec::new();
    loop {
        let path = format!("/api/tables/{table}/frames?whole=true&from={}{seat}", steps.len());
        let part =
            if seat.is_empty() { guest.house.request("GET", &path, &[], "") } else { guest.get(&path) };
        let part = part.json();
        steps.extend(part["steps"].as_array().unwrap().iter().cloned());
        if steps.len() >= usize::try_from(part["of"].as_u64().unwrap()).unwrap() {
            break;
        }
    }
    // A step of which the viewer heard nothing is in the record of the finished match, and was in no message.
    let is_heard = |one: &&Value| one["events"].as_array().is_some_and(|events| !events.is_empty());
    let shown: Vec<&Value> = messages.iter().filter(is_heard).collect();
    let steps: Vec<&Value> = steps.iter().filter(is_heard).collect();
    assert_eq!(shown.len(), steps.len());
    for (message, step) in shown.into_iter().zip(steps) {
        for (key, value) in message.as_object().unwrap() {
            match key.as_str() {
                "view" | "figures" | "events" => assert_eq!(value, &step[key], "{key} of {}", message["n"]),
                "announced" => {}
                other => assert!(ASIDE.contains(&other), "{other}: {value}"),
            }
        }
    }
}

/// The next message of the table; answers to one's own commands are passed over.
pub(crate) fn next(socket: &mut Socket) -> Value {
    loop {
        let message = socket.read();
        assert!(message.get("error").is_none(), "{message}");
        if message.get("reply").is_none() {
            return message;
        }
    }
}

#[test]
fn whoever_comes_back_is_told_what_was_missed() {
    let house = House::open("house-gap");
    let anna = house.guest("Anna");
    let table = anna.table(&json!(["me", "open"]), false);
    let mut socket = Socket::at(&anna, &table, "");
    let seen = socket.read()["n"].as_u64().unwrap();
    drop(socket);
    for text in ["one", "two", "three"] {
        anna.command(&table, &json!({ "say": { "text": text } }));
    }
    let mut socket = Socket::at(&anna, &table, &format!("?since={seen}"));
    let heard: Vec<Value> = (0..3).map(|_| socket.read()).collect();
    assert_eq!(
        heard.iter().map(|message| message["n"].as_u64().unwrap()).collect::<Vec<_>>(),
        [seen + 1, seen + 2, seen + 3]
    );
    assert_eq!(heard[2]["what"]["said"]["text"], "three");
    for n in 0..20 {
        anna.command(&table, &json!({ "say": { "text": n.to_string() } }));
    }
    let mut socket = Socket::at(&anna, &table, &format!("?since={seen}"));
    assert_eq!(socket.read()["sync"], true, "whoever missed much gets everything");
}

#[test]
fn a_socket_is_told_who_it_is_and_who_is_there() {
    let house = House::open("house-here");
    let (anna, bert) = (house.guest("Anna"), house.guest("Bert"));
    let table = anna.table(&json!(["me", "open", { "here": "Anna's brother" }]), false);
    bert.command(&table, &json!({ "sit": { "seat": 1, "name": "Bert" } }));
    let mut first = Socket::at(&anna, &table, "?seat=2");
    assert_eq!(
        first.read_any()["hello"],
        json!({ "you": 2, "yours": [0, 2], "host": true, "protocol": hall::PROTOCOL })
    );
    assert_eq!(first.read_any()["seats"][2]["name"], "Anna's brother");
    assert_eq!(first.read_any(), json!({ "here": [2], "watching": 0, "bots_hurry": false }));
    let mut second = Socket::at(&bert, &table, "");
    assert_eq!(
        second.read_any()["hello"],
        json!({ "you": 1, "yours": [1], "host": false, "protocol": hall::PROTOCOL })
    );
    assert_eq!(first.read_any(), json!({ "here": [1, 2], "watching": 0, "bots_hurry": false }));
    drop(second);
    assert_eq!(first.read_any(), json!({ "here": [2], "watching": 0, "bots_hurry": false }));
}

#[test]
fn a_socket_says_what_is_wrong_and_goes_on() {
    let house = House::open("house-socket");
    let anna = house.guest("Anna");
    let table = anna.table(&json!(["me", "open"]), false);
    let mut socket = Socket::at(&anna, &table, "");
    socket.read();
    socket.send(&json!("garbage"));
    assert_eq!(socket.read()["error"]["code"], "bad_request");
    socket.send(&json!({ "id": "x", "command": { "start": {} } }));
    let answer = socket.read();
    assert_eq!((&answer["error"]["code"], &answer["reply"]), (&json!("not_full"), &json!("x")));
    socket.socket.send(Message::binary(vec![0, 159, 146, 150])).unwrap();
    assert_eq!(socket.read()["error"]["code"], "bad_request");
    socket.send(&json!({ "id": 7, "command": { "say": { "text": "hello" } } }));
    let (one, two) = (socket.read(), socket.read());
    let reply = if one.get("reply").is_some() { &one } else { &two };
    assert_eq!(reply["reply"], 7);
    // A stranger may watch but not speak.
    let mut stranger = Socket::open(&house, &format!("/api/tables/{table}/live"), None).unwrap();
    stranger.read();
    stranger.send(&json!({ "command": { "say": { "text": "hello" } } }));
    assert_eq!(stranger.read()["error"]["code"], "stranger");
    // Too much at once ends the connection, and nothing else.
    socket.socket.send(Message::text("x".repeat(100_000))).unwrap();
    while socket.socket.read().is_ok() {}
    assert_eq!(anna.look(&table)["stage"], "gathering");
}

/// What belongs to a seat is for whoever sits there now.
#[test]
fn a_socket_ends_when_its_owner_stands_up_or_sits_down() {
    let house = House::open("house-seats");
    let (anna, bert) = (house.guest("Anna"), house.guest("Bert"));
    let table = anna.table(&json!(["me", "open"]), false);
    let mut bystander = Socket::at(&bert, &table, "");
    bert.command(&table, &json!({ "sit": { "seat": 1, "name": "Bert" } }));
    assert!(bystander.ends(), "Bert has a seat now");
    let mut seated = Socket::at(&bert, &table, "");
    assert_eq!(seated.read_any()["hello"]["you"], 1);
    let mut other = Socket::at(&anna, &table, "");
    bert.command(&table, &json!({ "stand": { "seat": 1 } }));
    assert!(seated.ends(), "the seat is no longer Bert's");
    anna.command(&table, &json!({ "say": { "text": "Who is next?" } }));
    while other.read()["what"]["said"].is_null() {}
}

/// A screen that was forgotten somewhere must not keep its owner out, nor strangers the players.
#[test]
fn watchers_do_not_keep_the_players_out() {
    let house = House::open("house-crowd");
    let anna = house.guest("Anna");
    let table = anna.table(&json!(["me", "open"]), false);
    let live = format!("/api/tables/{table}/live");
    let strangers: Vec<Socket> = (0..200).map(|_| Socket::open(&house, &live, None).unwrap()).collect();
    assert!(Socket::open(&house, &live, None).is_err(), "there is an end to strangers");
    let mut screens: Vec<Socket> = (0..9).map(|_| Socket::at(&anna, &table, "")).collect();
    assert!(screens[0].ends(), "the oldest makes room");
    screens[8].read();
    assert_eq!(house.request("GET", &format!("/api/tables/{table}"), &[], "").status, 200);
    drop(strangers);
}

/// The size of a frame is announced before it comes, and refused before it is read.
#[test]
fn large_frames_end_the_connection_at_once() {
    let house = House::open("house-frames");
    let anna = house.guest("Anna");
    let table = anna.table(&json!(["me", "open"]), false);
    let mut socket = Socket::at(&anna, &table, "");
    socket.read();
    // The head of a text frame of 1 MiB, of which nothing follows.
    let head = [0x81, 0xff, 0, 0, 0, 0, 0, 0x10, 0, 0, 1, 2, 3, 4];
    std::io::Write::write_all(socket.socket.get_mut(), &head).unwrap();
    assert!(socket.ends());
}

/// Nonsense is counted like everything else, and whoever waits for an answer gets one.
#[test]
fn everything_that_a_socket_says_counts() {
    let house = House::at(&crate::folder("house-chatter"), "--rate 1");
    let anna = house.guest("Anna");
    let table = anna.table(&json!(["me", "open"]), false);
    let mut socket = Socket::at(&anna, &table, "");
    socket.read();
    for _ in 0..20 {
        socket.send(&json!("nonsense"));
    }
    socket.send(&json!({ "id": 7, "command": { "say": { "text": "hello" } } }));
    let answer = loop {
        let answer = socket.read();
        if answer["reply"] == 7 {
            break answer;
        }
    };
    assert_eq!(answer["error"]["code"], "too_many");
}

/// Whoever waits is told at once, and the house waits for nobody.
#[test]
fn a_house_that_closes_says_so() {
    let house = House::open("house-closing");
    let anna = house.guest("Anna");
    let table = anna.table(&json!(["me", "open"]), false);
    let mut socket = Socket::at(&anna, &table, "");
    socket.read();
    let since = anna.look(&table)["n"].clone();
    let address = house.address.clone();
    let path = format!("/api/tables/{table}/messages?wait=20&since={since}");
    let waiting = std::thread::spawn(move || {
        let mut stream = TcpStream::connect(&address).unwrap();
        let head = format!("GET {path} HTTP/1.1\r\nHost: {address}\r\nConnection: close\r\n\r\n");
        std::io::Write::write_all(&mut stream, head.as_bytes()).unwrap();
        std::io::read_to_string(stream).unwrap()
    });
    std::thread::sleep(Duration::from_millis(300));
    let start = std::time::Instant::now();
    assert_eq!(house.terminate(), Some(0));
    assert!(start.elapsed() < Duration::from_secs(2), "{:?}", start.elapsed());
    assert!(waiting.join().unwrap().ends_with("\r\n\r\n[]"), "there is nothing more to hear");
    let farewell = loop {
        if let Message::Close(farewell) = socket.socket.read().unwrap() {
            break farewell;
        }
    };
    assert_eq!(farewell.map(|farewell| farewell.code.into()), Some(1001_u16));
}
