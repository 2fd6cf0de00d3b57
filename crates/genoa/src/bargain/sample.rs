//! Offers and asks at random, for those who try the rules: of all kinds, sensible and not, and always legal.

use table::{Dice, Draws, Pile, Seat};

use super::{Bundle, Gain, Pick, Request, Shown, Terms};
use crate::components::{CARDS, CASH_STEP};
use crate::{
    Action, Building, Card, CardCounts, CardSet, Decision, Field, Genoa, Special, Specials, WareSet, Wares,
};

/// How often something legal is looked for.
const TRIES: u32 = 3;

/// Some open decision of this seat, if one is found.
pub(crate) fn sample_open(game: &Genoa, seat: Seat, dice: &mut Dice) -> Option<Decision> {
    if !game.board.is_window() || !game.is_asked(seat) {
        return None;
    }
    let mut draws = dice.draws();
    (0..TRIES).find_map(|_| {
        let drawn = if seat == game.board.turn.active {
            game.some_ask(seat, &mut draws)?
        } else if draws.below(3) == 0 {
            game.some_meeting(seat, &mut draws)?
        } else {
            game.some_offer(seat, &mut draws)?
        };
        (game.check_rules(seat, drawn).is_ok()).then_some(drawn)
    })
}

impl Genoa {
    fn some_target(&self, draws: &mut Draws<'_>) -> Option<Field> {
        one_of(self.board.targets().iter(), draws)
    }

    fn some_offer(&self, by: Seat, draws: &mut Draws<'_>) -> Option<Decision> {
        let target = self.some_target(draws)?;
        let give = self.some_bundle(by, draws);
        let mut want = Bundle::default();
        if draws.below(2) == 0 {
            want = as_wanted(self.some_bundle(self.board.turn.active, draws));
            want.cards = some_cards(self.secrets[by].bared, 1, draws);
        }
        let gain = target.building().and_then(|building| some_gain(building, draws));
        let shown = some_shown(give.cards, draws);
        Some(Decision::Offer(one_way(Terms { target, give, want, gain, shown })))
    }

    fn some_ask(&self, active: Seat, draws: &mut Draws<'_>) -> Option<Decision> {
        let target = self.some_target(draws)?;
        let other = one_of(active.others(self.config.seats), draws)?;
        let want = as_wanted(self.some_bundle(other, draws));
        let give = if draws.below(2) == 0 { Bundle::default() } else { self.some_bundle(active, draws) };
        let gain = target.building().and_then(|building| some_gain(building, draws));
        let shown = some_shown(give.cards, draws);
        let terms = one_way(Terms { target, give, want, gain, shown });
        let to = (draws.below(2) == 0).then_some(other);
        Some(Decision::Ask(Request { to, firm: draws.below(2) == 0, terms }))
    }

    /// Some ask that wants cards, with fitting ones.
    fn some_meeting(&self, seat: Seat, draws: &mut Draws<'_>) -> Option<Decision> {
        let wanting = self.meetable(seat).filter(|ask| !ask.terms.terms.want.kinds.is_empty());
        let ask = one_of(wanting.map(|ask| ask.number), draws)?;
        let mut cards = CardSet::EMPTY;
        for (kind, count) in self.book.asks.get(ask)?.terms.terms.want.kinds.kinds() {
            cards = cards.or(some_cards(self.secrets[seat].hand.and(kind.cards()), count, draws));
        }
        Some(Decision::Meet { ask, cards })
    }

    /// A little of what this seat has.
    fn some_bundle(&self, seat: Seat, draws: &mut Draws<'_>) -> Bundle {
        let player = &self.board.players[seat];
        let mut bundle = Bundle::default();
        match draws.below(4) {
            0 | 1 => bundle.ducats = CASH_STEP * below(draws, 9),
            2 => {
                let wares = one_of(player.wares.kinds(), draws).map(|(ware, _)| ware);
                bundle.wares = wares.into_iter().collect::<Wares>();
                let specials = one_of(player.specials.kinds(), draws).map(|(special, _)| special);
                bundle.specials = specials.into_iter().collect::<Specials>();
            }
            _ => {
                bundle.cards = some_cards(self.secrets[seat].hand, 2, draws);
                bundle.markers = u8::from(player.stock > 0 && draws.below(2) == 0);
            }
        }
        bundle
    }
}

/// The same, with cards as their kinds.
fn as_wanted(bundle: Bundle) -> Bundle {
    let kinds: CardCounts = bundle.cards.iter().map(Card::kind).collect();
    Bundle { cards: CardSet::EMPTY, kinds, ..bundle }
}

/// Ducats go the way of the giver, if they go both ways.
fn one_way(mut terms: Terms) -> Terms {
    if terms.give.ducats > 0 {
        terms.want.ducats = 0;
    }
    terms
}

fn some_gain(building: Building, draws: &mut Draws<'_>) -> Option<Gain> {
    if draws.below(3) > 0 {
        return None;
    }
    let one_or_two = if draws.below(2) == 0 { 1 } else { 2 };
    Some(match building.action() {
        Action::Wares(both) => {
            let wares: WareSet = both.into_iter().take(usize::from(one_or_two)).collect();
            Gain::Wares(wares)
        }
        Action::Draw { .. } => {
            let picks = [Pick::First, Pick::Actor, Pick::Active];
            Gain::Cards { count: one_or_two, pick: one_of(picks.into_iter(), draws)? }
        }
        Action::Markers { .. } => Gain::Markers { count: one_or_two },
        Action::Special(special) => Gain::Special(special),
        Action::Villa if draws.below(2) == 0 => Gain::Privilege,
        Action::Villa => Gain::Special(one_of(Special::ALL.into_iter(), draws)?),
    })
}

fn some_shown(cards: CardSet, draws: &mut Draws<'_>) -> Shown {
    let mut shown = Shown::default();
    for card in cards.iter() {
        match draws.below(3) {
            0 => shown.all.insert(card),
            1 => shown.partner.insert(card),
            _ => {}
        }
    }
    shown
}

/// At most so many of these cards.
fn some_cards(among: CardSet, most: u8, draws: &mut Draws<'_>) -> CardSet {
    let mut cards: Pile<Card, { CARDS.len() }> = among.iter().collect();
    draws.shuffle(cards.as_mut_slice());
    let count = if most > 1 { usize::from(below(draws, u16::from(most) + 1)) } else { usize::from(most) };
    cards.iter().take(count).copied().collect()
}

fn one_of<T>(things: impl Iterator<Item = T>, draws: &mut Draws<'_>) -> Option<T> {
    let mut chosen = None;
    for (n, thing) in (1..).zip(things) {
        if draws.below(n) == 0 {
            chosen = Some(thing);
        }
    }
    chosen
}

fn below(draws: &mut Draws<'_>, bound: u16) -> u16 {
    u16::try_from(draws.below(u32::from(bound))).expect("below the bound")
}
