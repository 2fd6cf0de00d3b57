//! Where events go.

/// Receives the events of a decision: a list keeps them, `()` ignores them (search).
pub trait EventSink<E> {
    /// Takes a closure, so that an event that nobody receives is never built.
    fn emit(&mut self, event: impl FnOnce() -> E);
}

/// Ignores every event: what search uses.
impl<E> EventSink<E> for () {
    #[inline(always)]
    fn emit(&mut self, _: impl FnOnce() -> E) {}
}

/// A log.
impl<E> EventSink<E> for Vec<E> {
    fn emit(&mut self, event: impl FnOnce() -> E) {
        self.push(event());
    }
}
