//! What hands are worth that differ in one card only: all that is the same in them is worked out once.

use oltremare::{CardSet, Symbol};

use super::class_values::ClassValues;
use super::faces::{CLASSES, ClassTally, Face};
use super::hand::{MOST_TRIED, PlayedSet};
use super::in_hand::{InOrder, Left, greater, smaller};
use super::value::Valuation;

/// `N` hands of few cards: those that all of them have, and in each an own one, which is of the same class everywhere.
pub(super) struct Alike<'a, const N: usize> {
    valuation: &'a Valuation<'a>,
    common: [&'a Face; MOST_TRIED],
    held: usize,
    own: [&'a Face; N],
    class: usize,
    /// Are there own cards without the card symbol, and with it?
    draw: [bool; 2],
    /// So many cards are played.
    count: usize,
    /// Of each whole hand.
    tally: ClassTally,
    classes: [ClassValues; CLASSES],
}

/// The common cards that stay in hand.
struct Kept<'a> {
    faces: [&'a Face; MOST_TRIED],
    /// What each of them is worth.
    worths: [f64; MOST_TRIED],
    len: usize,
    /// How many of each class stay in hand, the own card among them.
    tally: ClassTally,
    in_order: InOrder,
    /// The same, if cards of one class are worth something else.
    changed: InOrder,
}

impl<'a, const N: usize> Alike<'a, N> {
    /// Nothing, if the hands have too many cards for this.
    pub(super) fn new(
        valuation: &'a Valuation<'a>,
        common: CardSet,
        own: [&'a Face; N],
    ) -> Option<Alike<'a, N>> {
        let cards = common.len() + 1;
        if usize::from(cards) > MOST_TRIED {
            return None;
        }
        let mut faces = [own[0]; MOST_TRIED];
        let mut tally = own[0].in_class;
        let mut held = 0;
        for card in common.iter() {
            faces[held] = valuation.faces.of(card);
            tally = tally.plus(faces[held].in_class);
            held += 1;
        }
        let mut classes = [ClassValues::default(); CLASSES];
        for (class, values) in classes.iter_mut().enumerate() {
            let count = tally.count(class);
            if count > 0 {
                *values = ClassValues::new(valuation, class, count, cards);
            }
        }
        let draw = [own.iter().any(|own| own.draws == 0), own.iter().any(|own| own.draws == 1)];
        let count = usize::from(valuation.around.load.min(cards));
        let class = own[0].class;
        Some(Alike { valuation, common: faces, held, own, class, draw, count, tally, classes })
    }

    /// What the best play from each hand brings, and what it leaves.
    pub(super) fn best_plays(&self) -> [f64; N] {
        let mut best = [f64::NEG_INFINITY; N];
        let mut kept = Kept {
            faces: [self.own[0]; MOST_TRIED],
            worths: [0.0; MOST_TRIED],
            len: 0,
            tally: ClassTally::default(),
            in_order: InOrder::new(),
            changed: InOrder::new(),
        };
        self.try_sets(&PlayedSet::none(self.own[0]), 0, &mut kept, &mut best);
        best
    }

    /// Tries this set of common cards with all that can complete it: common cards from this place on, and the own one.
    fn try_sets(&self, set: &PlayedSet<'a>, from: usize, kept: &mut Kept<'a>, best: &mut [f64; N]) {
        let more = self.count - set.len;
        if more == 0 {
            return self.keep_own(set, kept, best);
        }
        if more == 1 {
            self.play_own(set, kept, best);
        }
        for place in from..(self.held + 2).saturating_sub(more).min(self.held) {
            let set = set.with(self.valuation, self.common[place], 1 << place);
            self.try_sets(&set, place + 1, kept, best);
        }
    }

    /// This set of common cards is played, the own card stays in hand.
    fn keep_own(&self, set: &PlayedSet<'a>, kept: &mut Kept<'a>, best: &mut [f64; N]) {
        let valuation = self.valuation;
        let (symbols, drawn) = valuation.resolve(set.symbols);
        self.keep(set, kept);
        let left = valuation.left_of(kept.len + 1);
        let beside = left.cards.saturating_sub(1);
        let taken = kept.in_order.leave(kept.len, beside);
        let own = self.worths_of_own(self.alone(self.class, kept.tally), left, taken);
        let mut most = [f64::NEG_INFINITY; N];
        let mut seen = 0;
        for top in &set.faces[..set.len] {
            if seen & top.as_top != 0 {
                continue;
            }
            seen |= top.as_top;
            let (pays, run) = set.stowed_under(valuation, top.class);
            let odds = self.classes[top.class].odds;
            let count = kept.tally.count(top.class);
            let worths = if count > 0 {
                let share = valuation.share(top.class, run, count, odds);
                let taken = kept.change(top.class, share, beside);
                let of_own = if top.class == self.class { share } else { self.alone(self.class, kept.tally) };
                let own = self.worths_of_own(of_own, left, taken);
                valuation.in_hands(&kept.changed, left, drawn, own, top)
            } else {
                valuation.in_hands(&kept.in_order, left, drawn, own, top)
            };
            let growth = valuation.growth(top.class, run, odds);
            for (most, worth) in most.iter_mut().zip(&worths) {
                *most = greater(*most, pays + valuation.next * (worth + growth));
            }
        }
        for (best, most) in best.iter_mut().zip(&most) {
            *best = greater(*best, symbols + most);
        }
    }

    /// This set of common cards is played with the own one.
    fn play_own(&self, common: &PlayedSet<'a>, kept: &mut Kept<'a>, best: &mut [f64; N]) {
        let valuation = self.valuation;
        let cards = common.symbols.count(Symbol::Card);
        let drawn = [valuation.drawn(cards), valuation.drawn(cards + 1)];
        let set = common.with(valuation, self.own[0], 0);
        self.keep(&set, kept);
        let left = valuation.left_of(kept.len);
        kept.in_order.leave(kept.len, left.cards);
        let mut most = [f64::NEG_INFINITY; N];
        for (place, top) in set.faces[..set.len].iter().enumerate() {
            let (pays, run) = set.stowed_under(valuation, top.class);
            let odds = self.classes[top.class].odds;
            let count = kept.tally.count(top.class);
            if count > 0 {
                kept.change(top.class, valuation.share(top.class, run, count, odds), left.cards);
            }
            let values = if count > 0 { &kept.changed } else { &kept.in_order };
            let growth = valuation.growth(top.class, run, odds);
            let value = |draws: usize, top: &Face| {
                let worth = valuation.in_hand(values, left, drawn[draws], (top.lions, top.load));
                pays + valuation.next * (worth + growth)
            };
            if place + 1 == set.len {
                for (most, own) in most.iter_mut().zip(&self.own) {
                    *most = greater(*most, value(own.draws, own));
                }
                continue;
            }
            let without = if self.draw[0] { value(0, top) } else { 0.0 };
            let with = if self.draw[1] { value(1, top) } else { 0.0 };
            for (most, own) in most.iter_mut().zip(&self.own) {
                *most = greater(*most, if own.draws == 0 { without } else { with });
            }
        }
        for ((best, most), own) in best.iter_mut().zip(&most).zip(&self.own) {
            let (symbols, _) = valuation.resolve(common.symbols.plus(own.symbols));
            *best = greater(*best, symbols + most);
        }
    }

    /// The common cards that are not played.
    #[inline]
    fn keep(&self, set: &PlayedSet<'a>, kept: &mut Kept<'a>) {
        kept.tally = self.tally.minus(set.tally);
        kept.len = 0;
        let mut places = !set.places & ((1 << self.held) - 1);
        while places != 0 {
            let face = self.common[usize::try_from(places.trailing_zeros()).expect("32 bits")];
            places &= places - 1;
            let worth = self.alone(face.class, kept.tally) + face.worth;
            kept.faces[kept.len] = face;
            kept.worths[kept.len] = worth;
            kept.in_order.put(kept.len, worth);
            kept.len += 1;
        }
    }

    /// What each card of a class is worth that stays in hand and begins a group, if so many stay, but for its symbols.
    #[inline]
    fn alone(&self, class: usize, kept: ClassTally) -> f64 {
        self.classes[class].alone[self.tally.minus(kept).count(class)]
    }

    /// What the own cards are worth in hand, if cards of their class are worth this beside their symbols. The hand limit takes
    /// the own card, or instead of it the last one that it leaves of the others.
    #[inline]
    fn worths_of_own(&self, share: f64, left: Left, taken: f64) -> [f64; N] {
        let most = if left.cards == 0 { f64::NEG_INFINITY } else { f64::INFINITY };
        let mut worths = [0.0; N];
        for (worth, own) in worths.iter_mut().zip(&self.own) {
            *worth = smaller(greater(share + own.worth, taken), most);
        }
        worths
    }
}

impl Kept<'_> {
    /// Puts them in order anew, as if cards of this class were worth this beside their symbols, and leaves so many. Returns the
    /// greatest value of those that it takes away.
    #[inline]
    fn change(&mut self, class: usize, share: f64, left: usize) -> f64 {
        for (len, (face, worth)) in self.faces.iter().zip(&self.worths).enumerate().take(self.len) {
            self.changed.put(len, if face.class == class { share + face.worth } else { *worth });
        }
        self.changed.leave(self.len, left)
    }
}
