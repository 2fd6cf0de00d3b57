//! Clients that disconnect, repeat, reorder, time out and lie. At the end everybody sees what the record gives.
//!
//! One seed is one world: `HALL_SEEDS=10000 cargo test --release -p hall simulation` tries as many as one likes, and
//! `HALL_SEED=42` one of them.

use std::collections::VecDeque;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use bots::Budget;
use hall::{Command, Logged, Pace, Person, SeatPlan, Stage};
use oltremare::Oltremare;
use record::Record;
use serde_json::{Value, json};
use speicherstadt::Speicherstadt;
use table::{Dice, Game, Seat, Seed, Viewer};

use crate::{At, bot, person, setup_of};

#[test]
fn everybody_ends_with_what_the_record_gives() {
    let number = |name: &str| std::env::var(name).ok().map(|text| text.parse::<u64>().unwrap());
    let seeds = match number("HALL_SEED") {
        Some(seed) => seed..seed + 1,
        None => 0..number("HALL_SEEDS").unwrap_or(60),
    };
    let next = AtomicU64::new(seeds.start);
    let work = || {
        let mut entries = 0;
        loop {
            let seed = next.fetch_add(1, Ordering::Relaxed);
            if seed >= seeds.end {
                return entries;
            }
            let world = std::panic::catch_unwind(|| World::new(seed).run());
            entries += world.unwrap_or_else(|_| panic!("HALL_SEED={seed} shows it again"));
        }
    };
    let entries: u64 = std::thread::scope(|scope| {
        let threads = [scope.spawn(work), scope.spawn(work)];
        threads.into_iter().map(|thread| thread.join().expect("every world is sound")).sum()
    });
    assert!(entries > 50 * (seeds.end - seeds.start), "matches were played: {entries} entries");
}

struct World {
    /// The game at the table.
    game: &'static str,
    dice: Dice,
    at: At,
    clients: Vec<Client>,
    /// Commands on their way to the table, in any order, some of them twice.
    on_the_way: Vec<(Person, Command)>,
    /// What bots have thought, some of it too late.
    thoughts: Vec<(Seat, u32, Option<Value>)>,
}

/// A browser: what it has seen, and what is on its way to it.
struct Client {
    person: Person,
    viewer: Viewer,
    connected: bool,
    seen: Option<u32>,
    /// The last number that is on its way.
    coming: Option<u32>,
    state: Value,
    inbox: VecDeque<Arc<str>>,
}

impl World {
    fn new(seed: u64) -> World {
        let mut dice = Dice::new(Seed::from_number(seed));
        let seats = 2 + dice.below(4);
        let plan = |seat: u32, dice: &mut Dice| match dice.below(4) {
            _ if seat == 0 => person(Person(1), "Host"),
            0 => bot("random"),
            1 => SeatPlan::Open,
            2 => person(Person(1), "Host again"),
            _ => person(Person(u64::from(seat) + 1), &format!("Guest {seat}")),
        };
        let plans: Vec<SeatPlan> = (0..seats).map(|seat| plan(seat, &mut dice)).collect();
        let pace = match dice.below(4) {
            0 => Pace::PerDecision { seconds: 20 },
            1 => Pace::Bank { seconds: 120, increment: 3 },
            2 => Pace::NoClock,
            _ => Pace::Days { days: 1 },
        };
        // One without secrets and talk, and one that has both.
        let game = [Speicherstadt::NAME, Oltremare::NAME][usize::from(seed % 2 == 1)];
        let at = At::new(setup_of(game, plans, pace));
        let mut clients = vec![Client::new(Person(99), Viewer::Bystander)];
        for seat in Seat::first(u8::try_from(seats).unwrap()) {
            clients.push(Client::new(Person(u64::from(seat.number()) + 1), Viewer::Bystander));
        }
        World { game, dice, at, clients, on_the_way: Vec::new(), thoughts: Vec::new() }
    }

