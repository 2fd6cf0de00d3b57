//! `fondaco backup` and `fondaco restore`.

use std::path::Path;
use std::sync::atomic::{AtomicBool, Ordering::SeqCst};

use serde_json::json;

use crate::house::{Guest, House};
use crate::{folder, fondaco};

fn back_up(data: &Path, file: &Path, more: &str) -> crate::Said {
    fondaco(&format!("backup {} --data {} {more}", file.display(), data.display()))
}

fn restore(data: &Path, file: &Path) -> crate::Said {
    fondaco(&format!("restore {} --data {}", file.display(), data.display()))
}

/// Backed up while somebody writes without a pause; everything that was acknowledged before is in the copy.
#[test]
fn a_busy_house_is_backed_up_and_brought_back() {
    let data = folder("house-backup");
    let copy = folder("house-backup-copy").join("copy.sqlite");
    let house = House::at(&data, "");
    let anna = house.guest("Anna");
    let table = anna.table(&json!(["me", "open"]), false);
    let say = |text: &str| anna.command(&table, &json!({ "say": { "text": text } }));
    for n in 0..20 {
        assert_eq!(say(&format!("before {n}")).status, 200);
    }
    let (stop, before) = (AtomicBool::new(false), anna.look(&table)["n"].as_u64().unwrap());
    std::thread::scope(|scope| {
        let busy = scope.spawn(|| {
            let mut said = 0;
            while !stop.load(SeqCst) {
                assert_eq!(say("meanwhile").status, 200);
                said += 1;
            }
            said
        });
        for _ in 0..3 {
            back_up(&data, &copy, "--force").ok();
        }
        stop.store(true, SeqCst);
        assert!(busy.join().unwrap() > 0);
    });
    let after = anna.look(&table)["n"].as_u64().unwrap();
    let cookie = anna.cookie.clone();
    // Neither is overwritten by accident.
    assert!(back_up(&data, &copy, "").bad().contains("--force"));
    assert!(restore(&data, &copy).bad().contains("another fondaco"));
    assert_eq!(house.terminate(), Some(0));
    let said = restore(&data, &copy).ok();
    assert!(said.contains("before-restore-1"), "{said}");
    assert!(data.join("before-restore-1/fondaco.sqlite").exists(), "what was there is kept");
    let house = House::at(&data, "");
    let anna = Guest { house: &house, cookie: cookie.clone() };
    let restored = anna.look(&table)["n"].as_u64().unwrap();
    assert!((before..=after).contains(&restored), "{before} {restored} {after}");
    assert_eq!(anna.command(&table, &json!({ "say": { "text": "and on" } })).status, 200);
    // A folder that is killed is backed up, too, with what was acknowledged last.
    let last = anna.look(&table)["n"].clone();
    drop(house);
    back_up(&data, &copy, "--force").ok();
    let other = folder("house-backup-other").join("data");
    restore(&other, &copy).ok();
    let house = House::at(&other, "");
    assert_eq!(Guest { house: &house, cookie }.look(&table)["n"], last);
}

#[test]
fn only_a_sound_backup_of_ours_is_brought_back() {
    let data = folder("house-restore-refused");
    let house = House::at(&data, "");
    house.guest("Anna");
    assert_eq!(house.terminate(), Some(0));
    let before = std::fs::read(data.join("fondaco.sqlite")).unwrap();
    let copy = folder("house-restore-refused-copy").join("copy.sqlite");
    back_up(&data, &copy, "").ok();
    let sound = std::fs::read(&copy).unwrap();
    let mut damaged = sound.clone();
    damaged[2 * 1024..].fill(0xee);
    let mut newer = sound.clone();
    newer[60..64].copy_from_slice(&99_u32.to_be_bytes());
    for (bytes, what) in [
        (&b"a shopping list\n"[..], "not a database of Fondaco"),
        (&newer[..], "newer fondaco"),
        (&damaged[..], "damaged"),
    ] {
        std::fs::write(&copy, bytes).unwrap();
        let error = restore(&data, &copy).bad();
        assert!(error.contains(what), "{error}");
        assert_eq!(std::fs::read(data.join("fondaco.sqlite")).unwrap(), before, "untouched");
    }
    assert!(restore(&data, &copy.with_file_name("nothing")).bad().contains("no database"));
    let empty = folder("house-backup-nothing");
    assert!(back_up(&empty, &copy.with_file_name("new"), "").bad().contains("no database"));
    assert!(!copy.with_file_name("new").exists() && !copy.with_file_name("new.unfinished").exists());
}
