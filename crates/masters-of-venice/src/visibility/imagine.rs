//! Some table that looks like a view: what the viewer cannot know is dealt out anew.
//!
//! Hands and stacks have their sizes; a card that the viewer returned and knows about stays where it is (MOV-8.11); whoever
//! has committed a bid or is in the middle of a purchase can pay for it.

use table::{Dice, Draws, Pile, Seat};

use crate::components::{BID_STEP, FAVOR_TILES, FAVORS, GUILD_ORDERS, RUMOR_TILES, RUMORS, START_CASH};
use crate::{
    Ducats, Favor, Favors, GuildOrder, GuildOrders, Known, MastersOfVenice, Phase, Place, Revealed, Rumors,
    Run, Shop, View,
};

pub(crate) fn imagine(view: &View, dice: &mut Dice) -> MastersOfVenice {
    imagine_known(view.known(), view.revealed.as_ref(), dice)
}

impl Known<'_> {
    /// As `Game::imagine` from the view of this seat, while the game is not over.
    pub fn imagine(&self, dice: &mut Dice) -> MastersOfVenice {
        imagine_known(*self, None, dice)
    }

    /// A table on which the viewer can try its own turn, up to the first card or cube that is drawn. All cash is as
    /// [`imagine`](Known::imagine) fills the purses with these dice; the stacks are in no order, and others hold nothing else:
    /// none of that shows.
    pub fn imagine_turn(&self, dice: &mut Dice) -> MastersOfVenice {
        let mut dice = dice.fork();
        let mut draws = dice.draws();
        let mut game = MastersOfVenice::undealt(self.config, draws.fork());
        game.board = *self.board;
        lay_own(&mut game, *self);
        let (favors, rumors) = (unseen_favors(*self), unseen_rumors(*self));
        draws.skip_shuffle(unseen_orders(*self).len().into());
        draws.skip_shuffle(favors.total());
        draws.skip_shuffle(rumors.total());
        game.hidden.favors = favors.iter().collect();
        game.hidden.canal = rumors.iter().take(self.board.canal.into()).collect();
        fill_purses(&mut game, *self, &mut draws);
        game
    }
}

fn imagine_known(known: Known<'_>, revealed: Option<&Revealed>, dice: &mut Dice) -> MastersOfVenice {
    let mut dice = dice.fork();
    let mut draws = dice.draws();
    let mut game = MastersOfVenice::undealt(known.config, draws.fork());
    game.board = *known.board;
    lay_own(&mut game, known);
    if let Some(revealed) = revealed {
        turn_up(&mut game, revealed);
    } else {
        deal_orders(&mut game, known, &mut draws);
        deal_tiles(&mut game, known, &mut draws);
    }
    fill_purses(&mut game, known, &mut draws);
    seal(&mut game, known, &mut draws);
    game
}

/// What the viewer alone knows.
fn lay_own(game: &mut MastersOfVenice, known: Known<'_>) {
    if let (Some(seat), Some(hand)) = (known.viewer, known.hand()) {
        let own = &mut game.secrets[seat];
        own.hand = *hand;
        own.rumors = known.rumors();
        (own.thousands, own.bid, own.destination) = known.sealed();
        own.known = known_cards(known);
    }
}

/// The returned guild orders in the stack, the next one first, with those that the viewer returned.
fn returned(known: Known<'_>) -> impl Iterator<Item = Option<GuildOrder>> {
    (0..usize::from(known.board.returned_orders)).map(move |place| known.returned(place))
}

/// MOV-8.11: all cards of which the viewer knows where they are, because it returned them.
fn known_cards(known: Known<'_>) -> GuildOrders {
    let stacked = returned(known).flatten().collect::<GuildOrders>();
    Seat::first(known.config.seats).fold(stacked, |cards, seat| cards.or(known.known_in_hand(seat)))
}

/// MOV-8.14: nothing is left to imagine.
fn turn_up(game: &mut MastersOfVenice, revealed: &Revealed) {
    for (seat, own) in game.secrets.iter_mut() {
        own.hand = revealed.hands[seat];
        own.rumors = revealed.rumors[seat];
        own.owed = revealed.owed[seat];
    }
    game.hidden.favors = revealed.favors;
    game.hidden.orders = revealed.orders;
    game.hidden.returned = revealed.returned;
}

/// The seats whose secrets the viewer does not see.
fn others(known: Known<'_>) -> impl Iterator<Item = Seat> {
    let viewer = known.viewer;
    Seat::first(known.config.seats).filter(move |seat| Some(*seat) != viewer)
}