    /// How many entries the table wrote.
    fn run(mut self) -> u64 {
        for _ in 0..4_000 {
            if self.at.table.stage() == Stage::Finished {
                break;
            }
            self.happens();
        }
        // Whoever is still there falls silent; the clocks speak for them, then bots, or whoever wants to go on asks for one.
        self.answer_open_seats();
        while self.at.table.stage() == Stage::Running {
            self.at.now = self.at.now.after(100_000_000);
            let logged = self.at.table.tick(self.at.now);
            self.keep(logged);
            let anybody = self.at.table.people().first().copied().unwrap_or(Person(1));
            for seat in Seat::ALL {
                let before = self.at.log.len();
                let _ = self.at.wants(anybody, Command::Relieve { seat });
                let logged = self.at.log.split_off(before);
                self.keep(logged);
            }
            self.bots_think();
        }
        self.everybody_sees_the_same();
        u64::from(self.at.table.last())
    }

    fn happens(&mut self) {
        match self.dice.below(16) {
            0..=3 => self.somebody_sends(),
            4..=7 => self.something_arrives(),
            8..=10 => self.messages_arrive(),
            11 => self.connections_change(),
            12 | 13 => self.bots_think(),
            14 => self.time_passes(),
            _ => self.server_restarts_sometimes(),
        }
    }

    fn keep(&mut self, logged: Vec<Logged>) {
        self.at.log.extend(logged);
        for client in self.clients.iter_mut().filter(|client| client.connected) {
            let due = client.coming.or(client.seen);
            client.inbox.extend(self.at.table.messages(client.viewer, due));
            client.coming = Some(self.at.table.last());
        }
    }

    /// A person sends something: mostly what he is asked for, sometimes nonsense.
    fn somebody_sends(&mut self) {
        let chosen = self.below(self.clients.len());
        let person = self.clients[chosen].person;
        let own = self.at.table.seats_of(person);
        let any_seat = Seat::ALL[self.below(5)];
        let seat = own.iter().nth(self.below(5)).unwrap_or(any_seat);
        let prompt = self.clients[chosen].state["prompt"].clone();
        let ask = u32::try_from(prompt["ask"].as_u64().unwrap_or(0)).unwrap_or(0);
        let menu = prompt["decisions"].as_array().cloned().unwrap_or_default();
        let open = self.some_word(chosen);
        let command = match self.dice.below(28) {
            0 => Command::Sit { seat: any_seat, name: format!("Guest {}", self.dice.below(3)) },
            1 => Command::Ready { ready: self.dice.below(8) > 0 },
            2 => Command::Start {},
            3 => Command::Plan { seat: any_seat, bot: Some("random".to_owned()) },
            4 => Command::Undo { seat },
            5 => Command::AskBack { seat },
            6 | 7 => Command::AnswerBack { seat, yes: self.dice.below(3) > 0 },
            8 => Command::Say { text: "hm".to_owned() },
            9 if self.dice.below(8) == 0 => Command::Leave {},
            9 if self.dice.below(4) == 0 => Command::Relieve { seat: any_seat },
            9 => Command::Return {},
            10 => Command::Stand { seat },
            11 => Command::Decide { seat: any_seat, ask, run: menu.into_iter().take(1).collect() },
            12 => Command::Decide { seat, ask: self.dice.below(40), run: vec![json!("pass")] },
            13 => Command::Decide {
                seat,
                ask,
                run: vec![json!({ "place_merchant": { "column": self.dice.below(9) } })],
            },
            14 => Command::Decide { seat, ask, run: vec![json!(null), json!(["x"])] },
            15 => Command::Content { seat, ask },
            16 => Command::Ponder { seat, ask },
            17..=20 if open.is_some() => Command::Decide { seat, ask, run: open.into_iter().collect() },
            _ => {
                let run =
                    if menu.is_empty() { Vec::new() } else { vec![menu[self.below(menu.len())].clone()] };
                let seat = match self.clients[chosen].viewer {
                    Viewer::Seat(seat) => seat,
                    Viewer::Bystander => seat,
                };
                Command::Decide { seat, ask, run }
            }
        };
        self.on_the_way.push((person, command));
        self.follow_own_seat(chosen);
    }

