//! What others do not see (chapter 8): cash, guild orders, rumors, sealed bids and destinations.

use masters_of_venice::{
    Config, Decision, Ducats, Event, GuildOrders, MastersOfVenice, Phase, Place, Revealed, View,
};
use table::{Config as _, Dice, Game, Seat, Seed, Show, Viewer};

const P: [Seat; 5] = Seat::ALL;

fn table_of(config: &Config) -> MastersOfVenice {
    MastersOfVenice::set_up(config, Dice::new(Seed::from_number(1)), &mut ()).unwrap()
}

fn view(game: &MastersOfVenice, seat: Seat) -> View {
    game.view(Viewer::Seat(seat))
}

fn cards(view: &View) -> GuildOrders {
    view.hand.iter().copied().collect()
}

/// MOV-8.4, MOV-8.5, MOV-8.7, MOV-8.8, MOV-10.34: the owner's alone.
#[test]
fn cash_cards_and_rumors_are_seen_by_their_owners() {
    let game = table_of(&Config::standard(3));
    for seat in Seat::first(3) {
        let own = view(&game, seat);
        assert_eq!(own.hand.len(), 1);
        for (other, cash) in own.cash.iter() {
            assert_eq!(cash.is_some(), other == seat);
        }
        let text = serde_json::to_string(&own).unwrap();
        let others = seat.others(3);
        for card in others.flat_map(|other| cards(&view(&game, other)).iter().collect::<Vec<_>>()) {
            assert!(!text.contains(card.name()), "{seat} sees {card}");
        }
        assert_eq!(serde_json::from_str::<View>(&text).unwrap(), own);
    }
    let public = game.view(Viewer::Bystander);
    assert!(public.hand.is_empty() && public.cash.as_slice().iter().all(Option::is_none));
    let open = table_of(&Config { open_cash: true, ..Config::standard(3) });
    assert_eq!(open.view(Viewer::Bystander).cash.as_slice(), [Some(Ducats(150)); 3]);
}

/// MOV-5.3, MOV-5.4, MOV-8.12: only that somebody has committed is public, before and after in any order.
#[test]
fn bids_and_destinations_are_sealed_until_the_last() {
    let bids = [(P[0], 35), (P[1], 20), (P[2], 5)];
    let mut tables = Vec::new();
    for order in [[0, 1, 2], [2, 1, 0], [1, 2, 0]] {
        let mut game = table_of(&Config::standard(3));
        for (n, index) in order.into_iter().enumerate() {
            let (seat, amount) = bids[index];
            assert!(game.sealed().contains(seat));
            let mut events = Vec::new();
            game.decide(seat, Decision::Bid { amount: Ducats(amount) }, &mut events).unwrap();
            let other = bids[order[(n + 1) % 3]].0;
            if n < 2 {
                let seen = view(&game, other);
                assert_eq!((seen.bid, seen.board.committed.contains(seat)), (None, true));
                assert_eq!(view(&game, seat).bid, Some(Ducats(amount)));
                let heard = MastersOfVenice::veil(&events[0], Viewer::Seat(other));
                assert_eq!(heard, Some(Event::BidSealed { seat, amount: None }));
                assert!(MastersOfVenice::reveals(&events[0]), "a seat cannot withdraw");
            }
        }
        tables.push(game);
    }
    assert!(tables.iter().all(|game| *game == tables[0]));
    let mut game = tables.remove(0);
    while game.view(Viewer::Bystander).board.phase != Phase::Destination {
        let seat = game.awaiting().must.iter().next().unwrap();
        game.decide(seat, game.on_silence(seat).unwrap(), &mut ()).unwrap();
    }
    game.decide(P[1], Decision::ChooseDestination { place: Place::Mercato }, &mut ()).unwrap();
    assert_eq!((view(&game, P[1]).destination, view(&game, P[0]).destination), (Some(Place::Mercato), None));
    assert_eq!(game.view(Viewer::Bystander).board.players[P[1]].pawn, None);
}

/// MOV-8.1, MOV-8.2, MOV-8.3, MOV-8.6, MOV-8.9, MOV-8.10, MOV-8.13, MOV-8.15: one board for all eyes, in the middle of a match.
#[test]
fn everybody_sees_the_same_board() {
    let mut game = table_of(&Config::standard(4));
    let mut choice = Dice::new(Seed::from_number(5));
    for _ in 0..300 {
        let Some(seat) = game.awaiting().must.iter().next() else { break };
        let chosen = choice.any(&game.menu(seat)).unwrap();
        game.decide(seat, chosen, &mut ()).unwrap();
        let board = game.view(Viewer::Bystander).board;
        assert!(Seat::first(4).all(|seat| view(&game, seat).board == board));
    }
}

