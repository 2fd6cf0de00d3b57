//! Randomness that strangers must not guess: tokens, names of tables, seeds.

use sha2::{Digest as _, Sha256};

/// Bytes from the operating system. Without them nothing here is safe, so there is no going on.
pub(crate) fn random<const N: usize>() -> [u8; N] {
    let mut bytes = [0; N];
    getrandom::fill(&mut bytes).expect("the operating system has randomness");
    bytes
}

/// The hash of a token or of an account's name.
pub(crate) fn hash(text: &str) -> [u8; 32] {
    Sha256::digest(text.as_bytes()).into()
}

/// The hash of a text together with a secret key: who does not know the key cannot find the text by trying.
pub(crate) fn keyed_hash(key: &[u8; 32], text: &str) -> [u8; 32] {
    Sha256::new().chain_update(key).chain_update(text.as_bytes()).finalize().into()
}

/// A new session token: 256 bits as hexadecimal digits.
pub(crate) fn secret() -> String {
    table::to_hex(&random::<32>())
}

/// A new recovery code: four groups of four letters, 80 bits.
pub(crate) fn recovery_code() -> String {
    let letters = table_name();
    let groups: Vec<&str> = (0..4).map(|group| &letters[4 * group..4 * group + 4]).collect();
    groups.join("-")
}

/// The hash of a recovery code, however its owner has typed it.
pub(crate) fn hash_of_recovery_code(code: &str) -> [u8; 32] {
    let letters = code.chars().filter(char::is_ascii_alphanumeric);
    hash(&letters.map(|letter| letter.to_ascii_lowercase()).collect::<String>())
}

/// Letters of table names: 32 that are not mistaken for each other.
const LETTERS: &[u8; 32] = b"abcdefghijkmnpqrstuvwxyz23456789";
const TABLE_LETTERS: usize = 16;

/// A new name for a table. It has 80 bits: whoever was not given the link does not find a private table.
pub(crate) fn table_name() -> String {
    random::<TABLE_LETTERS>().iter().map(|byte| char::from(LETTERS[usize::from(byte % 32)])).collect()
}

/// Whether a text could be the name of a table.
pub(crate) fn is_table_name(name: &str) -> bool {
    name.len() == TABLE_LETTERS && name.bytes().all(|letter| LETTERS.contains(&letter))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_recovery_code_may_be_typed_in_any_way() {
        let code = recovery_code();
        assert_eq!((code.len(), code.split('-').count()), (19, 4));
        let typed = format!(" {} ", code.to_uppercase().replace('-', " "));
        assert_eq!(hash_of_recovery_code(&typed), hash_of_recovery_code(&code));
        assert_ne!(hash_of_recovery_code(&code), hash_of_recovery_code(&recovery_code()));
    }

    #[test]
    fn names_of_tables_are_recognised_and_differ() {
        let (one, two) = (table_name(), table_name());
        assert!(is_table_name(&one) && is_table_name(&two) && one != two);
        for other in ["", "short", "../../etc/passwd", "ABCDEFGHIJKMNPQR", "0000000000000000"] {
            assert!(!is_table_name(other), "{other}");
        }
    }
}
