//! `docs/shapes`: how the decisions, events and views of each game are written. `shapes` writes the pages anew, `shapes --check`
//! says whether they are fresh.

#![forbid(unsafe_code)]
#![expect(clippy::print_stdout, clippy::print_stderr, reason = "a chore talks to whoever runs it")]

use std::fs;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use hall::catalog::{GAMES, GameVisitor, Playable, visit_game};
use laws::vector::read_folder;

/// Parts that are never seen in play, each with the reason.
const UNSEEN: &[(&str, &[(&str, &str)])] = &[(
    "masters-of-venice",
    &[(
        "event.step.step",
        "any decision by its type, but only those that move nothing yet; all stand under Decisions",
    )],
)];

fn main() -> ExitCode {
    let check = std::env::args().any(|argument| argument == "--check");
    let outcome = GAMES.iter().try_for_each(|game| if check { check_page(game) } else { write_page(game) });
    match outcome {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("shapes: {error}");
            ExitCode::FAILURE
        }
    }
}

fn write_page(game: &str) -> Result<(), String> {
    let path = path(game);
    fs::write(&path, page(game)?).map_err(|error| format!("{}: {error}", path.display()))
}

/// Fails if a page is not what `write_page` would write.
fn check_page(game: &str) -> Result<(), String> {
    let found = fs::read_to_string(path(game)).unwrap_or_default();
    if found != page(game)? {
        return Err(format!("docs/shapes/{game}.md is stale; run: cargo xtask codegen"));
    }
    println!("docs/shapes/{game}.md is fresh");
    Ok(())
}

fn page(game: &str) -> Result<String, String> {
    struct Page(PathBuf);
    impl GameVisitor for Page {
        type Out = Result<String, String>;
        fn visit<G: Playable>(self) -> Self::Out {
            let unseen =
                UNSEEN.iter().find(|(game, _)| *game == G::NAME).map_or(&[][..], |(_, unseen)| unseen);
            laws::shapes_page::<G>(&read_folder(&self.0.to_string_lossy())?, unseen)
        }
    }
    let vectors = root().join(format!("crates/{game}/tests/vectors"));
    visit_game(game, Page(vectors)).unwrap_or_else(|| Err(format!("there is no game {game}")))
}

fn path(game: &str) -> PathBuf {
    root().join(format!("docs/shapes/{game}.md"))
}

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..")
}
