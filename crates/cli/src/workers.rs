//! All cores.

use std::num::NonZeroUsize;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::thread;

use indicatif::ProgressBar;

/// More threads than this help nobody.
const MOST_JOBS: usize = 256;

/// How many at the same time, if nobody says.
pub(crate) fn all_cores(jobs: Option<NonZeroUsize>) -> usize {
    jobs.or_else(|| thread::available_parallelism().ok()).map_or(1, NonZeroUsize::get).min(MOST_JOBS)
}

/// Does `work` for every number below `count`, on so many threads, and returns what each thread made of its share.
/// The first error stops all.
pub(crate) fn share<T: Default + Send, E: Send>(
    count: u64,
    jobs: usize,
    bar: &ProgressBar,
    work: impl Fn(u64, &mut T) -> Result<(), E> + Sync,
) -> Result<Vec<T>, E> {
    let next = AtomicU64::new(0);
    let stop = AtomicBool::new(false);
    let run = || -> Result<T, E> {
        let mut own = T::default();
        while !stop.load(Ordering::Relaxed) {
            let number = next.fetch_add(1, Ordering::Relaxed);
            if number >= count {
                break;
            }
            if let Err(error) = work(number, &mut own) {
                stop.store(true, Ordering::Relaxed);
                return Err(error);
            }
            bar.inc(1);
        }
        Ok(own)
    };
    let results = thread::scope(|scope| {
        let threads: Vec<_> = (0..jobs.max(1)).map(|_| scope.spawn(run)).collect();
        threads
            .into_iter()
            .map(|thread| thread.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic)))
            .collect::<Vec<_>>()
    });
    bar.finish_and_clear();
    results.into_iter().collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_number_is_worked_on_once() {
        let parts = share(1000, 4, &ProgressBar::hidden(), |number, sum: &mut u64| {
            *sum += number;
            Ok::<(), ()>(())
        });
        assert_eq!(parts.unwrap().into_iter().sum::<u64>(), 999 * 500);
    }

    #[test]
    fn an_error_stops_all() {
        let outcome =
            share(
                u64::MAX,
                2,
                &ProgressBar::hidden(),
                |number, (): &mut ()| {
                    if number == 10 { Err("ten") } else { Ok(()) }
                },
            );
        assert_eq!(outcome.unwrap_err(), "ten");
    }
}
