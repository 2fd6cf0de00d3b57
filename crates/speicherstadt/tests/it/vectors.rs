//! Every file in `tests/vectors`, which is chapter 11 of the specification and what the house added.

use speicherstadt::Speicherstadt;

#[test]
fn all_vectors_hold() {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/vectors");
    ::laws::vector::hold::<Speicherstadt>(folder, (1..=48).map(|n| format!("SPE-T{n:02}")));
}
