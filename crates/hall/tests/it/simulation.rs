//! Clients that disconnect, repeat, reorder, time out and lie. At the end everybody sees what the record gives.
//!
//! One seed is one world: `HALL_SEEDS=10000 cargo test --release -p hall simulation` tries as many as one likes, and
//! `HALL_SEED=42` one of them.

use std::sync::atomic::{AtomicU64, Ordering};

use bots::Budget;
use hall::catalog::{self, GAMES, GameVisitor, Playable};
use hall::{Command, Logged, Pace, Person, SeatPlan, Stage};
use record::Record;
use serde_json::{Value, json};
use table::{Dice, Seat, Seed, Viewer};

use crate::{At, bot, person, setup_of};

mod client;

use client::Client;

#[test]
fn everybody_ends_with_what_the_record_gives() {
    let number = |name: &str| std::env::var(name).ok().map(|text| text.parse::<u64>().unwrap());
    let seeds = match number("HALL_SEED") {
        Some(seed) => seed..seed + 1,
        None => 0..number("HALL_SEEDS").unwrap_or(60),
    };
    let next = AtomicU64::new(seeds.start);
    let work = || {
        let mut worlds = Vec::new();
        loop {
            let seed = next.fetch_add(1, Ordering::Relaxed);
            if seed >= seeds.end {
                return worlds;
            }
            let world = std::panic::catch_unwind(|| World::new(seed).run());
            worlds.push(world.unwrap_or_else(|_| panic!("HALL_SEED={seed} shows it again")));
        }
    };
    let worlds: Vec<Seen> = std::thread::scope(|scope| {
        let threads = [scope.spawn(work), scope.spawn(work)];
        threads.into_iter().flat_map(|thread| thread.join().expect("every world is sound")).collect()
    });
    let entries: u64 = worlds.iter().map(|world| world.entries).sum();
    assert!(entries > 50 * (seeds.end - seeds.start), "matches were played: {entries} entries");
    if worlds.len() >= 40 {
        everything_was_tried(&worlds);
    }
}

/// So many worlds have seen every game to its end, negotiations in which people and bots made offers, and sealed decisions.
fn everything_was_tried(worlds: &[Seen]) {
    for game in GAMES {
        assert!(worlds.iter().any(|world| world.game == *game && world.finished), "{game} was played");
    }
    let sum = |count: fn(&Seen) -> u64| worlds.iter().map(count).sum::<u64>();
    assert!(sum(|world| world.remarks_of_people) > 0, "people negotiated");
    assert!(sum(|world| world.remarks_of_bots) > 0, "bots negotiated");
    assert!(sum(|world| world.sealed) > 0, "decisions were sealed");
}

/// What happened in one world.
#[derive(Default)]
struct Seen {
    game: &'static str,
    entries: u64,
    finished: bool,
    /// Decisions of seats that the table did not wait for.
    remarks_of_people: u64,
    remarks_of_bots: u64,
    /// Decisions of which others only learned that they were made.
    sealed: u64,
}

struct World {
    seen: Seen,
    dice: Dice,
    at: At,
    clients: Vec<Client>,
    /// Commands on their way to the table, in any order, some of them twice.
    on_the_way: Vec<(Person, Command)>,
    /// What bots have thought, some of it too late.
    bot_answers: Vec<(Seat, u32, Option<Value>)>,
}

