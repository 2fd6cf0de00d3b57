//! Invariants (chapter 9): what must hold on every table, and between one table and the next.

use table::{Coins, Fault, Seat};

use crate::components::{CUBES_PER_SHIP, MERCHANTS, WAREHOUSE_CAPACITY};
use crate::{Berth, Card, CardKind, CardSet, Contract, Goods, Phase, Player, Speicherstadt, View, setup};

/// What is wrong with this table by itself.
pub(crate) fn standing(game: &Speicherstadt) -> Vec<Fault> {
    let mut faults = Vec::new();
    cards(game, &mut faults);
    cubes(&game.open, &mut faults);
    storage(&game.open, &mut faults);
    merchants(&game.open, &mut faults);
    deck(game, &mut faults);
    faults
}

/// What is wrong with having come here from there by one decision.
pub(crate) fn since(before: &Speicherstadt, after: &Speicherstadt) -> Vec<Fault> {
    let mut faults = Vec::new();
    let (before, after) = (&before.open, &after.open);
    for contract in Contract::all() {
        let kept = after.covers[contract].contains(&before.covers[contract]);
        Fault::unless(kept, &mut faults, "SPE-I3", || format!("{:?} lost a cube", contract.card()));
    }
    bids(before, after, &mut faults);
    coins(before, after, &mut faults);
    fires(before, after, &mut faults);
    end(before, after, &mut faults);
    faults
}

/// SPE-I1: each card lies in one place. Fires are never owned.
fn cards(game: &Speicherstadt, faults: &mut Vec<Fault>) {
    let open = &game.open;
    for card in Card::all() {
        let owners = open.players.iter().filter(|(_, player)| player.cards.contains(card)).count();
        let places = owners
            + open.row.iter().filter(|berth| berth.card == Some(card)).count()
            + usize::from(open.trade_discard.contains(card))
            + usize::from(open.deck.contains(card))
            + usize::from(open.removed.contains(card));
        Fault::unless(places == 1, faults, "SPE-I1", || format!("{card:?} lies in {places} places"));
        let owned_fire = owners > 0 && matches!(card.kind(), CardKind::Fire(_));
        Fault::unless(!owned_fire, faults, "SPE-I1", || format!("{card:?} is owned"));
    }
    let fire = |berth: &Berth| berth.card.is_some_and(|card| matches!(card.kind(), CardKind::Fire(_)));
    Fault::unless(!open.row.iter().any(fire), faults, "SPE-4.3", || "a fire lies in the row".to_owned());
    let hidden = game.deck.iter().copied().collect();
    Fault::unless(open.deck == hidden, faults, "SPE-I1", || "the deck is not what is left of it".to_owned());
}

/// SPE-I2: nine cubes of each good. SPE-4.5: three on each ship, none elsewhere in the row.
fn cubes(open: &View, faults: &mut Vec<Fault>) {
    let mut sum = open.bag;
    sum += open.goods_discard;
    for berth in &open.row {
        sum += berth.cubes;
        let ship = berth.card.is_some_and(|card| card.kind() == CardKind::Ship);
        let due = if ship { u32::from(CUBES_PER_SHIP) } else { 0 };
        Fault::unless(berth.cubes.total() == due, faults, "SPE-4.5", || {
            format!("{:?} carries {} cubes", berth.card, berth.cubes.total())
        });
    }
    for (_, player) in open.players.iter() {
        sum += player.warehouse;
        sum += player.quay;
        sum += player.house.into_iter().collect();
    }
    for contract in Contract::all() {
        sum += open.covers[contract];
    }
    if let Phase::Processing { pool, .. } = open.phase {
        sum += pool;
    }
    Fault::unless(sum == setup::all_cubes(), faults, "SPE-I2", || format!("the cubes are {sum:?}"));
    let ships = u32::from(open.deck.and(CardKind::Ship.cards()).len()) * u32::from(CUBES_PER_SHIP);
    Fault::unless(open.bag.total() >= ships, faults, "SPE-4.9", || {
        format!("{} cubes in the bag for {ships} to come on ships", open.bag.total())
    });
}

