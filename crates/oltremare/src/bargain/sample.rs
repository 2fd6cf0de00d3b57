//! Offers at random, for those who try the rules: of all kinds, sensible and not, and always legal.

use table::{Dice, OfferNumber, Pile, Seat};

use crate::components::{CARDS, CLASSES};
use crate::{
    Card, CardSet, Claim, Decision, Given, Goods, Load, Oltremare, Phase, Proposal, Side, Slot, Symbol,
};

/// Some open decision of this seat, if the rules allow the one that was drawn.
pub(crate) fn sample_open(game: &Oltremare, seat: Seat, dice: &mut Dice) -> Option<Decision> {
    if game.board.phase != Phase::Trade || seat.number() >= game.board.seats() {
        return None;
    }
    let drawn = match dice.below(8) {
        0 => game.some_announcement(seat, dice),
        1 => game.some_claim(seat, dice)?,
        2..4 => Decision::Propose(game.some_proposal(seat, dice)),
        _ => game.some_acceptance(seat, dice)?,
    };
    game.check_rules(seat, drawn).is_ok().then_some(drawn)
}

impl Oltremare {
    fn some_announcement(&self, seat: Seat, dice: &mut Dice) -> Decision {
        let goods = self.board.config.ruleset.goods();
        let have = some_cards(self.secrets[seat].hand, 2, dice);
        let have: Goods = have.iter().map(|card| self.board.config.ruleset.good(*card)).collect();
        let seek = goods.into_iter().filter(|_| dice.below(4) == 0).collect();
        Decision::Announce { have, seek }
    }

    fn some_proposal(&self, from: Seat, dice: &mut Dice) -> Proposal {
        let active = self.board.turn.active;
        let to = if from == active {
            let other = below(dice, self.board.config.seats);
            Seat::first(self.board.config.seats)
                .find(|seat| seat.number() == other)
                .filter(|seat| *seat != from)
        } else {
            Some(active)
        };
        let give = some_cards(self.secrets[from].hand, 3, dice);
        let give = give.iter().map(|card| Given { card: *card, claim: some_claim(dice) });
        let give: Side<Given> = give.collect();
        let mut want = Side::new();
        for _ in 0..dice.below(3) {
            let class = usize::from(below(dice, u8::try_from(CLASSES).expect("seven classes")));
            let good = (dice.below(4) > 0).then(|| self.board.config.ruleset.goods()[class]);
            want.push(Slot { good, claim: some_claim(dice) });
        }
        let ducats = below(dice, 5);
        let (give_ducats, want_ducats) = if dice.below(2) == 0 { (ducats, 0) } else { (0, ducats) };
        let reply = self.offers.standing().iter().rev().find(|offer| offer.to.contains(from));
        let in_reply_to = reply.map(|offer| offer.number).filter(|_| dice.below(2) == 0);
        Proposal { to, give, give_ducats, want, want_ducats, in_reply_to }
    }

    fn some_claim(&self, seat: Seat, dice: &mut Dice) -> Option<Decision> {
        let own = self.offers.standing().iter().find(|offer| offer.from == seat)?;
        let card = own.terms.give.bottom()?.card;
        Some(Decision::Claim { offer: own.number, card, claim: some_claim(dice) })
    }

    /// Some offer that wants cards, with fitting cards as far as there are any.
    fn some_acceptance(&self, seat: Seat, dice: &mut Dice) -> Option<Decision> {
        let open = self.offers.standing().iter();
        let open = open.filter(|offer| offer.to.contains(seat) && !offer.terms.want.is_empty());
        let mut offers: Pile<OfferNumber, { super::MOST_OFFERS }> = open.map(|offer| offer.number).collect();
        dice.shuffle(offers.as_mut_slice());
        let offer = *offers.top()?;
        let mut left = self.secrets[seat].hand;
        let mut cards = Side::new();
        for slot in &self.offers.get(offer)?.terms.want {
            let fitting = slot.good.map_or(left, |good| left.and(self.board.config.ruleset.cards_of(good)));
            let card = *some_cards(fitting, 1, dice).bottom().or(fitting.iter().next().as_ref())?;
            left.remove(card);
            cards.push(card);
        }
        Some(Decision::Accept { offer, cards })
    }
}

/// At most so many of these cards.
fn some_cards(among: CardSet, most: u8, dice: &mut Dice) -> Side<Card> {
    let mut cards: Pile<Card, { CARDS.len() }> = among.iter().collect();
    dice.shuffle(cards.as_mut_slice());
    let count = usize::from(below(dice, most + 1));
    cards.iter().take(count).copied().collect()
}

/// True or not.
fn some_claim(dice: &mut Dice) -> Claim {
    if dice.below(2) == 0 {
        return Claim::default();
    }
    let mut symbols = Symbol::ALL;
    dice.shuffle(&mut symbols);
    let count = usize::from(below(dice, 3));
    let load = (dice.below(2) == 0).then(|| Load::ALL[usize::from(below(dice, 4))]);
    Claim { symbols: symbols.into_iter().take(count).collect(), load }
}

fn below(dice: &mut Dice, bound: u8) -> u8 {
    u8::try_from(dice.below(u32::from(bound))).expect("below a byte")
}
