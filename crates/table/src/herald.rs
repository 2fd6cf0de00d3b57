//! Where events go.

/// Where events go: into a log, or, in a bot's head, nowhere at all.
pub trait Herald<E> {
    /// Takes a closure, so that an unheard event is never even built.
    fn tell(&mut self, event: impl FnOnce() -> E);
}

/// Nobody listens: what search uses.
impl<E> Herald<E> for () {
    #[inline(always)]
    fn tell(&mut self, _: impl FnOnce() -> E) {}
}

/// A log.
impl<E> Herald<E> for Vec<E> {
    fn tell(&mut self, event: impl FnOnce() -> E) {
        self.push(event());
    }
}
