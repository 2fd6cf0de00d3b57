//! Choosing the decision with the greatest value.

/// The first of those with the greatest value.
pub(crate) fn greatest<D: Copy>(decisions: &[D], mut value: impl FnMut(&D) -> f64) -> Option<D> {
    let mut best: Option<(f64, D)> = None;
    for decision in decisions {
        let value = value(decision);
        if best.is_none_or(|(most, _)| value > most) {
            best = Some((value, *decision));
        }
    }
    best.map(|(_, decision)| decision)
}
