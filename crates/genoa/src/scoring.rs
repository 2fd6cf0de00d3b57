//! End and scoring (chapter 6): ducats, privileges in chains along the rim, and markers on buildings.

use serde::{Deserialize, Serialize};
use table::{EventSink, PerSeat, Seat, Standing};

use crate::components::{CHAIN, CHAIN_STEP, MARKER_AT_END, RING};
use crate::{ByBuilding, CardKind, CardSet, Event, Face, Genoa, Phase, Player, Specials, Wares};

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
}

/// GEN-6.2: what the privileges among these cards are worth.
pub fn privileges(cards: CardSet) -> i32 {
    let mut owned = [false; RING.len()];
    for card in cards.and(CardKind::Privilege.cards()).iter() {
        if let Face::Privilege { building } = card.face()
            && let Some(place) = building.on_rim()
        {
            owned[place] = true;
        }
    }
    // Chains are counted from a gap on, so that none is cut where the list begins.
    let Some(gap) = owned.iter().position(|owned| !owned) else { return chain(RING.len()) };
    owned.rotate_left(gap);
    owned.split(|owned| !owned).map(|links| chain(links.len())).sum()
}

/// GEN-6.2: one chain of so many.
pub fn chain(length: usize) -> i32 {
    match length.checked_sub(1) {
        None => 0,
        Some(n) if n < CHAIN.len() => CHAIN[n],
        Some(n) => {
            let beyond = i32::try_from(n + 1 - CHAIN.len()).expect("fourteen privileges");
            CHAIN[CHAIN.len() - 1] + CHAIN_STEP * beyond
        }
    }
}

/// What counts for the score of a seat, on the table or as a viewer knows it.
pub(crate) struct Possessions<'a> {
    pub(crate) ducats: u16,
    pub(crate) hand: CardSet,
    pub(crate) wares: &'a Wares,
    pub(crate) specials: &'a Specials,
    pub(crate) stock: u8,
}

impl Possessions<'_> {
    /// GEN-6.1: what this seat scores with these markers on buildings. GEN-6.4: what else it holds breaks ties.
    pub(crate) fn sheet(&self, seat: Seat, markers: &ByBuilding<Option<Seat>>) -> Sheet {
        let placed = markers.iter().filter(|(_, owner)| **owner == Some(seat)).count();
        let cards = self.hand.without(CardKind::Privilege.cards()).len();
        Sheet {
            ducats: self.ducats.into(),
            privileges: privileges(self.hand),
            markers: i32::from(MARKER_AT_END) * i32::try_from(placed).expect("18 buildings"),
            goods: self.wares.total() + self.specials.total() + u32::from(self.stock) + u32::from(cards),
        }
    }
}

impl Genoa {
    /// GEN-6.1: what each seat scores if the game ends now.
    pub(crate) fn sheets(&self) -> PerSeat<Sheet> {
        self.players.map(|seat, player| {
            let Player { ducats, wares, specials, stock, .. } = player;
            let hand = self.hands[seat];
            Possessions { ducats: *ducats, hand, wares, specials, stock: *stock }.sheet(seat, &self.markers)
        })
    }

    /// GEN-6.4: the highest score, then more remaining goods; still tied, they share.
    pub(crate) fn final_standing(&self) -> Standing {
        let sheets = self.sheets();
        Standing::new(sheets.map(|_, sheet| sheet.total()), sheets.map(|_, sheet| sheet.goods))
    }

    /// E1: everything is revealed.
    pub(crate) fn end_game(&mut self, sink: &mut impl EventSink<Event>) {
        self.phase = Phase::Over;
        sink.emit(|| Event::Scored { sheets: self.sheets() });
        sink.emit(|| Event::Ended { winners: self.final_standing().winners() });
    }
}
