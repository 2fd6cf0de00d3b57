//! What hands are worth that differ in one card only: all that is the same in them is worked out once.

use oltremare::{CardSet, Symbol};

use super::bound::ROUNDING;
use super::ceiling::Ceiling;
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
    ceiling: Ceiling,
    /// What each of the common cards is worth at the most, if it stays in hand, and the best of the own ones.
    most: [f64; MOST_TRIED],
    most_of_own: f64,
    /// What all that stays in hand is worth at the most.
    most_kept: f64,
}

/// A set of common cards that is played.
#[derive(Copy, Clone)]
struct Tried<'a> {
    set: PlayedSet<'a>,
    /// What the other common cards are worth at the most, if they stay in hand.
    most_kept: f64,
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
            let face = valuation.faces.of(card);
            tally = tally.plus(face.in_class);
            put_by_symbols(&mut faces, held, face);
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
        let left = valuation.left_of(held + 1 - count);
        let ceiling = Ceiling::new(valuation, &classes, tally, held + 1 - count);
        let most_of = |face: &Face| {
            greater(0.0, (classes[face.class].most + face.worth) * valuation.parameters.next_turn)
        };
        let mut most = [0.0; MOST_TRIED];
        most.iter_mut().zip(&faces[..held]).for_each(|(most, face)| *most = most_of(face));
        let most_of_own = own.iter().fold(0.0, |most, own| greater(most, most_of(own)));
        let best = most.iter().fold(most_of_own, |best, most| greater(best, *most));
        let most_kept = best * f64::from(u8::try_from(left.cards).expect("a hand of few cards"));
        Some(Alike {
            valuation,
            common: faces,
            held,
            own,
            class,
            draw,
            count,
            tally,
            classes,
            ceiling,
            most,
            most_of_own,
            most_kept,
        })
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
        let nothing = Tried { set: PlayedSet::none(self.own[0]), most_kept: self.most.iter().sum() };
        self.try_sets(&nothing, 0, &mut kept, &mut best);
        best
    }

    /// Tries this set of common cards with all that can complete it: common cards from this place on, and the own one.
    fn try_sets(&self, tried: &Tried<'a>, from: usize, kept: &mut Kept<'a>, best: &mut [f64; N]) {
        let more = self.count - tried.set.len;
        if more == 0 {
            return self.keep_own(tried, kept, best);
        }
        if more == 1 {
            self.play_own(tried, kept, best);
        }
        for place in from..(self.held + 2).saturating_sub(more).min(self.held) {
            let set = tried.set.with(self.valuation, self.common[place], 1 << place);
            let most_kept = tried.most_kept - self.most[place];
            self.try_sets(&Tried { set, most_kept }, place + 1, kept, best);
        }
    }

    /// This set of common cards is played, the own card stays in hand.
    fn keep_own(&self, tried: &Tried<'a>, kept: &mut Kept<'a>, best: &mut [f64; N]) {
        let (valuation, set) = (self.valuation, &tried.set);
        let (symbols, drawn) = valuation.resolve(set.symbols);
        let most_kept = smaller(tried.most_kept + self.most_of_own, self.most_kept);
        let most = self.ceiling.of((set.symbols, symbols), set.pays, most_kept) + ROUNDING;
        if best.iter().all(|best| most < *best) {
            return;
        }
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
    fn play_own(&self, tried: &Tried<'a>, kept: &mut Kept<'a>, best: &mut [f64; N]) {
        let (valuation, common) = (self.valuation, &tried.set);
        let set = common.with(valuation, self.own[0], 0);
        let most_kept = smaller(tried.most_kept, self.most_kept);
        let mut symbols = [0.0; N];
        let mut may_be_best = false;
        for ((symbols, own), best) in symbols.iter_mut().zip(&self.own).zip(&*best) {
            let tally = common.symbols.plus(own.symbols);
            *symbols = valuation.resolve(tally).0;
            may_be_best |= self.ceiling.of((tally, *symbols), set.pays, most_kept) + ROUNDING >= *best;
        }
        if !may_be_best {
            return;
        }
        let cards = common.symbols.count(Symbol::Card);
        let drawn = [valuation.drawn(cards), valuation.drawn(cards + 1)];
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
        for ((best, most), symbols) in best.iter_mut().zip(&most).zip(&symbols) {
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

/// Puts a card among the first `len`, the best symbols first: good sets come early, and others need not be valued.
#[inline]
fn put_by_symbols<'a>(faces: &mut [&'a Face; MOST_TRIED], len: usize, face: &'a Face) {
    let mut place = len;
    while place > 0 && faces[place - 1].worth < face.worth {
        faces[place] = faces[place - 1];
        place -= 1;
    }
    faces[place] = face;
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
