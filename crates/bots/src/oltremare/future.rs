//! What the cards that stay in hand promise.

use super::faces::{ClassTally, Face};
use super::hand::Hand;
use super::value::{Circumstances, MOST_KEPT, MOST_VALUED, TopGroup, Valuation};

/// The cards that stay in hand.
pub(super) struct Rest<'a> {
    faces: [&'a Face; MOST_KEPT],
    /// What each of them is worth.
    worths: [f64; MOST_KEPT],
    /// The same, the most valuable first.
    values: [f64; MOST_KEPT],
    len: usize,
    tally: ClassTally,
}

impl<'a> Rest<'a> {
    /// No card yet.
    pub(super) fn none(hand: &Hand<'a>) -> Rest<'a> {
        let (faces, worths, values) = ([hand.faces[0]; MOST_KEPT], [0.0; MOST_KEPT], [0.0; MOST_KEPT]);
        Rest { faces, worths, values, len: 0, tally: ClassTally::default() }
    }

    /// What of this hand is not played, with so many cards of each class.
    pub(super) fn fill(&mut self, hand: &Hand<'a>, played: u32, tally: ClassTally) {
        self.tally = tally;
        self.len = 0;
        let mut places = !played & ((1 << hand.held) - 1);
        while places != 0 && self.len < MOST_KEPT {
            let face = hand.faces[usize::try_from(places.trailing_zeros()).expect("32 bits")];
            places &= places - 1;
            let worth = hand.share(face.class, tally.count(face.class)) + face.worth;
            self.faces[self.len] = face;
            self.worths[self.len] = worth;
            put_in_order(&mut self.values, self.len, worth);
            self.len += 1;
        }
    }

    /// The values in order, if cards of this class are worth this beside their symbols.
    fn with_share(&self, class: usize, share: f64) -> [f64; MOST_KEPT] {
        let mut values = [0.0; MOST_KEPT];
        for (len, face) in self.faces[..self.len].iter().enumerate() {
            let value = if face.class == class { share + face.worth } else { self.worths[len] };
            put_in_order(&mut values, len, value);
        }
        values
    }
}

/// Puts a value where it belongs among the first `len`, which are in falling order.
#[inline]
fn put_in_order(values: &mut [f64; MOST_KEPT], len: usize, value: f64) {
    let mut place = len;
    while place > 0 && values[place - 1] < value {
        values[place] = values[place - 1];
        place -= 1;
    }
    values[place] = value;
}

/// The places of a hand that are not played, as far as they are valued.
fn kept(hand: &Hand<'_>, played: u32) -> impl Iterator<Item = usize> {
    (0..hand.held).filter(move |place| played >> place & 1 == 0).take(MOST_KEPT)
}

impl Hand<'_> {
    /// How many cards of each class stay in hand, as far as they are valued.
    pub(super) fn tally_without(&self, places: u32, played: ClassTally) -> ClassTally {
        if self.held <= MOST_KEPT {
            return self.tally.minus(played);
        }
        kept(self, places).fold(ClassTally::default(), |tally, place| tally.plus(self.faces[place].in_class))
    }

    /// What each of so many cards of a class is worth that stay in hand and begin a group, but for its symbols.
    #[inline]
    fn share(&self, class: usize, cards: usize) -> f64 {
        let values = &self.classes[class];
        match values.alone.get(self.tally.count(class) - cards) {
            Some(share) => *share,
            None => self.valuation.share(class, 0, cards, values.odds),
        }
    }
}

impl Valuation<'_> {
    /// What is to come after this turn, with these cards in hand, so many unknown ones drawn, and this on top, of which one more
    /// comes with this chance.
    pub(super) fn future(&self, rest: &Rest<'_>, drawn: u8, top: &TopGroup, odds: f64) -> f64 {
        let next = self.around.turns_after.min(1.0);
        if next <= 0.0 {
            return 0.0;
        }
        let Some(class) = top.class else { return next * self.in_hand(&rest.values[..rest.len], drawn, top) };
        let count = rest.tally.count(class);
        let worth = if count > 0 {
            let share = self.share(class, top.run, count, odds);
            self.in_hand(&rest.with_share(class, share)[..rest.len], drawn, top)
        } else {
            self.in_hand(&rest.values[..rest.len], drawn, top)
        };
        next * (worth + self.growth(class, top.run, odds))
    }

    /// How many cards the hand limit leaves beside those that are played, where it is still to come in this turn.
    pub(super) fn room(&self) -> Option<usize> {
        let Circumstances { limit_to_come, lions, load, .. } = self.around;
        limit_to_come.then(|| usize::from(lions.saturating_sub(load)))
    }

    /// What cards of these values, the best first, and so many unknown ones are worth in hand.
    fn in_hand(&self, values: &[f64], drawn: u8, top: &TopGroup) -> f64 {
        let parameters = self.parameters;
        let mut held = values.len();
        let mut worth = 0.0;
        // The hand limit of this very turn, where it is still to come, takes the least of them.
        if let Some(room) = self.room().filter(|room| held > *room) {
            worth -= small(held - room) * parameters.excess_card;
            held = room;
        }
        let hand = (held + usize::from(drawn)).min(MOST_VALUED);
        let mut unknown = hand - held;
        let mut values = values[..held].iter().copied();
        let mut next = values.next();
        let lions = usize::from(top.lions);
        let weights = &self.weights[usize::from(top.load)];
        for weight in &weights[..hand.min(lions)] {
            let value = match next {
                Some(value) if unknown == 0 || value >= parameters.unknown_card => {
                    next = values.next();
                    value
                }
                _ => {
                    unknown -= 1;
                    parameters.unknown_card
                }
            };
            worth += value * weight;
        }
        for _ in lions..hand {
            worth -= parameters.excess_card;
        }
        let load = usize::from(top.load);
        if load > hand {
            worth -= small(load - hand) * parameters.missing_card;
        }
        worth + parameters.load[load]
    }
}

fn small(count: usize) -> f64 {
    f64::from(u8::try_from(count).expect("98 cards"))
}