/// SPE-I3 and SPE-I7.
fn storage(open: &View, faults: &mut Vec<Fault>) {
    for (seat, player) in open.players.iter() {
        let most = if player.owns(CardKind::Warehouse) { WAREHOUSE_CAPACITY } else { 0 };
        let stored = player.warehouse.total();
        Fault::unless(stored <= most, faults, "SPE-I3", || {
            format!("{seat} stores {stored} cubes in the warehouse, at most {most} fit")
        });
        let may_wait = match open.phase {
            Phase::Purchase { .. } => player.count(CardKind::Ship) > 0,
            Phase::Processing { .. } => player.count(CardKind::Ship) > 0 && !has_processed(open, seat),
            Phase::Bidding { .. } | Phase::Over => false,
        };
        Fault::unless(player.quay.is_empty() || may_wait, faults, "SPE-I7", || {
            format!("{seat} has cubes on ships that are unloaded: {:?}", player.quay)
        });
        Fault::unless(player.bought <= MERCHANTS, faults, "SPE-I12", || {
            format!("{seat} bought {} cards in a round", player.bought)
        });
    }
    for contract in Contract::all() {
        let covers = open.covers[contract];
        let owned = open.players.iter().any(|(_, player)| player.cards.contains(contract.card()));
        let fits = if owned { contract.needs().contains(&covers) } else { covers == Goods::EMPTY };
        Fault::unless(fits, faults, "SPE-I3", || format!("{:?} carries {covers:?}", contract.card()));
    }
}

/// Seats act from the start seat clockwise (SPE-4.24); the one whose turn it is has unloaded, too.
fn has_processed(open: &View, seat: Seat) -> bool {
    let turn = |seat: Seat| (seat.number() + open.seats() - open.start.number()) % open.seats();
    open.phase.asked().is_some_and(|asked| turn(seat) <= turn(asked))
}

/// SPE-I4, SPE-I5 (the height is bounded by the type), SPE-I9.
fn merchants(open: &View, faults: &mut Vec<Fault>) {
    let bidding = matches!(open.phase, Phase::Bidding { .. } | Phase::Purchase { .. });
    for (seat, player) in open.players.iter() {
        let standing = |berth: &Berth| berth.queue.iter().filter(|merchant| **merchant == seat).count();
        let on_board: usize = open.row.iter().map(standing).sum();
        let all = on_board + usize::from(player.merchants) == usize::from(MERCHANTS);
        Fault::unless(all && (bidding || on_board == 0), faults, "SPE-I4", || {
            format!("{seat} has {} merchants at home and {on_board} on the board", player.merchants)
        });
        let most = fire_points(open.trade_discard);
        Fault::unless(player.score.abs() <= most, faults, "SPE-I9", || {
            format!("{seat} stands at {} on the track after fires worth {most}", player.score)
        });
    }
    let stray =
        open.row.iter().flat_map(|berth| berth.queue.iter()).any(|seat| seat.number() >= open.seats());
    Fault::unless(!stray, faults, "SPE-I4", || "a merchant belongs to nobody at this table".to_owned());
    let row = open.row.len() <= usize::from(open.config.row_size());
    Fault::unless(row, faults, "SPE-4.1", || format!("{} cards lie in the row", open.row.len()));
}

/// The points of all fires among these cards.
fn fire_points(cards: CardSet) -> i8 {
    let points = |card: Card| match card.kind() {
        CardKind::Fire(points) => points,
        _ => 0,
    };
    cards.iter().map(points).sum()
}

/// SPE-I8: season by season, E at the bottom until it is resolved.
fn deck(game: &Speicherstadt, faults: &mut Vec<Fault>) {
    let in_order = game.deck.as_slice().is_sorted_by_key(|card| std::cmp::Reverse(card.season()));
    Fault::unless(in_order, faults, "SPE-I8", || "the deck mixes seasons".to_owned());
    let last = game.deck.bottom().map(|card| card.season());
    let alive = game.open.phase != Phase::Over;
    let has_last_fire = last == Card::all().last().map(Card::season);
    Fault::unless(!alive || has_last_fire, faults, "SPE-I8", || {
        "the fourth fire is not at the bottom".to_owned()
    });
}

