//! Nothing sealed can be seen, counted or timed: two tables that differ only in entries of which a viewer may not hear send
//! that viewer the same bytes, the same number of messages and the same refusals.
//!
//! `HALL_MATCHES=8000 cargo test --release -p hall secrecy` tries as many matches as one likes, `HALL_SEED=42` one of them.

use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex};

use hall::catalog::{self, GAMES};
use hall::{Command, Logged, Pace, Person, Privacy, SeatPlan, Setup, Stage, Table, Time};
use serde_json::{Map, Value, json};
use table::{Dice, Seat, Seed, Viewer};

use crate::simulation::SomeOffer;
use crate::{bot, person};

#[test]
#[expect(clippy::print_stdout, reason = "the figures of a long run")]
fn what_a_viewer_may_not_hear_changes_nothing_for_it() {
    let number = |name: &str| std::env::var(name).ok().map(|text| text.parse::<u64>().unwrap());
    let seeds = match number("HALL_SEED") {
        Some(seed) => seed..seed + 1,
        None => 0..number("HALL_MATCHES").unwrap_or(96),
    };
    let (next, counts) = (AtomicU64::new(seeds.start), Mutex::new(Counts::default()));
    let work = || {
        loop {
            let seed = next.fetch_add(1, Ordering::Relaxed);
            if seed >= seeds.end {
                return;
            }
            let played = std::panic::catch_unwind(|| Match::new(seed).play());
            let played = played.unwrap_or_else(|_| panic!("HALL_SEED={seed} shows it again"));
            counts.lock().unwrap().add(&played);
        }
    };
    std::thread::scope(|scope| [scope.spawn(work), scope.spawn(work)].map(|thread| thread.join().unwrap()));
    let counts = counts.into_inner().unwrap();
    println!("{counts:?}");
    if seeds.end - seeds.start >= 48 {
        for game in ["genoa", "oltremare"] {
            assert!(counts.hidden.iter().any(|(name, hidden)| *name == game && *hidden > 0), "{game}");
        }
        assert!(counts.hidden_undone > 0 && counts.compared > 1_000, "{counts:?}");
    }
}

/// So many decisions are made in a match, and so often two tables go on from one of them.
const MOST_STEPS: u32 = 300;
const MOST_TWINS: u32 = 4;

/// What was tried.
#[derive(Default, Debug)]
struct Counts {
    /// Hidden decisions, by game.
    hidden: Vec<(&'static str, u64)>,
    hidden_undone: u64,
    /// How often two tables were compared for a viewer.
    compared: u64,
}

impl Counts {
    fn add(&mut self, other: &Counts) {
        for (game, hidden) in &other.hidden {
            match self.hidden.iter_mut().find(|(name, _)| name == game) {
                Some((_, count)) => *count += hidden,
                None => self.hidden.push((game, *hidden)),
            }
        }
        self.hidden_undone += other.hidden_undone;
        self.compared += other.compared;
    }
}

/// A table with its log.
struct Side {
    table: Table,
    log: Vec<Logged>,
}

impl Side {
    fn of_log(log: &[Logged]) -> Side {
        Side { table: Table::restore(log.to_vec()).unwrap(), log: log.to_vec() }
    }

    fn command(&mut self, now: Time, who: Person, command: &Command) -> Result<(), String> {
        let logged = self.table.command(now, who, command.clone(), || Seed::from_number(now.0));
        self.log.extend(logged.map_err(|refused| refused.to_string())?);
        Ok(())
    }

    fn tick(&mut self, now: Time) {
        let logged = self.table.tick(now);
        self.log.extend(logged);
    }

    fn sees(&self, viewer: Viewer) -> Value {
        serde_json::from_str(&self.table.everything_for(viewer)).unwrap()
    }

    /// What the rules let a viewer know, whatever the hall makes of it: what it sees, who is asked, and what it has heard of.
    fn knows(&self, viewer: Viewer) -> (Value, Value, Value, Value) {
        let sees = self.sees(viewer);
        let steps = self.table.replay_steps(viewer, 0, false).unwrap();
        let heard = serde_json::to_value(steps).unwrap()["steps"].clone();
        (sees["view"].clone(), sees["must"].clone(), sees["may"].clone(), heard)
    }

