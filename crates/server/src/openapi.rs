//! The description of the API, served at `/api/openapi.json`. A test compares it with the routes.
//!
//! Written by hand: most bodies are types of the games and of the hall, which know no `OpenAPI`, so that deriving it would put a
//! web library into every rules crate.

#![expect(
    clippy::needless_pass_by_value,
    reason = "a document is put together from parts that are written in place"
)]

mod people;

use serde_json::{Value, json};

pub(crate) fn document() -> Value {
    let mut document = about_tables();
    add(&mut document["paths"], people::paths());
    add(&mut document["components"]["schemas"], people::schemas());
    document
}

/// Puts more keys into an object.
fn add(object: &mut Value, more: Value) {
    if let (Value::Object(object), Value::Object(more)) = (object, more) {
        object.extend(more);
    }
}

/// Everything but people.
fn about_tables() -> Value {
    json!({
        "openapi": "3.1.0",
        "info": {
            "title": "Fondaco",
            "version": "1",
            "description": "Merchant board games: open a table, sit down, decide, watch. Say POST /api/me first; the cookie it sets, \
                or a bearer token from POST /api/tokens, is who you are. Live tables speak WebSocket at \
                /api/tables/{table}/live: messages as from /messages, and commands as {\"id\": 1, \"command\": {...}}."
        },
        "components": { "schemas": schemas(), "securitySchemes": {
            "cookie": { "type": "apiKey", "in": "cookie", "name": "fondaco" },
            "bearer": { "type": "http", "scheme": "bearer" }
        }},
        "security": [{ "cookie": [] }, { "bearer": [] }, {}],
        "paths": {
            "/healthz": { "get": text("Does the server run?", "text/plain") },
            "/readyz": { "get": get("Can it write, read, and is its folder its own? If not, the status is 503.", json!({ "type": "object" })) },
            "/api/openapi.json": { "get": get("This document.", json!({ "type": "object" })) },
            "/api/games": { "get": get("The games and their bots.", json!({ "type": "array", "items": { "type": "object" } })) },
            "/api/rules/{game}": { "parameters": [game()], "get": with(get("The rules of a game as a page, in the language wanted if there is one, with its editions: what concerns one alone carries its id as `data-edition`. Chapters without a number open it; one of them has `steps`, each with its `rule`.",
                json!({ "type": "object" })), &[language()]) },
            "/api/tables": {
                "get": get("Own tables, and public ones.", json!({ "type": "object" })),
                "post": post("Open a table.", "NewTable", json!({ "game": "speicherstadt", "start": true,
                    "seats": ["me", { "bot": "greedy" }, { "bot": "random" }] }), "201", reference("Opened"))
            },
            "/api/lobby/live": { "get": get("A WebSocket that is sent what GET /api/tables says, and again when it changes.", json!({ "type": "object" })) },
            "/api/tables/{table}": { "parameters": [table()], "get": with(get("Everything about a table that you may know.",
                json!({ "type": "object" })), &[seat()]),
                "delete": bare_post("Delete your own unfinished table, where nobody else plays.", "204", None) },
            "/api/tables/{table}/commands": { "parameters": [table()], "post": post("Sit down, get ready, decide, undo, talk.", "Command",
                json!({ "decide": { "seat": 0, "ask": 1, "run": [{ "place_merchant": { "column": 2 } }] } }), "200", reference("Done")) },
            "/api/tables/{table}/messages": { "parameters": [table()], "get": with(get("What is new since a number. Each viewer's messages are numbered without gaps. `changed` has new values of view and figures by JSON pointers, e.g. /view/round.",
                json!({ "type": "array", "items": { "type": "object" } })), &[seat(), since(), wait()]) },
            "/api/tables/{table}/live": { "parameters": [table()], "get": with(get("A WebSocket. With `beat` it says every second that it is there: {\"beat\": true}.", json!({ "type": "object" })), &[seat(), since(), beat()]) },
            "/api/tables/{table}/frames": { "parameters": [table()], "get": with(get("The match so far, step by step; of a finished one through any seat's eyes.",
                json!({ "type": "object" })), &[seat(), from(), whole()]) },
            "/api/tables/{table}/verify": { "parameters": [table()], "get": get("Was a finished match played as it says?", json!({ "type": "object" })) },
            "/api/tables/{table}/record": { "parameters": [table()], "get": with(json!({ "summary": "The record of a finished match, with its seed.",
                "responses": { "200": { "description": "JSON Lines", "content": { "application/jsonl": { "schema": { "type": "string" } } } }, "default": error() } }), &[]) },
            "/api/tables/{table}/rematch": { "parameters": [table()], "post": bare_post("Play again, everybody one seat further.", "201", Some(reference("Opened"))) }
        }
    })
}

