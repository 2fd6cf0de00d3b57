//! Scoring (chapter 6): Venice in the middle, and everything at the end.

use serde::{Deserialize, Serialize};
use table::{EventSink, PerSeat, Seat, Standing};

use crate::{Card, CardSet, Event, Good, Oltremare, Phase, Ruleset, Tokens};

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

/// OLT-6.23: everybody with the highest value gets the first reward, with the second the next, and so on; equal values
/// share a place and do not use up the following one (OLT-10.13). Zero is a value like any other (OLT-10.15).
pub fn majority<K: Ord + Copy + Default>(ruleset: Ruleset, values: &PerSeat<K>) -> PerSeat<i32> {
    let rewards = ruleset.differences().majority;
    values.map(|_, mine| {
        let mut place = 0;
        let mut reached = None;
        // One distinct higher value after another.
        while let Some(next) = values
            .as_slice()
            .iter()
            .filter(|value| *value > mine && reached.is_none_or(|reached| **value < reached))
            .max()
        {
            place += 1;
            reached = Some(*next);
        }
        rewards.get(place).copied().unwrap_or(0)
    })
}

/// OLT-6.24: what tokens are compared by.
pub fn token_value(ruleset: Ruleset, tokens: &Tokens) -> (u32, usize) {
    let kinds = if ruleset.differences().token_kinds_break_ties { tokens.kinds().count() } else { 0 };
    (tokens.total(), kinds)
}

/// What a seat has when points are counted, by the table or as far as a viewer sees it.
#[derive(Copy, Clone, Default)]
pub(crate) struct Counted {
    pub(crate) ducats: i32,
    pub(crate) prestige: u8,
    /// OLT-6.22: what its groups pay.
    pub(crate) cargo: i32,
    /// Cards on its pirate stack.
    pub(crate) pirates: u8,
    pub(crate) tokens: Tokens,
}

/// OLT-6.20, OLT-6.23, OLT-6.24, OLT-6.25, OLT-6.26: what each seat scores for that.
pub(crate) fn sheets(ruleset: Ruleset, counted: &PerSeat<Counted>) -> PerSeat<Sheet> {
    let prestige = majority(ruleset, &counted.map(|_, seat| seat.prestige));
    let tokens = majority(ruleset, &counted.map(|_, seat| token_value(ruleset, &seat.tokens)));
    counted.map(|seat, has| Sheet {
        ducats: has.ducats,
        prestige: prestige[seat],
        cargo: has.cargo,
        pirates: -i32::from(has.pirates),
        tokens: tokens[seat],
    })
}

impl Oltremare {
    /// OLT-6.22: what this seat's cargo pays.
    pub(crate) fn cargo_worth(&self, seat: Seat) -> i32 {
        let mut ducats = 0;
        each_group(self.config.ruleset, self.cargo.iter(seat), |group| ducats += group.ducats);
        ducats
    }

    /// OLT-6.10, OLT-6.11, OLT-6.12: once in a game; Venice leaves it.
    pub(crate) fn intermediate_scoring(&mut self, sink: &mut impl EventSink<Event>) {
        self.venice = None;
        let prestige = self.players.map(|_, player| player.prestige);
        let ducats = majority(self.config.ruleset, &prestige);
        for (seat, player) in self.players.iter_mut() {
            player.ducats += ducats[seat];
            player.prestige = 0;
        }
        sink.emit(|| Event::PrestigePaid { ducats });
        if self.config.ruleset.differences().cargo_at_venice {
            Seat::first(self.config.seats).for_each(|seat| self.sell_lower_cargo(seat, sink));
        }
    }

    /// OLT-6.12: the top group stays, in unchanged order; the rest is paid and discarded. OLT-10.9: played cards are no
    /// cargo yet.
    fn sell_lower_cargo(&mut self, seat: Seat, sink: &mut impl EventSink<Event>) {
        let Some(top) = self.cargo.top(seat) else { return };
        let kept = self.cargo.iter(seat).take_while(|card| card.class() == top.class()).count();
        let mut ducats = 0;
        each_group(self.config.ruleset, self.cargo.iter(seat).skip(kept), |group| ducats += group.ducats);
        let sold: CardSet = self.cargo.iter(seat).skip(kept).collect();
        if sold.is_empty() {
            return;
        }
        sink.emit(|| {
            let cards = self.cargo.iter(seat).skip(kept).collect();
            Event::CargoSold { seat, cards, ducats }
        });
        let mut group = table::Pile::<Card, { crate::components::CARDS.len() }>::new();
        while let Some(card) = self.cargo.pop(seat) {
            group.push(card);
        }
        let top_down = &group.as_slice()[..kept];
        top_down.iter().rev().for_each(|card| self.cargo.push(seat, *card));
        self.discard = self.discard.or(sold);
        self.players[seat].ducats += ducats;
    }

    /// OLT-6.20: what each seat scores if the game ends now.
    pub(crate) fn sheets(&self) -> PerSeat<Sheet> {
        let counted = self.players.map(|seat, player| Counted {
            ducats: player.ducats.0,
            prestige: player.prestige,
            cargo: self.cargo_worth(seat),
            pirates: self.pirates.len(seat),
            tokens: player.tokens,
        });
        sheets(self.config.ruleset, &counted)
    }

    /// OLT-6.30: highest total; then, where ties are broken, more cargo cards, then nearer to the start player.
    pub(crate) fn final_standing(&self) -> Standing {
        let scores = self.sheets().map(|_, sheet| sheet.total());
        if !self.config.ruleset.differences().ties_are_broken {
            return Standing::new(scores, scores.map(|_, _| 0_u8));
        }
        let seats = self.config.seats;
        let nearness = |seat: Seat| seats - (seat.number() + seats - self.start.number()) % seats;
        let cargo = |seat: Seat| self.cargo.len(seat) + self.players[seat].cashed.unwrap_or(0);
        Standing::new(scores, scores.map(|seat, _| (cargo(seat), nearness(seat))))
    }

    /// OLT-6.20: told in the order of the box. OLT-8.1: everything is revealed.
    pub(crate) fn end_game(&mut self, sink: &mut impl EventSink<Event>) {
        self.phase = Phase::Over;
        for part in self.config.ruleset.differences().final_parts {
            sink.emit(|| Event::Scored { part, ducats: self.sheets().map(|_, sheet| sheet.part(part)) });
        }
        sink.emit(|| Event::Ended { winners: self.final_standing().winners() });
    }
}
