//! What a vector file may not be.

use laws::vector::Vector;

fn error(text: &str) -> String {
    Vector::read("BAZ-T01.toml", text).unwrap_err().to_string()
}

const HEAD: &str = "game = \"bazaar\"\nid = \"BAZ-T01\"\ntitle = \"A bid\"\n";

#[test]
fn a_vector_must_assert_something() {
    let text = format!("{HEAD}rules = [\"BAZ-4.2\"]\n[[when]]\nseat = 0\ndo = \"done\"\n");
    assert!(error(&text).contains("asserts nothing"), "{}", error(&text));
    let text = format!("{HEAD}rules = [\"BAZ-4.2\"]\n[given]\nseats = 2\n");
    assert!(error(&text).contains("neither `when` nor `then`"), "{}", error(&text));
}

#[test]
fn a_vector_must_name_a_rule() {
    let text = format!("{HEAD}rules = []\nthen = {{ asked = 0 }}\n");
    assert!(error(&text).contains("at least one rule"), "{}", error(&text));
}

#[test]
fn a_slip_of_the_pen_is_told() {
    let text = format!("{HEAD}rules = [\"BAZ-4.2\"]\nthen = {{ aksed = 0 }}\n");
    assert_eq!(
        error(&text).split(';').next(),
        Some("line 5: then.aksed: there is no `aksed`"),
        "line and key: {}",
        error(&text)
    );
    assert!(error("\ngame =").starts_with("line 2: "), "{}", error("\ngame ="));
    let text = format!("{HEAD}rules = [\"BAZ-4.2\"]\n[then]\n");
    assert!(error(&text).contains("empty `then`"), "{}", error(&text));
    let text = format!("{HEAD}rules = [\"BAZ-4.2\"]\nthen = {{ asked = 0, faults = [\"BAZ-I1\"] }}\n");
    assert!(error(&text).contains("`faults` beside"), "{}", error(&text));
}