    /// All that a viewer can be sent: since the number that it has, at once, step by step, and in the lobby; and what a bot is
    /// told that plays for it.
    fn sent(&mut self, viewer: Viewer, since: u32) -> Vec<Arc<str>> {
        let mut sent = self.table.messages(viewer, Some(since));
        let steps = self.table.replay_steps(viewer, 0, false).unwrap();
        if let Viewer::Seat(seat) = viewer {
            sent.extend(self.table.question_for_bot(seat).map(Arc::from));
        }
        sent.extend([
            self.table.everything_for(viewer).into(),
            serde_json::to_string(&steps).unwrap().into(),
            serde_json::to_string(&self.table.summary()).unwrap().into(),
            self.table.last_message(viewer).to_string().into(),
        ]);
        sent
    }
}

struct Match {
    game: &'static str,
    seats: u8,
    dice: Dice,
    now: Time,
    side: Side,
    counts: Counts,
}

impl Match {
    fn new(seed: u64) -> Match {
        let mut dice = Dice::new(Seed::from_number(seed));
        // Two of three matches are of a game in which decisions are hidden often.
        let game = ["genoa", "oltremare", GAMES[dice_below(&mut dice, GAMES.len())]]
            [usize::try_from(seed % 3).unwrap()];
        let [fewest, most] = catalog::about(game).unwrap().players;
        let seats = fewest + u8::try_from(dice.below(u32::from(most - fewest + 1))).unwrap();
        let mut options = Map::new();
        if game == "genoa" && dice.below(2) == 0 {
            options.insert("rounds".to_owned(), json!(true));
        }
        let plan = |seat: u8, dice: &mut Dice| match dice.below(5) {
            0 if seat > 1 => bot("random"),
            _ => person(Person(u64::from(seat) + 1), &format!("Guest {seat}")),
        };
        let plans: Vec<SeatPlan> = (0..seats).map(|seat| plan(seat, &mut dice)).collect();
        let pace = match dice.below(4) {
            0 => Pace::PerDecision { seconds: 20 },
            1 => Pace::Bank { seconds: 300, increment: 3 },
            2 => Pace::NoClock,
            _ => Pace::Days { days: 1 },
        };
        let config = catalog::complete(game, seats, options).unwrap();
        let host = Person(1);
        let setup = Setup {
            game: game.to_owned(),
            config,
            seats: plans,
            pace,
            privacy: Privacy::Public,
            several_seats: true,
            lesson: None,
            host,
        };
        let now = Time(1_000_000);
        let (table, opened) = Table::open(setup, now).unwrap();
        let counts = Counts { hidden: vec![(game, 0)], ..Counts::default() };
        Match { game, seats, dice, now, side: Side { table, log: vec![opened] }, counts }
    }

    fn play(mut self) -> Counts {
        for person in self.side.table.people() {
            self.side.command(self.now, person, &Command::Ready { ready: true }).unwrap();
        }
        let mut twins = 0;
        let mut sees = self.side.sees(Viewer::Bystander);
        for _ in 0..MOST_STEPS {
            if self.side.table.stage() != Stage::Running || twins == MOST_TWINS {
                break;
            }
            self.now = self.now.after(u64::from(self.dice.below(2_000)));
            let before = self.side.log.len();
            let chosen = self.some_decision(&sees);
            let decided = chosen.filter(|(who, command)| self.side.command(self.now, *who, command).is_ok());
            let sees_now = self.side.sees(Viewer::Bystander);
            let unchanged = |key: &str| sees[key] == sees_now[key];
            match decided {
                Some((who, command)) if unchanged("view") && unchanged("must") && unchanged("may") => {
                    twins += u32::from(self.compare_with_and_without(before, who, &command));
                }
                Some(_) => {}
                None => self.now = self.now.after(100_000_000),
            }
            self.side.tick(self.now);
            self.ask_bots();
            sees = self.side.sees(Viewer::Bystander);
        }
        self.counts
    }

