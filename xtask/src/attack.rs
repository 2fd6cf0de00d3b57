//! `cargo xtask attack`: the real binary is attacked as a review once did.

use std::process::Command;

use crate::{cargo, root, step};

/// Builds binary and attack, and runs it; the arguments are findings and `--brief`.
pub(crate) fn run(arguments: &[String]) -> Result<(), String> {
    step("build", cargo("build --release --locked --package cli"))?;
    step("build the attack", cargo("build --release --locked --package server --example attack"))?;
    let mut attack = Command::new(root().join("target/release/examples/attack"));
    attack.arg("--fondaco").arg(root().join("target/release/fondaco"));
    attack.arg("--folder").arg(root().join("target/attack")).args(arguments);
    step("attack", attack)
}