/// MOV-8.14.
#[test]
fn at_the_end_everything_is_opened() {
    let mut game = table_of(&Config::standard(3));
    while let Some(seat) = game.awaiting().must.iter().next() {
        assert_eq!(game.view(Viewer::Bystander).revealed, None);
        game.decide(seat, game.on_silence(seat).unwrap(), &mut ()).unwrap();
    }
    let end = game.view(Viewer::Bystander);
    let Revealed { hands, rumors, removed, orders, .. } = end.revealed.unwrap();
    assert!(end.cash.as_slice().iter().all(Option::is_some));
    let held: u32 = rumors.iter().map(|(_, rumors)| rumors.total()).sum();
    assert_eq!((held, removed.total(), orders.len()), (12, 3, 18));
    assert!(hands.iter().all(|(_, hand)| hand.len() == 1));
}

/// MOV-8.8, MOV-8.11: hands are imagined from all unseen cards, and never from the own ones.
#[test]
fn imagined_hands_come_from_everywhere() {
    let own = view(&table_of(&Config::standard(4)), P[0]);
    let mut dice = Dice::new(Seed::from_number(5));
    let mut seen = GuildOrders::EMPTY;
    for _ in 0..400 {
        let imagined = MastersOfVenice::imagine(&own, &mut dice);
        seen = seen.or(cards(&view(&imagined, P[1])));
    }
    assert_eq!(seen, GuildOrders::all().without(cards(&own)));
}

#[test]
fn secrets_are_not_printed() {
    let game = table_of(&Config::standard(3));
    let text = format!("{game:?}");
    for seat in Seat::first(3) {
        assert!(cards(&view(&game, seat)).iter().all(|card| !text.contains(card.name())), "{text}");
    }
}

/// MOV-6.1, MOV-6.2: the account that a screen shows after the end is the one that was told, tax that was not paid included.
#[test]
fn the_figures_of_the_end_are_what_was_scored() {
    let mut debts = 0;
    for number in 0..40 {
        let mut events = Vec::new();
        let mut choice = Dice::new(Seed::from_number(number).of_series(1));
        let config = Config::standard(5);
        let mut game =
            MastersOfVenice::set_up(&config, Dice::new(Seed::from_number(number)), &mut events).unwrap();
        while let Some(seat) = game.awaiting().must.iter().next() {
            let chosen = choice.any(&game.menu(seat)).unwrap();
            game.apply(seat, chosen, &mut events);
        }
        let figures = MastersOfVenice::figures(&game.view(Viewer::Bystander));
        for event in &events {
            let Event::Scored { seat, sheet } = event else { continue };
            assert_eq!(figures.sheets[*seat], *sheet);
            debts += sheet.debt_vp;
        }
    }
    assert!(debts > 0, "in none of the matches was tax left unpaid");
}

/// MOV-4.5, MOV-8.12: everybody sees who has sealed a bid, and nobody how much.
#[test]
fn who_has_sealed_a_bid_is_a_figure() {
    let mut game = table_of(&Config::standard(3));
    game.decide(P[1], Decision::Bid { amount: Ducats(0) }, &mut ()).unwrap();
    let figures = MastersOfVenice::figures(&game.view(Viewer::Bystander));
    let sealed: Vec<Option<bool>> = figures.sealed.iter().map(|(_, sealed)| *sealed).collect();
    assert_eq!(sealed, [Some(false), Some(true), Some(false)]);
}

/// MOV-4.5: the highest bid that is shown is the highest that is listed.
#[test]
fn the_highest_bid_is_a_figure() {
    let game = table_of(&Config::standard(3));
    let mut highest = Ducats(0);
    game.each_decision(P[1], |decision| {
        if let Decision::Bid { amount } = decision {
            highest = highest.max(amount);
        }
    });
    assert!(highest > Ducats(0));
    let figures = |viewer| MastersOfVenice::figures(&game.view(viewer));
    assert_eq!(figures(Viewer::Seat(P[1])).highest_bid, highest);
    assert_eq!(figures(Viewer::Bystander).highest_bid, Ducats(0));
    assert!(!figures(Viewer::Bystander).may_use_gondola, "nobody is the Gondolier, and a bystander never");
}
