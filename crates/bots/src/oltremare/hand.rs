//! What a hand is worth: every set of cards is tried, and every card on top.

use oltremare::{Card, CardSet, MOST_PLAYED, Ruleset};
use table::Pile;

use super::class_values::ClassValues;
use super::faces::{CARDS, CLASSES, ClassTally, Face, SymbolTally};
use super::future::Rest;
use super::in_hand::MOST_KEPT;
use super::value::{TopGroup, Valuation};

/// Cards played together.
pub(super) type Played = Pile<Card, MOST_PLAYED>;
/// Of the hand so many are looked at that might be kept, whichever others are played.
pub(super) const MOST_HELD: usize = MOST_KEPT + MOST_PLAYED;
/// Of so many cards every set is tried.
pub(super) const MOST_TRIED: usize = 10;

/// A hand, and what is the same whatever is played from it.
pub(super) struct Hand<'a> {
    pub(super) valuation: &'a Valuation<'a>,
    /// The first cards of the hand, by rising ids.
    pub(super) faces: [&'a Face; MOST_HELD],
    pub(super) held: usize,
    /// Of the whole hand.
    pub(super) tally: ClassTally,
    pub(super) classes: [ClassValues; CLASSES],
}

/// Some of the cards of a hand.
#[derive(Copy, Clone)]
pub(super) struct PlayedSet<'a> {
    pub(super) faces: [&'a Face; MOST_PLAYED],
    pub(super) len: usize,
    /// Their places in the hand.
    pub(super) places: u32,
    pub(super) symbols: SymbolTally,
    pub(super) tally: ClassTally,
    /// What they add to the cargo: each good together, and what continues the present group first.
    pub(super) pays: f64,
}

/// The best set found so far, and its value.
struct Best<'a> {
    value: f64,
    set: PlayedSet<'a>,
}

/// A card of a hand that is tried, and the bit that stands for its place, if it is among the first of the hand.
#[derive(Copy, Clone)]
struct TriedCard<'a> {
    face: &'a Face,
    place: u32,
}

impl Valuation<'_> {
    /// The best cards to play from this hand, if these are chosen already (OLT-4.91: by rising ids).
    pub(super) fn best_play(&self, cards: CardSet, chosen: &[Card]) -> (f64, Played) {
        let count = self.around.load.min(cards.len());
        let hand = Hand::new(self, cards);
        let mut tried = [TriedCard { face: hand.faces[0], place: 0 }; MOST_TRIED];
        let tried = hand.likely(cards, &mut tried);
        let mut set = PlayedSet::none(hand.faces[0]);
        for card in chosen {
            let TriedCard { face, place } = hand.tried(self.faces.of(*card));
            set = set.with(self, face, place);
        }
        let from =
            chosen.last().map_or(0, |last| tried.iter().take_while(|tried| tried.face.card <= *last).count());
        let tried = &tried[from..];
        let more = usize::from(count).saturating_sub(chosen.len());
        let mut best = Best { value: f64::NEG_INFINITY, set };
        hand.each_set(&set, tried, more, &mut |set| {
            let value = hand.play(set);
            if value > best.value {
                best = Best { value, set: *set };
            }
        });
        let worth = best.value - f64::from(self.around.load - count) * self.parameters.missing_card;
        (worth, best.set.faces[..best.set.len].iter().map(|face| face.card).collect())
    }
}

