//! Scoring (chapter 6): Venice in the middle, and everything at the end.

use serde::{Deserialize, Serialize};
use table::{EventSink, PerSeat, Seat, Standing};

use crate::components::LONGEST_PAYOUT;
use crate::{Board, Card, CardSet, Deck, Event, Good, Oltremare, Phase, Ruleset, Tokens};

/// OLT-6.20: the parts of the final scoring beside the ducats in hand.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Part {
    /// OLT-6.23.
    Prestige,
    /// OLT-6.22.
    Cargo,
    /// OLT-6.25.
    Pirates,
    /// OLT-6.24.
    #[serde(rename = "tokens")]
    HarbourTokens,
}

/// OLT-6.20: where the final score of a seat comes from. OLT-6.26: not from its hand.
#[derive(Copy, Clone, Eq, PartialEq, Default, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Sheet {
    /// In hand, or owed.
    pub ducats: i32,
    /// OLT-6.23.
    pub prestige: i32,
    /// OLT-6.22.
    pub cargo: i32,
    /// OLT-6.25: never above zero.
    pub pirates: i32,
    /// OLT-6.24.
    pub tokens: i32,
}

impl Sheet {
    /// The final score.
    pub fn total(&self) -> i32 {
        self.ducats + self.prestige + self.cargo + self.pirates + self.tokens
    }

    fn part(&self, part: Part) -> i32 {
        match part {
            Part::Prestige => self.prestige,
            Part::Cargo => self.cargo,
            Part::Pirates => self.pirates,
            Part::HarbourTokens => self.tokens,
        }
    }
}

/// OLT-6.21: consecutive cards of one good.
#[derive(Copy, Clone, Eq, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Group {
    /// Which good.
    pub good: Good,
    /// How many cards.
    pub cards: u8,
    /// OLT-6.22: what they pay.
    pub ducats: i32,
}

/// OLT-6.21, OLT-6.22: each group of a cargo stack, from the top down.
pub(crate) fn each_group(
    ruleset: Ruleset,
    top_down: impl Iterator<Item = Card>,
    mut visit: impl FnMut(Group),
) {
    let mut group: Option<(usize, u8)> = None;
    let mut close = |group: Option<(usize, u8)>| {
        let Some((class, cards)) = group else { return };
        let differences = ruleset.differences();
        let row = differences.payouts[class];
        let ducats = row[usize::from(cards).min(row.len()) - 1];
        visit(Group { good: differences.goods[class], cards, ducats });
    };
    for card in top_down {
        match &mut group {
            Some((class, cards)) if *class == card.class() => *cards += 1,
            _ => close(group.replace((card.class(), 1))),
        }
    }
    close(group);
}

/// OLT-6.22: what all groups of a cargo stack pay together.
pub(crate) fn cargo_worth(ruleset: Ruleset, top_down: impl Iterator<Item = Card>) -> i32 {
    let mut ducats = 0;
    each_group(ruleset, top_down, |group| ducats += group.ducats);
    ducats
}

/// OLT-6.21: how many cards the group on top has.
pub fn top_group(top_down: impl Iterator<Item = Card>) -> usize {
    let mut top = None;
    top_down.take_while(|card| *top.get_or_insert(card.class()) == card.class()).count()
}

/// OLT-6.23: everybody with the highest value gets the first reward, with the second the next, and so on; equal values
/// share a place and do not use up the following one (OLT-10.13). Zero is a value like any other (OLT-10.15).
pub fn majority<K: Ord + Copy + Default>(ruleset: Ruleset, values: &PerSeat<K>) -> PerSeat<i32> {
    values.map(|seat, _| majority_of(ruleset, values, seat))
}

/// OLT-6.23: the reward of one seat.
pub fn majority_of<K: Ord + Copy + Default>(ruleset: Ruleset, values: &PerSeat<K>, seat: Seat) -> i32 {
    let mut place = 0;
    let mut reached = None;
    // One distinct higher value after another.
    while let Some(next) = values
        .as_slice()
        .iter()
        .filter(|value| **value > values[seat] && reached.is_none_or(|reached| **value < reached))
        .max()
    {
        place += 1;
        reached = Some(*next);
    }
    ruleset.differences().majority.get(place).copied().unwrap_or(0)
}

/// OLT-6.24: what tokens are compared by.
pub fn token_value(ruleset: Ruleset, tokens: &Tokens) -> (u32, usize) {
    let kinds = if ruleset.differences().token_kinds_break_ties { tokens.kinds().count() } else { 0 };
    (tokens.total(), kinds)
}

impl Ruleset {
    /// OLT-6.22: no group of more cards than this pays more.
    pub const LONGEST_PAYOUT: usize = LONGEST_PAYOUT;

