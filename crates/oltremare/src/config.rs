//! What is agreed before the start (OLT-3.1, OLT-3.4, OLT-7.1, OLT-7.2), and what the two boxes do not agree on (section 1.3).

use serde::{Deserialize, Serialize};
use table::Seat;

use crate::components::{
    AMIGO2005, CARDS, CARDS_OF_CLASS, CLASSES, MAX_SEATS, MIN_SEATS, MTM2004, PROPOSALS,
};
use crate::scoring::Part;
use crate::{Card, CardSet, Good, Goods, Rule};

/// Seats, ruleset and options.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Config {
    /// 2 to 5.
    pub seats: u8,
    /// OLT-1.1: which box.
    #[serde(default)]
    pub ruleset: Ruleset,
    /// OLT-7.2: views repeat every cargo stack, not only its top card.
    #[serde(default = "yes")]
    pub memory_aid: bool,
    /// OLT-7.2: no free chat at this table. For the house; the rules know no chat (OLT-5.33).
    #[serde(default)]
    pub quiet: bool,
    /// OLT-3.4: who begins; drawn at random where the host names nobody.
    #[serde(default)]
    pub start: Option<Seat>,
    /// Which reading of the rules; old records keep theirs.
    #[serde(default)]
    pub rulings: Rulings,
}

/// OLT-1.1: the two boxes.
#[derive(Copy, Clone, Eq, PartialEq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Ruleset {
    /// *Oltremare – Merchants of Venice*, Mind the Move, 2004.
    Mtm2004,
    /// *Oltre Mare*, Amigo, 2005.
    Amigo2005,
}

table::rulings! {
    /// Every ruling of chapter 10. None of them has changed since there are records.
    First = 1,
}

/// Section 1.3, line by line, with the figures that happen to be the same in both boxes. The values are in the data file.
///
/// Lines 3, 6, 13, 15 to 18 are ruled alike for both; 19 to 22 are names and wooden parts.
#[expect(clippy::struct_excessive_bools, reason = "the table asks yes or no as often as that")]
pub(crate) struct Differences {
    /// The name of the box.
    pub(crate) title: &'static str,
    /// Line 1: the goods, from the rarest to the commonest.
    pub(crate) goods: [Good; CLASSES],
    /// Line 2: for each of them what a group of so many cards pays.
    pub(crate) payouts: [&'static [i32]; CLASSES],
    /// Line 4: hands before or after the reshuffle.
    pub(crate) dealing: Dealing,
    /// Line 5: does Venice count when it lies on top at the end of a turn?
    pub(crate) venice_on_top_at_turn_end: bool,
    /// Lines 7 and 8: is the cargo below the top group sold at the intermediate scoring, and discarded?
    pub(crate) cargo_at_venice: bool,
    /// Line 9: how long is played after the last card.
    pub(crate) end: End,
    /// Line 10: do the discard pile, then liquidated stacks, become a new stock?
    pub(crate) restock: bool,
    /// Line 11: in which order the final scoring is told.
    pub(crate) final_parts: [Part; 4],
    /// Line 12: do more kinds of token beat fewer, at equal numbers?
    pub(crate) token_kinds_break_ties: bool,
    /// Line 14: is a tie for victory broken?
    pub(crate) ties_are_broken: bool,
    /// OLT-3.5.
    pub(crate) start_ducats: i32,
    /// OLT-3.7.
    pub(crate) start_hand: u8,
    /// OLT-4.20.
    pub(crate) purchases: u8,
    /// OLT-4.22.
    pub(crate) price: i32,
    /// OLT-4.22: with 0 ducats or less.
    pub(crate) price_in_need: i32,
    /// OLT-4.23.
    pub(crate) favourable_prices: [i32; 4],
    /// OLT-6.23.
    pub(crate) majority: [i32; 3],
    /// OLT-3.8.
    pub(crate) venice_fifths: [u8; 2],
}

/// OLT-3.7.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub(crate) enum Dealing {
    DealThenReshuffle,
    ReshuffleThenDeal,
}

/// OLT-6.1, OLT-6.2.
#[derive(Copy, Clone, Eq, PartialEq, Debug)]
pub(crate) enum End {
    ActiveTurn,
    Round,
}

