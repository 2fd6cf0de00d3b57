//! What one might give in a bargain, and what one might want.

use std::cell::Cell;

use oltremare::{Card, CardSet, Claim};
use table::{MAX_SEATS, Pile, Seat};

use super::bargain::Negotiator;
use super::claim::{PossibleCards, possible_cards};
use super::faces::{CARDS, CLASSES};
use super::rival::holds;
use super::value::Valuation;

/// Of what might be given and wanted, so much is tried: single cards, two, and nothing.
const MOST_SPARES: usize = 6;
const MOST_WISHES: usize = 4;
pub(super) const MOST_GIVEN: usize = MOST_SPARES + 3;
pub(super) const MOST_WANTED: usize = MOST_WISHES + 3;
pub(super) type Spares = Pile<Spare, MOST_GIVEN>;
pub(super) type Wishes = Pile<Wish, MOST_WANTED>;

/// A figure for each partner.
pub(super) type BySeat = [f64; MAX_SEATS];

/// What one might give: nothing, a card, or two.
#[derive(Copy, Clone, Default, Debug)]
pub(super) struct Spare {
    pub(super) cards: Pile<Card, 2>,
    /// What they are worth to each seat.
    pub(super) worth: BySeat,
    /// By how much the hand would be worth more without them; known where it is one card.
    pub(super) change: Option<f64>,
    /// By how much the hand can be worth more without them at the most, with one card more or two.
    pub(super) most_saved: [f64; 2],
}

/// What one might want: nothing, a card of a class, or two.
#[derive(Copy, Clone, Default, Debug)]
pub(super) struct Wish {
    pub(super) classes: Pile<usize, 2>,
    /// What each of the cards may be.
    pub(super) faces: PossibleCards,
    /// What they are worth to each seat, and how likely it holds them.
    pub(super) worth: BySeat,
    pub(super) holds: BySeat,
    /// By how much the hand would be worth more with them.
    pub(super) change: f64,
}

/// What a seat might give and want with one hand in the same circumstances, once it was asked: in one turn it is asked several
/// times.
#[derive(Clone, Default, Debug)]
pub(super) struct KeptChoices {
    situation: Cell<(u32, CardSet)>,
    spares: Cell<Option<Spares>>,
    wishes: Cell<Option<Wishes>>,
}

impl KeptChoices {
    /// What was worked out for other circumstances or another hand is forgotten.
    fn begin(&self, circumstances: u32, hand: CardSet) {
        if self.situation.replace((circumstances, hand)) != (circumstances, hand) {
            self.spares.set(None);
            self.wishes.set(None);
        }
    }

    fn spares(&self, work_out: impl FnOnce() -> Spares) -> Spares {
        kept(&self.spares, work_out)
    }

    fn wishes(&self, work_out: impl FnOnce() -> Wishes) -> Wishes {
        kept(&self.wishes, work_out)
    }
}

fn kept<T: Copy>(place: &Cell<Option<T>>, work_out: impl FnOnce() -> T) -> T {
    place.get().unwrap_or_else(|| {
        let value = work_out();
        place.set(Some(value));
        value
    })
}

