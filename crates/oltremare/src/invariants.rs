//! Invariants (OLT-9.1, OLT-9.2, OLT-9.3, OLT-9.4, OLT-9.5, OLT-9.6, OLT-9.7, OLT-9.8, OLT-9.9, OLT-9.10,
//! OLT-9.11, OLT-9.12, OLT-9.13, OLT-9.14, OLT-9.15): what must hold on every table, and between one table and
//! the next.
//!
//! OLT-9.13 and the second half of OLT-9.15 are laws of the house (L6 to L8); OLT-9.14 is its bound of decisions (L4).

use table::{Fault, Seat, SeatSet};

use crate::components::OPEN_OFFERS;
use crate::{Card, CardSet, Oltremare, Phase, Symbol, Token, Tokens};

/// What is wrong with this table by itself.
pub(crate) fn standing(game: &Oltremare) -> Vec<Fault> {
    let mut faults = Vec::new();
    cards(game, &mut faults);
    venice(game, &mut faults);
    tokens(game, &mut faults);
    turn(game, &mut faults);
    offers(game, &mut faults);
    faults
}

/// What is wrong with having come here from there by one decision.
pub(crate) fn since(before: &Oltremare, after: &Oltremare) -> Vec<Fault> {
    let mut faults = Vec::new();
    deals(before, after, &mut faults);
    prestige(before, after, &mut faults);
    taken(before, after, &mut faults);
    let venice_back = !before.board.venice && after.board.venice;
    Fault::unless(!venice_back, &mut faults, "OLT-9.3", || "Venice has come back".to_owned());
    voyage(before, after, &mut faults);
    faults
}

/// OLT-9.1: each card lies in exactly one place. OLT-9.2: when the discard pile is empty.
fn cards(game: &Oltremare, faults: &mut Vec<Fault>) {
    let mut seen = CardSet::EMPTY;
    let mut twice = CardSet::EMPTY;
    let mut lay = |cards: CardSet| {
        twice = twice.or(seen.and(cards));
        seen = seen.or(cards);
    };
    lay(game.hidden.stock.iter().copied().collect());
    lay(game.board.discard);
    lay(game.board.played.iter().copied().collect());
    let mut count = game.hidden.stock.len() + usize::from(game.board.discard.len()) + game.board.played.len();
    let mut told = game.hidden.stock.len() == usize::from(game.board.stock);
    for (seat, player) in game.board.players.iter() {
        let hand = game.secrets[seat].hand;
        let (cargo, pirates) = (&game.board.cargo, &game.hidden.pirates);
        lay(hand);
        lay(cargo.iter(seat).collect());
        lay(pirates.iter(seat).collect());
        let counts = [usize::from(hand.len()), cargo.iter(seat).count(), pirates.iter(seat).count()];
        told &= counts == [player.hand, player.cargo_cards, player.pirates].map(usize::from);
        count += counts.into_iter().sum::<usize>();
    }
    Fault::unless(told, faults, "OLT-9.1", || "the board counts other cards than there are".to_owned());
    let due = game.board.config.cards();
    Fault::unless(
        twice.is_empty() && seen == due && count == usize::from(due.len()),
        faults,
        "OLT-9.1",
        || format!("{count} cards lie on the table, {twice:?} twice, {:?} nowhere", due.without(seen)),
    );
    let may_discard = game.board.config.ruleset.differences().cargo_at_venice && !game.board.venice;
    Fault::unless(game.board.discard.is_empty() || may_discard, faults, "OLT-9.2", || {
        format!("the discard pile has {} cards", game.board.discard.len())
    });
}

/// OLT-9.3: in the stock, or out of the game.
fn venice(game: &Oltremare, faults: &mut Vec<Fault>) {
    let inside = !game.board.venice || game.hidden.under_venice <= game.board.stock;
    Fault::unless(inside, faults, "OLT-9.3", || "Venice lies above the stock".to_owned());
    Fault::unless(!game.board.venice || !game.board.last_card_drawn, faults, "OLT-9.3", || {
        "the last card was drawn before Venice".to_owned()
    });
}

