//! Some table that looks like a view: what the viewer cannot know is dealt out anew.
//!
//! What binds the dealing: hands have their sizes by kind; faces that the viewer has seen stay where they are; a draw pile
//! holds nothing but what was shuffled into it (GEN-4.40); whoever offers holds what it gives; and whoever promises the
//! special card of a large order holds such an order (chapter 8).

use table::{Dice, Draws, Offer, Pile, Seat};

use crate::bargain::{Book, Bundle, Gain, Posted, PostedOffer, Request, Terms, backs};
use crate::components::{CARDS, CASH_STEP, START_DUCATS};
use crate::turn::orders_for;
use crate::{Action, Building, Card, CardKind, CardSet, Genoa, Phase, Step, View, Wares};

pub(crate) fn imagine(view: &View, dice: &mut Dice) -> Genoa {
    let mut dice = dice.fork();
    let mut game = open_table(view, dice.fork());
    let mut draws = dice.draws();
    let proofs = Proofs::of(view, &game);
    for kind in CardKind::ALL {
        deal(&mut game, view, kind, &proofs, &mut draws);
    }
    fill_purses(&mut game, view, &mut draws);
    fill_book(&mut game, view, &proofs, &mut draws);
    fill_drawn(&mut game, view, &mut draws);
    game
}

/// What everybody sees, and the viewer's own.
fn open_table(view: &View, dice: Dice) -> Genoa {
    let mut game = Genoa::bare(&view.config, view.board.start, dice);
    game.board = view.board;
    for seat in Seat::first(view.seats()) {
        game.secrets[seat].hand = view.cards(seat);
        game.secrets[seat].ducats = view.ducats(seat).unwrap_or(0);
    }
    match view.viewer {
        Some(seat) => game.secrets[seat] = view.own,
        None => game.bystander = view.own,
    }
    game
}

/// Deals one kind of card: first what must be in some hand, then the draw pile, then the other hands.
fn deal(game: &mut Genoa, view: &View, kind: CardKind, proofs: &Proofs, draws: &mut Draws<'_>) {
    let seen = game.secrets.iter().fold(view.board.discard, |seen, (_, own)| seen.or(own.hand));
    let mut hidden = kind.cards().without(seen);
    let shuffled = match view.board.shuffled.and(kind.cards()) {
        none if none.is_empty() => kind.cards(),
        some => some,
    };
    if kind == CardKind::LargeOrder {
        let spare = hidden.and(shuffled).len().saturating_sub(view.board.decks[kind]);
        for (seat, card) in proofs.orders(game, view, hidden, shuffled, spare) {
            game.secrets[seat].hand.insert(card);
            hidden.remove(card);
        }
    }
    let mut pile = shuffle(hidden.and(shuffled), draws);
    let size = usize::from(view.board.decks[kind]);
    let mut rest = hidden;
    while pile.len() > size {
        pile.pop();
    }
    for card in &pile {
        rest.remove(*card);
        game.hidden.decks[kind].push(*card);
    }
    let mut rest = shuffle(rest, draws);
    for (seat, player) in view.board.players.iter() {
        let held = game.secrets[seat].hand.and(kind.cards()).len();
        let missing = player.cards[kind].saturating_sub(held);
        (0..missing).filter_map(|_| rest.pop()).for_each(|card| game.secrets[seat].hand.insert(card));
    }
}

type Cards = Pile<Card, { CARDS.len() }>;

fn shuffle(cards: CardSet, draws: &mut Draws<'_>) -> Cards {
    let mut cards: Cards = cards.iter().collect();
    draws.shuffle(cards.as_mut_slice());
    cards
}

/// So many of these, at random.
fn some(cards: CardSet, count: u8, draws: &mut Draws<'_>) -> CardSet {
    shuffle(cards, draws).iter().take(usize::from(count)).copied().collect()
}

/// Chapter 8: what a promise of the special card of a large order proves: its maker has an order for that villa.
struct Proofs {
    owed: Pile<Proof, { table::MAX_SEATS }>,
}

#[derive(Copy, Clone, Default)]
struct Proof {
    seat: Seat,
    villa: Option<Building>,
    wares: Wares,
    /// Cards that are given away before, or come with the deal.
    given: CardSet,
}

