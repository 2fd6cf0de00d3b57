//! Randomness that strangers must not guess: tokens, names of tables, seeds.

use sha2::{Digest as _, Sha256};

/// From the operating system. Without it nothing here is safe, so there is no going on.
pub(crate) fn random<const N: usize>() -> [u8; N] {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).expect("the operating system has randomness");
    bytes
}

/// Only the hash of a token is stored.
pub(crate) fn hash(token: &str) -> [u8; 32] {
    Sha256::digest(token.as_bytes()).into()
}

/// 256 bits as digits.
pub(crate) fn secret() -> String {
    table::to_hex(&random::<32>())
}

/// Letters that are not mistaken for each other; 32 of them.
const LETTERS: &[u8; 32] = b"abcdefghijkmnpqrstuvwxyz23456789";
const TABLE_LETTERS: usize = 16;

/// 80 bits: whoever was not given the link does not find a private table.
pub(crate) fn table_name() -> String {
    random::<TABLE_LETTERS>().iter().map(|byte| char::from(LETTERS[usize::from(byte % 32)])).collect()
}

pub(crate) fn is_table_name(name: &str) -> bool {
    name.len() == TABLE_LETTERS && name.bytes().all(|letter| LETTERS.contains(&letter))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_of_tables_are_recognised_and_differ() {
        let (one, two) = (table_name(), table_name());
        assert!(is_table_name(&one) && is_table_name(&two) && one != two);
        for other in ["", "short", "../../etc/passwd", "ABCDEFGHIJKMNPQR", "0000000000000000"] {
            assert!(!is_table_name(other), "{other}");
        }
    }
}
