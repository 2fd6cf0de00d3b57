//! What an entry does to the table: the same when it is written and when the table is brought back.

use table::{PerSeat, Seat, SeatSet, Seed};

use super::{Back, Move, Play, Said, Table};
use crate::clock::Clocks;
use crate::{Entry, Logged, Person, Refused, SeatPlan, Time, catalog};

/// Lines of chat that newcomers are shown.
const REMEMBERED: usize = 50;

impl Table {
    /// Writes an entry down, if it can be, and makes the messages of it.
    pub(crate) fn write(&mut self, at: Time, entry: Entry) -> Result<Logged, Refused> {
        let n = self.next;
        if let Some(play) = &mut self.play {
            play.told.clear();
        }
        self.fold(n, at, &entry)?;
        self.next += 1;
        self.at = at;
        self.push(n, at, &entry);
        Ok(Logged { n, at, entry })
    }

    fn fold(&mut self, n: u32, at: Time, entry: &Entry) -> Result<(), Refused> {
        match entry {
            Entry::Opened(_) => return Err(Refused::Setup("a table is opened once".to_owned())),
            Entry::Seated { seat, plan } => {
                let place = self.seats.get_mut(seat.index()).ok_or(Refused::NoSeat)?;
                if let SeatPlan::Person { person, .. } = std::mem::replace(place, plan.clone()) {
                    self.forget_if_gone(person);
                }
            }
            Entry::Ready { person, ready: true } => _ = self.ready.insert(*person),
            Entry::Ready { person, ready: false } => _ = self.ready.remove(person),
            Entry::Started { seed } => {
                let seed =
                    Seed::from_hex(seed).ok_or_else(|| Refused::Setup("seed: 64 digits".to_owned()))?;
                self.play = Some(self.begin(n, at, seed)?);
            }
            Entry::Decided { seat, run, .. } => self.running()?.decided(n, at, *seat, run)?,
            Entry::TookBack { to, .. } => self.running()?.took_back(n, at, *to),
            Entry::AskedBack { seat, to } => {
                let waiting = self.others_who_answer(*seat);
                self.running()?.back = Some(Back { seat: *seat, to: *to, waiting });
            }
            Entry::RefusedBack { .. } => self.running()?.back = None,
            Entry::AgreedBack { seat } => {
                if let Some(back) = &mut self.running()?.back {
                    back.waiting.remove(*seat);
                }
            }
            Entry::StandIn { seat, level } => {
                let place = self.running()?.stand_ins.get_mut(seat.index()).ok_or(Refused::NoSeat)?;
                place.clone_from(level);
            }
            Entry::Said { name, text } => {
                self.said_in_all += 1;
                self.said.push_back(Said { n, at, name: name.clone(), text: text.clone() });
                if self.said.len() > REMEMBERED {
                    self.said.pop_front();
                }
            }
            Entry::Rematch { table } => self.rematch = Some(table.clone()),
        }
        Ok(())
    }

    pub(crate) fn running(&mut self) -> Result<&mut Play, Refused> {
        self.play.as_mut().ok_or(Refused::NotRunning)
    }

    fn forget_if_gone(&mut self, person: Person) {
        if !self.people().contains(&person) {
            self.ready.remove(&person);
        }
    }

    fn begin(&self, n: u32, at: Time, seed: Seed) -> Result<Play, Refused> {
        let game = catalog::set_up(&self.setup.game, &self.setup.config, seed)?;
        let seats = u8::try_from(self.seats.len()).map_err(|_| Refused::NoSeat)?;
        let mut clocks = Clocks::new(self.setup.pace, seats);
        clocks.run(game.awaiting().must, at);
        let told = game.opening();
        Ok(Play {
            game,
            seed,
            clocks,
            asks: PerSeat::new(seats, n),
            moves: Vec::new(),
            back: None,
            stand_ins: vec![None; self.seats.len()],
            told,
        })
    }

    /// The seats whose owners must agree before something of `seat` is taken back: people, other than its owner, who are here.
    pub(crate) fn others_who_answer(&self, seat: Seat) -> SeatSet {
        let owner = self.seats.get(seat.index());
        let answers = |other: &(Seat, &SeatPlan)| {
            let person = matches!(other.1, SeatPlan::Person { .. });
            person && Some(other.1) != owner && self.bot_at(other.0).is_none()
        };
        Seat::ALL.into_iter().zip(&self.seats).filter(answers).map(|(seat, _)| seat).collect()
    }
}

impl Play {
    fn decided(&mut self, n: u32, at: Time, seat: Seat, run: &[serde_json::Value]) -> Result<(), Refused> {
        let before = self.game.decisions();
        let asked = self.game.awaiting().anybody();
        let told = self.game.decide(seat, run)?;
        self.moves.push(Move { seat, before, undoable: told.undoable });
        self.told = told.events;
        self.back = None; // the match went on
        self.clocks.answered(seat, at);
        let awaiting = self.game.awaiting();
        self.clocks.run(awaiting.must, at);
        self.asks[seat] = n;
        for newly in (awaiting.anybody() - asked).iter() {
            self.asks[newly] = n;
        }
        Ok(())
    }

    fn took_back(&mut self, n: u32, at: Time, to: usize) {
        self.game.take_back(to);
        self.moves.retain(|one| one.before < to);
        self.back = None;
        self.clocks.run(self.game.awaiting().must, at);
        for (_, ask) in self.asks.iter_mut() {
            *ask = n;
        }
    }

    /// What this seat may take back without asking: its own last move, if nobody has seen anything through it.
    pub(crate) fn undoable(&self, seat: Seat) -> Option<usize> {
        let last = self.moves.last()?;
        let over = self.game.standing().is_some();
        (last.seat == seat && last.undoable && !over).then_some(last.before)
    }

    /// Where the last move of this seat began.
    pub(crate) fn last_move(&self, seat: Seat) -> Option<usize> {
        self.moves.iter().rev().find(|one| one.seat == seat).map(|one| one.before)
    }
}