impl Proofs {
    fn of(view: &View, game: &Genoa) -> Proofs {
        let mut owed: Pile<Proof, { table::MAX_SEATS }> = Pile::new();
        if let Some(acting) = view.board.turn.acting
            && matches!((acting.promise, acting.building.action()), (Some(Gain::Special(_)), Action::Villa))
        {
            let wares = view.board.players[acting.seat].wares;
            owed.push(Proof {
                seat: acting.seat,
                villa: Some(acting.building),
                wares,
                given: CardSet::EMPTY,
            });
        }
        for offer in view.known().offers() {
            let Terms { target, give, want, gain, .. } = &offer.terms;
            let villa = target.building().filter(|building| building.action() == Action::Villa);
            let known = Some(offer.from) == view.viewer;
            let held = game.board.players[offer.from].wares.minus(&give.wares);
            if let (Some(Gain::Special(_)), Some(_), Some(mut wares), false) = (gain, villa, held, known)
                && !owed.is_full()
            {
                wares += want.wares;
                // The order may also be among the cards that come with the deal; a seat that gives all of its orders has no other.
                let kind = CardKind::LargeOrder;
                let keeps =
                    view.board.players[offer.from].cards[kind] > backs(give.cards)[kind] + give.kinds[kind];
                let comes = villa.is_some_and(|villa| orders_for(villa, want.cards, &wares).next().is_some());
                if keeps && !comes {
                    owed.push(Proof { seat: offer.from, villa, wares, given: give.cards });
                }
            }
        }
        Proofs { owed }
    }

    /// One hidden order for each seat whose promise is not proved by cards that the viewer knows. At most `spare` of those
    /// that may lie in the draw pile are taken, for the others do.
    fn orders(
        &self,
        game: &Genoa,
        view: &View,
        hidden: CardSet,
        shuffled: CardSet,
        spare: u8,
    ) -> impl Iterator<Item = (Seat, Card)> + use<> {
        let mut found = Pile::<(Seat, Card), { table::MAX_SEATS }>::new();
        let mut open = Pile::<(Seat, CardSet), { table::MAX_SEATS }>::new();
        for proof in &self.owed {
            let Some(villa) = proof.villa else { continue };
            let kind = CardKind::LargeOrder;
            let known = game.secrets[proof.seat].hand.without(proof.given);
            let room = view.board.players[proof.seat].cards[kind]
                > game.secrets[proof.seat].hand.and(kind.cards()).len();
            if room && orders_for(villa, known, &proof.wares).next().is_none() {
                open.push((proof.seat, orders_for(villa, hidden, &proof.wares).collect()));
            }
        }
        assign(open.as_slice(), shuffled, spare, CardSet::EMPTY, &mut found);
        (0..found.len()).map(move |n| found[n])
    }

    /// The order that a seat must not give away, if it has promised one.
    fn kept(&self, game: &Genoa, seat: Seat, target: Option<Building>) -> Option<Card> {
        let proof = self.owed.iter().find(|proof| proof.seat == seat && proof.villa == target)?;
        orders_for(proof.villa?, game.secrets[seat].hand.without(proof.given), &proof.wares).next()
    }
}

/// Gives each seat one of its candidates, a different one to each, as far as that can be done.
fn assign(
    open: &[(Seat, CardSet)],
    shuffled: CardSet,
    spare: u8,
    taken: CardSet,
    found: &mut Pile<(Seat, Card), { table::MAX_SEATS }>,
) -> bool {
    let Some(((seat, candidates), rest)) = open.split_first() else { return true };
    let free = candidates.without(taken);
    for card in free.without(shuffled).iter().chain(free.and(shuffled).iter()) {
        let cost = u8::from(shuffled.contains(card));
        let mut taken = taken;
        taken.insert(card);
        if cost <= spare {
            found.push((*seat, card));
            if assign(rest, shuffled, spare - cost, taken, found) {
                return true;
            }
            found.pop();
        }
    }
    false
}