impl Negotiator<'_> {
    fn kept(&self) -> &KeptChoices {
        let valuation = &self.valuation;
        let kept = valuation.memo.choices_of(valuation.view.seat);
        kept.begin(valuation.number, valuation.view.hand);
        kept
    }

    /// What one might give: nothing, a card that is not missed too much, or two.
    pub(super) fn spares(&self) -> Spares {
        let mut spares = self.kept().spares(|| self.work_out_spares());
        for spare in spares.as_mut_slice() {
            let classes: Pile<usize, 2> = spare.cards.iter().map(|card| card.class()).collect();
            let parameters = self.valuation.parameters;
            let doubt = |seat| parameters.doubt(self.valuation.view.seat, seat);
            let doubts = |seat| spare.cards.iter().map(|_| doubt(seat)).sum::<f64>();
            spare.worth =
                self.for_partners(|seat| self.rivals.worth(seat, classes.as_slice()) - doubts(seat));
        }
        spares
    }

    /// The same but for what the partners think of it.
    fn work_out_spares(&self) -> Spares {
        let spared = self.spared();
        let spare = |cards: &[Card], change: Option<f64>| Spare {
            cards: cards.iter().copied().collect(),
            worth: BySeat::default(),
            change,
            most_saved: [1, 2].map(|gets| self.most_saved(cards, gets)),
        };
        let mut spares = Pile::new();
        spares.push(spare(&[], Some(0.0)));
        spared.iter().take(MOST_SPARES).for_each(|(cost, card)| spares.push(spare(&[*card], Some(-cost))));
        if let [(_, first), (_, second), (_, third), ..] = *spared.as_slice() {
            spares.push(spare(&[first, second], None));
            spares.push(spare(&[first, third], None));
        }
        spares
    }

    /// What one might want: nothing, a card of a good that helps, or two of the best, with what they may be.
    pub(super) fn wishes(&self) -> Wishes {
        let Valuation { view, parameters, .. } = &self.valuation;
        // What a seat that thinks expects of cards changes with what it has heard.
        let mut wishes = match parameters.talk_of(view.seat) {
            Some(_) => self.work_out_wishes(),
            None => self.kept().wishes(|| self.work_out_wishes()),
        };
        for wish in wishes.as_mut_slice() {
            let classes = wish.classes.as_slice();
            wish.worth = self.for_partners(|seat| self.rivals.worth(seat, classes));
            wish.holds = self.for_partners(|seat| match classes {
                [] => 1.0,
                [class, more @ ..] => holds(&self.valuation, seat, *class, 1 + more.len()),
            });
        }
        wishes
    }

    /// The same but for what the partners think of it.
    fn work_out_wishes(&self) -> Wishes {
        let wish = |classes: &[usize], faces: PossibleCards, change: f64| Wish {
            classes: classes.iter().copied().collect(),
            faces,
            change,
            ..Wish::default()
        };
        let mut wishes = Pile::new();
        wishes.push(wish(&[], PossibleCards::new(), 0.0));
        let wanted = self.wanted();
        let wanted = wanted.iter().filter(|(gain, ..)| *gain > 0.5).take(MOST_WISHES);
        for (place, (gain, class, faces)) in wanted.enumerate() {
            if place < 2 && faces.len() > 1 {
                wishes.push(wish(&[*class, *class], *faces, self.change(CardSet::EMPTY, &[*faces; 2])));
            }
            wishes.push(wish(&[*class], *faces, *gain));
        }
        wishes
    }

    fn for_partners(&self, value: impl Fn(Seat) -> f64) -> BySeat {
        let mut by_seat = BySeat::default();
        self.rivals.partners.iter().for_each(|seat| by_seat[seat.index()] = value(seat));
        by_seat
    }

    /// What a card of each class would bring, the best first.
    pub(super) fn wanted(&self) -> Pile<(f64, usize, PossibleCards), CLASSES> {
        let mut wanted = Pile::new();
        for class in 0..CLASSES {
            let faces = possible_cards(&self.valuation, class, Claim::default(), None);
            if !faces.is_empty() {
                wanted.push((self.change(CardSet::EMPTY, &[faces]), class, faces));
            }
        }
        let dearer = |a: &(f64, usize, _), b: &(f64, usize, _)| b.0.total_cmp(&a.0).then(a.1.cmp(&b.1));
        wanted.as_mut_slice().sort_unstable_by(dearer);
        wanted
    }

    /// What giving each card would cost, the cheapest first.
    pub(super) fn spared(&self) -> Pile<(f64, Card), CARDS> {
        let hand = self.valuation.view.hand.iter();
        let mut spared: Pile<_, CARDS> = hand.map(|card| (-self.change(card.into(), &[]), card)).collect();
        spared.as_mut_slice().sort_unstable_by(|a, b| a.0.total_cmp(&b.0).then(a.1.cmp(&b.1)));
        spared
    }
}