    /// A decision of a person who is asked, on the menu or an offer.
    fn some_decision(&mut self, sees: &Value) -> Option<(Person, Command)> {
        let seats =
            |key: &str| -> Vec<Seat> { serde_json::from_value(sees[key].clone()).unwrap_or_default() };
        let mut asked = seats("must");
        asked.extend(seats("may").into_iter().filter(|_| self.dice.below(3) == 0));
        let people = self.side.table.seat_plans().to_vec();
        asked.retain(|seat| people[seat.index()].person().is_some());
        let seat = *asked.get(dice_below(&mut self.dice, asked.len().max(1)))?;
        let own = self.side.sees(Viewer::Seat(seat));
        let ask = u32::try_from(own["prompt"]["ask"].as_u64()?).unwrap();
        let menu = own["prompt"]["decisions"].as_array()?;
        let offer = SomeOffer { view: &own["view"], seat, dice: &mut self.dice };
        let offer = catalog::visit_game(self.game, offer).flatten();
        let run = match offer {
            Some(offer) if menu.is_empty() || self.dice.below(2) == 0 => vec![offer],
            _ => vec![menu.get(dice_below(&mut self.dice, menu.len().max(1)))?.clone()],
        };
        Some((people[seat.index()].person()?, Command::Decide { seat, ask, run }))
    }

    /// If the decision after `before` entries was hidden from anybody, lets one table go on with it and one without, and
    /// compares what those are sent.
    fn compare_with_and_without(&mut self, before: usize, who: Person, command: &Command) -> bool {
        let Some(seat) = command.played_seat() else { return false };
        let (with, without) = (Side::of_log(&self.side.log), Side::of_log(&self.side.log[..before]));
        if with.table.stage() != Stage::Running {
            return false;
        }
        let own = self.side.table.seats_of(who);
        let is_unaware = |viewer: &Viewer| {
            !matches!(viewer, Viewer::Seat(seat) if own.contains(*seat))
                && with.knows(*viewer) == without.knows(*viewer)
        };
        let viewers: Vec<Viewer> = Viewer::all(self.seats).filter(is_unaware).collect();
        if viewers.is_empty() {
            return false;
        }
        self.counts.hidden[0].1 += 1;
        let (dice, counts, now, game) = (&mut self.dice, &mut self.counts, self.now, self.game);
        Twins { dice, counts, now, game, seat, who, viewers, with, without }.go_on();
        true
    }

    fn ask_bots(&mut self) {
        for (seat, ask, task) in self.side.table.bots_to_ask() {
            let decision = (task.answer)(bots::Budget::Iterations(1));
            if let Ok(logged) = self.side.table.bot_decides(self.now, seat, ask, decision) {
                self.side.log.extend(logged);
            }
        }
    }
}

/// Two tables that differ only in hidden decisions of one seat.
struct Twins<'a> {
    dice: &'a mut Dice,
    counts: &'a mut Counts,
    now: Time,
    game: &'static str,
    seat: Seat,
    who: Person,
    /// Who may not hear of them.
    viewers: Vec<Viewer>,
    with: Side,
    without: Side,
}

