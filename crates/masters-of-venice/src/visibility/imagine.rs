//! Some table that looks like a view: what the viewer cannot know is dealt out anew.
//!
//! Hands and stacks have their sizes; a card that the viewer returned and knows about stays where it is (MOV-8.11); whoever
//! has committed a bid or is in the middle of a purchase can pay for it.

use table::{Dice, Draws, Pile, Seat};

use crate::components::{BID_STEP, FAVOR_TILES, FAVORS, GUILD_ORDERS, RUMOR_TILES, RUMORS, START_CASH};
use crate::{
    Ducats, Favor, GuildOrder, GuildOrders, MastersOfVenice, Phase, Place, Revealed, Rumors, Run, Shop, View,
};

pub(crate) fn imagine(view: &View, dice: &mut Dice) -> MastersOfVenice {
    let mut dice = dice.fork();
    let mut game = MastersOfVenice::undealt(&view.config, dice.fork());
    let mut draws = dice.draws();
    game.board = view.board;
    if let Some(seat) = view.viewer {
        let own = &mut game.secrets[seat];
        own.hand = view.hand;
        own.rumors = view.rumors;
        own.thousands = view.thousands;
        own.bid = view.bid;
        own.destination = view.destination;
        let stacked = view.returned.iter().copied().flatten().collect::<GuildOrders>();
        own.known = view.known.iter().fold(stacked, |known, (_, there)| known.or(*there));
    }
    if let Some(revealed) = &view.revealed {
        turn_up(&mut game, revealed);
    } else {
        deal_orders(&mut game, view, &mut draws);
        deal_tiles(&mut game, view, &mut draws);
    }
    fill_purses(&mut game, view, &mut draws);
    seal(&mut game, view, &mut draws);
    game
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
fn others(view: &View) -> impl Iterator<Item = Seat> {
    let viewer = view.viewer;
    Seat::first(view.config.seats).filter(move |seat| Some(*seat) != viewer)
}

fn deal_orders(game: &mut MastersOfVenice, view: &View, draws: &mut Draws<'_>) {
    let mut seen: GuildOrders = view.hand.iter().copied().collect();
    for (seat, player) in view.board.players.iter() {
        seen = seen.or(player.fulfilled).or(view.known[seat]);
    }
    seen = seen.or(view.returned.iter().copied().flatten().collect());
    let mut unseen: Pile<GuildOrder, GUILD_ORDERS> = GuildOrders::all().without(seen).iter().collect();
    draws.shuffle(unseen.as_mut_slice());
    for seat in others(view) {
        let hand = &mut game.secrets[seat].hand;
        view.known[seat].iter().for_each(|card| hand.push(card));
        while hand.len() < usize::from(view.board.players[seat].hand) {
            let Some(card) = unseen.pop() else { break };
            hand.push(card);
        }
    }
    for card in &view.returned {
        card.or_else(|| unseen.pop()).into_iter().for_each(|card| game.hidden.returned.push(card));
    }
    game.hidden.orders = unseen;
}

fn deal_tiles(game: &mut MastersOfVenice, view: &View, draws: &mut Draws<'_>) {
    let mut shown = view.board.display;
    shown += view.board.used_favors.iter().copied().collect();
    view.board.players.iter().for_each(|(_, player)| shown += player.favors);
    let mut favors: Pile<Favor, FAVOR_TILES> = FAVORS.minus(&shown).unwrap_or_default().iter().collect();
    draws.shuffle(favors.as_mut_slice());
    game.hidden.favors = favors;

    let mut shown = view.board.played;
    shown += view.rumors;
    let mut rumors: Pile<Shop, RUMOR_TILES> = RUMORS.minus(&shown).unwrap_or_default().iter().collect();
    draws.shuffle(rumors.as_mut_slice());
    for seat in others(view) {
        let held = (0..view.board.players[seat].rumors).filter_map(|_| rumors.pop());
        game.secrets[seat].rumors = held.collect::<Rumors>();
    }
    game.hidden.canal = (0..view.board.canal).filter_map(|_| rumors.pop()).collect();
}

/// MOV-8.4: others have something between nothing and twice what the viewer has, or began with.
fn fill_purses(game: &mut MastersOfVenice, view: &View, draws: &mut Draws<'_>) {
    let own = view.viewer.and_then(|seat| view.cash[seat]).unwrap_or(START_CASH);
    let most = 2 * own.max(START_CASH).0 / BID_STEP;
    for (seat, cash) in view.cash.iter() {
        game.secrets[seat].cash = cash.unwrap_or_else(|| Ducats(draws.below(most + 1) * BID_STEP));
    }
    let run = match view.board.run {
        Some(Run::Dock { taken, .. }) => view.board.goods_value(&taken),
        Some(Run::Buy { shares }) => view.board.share_value(&shares),
        _ => Ducats(0),
    };
    if let Some(turn) = &view.board.turn {
        let cash = &mut game.secrets[turn.seat].cash;
        *cash = run.max(*cash);
    }
}

/// MOV-8.12: others have committed to something.
fn seal(game: &mut MastersOfVenice, view: &View, draws: &mut Draws<'_>) {
    for seat in others(view).filter(|seat| view.board.committed.contains(*seat)) {
        match view.board.phase {
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
