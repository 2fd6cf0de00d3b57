//! Some table that looks like a view: what the viewer cannot know is dealt out anew.
//!
//! Three things bind the dealing. Hands and stacks have their sizes; a card that the viewer gave away and knows about
//! stays where it is (OLT-5.31); and whoever offers a good has it, because the table prints the true one (OLT-5.8).

use table::{Dice, Draws, Offer, Offers, PerSeat, Pile, Seat};

use crate::bargain::MOST_OFFERS;
use crate::board::{Board, Secrets};
use crate::cards::Stacks;
use crate::components::CARDS;
use crate::{Card, CardSet, Given, Good, Oltremare, Proposal, Revealed, SeenTerms, View};

pub(crate) fn imagine(view: &View, dice: &mut Dice) -> Oltremare {
    let mut dice = dice.fork();
    let mut game = open_table(view, dice.fork());
    let mut draws = dice.draws();
    match &view.revealed {
        Some(revealed) => turn_up(&mut game, revealed),
        None => deal(&mut game, view, &mut draws),
    }
    game.offers = fill(view, &game.secrets, &mut draws);
    address_others(&mut game, view);
    game
}

/// OLT-5.5: to whom a standing offer was made, everybody sees; so whoever is imagined may answer it with another.
fn address_others(game: &mut Oltremare, view: &View) {
    for offer in view.offers.standing() {
        for seat in offer.to.iter().filter(|seat| Some(*seat) != view.viewer) {
            game.secrets[seat].addressed.insert(offer.number);
        }
    }
}

/// What everybody sees, but for the cards that can only be counted, and the viewer's own.
fn open_table(view: &View, dice: Dice) -> Oltremare {
    let mut game = Oltremare::bare(&view.board.config, view.board.start, dice);
    game.board = Board { cargo: Stacks::EMPTY, stock: 0, ..view.board.clone() };
    for (_, player) in game.board.players.iter_mut() {
        (player.hand, player.cargo_cards, player.pirates) = (0, 0, 0);
    }
    game.choice = view.choice.clone();
    if let Some(seat) = view.viewer {
        let known = view.known.iter().fold(CardSet::EMPTY, |all, (_, cards)| all.or(*cards));
        game.secrets[seat] = Secrets { hand: view.hand, known, addressed: view.addressed };
        game.board.players[seat].hand = view.hand.len();
    }
    game
}

/// OLT-8.1: nothing is left to imagine.
fn turn_up(game: &mut Oltremare, revealed: &Revealed) {
    revealed.stock.iter().for_each(|card| game.put_on_stock(*card));
    for seat in Seat::first(game.board.seats()) {
        game.secrets[seat].hand = revealed.hands[seat];
        game.board.players[seat].hand = revealed.hands[seat].len();
        revealed.cargo[seat].iter().for_each(|card| game.board.stow(seat, *card));
        revealed.pirates[seat].iter().for_each(|card| game.give_to_pirates(seat, *card));
    }
}

/// Deals what is hidden.
fn deal(game: &mut Oltremare, view: &View, draws: &mut Draws<'_>) {
    let seats = || Seat::first(view.seats());
    let others = || seats().filter(|seat| Some(*seat) != view.viewer);
    let mut unseen = Unseen::of(view, draws);
    for seat in others() {
        view.known[seat].iter().for_each(|card| game.put_into_hand(seat, card));
    }
    // First what must be there, while there is enough of it, then the rest.
    for seat in others() {
        for good in view.board.ruleset().goods() {
            let cards = view.board.ruleset().cards_of(good);
            let there = game.secrets[seat].hand.and(cards).len();
            for _ in there..shown(view, seat, good) {
                unseen.take_from(cards).into_iter().for_each(|card| game.put_into_hand(seat, card));
            }
        }
    }
    for seat in seats() {
        let seen = &view.board.players[seat];
        let missing = seen.hand.saturating_sub(game.board.players[seat].hand);
        (0..missing).filter_map(|_| unseen.take()).for_each(|card| game.put_into_hand(seat, card));
        let cargo = view.board.cargo.bottom_up(seat);
        let below = usize::from(seen.cargo_cards).saturating_sub(cargo.len());
        (0..below).filter_map(|_| unseen.take()).for_each(|card| game.board.stow(seat, card));
        cargo.iter().for_each(|card| game.board.stow(seat, *card));
        (0..seen.pirates).filter_map(|_| unseen.take()).for_each(|card| game.give_to_pirates(seat, card));
    }
    while let Some(card) = unseen.take() {
        game.put_on_stock(card);
    }
    if view.board.venice {
        game.hidden.under_venice = under_venice(game, draws);
    }
}

/// OLT-5.8: the most cards of a good that one offer of this seat shows.
fn shown(view: &View, seat: Seat, good: Good) -> u8 {
    let own = view.offers.standing().iter().filter(|offer| offer.from == seat);
    let counts = own.map(|offer| offer.terms.give.iter().filter(|card| card.good == good).count());
    u8::try_from(counts.max().unwrap_or(0)).expect("six cards a side")
}

/// OLT-3.8, OLT-4.80: somewhere in its window, as far as that is not drawn yet; and not on top, if nothing was drawn since
/// everybody looked.
fn under_venice(game: &Oltremare, draws: &mut Draws<'_>) -> u8 {
    let (low, high) = game.board.config.venice_window();
    let looked = game.board.config.ruleset.differences().venice_on_top_at_turn_end && !game.board.turn.drawn;
    let stock = game.board.stock.saturating_sub(u8::from(looked));
    let high = high.min(stock);
    let low = low.min(high);
    low + u8::try_from(draws.below(u32::from(high - low) + 1)).expect("98 cards")
}

/// The offers, with some fitting cards where it is not known which.
fn fill(view: &View, secrets: &PerSeat<Secrets>, draws: &mut Draws<'_>) -> Offers<Proposal, MOST_OFFERS> {
    view.offers.map(|offer: &Offer<SeenTerms>| {
        let mut left: Pile<Card, { CARDS.len() }> = secrets[offer.from].hand.iter().collect();
        draws.shuffle(left.as_mut_slice());
        let give = offer.terms.give.iter().map(|seen| {
            let fits = |card: &Card| view.board.config.ruleset.good(*card) == seen.good;
            let card = seen.card.or_else(|| left.iter().copied().find(fits)).unwrap_or_default();
            left.retain(|other| *other != card);
            Given { card, claim: seen.claim }
        });
        let SeenTerms { to, give_ducats, want, want_ducats, in_reply_to, .. } = offer.terms;
        Proposal { to, give: give.collect(), give_ducats, want, want_ducats, in_reply_to }
    })
}

/// The cards whose place the viewer does not know, in an order drawn at random.
struct Unseen(Pile<Card, { CARDS.len() }>);

impl Unseen {
    fn of(view: &View, draws: &mut Draws<'_>) -> Unseen {
        let known = view.known.iter().fold(view.hand, |all, (_, cards)| all.or(*cards));
        let mut cards: Pile<Card, { CARDS.len() }> = view.board.face_down().without(known).iter().collect();
        draws.shuffle(cards.as_mut_slice());
        Unseen(cards)
    }

    fn take(&mut self) -> Option<Card> {
        self.0.pop()
    }

    fn take_from(&mut self, cards: CardSet) -> Option<Card> {
        let place = self.0.iter().position(|card| cards.contains(*card))?;
        self.0.remove(place)
    }
}