/// SPE-I5: after the bidding for a full row all merchants stand.
fn bids(before: &View, after: &View, faults: &mut Vec<Fault>) {
    let ended =
        matches!(before.phase, Phase::Bidding { .. }) && !matches!(after.phase, Phase::Bidding { .. });
    if ended && before.row.len() == usize::from(before.config.row_size()) {
        let standing: usize = before.row.iter().map(|berth| berth.queue.len()).sum();
        let due = usize::from(MERCHANTS) * usize::from(before.seats());
        Fault::unless(standing + 1 == due, faults, "SPE-I5", || {
            format!("{} of {due} merchants were placed", standing + 1)
        });
    }
}

/// SPE-I6: coins change by purchases, by sales (one coin at a time), and by the income due when a round ends.
fn coins(before: &View, after: &View, faults: &mut Vec<Fault>) {
    let round_ended = before.start != after.start;
    for (seat, was) in before.players.iter() {
        let is = &after.players[seat];
        let bought = is.cards.without(was.cards).len();
        let paid = match before.phase {
            Phase::Purchase { price, .. } if bought > 0 => price,
            _ => Coins(0),
        };
        let with_purchase = Player { bought: was.bought + u8::from(bought > 0), cards: is.cards, ..*was };
        let processes = matches!(before.phase, Phase::Processing { seat: asked, .. } if asked == seat);
        let gained = (is.coins.0 + paid.0).checked_sub(was.coins.0);
        let right = match gained {
            Some(gained) if round_ended => Coins(gained) == with_purchase.income(),
            Some(gained) => gained <= u16::from(processes),
            None => false,
        };
        Fault::unless(right && bought <= 1, faults, "SPE-I6", || {
            format!("{seat} went from {} to {}, having paid {paid}", was.coins, is.coins)
        });
    }
}

/// SPE-I11: every fire gives its points to all who are highest and takes them from all who are lowest.
fn fires(before: &View, after: &View, faults: &mut Vec<Fault>) {
    let burned = fire_points(after.trade_discard.without(before.trade_discard));
    // Nothing is bought between the first fire of a supply and the next question.
    let totals = after.players.map(|_, player| player.firemen());
    let highest = totals.as_slice().iter().max();
    let lowest = totals.as_slice().iter().min();
    for (seat, total) in totals.iter() {
        let due = match total {
            _ if highest == lowest => 0,
            total if Some(total) == highest => burned,
            total if Some(total) == lowest => -burned,
            _ => 0,
        };
        let change = after.players[seat].score - before.players[seat].score;
        Fault::unless(change == due, faults, "SPE-I11", || {
            format!("{seat} moved by {change}, {due} were due")
        });
    }
}

/// SPE-I8, SPE-I10: four fires, every round played, the bag empty, no score below -10.
fn end(before: &View, after: &View, faults: &mut Vec<Fault>) {
    let full_row = after.row.is_empty() || after.row.len() == usize::from(after.config.row_size());
    Fault::unless(full_row || !after.config.remove_cards, faults, "SPE-I10", || {
        format!("a row of {} cards", after.row.len())
    });
    if after.phase != Phase::Over || before.phase == Phase::Over {
        return;
    }
    let all = fire_points(Card::all().collect());
    let burned = fire_points(after.trade_discard);
    Fault::unless(burned == all, faults, "SPE-I8", || format!("fires worth {burned} of {all} were resolved"));
    let rounds = u32::from(after.round);
    Fault::unless(rounds == after.config.rounds(), faults, "SPE-I10", || format!("{rounds} rounds"));
    Fault::unless(after.bag.is_empty(), faults, "SPE-I10", || format!("left in the bag: {:?}", after.bag));
    for seat in Seat::first(after.seats()) {
        let score = after.sheet(seat).total();
        Fault::unless(score >= -i32::from(all), faults, "SPE-I9", || format!("{seat} ends with {score}"));
    }
}
