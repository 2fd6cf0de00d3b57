//! Every file in `tests/vectors`, which is chapter 11 of the specification and what the house added.

use oltremare::Oltremare;

#[test]
fn all_vectors_hold() {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/vectors");
    ::laws::vector::hold::<Oltremare>(folder, (1..=12).chain(20..=79).map(|n| format!("OLT-T{n:02}")));
}
