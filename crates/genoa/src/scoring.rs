//! End and scoring (chapter 6): ducats, privileges in chains along the rim, and markers on buildings.

use serde::{Deserialize, Serialize};
use table::{EventSink, PerSeat, Seat, Standing};

use crate::components::{CHAIN, CHAIN_STEP, MARKER_AT_END, RING};
use crate::{Board, CardKind, CardSet, Event, Face, Genoa, Phase, Player};

/// GEN-6.1: where the final score of a seat comes from. GEN-6.3: from nothing else.
#[derive(Copy, Clone, Eq, PartialEq, Default, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Sheet {
    /// In hand.
    pub ducats: i32,
    /// GEN-6.2.
    pub privileges: i32,
    /// Own markers on buildings.
    pub markers: i32,
    /// GEN-6.4: remaining goods, which break ties and score nothing.
    pub goods: u32,
}

impl Sheet {
    /// The final score.
    pub fn total(&self) -> i32 {
        self.ducats + self.privileges + self.markers
    }

    /// GEN-6.1: what a seat with these ducats and this hand scores if the game ends now. GEN-6.4: what else it holds breaks
    /// ties.
    pub(crate) fn of(board: &Board, seat: Seat, ducats: u16, hand: CardSet) -> Sheet {
        let placed = board.markers.iter().filter(|(_, owner)| **owner == Some(seat)).count();
        let Player { wares, specials, stock, .. } = &board.players[seat];
        let cards = hand.without(CardKind::Privilege.cards()).len();
        Sheet {
            ducats: ducats.into(),
            privileges: privileges(hand),
            markers: i32::from(MARKER_AT_END) * i32::try_from(placed).expect("18 buildings"),
            goods: wares.total() + specials.total() + u32::from(*stock) + u32::from(cards),
        }
    }
}

/// GEN-6.2: what the privileges among these cards are worth.
pub fn privileges(cards: CardSet) -> i32 {
    let mut sum = 0;
    each_chain(cards, |_, length| sum += chain_points(length));
    sum
}

/// GEN-6.2: the chains that the privileges among these cards make, buildings side by side on the rim: the place of the first
/// clockwise, and how many they are. The last place of the rim is next to the first.
pub(crate) fn each_chain(cards: CardSet, mut visit: impl FnMut(usize, usize)) {
    let mut owned = [false; RING.len()];
    for card in cards.and(CardKind::Privilege.cards()).iter() {
        if let Face::Privilege { building } = card.face()
            && let Some(place) = building.on_rim()
        {
            owned[place] = true;
        }
    }
    // Chains are counted from a gap on, so that none is cut where the list begins.
    let Some(gap) = owned.iter().position(|owned| !owned) else { return visit(0, RING.len()) };
    let mut length = 0;
    for place in gap + 1..=gap + RING.len() {
        if owned[place % RING.len()] {
            length += 1;
        } else if length > 0 {
            visit((place - length) % RING.len(), length);
            length = 0;
        }
    }
}

/// GEN-6.2: what one chain of so many scores.
pub(crate) fn chain_points(length: usize) -> i32 {
    match length.checked_sub(1) {
        None => 0,
        Some(n) if n < CHAIN.len() => CHAIN[n],
        Some(n) => {
            let beyond = i32::try_from(n + 1 - CHAIN.len()).expect("fourteen privileges");
            CHAIN[CHAIN.len() - 1] + CHAIN_STEP * beyond
        }
    }
}

impl Genoa {
    /// GEN-6.1: what each seat scores if the game ends now.
    pub(crate) fn sheets(&self) -> PerSeat<Sheet> {
        self.secrets.map(|seat, own| Sheet::of(&self.board, seat, own.ducats, own.hand))
    }

    /// GEN-6.4: the highest score, then more remaining goods; still tied, they share.
    pub(crate) fn final_standing(&self) -> Standing {
        let sheets = self.sheets();
        Standing::new(sheets.map(|_, sheet| sheet.total()), sheets.map(|_, sheet| sheet.goods))
    }

    /// E1: everything is revealed.
    pub(crate) fn end_game(&mut self, sink: &mut impl EventSink<Event>) {
        self.board.phase = Phase::Over;
        sink.emit(|| Event::Scored { sheets: self.sheets() });
        sink.emit(|| Event::Ended { winners: self.final_standing().winners() });
    }
}