impl Twins<'_> {
    /// The same happens at both tables, until the rules reveal what was hidden.
    fn go_on(mut self) {
        self.compare("at once");
        for _ in 0..8 {
            self.now = self.now.after(u64::from(self.dice.below(4_000)));
            let what = self.something_happens();
            if self.with.table.stage() != Stage::Running || self.is_revealed() {
                return;
            }
            self.compare(&what);
        }
    }

    fn something_happens(&mut self) -> String {
        let other = Person(u64::from(self.dice.below(5)) + 1);
        let own = self.with.table.seats_of(other).iter().next().unwrap_or(Seat::ALL[0]);
        let ask = self.without.sees(Viewer::Seat(own))["prompt"]["ask"].as_u64().unwrap_or(0);
        let ask = u32::try_from(ask).unwrap();
        let command = match self.dice.below(12) {
            0 => Command::Say { text: "hm".to_owned() },
            1 => Command::Undo { seat: own },
            2 => Command::AskTakeBack { seat: own },
            3 => Command::AnswerTakeBack { seat: own, yes: self.dice.below(2) == 0 },
            4 => Command::ReplaceAbsent { seat: self.seat },
            5 => Command::Leave {},
            6 => Command::Return {},
            7 => Command::AskMoreTime { seat: own, ask },
            8 => return self.time_passes(),
            9 => return self.hidden_decision_is_undone(),
            10 => return self.another_hidden_decision(),
            _ => {
                let menu = self.without.sees(Viewer::Seat(own))["prompt"]["decisions"].clone();
                let menu = menu.as_array().cloned().unwrap_or_default();
                let Some(one) = menu.get(dice_below(self.dice, menu.len().max(1))) else {
                    return "nothing".to_owned();
                };
                Command::Decide { seat: own, ask, run: vec![one.clone()] }
            }
        };
        if other == self.who && command.played_seat().is_some() {
            return "nothing".to_owned();
        }
        let with = self.with.command(self.now, other, &command);
        let without = self.without.command(self.now, other, &command);
        if !self.is_revealed() && other != self.who {
            assert_eq!(with, without, "{command:?} of {other:?}");
        }
        format!("{command:?} of {other:?}")
    }

    fn time_passes(&mut self) -> String {
        self.now = self.now.after(u64::from(self.dice.below(3)) * 20_000);
        self.with.tick(self.now);
        self.without.tick(self.now);
        "time passed".to_owned()
    }

    fn hidden_decision_is_undone(&mut self) -> String {
        let undone = self.happens_unheard(&Command::Undo { seat: self.seat });
        self.counts.hidden_undone += u64::from(undone);
        format!("a hidden decision was undone: {undone}")
    }

    /// Another decision of the same seat that is hidden from the same viewers; any other is left alone.
    fn another_hidden_decision(&mut self) -> String {
        let own = self.with.sees(Viewer::Seat(self.seat));
        let offer = SomeOffer { view: &own["view"], seat: self.seat, dice: self.dice };
        let offer = catalog::visit_game(self.game, offer).flatten();
        let menu = own["prompt"]["decisions"].as_array().cloned().unwrap_or_default();
        let listed = menu.get(dice_below(self.dice, menu.len().max(1))).cloned();
        let Some(run) = offer.filter(|_| self.dice.below(2) == 0).or(listed) else {
            return "nothing".to_owned();
        };
        let ask = u32::try_from(own["prompt"]["ask"].as_u64().unwrap_or(0)).unwrap();
        let command = Command::Decide { seat: self.seat, ask, run: vec![run] };
        format!("another hidden decision: {}", self.happens_unheard(&command))
    }

    /// The seat does this at the one table, if the viewers may not hear of it.
    fn happens_unheard(&mut self, command: &Command) -> bool {
        let mut tried = Side::of_log(&self.with.log);
        let unheard = tried.command(self.now, self.who, command).is_ok()
            && self.viewers.iter().all(|viewer| tried.knows(*viewer) == self.with.knows(*viewer));
        unheard && self.with.command(self.now, self.who, command).is_ok()
    }

    /// Have the rules told somebody what was hidden?
    fn is_revealed(&self) -> bool {
        self.viewers.iter().any(|viewer| self.with.knows(*viewer) != self.without.knows(*viewer))
    }

    fn compare(&mut self, after: &str) {
        for viewer in &self.viewers {
            let since = self.without.table.last_message(*viewer).saturating_sub(self.dice.below(3));
            let (with, without) = (self.with.sent(*viewer, since), self.without.sent(*viewer, since));
            self.counts.compared += 1;
            assert_eq!(with, without, "{viewer:?} can tell what {} did, after: {after}", self.seat);
        }
    }
}

fn dice_below(dice: &mut Dice, count: usize) -> usize {
    usize::try_from(dice.below(u32::try_from(count).unwrap())).unwrap()
}
