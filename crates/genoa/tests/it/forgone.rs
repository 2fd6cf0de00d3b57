//! What a screen says to be given up is what could be decided instead.

use std::collections::BTreeSet;

use genoa::{Card, Decision, Genoa};
use table::{Config as _, Dice, Game, Seed, Show, Viewer};

/// GEN-4.32, GEN-4.60, GEN-5.6.
#[test]
fn what_is_given_up_is_still_listed() {
    let (mut orders, mut messages, mut offers) = (0, 0, 0);
    for seed in 0..30 {
        let config = genoa::Config::standard(3);
        let mut game = Genoa::set_up(&config, Dice::new(Seed::from_number(seed)), &mut ()).unwrap();
        let mut numbers = Dice::new(Seed::from_number(1000 + seed));
        while let Some((seat, decision)) = laws::random_choice(&game, &mut numbers, &mut Vec::new()) {
            let mut menu = Vec::new();
            game.each_decision(seat, |one| menu.push(one));
            let view = game.view(Viewer::Seat(seat));
            for one in &menu {
                let said = Genoa::outlook(&view, seat, one).forgone;
                match one {
                    Decision::EndAction => {
                        let listed = menu.iter().filter_map(|other| match other {
                            Decision::SmallOrder { card } => Some(*card),
                            _ => None,
                        });
                        assert_eq!(sorted(&said.orders), listed.map(Card::id).collect());
                        orders += said.orders.len();
                    }
                    Decision::Done => {
                        let listed = menu.iter().filter_map(|other| match other {
                            Decision::DeliverMessage { card } => Some(*card),
                            _ => None,
                        });
                        assert_eq!(sorted(&said.messages), listed.map(Card::id).collect());
                        messages += said.messages.len();
                    }
                    Decision::Forgo | Decision::EndTurn => {
                        assert_eq!(usize::from(said.offers), view.known().offers().count());
                        assert!(said.orders.is_empty() || menu.contains(&Decision::Own));
                        offers += usize::from(said.offers);
                    }
                    _ => assert_eq!(said, genoa::Forgone::default(), "{one:?}"),
                }
            }
            game.apply(seat, decision, &mut ());
        }
    }
    assert!(orders > 0 && messages > 0 && offers > 0, "{orders} {messages} {offers}");
}

fn sorted(cards: &[Card]) -> BTreeSet<&'static str> {
    cards.iter().map(|card| card.id()).collect()
}
