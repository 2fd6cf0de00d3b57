//! What a session is called in the list of its owner: the browser and the system that it was begun with.

use axum::http::HeaderMap;
use axum::http::header::USER_AGENT;

/// In the order in which they are looked for: most browsers name others, too.
const BROWSERS: [(&str, &str); 8] = [
    ("Edg", "Edge"),
    ("OPR/", "Opera"),
    ("SamsungBrowser/", "Samsung Internet"),
    ("Firefox/", "Firefox"),
    ("FxiOS/", "Firefox"),
    ("CriOS/", "Chrome"),
    ("Chrome/", "Chrome"),
    ("Safari/", "Safari"),
];
const SYSTEMS: [(&str, &str); 7] = [
    ("iPhone", "iPhone"),
    ("iPad", "iPad"),
    ("Android", "Android"),
    ("Windows", "Windows"),
    ("Mac OS", "macOS"),
    ("CrOS", "ChromeOS"),
    ("Linux", "Linux"),
];

/// "Firefox, Linux"; nothing for programs that are none of these.
pub(crate) fn label(headers: &HeaderMap) -> String {
    let agent = headers.get(USER_AGENT).and_then(|agent| agent.to_str().ok()).unwrap_or_default();
    let found = [&BROWSERS[..], &SYSTEMS[..]]
        .into_iter()
        .filter_map(|names| names.iter().find(|(mark, _)| agent.contains(mark)))
        .map(|(_, name)| *name);
    found.collect::<Vec<_>>().join(", ")
}

#[cfg(test)]
mod tests {
    use axum::http::HeaderValue;

    use super::*;

    #[test]
    fn browsers_are_told_apart() {
        let of = |agent: &'static str| {
            let mut headers = HeaderMap::new();
            headers.insert(USER_AGENT, HeaderValue::from_static(agent));
            label(&headers)
        };
        let chrome = "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/120.0 Safari/537.36";
        assert_eq!(of(chrome), "Chrome, Linux");
        assert_eq!(
            of("Mozilla/5.0 (Windows NT 10.0; rv:115.0) Gecko/20100101 Firefox/115.0"),
            "Firefox, Windows"
        );
        assert_eq!(
            of("Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) Version/17.0 Safari/604.1"),
            "Safari, iPhone"
        );
        assert_eq!((of("curl/8"), label(&HeaderMap::new())), (String::new(), String::new()));
    }
}