/// OLT-9.4: every token is on a port, taken, or out of the game. OLT-9.5: the active one was taken.
fn tokens(game: &Oltremare, faults: &mut Vec<Fault>) {
    for (seat, player) in game.board.players.iter() {
        let own = player.token.is_none_or(|token| player.tokens.has(token));
        Fault::unless(own, faults, "OLT-9.5", || format!("{seat} has not taken its active token"));
        Fault::unless(!player.tokens.has(Token::Compass), faults, "OLT-4.51", || {
            format!("{seat} has kept a compass")
        });
    }
    Fault::unless(game.board.tokens_out_of_game().is_some(), faults, "OLT-9.4", || {
        "there are more tokens than in the box".to_owned()
    });
}

/// OLT-9.6, OLT-9.7, OLT-9.10.
fn turn(game: &Oltremare, faults: &mut Vec<Fault>) {
    let turn = &game.board.turn;
    let right = Card::all().any(|card| (card.lions(), card.load()) == (turn.lions, turn.load));
    Fault::unless(right, faults, "OLT-9.6", || format!("lions {}, load {}", turn.lions, turn.load));
    let next = turn.active.left(game.board.config.seats);
    let has_turns = game.board.phase != Phase::Over && game.board.players[next].cashed.is_none();
    Fault::unless(!has_turns || game.board.players[next].cargo_cards > 0, faults, "OLT-9.6", || {
        format!("{next} has no cargo")
    });
    let most = game.board.config.ruleset.differences().purchases;
    Fault::unless(turn.bought <= most, faults, "OLT-9.7", || format!("{} cards were bought", turn.bought));
    let hand = game.secrets[turn.active].hand.len();
    let excess = match game.board.phase {
        Phase::HandLimit { excess } => excess,
        _ => hand.saturating_sub(turn.lions),
    };
    Fault::unless(excess == hand.saturating_sub(turn.lions), faults, "OLT-9.7", || {
        format!("{excess} of {hand} cards are to be discarded at {} lions", turn.lions)
    });
    let played = game.board.played.len();
    let resolving = matches!(game.board.phase, Phase::Sail { .. } | Phase::Compass | Phase::Stow);
    Fault::unless(resolving || played == 0, faults, "OLT-9.10", || format!("{played} cards lie open"));
    Fault::unless(played <= usize::from(turn.load), faults, "OLT-9.10", || {
        format!("{played} cards were played at load {}", turn.load)
    });
}

/// OLT-9.12, OLT-9.15.
fn offers(game: &Oltremare, faults: &mut Vec<Fault>) {
    let standing = game.offers.standing();
    Fault::unless(standing.is_empty() || game.board.phase == Phase::Trade, faults, "OLT-9.12", || {
        format!("{} offers are open outside the trade", standing.len())
    });
    for seat in Seat::first(game.board.config.seats) {
        let open = standing.iter().filter(|offer| offer.from == seat).count();
        Fault::unless(open <= usize::from(OPEN_OFFERS), faults, "OLT-9.15", || {
            format!("{seat} has {open} open offers")
        });
    }
    for offer in standing {
        let held = offer.terms.give.iter().all(|given| game.secrets[offer.from].hand.contains(given.card));
        Fault::unless(held, faults, "OLT-9.15", || {
            format!("{} does not hold what it offers under {}", offer.from, offer.number)
        });
        let to: SeatSet = offer.to;
        let with_active = offer.from == game.board.turn.active || to == SeatSet::from(game.board.turn.active);
        Fault::unless(with_active && !to.is_empty(), faults, "OLT-5.1", || {
            format!("{} is not made to or by the active player", offer.number)
        });
    }
    for (seat, own) in game.secrets.iter() {
        let held = game.secrets.iter().filter(|(other, _)| *other != seat);
        let held = held.fold(CardSet::EMPTY, |all, (_, other)| all.or(other.hand));
        Fault::unless(own.known.without(held).is_empty(), faults, "OLT-5.31", || {
            format!("{seat} thinks to know of cards that are in no other hand")
        });
    }
}

