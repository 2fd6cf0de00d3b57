//! Hand limit, playing and stowing: every set of cards is tried, and every card on top.

use oltremare::{Card, CardSet, Decision, MOST_PLAYED, Token, influence};

use table::Pile;

use super::value::{MOST_KEPT, Odds, TopGroup, Valuation, count_f64};

/// Cards played together.
pub(super) type Played = Pile<Card, MOST_PLAYED>;
/// More cards of one hand are not tried: they would take long, and hands are rarely larger.
const MOST_TRIED: usize = 10;

impl Valuation<'_> {
    /// What a hand is worth: the best that can be played from it, and what it leaves.
    pub(super) fn hand(&self, hand: CardSet) -> f64 {
        if self.this_turn <= 0.0 {
            return 0.0;
        }
        self.this_turn * self.best_play(hand, Played::new()).0
    }

    /// The best cards to play from this hand, if these are chosen already (OLT-4.91: by rising ids).
    pub(super) fn best_play(&self, hand: CardSet, chosen: Played) -> (f64, Played) {
        let count = usize::from(self.load.min(hand.len()));
        let mut best = (f64::NEG_INFINITY, chosen);
        let likely = self.likely(hand);
        let odds = self.odds(hand);
        let from = chosen.top().map_or(0, |last| likely.iter().take_while(|card| *card <= last).count());
        each_set(likely.as_slice(), from, count, chosen, &mut |set| {
            let value = self.play(hand, set.as_slice(), &odds);
            if value > best.0 {
                best = (value, *set);
            }
        });
        best.0 -= count_f64(usize::from(self.load) - count) * self.parameters.missing_card;
        best
    }

    /// Of a very large hand only the best cards are tried.
    fn likely(&self, hand: CardSet) -> Pile<Card, MOST_TRIED> {
        if usize::from(hand.len()) <= MOST_TRIED {
            return hand.iter().collect();
        }
        let mut cards: Vec<Card> = hand.iter().collect();
        let alike = |card: Card| f64::from(hand.and(self.ruleset.cards_of(self.ruleset.good(card))).len());
        let value = |card: Card| self.symbols(card) + alike(card);
        cards.sort_by(|a, b| value(*b).total_cmp(&value(*a)));
        cards.truncate(MOST_TRIED);
        cards.sort_unstable();
        cards.into_iter().collect()
    }

    /// What playing this set brings, well stowed.
    fn play(&self, hand: CardSet, set: &[Card], odds: &Odds) -> f64 {
        let (symbols, drawn) = self.resolve(set);
        let mut rest = Pile::<Card, MOST_KEPT>::new();
        for card in hand.iter().filter(|card| !set.contains(card)).take(MOST_KEPT) {
            rest.push(card);
        }
        let rest = rest.as_slice();
        let on_top = set.iter().map(|top| self.stow_under(set, *top, rest, drawn, odds));
        symbols
            + if set.is_empty() {
                self.future(rest, drawn, self.top, odds)
            } else {
                on_top.fold(f64::NEG_INFINITY, f64::max)
            }
    }

    /// The played cards with this one on top, each good together and what continues the present group first.
    fn stow_under(&self, set: &[Card], top: Card, rest: &[Card], drawn: u8, odds: &Odds) -> f64 {
        let good = self.ruleset.good(top);
        let mut pays = 0.0;
        let mut others = false;
        let mut run = 0;
        for (place, card) in set.iter().enumerate() {
            let kind = self.ruleset.good(*card);
            if kind == good {
                run += 1;
                continue;
            }
            others = true;
            if set[..place].iter().any(|before| self.ruleset.good(*before) == kind) {
                continue;
            }
            let count = set.iter().filter(|other| self.ruleset.good(**other) == kind).count();
            let under = if self.top.good == Some(kind) { self.top.run } else { 0 };
            pays += self.pays(kind, under + count) - self.pays(kind, under);
        }
        let under = if self.top.good == Some(good) && !others { self.top.run } else { 0 };
        pays += self.pays(good, under + run) - self.pays(good, under);
        let top = TopGroup { good: Some(good), run: under + run, lions: top.lions(), load: top.load() };
        pays + self.future(rest, drawn, top, odds)
    }

    /// OLT-4.11: the excess, the least useful first, so that the best of it can be bought back.
    pub(super) fn discard(&self) -> Option<Decision> {
        let left = self.view.chosen().iter().fold(self.view.hand, |mut left, card| {
            left.remove(*card);
            left
        });
        let without = |card: Card| {
            let mut rest = left;
            rest.remove(card);
            self.hand(rest)
        };
        let worst = left.iter().map(|card| (without(card), card)).max_by(|a, b| a.0.total_cmp(&b.0));
        worst.map(|(_, card)| Decision::Discard { card })
    }

    /// OLT-4.30.
    pub(super) fn next_play(&self) -> Option<Decision> {
        let chosen = self.view.chosen();
        let (_, set) = self.best_play(self.view.hand, chosen.iter().copied().collect());
        set.as_slice().get(chosen.len()).map(|card| Decision::Play { card: *card })
    }

    /// OLT-4.55: the next card of the best order that begins like this.
    pub(super) fn next_stow(&self) -> Option<Decision> {
        let chosen = self.view.chosen();
        let hand: Vec<Card> = self.view.hand.iter().collect();
        let odds = self.odds(self.view.hand);
        let mut waiting: Vec<Card> =
            self.view.board().played.iter().filter(|card| !chosen.contains(card)).copied().collect();
        let mut order = chosen.to_vec();
        let mut best = (f64::NEG_INFINITY, None);
        each_order(&mut order, &mut waiting, &mut |order| {
            let value = self.stowed(order, &hand, &odds);
            if value > best.0 {
                best = (value, order.get(chosen.len()).copied());
            }
        });
        best.1.map(|card| Decision::Stow { card })
    }

    /// What the cargo pays more with these cards on it, and what the last of them promises.
    fn stowed(&self, order: &[Card], hand: &[Card], odds: &Odds) -> f64 {
        let mut top = self.top;
        let mut pays = 0.0;
        for card in order {
            let good = self.ruleset.good(*card);
            let run = if top.good == Some(good) { top.run } else { 0 };
            pays += self.pays(good, run + 1) - self.pays(good, run);
            top = TopGroup { good: Some(good), run: run + 1, lions: card.lions(), load: card.load() };
        }
        let influence = if self.token == Some(Token::LocalInfluence) {
            f64::from(influence(top.lions)) * self.turns_after.min(1.0)
        } else {
            0.0
        };
        pays + influence + self.future(hand, 0, top, odds)
    }
}

/// Every set of so many cards that begins with those in `set` and goes on with later ones.
fn each_set(cards: &[Card], from: usize, count: usize, set: Played, visit: &mut impl FnMut(&Played)) {
    if set.len() >= count {
        return visit(&set);
    }
    let needed = count - set.len();
    for place in from..(cards.len() + 1).saturating_sub(needed) {
        let mut more = set;
        more.push(cards[place]);
        each_set(cards, place + 1, count, more, visit);
    }
}

/// Every order of the cards that wait, on those that lie there.
fn each_order(order: &mut Vec<Card>, waiting: &mut Vec<Card>, visit: &mut impl FnMut(&[Card])) {
    if waiting.is_empty() {
        return visit(order);
    }
    for place in 0..waiting.len() {
        let card = waiting.remove(place);
        order.push(card);
        each_order(order, waiting, visit);
        order.pop();
        waiting.insert(place, card);
    }
}
