//! Invariants (OLT-9.1, OLT-9.2, OLT-9.3, OLT-9.4, OLT-9.5, OLT-9.6, OLT-9.7, OLT-9.8, OLT-9.9, OLT-9.10,
//! OLT-9.11, OLT-9.12, OLT-9.13, OLT-9.14, OLT-9.15): what must hold on every table, and between one table and
//! the next.
//!
//! OLT-9.13 and the second half of OLT-9.15 are laws of the house (L6 to L8); OLT-9.14 is its bound of decisions (L4).

use table::{Fault, Seat, SeatSet};

use crate::components::{OPEN_OFFERS, TOKENS};
use crate::{CardSet, Oltremare, Phase, Tokens};

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
    let venice_back = before.venice.is_none() && after.venice.is_some();
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
    lay(game.stock.iter().copied().collect());
    lay(game.discard);
    lay(game.played.iter().copied().collect());
    let mut count = game.stock.len() + usize::from(game.discard.len()) + game.played.len();
    for seat in Seat::first(game.config.seats) {
        lay(game.hands[seat]);
        lay(game.cargo.iter(seat).collect());
        lay(game.pirates.iter(seat).collect());
        count += usize::from(game.hands[seat].len() + game.cargo.len(seat) + game.pirates.len(seat));
    }
    let due = game.config.cards();
    Fault::unless(
        twice.is_empty() && seen == due && count == usize::from(due.len()),
        faults,
        "OLT-9.1",
        || format!("{count} cards lie on the table, {twice:?} twice, {:?} nowhere", due.without(seen)),
    );
    let may_discard = game.config.ruleset.differences().cargo_at_venice && game.venice.is_none();
    Fault::unless(game.discard.is_empty() || may_discard, faults, "OLT-9.2", || {
        format!("the discard pile has {} cards", game.discard.len())
    });
}

/// OLT-9.3: in the stock, or out of the game.
fn venice(game: &Oltremare, faults: &mut Vec<Fault>) {
    let inside = game.venice.is_none_or(|under| usize::from(under) <= game.stock.len());
    Fault::unless(inside, faults, "OLT-9.3", || "Venice lies above the stock".to_owned());
    Fault::unless(game.venice.is_none() || !game.last_card_drawn, faults, "OLT-9.3", || {
        "the last card was drawn before Venice".to_owned()
    });
}

/// OLT-9.4: every token is on a port, taken, or out of the game. OLT-9.5: the active one was taken.
fn tokens(game: &Oltremare, faults: &mut Vec<Fault>) {
    let mut sum = game.ports.tokens();
    sum += game.gone;
    for (seat, player) in game.players.iter() {
        sum += player.tokens;
        let own = player.token.is_none_or(|token| player.tokens.has(token));
        Fault::unless(own, faults, "OLT-9.5", || format!("{seat} has not taken its active token"));
        Fault::unless(!player.tokens.has(crate::Token::Compass), faults, "OLT-4.51", || {
            format!("{seat} has kept a compass")
        });
    }
    Fault::unless(sum == TOKENS, faults, "OLT-9.4", || format!("the tokens are {sum:?}"));
}

/// OLT-9.6, OLT-9.7, OLT-9.10.
fn turn(game: &Oltremare, faults: &mut Vec<Fault>) {
    let turn = &game.turn;
    let right = (3..=6).contains(&turn.lions) && (1..=4).contains(&turn.load) && turn.lions + turn.load == 7;
    Fault::unless(right, faults, "OLT-9.6", || format!("lions {}, load {}", turn.lions, turn.load));
    let next = turn.active.left(game.config.seats);
    let has_turns = game.phase != Phase::Over && game.players[next].cashed.is_none();
    Fault::unless(!has_turns || game.cargo.len(next) > 0, faults, "OLT-9.6", || {
        format!("{next} has no cargo")
    });
    let most = game.config.ruleset.differences().purchases;
    Fault::unless(turn.bought <= most, faults, "OLT-9.7", || format!("{} cards were bought", turn.bought));
    let hand = game.hands[turn.active].len();
    let excess = match game.phase {
        Phase::HandLimit { excess } => excess,
        _ => hand.saturating_sub(turn.lions),
    };
    Fault::unless(excess == hand.saturating_sub(turn.lions), faults, "OLT-9.7", || {
        format!("{excess} of {hand} cards are to be discarded at {} lions", turn.lions)
    });
    let played = game.played.len();
    let resolving = matches!(game.phase, Phase::Sail { .. } | Phase::Compass | Phase::Stow);
    Fault::unless(resolving || played == 0, faults, "OLT-9.10", || format!("{played} cards lie open"));
    Fault::unless(played <= usize::from(turn.load), faults, "OLT-9.10", || {
        format!("{played} cards were played at load {}", turn.load)
    });
}

