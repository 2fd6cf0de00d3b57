//! Invariants (chapter 9): what must hold on every table, and between one table and the next.
//!
//! MOV-9.7: cash cannot be negative by its type; here it is a multiple of five.

use table::{Fault, Seat, SeatSet};

use crate::components::{
    BID_STEP, CUBES, FAVORS, FAVORS_FACE_UP, GUILD_ORDERS, LEAST_PRICE, MOST_ORDERS, MOST_PRICE, RUMOR_TILES,
    RUMORS, SHARES, SPACES, STEP, TRADING_SPACES,
};
use crate::turn::reward;
use crate::{Character, Good, GuildOrders, MastersOfVenice, Phase, Role, Rumors, Shop};

/// What is wrong with this table by itself.
pub(crate) fn standing(game: &MastersOfVenice) -> Vec<Fault> {
    let mut faults = Vec::new();
    cubes_and_shares(game, &mut faults);
    tracks(game, &mut faults);
    favors(game, &mut faults);
    rumors(game, &mut faults);
    guild_orders(game, &mut faults);
    people(game, &mut faults);
    faults
}

/// What is wrong with having come here from there by one decision.
pub(crate) fn since(before: &MastersOfVenice, after: &MastersOfVenice) -> Vec<Fault> {
    let mut faults = Vec::new();
    points(before, after, &mut faults);
    movement(before, after, &mut faults);
    let unspent = before.board.marker_spent && !after.board.marker_spent;
    Fault::unless(!unspent || after.board.phase == Phase::Bid, &mut faults, "MOV-9.12", || {
        "the marker is unused again without a bid round".to_owned()
    });
    faults
}

/// MOV-9.1, MOV-9.2.
fn cubes_and_shares(game: &MastersOfVenice, faults: &mut Vec<Fault>) {
    let board = &game.board;
    let (mut cubes, mut shares) = (board.bag, board.supply);
    board.docks.iter().for_each(|(_, goods)| cubes += *goods);
    cubes += board.offices.iter().filter_map(|(_, good)| *good).collect();
    cubes += board.drawn.iter().copied().collect();
    for (_, player) in board.players.iter() {
        cubes += player.goods;
        shares += player.shares;
    }
    Fault::unless(cubes == CUBES, faults, "MOV-9.1", || format!("the cubes are {cubes:?}"));
    Fault::unless(shares == SHARES, faults, "MOV-9.2", || format!("the shares are {shares:?}"));
}

/// MOV-9.3, MOV-9.7.
fn tracks(game: &MastersOfVenice, faults: &mut Vec<Fault>) {
    let on_track = |price: u8| (LEAST_PRICE..=MOST_PRICE).contains(&price) && price.is_multiple_of(STEP);
    for good in Good::ALL {
        let price = game.board.price[good];
        Fault::unless(on_track(price), faults, "MOV-9.3", || format!("{good} costs {price}"));
    }
    for shop in Shop::ALL {
        let (share, orders) = (game.board.share[shop], game.board.orders[shop]);
        Fault::unless(on_track(share), faults, "MOV-9.3", || format!("a share of {shop} costs {share}"));
        Fault::unless(orders <= MOST_ORDERS, faults, "MOV-9.3", || format!("{shop} has {orders} orders"));
    }
    for (seat, own) in game.secrets.iter() {
        let cash = own.cash;
        Fault::unless(cash.0.is_multiple_of(BID_STEP), faults, "MOV-9.7", || format!("{seat} has {cash}"));
    }
}

/// MOV-9.4.
fn favors(game: &MastersOfVenice, faults: &mut Vec<Fault>) {
    let board = &game.board;
    let mut favors = board.display;
    favors += board.used_favors.iter().copied().collect();
    favors += game.hidden.favors.iter().copied().collect();
    board.players.iter().for_each(|(_, player)| favors += player.favors);
    Fault::unless(favors == FAVORS, faults, "MOV-9.4", || format!("the favors are {favors:?}"));
    let stack = game.hidden.favors.len() + board.used_favors.len();
    let shown = board.display.total();
    let full = shown == FAVORS_FACE_UP || shown < FAVORS_FACE_UP && stack == 0;
    Fault::unless(full, faults, "MOV-9.4", || format!("{shown} favors are on display, {stack} in the stack"));
    let counted = usize::from(board.fresh_favors) == game.hidden.favors.len();
    Fault::unless(counted, faults, "MOV-8.10", || "the favor stack is miscounted".to_owned());
}

