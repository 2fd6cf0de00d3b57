//! How often people may try: wrong passwords slow down whoever guesses and nobody else, and nobody floods a chat.

use std::collections::HashMap;
use std::net::IpAddr;
use std::num::NonZeroU32;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use governor::{DefaultKeyedRateLimiter, Quota, RateLimiter};
use hall::Person;

/// Lines of chat at once, and then one every two seconds.
const LINES_AT_ONCE: NonZeroU32 = NonZeroU32::new(8).expect("not zero");
const LINE_EVERY: Duration = Duration::from_secs(2);
/// People whose allowance of lines is remembered; those who have all of it again are forgotten first.
const MOST_TALKERS: usize = 10_000;

/// Limits of what one person, or one guesser, does again and again.
#[derive(Debug)]
pub(crate) struct PeopleLimits {
    /// Nothing is limited if there is none.
    limits: Option<Limits>,
}

#[derive(Debug)]
struct Limits {
    guesses: Mutex<Guesses>,
    lines: DefaultKeyedRateLimiter<Person>,
}

impl PeopleLimits {
    pub(crate) fn new(is_limited: bool) -> PeopleLimits {
        let quota = Quota::with_period(LINE_EVERY).expect("not zero").allow_burst(LINES_AT_ONCE);
        let limits = || Limits { guesses: Mutex::default(), lines: RateLimiter::keyed(quota) };
        PeopleLimits { limits: is_limited.then(limits) }
    }

    /// Counts an attempt at a password, and says whether it is allowed. Counted before the password is hashed, so that many at
    /// once are no better than one after another.
    pub(crate) fn allow_guess(&self, guess: Guess) -> bool {
        self.limits.as_ref().is_none_or(|limits| limits.guesses().allow(guess, Instant::now()))
    }

    /// Takes back an attempt that was counted: the password was right.
    pub(crate) fn forgive_guess(&self, guess: Guess) {
        if let Some(limits) = &self.limits {
            limits.guesses().forgive(guess);
        }
    }

    /// Counts a line of chat, and says whether it is allowed.
    pub(crate) fn allow_line(&self, person: Person) -> bool {
        self.limits.as_ref().is_none_or(|limits| {
            if limits.lines.len() >= MOST_TALKERS {
                limits.lines.retain_recent();
            }
            limits.lines.check_key(&person).is_ok()
        })
    }
}

impl Limits {
    fn guesses(&self) -> MutexGuard<'_, Guesses> {
        self.guesses.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// An attempt at a password.
#[derive(Copy, Clone, Debug)]
pub(crate) struct Guess {
    /// The hash of what is guessed at: names of strangers' choice would be of any length. An account's name, or a session
    /// whose owner is asked for the password again.
    pub(crate) target: [u8; 32],
    /// From where. The owner, who comes from elsewhere, is not kept out by what others guess.
    pub(crate) network: Option<IpAddr>,
}

/// What is counted: guesses at one thing from one network, and all guesses from a network.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug)]
enum Counted {
    OneTarget([u8; 32], Option<IpAddr>),
    Network(IpAddr),
}

impl Guess {
    fn counted(self) -> impl Iterator<Item = Counted> {
        let pair = Counted::OneTarget(self.target, self.network);
        std::iter::once(pair).chain(self.network.map(Counted::Network))
    }
}

impl Counted {
    /// Wrong guesses at once, and how long it takes until there is one more.
    fn allowance(self) -> (f64, Duration) {
        match self {
            Counted::OneTarget(..) => (10.0, Duration::from_mins(1)),
            // Behind one address may be a school.
            Counted::Network(_) => (60.0, Duration::from_secs(20)),
        }
    }
}

/// More counts than this are not kept: those go first that have the least against them.
const MOST_COUNTED: usize = 100_000;

/// Guesses that are left. By hand, since governor cannot take back what it has counted.
#[derive(Debug, Default)]
struct Guesses {
    used: HashMap<Counted, (f64, Instant)>,
}

impl Guesses {
    fn allow(&mut self, guess: Guess, now: Instant) -> bool {
        let allowed = guess.counted().all(|counted| self.used(counted, now) <= counted.allowance().0 - 1.0);
        if allowed {
            for counted in guess.counted() {
                let used = self.used(counted, now) + 1.0;
                self.used.insert(counted, (used, now));
            }
            self.make_room(now);
        }
        allowed
    }

    fn forgive(&mut self, guess: Guess) {
        for counted in guess.counted() {
            if let Some((used, _)) = self.used.get_mut(&counted) {
                *used -= 1.0;
            }
        }
    }

    /// How many guesses are used up now.
    fn used(&self, counted: Counted, now: Instant) -> f64 {
        let (used, since) = self.used.get(&counted).copied().unwrap_or((0.0, now));
        let regained = now.duration_since(since).div_duration_f64(counted.allowance().1);
        (used - regained).max(0.0)
    }

    /// Strangers from many networks must not make it forget a guesser: whoever has guessed least is forgotten first.
    fn make_room(&mut self, now: Instant) {
        let mut harmless = 0.0;
        while self.used.len() > MOST_COUNTED {
            let used = std::mem::take(&mut self.used);
            let guessed = |(counted, (used, since)): &(Counted, (f64, Instant))| {
                let regained = now.duration_since(*since).div_duration_f64(counted.allowance().1);
                used - regained > harmless
            };
            self.used = used.into_iter().filter(guessed).collect();
            harmless += 1.0;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn guess(target: u8, network: u32) -> Guess {
        Guess { target: [target; 32], network: Some(IpAddr::from(network.to_be_bytes())) }
    }

    #[test]
    fn right_passwords_do_not_count() {
        let (mut guesses, start) = (Guesses::default(), Instant::now());
        for _ in 0..100 {
            assert!(guesses.allow(guess(1, 1), start));
            guesses.forgive(guess(1, 1));
        }
        assert_eq!((0..20).filter(|_| guesses.allow(guess(1, 1), start)).count(), 10);
        assert!(!guesses.allow(guess(1, 1), start + Duration::from_secs(59)));
        assert!(guesses.allow(guess(1, 1), start + Duration::from_secs(61)));
    }

    #[test]
    fn a_guesser_slows_down_nobody_else() {
        let (mut guesses, start) = (Guesses::default(), Instant::now());
        while guesses.allow(guess(1, 1), start) {}
        assert!(guesses.allow(guess(1, 2), start), "the owner comes from elsewhere");
        assert!(guesses.allow(guess(2, 1), start), "and others from there are let in");
        let many = (2..=255).filter(|target| guesses.allow(guess(*target, 1), start)).count();
        assert_eq!(many, 49, "but not whoever guesses at one account after another");
        assert!(guesses.allow(guess(1, 2), start));
    }

    #[test]
    fn strangers_from_many_networks_do_not_make_it_forget_a_guesser() {
        let (mut guesses, start) = (Guesses::default(), Instant::now());
        while guesses.allow(guess(1, 1), start) {}
        for network in 0..110_000 {
            guesses.allow(guess(2, 0x0a00_0000 + network), start);
        }
        assert!(guesses.used.len() <= MOST_COUNTED);
        assert!(!guesses.allow(guess(1, 1), start));
    }

    #[test]
    fn nobody_floods_a_chat() {
        let limits = PeopleLimits::new(true);
        assert_eq!((0..100).filter(|_| limits.allow_line(Person(1))).count(), 8);
        assert!(limits.allow_line(Person(2)));
        let unlimited = PeopleLimits::new(false);
        assert!((0..100).all(|_| unlimited.allow_line(Person(1)) && unlimited.allow_guess(guess(1, 1))));
    }
}
