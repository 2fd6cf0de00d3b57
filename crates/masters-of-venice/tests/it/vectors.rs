//! Every file in `tests/vectors`, which is chapter 11 of the specification and what the house added.

use masters_of_venice::MastersOfVenice;

#[test]
fn all_vectors_hold() {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/vectors");
    ::laws::vector::hold::<MastersOfVenice>(folder, (1..=77).map(|n| format!("MOV-T{n}")));
}
