//! What concerns one edition only: marked on the page, so that a reader can put the others aside.

use pulldown_cmark::{CowStr, Event, Tag, TagEnd};
use serde::Serialize;

use crate::Rulebook;

/// One box of a game whose boxes differ in their rules.
#[derive(Clone, Eq, PartialEq, Debug, Serialize)]
pub struct Edition {
    /// As in configs and addresses: `amigo2005`.
    pub id: &'static str,
    /// What the text calls it: second edition.
    pub name: String,
    /// What stands on the box: title, publisher and year.
    pub title: String,
}

impl Rulebook {
    /// The editions, as a text names them: `| Ruleset <id> | <name>: <title>; … |`.
    pub(crate) fn editions_named_in(&self, text: &str) -> Vec<Edition> {
        let named = |id: &&'static str| {
            let row = text.lines().find(|line| line.starts_with('|') && line.contains(&format!("`{id}`")))?;
            let (name, rest) = row.trim_matches('|').split_once('|')?.1.split_once(": ")?;
            let title = rest.split(';').next().unwrap_or_default().replace('*', "");
            Some(Edition { id, name: name.trim().to_owned(), title: title.trim().to_owned() })
        };
        self.editions.iter().filter_map(named).collect()
    }
}

/// Paragraphs, list items and table rows that begin with the id of an edition, and table columns headed by one, carry
/// it as `data-edition`. Readers see the name in place of the id.
pub(crate) fn marked<'a>(events: &[Event<'a>], editions: &[Edition]) -> Vec<Event<'a>> {
    let mut page = Vec::with_capacity(events.len());
    let mut columns = Vec::new();
    let mut cell = "td";
    let mut at = 0;
    for (n, event) in events.iter().enumerate() {
        let rest = &events[n + 1..];
        match event {
            Event::Start(Tag::TableHead) => (cell, at, columns) = ("th", 0, headed_by(rest, editions)),
            Event::Start(Tag::TableRow) => (cell, at) = ("td", 0),
            Event::End(TagEnd::TableCell) => at += 1,
            _ => {}
        }
        let (element, edition) = match event {
            Event::Start(Tag::Paragraph) => ("p", begins_with(rest, editions)),
            Event::Start(Tag::Item) => ("li", begins_with(rest, editions)),
            Event::Start(Tag::TableRow) => ("tr", begins_with(rest, editions)),
            Event::Start(Tag::TableCell) => (cell, columns.get(at).copied().flatten()),
            _ => ("", None),
        };
        match (edition, named(event, editions)) {
            (Some(edition), _) => {
                page.push(Event::Html(format!("<{element} data-edition=\"{}\">", edition.id).into()));
            }
            (_, Some(edition)) => page.extend([
                Event::InlineHtml(CowStr::Borrowed("<span class=\"edition\">")),
                Event::Text(edition.name.clone().into()),
                Event::InlineHtml(CowStr::Borrowed("</span>")),
            ]),
            _ => page.push(event.clone()),
        }
    }
    page
}

/// The edition whose id an event is.
fn named<'e>(event: &Event<'_>, editions: &'e [Edition]) -> Option<&'e Edition> {
    let Event::Code(code) = event else { return None };
    editions.iter().find(|edition| edition.id == code.as_ref())
}

/// The edition with whose id a block begins; the rule id before it does not count.
fn begins_with<'e>(block: &[Event<'_>], editions: &'e [Edition]) -> Option<&'e Edition> {
    let mut in_rule_id = false;
    for event in block {
        match event {
            Event::InlineHtml(tag) => in_rule_id = tag.starts_with("<b "),
            Event::Text(text) if in_rule_id || text.trim().is_empty() => {}
            Event::Start(Tag::Strong | Tag::TableCell | Tag::Paragraph)
            | Event::End(TagEnd::Strong | TagEnd::TableCell) => {}
            event => return named(event, editions),
        }
    }
    None
}