/// OLT-9.12, OLT-9.15.
fn offers(game: &Oltremare, faults: &mut Vec<Fault>) {
    let standing = game.book.offers.standing();
    Fault::unless(standing.is_empty() || game.phase == Phase::Trade, faults, "OLT-9.12", || {
        format!("{} offers are open outside the trade", standing.len())
    });
    for seat in Seat::first(game.config.seats) {
        let open = standing.iter().filter(|offer| offer.from == seat).count();
        Fault::unless(open <= usize::from(OPEN_OFFERS), faults, "OLT-9.15", || {
            format!("{seat} has {open} open offers")
        });
    }
    for offer in standing {
        let held = offer.terms.give.iter().all(|given| game.hands[offer.from].contains(given.card));
        Fault::unless(held, faults, "OLT-9.15", || {
            format!("{} does not hold what it offers under {}", offer.from, offer.number)
        });
        let to: SeatSet = offer.to;
        let with_active = offer.from == game.turn.active || to == SeatSet::from(game.turn.active);
        Fault::unless(with_active && !to.is_empty(), faults, "OLT-5.1", || {
            format!("{} is not made to or by the active player", offer.number)
        });
    }
    for (seat, known) in game.known.iter() {
        let held = game.hands.iter().filter(|(other, _)| *other != seat);
        let held = held.fold(CardSet::EMPTY, |all, (_, hand)| all.or(*hand));
        Fault::unless(known.without(held).is_empty(), faults, "OLT-5.31", || {
            format!("{seat} thinks to know of cards that are in no other hand")
        });
    }
}

/// OLT-9.8: between two moments of one trade, without a purchase, cards and ducats only change owners.
fn deals(before: &Oltremare, after: &Oltremare, faults: &mut Vec<Fault>) {
    let trading = |game: &Oltremare| game.phase == Phase::Trade;
    let same = before.turn.active == after.turn.active && before.turn.bought == after.turn.bought;
    if !(trading(before) && trading(after) && same) {
        return;
    }
    let ducats = |game: &Oltremare| game.players.iter().map(|(_, player)| player.ducats.0).sum::<i32>();
    let cards = |game: &Oltremare| game.hands.iter().fold(CardSet::EMPTY, |all, (_, hand)| all.or(*hand));
    Fault::unless(ducats(before) == ducats(after), faults, "OLT-9.8", || {
        "a deal made or lost ducats".to_owned()
    });
    Fault::unless(cards(before) == cards(after), faults, "OLT-9.8", || {
        "a deal made or lost cards".to_owned()
    });
}

/// OLT-9.9: a partner gains at most one in a turn, the active player none.
fn prestige(before: &Oltremare, after: &Oltremare, faults: &mut Vec<Fault>) {
    for seat in Seat::first(after.config.seats) {
        let (was, is) = (before.players[seat].prestige, after.players[seat].prestige);
        let first = seat != before.turn.active && !before.turn.dealt.contains(seat);
        Fault::unless(is <= was + u8::from(first), faults, "OLT-9.9", || {
            format!("{seat} had {was} prestige and has {is}")
        });
    }
}

/// OLT-9.4, OLT-9.5: a token that was taken is the active one; out of the game go compasses alone.
fn taken(before: &Oltremare, after: &Oltremare, faults: &mut Vec<Fault>) {
    for (seat, player) in after.players.iter() {
        let gained = player.tokens.minus(&before.players[seat].tokens);
        let Some(gained) = gained else {
            faults.push(Fault { id: "OLT-4.53", what: format!("{seat} has lost a token") });
            continue;
        };
        let active = player.token.into_iter().collect::<Tokens>();
        Fault::unless(gained.is_empty() || gained == active, faults, "OLT-9.5", || {
            format!("{seat} took {gained:?}, but {:?} is active", player.token)
        });
    }
    let gone = after.gone.minus(&before.gone).unwrap_or_default();
    let other = gone.kinds().any(|(token, _)| token != crate::Token::Compass);
    Fault::unless(!other, faults, "OLT-9.4", || format!("{gone:?} left the game"));
}

/// OLT-9.11: a ship moves by as many steps as there are ship symbols, or by a compass.
fn voyage(before: &Oltremare, after: &Oltremare, faults: &mut Vec<Fault>) {
    for (seat, player) in after.players.iter() {
        let moved = player.ship != before.players[seat].ship;
        let sailing =
            matches!(before.phase, Phase::Sail { .. } | Phase::Compass) && seat == before.turn.active;
        Fault::unless(!moved || sailing, faults, "OLT-9.11", || format!("{seat} moved out of turn"));
    }
    if let Phase::Sail { steps } = after.phase {
        let symbols = after.count(crate::Symbol::Ship);
        Fault::unless(steps == symbols, faults, "OLT-9.11", || {
            format!("{steps} steps for {symbols} ship symbols")
        });
    }
}
