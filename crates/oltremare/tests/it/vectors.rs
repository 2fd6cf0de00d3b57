//! Every file in `tests/vectors`, which is chapter 11 of the specification and what the house added.

use std::path::Path;

use ::laws::vector::Vector;
use oltremare::Oltremare;

#[test]
#[expect(clippy::disallowed_methods, reason = "tests read files; the rules do not")]
fn all_vectors_hold() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/vectors");
    let mut failures = Vec::new();
    let mut ids = Vec::new();
    for entry in std::fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        let text = std::fs::read_to_string(&path).unwrap();
        let vector = Vector::read(&text).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
        assert_eq!(
            path.file_stem().unwrap().to_str(),
            Some(vector.id.as_str()),
            "a file is named after its id"
        );
        assert_eq!(vector.game, "oltremare");
        failures.extend(vector.run::<Oltremare>().iter().map(ToString::to_string));
        ids.push(vector.id);
    }
    assert!(failures.is_empty(), "{} expectations not met:\n{}", failures.len(), failures.join("\n"));
    for n in (1..=12).chain(20..=79) {
        let id = format!("OLT-T{n:02}");
        assert!(ids.contains(&id), "{id} of the specification has no file");
    }
}