/// For each column of a table the edition that its heading names.
fn headed_by<'e>(head: &[Event<'_>], editions: &'e [Edition]) -> Vec<Option<&'e Edition>> {
    let mut columns = Vec::new();
    for event in head.iter().take_while(|event| !matches!(event, Event::End(TagEnd::TableHead))) {
        if matches!(event, Event::Start(Tag::TableCell)) {
            columns.push(None);
        }
        if let (Some(column), Some(edition)) = (columns.last_mut(), named(event, editions)) {
            *column = Some(edition);
        }
    }
    columns
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{ALL, Page};

    fn whole(book: &Rulebook, language: &str) -> String {
        html(book.page(language))
    }

    fn html(page: Page) -> String {
        page.chapters.into_iter().map(|chapter| chapter.html).collect()
    }

    /// Every marked element, in order: `td data-edition="amigo2005"`.
    fn marks(html: &str) -> Vec<&str> {
        let tags = html.split('<').filter_map(|tag| tag.split('>').next());
        tags.filter(|tag| tag.contains("data-edition")).collect()
    }

    #[test]
    fn every_language_names_every_edition() {
        for book in ALL {
            for (language, _) in book.pages {
                let named = book.page(language).editions;
                assert!(
                    named.iter().map(|edition| &edition.id).eq(book.editions),
                    "{}: {named:?}",
                    book.game
                );
                assert!(named.iter().all(|edition| !edition.name.is_empty() && !edition.title.is_empty()));
            }
        }
        let [first, second] = &Rulebook::of("oltremare").unwrap().page("en").editions[..] else { panic!() };
        assert_eq!(
            (first.name.as_str(), second.title.as_str()),
            ("First edition", "Oltre Mare, Amigo, 2005")
        );
    }

    #[test]
    fn what_begins_with_an_edition_or_stands_under_it_is_marked() {
        let html = whole(&Rulebook::of("oltremare").unwrap(), "en");
        let name = "<span class=\"edition\">First edition</span>";
        for expected in [
            "<p data-edition=\"mtm2004\"><strong><b id=\"OLT-6.1\"".to_owned(),
            "<li data-edition=\"amigo2005\">".to_owned(),
            "<tr data-edition=\"mtm2004\"><td><b id=\"OLT-10.1\"".to_owned(),
            format!("<th data-edition=\"mtm2004\">{name}</th>"),
            "<td data-edition=\"mtm2004\">spices, silk, silver".to_owned(),
        ] {
            assert!(html.contains(&expected), "{expected}");
        }
        assert!(html.contains("<p><strong><b id=\"OLT-6.10\""), "both editions rank prestige");
        assert!(html.contains("<td>Venice trigger</td>"), "a topic is of no edition");
        assert!(!html.contains("mtm2004</code>"), "readers see names");
    }

    #[test]
    fn pages_mark_what_the_specification_marks() {
        for book in ALL {
            let specified = html(book.set("en", book.text));
            for (language, _) in book.pages {
                assert_eq!(marks(&whole(&book, language)), marks(&specified), "{} in {language}", book.game);
            }
        }
        let oltremare = whole(&Rulebook::of("oltremare").unwrap(), "en");
        assert!(marks(&oltremare).len() > 100);
        assert_eq!(marks(&whole(&Rulebook::of("genoa").unwrap(), "en")), [""; 0]);
    }

    #[test]
    fn the_differences_are_on_the_page() {
        let book = Rulebook::of("oltremare").unwrap();
        for (language, words) in
            [("en", "Every difference"), ("de", "Alle Unterschiede"), ("nl", "Alle verschillen")]
        {
            let chapters = book.page(language).chapters;
            let first = chapters.iter().find(|chapter| chapter.title.starts_with("1. ")).unwrap();
            assert!(first.html.contains(words), "{language}: {}", first.html);
            assert!(first.html.contains("<td>22</td>") && !first.html.contains(".txt"), "{language}");
        }
    }
}
