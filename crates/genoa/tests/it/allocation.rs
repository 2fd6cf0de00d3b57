//! Search allocates nothing.

use genoa::{Config, Genoa};
use laws::{Counting, allocate_nothing};
use table::Config as _;

#[global_allocator]
static COUNTING: Counting = Counting;

#[test]
fn listing_and_applying_do_not_allocate() {
    for seats in 2..=5 {
        for rounds in [false, true] {
            allocate_nothing::<Genoa>(&Config { rounds, ..Config::standard(seats) }, 10);
        }
    }
}
