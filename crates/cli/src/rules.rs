//! `fondaco rules`: the specifications.

use rulebook::Rulebook;

use crate::args::Rules;
use crate::failure::{Failure, Outcome};
use crate::{catalog, say};

pub(crate) fn run(args: &Rules) -> Outcome {
    let Some(book) = Rulebook::of(&args.game) else {
        let known: Vec<&str> = rulebook::ALL.iter().map(|book| book.game).collect();
        return Err(catalog::unknown(&args.game, &known));
    };
    let Some(id) = &args.id else { return say(book.text) };
    let Some(paragraph) = book.paragraph(id) else {
        return Err(Failure::bad(format_args!(
            "{} has no rule {id:?}; ids look like {}-4.1",
            book.game, book.prefix
        )));
    };
    say(&format!("{}\n{}\n", paragraph.chapter, paragraph.text))
}