fn schemas() -> Value {
    let name = name();
    let seat = json!({ "type": "integer", "minimum": 0, "maximum": 4 });
    let one = |command: &str, properties: Value, required: Value| {
        of(json!({ command: of(properties, required) }), json!([command]))
    };
    json!({
        "Error": of(json!({ "error": of(json!({ "code": { "type": "string" }, "message": { "type": "string" },
            "rule": { "type": "string", "description": "The paragraph that stands against it, e.g. SPE-4.15." } }), json!(["code", "message"])) }), json!(["error"])),
        "Opened": of(json!({ "table": { "type": "string" } }), json!(["table"])),
        "Done": of(json!({ "n": { "type": "integer", "description": "The number of the last entry; it is durable." } }), json!(["n"])),
        "NewTable": of(json!({
            "game": { "type": "string", "enum": hall::catalog::GAMES },
            "seats": { "type": "array", "minItems": 2, "maxItems": 5, "items": { "anyOf": [
                { "type": "string", "enum": ["me", "open"] }, of(json!({ "bot": { "type": "string" } }), json!(["bot"])),
                of(json!({ "here": name }), json!(["here"])) ] } },
            "options": { "type": "object" },
            "pace": { "anyOf": [
                { "type": "string", "enum": ["no_clock"] },
                one("per_decision", json!({ "seconds": { "type": "integer", "minimum": 5, "maximum": 86400 } }), json!(["seconds"])),
                one("bank", json!({ "seconds": { "type": "integer", "minimum": 30, "maximum": 86400 }, "increment": { "type": "integer", "minimum": 0, "maximum": 600 } }), json!(["seconds", "increment"])),
                one("days", json!({ "days": { "type": "integer", "minimum": 1, "maximum": 30 } }), json!(["days"])) ] },
            "privacy": { "type": "string", "enum": ["public", "private"] },
            "several_seats": { "type": "boolean", "description": "One person may sit down on several seats of a public table; everybody sees who does." },
            "lesson": { "type": "string", "description": "The name of a lesson of the game (see the list of games), which says everything else." },
            "start": { "type": "boolean" }
        }), json!(["game"])),
        "Command": { "oneOf": [
            one("sit", json!({ "seat": seat, "name": name }), json!(["seat", "name"])),
            one("stand", json!({ "seat": seat }), json!(["seat"])),
            one("plan", json!({ "seat": seat, "bot": { "type": ["string", "null"] } }), json!(["seat"])),
            one("ready", json!({ "ready": { "type": "boolean" } }), json!(["ready"])),
            one("start", json!({}), json!([])),
            one("decide", json!({ "seat": seat, "ask": { "type": "integer", "minimum": 0 }, "run": { "type": "array", "minItems": 1, "maxItems": 64 } }), json!(["seat", "ask", "run"])),
            one("weigh", json!({ "seat": seat, "ask": { "type": "integer", "minimum": 0 }, "run": { "type": "array", "minItems": 1, "maxItems": 64 } }), json!(["seat", "ask", "run"])),
            one("content", json!({ "seat": seat, "ask": { "type": "integer", "minimum": 0 } }), json!(["seat", "ask"])),
            one("ponder", json!({ "seat": seat, "ask": { "type": "integer", "minimum": 0 } }), json!(["seat", "ask"])),
            one("undo", json!({ "seat": seat }), json!(["seat"])),
            one("ask_back", json!({ "seat": seat }), json!(["seat"])),
            one("answer_back", json!({ "seat": seat, "yes": { "type": "boolean" } }), json!(["seat", "yes"])),
            one("lesson_step", json!({ "step": { "type": "integer", "minimum": 0 } }), json!(["step"])),
            one("leave", json!({}), json!([])),
            one("give_up", json!({}), json!([])),
            one("return", json!({}), json!([])),
            one("relieve", json!({ "seat": seat }), json!(["seat"])),
            one("say", json!({ "text": { "type": "string", "minLength": 1, "maxLength": 300 } }), json!(["text"]))
        ] }
    })
}