impl World {
    fn new(seed: u64) -> World {
        let mut dice = Dice::new(Seed::from_number(seed));
        let game = GAMES[usize::try_from(seed).unwrap() % GAMES.len()];
        let [fewest, most] = catalog::about(game).unwrap().players.map(u32::from);
        let seats = fewest + dice.below(most - fewest + 1);
        let plan = |seat: u32, dice: &mut Dice| match dice.below(4) {
            _ if seat == 0 => person(Person(1), "Host"),
            0 => bot(["random", "greedy"][usize::from(dice.below(2) == 0)]),
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
        let at = At::new(setup_of(game, plans, pace));
        let mut clients = vec![Client::new(Person(99), Viewer::Bystander)];
        for seat in Seat::first(u8::try_from(seats).unwrap()) {
            clients.push(Client::new(Person(u64::from(seat.number()) + 1), Viewer::Bystander));
        }
        World {
            seen: Seen { game, ..Seen::default() },
            dice,
            at,
            clients,
            on_the_way: Vec::new(),
            bot_answers: Vec::new(),
        }
    }

    fn run(mut self) -> Seen {
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
                let _ = self.at.wants(anybody, Command::ReplaceAbsent { seat });
                let logged = self.at.log.split_off(before);
                self.keep(logged);
            }
            self.bots_think();
        }
        self.seen.finished = self.at.table.stage() == Stage::Finished;
        if self.seen.finished {
            let game = self.seen.game;
            catalog::visit_game(game, EverybodySeesTheSame(&mut self)).unwrap();
        } else {
            assert_eq!(self.at.table.stage(), Stage::Gathering, "a match that started has ended");
        }
        self.seen.entries = u64::from(self.at.table.last_number());
        self.seen.sealed = self.clients.iter().map(|client| client.sealed).sum();
        self.seen
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
            client.coming = Some(self.at.table.last_message(client.viewer));
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
        let open = self.some_offer(chosen);
        let command = match self.dice.below(28) {
            0 => Command::Sit { seat: any_seat, name: format!("Guest {}", self.dice.below(3)) },
            1 => Command::Ready { ready: self.dice.below(8) > 0 },
            2 => Command::Start {},
            3 => Command::Plan { seat: any_seat, bot: Some("random".to_owned()) },
            4 => Command::Undo { seat },
            5 => Command::AskTakeBack { seat },
            6 | 7 => Command::AnswerTakeBack { seat, yes: self.dice.below(3) > 0 },
            8 => Command::Say { text: "hm".to_owned() },
            9 if self.dice.below(64) == 0 => Command::GiveUp {},
            9 if self.dice.below(8) == 0 => Command::Leave {},
            9 if self.dice.below(4) == 0 => Command::ReplaceAbsent { seat: any_seat },
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
            15 => Command::NothingToSay { seat, ask },
            16 => Command::AskMoreTime { seat, ask },
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
    fn some_offer(&mut self, chosen: usize) -> Option<Value> {
        let Viewer::Seat(seat) = self.clients[chosen].viewer else { return None };
        let view = &self.clients[chosen].state["view"];
        catalog::visit_game(self.seen.game, SomeOffer { view, seat, dice: &mut self.dice })?
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
        let asked = self.at.table.summary().asked;
        let is_remark = matches!(&command, Command::Decide { seat, .. } if !asked.contains(*seat));
        let outcome = self.at.wants(person, command);
        let logged = self.at.log.split_off(before);
        assert!(outcome.is_ok() || logged.is_empty());
        self.seen.remarks_of_people += u64::from(is_remark && !logged.is_empty());
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
            client.coming = Some(self.at.table.last_message(client.viewer));
        }
    }

    /// Bots are asked; what they say arrives later, perhaps too late.
    fn bots_think(&mut self) {
        for (seat, ask, task) in self.at.table.bots_to_ask() {
            // Some bots cannot think of anything.
            let decision = (self.dice.below(16) > 0).then(|| (task.answer)(Budget::Iterations(1))).flatten();
            self.bot_answers.push((seat, ask, decision));
        }
        while !self.bot_answers.is_empty() && self.dice.below(3) > 0 {
            let chosen = self.below(self.bot_answers.len());
            let (seat, ask, decision) = self.bot_answers.swap_remove(chosen);
            let waited_for = self.at.table.summary().asked.contains(seat);
            if let Ok(logged) = self.at.table.bot_decides(self.at.now, seat, ask, decision) {
                self.seen.remarks_of_bots += u64::from(!waited_for && !logged.is_empty());
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
            assert_eq!(restored.everything_for(client.viewer), self.at.table.everything_for(client.viewer));
        }
        assert_eq!(restored.next_timeout(), self.at.table.next_timeout());
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

    fn below(&mut self, bound: usize) -> usize {
        usize::try_from(self.dice.below(u32::try_from(bound.max(1)).unwrap())).unwrap()
    }
}

/// An offer that the rules allow on some table that looks like `view`.
pub(crate) struct SomeOffer<'a> {
    pub(crate) view: &'a Value,
    pub(crate) seat: Seat,
    pub(crate) dice: &'a mut Dice,
}

impl GameVisitor for SomeOffer<'_> {
    type Out = Option<Value>;

    fn visit<G: Playable>(self) -> Option<Value> {
        let view: G::View = serde_json::from_value(self.view.clone()).ok()?;
        let table = G::imagine(&view, self.dice);
        let open = table.sample_open(self.seat, self.dice)?;
        Some(serde_json::to_value(open).unwrap())
    }
}

/// The record of the finished match verifies, and every client ends with the view that its replay gives.
struct EverybodySeesTheSame<'a>(&'a mut World);

impl GameVisitor for EverybodySeesTheSame<'_> {
    type Out = ();

    fn visit<G: Playable>(self) {
        let EverybodySeesTheSame(world) = self;
        let text = world.at.table.record().unwrap();
        let record = Record::<G>::read(text.as_bytes()).unwrap();
        assert!(record.verify().unwrap().closed);
        let mut replay = record.replay(&mut ()).unwrap();
        while replay.step(&mut ()).unwrap().is_some() {}
        for client in &mut world.clients {
            client.connected = true;
            client.inbox.clear();
            for message in world.at.table.messages(client.viewer, client.seen) {
                client.hears(&message);
            }
            assert_eq!(client.seen, Some(world.at.table.last_message(client.viewer)));
            let view = serde_json::to_value(replay.game().view(client.viewer)).unwrap();
            assert_eq!(client.state["view"], view, "{:?}", client.viewer);
            assert_eq!(client.state["seed"], record.seed.unwrap().hex());
        }
    }
}
