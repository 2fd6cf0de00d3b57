//! Some table that looks like a view: what the viewer cannot know is dealt out anew.
//!
//! Three things bind the dealing. Hands and stacks have their sizes; a card that the viewer gave away and knows about
//! stays where it is (OLT-5.31); and whoever offers a good has it, because the table prints the true one (OLT-5.8).

use table::{Dice, Draws, Offer, OfferNumbers, Offers, PerSeat, Pile, Seat};

use crate::bargain::{Book, MOST_OFFERS};
use crate::components::{CARDS, TOKENS};
use crate::{Card, CardSet, Given, Good, Oltremare, Player, Proposal, Revealed, SeenTerms, View};

pub(crate) fn imagine(view: &View, dice: &mut Dice) -> Oltremare {
    let mut dice = dice.fork();
    let mut game = open_table(view, dice.fork());
    let mut draws = dice.draws();
    match &view.revealed {
        Some(revealed) => turn_up(&mut game, revealed),
        None => deal(&mut game, view, &mut draws),
    }
    game.book.offers = fill(view, &game.hands, &mut draws);
    game
}

/// What everybody sees, and the viewer's own.
fn open_table(view: &View, dice: Dice) -> Oltremare {
    let mut game = Oltremare::bare(&view.config, view.start, dice);
    game.phase = view.phase;
    game.turn = view.turn;
    game.players = view.players.map(|_, seen| Player {
        ducats: seen.ducats,
        prestige: seen.prestige,
        ship: seen.ship,
        tokens: seen.tokens,
        token: seen.token,
        cashed: seen.cashed,
    });
    game.run = view.run;
    game.path = view.path;
    game.played = view.played;
    game.last_card_drawn = view.last_card_drawn;
    game.discard = view.discard;
    game.ports = view.ports;
    game.turned_up = view.turned_up;
    let mut gone = TOKENS;
    gone -= view.ports.tokens();
    view.players.iter().for_each(|(_, player)| gone -= player.tokens);
    game.gone = gone;
    game.book = Book { announced: view.announced, ..Book::new(view.config.seats) };
    if let Some(seat) = view.viewer {
        game.hands[seat] = view.hand;
        game.known[seat] =
            view.players.iter().fold(CardSet::EMPTY, |known, (_, other)| known.or(other.known));
        game.book.addressed = PerSeat::new(view.config.seats, OfferNumbers::default());
        game.book.addressed[seat] = view.addressed;
    }
    game
}

/// OLT-8.1: nothing is left to imagine.
fn turn_up(game: &mut Oltremare, revealed: &Revealed) {
    game.hands = revealed.hands;
    game.stock = revealed.stock;
    for seat in Seat::first(game.config.seats) {
        revealed.cargo[seat].iter().for_each(|card| game.cargo.push(seat, *card));
        revealed.pirates[seat].iter().for_each(|card| game.pirates.push(seat, *card));
    }
}

/// Deals what is hidden.
fn deal(game: &mut Oltremare, view: &View, draws: &mut Draws<'_>) {
    let mut hidden = Hidden::of(view, draws);
    for (seat, seen) in view.players.iter().filter(|(seat, _)| Some(*seat) != view.viewer) {
        game.hands[seat] = seen.known;
    }
    // First what must be there, while there is enough of it, then the rest.
    for (seat, _) in view.players.iter().filter(|(seat, _)| Some(*seat) != view.viewer) {
        for good in view.config.ruleset.goods() {
            let cards = view.config.ruleset.cards_of(good);
            let there = game.hands[seat].and(cards).len();
            for _ in there..shown(view, seat, good) {
                hidden.take_from(cards).into_iter().for_each(|card| game.hands[seat].insert(card));
            }
        }
    }
    for (seat, seen) in view.players.iter() {
        let missing = seen.hand.saturating_sub(game.hands[seat].len());
        (0..missing).filter_map(|_| hidden.take()).for_each(|card| game.hands[seat].insert(card));
        let unseen = usize::from(seen.cargo_cards).saturating_sub(seen.cargo.len());
        (0..unseen).filter_map(|_| hidden.take()).for_each(|card| game.cargo.push(seat, card));
        seen.cargo.iter().for_each(|card| game.cargo.push(seat, *card));
        (0..seen.pirates).filter_map(|_| hidden.take()).for_each(|card| game.pirates.push(seat, card));
    }
    while let Some(card) = hidden.take() {
        game.stock.push(card);
    }
    game.venice = view.venice.then(|| venice(game, draws));
}

/// OLT-5.8: the most cards of a good that one offer of this seat shows.
fn shown(view: &View, seat: Seat, good: Good) -> u8 {
    let own = view.offers.standing().iter().filter(|offer| offer.from == seat);
    let counts = own.map(|offer| offer.terms.give.iter().filter(|card| card.good == good).count());
    u8::try_from(counts.max().unwrap_or(0)).expect("six cards a side")
}

/// OLT-3.8, OLT-4.80: somewhere in its window, as far as that is not drawn yet; and not on top, if nothing was drawn since
/// everybody looked.
fn venice(game: &Oltremare, draws: &mut Draws<'_>) -> u8 {
    let (low, high) = game.config.venice_window();
    let looked = game.config.ruleset.differences().venice_on_top_at_turn_end && !game.turn.drawn;
    let stock = u8::try_from(game.stock.len()).expect("98 cards").saturating_sub(u8::from(looked));
    let high = high.min(stock);
    let low = low.min(high);
    low + u8::try_from(draws.below(u32::from(high - low) + 1)).expect("98 cards")
}

/// The offers, with some fitting cards where it is not known which.
fn fill(view: &View, hands: &PerSeat<CardSet>, draws: &mut Draws<'_>) -> Offers<Proposal, MOST_OFFERS> {
    view.offers.map(|offer: &Offer<SeenTerms>| {
        let mut left: Pile<Card, { CARDS.len() }> = hands[offer.from].iter().collect();
        draws.shuffle(left.as_mut_slice());
        let give = offer.terms.give.iter().map(|seen| {
            let fits = |card: &Card| view.config.ruleset.good(*card) == seen.good;
            let card = seen.card.or_else(|| left.iter().copied().find(fits)).unwrap_or_default();
            left.retain(|other| *other != card);
            Given { card, claim: seen.claim }
        });
        let SeenTerms { to, give_ducats, want, want_ducats, in_reply_to, .. } = offer.terms;
        Proposal { to, give: give.collect(), give_ducats, want, want_ducats, in_reply_to }
    })
}

/// The cards whose place the viewer does not know, in an order drawn at random.
struct Hidden(Pile<Card, { CARDS.len() }>);

impl Hidden {
    fn of(view: &View, draws: &mut Draws<'_>) -> Hidden {
        let mut seen = view.hand.or(view.discard);
        seen = seen.or(view.played.iter().copied().collect());
        for (_, player) in view.players.iter() {
            seen = seen.or(player.known).or(player.cargo.iter().copied().collect());
        }
        let mut cards: Pile<Card, { CARDS.len() }> = view.config.cards().without(seen).iter().collect();
        draws.shuffle(cards.as_mut_slice());
        Hidden(cards)
    }

    fn take(&mut self) -> Option<Card> {
        self.0.pop()
    }

    fn take_from(&mut self, cards: CardSet) -> Option<Card> {
        let place = self.0.iter().position(|card| cards.contains(*card))?;
        self.0.remove(place)
    }
}
