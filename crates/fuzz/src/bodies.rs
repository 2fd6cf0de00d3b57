//! Bodies of requests to the API: each is read, or refused as every error of the API is.

use hall::catalog::{self, GAMES};
use serde_json::json;
use server::BODY_READERS;

use crate::choices::Choices;

/// The first byte is the path, the rest the body.
pub(crate) fn run(data: &[u8]) {
    let mut choices = Choices(data);
    let (path, read) = choices.any(&BODY_READERS).expect("there are paths");
    if let Err((status, answer)) = read(choices.0) {
        assert!((400..500).contains(&status), "{path}: {status} is no fault of the client");
        let error = &answer["error"];
        for field in ["code", "message"] {
            let text = error[field].as_str();
            assert!(text.is_some_and(|text| !text.is_empty()), "{path}: an error says its {field}: {answer}");
        }
    }
}

/// Something for each path; a table of each game with people, bots and options, and commands of all kinds.
pub(crate) fn seeds() -> Vec<Vec<u8>> {
    let mut seeds = Vec::new();
    for (number, (path, _)) in (0_u8..).zip(BODY_READERS) {
        let bodies = match path {
            "/api/me" => vec![json!({ "name": "Anna" })],
            "/api/account" | "/api/login" => vec![json!({ "account": "anna", "password": "correct horse" })],
            "/api/tables" => GAMES.iter().map(|game| table(game)).collect(),
            _ => vec![
                json!({ "sit": { "seat": 1, "name": "Anna" } }),
                json!({ "decide": { "seat": 0, "ask": 1, "run": ["pass", { "move": { "field": "park" } }] } }),
                json!({ "say": { "text": "hello" } }),
                json!({ "start": {} }),
            ],
        };
        for body in bodies {
            seeds.push(std::iter::once(number).chain(body.to_string().into_bytes()).collect());
        }
    }
    seeds
}

fn table(game: &str) -> serde_json::Value {
    let about = catalog::about(game).expect("the catalog knows its games");
    let bot = about.bots[0].name;
    let mut seats = vec![json!("me"), json!({ "here": "Berta" }), json!("open")];
    seats.resize(usize::from(about.players[0]).max(3), json!({ "bot": bot }));
    let mut options = about.config.clone();
    if let Some(options) = options.as_object_mut() {
        options.retain(|key, _| key != "seats" && key != "rulings");
    }
    json!({
        "game": game,
        "seats": seats,
        "options": options,
        "pace": { "per_decision": { "seconds": 60 } },
        "privacy": "private",
        "start": false,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_seed_is_read() {
        for seed in seeds() {
            let mut choices = Choices(&seed);
            let (path, read) = choices.any(&BODY_READERS).expect("there are paths");
            let body = String::from_utf8_lossy(choices.0);
            assert_eq!(read(choices.0), Ok(()), "{path}: {body}");
        }
    }
}
