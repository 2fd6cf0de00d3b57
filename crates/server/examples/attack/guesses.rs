//! F10: guesses at a password keep the owner out, and crowds of strangers make limits forget.

use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering::Relaxed};
use std::time::{Duration, Instant};

use serde_json::json;

use crate::Failure;
use crate::client::{Client, Origin};
use crate::crowd::for_each;
use crate::house::{House, Setup};
use crate::report::Report;

const ACCOUNT: &str = "owner";
const PASSWORD: &str = "correct horse battery";
const STRANGERS: u32 = 104_000;
/// More than may wait for their password to be hashed, so that some connections are free at any time.
const CONNECTIONS: u32 = 512;
/// More than are allowed at once.
const GUESSES: u32 = 30;
const NEW_GUESTS: u32 = 90;

const GUESSER: u32 = 1;
const GUEST_MAKER: u32 = 2;
const OWNER: u32 = 3;
const FIRST_STRANGER: u32 = 1000;

pub(crate) async fn guess_and_crowd(setup: &Setup, report: &mut Report) -> Result<(), Failure> {
    let house = House::open(setup, "F10", "--proxy 127.0.0.1")?;
    let address = house.address;
    let mut owner = Client::guest(address, Origin::forwarded(OWNER), "Vera").await?;
    let created = owner.post("/api/account", &json!({ "account": ACCOUNT, "password": PASSWORD })).await?;
    if !created.is_success() {
        return Err(format!("no account: {}", created.in_words()).into());
    }
    let guesses = guess(address, GUESSES).await;
    let mut refused = 0;
    for _ in 0..5 {
        let login = json!({ "account": ACCOUNT, "password": PASSWORD });
        let answer = Client::stranger(address, Origin::forwarded(OWNER)).post("/api/login", &login).await;
        refused += u32::from(!answer.is_ok_and(|answer| answer.is_success()));
    }
    report.measured("logins of the owner that were refused, of 5", f64::from(refused));
    let guests = make_guests(address, NEW_GUESTS).await;
    let start = Instant::now();
    crowd(address).await?;
    let time = start.elapsed();
    report.note(format!(
        "{guesses} of {GUESSES} guesses were judged, and {guests} of {NEW_GUESTS} guests came in"
    ));
    // What comes back by itself: a guess a minute, a guest a second.
    let again = guess(address, GUESSES).await;
    report.measured("guesses that 104,000 strangers gave back", beyond(again, time, Duration::from_mins(1)));
    let again_guests = make_guests(address, NEW_GUESTS).await;
    let time = start.elapsed();
    report.measured(
        "new guests that 104,000 strangers gave back",
        beyond(again_guests, time, Duration::from_secs(1)),
    );
    report.note(format!(
        "after {:.0} s of strangers {again} guesses and {again_guests} guests",
        time.as_secs_f64()
    ));
    Ok(())
}

/// How many more there were than come back by themselves in a time; the one under way and one for the measurement do not count.
fn beyond(number: u32, time: Duration, every: Duration) -> f64 {
    (f64::from(number) - time.div_duration_f64(every).ceil() - 2.0).max(0.0)
}

/// Guesses at the owner's password, from one address. Returns how many were judged rather than turned away.
async fn guess(house: SocketAddr, guesses: u32) -> u32 {
    let mut guesser = Client::stranger(house, Origin::forwarded(GUESSER));
    let mut judged = 0;
    for _ in 0..guesses {
        let answer =
            guesser.post("/api/login", &json!({ "account": ACCOUNT, "password": "wrong horse" })).await;
        judged += u32::from(answer.is_ok_and(|answer| answer.status == 401));
    }
    judged
}

/// Comes in as somebody new again and again, from one address. Returns how often that was allowed.
async fn make_guests(house: SocketAddr, number: u32) -> u32 {
    let mut maker = Client::stranger(house, Origin::forwarded(GUEST_MAKER));
    let mut came = 0;
    for _ in 0..number {
        let answer = maker.post("/api/me", &json!({ "name": "Mallory" })).await;
        came += u32::from(answer.is_ok_and(|answer| answer.is_success()));
    }
    came
}

/// Strangers from as many networks, each of whom guesses at another account.
async fn crowd(house: SocketAddr) -> Result<(), Failure> {
    let next = Arc::new(AtomicU32::new(0));
    for_each(0..CONNECTIONS, CONNECTIONS as usize, |_| {
        // Whoever waits for a password to be hashed holds up nobody else.
        let next = Arc::clone(&next);
        async move {
            let mut client = Client::stranger(house, Origin::forwarded(0));
            loop {
                let number = next.fetch_add(1, Relaxed);
                if number >= STRANGERS {
                    break;
                }
                client.origin = Origin::forwarded(FIRST_STRANGER + number);
                let login = json!({ "account": format!("stranger{number}"), "password": "wrong horse" });
                let _ = client.post("/api/login", &login).await;
            }
        }
    })
    .await
}
