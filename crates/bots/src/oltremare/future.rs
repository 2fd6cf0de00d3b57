//! What the cards that stay in hand promise.

use super::faces::{ClassTally, Face};
use super::hand::Hand;
use super::value::{Circumstances, MOST_KEPT, TopGroup, Valuation};

/// Cards that are valued after some were drawn.
const MOST_VALUED: usize = MOST_KEPT + 6;

/// The cards that stay in hand, the most valuable first.
pub(super) struct Rest<'a> {
    faces: [&'a Face; MOST_KEPT],
    values: [f64; MOST_KEPT],
    len: usize,
    tally: ClassTally,
}

impl<'a> Rest<'a> {
    /// What of this hand is not played, with so many cards of each class.
    pub(super) fn new(hand: &Hand<'a>, played: u32, tally: ClassTally) -> Rest<'a> {
        let (faces, values) = ([hand.faces[0]; MOST_KEPT], [0.0; MOST_KEPT]);
        let mut rest = Rest { faces, values, len: 0, tally };
        for place in kept(hand, played) {
            let face = hand.faces[place];
            let share = hand.share(face.class, tally.count(face.class));
            rest.insert(face, share + face.worth);
        }
        rest
    }

    #[inline]
    fn insert(&mut self, face: &'a Face, value: f64) {
        let mut place = self.len;
        while place > 0 && self.values[place - 1] < value {
            self.values[place] = self.values[place - 1];
            self.faces[place] = self.faces[place - 1];
            place -= 1;
        }
        self.values[place] = value;
        self.faces[place] = face;
        self.len += 1;
    }

    /// The values in order, if cards of this class are worth this beside their symbols.
    fn with_share(&self, class: usize, share: f64) -> [f64; MOST_KEPT] {
        let mut values = [0.0; MOST_KEPT];
        let (mut of_class, mut others) = (0, 0);
        let skip = |mut place: usize, wanted: bool| {
            while place < self.len && (self.faces[place].class == class) != wanted {
                place += 1;
            }
            place
        };
        for value in &mut values[..self.len] {
            (of_class, others) = (skip(of_class, true), skip(others, false));
            let own =
                if of_class < self.len { share + self.faces[of_class].worth } else { f64::NEG_INFINITY };
            if others < self.len && self.values[others] >= own {
                *value = self.values[others];
                others += 1;
            } else {
                *value = own;
                of_class += 1;
            }
        }
        values
    }
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
    /// What each of so many cards of a class is worth, laid on so many others, but for its symbols.
    #[inline]
    pub(super) fn share(&self, class: usize, under: usize, cards: usize, odds: f64) -> f64 {
        let group = self.pays(class, under + cards) - self.pays(class, under)
            + self.growth(class, under + cards, odds)
            - self.growth(class, under, odds);
        group / f64::from(u8::try_from(cards).expect("98 cards"))
    }

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
        if let Some(room) = self.room() {
            worth -= small(held.saturating_sub(room)) * parameters.excess_card;
            held = held.min(room);
        }
        let hand = (held + usize::from(drawn)).min(MOST_VALUED);
        let (mut known, mut unknown) = (0, hand - held);
        for place in 0..hand {
            let value = if known < held && (unknown == 0 || values[known] >= parameters.unknown_card) {
                known += 1;
                values[known - 1]
            } else {
                unknown -= 1;
                parameters.unknown_card
            };
            worth += if place >= usize::from(top.lions) {
                -parameters.excess_card
            } else {
                value * self.weight(place, top.load)
            };
        }
        let short = usize::from(top.load).saturating_sub(hand);
        worth -= small(short) * parameters.missing_card;
        worth + parameters.load[usize::from(top.load)]
    }

    /// How much of its value a card brings that is played soon, later or never.
    #[inline]
    fn weight(&self, place: usize, load: u8) -> f64 {
        let load = usize::from(load);
        let [next, later, last] = self.weights;
        match place {
            place if place < load => next,
            place if place < load + 3 => later,
            _ => last,
        }
    }
}

fn small(count: usize) -> f64 {
    f64::from(u8::try_from(count).expect("98 cards"))
}