/// Guild orders of which the viewer does not know where they are.
fn unseen_orders(known: Known<'_>) -> GuildOrders {
    let mut seen = known_cards(known);
    known.hand().into_iter().flatten().for_each(|card| seen.insert(*card));
    known.board.players.iter().for_each(|(_, player)| seen = seen.or(player.fulfilled));
    GuildOrders::all().without(seen)
}

/// Favors that nobody has seen.
fn unseen_favors(known: Known<'_>) -> Favors {
    let mut shown = known.board.display;
    shown += known.board.used_favors.iter().copied().collect();
    known.board.players.iter().for_each(|(_, player)| shown += player.favors);
    FAVORS.minus(&shown).unwrap_or_default()
}

/// Rumors that are neither played nor the viewer's own.
fn unseen_rumors(known: Known<'_>) -> Rumors {
    let mut shown = known.board.played;
    shown += known.rumors();
    RUMORS.minus(&shown).unwrap_or_default()
}

fn deal_orders(game: &mut MastersOfVenice, known: Known<'_>, draws: &mut Draws<'_>) {
    let mut unseen: Pile<GuildOrder, GUILD_ORDERS> = unseen_orders(known).iter().collect();
    draws.shuffle(unseen.as_mut_slice());
    for seat in others(known) {
        let hand = &mut game.secrets[seat].hand;
        known.known_in_hand(seat).iter().for_each(|card| hand.push(card));
        while hand.len() < usize::from(known.board.players[seat].hand) {
            let Some(card) = unseen.pop() else { break };
            hand.push(card);
        }
    }
    for card in returned(known) {
        card.or_else(|| unseen.pop()).into_iter().for_each(|card| game.hidden.returned.push(card));
    }
    game.hidden.orders = unseen;
}

fn deal_tiles(game: &mut MastersOfVenice, known: Known<'_>, draws: &mut Draws<'_>) {
    let mut favors: Pile<Favor, FAVOR_TILES> = unseen_favors(known).iter().collect();
    draws.shuffle(favors.as_mut_slice());
    game.hidden.favors = favors;
    let mut rumors: Pile<Shop, RUMOR_TILES> = unseen_rumors(known).iter().collect();
    draws.shuffle(rumors.as_mut_slice());
    for seat in others(known) {
        let held = (0..known.board.players[seat].rumors).filter_map(|_| rumors.pop());
        game.secrets[seat].rumors = held.collect::<Rumors>();
    }
    game.hidden.canal = (0..known.board.canal).filter_map(|_| rumors.pop()).collect();
}

/// MOV-8.4: others have something between nothing and twice what the viewer has, or began with.
fn fill_purses(game: &mut MastersOfVenice, known: Known<'_>, draws: &mut Draws<'_>) {
    let own = known.viewer.and_then(|seat| known.cash(seat)).unwrap_or(START_CASH);
    let most = 2 * own.max(START_CASH).0 / BID_STEP;
    for seat in Seat::first(known.config.seats) {
        game.secrets[seat].cash =
            known.cash(seat).unwrap_or_else(|| Ducats(draws.below(most + 1) * BID_STEP));
    }
    let run = match known.board.run {
        Some(Run::Dock { taken, .. }) => known.board.goods_value(&taken),
        Some(Run::Buy { shares }) => known.board.share_value(&shares),
        _ => Ducats(0),
    };
    if let Some(turn) = &known.board.turn {
        let cash = &mut game.secrets[turn.seat].cash;
        *cash = run.max(*cash);
    }
}

/// MOV-8.12: others have committed to something.
fn seal(game: &mut MastersOfVenice, known: Known<'_>, draws: &mut Draws<'_>) {
    for seat in others(known).filter(|seat| known.board.committed.contains(*seat)) {
        match known.board.phase {
            Phase::Bid => {
                let most = game.secrets[seat].cash.0 / BID_STEP;
                game.secrets[seat].bid = Some(Ducats(draws.below(most + 1) * BID_STEP));
            }
            Phase::Destination => {
                let mut places: Pile<Place, { Place::ALL.len() }> = Pile::new();
                game.each_destination(seat, |place| places.push(place));
                let chosen = draws.below(u32::try_from(places.len()).expect("nine places"));
                let chosen = usize::try_from(chosen).expect("nine places");
                game.secrets[seat].destination = Some(places[chosen]);
            }
            _ => {}
        }
    }
}
