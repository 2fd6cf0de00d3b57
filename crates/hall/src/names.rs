//! What people write and others read: names by Unicode's rules for identifiers, and lines of chat without hidden characters.

use unicode_normalization::UnicodeNormalization as _;
use unicode_normalization::char::is_combining_mark;
use unicode_security::{GeneralSecurityProfile as _, RestrictionLevel, RestrictionLevelDetection as _};

use crate::{Person, Refused, SeatPlan};

const LONGEST_NAME: usize = 24;
/// More marks than this on one letter run into the lines above and below.
const MOST_MARKS: usize = 4;

/// A name in the one form in which it is stored: composed (NFKC), with single spaces. Names that people cannot tell apart from
/// others are refused: with invisible letters, or with letters of scripts that do not belong together.
pub fn clean_name(name: &str) -> Result<String, Refused> {
    let name: String = name.nfkc().collect();
    let name = name.split(' ').filter(|word| !word.is_empty()).collect::<Vec<_>>().join(" ");
    let allowed = |letter: char| letter == ' ' || letter.is_ascii_graphic() || letter.identifier_allowed();
    // Signs of ASCII belong to every script.
    let letters: String = name.chars().filter(|letter| letter.is_alphanumeric()).collect();
    let sound = (1..=LONGEST_NAME).contains(&name.chars().count())
        && name.chars().all(allowed)
        && !name.starts_with(is_combining_mark)
        && letters.as_str().check_restriction_level(RestrictionLevel::HighlyRestrictive);
    if sound { Ok(name) } else { Err(Refused::BadName) }
}

/// What a name looks like: equal for names that people could take for each other (Unicode's skeleton, in small letters).
pub fn skeleton(name: &str) -> String {
    let seen: String = unicode_security::skeleton(name).collect();
    let small: String = unicode_security::skeleton(&seen.to_lowercase()).collect();
    // A capital i looks like a small l, so both cases of both letters count as one.
    small
        .chars()
        .filter(|letter| !letter.is_whitespace())
        .map(|letter| if letter == 'i' { 'l' } else { letter })
        .collect()
}

/// Is nobody else at the table called anything like that? Two seats of one person may have one name.
pub(crate) fn is_name_free(seats: &[SeatPlan], person: Person, name: &str) -> bool {
    let looks = skeleton(name);
    !seats.iter().any(|plan| match plan {
        SeatPlan::Person { person: other, name: taken } => *other != person && skeleton(taken) == looks,
        SeatPlan::Open | SeatPlan::Bot { .. } => false,
    })
}

/// A line of chat as it is stored: one line, without characters that hide, or turn the direction of others, or more marks on a
/// letter than fit into a line.
pub(crate) fn clean_line(text: &str) -> String {
    let mut marks = 0;
    let visible = text.chars().filter(|letter| {
        marks = if is_combining_mark(*letter) { marks + 1 } else { 0 };
        marks <= MOST_MARKS && (letter.is_whitespace() || !letter.is_control() && !is_hidden(*letter))
    });
    visible.collect::<String>().split_whitespace().collect::<Vec<_>>().join(" ")
}

/// Characters that show nothing, or turn the direction of others. The joiners (U+200C, U+200D) are not among them: words of
/// some languages and many emoji are written with them.
fn is_hidden(letter: char) -> bool {
    matches!(letter,
        '\u{ad}' | '\u{61c}' | '\u{115f}' | '\u{1160}' | '\u{180e}' | '\u{200b}' | '\u{200e}' | '\u{200f}'
        | '\u{202a}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{3164}' | '\u{feff}' | '\u{ffa0}'
        | '\u{fff9}'..='\u{fffb}' | '\u{e0000}'..='\u{e0fff}')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_of_one_script_are_fine() {
        let names = [
            "Anna",
            "O’Neil 2",
            "Jürgen-Peter",
            "Анна",
            "山田 Taro",
            "Nguyễn",
            "Anna & Bert",
            "x_X",
            "محمد",
            "ß",
        ];
        for name in names {
            assert_eq!(clean_name(name).as_deref(), Ok(name));
        }
    }

    #[test]
    fn names_are_stored_in_one_form() {
        for (typed, stored) in
            [("  Anna  B ", "Anna B"), ("Ju\u{308}rgen", "Jürgen"), ("Ａnna", "Anna"), ("ﬁn", "fin")]
        {
            assert_eq!(clean_name(typed).as_deref(), Ok(stored));
        }
    }

    #[test]
    fn names_that_deceive_are_refused() {
        let hidden = [
            "An\u{200b}na",
            "Anna\u{202e}",
            "\u{feff}Anna",
            "Anna\u{2066}",
            "An\nna",
            "An\u{ad}na",
            "\u{3164}",
            "\u{301}a",
        ];
        let mixed = ["Аnna", "Annа", "pаypal", "Ann\u{251}", "ΑBC"];
        let length = ["", " ", "abcdefghijklmnopqrstuvwxy"];
        for name in hidden.into_iter().chain(mixed).chain(length) {
            assert!(clean_name(name).is_err(), "{name:?}");
        }
    }

    #[test]
    fn names_that_look_alike_have_one_skeleton() {
        for (one, other) in [
            ("Anna", "ANNA"),
            ("Bill", "BiII"),
            ("Otto", "0tto"),
            ("modern", "modem"),
            ("Anna", "An na"),
            ("асе", "ace"),
        ] {
            assert_eq!(skeleton(one), skeleton(other), "{one} {other}");
        }
        assert_ne!(skeleton("Anna"), skeleton("Hanna"));
    }

    #[test]
    fn a_line_is_one_line_without_hidden_characters() {
        let feeds = format!("a{}b", "\n".repeat(140));
        let marks = format!("o{}k", "\u{300}".repeat(50));
        for (said, stored) in [
            ("  Good luck!  ", "Good luck!"),
            ("\u{202e}evil\u{2066}", "evil"),
            (feeds.as_str(), "a b"),
            ("tab\tbell\u{7}", "tab bell"),
            (marks.as_str(), "o\u{300}\u{300}\u{300}\u{300}k"),
            ("👩\u{200d}🚀 می\u{200c}خواهم", "👩\u{200d}🚀 می\u{200c}خواهم"),
            ("\u{200b}\u{feff}", ""),
        ] {
            assert_eq!(clean_line(said), stored);
        }
    }
}
