//! What an entry does to the table: the same when it is written and when the table is brought back.

use table::{Seat, SeatSet, Seed};

use super::bots::Announced;
use super::{ActionCounts, ChatLine, HiddenFrom, NAME_OF_WHO_LEFT, StartedMatch, Table, TakeBackRequest};
use crate::any_match::HeardEvents;
use crate::{Entry, Logged, Person, Refused, SeatPlan, Time, catalog, lessons};

/// Lines of chat that newcomers are shown.
const CHAT_LINES_KEPT: usize = 50;

/// The number and the time of an entry, or of what a viewer heard of it.
#[derive(Copy, Clone, Debug)]
pub(crate) struct Stamp {
    pub(crate) n: u32,
    pub(crate) at: Time,
}

/// What happened in the game by an entry; the rest of its message is seen at the table afterwards.
#[derive(Clone, Default, Debug)]
pub(crate) struct EntryEvents {
    /// The events, as each seat and last a bystander hears of them. No list at all, if the entry does not touch the game.
    pub(crate) heard: Vec<HeardEvents>,
    /// The entry is a decision that stays sealed until others have decided.
    pub(crate) sealed: bool,
    /// Who is not told of the entry at all.
    pub(crate) hidden_from: HiddenFrom,
}

impl Table {
    /// Applies a new entry, if that is possible, and makes its messages. It is then to be stored.
    pub(crate) fn write_entry(&mut self, at: Time, entry: Entry) -> Result<Logged, Refused> {
        let n = self.next;
        if self.views.is_empty() {
            self.views = self.written_views(); // the table was brought back, and made no messages since
        }
        let events = self.apply_entry(at, &entry)?;
        self.push_messages(&entry, &events);
        Ok(Logged { n, at, entry })
    }

    /// Brings the table to where it is after an entry, without making messages: nobody waits for what is long past.
    pub(super) fn apply_entry(&mut self, at: Time, entry: &Entry) -> Result<EntryEvents, Refused> {
        let events = self.change_by(Stamp { n: self.next, at }, entry)?;
        self.count_action(entry);
        self.next += 1;
        self.at = at;
        for (viewer, last) in self.viewers().zip(&mut self.last_heard) {
            if !events.hidden_from.contains(viewer) {
                *last = Stamp { n: last.n + 1, at };
            }
        }
        Ok(events)
    }

    /// Changes what the entry says has changed.
    fn change_by(&mut self, stamp: Stamp, entry: &Entry) -> Result<EntryEvents, Refused> {
        match entry {
            Entry::Opened(_) => return Err(Refused::Setup("a table is opened once".to_owned())),
            Entry::Seated { seat, plan } => self.set_seat_plan(*seat, plan)?,
            Entry::Ready { person, ready: true } => _ = self.ready.insert(*person),
            Entry::Ready { person, ready: false } => _ = self.ready.remove(person),
            Entry::Started { seed } => return self.start_match(stamp, seed),
            Entry::Decided { seat, run, by } => return self.started()?.decide(stamp, *seat, run, *by),
            Entry::NothingToSay { seat } => self.started()?.set_nothing_to_say(*seat)?,
            Entry::AskedMoreTime { seat } => self.started()?.give_more_time(stamp.at, *seat)?,
            Entry::BotAnnounced { seat, with, ends, bid_time } => {
                let (seat, with, ends, bid_time) = (*seat, *with, *ends, *bid_time);
                self.started()?.announced = Some(Announced { seat, with, ends, bid_time });
            }
            Entry::TookBack { to, seat } => {
                let hidden_from = self.started()?.go_back(stamp, *seat, *to);
                return Ok(EntryEvents { hidden_from, ..EntryEvents::default() });
            }
            Entry::AskedTakeBack { seat, to } => {
                let waiting = self.seats_that_must_agree(*seat, *to);
                self.started()?.take_back = Some(TakeBackRequest { seat: *seat, to: *to, waiting });
            }
            Entry::RefusedTakeBack { .. } => self.started()?.take_back = None,
            Entry::AgreedToTakeBack { seat } => {
                if let Some(request) = &mut self.started()?.take_back {
                    request.waiting.remove(*seat);
                }
            }
            Entry::StandIn { seat, level } => {
                self.started()?.set_stand_in(stamp.at, *seat, level.as_ref())?;
            }
            Entry::GaveUp { seat } => self.started()?.gave_up.insert(*seat),
            Entry::Said { person, name, text } => self.add_chat_line(stamp, *person, name, text),
            Entry::HouseAway { from, to } => self.started()?.forget_time(to.since(*from)),
            Entry::PersonLeft { person } => self.remove_name(*person),
            Entry::Rematch { table } => self.rematch = Some(table.clone()),
        }
        Ok(EntryEvents::default())
    }