/// Somewhere around what everybody began with, and never less than what was offered.
fn fill_purses(game: &mut Genoa, view: &View, draws: &mut Draws<'_>) {
    for seat in Seat::first(view.seats()) {
        let offers = view.known().offers().filter(|offer| offer.from == seat);
        let offered = offers.map(|offer| offer.terms.give.ducats).max().unwrap_or(0);
        let asks = view.known().asks().filter(|ask| ask.from == seat);
        let asked = asks.map(|ask| ask.terms.terms.give.ducats).max().unwrap_or(0);
        let owed = if seat == view.board.turn.active { owed(view) } else { 0 };
        let steps = u32::from(2 * START_DUCATS / CASH_STEP) + 1;
        let guess = CASH_STEP * u16::try_from(draws.below(steps)).expect("a few steps");
        game.secrets[seat].ducats = view.ducats(seat).unwrap_or(guess.max(offered).max(asked).max(owed));
    }
}

/// GEN-5.7: what the accepted offers still cost.
fn owed(view: &View) -> u16 {
    let paying = matches!(view.board.phase, Phase::Pay { .. });
    let accepted = view.known().offers().filter(|_| paying);
    accepted.map(|offer| offer.terms.want.ducats).sum()
}

/// Offers and asks, with some fitting cards where it is not known which.
fn fill_book(game: &mut Genoa, view: &View, proofs: &Proofs, draws: &mut Draws<'_>) {
    let fill = |seat: Seat, terms: &Terms, draws: &mut Draws<'_>| {
        let mut free = game.secrets[seat].hand.without(terms.give.cards);
        if let Some(order) = proofs.kept(game, seat, terms.target.building()) {
            free.remove(order);
        }
        let mut filled = *terms;
        for (kind, count) in terms.give.kinds.kinds() {
            let chosen = some(free.and(kind.cards()), count, draws);
            filled.give.cards = filled.give.cards.or(chosen);
        }
        filled.give.kinds = crate::CardCounts::EMPTY;
        filled
    };
    let offers = view.book.offers.map(|offer| {
        let firm =
            offer.is_sealed() && view.book.asks.standing().iter().any(|ask| meets_firmly(view, offer, ask));
        let terms = &offer.terms.terms;
        let filled = if Some(offer.from) == view.viewer { *terms } else { fill(offer.from, terms, draws) };
        Posted { firm, ..Posted::plain(filled) }
    });
    let asks = view.book.asks.map(|ask| {
        let terms = &ask.terms.terms;
        let filled = if Some(ask.from) == view.viewer { *terms } else { fill(ask.from, terms, draws) };
        Request { terms: filled, ..ask.terms }
    });
    game.book = Book { offers, asks, met: view.book.met };
}

/// GEN-5.17: was this sealed answer of the viewer made to a firm ask? One that has replaced such an answer says something else.
fn meets_firmly(view: &View, offer: &PostedOffer, ask: &Offer<Request>) -> bool {
    let by_kind = |bundle: &Bundle| {
        let mut kinds = bundle.kinds;
        kinds += backs(bundle.cards);
        Bundle { cards: CardSet::EMPTY, kinds, ..*bundle }
    };
    let (answer, asked) = (&offer.terms.terms, &ask.terms.terms);
    ask.terms.firm
        && view.book.has_met(offer.from, ask.number)
        && (answer.target, answer.gain) == (asked.target, asked.gain)
        && by_kind(&answer.give) == asked.want
        && by_kind(&answer.want) == by_kind(&asked.give)
}

/// GEN-5.10: the drawn cards of which some are promised.
fn fill_drawn(game: &mut Genoa, view: &View, draws: &mut Draws<'_>) {
    let Some(acting) = view.board.turn.acting else { return };
    if view.board.phase != Phase::Action(Step::HandOver) {
        return;
    }
    if let Action::Draw { kind, .. } = acting.building.action() {
        let mut drawn = view.own.drawn;
        if drawn.is_empty() {
            drawn = some(game.secrets[acting.seat].hand.and(kind.cards()), acting.drawn, draws);
        }
        debug_assert_eq!(backs(drawn).total(), u32::from(acting.drawn));
        game.set_drawn(&acting, drawn);
    }
}