/// OLT-9.8: between two moments of one trade, without a purchase, cards and ducats only change owners.
fn deals(before: &Oltremare, after: &Oltremare, faults: &mut Vec<Fault>) {
    let trading = |game: &Oltremare| game.board.phase == Phase::Trade;
    let same = before.board.turn.active == after.board.turn.active
        && before.board.turn.bought == after.board.turn.bought;
    if !(trading(before) && trading(after) && same) {
        return;
    }
    let ducats = |game: &Oltremare| game.board.players.iter().map(|(_, player)| player.ducats.0).sum::<i32>();
    let cards = |game: &Oltremare| game.secrets.iter().fold(CardSet::EMPTY, |all, (_, own)| all.or(own.hand));
    Fault::unless(ducats(before) == ducats(after), faults, "OLT-9.8", || {
        "a deal made or lost ducats".to_owned()
    });
    Fault::unless(cards(before) == cards(after), faults, "OLT-9.8", || {
        "a deal made or lost cards".to_owned()
    });
}

/// OLT-9.9: a partner gains at most one in a turn, the active player none.
fn prestige(before: &Oltremare, after: &Oltremare, faults: &mut Vec<Fault>) {
    for seat in Seat::first(after.board.config.seats) {
        let (was, is) = (before.board.players[seat].prestige, after.board.players[seat].prestige);
        let first = seat != before.board.turn.active && !before.board.turn.dealt.contains(seat);
        Fault::unless(is <= was + u8::from(first), faults, "OLT-9.9", || {
            format!("{seat} had {was} prestige and has {is}")
        });
    }
}

/// OLT-9.4, OLT-9.5: a token that was taken is the active one; out of the game go compasses alone.
fn taken(before: &Oltremare, after: &Oltremare, faults: &mut Vec<Fault>) {
    for (seat, player) in after.board.players.iter() {
        let gained = player.tokens.minus(&before.board.players[seat].tokens);
        let Some(gained) = gained else {
            faults.push(Fault { id: "OLT-4.53", what: format!("{seat} has lost a token") });
            continue;
        };
        let active = player.token.into_iter().collect::<Tokens>();
        Fault::unless(gained.is_empty() || gained == active, faults, "OLT-9.5", || {
            format!("{seat} took {gained:?}, but {:?} is active", player.token)
        });
    }
    let (Some(was), Some(is)) = (before.board.tokens_out_of_game(), after.board.tokens_out_of_game()) else {
        return;
    };
    let only_compasses =
        is.minus(&was).is_some_and(|left| left.kinds().all(|(token, _)| token == Token::Compass));
    Fault::unless(only_compasses, faults, "OLT-9.4", || format!("{was:?} were out of the game, now {is:?}"));
}

/// OLT-9.11: a ship moves by as many steps as there are ship symbols, or by a compass.
fn voyage(before: &Oltremare, after: &Oltremare, faults: &mut Vec<Fault>) {
    for (seat, player) in after.board.players.iter() {
        let moved = player.ship != before.board.players[seat].ship;
        let sailing = matches!(before.board.phase, Phase::Sail { .. } | Phase::Compass)
            && seat == before.board.turn.active;
        Fault::unless(!moved || sailing, faults, "OLT-9.11", || format!("{seat} moved out of turn"));
    }
    if let Phase::Sail { steps } = after.board.phase {
        let symbols = after.board.played_symbols(Symbol::Ship);
        Fault::unless(steps == symbols, faults, "OLT-9.11", || {
            format!("{steps} steps for {symbols} ship symbols")
        });
    }
}
