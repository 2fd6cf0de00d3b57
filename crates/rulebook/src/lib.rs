//! The specifications in `docs/rules`, paragraph by paragraph, so that a rule id leads to its text; and the pages on
//! which players read the rules, with the same ids.
//!
//! A paragraph is defined where its id stands first: in bold at the beginning of a paragraph or list item, or in the first
//! cell of a table row. Everywhere else an id is a reference.

#![forbid(unsafe_code)]

mod edition;
mod page;

pub use edition::Edition;
pub use page::{Chapter, Page};

/// The specification of one game.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub struct Rulebook {
    /// As in records and on the command line.
    pub game: &'static str,
    /// With which every id begins: `SPE`.
    pub prefix: &'static str,
    /// The whole specification, in Markdown. It is the one that counts.
    pub text: &'static str,
    /// The rulesets of its boxes, if their rules differ; each has a row in the table of chapter 1.
    pub editions: &'static [&'static str],
    /// The chapters that players read, by language; English comes first.
    pub pages: [(&'static str, &'static str); 3],
}

/// All specifications of the house.
pub const ALL: [Rulebook; 4] = [
    Rulebook {
        game: "speicherstadt",
        prefix: "SPE",
        text: include_str!("../../../docs/rules/speicherstadt.md"),
        editions: &[],
        pages: [
            ("en", include_str!("../../../docs/rules/speicherstadt.en.md")),
            ("de", include_str!("../../../docs/rules/speicherstadt.de.md")),
            ("nl", include_str!("../../../docs/rules/speicherstadt.nl.md")),
        ],
    },
    Rulebook {
        game: "oltremare",
        prefix: "OLT",
        text: include_str!("../../../docs/rules/oltremare.md"),
        editions: &["mtm2004", "amigo2005"],
        pages: [
            ("en", include_str!("../../../docs/rules/oltremare.en.md")),
            ("de", include_str!("../../../docs/rules/oltremare.de.md")),
            ("nl", include_str!("../../../docs/rules/oltremare.nl.md")),
        ],
    },
    Rulebook {
        game: "masters-of-venice",
        prefix: "MOV",
        text: include_str!("../../../docs/rules/masters-of-venice.md"),
        editions: &[],
        pages: [
            ("en", include_str!("../../../docs/rules/masters-of-venice.en.md")),
            ("de", include_str!("../../../docs/rules/masters-of-venice.de.md")),
            ("nl", include_str!("../../../docs/rules/masters-of-venice.nl.md")),
        ],
    },
    Rulebook {
        game: "genoa",
        prefix: "GEN",
        text: include_str!("../../../docs/rules/genoa.md"),
        editions: &[],
        pages: [
            ("en", include_str!("../../../docs/rules/genoa.en.md")),
            ("de", include_str!("../../../docs/rules/genoa.de.md")),
            ("nl", include_str!("../../../docs/rules/genoa.nl.md")),
        ],
    },
];

/// One rule.
#[derive(Clone, Eq, PartialEq, Debug)]
pub struct Paragraph {
    /// `SPE-4.20`.
    pub id: String,
    /// The chapter heading above it.
    pub chapter: &'static str,
    /// What it says, in Markdown, with what belongs to it.
    pub text: String,
}

impl Rulebook {
    /// The specification of this game.
    pub fn of(game: &str) -> Option<Rulebook> {
        ALL.into_iter().find(|book| book.game == game)
    }

    /// Every paragraph that has an id, in order.
    pub fn paragraphs(&self) -> Vec<Paragraph> {
        let lines: Vec<&'static str> = self.text.lines().collect();
        let mut chapter = "";
        let mut paragraphs = Vec::new();
        for (n, line) in lines.iter().enumerate() {
            if line.starts_with('#') {
                chapter = line.trim_start_matches('#').trim();
            }
            let Some(id) = self.defined_by(line) else { continue };
            let text = self.body(&lines[n..]);
            match paragraphs.iter_mut().find(|paragraph: &&mut Paragraph| paragraph.id == id) {
                // Some rules are named in a table and told below it.
                Some(paragraph) => paragraph.text = format!("{}\n\n{text}", paragraph.text),
                None => paragraphs.push(Paragraph { id: id.to_owned(), chapter, text }),
            }
        }
        paragraphs
    }

    /// The paragraph with this id; case does not matter.
    pub fn paragraph(&self, id: &str) -> Option<Paragraph> {
        self.paragraphs().into_iter().find(|paragraph| paragraph.id.eq_ignore_ascii_case(id))
    }

