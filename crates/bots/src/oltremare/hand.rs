//! What a hand is worth: every set of cards is tried, and every card on top.

use oltremare::{Card, CardSet, MOST_PLAYED, Ruleset};
use table::Pile;

use super::class_values::ClassValues;
use super::combinations::{MOST_TRIED, combinations};
use super::faces::{CARDS, CLASSES, ClassTally, Face, SymbolTally};
use super::future::Rest;
use super::value::{MOST_KEPT, TopGroup, Valuation};

/// Cards played together.
pub(super) type Played = Pile<Card, MOST_PLAYED>;
/// Of the hand so many are looked at that might be kept, whichever others are played.
pub(super) const MOST_HELD: usize = MOST_KEPT + MOST_PLAYED;

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
struct PlayedSet<'a> {
    faces: [&'a Face; MOST_PLAYED],
    len: usize,
    /// Their places in the hand.
    places: u32,
    symbols: SymbolTally,
    tally: ClassTally,
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
        let mut set = hand.nothing();
        for card in chosen {
            set.add(hand.tried(self.faces.of(*card)));
        }
        let from =
            chosen.last().map_or(0, |last| tried.iter().take_while(|tried| tried.face.card <= *last).count());
        let tried = &tried[from..];
        let more = usize::from(count).saturating_sub(chosen.len());
        let mut rest = Rest::none(&hand);
        let mut best = (f64::NEG_INFINITY, set);
        for places in combinations(tried.len(), more) {
            let mut set = set;
            places[..more].iter().for_each(|place| set.add(tried[usize::from(*place)]));
            rest.fill(&hand, set.places, hand.tally_without(set.places, set.tally));
            let value = hand.play(&set, &rest);
            if value > best.0 {
                best = (value, set);
            }
        }
        let worth = best.0 - f64::from(self.around.load - count) * self.parameters.missing_card;
        (worth, best.1.faces[..best.1.len].iter().map(|face| face.card).collect())
    }
}

impl<'a> PlayedSet<'a> {
    #[inline]
    fn add(&mut self, card: TriedCard<'a>) {
        self.faces[self.len] = card.face;
        self.len += 1;
        self.places |= card.place;
        self.symbols = self.symbols.plus(card.face.symbols);
        self.tally = self.tally.plus(card.face.in_class);
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

    fn nothing(&self) -> PlayedSet<'a> {
        PlayedSet {
            faces: [self.faces[0]; MOST_PLAYED],
            len: 0,
            places: 0,
            symbols: SymbolTally::default(),
            tally: ClassTally::default(),
        }
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

    /// What playing this set brings, well stowed.
    fn play(&self, set: &PlayedSet<'_>, rest: &Rest<'_>) -> f64 {
        let valuation = self.valuation;
        let (symbols, drawn) = valuation.resolve(set.symbols);
        let faces = &set.faces[..set.len];
        if faces.is_empty() {
            let top = &valuation.around.top;
            let odds = top.class.map_or(0.0, |class| self.classes[class].odds);
            return symbols + valuation.future(rest, drawn, top, odds);
        }
        // Each good together, and what continues the present group first.
        let mut pays = 0.0;
        let mut seen = 0_u8;
        for face in faces {
            if seen >> face.class & 1 == 0 {
                seen |= 1 << face.class;
                pays += self.classes[face.class].added[set.tally.count(face.class)];
            }
        }
        let mut best = f64::NEG_INFINITY;
        for (place, face) in faces.iter().enumerate() {
            if !faces[..place].iter().any(|before| before.class == face.class && before.load == face.load) {
                best = best.max(self.stow_under(set, pays, face, rest, drawn));
            }
        }
        symbols + best
    }

    /// The played cards with this one on top, of which all pay this if they are stowed best: what lies on top of others does not
    /// continue the present group.
    #[inline]
    fn stow_under(&self, set: &PlayedSet<'_>, pays: f64, top: &Face, rest: &Rest<'_>, drawn: u8) -> f64 {
        let class = top.class;
        let count = set.tally.count(class);
        let mut under = self.valuation.around.top.under(class);
        let mut pays = pays;
        if under > 0 && count < set.len {
            pays = pays - self.classes[class].added[count] + self.valuation.pays(class, count);
            under = 0;
        }
        let top = TopGroup { class: Some(class), run: under + count, lions: top.lions, load: top.load };
        pays + self.valuation.future(rest, drawn, &top, self.classes[class].odds)
    }
}
