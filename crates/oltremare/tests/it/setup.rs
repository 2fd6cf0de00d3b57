//! The box and the setup (chapters 2 and 3): what no vector can count.

use oltremare::{Card, CardSet, Config, Event, Good, Oltremare, Port, Ruleset, Symbol, Token, View};
use table::{Config as _, Dice, Game, Seat, Seed, Viewer};

fn set_up(config: &Config, number: u64) -> (Oltremare, Vec<Event>) {
    let mut events = Vec::new();
    let game = Oltremare::set_up(config, Dice::new(Seed::from_number(number)), &mut events).unwrap();
    (game, events)
}

fn tokens_on_board(view: &View) -> u32 {
    view.board.tokens_on_ports().total()
}

/// OLT-2.1, OLT-2.2, OLT-2.4, OLT-10.1, OLT-10.3, OLT-10.4: the figures that the specification states of the reconstructed deck.
#[test]
fn the_deck_is_as_described() {
    let cards: Vec<Card> = Card::all().collect();
    assert_eq!(cards.len(), 98);
    let with_load = |load: u8| cards.iter().filter(|card| card.load() == load).count();
    assert_eq!([1, 2, 3, 4].map(with_load), [24, 25, 25, 24]);
    assert!(cards.iter().all(|card| card.load() + card.lions() == 7 && card.symbols().iter().count() == 2));
    for symbol in Symbol::ALL {
        assert_eq!(cards.iter().filter(|card| card.symbols().contains(symbol)).count(), 49, "{symbol}");
    }
    let named: Vec<Port> = cards.iter().filter_map(|card| card.port()).collect();
    assert_eq!(named.len(), 30);
    assert!(Port::all().all(|port| named.contains(&port)), "each port once");
}

/// OLT-2.3: eight to twenty cards of each good; the rarer good never pays less for as many cards, from two on.
#[test]
fn each_box_has_seven_goods() {
    for ruleset in [Ruleset::Mtm2004, Ruleset::Amigo2005] {
        let goods = ruleset.goods();
        let counts = goods.map(|good: Good| ruleset.cards_of(good).len());
        assert_eq!(counts, [8, 10, 12, 14, 16, 18, 20], "{}", ruleset.title());
        let pays = |good: Good, cards: usize| {
            let row = ruleset.payout(good);
            row[cards.min(row.len()) - 1]
        };
        for (n, pair) in goods.windows(2).enumerate() {
            let printed = ruleset.payout(pair[0]).len();
            for cards in 2..=printed {
                assert!(pays(pair[0], cards) >= pays(pair[1], cards), "good {n}, {cards} cards");
            }
        }
    }
}

/// OLT-3.2, OLT-3.6, OLT-3.8, OLT-9.4, OLT-T66, OLT-T69: tokens and cards for every number of seats.
#[test]
fn tokens_and_stock_are_as_in_the_table() {
    for (seats, stock, tokens) in [(2, 68, 28), (3, 83, 27), (4, 78, 26), (5, 73, 25)] {
        for ruleset in [Ruleset::Mtm2004, Ruleset::Amigo2005] {
            let config = Config { ruleset, ..Config::standard(seats) };
            let (game, events) = set_up(&config, 3);
            let view = game.view(Viewer::Bystander);
            assert_eq!(
                (u32::from(view.board.stock), tokens_on_board(&view)),
                (stock, tokens),
                "{seats} seats"
            );
            let taken =
                events.iter().filter(|event| matches!(event, Event::StartPort { token: Some(_), .. }));
            assert_eq!(taken.count(), usize::from(seats), "each start port loses its token");
            assert_eq!(config.cards().len(), if seats == 2 { 78 } else { 98 });
        }
    }
    let named = |card: &Card| card.port().is_some();
    assert_eq!(Config::standard(2).cards().iter().filter(named).count(), 24, "OLT-T66");
}

/// OLT-3.3, OLT-3.4, OLT-3.6, OLT-3.9, OLT-10.5, OLT-10.36: ports are sought from the start player clockwise, who then has the first turn.
#[test]
fn ports_are_sought_clockwise() {
    for number in 0..20 {
        let (game, events) = set_up(&Config::standard(5), number);
        let view = game.view(Viewer::Bystander);
        assert_eq!(game.awaiting().must, view.board.start.into());
        let mut seat = view.board.start;
        for event in &events {
            let Event::StartPort { seat: sought, card, port, aside, .. } = event else { continue };
            assert_eq!((*sought, card.port()), (seat, Some(*port)));
            assert_eq!((view.board.players[seat].ship, view.board.cargo(seat).next()), (*port, Some(*card)));
            assert!(aside.iter().all(|card| card.port().is_none() && view.board.turned_up.contains(*card)));
            assert_eq!(view.board.ports[*port], None);
            seat = seat.left(5);
        }
        assert_eq!(seat, view.board.start, "everybody has a port");
    }
}

/// OLT-3.7, line 4 of section 1.3: in the first box nobody is dealt a card that was turned up before.
#[test]
fn the_boxes_deal_in_another_order() {
    let dealt_again = |ruleset: Ruleset| {
        (0..60).any(|number| {
            let (game, _) = set_up(&Config { ruleset, ..Config::standard(5) }, number);
            let hands = Seat::first(5)
                .fold(CardSet::EMPTY, |cards, seat| cards.or(game.view(Viewer::Seat(seat)).hand));
            !hands.and(game.view(Viewer::Bystander).board.turned_up).is_empty()
        })
    };
    assert!(dealt_again(Ruleset::Amigo2005));
    assert!(!dealt_again(Ruleset::Mtm2004));
}

/// OLT-2.6: 32 tokens of six kinds, two of which stay in the box.
#[test]
fn every_kind_of_token_comes() {
    let mut seen = oltremare::Tokens::EMPTY;
    for number in 0..5 {
        seen += set_up(&Config::standard(3), number).0.view(Viewer::Bystander).board.tokens_on_ports();
    }
    assert!(Token::ALL.iter().all(|token| seen.has(*token)));
}
