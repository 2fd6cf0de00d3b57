//! Invariants (GEN-9.1, GEN-9.2, GEN-9.3, GEN-9.4, GEN-9.5, GEN-9.6, GEN-9.7, GEN-9.8, GEN-9.9, GEN-9.10, GEN-9.11,
//! GEN-9.12, GEN-9.13, GEN-9.14, GEN-9.15, GEN-9.16): what must hold on every table, and between one table and the next.
//!
//! GEN-9.15 is a law of the house (L6), GEN-9.9 holds at the end, GEN-9.11, GEN-9.14 are seen when a decision is carried out.

use table::{Fault, Seat};

use crate::bargain::{Terms, backs};
use crate::components::{CASH_STEP, DISCS, MARKERS, MOST_ASKS, MOST_TARGETS, OWNER_FEE, SPECIALS, WARES};
use crate::{Action, Building, CardKind, CardSet, Field, Genoa, Phase};

/// What is wrong with this table by itself.
pub(crate) fn standing(game: &Genoa) -> Vec<Fault> {
    let mut faults = Vec::new();
    supplies(game, &mut faults);
    cards(game, &mut faults);
    markers(game, &mut faults);
    trail(game, &mut faults);
    talk(game, &mut faults);
    known(game, &mut faults);
    let final_field = game.config.final_field();
    Fault::unless(
        game.board.marker <= final_field && game.board.round <= game.board.marker,
        &mut faults,
        "GEN-9.8",
        || format!("round {} with the marker on {} of {final_field}", game.board.round, game.board.marker),
    );
    faults
}

/// What is wrong with having come here from there by one decision.
pub(crate) fn since(before: &Genoa, after: &Genoa) -> Vec<Fault> {
    let mut faults = Vec::new();
    money(before, after, &mut faults);
    Fault::unless(after.board.marker >= before.board.marker, &mut faults, "GEN-9.8", || {
        "the round marker moved back".to_owned()
    });
    if before.board.turn.active == after.board.turn.active && before.board.round == after.board.round {
        actions(before, after, &mut faults);
    } else {
        turns(before, after, &mut faults);
    }
    faults
}

/// GEN-9.1, GEN-9.2.
fn supplies(game: &Genoa, faults: &mut Vec<Fault>) {
    let (mut wares, mut specials) = (game.board.wares, game.board.specials);
    for (_, player) in game.board.players.iter() {
        wares += player.wares;
        specials += player.specials;
    }
    Fault::unless(wares == WARES, faults, "GEN-9.1", || format!("the wares are {wares:?}"));
    Fault::unless(specials == SPECIALS, faults, "GEN-9.2", || format!("the special cards are {specials:?}"));
}

/// GEN-9.3.
fn cards(game: &Genoa, faults: &mut Vec<Fault>) {
    let mut seen = game.board.discard;
    let mut count = usize::from(game.board.discard.len());
    for (seat, own) in game.secrets.iter() {
        seen = seen.or(own.hand);
        count += usize::from(own.hand.len());
        let counted = game.board.players[seat].cards;
        Fault::unless(counted == backs(own.hand), faults, "GEN-9.3", || {
            format!("the cards of {seat} are counted as {counted:?}")
        });
    }
    for kind in CardKind::ALL {
        let pile: CardSet = game.hidden.decks[kind].iter().copied().collect();
        seen = seen.or(pile);
        count += game.hidden.decks[kind].len();
        let counted = game.board.decks[kind];
        Fault::unless(usize::from(counted) == game.hidden.decks[kind].len(), faults, "GEN-9.3", || {
            format!("the draw pile of {kind} is counted as {counted}")
        });
        let face_up = game.board.discard.and(kind.cards());
        Fault::unless(!pile.is_empty() || face_up.is_empty(), faults, "GEN-9.3", || {
            format!("the draw pile of {kind} is empty, but {face_up:?} lie face up")
        });
        let shuffled = game.board.shuffled.and(kind.cards());
        let right = pile.without(kind.cards()).is_empty()
            && (shuffled.is_empty() || pile.without(shuffled).is_empty());
        Fault::unless(right, faults, "GEN-9.3", || format!("{pile:?} is no draw pile of {kind}"));
    }
    let all = CardSet::all();
    Fault::unless(seen == all && count == usize::from(all.len()), faults, "GEN-9.3", || {
        format!("{count} cards lie on the table, {:?} nowhere", all.without(seen))
    });
}

/// GEN-9.4, GEN-9.5.
fn markers(game: &Genoa, faults: &mut Vec<Fault>) {
    for (seat, player) in game.board.players.iter() {
        let placed = game.board.markers.iter().filter(|(_, owner)| **owner == Some(seat)).count();
        let sum = usize::from(player.stock) + usize::from(player.supply) + placed;
        Fault::unless(sum == usize::from(MARKERS), faults, "GEN-9.4", || format!("{seat} has {sum} markers"));
    }
    for building in Building::ALL {
        let villa = building.action() == Action::Villa;
        Fault::unless(!villa || game.board.markers[building].is_none(), faults, "GEN-9.5", || {
            format!("{building} carries a marker")
        });
        let owner = game.board.markers[building];
        Fault::unless(owner.is_none_or(|seat| seat.number() < game.config.seats), faults, "GEN-9.5", || {
            format!("the marker on {building} is nobody's")
        });
    }
}

