//! A bar, where somebody watches.

use indicatif::{ProgressBar, ProgressStyle};

/// Drawn on a terminal's standard error only.
pub(crate) fn bar(what: &str, length: u64) -> ProgressBar {
    let style = ProgressStyle::with_template("{msg} [{bar:32}] {pos}/{len}, {eta} left")
        .unwrap_or_else(|_| ProgressStyle::default_bar())
        .progress_chars("=> ");
    ProgressBar::new(length).with_style(style).with_message(what.to_owned())
}
