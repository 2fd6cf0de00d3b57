//! Search allocates nothing.

use laws::{Counting, allocate_nothing};
use masters_of_venice::{Config, MastersOfVenice};
use table::Config as _;

#[global_allocator]
static COUNTING: Counting = Counting;

#[test]
fn listing_and_applying_do_not_allocate() {
    for seats in 2..=5 {
        for separate_destinations in [true, false] {
            let config = Config { separate_destinations, ..Config::standard(seats) };
            allocate_nothing::<MastersOfVenice>(&config, 10);
        }
    }
}
