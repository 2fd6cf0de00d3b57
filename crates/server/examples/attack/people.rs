//! F8, F9, F16, F17: what one person can do to others at a table, without any load.

use std::net::Ipv4Addr;
use std::time::Duration;

use serde_json::{Value, json};

use crate::Failure;
use crate::client::{Client, Origin, next_text};
use crate::house::{House, Setup};
use crate::report::Report;

const ORIGIN: Origin = Origin::Loopback(Ipv4Addr::LOCALHOST);

/// One person sits down twice at somebody else's public table, under two names.
pub(crate) async fn sit_twice(setup: &Setup, report: &mut Report) -> Result<(), Failure> {
    let house = House::open(setup, "F8", "")?;
    let mut host = Client::guest(house.address, ORIGIN, "Anna").await?;
    let mut other = Client::guest(house.address, ORIGIN, "Bert").await?;
    let table = host.open_table("oltremare", &json!(["me", "open", "open"]), false).await?;
    let commands = format!("/api/tables/{table}/commands");
    let first = other.post(&commands, &json!({ "sit": { "seat": 1, "name": "Bert" } })).await?;
    let second = other.post(&commands, &json!({ "sit": { "seat": 2, "name": "Carl" } })).await?;
    if !first.is_success() {
        return Err(format!("the first seat was refused: {}", first.in_words()).into());
    }
    report.measured("second seats of one person at a public table", f64::from(u8::from(second.is_success())));
    report.note(format!("the second seat: {}", second.in_words()));
    Ok(())
}

/// Somebody logs out while a socket is open; then something happens at the table.
pub(crate) async fn listen_after_logout(setup: &Setup, report: &mut Report) -> Result<(), Failure> {
    let house = House::open(setup, "F9", "")?;
    let mut host = Client::guest(house.address, ORIGIN, "Anna").await?;
    let mut other = Client::guest(house.address, ORIGIN, "Bert").await?;
    let table = host.open_table("oltremare", &json!(["me", "open", "open"]), false).await?;
    let commands = format!("/api/tables/{table}/commands");
    other.post(&commands, &json!({ "sit": { "seat": 1, "name": "Bert" } })).await?;
    let mut socket = other.socket(&table).await?;
    // What is said to whoever comes.
    while next_text(&mut socket, Duration::from_millis(500)).await.is_some() {}
    other.post("/api/logout", &json!({})).await?;
    host.post(&commands, &json!({ "say": { "text": "hello" } })).await?;
    let mut heard = 0_u32;
    while next_text(&mut socket, Duration::from_secs(1)).await.is_some() {
        heard += 1;
    }
    report.measured("messages to a socket after its owner logged out", f64::from(heard));
    Ok(())
}

/// Names that are seen as nothing, or as other names; and chat that is not seen as it is written.
pub(crate) async fn mislead(setup: &Setup, report: &mut Report) -> Result<(), Failure> {
    let house = House::open(setup, "F16", "")?;
    let mut taken = Vec::new();
    for name in ["An\u{200b}na", "\u{202e}annA", "Anna\u{3164}", "\u{2800}\u{2800}"] {
        if Client::guest(house.address, ORIGIN, name).await.is_ok() {
            taken.push(name.escape_unicode().to_string());
        }
    }
    let mut host = Client::guest(house.address, ORIGIN, "Anna").await?;
    let mut other = Client::guest(house.address, ORIGIN, "Bert").await?;
    let table = host.open_table("oltremare", &json!(["me", "open", "open"]), false).await?;
    let commands = format!("/api/tables/{table}/commands");
    // The first letter is Cyrillic.
    let look_alike = json!({ "sit": { "seat": 1, "name": "\u{410}nna" } });
    if other.post(&commands, &look_alike).await?.is_success() {
        taken.push("a look-alike of a name at the table".to_owned());
    }
    report.measured("misleading names taken", f64::from(u32::try_from(taken.len())?));
    report.note(format!("taken: {}", taken.join(", ")));

    for text in ["a\u{202e}b", &"\n".repeat(140), "a\u{7}b"] {
        host.post(&commands, &json!({ "say": { "text": text } })).await?;
    }
    let state = host.get(&format!("/api/tables/{table}")).await?.json();
    let said: Vec<char> = state["said"].as_array().into_iter().flatten().flat_map(line_of_chat).collect();
    let control = said.iter().filter(|letter| letter.is_control() || **letter == '\u{202e}').count();
    report.measured("control characters in the chat", f64::from(u32::try_from(control)?));
    Ok(())
}

fn line_of_chat(line: &Value) -> Vec<char> {
    line["text"].as_str().unwrap_or_default().chars().collect()
}

/// A match cannot start while a seat is open; then there should be no table either.
pub(crate) async fn start_too_early(setup: &Setup, report: &mut Report) -> Result<(), Failure> {
    let house = House::open(setup, "F17", "")?;
    let mut host = Client::guest(house.address, ORIGIN, "Anna").await?;
    let body = json!({ "game": "oltremare", "seats": ["me", "open", "open"], "start": true });
    let answer = host.post("/api/tables", &body).await?;
    let lobby = host.get("/api/tables").await?.json();
    let left = lobby["mine"].as_array().map_or(0, Vec::len);
    // To open it and say that it waits for others would do as well.
    let left = if answer.is_success() { 0 } else { left };
    report.measured("tables left behind by a start that was refused", f64::from(u32::try_from(left)?));
    report.note(format!("the start: {}", answer.in_words()));
    Ok(())
}
