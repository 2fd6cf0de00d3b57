//! Bytes as people read and compare them.

use std::fmt::Write as _;

pub(crate) fn encode(bytes: &[u8]) -> String {
    bytes.iter().fold(String::with_capacity(bytes.len() * 2), |mut text, byte| {
        write!(text, "{byte:02x}").expect("writing to a string");
        text
    })
}

/// Exactly `N` bytes in lower or upper case, or nothing.
pub(crate) fn decode<const N: usize>(text: &str) -> Option<[u8; N]> {
    if text.len() != 2 * N || !text.bytes().all(|digit| digit.is_ascii_hexdigit()) {
        return None;
    }
    let mut bytes = [0; N];
    for (n, byte) in bytes.iter_mut().enumerate() {
        *byte = u8::from_str_radix(&text[2 * n..2 * n + 2], 16).ok()?;
    }
    Some(bytes)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn there_and_back() {
        assert_eq!(encode(&[0, 255, 16]), "00ff10");
        assert_eq!(decode("00fF10"), Some([0, 255, 16]));
        assert_eq!(decode::<3>("00ff1"), None);
        assert_eq!(decode::<2>("+1ff"), None);
        assert_eq!(decode::<2>("é0f"), None);
    }
}