    /// Every id that a text mentions, ranges (`SPE-4.1 to 4.9`) by their first.
    pub fn mentioned<'a>(&self, text: &'a str) -> Vec<&'a str> {
        let prefix = format!("{}-", self.prefix);
        text.match_indices(&prefix).filter_map(|(at, _)| self.id_at(&text[at..])).collect()
    }

    /// The id that a line defines, if it does.
    fn defined_by<'a>(&self, line: &'a str) -> Option<&'a str> {
        let text = line.strip_prefix("- ").unwrap_or(line);
        let text = text.strip_prefix("**").or_else(|| text.strip_prefix("| ")).or(text.strip_prefix('|'))?;
        self.id_at(text.trim_start_matches("**"))
    }

    /// The id at the beginning of a text. A paragraph may have clauses with ids of their own, `GEN-5.5-V4`.
    fn id_at<'a>(&self, text: &'a str) -> Option<&'a str> {
        let number = text.strip_prefix(self.prefix)?.strip_prefix('-')?;
        let digits = |text: &str| text.bytes().take_while(u8::is_ascii_digit).count();
        let len = match number.as_bytes().first()? {
            // T, V, A, I: vectors, ambiguities, invariants.
            letter if letter.is_ascii_uppercase() => Some(1 + digits(&number[1..])).filter(|len| *len > 1),
            _ => {
                let chapter = digits(number);
                let rest = number[chapter..].strip_prefix('.')?;
                let paragraph = digits(rest);
                let clause = rest[paragraph..].strip_prefix('-').map_or(0, |clause| {
                    let letter = clause.as_bytes().first().is_some_and(u8::is_ascii_uppercase);
                    let number = if letter { digits(&clause[1..]) } else { 0 };
                    if number > 0 { 2 + number } else { 0 }
                });
                (chapter > 0 && paragraph > 0).then_some(chapter + 1 + paragraph + clause)
            }
        }?;
        Some(&text[..self.prefix.len() + 1 + len])
    }

    /// The text from its first line on: to the end of the item, and a table or block that follows it.
    fn body(&self, lines: &[&str]) -> String {
        let Some((first, rest)) = lines.split_first() else { return String::new() };
        let row = first.starts_with('|');
        let mut body = vec![if row { cells(first) } else { (*first).to_owned() }];
        let mut rest = rest.iter().peekable();
        if row {
            // A row that is not the last of its table says everything itself.
            if rest.peek().is_some_and(|line| line.starts_with('|')) {
                return body.concat();
            }
        } else {
            let own = |line: &&str| !line.is_empty() && !starts_anew(line) && self.defined_by(line).is_none();
            while let Some(line) = rest.next_if(|line| own(line)) {
                body.push((*line).to_owned());
            }
        }
        while rest.next_if(|line| line.is_empty()).is_some() {}
        let fence = rest.peek().is_some_and(|line| line.starts_with("```"));
        let mut fences = 0;
        let belongs =
            |line: &str| if fence { true } else { line.starts_with('|') && self.defined_by(line).is_none() };
        let mut block = Vec::new();
        while let Some(line) = rest.next_if(|line| belongs(line)) {
            fences += u8::from(line.starts_with("```"));
            block.push((*line).to_owned());
            if fences == 2 {
                break;
            }
        }
        // A table whose rows are rules of their own belongs to nobody.
        let others = rest.peek().is_some_and(|line| self.defined_by(line).is_some() && line.starts_with('|'));
        if !block.is_empty() && !others {
            body.push(String::new());
            body.extend(block);
        }
        body.join("\n")
    }
}

/// A list item or heading begins here. Indented items belong to what they stand under.
fn starts_anew(line: &str) -> bool {
    line.starts_with("- ") || line.starts_with('#') || line.starts_with('|') || line.starts_with("**")
}

/// The cells of a table row as a sentence.
fn cells(row: &str) -> String {
    let cells = row.trim_matches('|').split('|').map(str::trim).filter(|cell| !cell.is_empty());
    cells.collect::<Vec<_>>().join(" | ")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn speicherstadt() -> Rulebook {
        Rulebook::of("speicherstadt").expect("one of four")
    }

    #[test]
    fn a_list_item_ends_where_the_next_begins() {
        let rule = speicherstadt().paragraph("SPE-4.19").unwrap();
        assert!(
            rule.text.starts_with("- **SPE-4.19**") && rule.text.contains("`Pass`: q[0] goes home"),
            "{rule:?}"
        );
        assert!(!rule.text.contains("SPE-4.20"), "{rule:?}");
        assert_eq!(rule.chapter, "4.3 Purchase");
    }

    #[test]
    fn a_table_or_formula_belongs_to_what_stands_above_it() {
        let steps = speicherstadt().paragraph("spe-4.25").unwrap();
        assert!(steps.text.contains("`Exchange{g1, g2, g3, take}`"), "{steps:?}");
        let score = speicherstadt().paragraph("SPE-6.2").unwrap();
        assert!(score.text.contains("[0, 2, 5, 9, 14]") && !score.text.contains("SPE-6.3"), "{score:?}");
        let removal = speicherstadt().paragraph("SPE-3.4").unwrap();
        assert!(removal.text.contains("prayer boat, fireman 3"), "{removal:?}");
    }

    #[test]
    fn a_table_row_is_a_rule() {
        let ruling = speicherstadt().paragraph("SPE-A24").unwrap();
        assert_eq!(ruling.text, "SPE-A24 | tie in points and coins | - | shared victory");
        assert_eq!(speicherstadt().paragraph("SPE-99.1"), None);
    }

    #[test]
    fn all_four_specifications_have_their_rules() {
        for book in ALL {
            let paragraphs = book.paragraphs();
            assert!(paragraphs.len() > 100, "{}: {}", book.game, paragraphs.len());
            assert!(paragraphs.iter().all(|paragraph| paragraph.id.starts_with(book.prefix)));
        }
        let orders = Rulebook::of("masters-of-venice").unwrap().paragraph("MOV-2.12").unwrap();
        assert!(orders.text.contains("21 cards") && orders.text.contains("2 wood + 1 spice"), "{orders:?}");
    }

    #[test]
    fn a_clause_has_an_id_of_its_own() {
        let genoa = Rulebook::of("genoa").unwrap();
        assert_eq!(genoa.mentioned("GEN-5.5-V4, GEN-5.5, GEN-5.5-bis"), ["GEN-5.5-V4", "GEN-5.5", "GEN-5.5"]);
        assert!(genoa.paragraph("GEN-5.5-V8").unwrap().text.contains("street target"));
    }

    #[test]
    fn mentions_are_found_and_other_things_are_not() {
        let text = "SPE-4.20, (SPE-A12) SPE-T03; SPE-x.y SPE- OLT-1.1 SPE-I7.";
        assert_eq!(speicherstadt().mentioned(text), ["SPE-4.20", "SPE-A12", "SPE-T03", "SPE-I7"]);
    }
}
