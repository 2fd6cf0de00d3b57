//! What the cards that stay in hand promise.

use super::faces::{ClassTally, Face};
use super::hand::Hand;
use super::in_hand::{InOrder, MOST_KEPT};
use super::value::{TopGroup, Valuation};

/// The cards that stay in hand, and the unknown ones that come to them.
pub(super) struct Rest<'a> {
    faces: [&'a Face; MOST_KEPT],
    /// What each of them is worth.
    worths: [f64; MOST_KEPT],
    len: usize,
    tally: ClassTally,
    drawn: u8,
}

impl<'a> Rest<'a> {
    /// What of this hand is not played, with so many cards of each class, and so many unknown ones.
    pub(super) fn new(hand: &Hand<'a>, played: u32, tally: ClassTally, drawn: u8) -> Rest<'a> {
        let (faces, worths) = ([hand.faces[0]; MOST_KEPT], [0.0; MOST_KEPT]);
        let mut rest = Rest { faces, worths, len: 0, tally, drawn };
        for place in kept(hand, played) {
            let face = hand.faces[place];
            rest.faces[rest.len] = face;
            rest.worths[rest.len] = hand.share(face.class, tally.count(face.class)) + face.worth;
            rest.len += 1;
        }
        rest
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
    /// What is to come after this turn, with these cards in hand and this on top, of which one more comes with this chance.
    pub(super) fn future(&self, rest: &Rest<'_>, top: &TopGroup, odds: f64) -> f64 {
        let Some(class) = top.class else { return self.next * self.rest_in_hand(rest, None, top) };
        let count = rest.tally.count(class);
        let share = (count > 0).then(|| (class, self.share(class, top.run, count, odds)));
        self.next * (self.rest_in_hand(rest, share, top) + self.growth(class, top.run, odds))
    }

    /// What the cards that stay in hand are worth, if those of a class are worth something else beside their symbols.
    fn rest_in_hand(&self, rest: &Rest<'_>, share: Option<(usize, f64)>, top: &TopGroup) -> f64 {
        let mut values = InOrder::new();
        for (len, (face, worth)) in rest.faces.iter().zip(&rest.worths).enumerate().take(rest.len) {
            let changed =
                share.filter(|(class, _)| *class == face.class).map(|(_, share)| share + face.worth);
            values.put(len, changed.unwrap_or(*worth));
        }
        let left = self.left_of(rest.len);
        values.leave(rest.len, left.cards);
        self.in_hand(&values, left, rest.drawn, (top.lions, top.load))
    }
}
