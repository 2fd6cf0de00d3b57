//! Where the tower can still get to, and what a seat would have of it (GEN-4.6, GEN-4.7, GEN-4.8, GEN-4.32, GEN-4.45).

use serde::{Deserialize, Serialize};
use table::Seat;

use super::brings::{Brings, brings};
use crate::{Board, Card, CardSet, Field, FieldSet, Own, Phase, Turn};

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
pub(super) fn walks(board: &Board, own: &Own, seat: Seat) -> Vec<Walk> {
    let moves = matches!(board.phase, Phase::Current | Phase::Pay { .. } | Phase::Action(_) | Phase::Onward);
    let Some(here) = board.turn.here().filter(|_| moves) else { return Vec::new() };
    let mut search = Search { turn: &board.turn, own, best: Vec::new() };
    search.go_on(&mut Vec::new(), here, board.turn.visited(), board.turn.tower);
    let mut found = search.best;
    found.sort_by_key(|walk| walk.path.len());
    for walk in &mut found {
        let Some(last) = walk.path.last() else { continue };
        walk.orders = orders(board, own, seat, *last);
        let there = |card: &Card| card.route().is_some_and(|route| route.contains(*last));
        let messages: Vec<Card> = walk.messages.iter().copied().filter(there).collect();
        walk.brings = brings(&messages, &walk.orders);
    }
    found
}

struct Search<'a> {
    turn: &'a Turn,
    own: &'a Own,
    best: Vec<Walk>,
}

impl Search<'_> {
    fn go_on(&mut self, path: &mut Vec<Field>, from: Field, visited: FieldSet, tower: u8) {
        for field in Turn::moves_from(from, visited, tower).iter() {
            let mut visited = visited;
            visited.insert(field);
            path.push(field);
            self.note(path, visited);
            self.go_on(path, field, visited, tower - 1);
            path.pop();
        }
    }

    fn note(&mut self, path: &[Field], visited: FieldSet) {
        let messages = newly_delivered(self.own.hand, self.turn.visited(), visited);
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

/// GEN-4.45: the messages of a hand that are fulfilled with these fields visited, and were not before.
pub(super) fn newly_delivered(hand: CardSet, before: FieldSet, after: FieldSet) -> Vec<Card> {
    hand.iter().filter(|card| card.is_delivered_by(after) && !card.is_delivered_by(before)).collect()
}

/// The orders of a seat's own hand that could be fulfilled on this field with the wares that are there.
pub(super) fn orders(board: &Board, own: &Own, seat: Seat, field: Field) -> Vec<Card> {
    let Some(building) = field.building() else { return Vec::new() };
    let wares = &board.players[seat].wares;
    own.hand.iter().filter(|card| card.can_be_fulfilled(building, wares)).collect()
}