impl Ruleset {
    /// OLT-1.1: what a paragraph says of one edition alone; all of it stands in section 1.3.
    #[inline]
    pub(crate) fn differences(self) -> &'static Differences {
        match self {
            Ruleset::Mtm2004 => &MTM2004,
            Ruleset::Amigo2005 => &AMIGO2005,
        }
    }

    /// The name of the box.
    pub fn title(self) -> &'static str {
        self.differences().title
    }

    /// OLT-2.3: so many goods has either box.
    pub const CLASSES: usize = CLASSES;

    /// OLT-2.3: the goods of this box, from the rarest to the commonest.
    pub fn goods(self) -> [Good; CLASSES] {
        self.differences().goods
    }

    /// OLT-2.3: what a card shows in this box.
    #[inline]
    pub fn good(self, card: Card) -> Good {
        self.differences().goods[card.class()]
    }

    /// All cards of a good; none, if the other box has it.
    pub fn cards_of(self, good: Good) -> CardSet {
        let class = self.differences().goods.iter().position(|known| *known == good);
        class.map_or(CardSet::EMPTY, |class| CARDS_OF_CLASS[class])
    }

    /// All cards of the good that has this place in [`Ruleset::goods`]: the same in both boxes.
    #[inline]
    pub fn cards_of_class(class: usize) -> CardSet {
        static OF_CLASS: [CardSet; CLASSES] = CARDS_OF_CLASS;
        OF_CLASS[class]
    }

    /// OLT-6.22: the payout row of a good, for one card, two, and so on.
    pub fn payout(self, good: Good) -> &'static [i32] {
        let class = self.differences().goods.iter().position(|known| *known == good);
        class.map_or(&[], |class| self.differences().payouts[class])
    }
}

impl Default for Ruleset {
    fn default() -> Ruleset {
        Ruleset::DEFAULT
    }
}

fn yes() -> bool {
    true
}

impl table::Config for Config {
    fn standard(seats: u8) -> Config {
        Config {
            seats,
            ruleset: Ruleset::DEFAULT,
            memory_aid: true,
            quiet: false,
            start: None,
            rulings: Rulings::First,
        }
    }

    fn seats(&self) -> u8 {
        self.seats
    }

    /// OLT-7.2
    fn allows_chat(&self) -> bool {
        !self.quiet
    }

    /// OLT-9.14: fewer turns than cards, and one round. In a turn a seat posts so many offers (OLT-5.30), each of which
    /// every seat answers or withdraws once; the active one discards, buys, plays, sails and stows.
    fn most_decisions(&self) -> u32 {
        let seats = u32::from(self.seats);
        let cards = u32::try_from(CARDS.len()).expect("98 cards");
        let talk = seats * u32::from(PROPOSALS) * (1 + seats);
        let own = cards + 4 + 1 + 4 + 4 + 1 + 4;
        (cards + seats) * (talk + own)
    }
}

impl Config {
    /// OLT-3.1, OLT-3.4: can this be played?
    pub(crate) fn check(&self) -> Result<(), Rule> {
        if !(MIN_SEATS..=MAX_SEATS).contains(&self.seats) {
            return Err(Rule::Seats);
        }
        if self.start.is_some_and(|start| start.number() >= self.seats) {
            return Err(Rule::StartSeat);
        }
        Ok(())
    }

    /// OLT-3.1, OLT-7.1: the cards in the game; two play without grain.
    pub fn cards(&self) -> CardSet {
        let classes = if self.seats == 2 { CLASSES - 1 } else { CLASSES };
        (0..classes).map(Ruleset::cards_of_class).fold(CardSet::EMPTY, CardSet::or)
    }

    /// OLT-2.3: how many cards of each good are in the game.
    pub fn goods(&self) -> Goods {
        self.cards().iter().map(|card| self.ruleset.good(card)).collect()
    }

    /// OLT-3.8: the goods cards in the stock when play begins.
    pub(crate) fn first_stock(&self) -> u8 {
        let per_seat = 1 + self.ruleset.differences().start_hand;
        self.cards().len().saturating_sub(self.seats * per_seat)
    }

    /// OLT-3.8: the fewest and the most cards that may lie under Venice.
    pub(crate) fn venice_window(&self) -> (u8, u8) {
        let [least, most] = self.ruleset.differences().venice_fifths;
        let stock = u16::from(self.first_stock());
        let low = (u16::from(least) * stock).div_ceil(5);
        let high = u16::from(most) * stock / 5;
        (u8::try_from(low).expect("98 cards"), u8::try_from(high).expect("98 cards"))
    }
}
