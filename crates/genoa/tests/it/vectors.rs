//! Every file in `tests/vectors`, which is chapter 11 of the specification and what the house added.

use genoa::Genoa;

#[test]
fn all_vectors_hold() {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/vectors");
    let worked = (1..=15).map(|n| format!("GEN-W{n:02}"));
    let further = (1..=59).map(|n| format!("GEN-X{n:02}"));
    ::laws::vector::hold::<Genoa>(folder, worked.chain(further));
}
