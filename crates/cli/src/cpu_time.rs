//! How much time of a core this thread has used.

use std::time::{Duration, Instant};

/// A clock that stands still while other processes run.
pub(crate) struct CpuClock {
    started: Instant,
    used: Option<Duration>,
}

impl CpuClock {
    pub(crate) fn start() -> CpuClock {
        CpuClock { started: Instant::now(), used: used() }
    }

    /// Since the start. Where the system does not tell how much a thread has used, it is the time that has passed.
    pub(crate) fn elapsed(&self) -> Duration {
        let used = self.used.zip(used()).map(|(before, now)| now.saturating_sub(before));
        used.unwrap_or_else(|| self.started.elapsed())
    }
}

/// The system counts the nanoseconds of each thread.
#[cfg(unix)]
fn used() -> Option<Duration> {
    Duration::try_from(rustix::time::clock_gettime(rustix::time::ClockId::ThreadCPUTime)).ok()
}

/// Elsewhere nobody tells.
#[cfg(not(unix))]
fn used() -> Option<Duration> {
    None
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn work_takes_time_and_never_more_than_has_passed() {
        let (clock, passed) = (CpuClock::start(), Instant::now());
        while clock.elapsed() < Duration::from_millis(5) {
            std::hint::spin_loop();
        }
        assert!(passed.elapsed() >= Duration::from_millis(4));
    }
}
