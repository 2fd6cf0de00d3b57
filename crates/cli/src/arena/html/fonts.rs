//! The typefaces of the house inside a page, so that it asks nobody for anything.

use std::fmt::Write as _;

/// Family, weights, and how the file of the client begins.
const FACES: [(&str, &str, &str); 4] = [
    ("Alegreya", "500 600", "alegreya-latin-500-normal"),
    ("Alegreya", "700 900", "alegreya-latin-700-normal"),
    ("Alegreya Sans", "400 500", "alegreya-sans-latin-400-normal"),
    ("Alegreya Sans", "600 800", "alegreya-sans-latin-700-normal"),
];

/// Rules for the faces that the client has; where one is missing, the page falls back to those of the reader.
pub(super) fn faces() -> String {
    let mut css = String::new();
    for (family, weights, start) in FACES {
        let is_it = |path: &str| path.rsplit('/').next().is_some_and(|name| name.starts_with(start));
        let path = client::files().find(|path| is_it(path) && path.ends_with(".woff2"));
        let Some(file) = path.and_then(|path| client::file(&path)) else { continue };
        writeln!(
            css,
            "@font-face {{ font-family: \"{family}\"; font-weight: {weights}; \
             src: url(data:font/woff2;base64,{}) format(\"woff2\"); }}",
            base64(&file)
        )
        .expect("writing to a string");
    }
    css
}

/// Any bytes as letters (RFC 4648).
pub(super) fn base64(bytes: &[u8]) -> String {
    const LETTERS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    let mut text = String::with_capacity(bytes.len().div_ceil(3) * 4);
    for part in bytes.chunks(3) {
        let at = |place: usize| u32::from(part.get(place).copied().unwrap_or(0));
        let bits = at(0) << 16 | at(1) << 8 | at(2);
        for place in 0..4 {
            let six = usize::try_from(bits >> (18 - 6 * place) & 63).expect("below 64");
            let filled = usize::try_from(place).expect("below four") <= part.len();
            text.push(if filled { char::from(LETTERS[six]) } else { '=' });
        }
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Of the RFC.
    #[test]
    fn base64_is_that_of_the_rfc() {
        let texts = ["", "f", "fo", "foo", "foob", "fooba", "foobar"].map(|text| base64(text.as_bytes()));
        assert_eq!(texts, ["", "Zg==", "Zm8=", "Zm9v", "Zm9vYg==", "Zm9vYmE=", "Zm9vYmFy"]);
    }
}
