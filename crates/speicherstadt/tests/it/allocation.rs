//! Search allocates nothing.

use laws::{Counting, allocate_nothing};
use speicherstadt::{Config, Speicherstadt};
use table::Config as _;

#[global_allocator]
static COUNTING: Counting = Counting;

#[test]
fn listing_and_applying_do_not_allocate() {
    for seats in 2..=5 {
        allocate_nothing::<Speicherstadt>(&Config::standard(seats), 20);
    }
}
