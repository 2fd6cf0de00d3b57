//! The rules as a page: chapters in HTML, every paragraph anchored by its id, every mention of an id a link.

use pulldown_cmark::{Alignment, CowStr, Event, LinkType, Options, Parser, Tag, TagEnd, html};
use serde::Serialize;

use crate::edition::marked;
use crate::{Edition, Rulebook};

/// Chapters that speak to the authors of engines and bots: where everything comes from, invariants, test vectors, notes.
const NOT_FOR_PLAYERS: [&str; 4] = ["1. ", "9. ", "11. ", "12. "];

/// The rules of a game in one language.
#[derive(Clone, Eq, PartialEq, Debug, Serialize)]
pub struct Page {
    /// The language it is written in, which is English for those whose language nobody has written it in.
    pub language: &'static str,
    /// The name of the game.
    pub title: String,
    /// Those whose rules differ; none if there is but one set of rules.
    pub editions: Vec<Edition>,
    /// In order: the opening, whose chapters have no number, then the rules, and where they come from last.
    pub chapters: Vec<Chapter>,
}

/// One chapter.
#[derive(Clone, Eq, PartialEq, Debug, Serialize)]
pub struct Chapter {
    /// With its number.
    pub title: String,
    /// Its text.
    pub html: String,
    /// What is done one after the other, in the opening alone; it follows the text.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub steps: Vec<Step>,
}

/// One step of a turn or round, in short.
#[derive(Clone, Eq, PartialEq, Debug, Serialize)]
pub struct Step {
    /// The rule that it mentions first, which says the same in full.
    pub rule: String,
    /// Its text.
    pub html: String,
}

impl Rulebook {
    /// The chapters for players, to be read; in English if there is no page in that language.
    pub fn page(&self, language: &str) -> Page {
        let known = self.pages.iter().find(|(name, _)| *name == language);
        let (language, text) = known.unwrap_or(&self.pages[0]);
        self.set(language, text)
    }

    /// A text as a page.
    pub(crate) fn set(&self, language: &'static str, text: &str) -> Page {
        let mut parts = text.split("\n## ");
        let title = parts.next().and_then(|head| head.lines().next()).unwrap_or_default();
        let title =
            title.trim_start_matches("# ").split([':', '(']).next().unwrap_or_default().trim().to_owned();
        let editions = self.editions_named_in(text);
        let chapters = parts.filter_map(|part| self.for_players(part)).map(|(title, text)| {
            let (text, steps) = if title.starts_with(|first: char| first.is_ascii_digit()) {
                (text.to_owned(), Vec::new())
            } else {
                self.steps_of(text, &editions)
            };
            Chapter { title: title.trim().to_owned(), html: self.html(&text, &editions), steps }
        });
        Page { language, title, chapters: chapters.collect(), editions }
    }

