//! Where the tower can still get to, and what a seat would have of it (GEN-4.6, GEN-4.7, GEN-4.8, GEN-4.32, GEN-4.45).

use serde::{Deserialize, Serialize};
use table::Seat;

use super::brings::{Brings, brings};
use super::{errands, fulfilled};
use crate::{Card, Face, Field, FieldSet, Phase, View};

/// A walk of the tower to a field.
#[derive(Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Walk {
    /// The fields on the way, the last included.
    pub path: Vec<Field>,
    /// GEN-4.45: the own messages that it fulfils.
    pub messages: Vec<Card>,
    /// GEN-4.32, GEN-4.29: the own orders for its last field whose wares are there.
    pub orders: Vec<Card>,
    /// What its last field itself brings: messages that end on the way are not counted.
    pub brings: Brings,
}

/// To each field within reach the walk that fulfils most messages of this seat, and of such the shortest.
pub(super) fn walks(view: &View, seat: Seat) -> Vec<Walk> {
    let moves = matches!(view.phase, Phase::Current | Phase::Pay { .. } | Phase::Action(_) | Phase::Onward);
    let Some(here) = view.turn.here().filter(|_| moves) else { return Vec::new() };
    let mut search = Search { view, best: Vec::new() };
    search.go_on(&mut Vec::new(), here, view.turn.visited());
    let mut found = search.best;
    found.sort_by_key(|walk| walk.path.len());
    for walk in &mut found {
        let Some(last) = walk.path.last() else { continue };
        walk.orders = orders(view, seat, *last);
        let there = |card: &Card| card.route().is_some_and(|route| route.contains(*last));
        let messages: Vec<Card> = walk.messages.iter().copied().filter(there).collect();
        walk.brings = brings(&messages, &walk.orders);
    }
    found
}

struct Search<'a> {
    view: &'a View,
    best: Vec<Walk>,
}

impl Search<'_> {
    fn go_on(&mut self, path: &mut Vec<Field>, from: Field, visited: FieldSet) {
        if path.len() + 1 >= usize::from(self.view.turn.tower) {
            return;
        }
        for field in from.neighbours().without(visited).iter() {
            let mut visited = visited;
            visited.insert(field);
            path.push(field);
            self.note(path, visited);
            self.go_on(path, field, visited);
            path.pop();
        }
    }

    fn note(&mut self, path: &[Field], visited: FieldSet) {
        let before = self.view.turn.visited();
        let done: Vec<Card> = fulfilled(self.view, before).collect();
        let messages: Vec<Card> = fulfilled(self.view, visited).filter(|card| !done.contains(card)).collect();
        let known = self.best.iter_mut().find(|walk| walk.path.last() == path.last());
        let better = |walk: &Walk| (messages.len(), walk.path.len()) > (walk.messages.len(), path.len());
        match known {
            Some(walk) if better(walk) => (walk.path, walk.messages) = (path.to_vec(), messages),
            Some(_) => {}
            None => self.best.push(Walk {
                path: path.to_vec(),
                messages,
                orders: Vec::new(),
                brings: Brings::default(),
            }),
        }
    }
}

/// The orders of a seat's own hand that could be fulfilled on this field with the wares that are there.
pub(super) fn orders(view: &View, seat: Seat, field: Field) -> Vec<Card> {
    let here = |card: &Card| match card.face() {
        Face::LargeOrder { villa, .. } => Field::from(villa) == field,
        Face::SmallOrder { building, .. } => Field::from(building) == field,
        _ => false,
    };
    let ready = |card: &Card| errands::lacking(view, seat, *card).is_empty();
    view.hand.iter().filter(here).filter(ready).collect()
}
