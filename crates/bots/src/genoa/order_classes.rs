//! Orders that are worth the same: those of one size that lack the same number of wares.

/// Large orders lack none to three wares, small ones none or one.
pub(super) const CLASSES: usize = LARGE + 2;
const LARGE: usize = 4;
const SMALLEST: u8 = 4;

/// The class of orders that lack so many wares.
pub(super) fn class_of(is_large: bool, missing: usize) -> usize {
    if is_large { missing } else { LARGE + missing }
}

#[inline]
pub(super) fn is_large(class: u8) -> bool {
    class < SMALLEST
}

/// How many wares such orders lack.
#[inline]
pub(super) fn missing(class: u8) -> u8 {
    class % SMALLEST
}

/// The class that they belong to when so many wares are taken with `any_ware`.
#[inline]
pub(super) fn with_wild(class: u8, wild: u8) -> u8 {
    class - missing(class).min(wild)
}
