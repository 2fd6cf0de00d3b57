//! Sentences about the things on a table.

use std::fmt;

/// `a, b and c`; `nothing`, if there is none.
pub fn list_in_words<T: fmt::Display>(things: impl IntoIterator<Item = T>) -> String {
    let words: Vec<String> = things.into_iter().map(|thing| thing.to_string()).collect();
    match words.split_last() {
        None => "nothing".to_owned(),
        Some((only, [])) => only.clone(),
        Some((last, others)) => format!("{} and {last}", others.join(", ")),
    }
}

#[cfg(test)]
mod tests {
    use super::list_in_words;

    #[test]
    fn lists_read_as_sentences() {
        assert_eq!(list_in_words(["silk"; 0]), "nothing");
        assert_eq!(list_in_words(["silk"]), "silk");
        assert_eq!(list_in_words(["silk", "salt", "wood"]), "silk, salt and wood");
    }
}
