//! The box (chapter 2) and the setup (chapter 3).

use masters_of_venice::{
    Character, Company, Config, Decision, Dock, Ducats, Event, Favor, Good, GuildOrder, MastersOfVenice,
    Place, Shop, View, is_bid_space,
};
use table::{Config as _, Dice, Game, Seat, Seed, Viewer};

fn set_up(seats: u8, number: u64) -> (MastersOfVenice, Vec<Event>) {
    let mut events = Vec::new();
    let dice = Dice::new(Seed::from_number(number));
    let game = MastersOfVenice::set_up(&Config::standard(seats), dice, &mut events).unwrap();
    (game, events)
}

fn seen(seats: u8, number: u64) -> View {
    set_up(seats, number).0.view(Viewer::Bystander)
}

/// MOV-2.1, MOV-2.2, MOV-2.5, MOV-2.7, MOV-2.8, MOV-2.9, MOV-2.11, MOV-2.13, MOV-10.36.
#[test]
fn the_box_is_as_described() {
    let shops: Vec<(Shop, Good)> = Shop::ALL.iter().map(|shop| (*shop, shop.good())).collect();
    let expected = [
        (Shop::Blacksmith, Good::Iron),
        (Shop::Jeweler, Good::Gems),
        (Shop::Miller, Good::Grain),
        (Shop::SpiceShop, Good::Spice),
        (Shop::Tailor, Good::Silk),
    ];
    assert_eq!(shops, expected);
    assert_eq!((Good::ALL.len(), Company::ALL.len(), Character::ALL.len(), Dock::ALL.len()), (6, 7, 6, 4));
    assert_eq!(Favor::ALL.map(|favor| (favor.price(), favor.most())), [(20, 2), (30, 3), (40, 4)]);
    let bids: Vec<u8> = (1..=16).filter(|space| is_bid_space(*space)).collect();
    assert_eq!(bids, [1, 5, 9, 13], "twelve trading rounds, the final one included");
    let shared: Vec<Place> = Place::ALL.into_iter().filter(|place| place.is_shared()).collect();
    assert_eq!(shared, [Place::StockMarket, Place::Shops, Place::GuildHall, Place::Docks]);
}

/// MOV-2.12: one wood and two of any goods, each combination once; 28 wood and 7 of each other good.
#[test]
fn guild_orders_are_all_different() {
    let needs: Vec<_> = GuildOrder::ALL.iter().map(|order| *order.needs()).collect();
    let mut wanted = masters_of_venice::Goods::EMPTY;
    for (n, need) in needs.iter().enumerate() {
        assert_eq!((need.total(), need.has(Good::Wood)), (3, true));
        assert!(!needs[..n].contains(need));
        wanted += *need;
    }
    assert_eq!(wanted, masters_of_venice::Goods::of([7, 7, 7, 7, 7, 28]));
}

/// MOV-3.2, MOV-3.4, MOV-3.5, MOV-3.6, MOV-3.7, MOV-3.8, MOV-3.9, MOV-2.3, MOV-2.10, MOV-2.16: the table of the setup.
#[test]
fn cubes_cards_and_ducats_are_as_in_the_table() {
    for (seats, bag, orders) in [(2, 78, 19), (3, 77, 18), (4, 76, 17), (5, 75, 16)] {
        let (game, events) = set_up(seats, 1);
        let view = game.view(Viewer::Bystander);
        let board = &view.board;
        assert_eq!((board.bag.total(), board.fresh_orders), (bag, orders), "{seats} seats");
        assert_eq!((board.space, board.canal, board.fresh_favors, board.display.total()), (1, 12, 4, 2));
        assert!(Shop::ALL.iter().all(|shop| board.share[*shop] == 40 && board.orders[*shop] >= 2));
        for (seat, player) in board.players.iter() {
            assert_eq!((player.goods.total(), player.shares.total(), player.hand, player.vp), (1, 1, 1, 0));
            assert_eq!(game.view(Viewer::Seat(seat)).cash[seat], Some(Ducats(150)));
            assert_eq!(player.pawn, None);
        }
        assert!(Dock::ALL.iter().all(|dock| board.docks[*dock].total() == 2));
        assert!(board.characters.iter().all(|(_, holder)| holder.is_none()) && !board.marker_spent);
        let drawn = events.iter().filter(|event| matches!(event, Event::Drawn { .. })).count();
        assert_eq!(u32::try_from(drawn).unwrap(), 90 - bag);
    }
    let refused = MastersOfVenice::set_up(&Config::standard(6), Dice::new(Seed::from_number(0)), &mut ());
    assert_eq!(table::Rule::id(refused.unwrap_err()), "MOV-1.2");
}

/// MOV-3.1, MOV-3.3: ranks and shares are drawn at random; a dealt share is a majority.
#[test]
fn youth_and_shares_are_drawn() {
    let mut youngest = [0; 3];
    for number in 0..60 {
        let board = seen(3, number).board;
        let mut ranks: Vec<u8> = board.youth.as_slice().to_vec();
        youngest[ranks.iter().position(|rank| *rank == 0).unwrap()] += 1;
        ranks.sort_unstable();
        assert_eq!(ranks, [0, 1, 2]);
        for (seat, player) in board.players.iter() {
            let (company, _) = player.shares.kinds().next().unwrap();
            assert_eq!(board.majority(company.shop().unwrap()), Some(seat));
        }
    }
    assert!(youngest.iter().all(|times| *times > 5), "{youngest:?}");
}

/// MOV-4.1, MOV-4.2, MOV-9.10, MOV-9.12, MOV-4.55: silence plays sixteen rounds, four of them with bids.
#[test]
fn silence_plays_sixteen_rounds() {
    for seats in 2..=5 {
        let (mut game, mut events) = set_up(seats, 4);
        while let Some(seat) = game.awaiting().must.iter().next() {
            let default = game.on_silence(seat).unwrap();
            game.decide(seat, default, &mut events).unwrap();
        }
        let count = |told: fn(&Event) -> bool| events.iter().filter(|event| told(event)).count();
        assert_eq!(count(|event| matches!(event, Event::BidRound { .. })), 4);
        assert_eq!(count(|event| matches!(event, Event::DestinationsRevealed { .. })), 12);
        assert_eq!(count(|event| matches!(event, Event::GondolaMoved { .. })), 15);
        assert_eq!(count(|event| matches!(event, Event::GondolaMoved { rumor: true, .. })), 12);
        assert!(game.standing().is_some());
    }
}

/// MOV-5.1, MOV-5.2, MOV-2.14, MOV-2.15, MOV-10.40: whatever is said moves nothing between seats, and bids know no other limit than cash.
#[test]
fn seats_trade_with_the_bank_alone() {
    let (game, _) = set_up(2, 0);
    let expected: Vec<Decision> = (0..=30).map(|n| Decision::Bid { amount: Ducats(5 * n) }).collect();
    assert_eq!(game.menu(Seat::ALL[0]), expected);
}