/// An object with these properties and no others.
fn of(properties: Value, required: Value) -> Value {
    json!({ "type": "object", "additionalProperties": false, "properties": properties, "required": required })
}

fn name() -> Value {
    json!({ "type": "string", "minLength": 1, "maxLength": 24 })
}

fn reference(schema: &str) -> Value {
    json!({ "$ref": format!("#/components/schemas/{schema}") })
}

fn content(schema: Value) -> Value {
    json!({ "application/json": { "schema": schema } })
}

fn error() -> Value {
    json!({ "description": "What is wrong: a code, a sentence, and the rule where one stands against it.", "content": content(reference("Error")) })
}

fn get(summary: &str, schema: Value) -> Value {
    json!({ "summary": summary, "responses": { "200": { "description": "Here it is.", "content": content(schema) }, "default": error() } })
}

fn text(summary: &str, content_type: &str) -> Value {
    json!({ "summary": summary, "responses": { "200": { "description": "Here it is.",
        "content": { content_type: { "schema": { "type": "string" } } } }, "default": error() } })
}

fn post(summary: &str, body: &str, example: Value, status: &str, schema: Value) -> Value {
    json!({
        "summary": summary,
        "requestBody": { "required": true, "content": { "application/json": { "schema": reference(body), "example": example } } },
        "responses": { status: { "description": "Done.", "content": content(schema) }, "default": error() }
    })
}

fn bare_post(summary: &str, status: &str, schema: Option<Value>) -> Value {
    let mut done = json!({ "description": "Done." });
    if let Some(schema) = schema {
        done["content"] = content(schema);
    }
    json!({ "summary": summary, "responses": { status: done, "default": error() } })
}

fn with(mut operation: Value, parameters: &[Value]) -> Value {
    operation["parameters"] = parameters.into();
    operation
}

fn table() -> Value {
    json!({ "name": "table", "in": "path", "required": true, "schema": { "type": "string" } })
}

fn seat() -> Value {
    json!({ "name": "seat", "in": "query", "description": "Through this seat's eyes; it must be yours.",
        "schema": { "type": "integer", "minimum": 0, "maximum": 4 } })
}

fn since() -> Value {
    json!({ "name": "since", "in": "query", "description": "The last number you have seen.", "schema": { "type": "integer", "minimum": 0 } })
}

fn game() -> Value {
    json!({ "name": "game", "in": "path", "required": true, "schema": { "type": "string" } })
}

fn language() -> Value {
    json!({ "name": "lang", "in": "query", "description": "en, de or nl.", "schema": { "type": "string" } })
}

fn from() -> Value {
    json!({ "name": "from", "in": "query", "description": "The first step wanted; 0 is the opening.", "schema": { "type": "integer", "minimum": 0 } })
}

fn whole() -> Value {
    json!({ "name": "whole", "in": "query", "description": "With views.", "schema": { "type": "boolean" } })
}

fn beat() -> Value {
    json!({ "name": "beat", "in": "query", "description": "To be told every second that the house is there.",
        "schema": { "type": "boolean" } })
}

fn wait() -> Value {
    json!({ "name": "wait", "in": "query", "description": "Seconds to wait for something new, at most 30.",
        "schema": { "type": "integer", "minimum": 0, "maximum": 30 } })
}