    /// OLT-6.22: what a group of so many cards of a good pays; nothing, where there is no card or the box has no such good.
    pub fn pays(self, good: Good, cards: usize) -> i32 {
        let row = self.payout(good);
        cards.min(row.len()).checked_sub(1).map_or(0, |last| row[last])
    }
}

impl Board {
    /// OLT-6.22: what this seat's cargo pays.
    pub(crate) fn cargo_worth(&self, seat: Seat) -> i32 {
        cargo_worth(self.ruleset(), self.cargo.iter(seat))
    }

    /// OLT-6.20: what each seat would score if the game ended now, as far as its cargo is seen (OLT-7.2).
    pub fn seen_sheets(&self) -> PerSeat<Sheet> {
        self.sheets_with(|seat| cargo_worth(self.ruleset(), self.cargo(seat)))
    }

    /// OLT-6.20, OLT-6.23, OLT-6.24, OLT-6.25, OLT-6.26: what each seat scores if its cargo pays this.
    pub(crate) fn sheets_with(&self, cargo: impl Fn(Seat) -> i32) -> PerSeat<Sheet> {
        let prestige = majority(self.ruleset(), &self.players.map(|_, player| player.prestige));
        let tokens = self.players.map(|_, player| token_value(self.ruleset(), &player.tokens));
        let tokens = majority(self.ruleset(), &tokens);
        self.players.map(|seat, player| Sheet {
            ducats: player.ducats.0,
            prestige: prestige[seat],
            cargo: cargo(seat),
            pirates: -i32::from(player.pirates),
            tokens: tokens[seat],
        })
    }

    fn final_sheets(&self) -> PerSeat<Sheet> {
        self.sheets_with(|seat| self.cargo_worth(seat))
    }

    /// OLT-6.30: highest total; then, where ties are broken, more cargo cards, then nearer to the start player.
    pub(crate) fn final_standing(&self) -> Standing {
        let scores = self.final_sheets().map(|_, sheet| sheet.total());
        if !self.ruleset().differences().ties_are_broken {
            return Standing::new(scores, scores.map(|_, _| 0_u8));
        }
        let seats = self.seats();
        let nearness = |seat: Seat| seats - (seat.number() + seats - self.start.number()) % seats;
        let cargo = |seat: Seat| self.players[seat].cargo_cards + self.players[seat].cashed.unwrap_or(0);
        Standing::new(scores, scores.map(|seat, _| (cargo(seat), nearness(seat))))
    }

    /// OLT-6.10, OLT-6.11, OLT-6.12: once in a game; Venice leaves it.
    pub(crate) fn intermediate_scoring(&mut self, sink: &mut impl EventSink<Event>) {
        self.venice = false;
        let prestige = self.players.map(|_, player| player.prestige);
        let ducats = majority(self.ruleset(), &prestige);
        for (seat, player) in self.players.iter_mut() {
            player.ducats += ducats[seat];
            player.prestige = 0;
        }
        sink.emit(|| Event::PrestigePaid { ducats });
        if self.ruleset().differences().cargo_at_venice {
            Seat::first(self.seats()).for_each(|seat| self.sell_lower_cargo(seat, sink));
        }
    }

    /// OLT-6.12: the top group stays, in unchanged order; the rest is paid and discarded. OLT-10.9: played cards are no
    /// cargo yet.
    fn sell_lower_cargo(&mut self, seat: Seat, sink: &mut impl EventSink<Event>) {
        let kept = top_group(self.cargo.iter(seat));
        let sold: CardSet = self.cargo.iter(seat).skip(kept).collect();
        if sold.is_empty() {
            return;
        }
        let ducats = cargo_worth(self.ruleset(), self.cargo.iter(seat).skip(kept));
        sink.emit(|| {
            let cards = self.cargo.iter(seat).skip(kept).collect();
            Event::CargoSold { seat, cards, ducats }
        });
        let mut stack = Deck::new();
        while let Some(card) = self.take_from_cargo(seat) {
            stack.push(card);
        }
        let top_down = &stack.as_slice()[..kept];
        top_down.iter().rev().for_each(|card| self.stow(seat, *card));
        self.discard = self.discard.or(sold);
        self.players[seat].ducats += ducats;
    }
}

impl Oltremare {
    /// OLT-6.20: told in the order of the box. OLT-8.1: everything is revealed.
    pub(crate) fn end_game(&mut self, sink: &mut impl EventSink<Event>) {
        self.board.phase = Phase::Over;
        for part in self.board.ruleset().differences().final_parts {
            sink.emit(|| Event::Scored {
                part,
                ducats: self.board.final_sheets().map(|_, sheet| sheet.part(part)),
            });
        }
        sink.emit(|| Event::Ended { winners: self.board.final_standing().winners() });
    }
}