/// MOV-9.5.
fn rumors(game: &MastersOfVenice, faults: &mut Vec<Fault>) {
    let board = &game.board;
    let ahead = (board.space + 1..=SPACES).filter(|space| !crate::is_bid_space(*space)).count();
    let canal = game.hidden.canal.len();
    Fault::unless(canal == ahead && usize::from(board.canal) == canal, faults, "MOV-9.5", || {
        format!("{canal} rumors lie on the canal, {ahead} trading spaces are ahead")
    });
    let mut seen = board.played;
    seen += game.hidden.canal.iter().copied().collect();
    for (seat, own) in game.secrets.iter() {
        seen += own.rumors;
        let shown = u32::from(board.players[seat].rumors);
        Fault::unless(own.rumors.total() == shown, faults, "MOV-8.7", || {
            format!("{seat} has {:?}, but {shown} are seen", own.rumors)
        });
    }
    let removed: Option<Rumors> = RUMORS.minus(&seen);
    let count = removed.map(|removed| removed.iter().count());
    Fault::unless(count == Some(RUMOR_TILES - TRADING_SPACES), faults, "MOV-9.5", || {
        format!("the rumors in the game are {seen:?}")
    });
}

/// MOV-9.6.
fn guild_orders(game: &MastersOfVenice, faults: &mut Vec<Fault>) {
    let board = &game.board;
    let mut all = GuildOrders::EMPTY;
    let mut count = 0;
    let stacks = [&game.hidden.orders, &game.hidden.returned];
    let hands = game.secrets.iter().map(|(_, own)| &own.hand);
    for pile in stacks.into_iter().chain(hands) {
        count += pile.len();
        all = all.or(pile.iter().copied().collect());
    }
    for (seat, player) in board.players.iter() {
        count += usize::from(player.fulfilled.len());
        all = all.or(player.fulfilled);
        let hand = game.secrets[seat].hand.len();
        Fault::unless(usize::from(player.hand) == hand, faults, "MOV-8.5", || {
            format!("{seat} has {hand} guild orders, but {} are seen", player.hand)
        });
    }
    let distinct = count == GUILD_ORDERS && usize::from(all.len()) == GUILD_ORDERS;
    Fault::unless(distinct, faults, "MOV-9.6", || format!("{count} guild orders, {} different", all.len()));
    let counted = usize::from(board.fresh_orders) == game.hidden.orders.len()
        && usize::from(board.returned_orders) == game.hidden.returned.len();
    Fault::unless(counted, faults, "MOV-8.11", || "the stack of guild orders is miscounted".to_owned());
}

/// MOV-9.9, MOV-9.10.
fn people(game: &MastersOfVenice, faults: &mut Vec<Fault>) {
    let board = &game.board;
    let gondolier = board.characters[Character::Gondolier];
    let right = match board.phase {
        Phase::Bid => board.characters.iter().all(|(_, holder)| holder.is_none()) && board.order.is_empty(),
        _ => gondolier.is_some() && gondolier == board.order.top().copied(),
    };
    Fault::unless(right, faults, "MOV-9.9", || format!("the Gondolier is {gondolier:?}"));
    let seated: SeatSet = board.order.iter().copied().collect();
    let complete = board.order.is_empty() || seated == SeatSet::first(game.config.seats);
    Fault::unless(complete, faults, "MOV-9.9", || format!("the turn order is {:?}", board.order));
    if let Some(turn) = &board.turn {
        let had = match turn.role {
            Role::Visitor => board.round.visited.contains(turn.seat),
            Role::Sharer => board.round.shared.contains(turn.seat),
        };
        Fault::unless(!had, faults, "MOV-9.10", || format!("{} has a turn twice", turn.seat));
    }
}

/// MOV-9.8: points never fall during play; a delivery brings at most its reward, and a split one for each share.
fn points(before: &MastersOfVenice, after: &MastersOfVenice, faults: &mut Vec<Fault>) {
    if after.board.phase == Phase::Over {
        return;
    }
    // Where a split leaves the share price where it was, as 55 after ten cubes, at least orders have moved.
    let moved = |shop: &Shop| {
        before.board.share[*shop] != after.board.share[*shop]
            || before.board.orders[*shop] != after.board.orders[*shop]
    };
    for seat in Seat::first(after.config.seats) {
        let (was, is) = (&before.board.players[seat], &after.board.players[seat]);
        Fault::unless(is.vp >= was.vp, faults, "MOV-9.8", || format!("{seat} has lost points"));
        let delivered = is.fulfilled != was.fulfilled;
        let reward = if delivered { reward(was.fulfilled.len()) } else { 0 };
        let shares: u8 =
            Shop::ALL.iter().filter(|shop| moved(shop)).map(|shop| is.shares[shop.company()]).sum();
        let gained = is.vp - was.vp;
        Fault::unless(gained <= i16::from(reward + shares), faults, "MOV-9.8", || {
            format!("{seat} gained {gained} points")
        });
    }
}

/// MOV-9.11: pawns move when all destinations are in, and all of them.
fn movement(before: &MastersOfVenice, after: &MastersOfVenice, faults: &mut Vec<Fault>) {
    let waiting = |game: &MastersOfVenice| game.board.phase == Phase::Destination;
    let moving = waiting(before) && before.asked().len() == 1;
    for seat in Seat::first(after.config.seats) {
        let moved = before.board.players[seat].pawn != after.board.players[seat].pawn;
        Fault::unless(moved == moving, faults, "MOV-9.11", || {
            format!("the pawn of {seat} {}", if moved { "has moved out of turn" } else { "has not moved" })
        });
    }
}
