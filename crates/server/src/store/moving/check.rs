//! The copy is compared with the original, entry by entry, and every match is played back from both.

use hall::{Logged, Time};
use sha2::{Digest as _, Sha256};

use super::{Matches, MoveError, MoveStep, Side};

/// The entries of a match as they are stored: numbers, times, and texts.
type Entries = Vec<(i64, i64, String)>;

pub(super) async fn check_all(
    from: &mut Side,
    to: &mut Side,
    matches: &Matches,
    progress: &impl Fn(MoveStep, u64, u64),
) -> Result<(), MoveError> {
    let copied = to.matches().await?;
    if let Some(table) = copied.keys().find(|table| !matches.contains_key(*table)) {
        return Err(MoveError::Differs(table.clone(), "the original has no such match".to_owned()));
    }
    for (done, table) in (1..).zip(matches.keys()) {
        let (original, copy) = (from.entries(table, -1).await?, to.entries(table, -1).await?);
        let differs = |what: &str| MoveError::Differs(table.clone(), what.to_owned());
        if original != copy {
            return Err(differs("its entries are others"));
        }
        if fold_both(original, copy).await != Some(true) {
            return Err(differs("played back it leads elsewhere"));
        }
        progress(MoveStep::Check, done, matches.len() as u64);
    }
    Ok(())
}

/// Whether both lead to the same table. None, if that could not be found out.
async fn fold_both(original: Entries, copy: Entries) -> Option<bool> {
    let original = tokio::task::spawn_blocking(move || fold(original));
    let copy = tokio::task::spawn_blocking(move || fold(copy));
    Some(original.await.ok()? == copy.await.ok()?)
}

/// A digest of the table to which a log leads: what everybody may see of it, and of a finished match its record, which holds every
/// decision and a digest of every so many tables. A log that is broken in the original is broken in the same way in the copy.
fn fold(entries: Entries) -> Result<[u8; 32], String> {
    let logged = |(n, at, entry): (i64, i64, String)| {
        let n = u32::try_from(n).map_err(|error| error.to_string())?;
        let entry = serde_json::from_str(&entry).map_err(|error| error.to_string())?;
        Ok(Logged { n, at: Time(at.unsigned_abs()), entry })
    };
    let log: Vec<Logged> = entries.into_iter().map(logged).collect::<Result<_, String>>()?;
    let restored = std::panic::catch_unwind(|| hall::Table::restore(log));
    let table = restored.map_err(|_| "reading it panicked")?.map_err(|error| error.to_string())?;
    let summary = serde_json::to_string(&table.summary()).map_err(|error| error.to_string())?;
    let mut digest = Sha256::new();
    digest.update(summary);
    digest.update(table.last_number().to_be_bytes());
    digest.update(table.record().unwrap_or_default());
    Ok(digest.finalize().into())
}
