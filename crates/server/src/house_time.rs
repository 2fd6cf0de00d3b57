//! The time of the house: it never goes back, and the times at which the house was not there are known.
//!
//! While the server runs its time follows the monotonic clock, so that nobody's clock is moved by a machine whose clock is set.
//! Where the machine's clock has run ahead (it slept, or was set forward) and where the server was stopped, nobody could play:
//! those times are noted, and tables count them for no clock.

use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

use hall::Time;
use tokio::time::{MissedTickBehavior, interval};

use crate::house::House;
use crate::store::{Store, StoreError};

/// A time at which the house was not there, from and to.
pub(crate) type Away = (Time, Time);

/// Shorter times are not worth telling anybody.
const SHORTEST: u64 = 1_000;
/// Where there are several nodes, shorter times say nothing: each notes that it is there every ten seconds.
const SHORTEST_OF_SEVERAL: u64 = 15_000;
/// How often the machine's clock is looked at.
const LOOK: Duration = Duration::from_secs(1);
/// After so many looks the store is told that the house is there.
const LOOKS_UNTIL_NOTED: u32 = 10;

#[derive(Debug)]
pub(crate) struct HouseTime {
    started: Instant,
    state: Mutex<State>,
}

#[derive(Debug)]
struct State {
    /// The time when the server was started, and what the machine's clock has run ahead since.
    begin: Time,
    away: Vec<Away>,
}

impl HouseTime {
    /// Goes on from where the last server of this store stopped, and notes how long there was none.
    /// Other nodes may have been there; they say so now and then.
    pub(crate) async fn resume(store: &Store, is_one_of_several: bool) -> Result<HouseTime, StoreError> {
        let shortest = if is_one_of_several { SHORTEST_OF_SEVERAL } else { SHORTEST };
        HouseTime::resume_at(store, machine_time(), shortest).await
    }

    async fn resume_at(store: &Store, machine: Time, shortest: u64) -> Result<HouseTime, StoreError> {
        let (last_seen, mut away) = store.house_times().await?;
        let begin = last_seen.map_or(machine, |last_seen| last_seen.max(machine));
        let closed = last_seen.map(|last_seen| (last_seen, begin));
        let closed = closed.filter(|(from, to)| to.since(*from) >= shortest);
        store.note_time(begin, closed).await?;
        away.extend(closed);
        Ok(HouseTime::new(begin, away))
    }

    fn new(begin: Time, away: Vec<Away>) -> HouseTime {
        HouseTime { started: Instant::now(), state: Mutex::new(State { begin, away }) }
    }

    pub(crate) fn now(&self) -> Time {
        let begin = self.state().begin;
        begin.after(u64::try_from(self.started.elapsed().as_millis()).unwrap_or(u64::MAX))
    }

    /// The times at which the house was not there, from the one with this number on.
    pub(crate) fn away_from(&self, number: usize) -> Vec<Away> {
        self.state().away.get(number..).unwrap_or_default().to_vec()
    }

    /// If the machine's clock has run ahead, the house follows it, and was away meanwhile.
    fn follow(&self, machine: Time) -> Option<Away> {
        let now = self.now();
        let away = Some((now, machine)).filter(is_worth_telling)?;
        let mut state = self.state();
        state.begin = state.begin.after(machine.since(now));
        state.away.push(away);
        Some(away)
    }

    fn state(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Follows the machine's clock and notes that the house is there, until the server is being stopped.
pub(crate) async fn keep(house: House) {
    let mut looks = interval(LOOK);
    looks.set_missed_tick_behavior(MissedTickBehavior::Delay);
    for count in 1_u32.. {
        tokio::select! {
            _ = looks.tick() => {}
            () = house.closing() => break,
        }
        let away = house.time().follow(machine_time());
        if away.is_some() || count.is_multiple_of(LOOKS_UNTIL_NOTED) {
            note(&house, away).await;
        }
    }
    note(&house, None).await;
}

async fn note(house: &House, away: Option<Away>) {
    if let Err(error) = house.store().note_time(house.time().now(), away).await {
        tracing::warn!(%error, "the time could not be noted; after a restart clocks may have run too long");
    }
}

fn is_worth_telling((from, to): &Away) -> bool {
    to.since(*from) >= SHORTEST
}

/// What the clock of the machine says. The only place that asks it.
fn machine_time() -> Time {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    Time(u64::try_from(since.as_millis()).unwrap_or(u64::MAX))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_machine_that_slept_was_away_and_one_set_back_was_not() {
        let time = HouseTime::new(Time(1_000_000), Vec::new());
        assert_eq!(time.follow(time.now().after(500)), None, "clocks differ a little");
        assert_eq!(time.follow(Time(5)), None);
        assert!(time.now() >= Time(1_000_000), "time does not go back");
        let (from, to) = time.follow(Time(4_600_000)).expect("an hour is worth telling");
        assert!(from >= Time(1_000_000) && from < Time(1_010_000) && to == Time(4_600_000));
        assert!(time.now() >= Time(4_600_000));
        assert_eq!((time.away_from(0), time.away_from(1)), (vec![(from, to)], Vec::new()));
        assert_eq!(time.follow(time.now()), None, "it is told once");
    }

    #[tokio::test]
    async fn a_house_that_was_closed_was_away() {
        let house = crate::house::tests::house("closed").await;
        let closed = house.time().now();
        house.store().note_time(closed, None).await.expect("it is stored");
        let opened = closed.after(3_600_000);
        let again = HouseTime::resume_at(house.store(), opened, SHORTEST).await.expect("it can be read");
        assert_eq!(again.away_from(0), [(closed, opened)]);
        assert!(again.now() >= opened);
        let set_back = HouseTime::resume_at(house.store(), closed, SHORTEST).await.expect("it can be read");
        assert!(set_back.now() >= opened, "a machine that was set back does not set the house back");
        assert_eq!(set_back.away_from(0).len(), 1);
    }
}
