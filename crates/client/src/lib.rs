//! The browser client, as files.

#![forbid(unsafe_code)]

use std::borrow::Cow;

use rust_embed::RustEmbed;

#[derive(RustEmbed)]
#[folder = "$FONDACO_WEB_DIST"]
struct Files;

/// The page that every address of the client is served.
pub const PAGE: &str = "index.html";

/// A file of the client, by its path below the root.
pub fn file(path: &str) -> Option<Cow<'static, [u8]>> {
    Files::get(path).map(|file| file.data)
}

/// The same file compressed with Brotli, where that was done beforehand.
pub fn brotli(path: &str) -> Option<Cow<'static, [u8]>> {
    file(&format!("{path}.br"))
}

/// The paths of all files.
pub fn files() -> impl Iterator<Item = Cow<'static, str>> {
    Files::iter()
}

/// Files under this have a hash in their names and never change.
pub fn is_immutable(path: &str) -> bool {
    path.starts_with("assets/")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_page_is_there_and_asks_no_other_host_for_anything() {
        let page = file(PAGE).expect("a page");
        let page = std::str::from_utf8(&page).expect("text");
        assert!(page.contains("/assets/") && page.contains("<title>Fondaco</title>"), "{page}");
        for path in files().filter(|path| path.ends_with(".css") || path.ends_with(".html")) {
            let text = file(&path).expect("listed");
            let text = std::str::from_utf8(&text).expect("text");
            assert!(!text.contains("https://") && !text.contains("url(data:"), "{path}");
        }
    }
}
