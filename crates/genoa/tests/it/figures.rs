//! What a screen shows beside a view agrees with what can be done.

use genoa::{Decision, Face, Field, Figures, Genoa, View};
use table::{Config as _, Dice, Game, Kind as _, Seat, Seed, Show, Viewer};

const ANNA: Seat = Seat::ALL[0];

/// Tables on which the tower has just been put down, as its first seat sees them.
fn starts() -> impl Iterator<Item = (View, Figures)> {
    (0..60).map(|seed| {
        let mut config = genoa::Config::standard(3);
        config.start = Some(ANNA);
        let mut game =
            Genoa::set_up(&config, Dice::new(Seed::from_number(seed)), &mut ()).expect("three can play");
        game.apply(ANNA, Decision::Roll, &mut ());
        let view = game.view(Viewer::Seat(ANNA));
        let figures = Genoa::figures(&view);
        (view, figures)
    })
}

#[test]
fn a_walk_goes_from_field_to_field_and_nowhere_twice() {
    for (view, figures) in starts() {
        let here = view.board.turn.here().expect("the tower is down");
        let ends: Vec<Option<&Field>> = figures.walks.iter().map(|walk| walk.path.last()).collect();
        for walk in &figures.walks {
            let mut visited = view.board.turn.visited();
            let mut from = here;
            for field in &walk.path {
                assert!(from.neighbours().contains(*field) && !visited.contains(*field), "{walk:?}");
                visited.insert(*field);
                from = *field;
            }
            assert!(walk.path.len() < usize::from(view.board.turn.tower), "{walk:?}");
            assert_eq!(ends.iter().filter(|end| **end == walk.path.last()).count(), 1, "{walk:?}");
            for card in &walk.messages {
                let Face::Message { buildings } = card.face() else { panic!("{card} is no message") };
                assert!(
                    buildings.iter().all(|building| visited.contains(Field::from(*building))),
                    "{walk:?}"
                );
            }
        }
        let near = figures.walks.iter().filter(|walk| walk.path.len() == 1).count();
        assert!(near <= usize::from(view.board.turn.moves().len()));
    }
}

#[test]
fn what_lacks_nothing_is_there() {
    for (view, figures) in starts() {
        let orders = view.own.hand.iter().filter(|card| !matches!(card.face(), Face::Privilege { .. }));
        assert_eq!(
            figures.open_cards.iter().map(|open| open.card).collect::<Vec<_>>(),
            orders.collect::<Vec<_>>()
        );
        for open in &figures.open_cards {
            match open.card.face() {
                Face::LargeOrder { wares, .. } => assert_eq!(open.wares, wares), // nobody owns a ware yet
                Face::SmallOrder { ware, .. } => assert_eq!(open.wares, [ware]),
                Face::Message { buildings } => {
                    assert!(open.buildings.iter().all(|one| buildings.contains(one)));
                }
                Face::Privilege { .. } => panic!("a privilege is no errand"),
            }
        }
    }
}

#[test]
fn a_promise_is_no_more_than_the_action_yields() {
    let mut seen = 0;
    for (view, figures) in starts() {
        assert_eq!(figures.targets.len(), usize::from(view.board.turn.targets(view.board.phase).len()));
        for target in &figures.targets {
            assert_eq!(target.gains.is_empty(), target.field.is_street(), "{target:?}");
            seen += target.gains.len();
        }
    }
    assert!(seen > 60);
}

#[test]
fn privileges_count_as_chains() {
    for (view, figures) in starts() {
        let chains = &figures.chains[ANNA.index()];
        assert_eq!(
            chains.iter().map(|chain| chain.points).sum::<i32>(),
            figures.sheets[ANNA].expect("its own").privileges
        );
        assert_eq!(chains.iter().map(|chain| chain.next).sum::<i32>(), 30);
        assert_eq!(figures.sheets[Seat::ALL[1]], None, "the purses of others are hidden");
        assert!(Field::ALL.len() == 39 && view.own.hand.len() == 4);
    }
}

/// GEN-4.45: a walk pays for the messages that end where it ends, and a single step ends all that it fulfils.
#[test]
fn a_walk_pays_for_what_ends_on_its_last_field() {
    let mut paid = 0;
    for (_, figures) in starts() {
        for walk in &figures.walks {
            let there = walk.messages.iter().filter(|card| match card.face() {
                Face::Message { buildings } => {
                    buildings.iter().any(|building| Some(&Field::from(*building)) == walk.path.last())
                }
                _ => false,
            });
            assert_eq!(usize::from(walk.brings.messages), there.count(), "{walk:?}");
            assert_eq!(walk.brings.messages == 0, walk.brings.message_ducats == 0, "{walk:?}");
            assert_eq!(walk.orders.is_empty(), walk.brings.order_ducats == 0, "{walk:?}");
            paid += walk.brings.message_ducats;
        }
        assert!(
            figures.sealed.iter().all(|(_, sealed)| sealed.is_none()),
            "nothing is sealed before the close"
        );
    }
    assert!(paid > 0, "some walk fulfils a message");
}
