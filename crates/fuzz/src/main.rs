//! The long run of a target, with libFuzzer. `cargo xtask fuzz` builds it with counters for coverage and says which target
//! (`FONDACO_FUZZ_TARGET`) and where its inputs are kept (`FONDACO_FUZZ_CORPUS`).

#![no_main]
#![allow(unsafe_code, reason = "libFuzzer calls an exported function")]
#![allow(missing_docs, reason = "the macro exports functions without any")]

use std::sync::OnceLock;

use fuzz::{TARGETS, Target};

static TARGET: OnceLock<&'static Target> = OnceLock::new();

libfuzzer_sys::fuzz_target!(
    init: {
        let name = std::env::var("FONDACO_FUZZ_TARGET").expect("cargo xtask fuzz says it");
        let folder = std::env::var("FONDACO_FUZZ_CORPUS").expect("cargo xtask fuzz says it");
        let target = TARGETS.iter().find(|target| target.name == name).expect("cargo xtask fuzz knows them");
        for (n, seed) in (target.seeds)().into_iter().enumerate() {
            std::fs::write(format!("{folder}/seed-{n}"), seed).expect("the folder can be written to");
        }
        TARGET.get_or_init(|| target);
    },
    |data: &[u8]| {
        (TARGET.get().expect("set before the first input").run)(data);
    }
);
