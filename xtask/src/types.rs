//! The client's types and component data, generated from Rust.

use std::fs;

use crate::root;

/// Writes them anew.
pub(crate) fn write() -> Result<(), String> {
    for (path, text) in hall::ts::files() {
        let path = root().join("web/src").join(path);
        fs::write(&path, text).map_err(|error| format!("{}: {error}", path.display()))?;
    }
    Ok(())
}

/// Are they as they would be written now?
pub(crate) fn check() -> Result<(), String> {
    for (name, text) in hall::ts::files() {
        let path = root().join("web/src").join(name);
        let found = fs::read_to_string(&path).map_err(|error| format!("{}: {error}", path.display()))?;
        if found != text {
            return Err(format!("web/src/{name} is not fresh; run: cargo xtask codegen"));
        }
    }
    Ok(())
}