    /// Something that is not on the menu: an offer, as one could make it who sees what this client sees.
    fn some_word(&mut self, chosen: usize) -> Option<Value> {
        let Viewer::Seat(seat) = self.clients[chosen].viewer else { return None };
        if self.game != Oltremare::NAME {
            return None;
        }
        let view = serde_json::from_value(self.clients[chosen].state["view"].clone()).ok()?;
        let table = Oltremare::imagine(&view, &mut self.dice);
        let open = table.sample_open(seat, &mut self.dice)?;
        Some(serde_json::to_value(open).unwrap())
    }

    /// A person who sits somewhere looks through that seat's eyes; one who does not, watches.
    fn follow_own_seat(&mut self, chosen: usize) {
        let own = self.at.table.seats_of(self.clients[chosen].person);
        let looks = match self.clients[chosen].viewer {
            Viewer::Seat(seat) if own.contains(seat) && self.dice.below(4) > 0 => return,
            _ => own.iter().nth(self.below(5)).or(own.iter().next()).map_or(Viewer::Bystander, Viewer::Seat),
        };
        let client = &mut self.clients[chosen];
        if client.viewer != looks {
            *client = Client::new(client.person, looks);
        }
    }

    /// Any of the commands under way reaches the table; some come twice.
    fn something_arrives(&mut self) {
        if self.on_the_way.is_empty() {
            return;
        }
        let chosen = self.below(self.on_the_way.len());
        let (person, command) = self.on_the_way.swap_remove(chosen);
        if self.dice.below(8) == 0 {
            self.on_the_way.push((person, command.clone()));
        }
        let before = self.at.log.len();
        let outcome = self.at.wants(person, command);
        let logged = self.at.log.split_off(before);
        assert!(outcome.is_ok() || logged.is_empty());
        self.keep(logged);
    }

    fn messages_arrive(&mut self) {
        let chosen = self.below(self.clients.len());
        let duplicate = self.dice.below(8) == 0;
        let client = &mut self.clients[chosen];
        if let Some(message) = client.inbox.pop_front() {
            client.hears(&message);
            if duplicate {
                client.hears(&message);
            }
        }
    }

    fn connections_change(&mut self) {
        let chosen = self.below(self.clients.len());
        let client = &mut self.clients[chosen];
        client.inbox.clear(); // what was under way is lost
        client.coming = None;
        client.connected = !client.connected;
        if client.connected {
            client.inbox.extend(self.at.table.messages(client.viewer, client.seen));
            client.coming = Some(self.at.table.last());
        }
    }

    /// Bots are asked; what they say arrives later, perhaps too late.
    fn bots_think(&mut self) {
        for (seat, ask, thought) in self.at.table.thoughts() {
            // Some bots cannot think of anything.
            let decision = (self.dice.below(16) > 0).then(|| thought(Budget::Iterations(1))).flatten();
            self.thoughts.push((seat, ask, decision));
        }
        while !self.thoughts.is_empty() && self.dice.below(3) > 0 {
            let chosen = self.below(self.thoughts.len());
            let (seat, ask, decision) = self.thoughts.swap_remove(chosen);
            if let Ok(logged) = self.at.table.bot_decides(self.at.now, seat, ask, decision) {
                self.keep(logged);
            }
        }
    }

    fn time_passes(&mut self) {
        let hurry = match self.dice.below(64) {
            0 => 400_000,
            1..=3 => 40_000,
            _ => 2_000,
        };
        self.at.now = self.at.now.after(u64::from(self.dice.below(hurry)));
        let logged = self.at.table.tick(self.at.now);
        self.keep(logged);
    }