    /// The title and text of a chapter, as far as players need it. Of the first they need the differences between the
    /// editions and the terms: all that stands from its first rule on.
    fn for_players<'a>(&self, chapter: &'a str) -> Option<(&'a str, &'a str)> {
        let (title, text) = chapter.split_once('\n').unwrap_or((chapter, ""));
        if !NOT_FOR_PLAYERS.iter().any(|number| title.starts_with(number)) {
            return Some((title, text));
        }
        let compares = title.starts_with(NOT_FOR_PLAYERS[0]) && !self.editions.is_empty();
        let first = text.find(&format!("\n**{}-", self.prefix)).filter(|_| compares)?;
        Some((title, &text[first..]))
    }

    /// A chapter of the opening without its numbered list, and that.
    fn steps_of(&self, text: &str, editions: &[Edition]) -> (String, Vec<Step>) {
        let numbered = |line: &str| {
            let (number, step) = line.split_once(". ")?;
            number.bytes().all(|digit| digit.is_ascii_digit()).then(|| step.to_owned())
        };
        let step = |text: String| {
            let rule = self.next_id(&text).map(|(_, id)| id.to_owned()).unwrap_or_default();
            Step { rule, html: self.html(&text, editions) }
        };
        let text_alone: Vec<&str> = text.lines().filter(|line| numbered(line).is_none()).collect();
        (text_alone.join("\n"), text.lines().filter_map(numbered).map(step).collect())
    }

    fn html(&self, text: &str, editions: &[Edition]) -> String {
        let text: Vec<String> = without_provenance(text).iter().map(|line| self.anchored(line)).collect();
        let text = text.join("\n");
        let mut linked = false;
        let events = Parser::new_ext(&text, Options::ENABLE_TABLES).flat_map(|event| {
            match &event {
                Event::Start(Tag::Link { .. }) => linked = true,
                Event::End(TagEnd::Link) => linked = false,
                Event::InlineHtml(tag) => linked = tag.starts_with("<b "),
                _ => {}
            }
            match event {
                Event::Text(text) if !linked => self.links(&text),
                // Alignment would be written as a style, which a strict page does not allow.
                Event::Start(Tag::Table(columns)) => {
                    vec![Event::Start(Tag::Table(vec![Alignment::None; columns.len()]))]
                }
                event => vec![event],
            }
        });
        let mut page = String::new();
        html::push_html(&mut page, marked(&events.collect::<Vec<_>>(), editions).into_iter());
        page
    }

    /// Where a paragraph begins there is something to jump to.
    fn anchored(&self, line: &str) -> String {
        let Some(id) = self.defined_by(line) else { return line.to_owned() };
        let at = line.find(id).unwrap_or_default();
        format!("{}<b id=\"{id}\" class=\"rule\">{id}</b>{}", &line[..at], &line[at + id.len()..])
    }

    /// Every id in a text leads to its paragraph.
    fn links<'a>(&self, text: &CowStr<'a>) -> Vec<Event<'a>> {
        let mut events = Vec::new();
        let mut rest: &str = text;
        while let Some((at, id)) = self.next_id(rest) {
            events.push(Event::Text(rest[..at].to_owned().into()));
            events.push(Event::Start(Tag::Link {
                link_type: LinkType::Inline,
                dest_url: format!("#{id}").into(),
                title: CowStr::Borrowed(""),
                id: CowStr::Borrowed(""),
            }));
            events.push(Event::Text(id.to_owned().into()));
            events.push(Event::End(TagEnd::Link));
            rest = &rest[at + id.len()..];
        }
        events.push(Event::Text(rest.to_owned().into()));
        events
    }

    fn next_id<'a>(&self, text: &'a str) -> Option<(usize, &'a str)> {
        let prefix = format!("{}-", self.prefix);
        text.match_indices(&prefix).find_map(|(at, _)| Some((at, self.id_at(&text[at..])?)))
    }
}

