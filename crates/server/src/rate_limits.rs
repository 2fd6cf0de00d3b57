//! How many requests a client may make: so many a second on average, and a multiple of that at once.

use std::hash::Hash;
use std::net::{IpAddr, Ipv6Addr};
use std::num::NonZeroU32;
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};

use governor::clock::{Clock, DefaultClock};
use governor::middleware::NoOpMiddleware;
use governor::state::keyed::DashMapStateStore;
use governor::{Quota, RateLimiter};
use hall::Person;

/// So many seconds' worth of requests may come at once.
const BURST_SECONDS: u32 = 10;
/// Behind one address may be a family or a school.
const PEOPLE_BEHIND_AN_ADDRESS: u32 = 4;
/// Requests that create a person or a session, from one network: one a second, and a minute's worth at once.
const SESSIONS_AT_ONCE: u32 = 60;
/// After so many requests the clients that have their full allowance again are forgotten.
const FORGET_AFTER: u64 = 20_000;
/// More requests than this a second are as good as no limit.
const HIGHEST_RATE: u32 = 1_000_000;

/// The limits of a server.
#[derive(Debug)]
pub(crate) struct RateLimits {
    /// Nothing is limited if there is none.
    requests: Option<RequestLimits>,
}

impl RateLimits {
    /// Limits with this many requests a second for each person; 0: no limit at all.
    pub(crate) fn new(per_second: u32) -> RateLimits {
        let per_second = NonZeroU32::new(per_second.min(HIGHEST_RATE));
        RateLimits {
            requests: per_second.map(|per_second| RequestLimits::new(per_second, &DefaultClock::default())),
        }
    }

    /// Counts one request of a person from a network, and says whether it is allowed. The network pays in any case.
    pub(crate) fn allow_request(&self, network: Option<IpAddr>, person: Option<Person>) -> bool {
        self.requests.as_ref().is_none_or(|limits| limits.allow_request(network, person))
    }

    /// Counts one request that creates a person or a session, and says whether it is allowed.
    pub(crate) fn allow_new_session(&self, network: IpAddr) -> bool {
        self.requests.as_ref().is_none_or(|limits| limits.new_sessions.check_key(&network).is_ok())
    }
}

type Limiter<K, C> = RateLimiter<K, DashMapStateStore<K>, C, NoOpMiddleware<<C as Clock>::Instant>>;

/// Limits of requests, on any clock, so that they can be tried without waiting.
#[derive(Debug)]
struct RequestLimits<C: Clock = DefaultClock> {
    people: Limiter<Person, C>,
    networks: Limiter<IpAddr, C>,
    new_sessions: Limiter<IpAddr, C>,
    counted: AtomicU64,
}

impl<C: Clock + Clone> RequestLimits<C> {
    fn new(per_second: NonZeroU32, clock: &C) -> RequestLimits<C> {
        let many = |number: u32| NonZeroU32::new(number).unwrap_or(NonZeroU32::MIN);
        let quota = |per_second: NonZeroU32, at_once| Quota::per_second(per_second).allow_burst(at_once);
        let of_network = per_second.saturating_mul(many(PEOPLE_BEHIND_AN_ADDRESS));
        let burst = many(BURST_SECONDS);
        RequestLimits {
            people: limiter(quota(per_second, per_second.saturating_mul(burst)), clock),
            networks: limiter(quota(of_network, of_network.saturating_mul(burst)), clock),
            new_sessions: limiter(quota(NonZeroU32::MIN, many(SESSIONS_AT_ONCE)), clock),
            counted: AtomicU64::new(0),
        }
    }

    fn allow_request(&self, network: Option<IpAddr>, person: Option<Person>) -> bool {
        if self.counted.fetch_add(1, Relaxed) % FORGET_AFTER == FORGET_AFTER - 1 {
            self.people.retain_recent();
            self.networks.retain_recent();
            self.new_sessions.retain_recent();
        }
        network.is_none_or(|network| self.networks.check_key(&network).is_ok())
            && person.is_none_or(|person| self.people.check_key(&person).is_ok())
    }
}

fn limiter<K: Hash + Eq + Clone, C: Clock + Clone>(quota: Quota, clock: &C) -> Limiter<K, C> {
    RateLimiter::dashmap_with_clock(quota, clock.clone())
}

/// The network of an address, as limits count it: an IPv6 subscriber has 2^64 addresses, so only the first half counts.
pub(crate) fn network(address: IpAddr) -> IpAddr {
    match address.to_canonical() {
        IpAddr::V6(address) => {
            let [a, b, c, d, ..] = address.segments();
            Ipv6Addr::new(a, b, c, d, 0, 0, 0, 0).into()
        }
        address @ IpAddr::V4(_) => address,
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use governor::clock::FakeRelativeClock;

    use super::*;

    fn limits(per_second: u32) -> (RequestLimits<FakeRelativeClock>, FakeRelativeClock) {
        let clock = FakeRelativeClock::default();
        (RequestLimits::new(NonZeroU32::new(per_second).expect("not zero"), &clock), clock)
    }

    #[test]
    fn an_allowance_runs_out_and_comes_back() {
        let (limits, clock) = limits(2);
        let (anna, bert) = (Some(Person(1)), Some(Person(2)));
        let allowed = (0..100).filter(|_| limits.allow_request(None, anna)).count();
        assert_eq!(allowed, 20);
        assert!(limits.allow_request(None, bert), "others are not concerned");
        clock.advance(Duration::from_millis(400));
        assert!(!limits.allow_request(None, anna));
        clock.advance(Duration::from_millis(600));
        assert!(limits.allow_request(None, anna));
        let unlimited = RateLimits::new(0);
        assert!((0..1000).all(|_| unlimited.allow_request(None, anna)));
    }

    /// Or whoever takes a new name for each request is always a new client.
    #[test]
    fn a_network_pays_for_all_its_people() {
        let (limits, _) = limits(1);
        let network = Some(IpAddr::from([192, 0, 2, 1]));
        let allowed = (0..100).filter(|n| limits.allow_request(network, Some(Person(*n)))).count();
        assert_eq!(allowed, 40);
    }

    /// Clients with their full allowance are forgotten, and nobody else: many networks do not give one of them a new allowance.
    #[test]
    fn strangers_do_not_make_the_limits_forget_a_client() {
        let (limits, clock) = limits(1);
        let network = Some(IpAddr::from([192, 0, 2, 1]));
        assert_eq!((0..100).filter(|_| limits.allow_request(network, None)).count(), 40);
        for n in 0..u32::try_from(FORGET_AFTER).unwrap_or(0) {
            limits.allow_request(Some(IpAddr::from((0x0a00_0000 + n).to_be_bytes())), None);
        }
        assert!(!limits.allow_request(network, None));
        clock.advance(Duration::from_mins(1));
        for _ in 0..FORGET_AFTER {
            limits.allow_request(network, None);
        }
        assert_eq!(limits.networks.len(), 1);
    }

    #[test]
    fn a_network_is_one_client() {
        let of = |text: &str| network(text.parse().unwrap_or(IpAddr::from([0; 4])));
        assert_eq!(of("2001:db8:1:2:3:4:5:6"), of("2001:db8:1:2:ffff::1"));
        assert_ne!(of("2001:db8:1:2::1"), of("2001:db8:1:3::1"));
        assert_eq!(of("::ffff:192.0.2.7"), of("192.0.2.7"));
        assert_ne!(of("192.0.2.7"), of("192.0.2.8"));
    }
}