impl<'a> Hand<'a> {
    pub(super) fn new(valuation: &'a Valuation<'a>, hand: CardSet) -> Hand<'a> {
        let mut faces = [valuation.faces.of(Card::default()); MOST_HELD];
        let mut tally = ClassTally::default();
        let mut held = 0;
        for card in hand.iter() {
            let face = valuation.faces.of(card);
            tally = tally.plus(face.in_class);
            if held < MOST_HELD {
                faces[held] = face;
                held += 1;
            }
        }
        let mut classes = [ClassValues::default(); CLASSES];
        for (class, values) in classes.iter_mut().enumerate() {
            let count = tally.count(class);
            if count > 0 || held == 0 {
                *values = ClassValues::new(valuation, class, count, hand.len());
            }
        }
        Hand { valuation, faces, held, tally, classes }
    }

    fn tried(&self, face: &'a Face) -> TriedCard<'a> {
        let place = self.faces[..self.held].iter().position(|held| held.card == face.card);
        TriedCard { face, place: place.map_or(0, |place| 1 << place) }
    }

    /// Of a very large hand only the best cards are tried: all of them would take long.
    fn likely<'t>(&self, hand: CardSet, tried: &'t mut [TriedCard<'a>; MOST_TRIED]) -> &'t [TriedCard<'a>] {
        if self.held <= MOST_TRIED {
            let faces = &self.faces[..self.held];
            for ((place, face), tried) in faces.iter().enumerate().zip(tried.iter_mut()) {
                *tried = TriedCard { face, place: 1 << place };
            }
            return &tried[..self.held];
        }
        let value = |card: Card| {
            let face = self.valuation.faces.of(card);
            face.worth + f64::from(hand.and(Ruleset::cards_of_class(face.class)).len())
        };
        let mut cards: Pile<(f64, Card), CARDS> = hand.iter().map(|card| (value(card), card)).collect();
        cards.as_mut_slice().sort_unstable_by(|a, b| b.0.total_cmp(&a.0).then(a.1.cmp(&b.1)));
        for (tried, (_, card)) in tried.iter_mut().zip(&cards) {
            *tried = self.tried(self.valuation.faces.of(*card));
        }
        tried.sort_unstable_by_key(|tried| tried.face.card);
        tried
    }

    /// This set with every choice of so many more of these cards, in their order.
    fn each_set(
        &self,
        set: &PlayedSet<'a>,
        cards: &[TriedCard<'a>],
        more: usize,
        visit: &mut impl FnMut(&PlayedSet<'a>),
    ) {
        if more == 0 {
            return visit(set);
        }
        for first in 0..(cards.len() + 1).saturating_sub(more) {
            let TriedCard { face, place } = cards[first];
            let set = set.with(self.valuation, face, place);
            self.each_set(&set, &cards[first + 1..], more - 1, visit);
        }
    }

    /// What playing this set brings, well stowed.
    fn play(&self, set: &PlayedSet<'_>) -> f64 {
        let valuation = self.valuation;
        let (symbols, drawn) = valuation.resolve(set.symbols);
        let rest = &Rest::new(self, set.places, self.tally_without(set.places, set.tally), drawn);
        let faces = &set.faces[..set.len];
        if faces.is_empty() {
            let top = &valuation.around.top;
            let odds = top.class.map_or(0.0, |class| self.classes[class].odds);
            return symbols + valuation.future(rest, top, odds);
        }
        let mut best = f64::NEG_INFINITY;
        for (place, face) in faces.iter().enumerate() {
            if !faces[..place].iter().any(|before| before.class == face.class && before.load == face.load) {
                let (pays, run) = set.stowed_under(valuation, face.class);
                let top = TopGroup { class: Some(face.class), run, lions: face.lions, load: face.load };
                best = best.max(pays + valuation.future(rest, &top, self.classes[face.class].odds));
            }
        }
        symbols + best
    }
}

impl<'a> PlayedSet<'a> {
    /// No card; `any` stands where none is.
    #[inline]
    pub(super) fn none(any: &'a Face) -> PlayedSet<'a> {
        PlayedSet {
            faces: [any; MOST_PLAYED],
            len: 0,
            places: 0,
            symbols: SymbolTally::default(),
            tally: ClassTally::default(),
            pays: 0.0,
        }
    }

    /// This set and one more card, at the place for which this bit stands.
    #[inline]
    pub(super) fn with(&self, valuation: &Valuation<'_>, face: &'a Face, place: u32) -> PlayedSet<'a> {
        let added = &valuation.added[face.class];
        let before = self.tally.count(face.class);
        let mut more = *self;
        more.faces[self.len] = face;
        more.len += 1;
        more.places |= place;
        more.symbols = self.symbols.plus(face.symbols);
        more.tally = self.tally.plus(face.in_class);
        more.pays += added[before + 1] - added[before];
        more
    }

    /// What the set adds to the cargo with a card of this class on top, and how many of that class lie on top then: what lies
    /// on top of others does not continue the present group.
    #[inline]
    pub(super) fn stowed_under(&self, valuation: &Valuation<'_>, class: usize) -> (f64, usize) {
        let count = self.tally.count(class);
        let under = valuation.around.top.under(class);
        if under > 0 && count < self.len {
            return (self.pays - valuation.added[class][count] + valuation.pays(class, count), count);
        }
        (self.pays, under + count)
    }
}
