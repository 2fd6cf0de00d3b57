//! What a hand is worth: every set of cards is tried that may be the best, and every card on top.

use oltremare::{Card, CardSet, MOST_PLAYED, Ruleset};
use table::Pile;

use super::bound::{Bound, Most};
use super::class_values::ClassValues;
use super::faces::{CARDS, CLASSES, ClassTally, Face, SymbolTally};
use super::future::Rest;
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
    pub(super) classes: [ClassValues; CLASSES],
}

/// Some of the cards of a hand.
#[derive(Copy, Clone, Default)]
struct PlayedSet {
    cards: Played,
    /// Their places in the hand.
    places: u32,
    symbols: SymbolTally,
    tally: ClassTally,
    most: Most,
}

impl Valuation<'_> {
    /// The best cards to play from this hand, if these are chosen already (OLT-4.91: by rising ids).
    pub(super) fn best_play(&self, cards: CardSet, chosen: &[Card]) -> (f64, Played) {
        let count = self.around.load.min(cards.len());
        let hand = Hand::new(self, cards);
        let played = usize::from(count);
        let tried = hand.likely(cards);
        let from = chosen.last().map_or(0, |last| tried.iter().take_while(|card| *card <= last).count());
        let tried = &tried.as_slice()[from..];
        let bound = Bound::new(self, &hand.faces[..hand.held], &hand.classes, played);
        let set = hand.begun(chosen);
        let mut likeliest = (f64::NEG_INFINITY, set);
        hand.each_set(tried, played, set, &mut |set| {
            let most = hand.most(set, &bound);
            if most > likeliest.0 {
                likeliest = (most, *set);
            }
        });
        let mut best = (hand.play(&likeliest.1), likeliest.1.cards);
        let mut is_before_best = true;
        hand.each_set(tried, played, set, &mut |set| {
            if set.cards == best.1 {
                is_before_best = false;
            } else if hand.most(set, &bound) >= best.0 {
                let value = hand.play(set);
                // Of equal sets the first one counts.
                if value > best.0 || value >= best.0 && is_before_best {
                    best = (value, set.cards);
                    is_before_best = false;
                }
            }
        });
        best.0 -= f64::from(self.around.load - count) * self.parameters.missing_card;
        best
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
        let mut classes = [ClassValues::default(); CLASSES];
        for (class, values) in classes.iter_mut().enumerate() {
            let count = tally.count(class);
            if count > 0 || held == 0 {
                *values = ClassValues::new(valuation, class, count, hand.len());
            }
        }
        Hand { valuation, cards, faces, held, tally, classes }
    }

    /// Of a very large hand only the best cards are tried.
    fn likely(&self, hand: CardSet) -> Pile<Card, MOST_TRIED> {
        if self.held <= MOST_TRIED {
            return self.cards[..self.held].iter().copied().collect();
        }
        let value = |card: Card| {
            let face = self.valuation.faces.of(card);
            face.worth + f64::from(hand.and(Ruleset::cards_of_class(face.class)).len())
        };
        let mut cards: Pile<(f64, Card), CARDS> = hand.iter().map(|card| (value(card), card)).collect();
        cards.as_mut_slice().sort_unstable_by(|a, b| b.0.total_cmp(&a.0).then(a.1.cmp(&b.1)));
        let mut likely: Pile<Card, MOST_TRIED> =
            cards.iter().take(MOST_TRIED).map(|(_, card)| *card).collect();
        likely.as_mut_slice().sort_unstable();
        likely
    }

    /// The set of the cards that are chosen already.
    fn begun(&self, chosen: &[Card]) -> PlayedSet {
        let most = Most::of_hand(&self.faces[..self.held], &self.classes);
        chosen.iter().fold(PlayedSet { most, ..PlayedSet::default() }, |set, card| self.and(set, *card))
    }

    #[inline]
    fn and(&self, set: PlayedSet, card: Card) -> PlayedSet {
        let face = self.valuation.faces.of(card);
        let place = self.cards[..self.held].iter().position(|held| *held == card);
        let mut cards = set.cards;
        cards.push(card);
        PlayedSet {
            cards,
            places: set.places | place.map_or(0, |place| 1 << place),
            symbols: set.symbols.plus(face.symbols),
            tally: set.tally.plus(face.in_class),
            most: set.most.and(face, &self.classes[face.class], set.tally.count(face.class)),
        }
    }

    /// Every set of so many cards that begins with those in `set` and goes on with some of these.
    fn each_set(&self, cards: &[Card], count: usize, set: PlayedSet, visit: &mut impl FnMut(&PlayedSet)) {
        if set.cards.len() >= count {
            return visit(&set);
        }
        let needed = count - set.cards.len();
        for place in 0..(cards.len() + 1).saturating_sub(needed) {
            self.each_set(&cards[place + 1..], count, self.and(set, cards[place]), visit);
        }
    }

    /// What playing this set brings at most.
    #[inline]
    fn most(&self, set: &PlayedSet, bound: &Bound) -> f64 {
        if self.held > MOST_KEPT || set.cards.is_empty() {
            return f64::MAX;
        }
        let (symbols, drawn) = self.valuation.resolve(set.symbols);
        bound.of(&set.most, symbols, drawn)
    }

    /// What playing this set brings, well stowed.
    fn play(&self, set: &PlayedSet) -> f64 {
        let valuation = self.valuation;
        let (symbols, drawn) = valuation.resolve(set.symbols);
        let rest = Rest::new(self, set.places, self.tally_without(set.places, set.tally));
        if set.cards.is_empty() {
            let top = &valuation.around.top;
            let odds = top.class.map_or(0.0, |class| self.classes[class].odds);
            return symbols + valuation.future(&rest, drawn, top, odds);
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
    #[inline]
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
        pays + self.valuation.future(rest, drawn, &top, self.classes[class].odds)
    }
}
