//! Scenes: each is refused with all its faults, or gives a sound table that can be played on.

use std::fs;
use std::path::Path;

use hall::catalog::{GAMES, GameVisitor, Playable, visit_game};

use crate::choices::Choices;

/// The first byte is the game, the rest a scene as JSON.
pub(crate) fn run(data: &[u8]) {
    let mut choices = Choices(data);
    let game = choices.any(GAMES).expect("there are games");
    visit_game(game, LayOut(choices.0)).expect("the catalog knows its games");
}

/// The scenes of the vectors in the folders of the games.
pub(crate) fn seeds() -> Vec<Vec<u8>> {
    let mut seeds = Vec::new();
    for (number, game) in (0..).zip(GAMES) {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("../{game}/tests/vectors"));
        let mut paths: Vec<_> =
            fs::read_dir(folder).into_iter().flatten().flatten().map(|entry| entry.path()).collect();
        paths.sort();
        for path in paths {
            let text = fs::read_to_string(path).unwrap_or_default();
            let Ok(vector) = toml::from_str::<toml::Table>(&text) else { continue };
            if let Some(given) = vector.get("given").filter(|given| given.get("set_up").is_none()) {
                let scene = serde_json::to_vec(given).expect("plain data");
                seeds.push(std::iter::once(number).chain(scene).collect());
            }
        }
    }
    seeds
}

struct LayOut<'a>(&'a [u8]);

impl GameVisitor for LayOut<'_> {
    type Out = ();
    fn visit<G: Playable>(self) {
        let Ok(scene) = serde_json::from_slice::<G::Scene>(self.0) else { return };
        let mut game = match G::from_scene(&scene, &mut ()) {
            Ok(game) => game,
            Err(faults) => {
                assert!(!faults.is_empty(), "a scene that is refused has faults");
                return;
            }
        };
        // As far as some silent seats bring it.
        for _ in 0..20 {
            let faults = game.faults(None);
            assert!(faults.is_empty(), "{faults:?} in {game:?}");
            let Some(seat) = game.awaiting().must.iter().next() else { return };
            let silent = game.on_silence(seat).expect("silence has a meaning");
            game.decide(seat, silent, &mut ()).expect("silence is legal");
        }
    }
}