    /// Everything but the log is lost, and nobody notices.
    fn server_restarts_sometimes(&mut self) {
        if self.dice.below(16) > 0 {
            return;
        }
        let restored = self.at.restored();
        for client in &self.clients {
            assert_eq!(restored.sync(client.viewer), self.at.table.sync(client.viewer));
        }
        assert_eq!(restored.due(), self.at.table.due());
        self.at.table = restored;
    }

    /// So that the match can be played at all.
    fn answer_open_seats(&mut self) {
        if self.at.table.stage() != Stage::Gathering {
            return;
        }
        for seat in Seat::first(u8::try_from(self.at.table.setup().seats.len()).unwrap()) {
            let _ = self.at.wants(Person(1), Command::Plan { seat, bot: Some("random".to_owned()) });
        }
        for client in 0..self.clients.len() {
            let person = self.clients[client].person;
            let _ = self.at.wants(person, Command::Ready { ready: true });
        }
        let _ = self.at.wants(Person(1), Command::Start {});
    }

    fn everybody_sees_the_same(&mut self) {
        match self.game {
            Oltremare::NAME => self.everybody_sees::<Oltremare>(),
            _ => self.everybody_sees::<Speicherstadt>(),
        }
    }

    fn everybody_sees<G: Game>(&mut self) {
        if self.at.table.stage() != Stage::Finished {
            assert_eq!(self.at.table.stage(), Stage::Gathering, "a match that started has ended");
            return;
        }
        let text = self.at.table.record().unwrap();
        let record = Record::<G>::read(text.as_bytes()).unwrap();
        assert!(record.verify().unwrap().closed);
        let mut replay = record.replay(&mut ()).unwrap();
        while replay.step(&mut ()).unwrap().is_some() {}
        for client in &mut self.clients {
            client.connected = true;
            client.inbox.clear();
            for message in self.at.table.messages(client.viewer, client.seen) {
                client.hears(&message);
            }
            assert_eq!(client.seen, Some(self.at.table.last()));
            let view = serde_json::to_value(replay.game().view(client.viewer)).unwrap();
            assert_eq!(client.state["view"], view, "{:?}", client.viewer);
            assert_eq!(client.state["seed"], record.seed.unwrap().hex());
        }
    }

    fn below(&mut self, bound: usize) -> usize {
        usize::try_from(self.dice.below(u32::try_from(bound.max(1)).unwrap())).unwrap()
    }
}

impl Client {
    fn new(person: Person, viewer: Viewer) -> Client {
        let inbox = VecDeque::new();
        Client { person, viewer, connected: false, seen: None, coming: None, state: Value::Null, inbox }
    }

    fn hears(&mut self, message: &str) {
        let message: Value = serde_json::from_str(message).unwrap();
        let n = u32::try_from(message["n"].as_u64().unwrap()).unwrap();
        if message.get("end").is_none() {
            assert!(
                message.get("seed").is_none() && !message["what"].to_string().contains("\"run\""),
                "{message}"
            );
        }
        if message.get("sync").is_some() {
            assert!(self.seen.is_none_or(|seen| seen <= n), "nobody is sent back");
            self.state = message;
            self.seen = Some(n);
            return;
        }
        match self.seen {
            Some(seen) if n <= seen => {} // heard before
            Some(seen) => {
                assert_eq!(n, seen + 1, "no number is missing: {:?} {message}", self.viewer);
                self.seen = Some(n);
                // What a message does not mention has not changed; a question that is not repeated is gone.
                let played = message.get("must").is_some();
                let state = self.state.as_object_mut().unwrap();
                for gone in ["prompt", "back", "clocks", "content", "listens"].iter().filter(|_| played) {
                    state.remove(*gone);
                }
                state.extend(message.as_object().unwrap().clone());
            }
            None => panic!("the first message says everything: {message}"),
        }
    }
}
