//! The laws, briefly; `fondaco laws masters-of-venice` takes as long as one likes. The invariants are checked after every
//! decision (L10): MOV-9.1, MOV-9.2, MOV-9.3, MOV-9.4, MOV-9.5, MOV-9.6, MOV-9.7, MOV-9.8, MOV-9.9, MOV-9.10, MOV-9.11,
//! MOV-9.12; that no menu has more than 256 entries (MOV-4.56) is L3, that being asked shows nothing (MOV-4.59) is L6, and that
//! sealed bids and destinations give the same table in any order of arrival (MOV-5.3, MOV-5.4) is L9.

use masters_of_venice::{Config, MastersOfVenice};
use table::Config as _;

fn laws_hold(config: &Config) {
    laws::hold_briefly::<MastersOfVenice>(config, 25);
}

#[test]
fn for_two() {
    laws_hold(&Config::standard(2));
}

#[test]
fn for_three() {
    laws_hold(&Config::standard(3));
}

#[test]
fn for_four() {
    laws_hold(&Config::standard(4));
}

#[test]
fn for_five() {
    laws_hold(&Config::standard(5));
}

/// MOV-8.4, MOV-10.34.
#[test]
fn with_open_cash() {
    laws_hold(&Config { open_cash: true, ..Config::standard(3) });
}

/// MOV-10.1: both offices as one destination.
#[test]
fn with_one_shipping_destination() {
    laws_hold(&Config { separate_destinations: false, ..Config::standard(4) });
}