/// GEN-9.7, GEN-9.13.
fn trail(game: &Genoa, faults: &mut Vec<Fault>) {
    let turn = &game.board.turn;
    let fields = turn.trail.as_slice();
    let left = fields.len().saturating_sub(1);
    Fault::unless(usize::from(turn.tower) + left == usize::from(DISCS), faults, "GEN-9.7", || {
        format!("{} discs in the tower after {} fields", turn.tower, fields.len())
    });
    let distinct = usize::from(turn.visited().len()) == fields.len();
    let joined = fields.windows(2).all(|pair| pair[0].neighbours().contains(pair[1]));
    Fault::unless(distinct && joined, faults, "GEN-9.7", || format!("the trail is {fields:?}"));
    let down = game.board.phase == Phase::Start || game.board.phase == Phase::Over || !fields.is_empty();
    Fault::unless(down, faults, "GEN-9.7", || "the tower is not down".to_owned());
    let streets = turn.closed.without(turn.visited()).is_empty() && turn.closed.iter().all(Field::is_street);
    let seats = turn.closed.len() <= game.config.seats;
    Fault::unless(streets && seats, faults, "GEN-9.13", || format!("{:?} were marked", turn.closed));
}

/// GEN-9.12, GEN-9.16, and that what stands is possible.
fn talk(game: &Genoa, faults: &mut Vec<Fault>) {
    let open = game.board.is_window() || matches!(game.board.phase, Phase::Pay { .. });
    let (offers, asks) = (&game.book.offers, &game.book.asks);
    Fault::unless(
        open || offers.standing().is_empty() && asks.standing().is_empty(),
        faults,
        "GEN-5.6",
        || "something is offered outside a window".to_owned(),
    );
    Fault::unless(asks.last().0 <= u16::from(MOST_ASKS), faults, "GEN-9.16", || {
        format!("{} asks in one window", asks.last())
    });
    let most = MOST_TARGETS + usize::from(game.config.changes) + usize::from(MOST_ASKS);
    for offer in offers.standing() {
        let Terms { target, give, .. } = offer.terms.terms;
        let held = give.cards.without(game.secrets[offer.from].hand).is_empty();
        Fault::unless(held && offer.from != game.board.turn.active, faults, "GEN-5.5", || {
            format!("{} offers what it does not hold", offer.from)
        });
        let alike = offers
            .standing()
            .iter()
            .filter(|other| other.from == offer.from && other.terms.terms.target == target);
        Fault::unless(alike.count() == 1, faults, "GEN-5.5", || {
            format!("{} has two offers for {target}", offer.from)
        });
        let said = usize::from(offers.posted(offer.from));
        Fault::unless(said <= most, faults, "GEN-9.16", || format!("{} has said {said} things", offer.from));
    }
    let acting = game.board.turn.acting;
    let acts = matches!(game.board.phase, Phase::Action(_));
    let here = acting.is_none_or(|acting| game.board.turn.here() == Some(acting.building.into()));
    Fault::unless(acting.is_some() == acts && here, faults, "GEN-9.12", || {
        format!("{acting:?} acts in {:?}", game.board.phase)
    });
}

/// Chapter 8: what a seat thinks to know is so, and no less than what was shown to everybody.
fn known(game: &Genoa, faults: &mut Vec<Fault>) {
    for (seat, own) in game.secrets.iter() {
        for (other, known) in own.known.iter() {
            let hand = if other == seat { CardSet::EMPTY } else { game.secrets[other].hand };
            Fault::unless(known.without(hand).is_empty(), faults, "GEN-9.15", || {
                format!("{seat} thinks to know of cards that are not in the hand of {other}")
            });
            let unseen = game.bystander.known[other].without(*known);
            Fault::unless(other == seat || unseen.is_empty(), faults, "GEN-9.15", || {
                format!("{seat} has not seen {unseen:?}, which everybody has")
            });
        }
    }
}

/// GEN-9.6: the bank pays for what is fulfilled, and for the use of marked buildings. (Tables alone do not say for what; the
/// tests add up the events.)
fn money(before: &Genoa, after: &Genoa, faults: &mut Vec<Fault>) {
    let sum = |game: &Genoa| game.secrets.iter().map(|(_, own)| u32::from(own.ducats)).sum::<u32>();
    let gained = sum(after).checked_sub(sum(before));
    let sound = gained.is_some_and(|gained| gained.is_multiple_of(u32::from(OWNER_FEE)));
    Fault::unless(sound, faults, "GEN-9.6", || format!("{} ducats became {}", sum(before), sum(after)));
    let payable = after.secrets.iter().all(|(_, own)| own.ducats.is_multiple_of(CASH_STEP));
    Fault::unless(payable, faults, "GEN-9.6", || format!("ducats are no multiple of {CASH_STEP}"));
}

/// GEN-9.10: one action after the other, each where the tower stands; the tower moves on after it.
fn actions(before: &Genoa, after: &Genoa, faults: &mut Vec<Fault>) {
    let begun = before.board.turn.acting.is_none() && after.board.turn.acting.is_some();
    let again =
        begun && before.board.turn.trail == after.board.turn.trail && before.board.phase == Phase::Onward;
    Fault::unless(!again, faults, "GEN-9.10", || "a building was used twice".to_owned());
    let lost = before.board.turn.base_used - after.board.turn.base_used;
    Fault::unless(lost.is_empty(), faults, "GEN-9.10", || format!("{lost} got a second base action"));
}

/// GEN-9.9: one seat after the other.
fn turns(before: &Genoa, after: &Genoa, faults: &mut Vec<Fault>) {
    let next: Seat = before.board.turn.active.left(before.config.seats);
    let round = before.board.round + u8::from(next == before.board.start);
    Fault::unless(after.board.turn.active == next && after.board.round == round, faults, "GEN-9.9", || {
        format!(
            "after {} comes {} in round {}",
            before.board.turn.active, after.board.turn.active, after.board.round
        )
    });
}
