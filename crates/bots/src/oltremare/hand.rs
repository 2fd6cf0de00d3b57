//! What a hand is worth: every set of cards is tried, and every card on top.

use oltremare::{Card, CardSet, MOST_PLAYED, Ruleset};
use table::Pile;

use super::faces::{ClassTally, Face, SymbolTally};
use super::future::{GroupValues, Rest};
use super::value::{MOST_KEPT, TopGroup, Valuation};

/// Cards played together.
pub(super) type Played = Pile<Card, MOST_PLAYED>;
/// More cards of one hand are not tried: they would take long, and hands are rarely larger.
const MOST_TRIED: usize = 10;
/// Of the hand so many are looked at that might be kept, whichever others are played.
pub(super) const MOST_HELD: usize = MOST_KEPT + MOST_PLAYED;

/// A hand, and what is the same whatever is played from it.
pub(super) struct Hand<'a> {
    pub(super) valuation: &'a Valuation<'a>,
    /// The first cards of the hand, by rising ids.
    cards: [Card; MOST_HELD],
    pub(super) faces: [&'a Face; MOST_HELD],
    pub(super) held: usize,
    /// Of the whole hand.
    pub(super) tally: ClassTally,
    pub(super) groups: GroupValues,
}

/// Some of the cards of a hand.
#[derive(Copy, Clone, Default)]
struct PlayedSet {
    cards: Played,
    /// Their places in the hand.
    places: u32,
    symbols: SymbolTally,
    tally: ClassTally,
}

impl PlayedSet {
    #[inline]
    fn and(mut self, card: Card, face: &Face, place: u32) -> PlayedSet {
        self.cards.push(card);
        self.places |= place;
        self.symbols = self.symbols.plus(face.symbols);
        self.tally = self.tally.plus(face.in_class);
        self
    }
}

impl Valuation<'_> {
    /// The best cards to play from this hand, if these are chosen already (OLT-4.91: by rising ids).
    pub(super) fn best_play(&self, cards: CardSet, chosen: &[Card]) -> (f64, Played) {
        let count = self.around.load.min(cards.len());
        let hand = Hand::new(self, cards);
        let begun = |set: PlayedSet, card: &Card| set.and(*card, self.faces.of(*card), hand.place_of(*card));
        let set = chosen.iter().fold(PlayedSet::default(), begun);
        let mut best = (f64::NEG_INFINITY, set.cards);
        let tried = self.likely(cards);
        let from = chosen.last().map_or(0, |last| tried.iter().take_while(|card| *card <= last).count());
        hand.each_set(&tried.as_slice()[from..], usize::from(count), set, &mut |set| {
            let value = hand.play(set);
            if value > best.0 {
                best = (value, set.cards);
            }
        });
        best.0 -= f64::from(self.around.load - count) * self.parameters.missing_card;
        best
    }

    /// Of a very large hand only the best cards are tried.
    fn likely(&self, hand: CardSet) -> Pile<Card, MOST_TRIED> {
        if usize::from(hand.len()) <= MOST_TRIED {
            return hand.iter().collect();
        }
        let value = |card: Card| {
            let face = self.faces.of(card);
            face.worth + f64::from(hand.and(Ruleset::cards_of_class(face.class)).len())
        };
        let mut cards: Vec<Card> = hand.iter().collect();
        cards.sort_by(|a, b| value(*b).total_cmp(&value(*a)));
        cards.truncate(MOST_TRIED);
        cards.sort_unstable();
        cards.into_iter().collect()
    }
}

impl<'a> Hand<'a> {
    pub(super) fn new(valuation: &'a Valuation<'a>, hand: CardSet) -> Hand<'a> {
        let mut cards = [Card::default(); MOST_HELD];
        let mut faces = [valuation.faces.of(Card::default()); MOST_HELD];
        let mut tally = ClassTally::default();
        let mut held = 0;
        for card in hand.iter() {
            let face = valuation.faces.of(card);
            tally = tally.plus(face.in_class);
            if held < MOST_HELD {
                cards[held] = card;
                faces[held] = face;
                held += 1;
            }
        }
        Hand { valuation, cards, faces, held, tally, groups: GroupValues::new(valuation, hand.len(), tally) }
    }

    /// The bit that stands for this card, if it is among the first of the hand.
    #[inline]
    fn place_of(&self, card: Card) -> u32 {
        let place = self.cards[..self.held].iter().position(|held| *held == card);
        place.map_or(0, |place| 1 << place)
    }

    /// Every set of so many cards that begins with those in `set` and goes on with some of these.
    fn each_set(&self, cards: &[Card], count: usize, set: PlayedSet, visit: &mut impl FnMut(&PlayedSet)) {
        if set.cards.len() >= count {
            return visit(&set);
        }
        let needed = count - set.cards.len();
        for place in 0..(cards.len() + 1).saturating_sub(needed) {
            let card = cards[place];
            let more = set.and(card, self.valuation.faces.of(card), self.place_of(card));
            self.each_set(&cards[place + 1..], count, more, visit);
        }
    }

    /// What playing this set brings, well stowed.
    fn play(&self, set: &PlayedSet) -> f64 {
        let valuation = self.valuation;
        let (symbols, drawn) = valuation.resolve(set.symbols);
        let rest = Rest::new(self, set.places, self.tally_without(set.places, set.tally));
        if set.cards.is_empty() {
            return symbols + valuation.future(&rest, drawn, &valuation.around.top, &self.groups);
        }
        // Each good together, and what continues the present group first.
        let mut pays = 0.0;
        for (place, card) in set.cards.iter().enumerate() {
            let class = card.class();
            if !set.cards.as_slice()[..place].iter().any(|before| before.class() == class) {
                pays += self.added(class, set.tally.count(class));
            }
        }
        let mut best = f64::NEG_INFINITY;
        for (place, card) in set.cards.iter().enumerate() {
            let like = |before: &Card| before.class() == card.class() && before.load() == card.load();
            if !set.cards.as_slice()[..place].iter().any(like) {
                best = best.max(self.stow_under(set, pays, *card, &rest, drawn));
            }
        }
        symbols + best
    }

    /// What so many cards of a class add to the cargo if they are laid on the present group.
    fn added(&self, class: usize, count: usize) -> f64 {
        let under = self.valuation.around.top.under(class);
        self.valuation.pays(class, under + count) - self.valuation.pays(class, under)
    }

    /// The played cards with this one on top, of which all pay this if they are stowed best: what lies on top of others does not
    /// continue the present group.
    fn stow_under(&self, set: &PlayedSet, pays: f64, top: Card, rest: &Rest<'_>, drawn: u8) -> f64 {
        let class = top.class();
        let count = set.tally.count(class);
        let mut under = self.valuation.around.top.under(class);
        let mut pays = pays;
        if under > 0 && count < set.cards.len() {
            pays = pays - self.added(class, count) + self.valuation.pays(class, count);
            under = 0;
        }
        let top = TopGroup { class: Some(class), run: under + count, lions: top.lions(), load: top.load() };
        pays + self.valuation.future(rest, drawn, &top, &self.groups)
    }
}