    /// Counts, for each person alone, whatever a person could do without end, so that nobody uses up what others may do.
    fn count_action(&mut self, entry: &Entry) {
        match entry {
            Entry::Seated { plan: SeatPlan::Person { person, .. }, .. }
            | Entry::Ready { person, ready: false } => self.counts_of(*person).seat_changes += 1,
            Entry::Seated { plan: SeatPlan::Bot { .. }, .. } => {
                self.counts_of(self.setup.host).seat_changes += 1;
            }
            Entry::Said { person, .. } => self.counts_of(*person).chat_lines += 1,
            Entry::TookBack { seat, .. }
            | Entry::AskedTakeBack { seat, .. }
            | Entry::StandIn { seat, level: None } => {
                if let Some(person) = self.owner(*seat) {
                    self.counts_of(person).returns += 1;
                }
            }
            Entry::Opened(_)
            | Entry::Seated { plan: SeatPlan::Open, .. }
            | Entry::Ready { ready: true, .. }
            | Entry::Started { .. }
            | Entry::Decided { .. }
            | Entry::NothingToSay { .. }
            | Entry::AskedMoreTime { .. }
            | Entry::BotAnnounced { .. }
            | Entry::RefusedTakeBack { .. }
            | Entry::AgreedToTakeBack { .. }
            | Entry::StandIn { level: Some(_), .. }
            | Entry::GaveUp { .. }
            | Entry::HouseAway { .. }
            | Entry::PersonLeft { .. }
            | Entry::Rematch { .. } => {}
        }
    }

    fn counts_of(&mut self, person: Person) -> &mut ActionCounts {
        self.action_counts.entry(person).or_default()
    }

    /// The match, if it has started.
    pub(crate) fn started(&mut self) -> Result<&mut StartedMatch, Refused> {
        self.started.as_mut().ok_or(Refused::NotRunning)
    }

    fn set_seat_plan(&mut self, seat: Seat, plan: &SeatPlan) -> Result<(), Refused> {
        let place = self.seats.get_mut(seat.index()).ok_or(Refused::NoSeat)?;
        let before = std::mem::replace(place, plan.clone());
        self.seated_by_others.remove(seat);
        if let SeatPlan::Person { person, .. } = before
            && !self.people().contains(&person)
        {
            self.ready.remove(&person);
        }
        Ok(())
    }

    /// Sets the game up from its seed; what is dealt is told.
    fn start_match(&mut self, stamp: Stamp, seed: &str) -> Result<EntryEvents, Refused> {
        let seed = Seed::from_hex(seed).ok_or_else(|| Refused::Setup("seed: 64 digits".to_owned()))?;
        let game = catalog::set_up(&self.setup.game, &self.setup.config, seed)?;
        let seats = u8::try_from(self.seats.len()).map_err(|_| Refused::NoSeat)?;
        let bots = self.seats_where(|plan| matches!(plan, SeatPlan::Bot { .. }));
        let heard = game.opening_events();
        // A lesson that was written anew since, with another deal, is played on without its steps.
        let lesson = self.setup.lesson.as_deref().and_then(lessons::lesson);
        let lesson = lesson.filter(|lesson| lesson.deal() == seed);
        let started = StartedMatch::new(game, self.setup.pace, seats, bots, stamp);
        self.started = Some(StartedMatch { lesson, ..started });
        Ok(EntryEvents { heard, ..EntryEvents::default() })
    }

    fn add_chat_line(&mut self, stamp: Stamp, person: Person, name: &str, text: &str) {
        self.chat_lines += 1;
        self.chat.push_back(ChatLine {
            n: self.chat_lines,
            at: stamp.at,
            person,
            name: name.to_owned(),
            text: text.to_owned(),
            left: false,
        });
        if self.chat.len() > CHAT_LINES_KEPT {
            self.chat.pop_front();
        }
    }

    /// Puts nobody in the place of a person who left the house for good.
    fn remove_name(&mut self, person: Person) {
        let mut names = Vec::new();
        for plan in self.seats.iter_mut().chain(&mut self.setup.seats) {
            if plan.person() == Some(person)
                && let SeatPlan::Person { name, .. } = std::mem::replace(plan, SeatPlan::left())
            {
                names.push(name);
            }
        }
        for line in &mut self.chat {
            // Old lines do not say whose they are, but people have different names at one table.
            if line.person == person || line.person == Person::NOBODY && names.contains(&line.name) {
                (line.person, line.left) = (Person::NOBODY, true);
                NAME_OF_WHO_LEFT.clone_into(&mut line.name);
            }
        }
        if self.setup.host == person {
            self.setup.host = Person::NOBODY;
        }
        self.ready.remove(&person);
    }

    /// The seats whose owners must agree before something of `seat` is taken back to `to` decisions: those of people other
    /// than its owner. A person who was away when the moves were made has no say in them.
    fn seats_that_must_agree(&self, seat: Seat, to: usize) -> SeatSet {
        let asker = self.owner(seat);
        let others = |plan: &SeatPlan| plan.person().is_some_and(|other| Some(other) != asker);
        let was_away = |seat: &Seat| self.started.as_ref().is_some_and(|game| game.was_away_since(*seat, to));
        self.seats_where(others).iter().filter(|seat| !was_away(seat)).collect()
    }
}
