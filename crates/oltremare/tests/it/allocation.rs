//! Search allocates nothing.

use laws::{Counting, allocate_nothing};
use oltremare::{Config, Oltremare, Ruleset};
use table::Config as _;

#[global_allocator]
static COUNTING: Counting = Counting;

#[test]
fn listing_and_applying_do_not_allocate() {
    for seats in 2..=5 {
        for ruleset in [Ruleset::Mtm2004, Ruleset::Amigo2005] {
            allocate_nothing::<Oltremare>(&Config { ruleset, ..Config::standard(seats) }, 10);
        }
    }
}