/// Players need not know in which source a figure was found.
fn without_provenance(text: &str) -> Vec<String> {
    const WORDS: [&str; 3] = ["provenance", "herkunft", "herkomst"];
    let of_sources = |cell: &&str| WORDS.iter().any(|word| cell.trim().to_lowercase().starts_with(word));
    let mut column = None;
    let row = |line: &str| -> String {
        if !line.starts_with('|') {
            column = None;
            return line.to_owned();
        }
        let cells: Vec<&str> = line.trim_matches('|').split('|').collect();
        column = column.or_else(|| cells.iter().position(of_sources));
        let kept = cells.iter().enumerate().filter(|(n, _)| Some(*n) != column).map(|(_, cell)| *cell);
        format!("|{}|", kept.collect::<Vec<_>>().join("|"))
    };
    text.lines().map(row).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ALL;

    #[test]
    fn paragraphs_are_anchored_and_mentions_lead_there() {
        let page = Rulebook::of("speicherstadt").unwrap().page("en");
        assert_eq!(page.title, "The Speicherstadt");
        let round = &page.chapters.iter().find(|chapter| chapter.title.starts_with("4.")).unwrap().html;
        assert_eq!(round.matches("<b id=\"SPE-4.15\" class=\"rule\">SPE-4.15</b>").count(), 1);
        assert!(page.chapters.iter().all(|chapter| !chapter.html.contains("style=")));
        assert!(page.chapters.iter().all(|chapter| !chapter.html.contains("provenance")), "not for players");
        assert!(round.contains("<a href=\"#SPE-4.37\">SPE-4.37</a>"), "{round}");
    }

    #[test]
    fn what_is_for_engineers_is_not_on_the_page() {
        for book in ALL {
            let page = book.page("en");
            let titles: Vec<&str> = page.chapters.iter().map(|chapter| chapter.title.as_str()).collect();
            assert!(titles.len() >= 7, "{titles:?}");
            assert!(!titles.iter().any(|title| title.contains("vectors") || title.contains("Invariants")));
        }
    }

    /// The rules of each chapter for players, in order.
    fn ids(book: &Rulebook, text: &'static str) -> Vec<Vec<&'static str>> {
        let players = text.split("\n## ").skip(1).filter_map(|part| book.for_players(part));
        players.map(|(_, text)| text.lines().filter_map(|line| book.defined_by(line)).collect()).collect()
    }

    /// Paragraphs that tell of nothing but sources. They stand with the rulings, after all that one plays by.
    const SOURCES: [&str; 2] = ["GEN-2.1", "GEN-2.4"];

    #[test]
    fn every_page_has_every_paragraph_in_its_place() {
        for book in ALL {
            let (sources, rules): (Vec<_>, Vec<_>) =
                ids(&book, book.text).concat().into_iter().partition(|id| SOURCES.contains(id));
            for (language, text) in book.pages {
                let found = ids(&book, text);
                assert_eq!(found.concat(), [&rules[..], &sources].concat(), "{} in {language}", book.game);
                assert!(found.last().is_some_and(|last| last.starts_with(&sources)), "{}", book.game);
            }
        }
    }

    #[test]
    fn every_link_leads_to_a_paragraph_of_its_page() {
        for book in ALL {
            for (language, _) in book.pages {
                let page: String = book.page(language).chapters.iter().map(whole).collect();
                let linked = page.split("href=\"#").skip(1).filter_map(|rest| rest.split('"').next());
                let lost: Vec<_> = linked.filter(|id| !page.contains(&format!("<b id=\"{id}\""))).collect();
                assert!(lost.is_empty(), "{} in {language}: {lost:?}", book.game);
            }
        }
    }

    fn whole(chapter: &Chapter) -> String {
        chapter.html.clone() + &chapter.steps.iter().map(|step| step.html.as_str()).collect::<String>()
    }

    #[test]
    fn a_page_begins_with_what_it_is_about_and_how_a_turn_goes() {
        for book in ALL {
            let steps = |language| {
                let mut chapters = book.page(language).chapters.into_iter();
                let (about, course) = (chapters.next().unwrap(), chapters.next().unwrap());
                assert!(about.html.starts_with("<p>") && about.steps.is_empty(), "{}: {about:?}", book.game);
                assert!(course.html.is_empty(), "{}: {course:?}", book.game);
                assert!(chapters.all(|rules| rules.steps.is_empty()), "{}", book.game);
                course.steps.into_iter().map(|step| step.rule).collect::<Vec<_>>()
            };
            let english = steps("en");
            assert!((4..=7).contains(&english.len()), "{}: {english:?}", book.game);
            assert!(english.iter().all(|rule| book.paragraph(rule).is_some()), "{english:?}");
            for language in ["de", "nl"] {
                assert_eq!(steps(language), english, "{} in {language}", book.game);
            }
        }
    }

    #[test]
    fn where_everything_comes_from_stands_last() {
        for book in ALL {
            for (language, words) in
                [("en", "no source told us"), ("de", "keine Quelle verrät"), ("nl", "geen bron vertelt")]
            {
                let page = book.page(language);
                let (last, before) = page.chapters.split_last().unwrap();
                assert!(last.title.starts_with("10. ") && last.html.contains(words), "{}", last.title);
                let sites = [words, ".com", ".at", ".nl", ".co.uk"];
                let early =
                    before.iter().map(whole).find(|html| sites.iter().any(|site| html.contains(site)));
                assert_eq!(early, None, "{} in {language}", book.game);
            }
        }
    }

    #[test]
    fn an_unknown_language_is_english() {
        let book = Rulebook::of("speicherstadt").unwrap();
        assert_eq!(book.page("tlh").language, "en");
        assert_eq!(book.page("de").language, "de");
    }
}
