//! What must hold between a table and the next: L4, L8, L9, L10.

use std::collections::HashSet;

use serde_json::Value;
use table::{Config as _, Game, Seat, Viewer, random_listed};

use super::{Examination, Found};
use crate::Law;
use crate::mutate::leaves;
use crate::random::random_seat;

impl<G: Game> Examination<'_, G> {
    pub(super) fn step(&mut self, game: &mut G, seat: Seat, decision: G::Decision) -> Found {
        self.seals_commute(game)?;
        let before = game.clone();
        let mut events = Vec::new();
        // Written down first: if it panics, it is the last decision of the violation.
        self.decisions.push((seat, decision));
        self.tally.decisions += 1;
        game.apply(seat, decision, &mut events);
        self.bounded()?;
        Self::conserved(Some(&before), game)?;
        self.veil_agrees(&before, game, &events)?;
        self.reveals_what_it_says(&before, game, &events)?;
        self.events.append(&mut events);
        Ok(())
    }

    /// L4.
    fn bounded(&self) -> Found {
        let most = self.config.most_decisions();
        if self.decisions.len() as u64 > u64::from(most) {
            return Err((Law::Finite, format!("more than {most} decisions")));
        }
        Ok(())
    }

    /// L10.
    pub(super) fn conserved(before: Option<&G>, game: &G) -> Found {
        match game.faults(before).first() {
            Some(fault) => Err((Law::Conserved, fault.to_string())),
            None => Ok(()),
        }
    }

    /// L8: a view that changes is told of; and what is told can be seen before or after.
    fn veil_agrees(&mut self, before: &G, after: &G, events: &[G::Event]) -> Found {
        for viewer in Viewer::all(self.config.seats()) {
            let silent = !events.iter().any(|event| G::veil(event, viewer).is_some());
            if silent && before.view(viewer) != after.view(viewer) {
                let (seat, decision) = self.decisions.last().expect("one was just made");
                let what = format!("after {decision:?} of {seat} {viewer:?} sees a change but hears nothing");
                return Err((Law::VeilAgrees, what));
            }
        }
        if self.is_sampled(32) { self.names_are_seen(before, after, events) } else { Ok(()) }
    }

    /// L8: every name (a text in an event, such as the id of a card) stands in the view before or after. Numbers
    /// have no names; what they reveal is for the vectors of each game.
    pub(super) fn names_are_seen(&self, before: &G, after: &G, events: &[G::Event]) -> Found {
        for viewer in Viewer::all(self.config.seats()) {
            let mut seen = HashSet::new();
            words(&json(&before.view(viewer)), &mut seen);
            words(&json(&after.view(viewer)), &mut seen);
            for event in events.iter().filter_map(|event| G::veil(event, viewer)) {
                if let Some(word) = unseen(&json(&event), &seen) {
                    let what = format!("{viewer:?} hears of {word:?} in {event:?}, but sees no such thing");
                    return Err((Law::VeilAgrees, what));
                }
            }
        }
        Ok(())
    }

    /// L8: a decision of which no event says that it reveals something leads, for the one who decided, to the same
    /// view on every table that it could imagine. Undo relies on it.
    fn reveals_what_it_says(&mut self, before: &G, after: &G, events: &[G::Event]) -> Found {
        let chance = before.dice().drawn() != after.dice().drawn() || events.iter().any(G::reveals);
        if chance || !self.is_sampled(4) {
            return Ok(());
        }
        let (seat, decision) = *self.decisions.last().expect("one was just made");
        let viewer = Viewer::Seat(seat);
        let mut imagined = G::imagine(&before.view(viewer), &mut self.dice);
        imagined.apply(seat, decision, &mut ());
        if imagined.view(viewer) != after.view(viewer) {
            let what =
                format!("{decision:?} of {seat} shows something, but no event says that it reveals anything");
            return Err((Law::VeilAgrees, what));
        }
        Ok(())
    }

    /// L9: two sealed decisions in either order.
    fn seals_commute(&mut self, game: &G) -> Found {
        let sealed = game.sealed();
        if sealed.len() < 2 {
            return Ok(());
        }
        let one = random_seat(sealed, &mut self.dice);
        let two = random_seat(sealed - one.into(), &mut self.dice);
        let first = random_listed(game, one, &mut self.dice, &mut self.menu);
        let second = random_listed(game, two, &mut self.dice, &mut self.menu);
        let (Some(first), Some(second)) = (first, second) else { return Ok(()) };
        let in_order = |order: [(Seat, G::Decision); 2]| {
            let mut table = game.clone();
            let passed = order.iter().all(|(seat, decision)| table.decide(*seat, *decision, &mut ()).is_ok());
            passed.then_some(table)
        };
        if in_order([(one, first), (two, second)]) != in_order([(two, second), (one, first)]) {
            let what = format!("{first:?} of {one} and {second:?} of {two} depend on their order");
            return Err((Law::CommutingSeals, what));
        }
        Ok(())
    }
}

fn json<T: serde::Serialize>(value: &T) -> Value {
    serde_json::to_value(value).expect("views and events are plain data")
}

/// Every word that a view shows: names of fields and values.
fn words(value: &Value, seen: &mut HashSet<String>) {
    if let Value::Object(fields) = value {
        seen.extend(fields.keys().cloned());
    }
    match value {
        Value::Array(items) => items.iter().for_each(|item| words(item, seen)),
        Value::Object(fields) => fields.values().for_each(|field| words(field, seen)),
        Value::String(word) => _ = seen.insert(word.clone()),
        _ => {}
    }
}

/// A word in an event that no view shows.
fn unseen(event: &Value, seen: &HashSet<String>) -> Option<String> {
    let mut found = None;
    leaves(event, &mut |leaf| {
        if let Value::String(word) = leaf
            && !seen.contains(word)
        {
            found = Some(word.clone());
        }
    });
    found
}
