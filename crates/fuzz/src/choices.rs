//! Bytes read as a sequence of choices.

/// What is left of an input.
pub(crate) struct Choices<'a>(pub(crate) &'a [u8]);

impl Choices<'_> {
    pub(crate) fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// The next byte; nothing left counts as zero.
    pub(crate) fn byte(&mut self) -> u8 {
        let Some((first, rest)) = self.0.split_first() else { return 0 };
        self.0 = rest;
        *first
    }

    /// One of the items, if there is any.
    pub(crate) fn any<T: Copy>(&mut self, items: &[T]) -> Option<T> {
        let number = usize::from(self.byte());
        items.get(number.checked_rem(items.len())?).copied()
    }
}
