//! How bots are called: the levels of the house have a merchant's mark and pips, others an empty mark.

use super::escape;
use crate::arena::figures::BotFigures;

/// The four levels, from the weakest to the strongest, with their marks.
const LEVELS: [(&str, &str); 4] = [
    ("gentle", "M12 3v18M6.5 6.5 12 2.8l5.5 3.7M8 11.5h8M8 15h8M12 21h5.5v-3.5"),
    ("steady", "M12 3v18M6.5 3.5v3a5.5 4 0 0 0 11 0v-3M12 10.2l3.5 3.3-3.5 3.3-3.5-3.3ZM8 19l4 2.5 4-2.5"),
    ("sharp", "M12 3v18M12 3l6.5 6.5H6M7.5 13h9M7 21h10"),
    (
        "master",
        "M12 8.5v12.5M12 8.5a3 3 0 1 0 0-6 3 3 0 0 0 0 6M7.5 11l9 5M16.5 11l-9 5M6.5 21 12 16.5l5.5 4.5",
    ),
];

/// Which level of the house this is, from 0.
pub(super) fn level(bot: &str) -> Option<usize> {
    LEVELS.iter().position(|(name, _)| *name == bot)
}

/// Mark, name, and what it is.
pub(super) fn name(bot: &BotFigures) -> String {
    let level = level(&bot.bot);
    let mark = level.map_or("<span class=\"mark none\"></span>".to_owned(), |level| {
        format!(
            "<span class=\"mark\"><svg width=\"22\" height=\"22\" viewBox=\"0 0 24 24\" aria-hidden=\"true\"><path d=\"{}\" fill=\"none\" \
             stroke=\"currentColor\" stroke-width=\"1.9\" stroke-linecap=\"round\" stroke-linejoin=\"round\"/></svg></span>",
            LEVELS[level].1
        )
    });
    let pips = level.map_or(String::new(), |level| {
        let pip = |place| if place <= level { "<i class=\"on\"></i>" } else { "<i></i>" };
        let pips: String = (0..LEVELS.len()).map(pip).collect();
        format!(
            "<span class=\"pips\" role=\"img\" aria-label=\"level {} of {}\">{pips}</span>",
            level + 1,
            LEVELS.len()
        )
    });
    format!(
        "<span class=\"bot\">{mark}<span>{}{pips}<small>{}</small></span></span>",
        escape(&bot.bot),
        escape(&bot.about)
    )
}
