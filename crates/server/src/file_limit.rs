//! How many files the system lets this process have open. Every connection is one of them.

/// For the database, its readers, listeners and logs.
const OTHER_FILES: u64 = 64;

/// The system lets this process have too few files open for so many connections.
#[derive(Debug, thiserror::Error)]
#[error(
    "--connections {connections} needs {needed} open files, and this process may have {allowed}; allow it more \
     (LimitNOFILE={needed} in its systemd unit, ulimit -n in a shell), or say --connections {possible}"
)]
pub struct TooFewFiles {
    connections: u32,
    needed: u64,
    allowed: u64,
    possible: u64,
}

/// Raises the limit of open files as far as this process may, and says whether so many connections fit into it; 0: any number.
#[cfg(unix)]
pub fn make_room_for_connections(connections: u32) -> Result<(), TooFewFiles> {
    use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};
    let Rlimit { current, maximum } = getrlimit(Resource::Nofile);
    // Some systems call a limit none that they then do not grant, so what counts is what was there before or was granted.
    let mut allowed = current;
    if current != maximum && setrlimit(Resource::Nofile, Rlimit { current: maximum, maximum }).is_ok() {
        allowed = maximum;
    }
    check(connections, allowed)
}

/// Elsewhere there is no limit that counts connections.
#[cfg(not(unix))]
pub fn make_room_for_connections(_: u32) -> Result<(), TooFewFiles> {
    Ok(())
}

/// Whether so many connections fit into a limit; none is no limit.
#[cfg(any(unix, test))]
fn check(connections: u32, allowed: Option<u64>) -> Result<(), TooFewFiles> {
    let needed = u64::from(connections) + OTHER_FILES;
    match allowed {
        Some(allowed) if connections > 0 && allowed < needed => {
            // Less than one connection would be a house without a door.
            let possible = allowed.saturating_sub(OTHER_FILES).max(1);
            Err(TooFewFiles { connections, needed, allowed, possible })
        }
        Some(_) | None => Ok(()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn connections_need_open_files() {
        assert!(check(8192, Some(8256)).is_ok() && check(8192, None).is_ok() && check(0, Some(10)).is_ok());
        let refused = check(8192, Some(1024)).map_err(|error| error.to_string());
        let sentence = refused.err().unwrap_or_default();
        assert!(
            sentence.contains("LimitNOFILE=8256") && sentence.contains("--connections 960"),
            "{sentence}"
        );
    }
}
