//! The part of the description that is about people, accounts and sessions.

use serde_json::{Value, json};

use super::{bare_post, get, name, of, post, reference};

pub(super) fn paths() -> Value {
    json!({
            "/api/me": {
                "get": get("Who am I?", reference("Me")),
                "post": also("200", post("Come in as a guest (201), or change one's name (200).", "Named",
                    json!({ "name": "Anna" }), "201", reference("Me")))
            },
            "/api/account": {
                "get": get("The account of whoever asks, and how many recovery codes are left.", reference("Account")),
                "post": post("Keep one's games under a name and a password. The recovery codes are shown once.", "Login",
                    json!({ "account": "anna", "password": "correct horse" }), "200", reference("NewAccount"))
            },
            "/api/account/password": { "post": done(post("Change the password; all other sessions and tokens end.", "PasswordChange",
                json!({ "password": "correct horse", "new_password": "battery staple" }), "204", json!({}))) },
            "/api/account/recovery-codes": { "post": post("New recovery codes in the place of all older ones.", "CurrentPassword",
                json!({ "password": "correct horse" }), "201", reference("RecoveryCodes")) },
            "/api/account/delete": { "post": done(post("Leave for good. Bots play on, and nobody is told the name any more. Guests need no password.", "Deletion",
                json!({ "password": "correct horse" }), "204", json!({}))) },
            "/api/recover": { "post": post("Come back with a recovery code, which is used up; all sessions from before end.", "Recovery",
                json!({ "account": "anna", "code": "abcd-efgh-jkmn-pqrs", "new_password": "battery staple" }), "200", reference("Me")) },
            "/api/sessions": {
                "get": get("All sessions and tokens of whoever asks, the last used first.", json!({ "type": "array", "items": reference("Session") })),
                "delete": bare_post("Log out everywhere: every session and token ends, this one too.", "204", None)
            },
            "/api/sessions/{session}": { "parameters": [session()],
                "delete": bare_post("End one session or token, with the tokens that were made with it.", "204", None) },
            "/api/login": { "post": post("Come back.", "Login",
                json!({ "account": "anna", "password": "correct horse" }), "200", reference("Me")) },
            "/api/logout": { "post": bare_post("End this session and the tokens that were made with it.", "204", None) },
            "/api/tokens": { "post": optional_body(post("A bearer token for a bot, with the rights of its owner, until it is revoked or the session ends with which it was made.",
                "NewToken", json!({ "label": "my bot" }), "201", reference("Token"))) }
    })
}

pub(super) fn schemas() -> Value {
    let name = name();
    let password = json!({ "type": "string", "minLength": 8, "maxLength": 200 });
    let codes = json!({ "type": "array", "items": { "type": "string" } });
    json!({
        "Me": of(json!({ "name": name, "account": { "type": ["string", "null"] } }), json!(["name"])),
        "Named": of(json!({ "name": name }), json!(["name"])),
        "Login": of(json!({ "account": name, "password": password }), json!(["account", "password"])),
        "Account": of(json!({ "account": { "type": ["string", "null"] }, "recovery_codes": { "type": "integer" } }), json!(["account", "recovery_codes"])),
        "NewAccount": of(json!({ "name": name, "account": { "type": "string" }, "recovery_codes": codes }), json!(["name", "account", "recovery_codes"])),
        "RecoveryCodes": of(json!({ "recovery_codes": codes }), json!(["recovery_codes"])),
        "PasswordChange": of(json!({ "password": { "type": "string" }, "new_password": password }), json!(["password", "new_password"])),
        "CurrentPassword": of(json!({ "password": { "type": "string" } }), json!(["password"])),
        "Deletion": of(json!({ "password": { "type": ["string", "null"] } }), json!([])),
        "Recovery": of(json!({ "account": name, "code": { "type": "string" }, "new_password": password }), json!(["account", "code", "new_password"])),
        "Session": of(json!({ "id": { "type": "string" }, "kind": { "type": "string", "enum": ["cookie", "bearer"] }, "label": { "type": "string" },
            "made": { "type": "integer" }, "last_used": { "type": "integer", "description": "To within some minutes." },
            "this": { "type": "boolean", "description": "Is the request made with it?" } }), json!(["id", "kind", "label", "made", "last_used", "this"])),
        "NewToken": of(json!({ "label": { "type": "string", "maxLength": 60 } }), json!([])),
        "Token": of(json!({ "token": { "type": "string" } }), json!(["token"]))
    })
}

/// The same answer with another status.
fn also(status: &str, mut operation: Value) -> Value {
    let first = operation["responses"]["201"].clone();
    operation["responses"][status] = first;
    operation
}

/// Without a body in the answer.
fn done(mut operation: Value) -> Value {
    operation["responses"]["204"] = json!({ "description": "Done." });
    operation
}

fn optional_body(mut operation: Value) -> Value {
    operation["requestBody"]["required"] = false.into();
    operation
}

fn session() -> Value {
    json!({ "name": "session", "in": "path", "required": true, "schema": { "type": "string" } })
}
