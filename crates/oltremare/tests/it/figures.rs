//! What a screen is told beside the view is what comes of it when it is done.

use std::collections::BTreeSet;

use oltremare::{Config, Decision, Event, Figures, Oltremare, Outlook, Phase, Port, Ruleset, View};
use table::{Config as _, Dice, Game, Seat, Seed, Show, Viewer};

/// Walks a random match and shows each question to whoever is asked.
fn walk(ruleset: Ruleset, number: u64, look: impl FnMut(&Oltremare, Seat, &View, &Figures)) {
    play(Config { ruleset, ..Config::standard(3) }, number, look);
}

fn play(config: Config, number: u64, mut look: impl FnMut(&Oltremare, Seat, &View, &Figures)) -> Oltremare {
    let mut game = Oltremare::set_up(&config, Dice::new(Seed::from_number(number)), &mut ()).unwrap();
    let mut dice = Dice::new(Seed::from_number(number + 1000));
    while let Some(seat) = game.awaiting().must.iter().next() {
        let view = game.view(Viewer::Seat(seat));
        look(&game, seat, &view, &Oltremare::figures(&view));
        let chosen = dice.any(&game.menu(seat)).unwrap();
        game.decide(seat, chosen, &mut ()).unwrap();
    }
    game
}

/// OLT-6.20, OLT-7.2: at the end the sheets add up to the result, also where the cargo had to be remembered.
#[test]
fn the_last_sheets_are_the_result() {
    for (ruleset, memory_aid) in
        [(Ruleset::Mtm2004, false), (Ruleset::Amigo2005, false), (Ruleset::Amigo2005, true)]
    {
        let game = play(Config { ruleset, memory_aid, ..Config::standard(4) }, 11, |_, _, _, _| ());
        let figures = Oltremare::figures(&game.view(Viewer::Bystander));
        assert_eq!(figures.points, game.standing().unwrap().scores);
    }
}

/// OLT-4.45: the next ports of the voyages told are those that may be chosen, and each voyage can be made.
#[test]
fn voyages_told_are_those_that_can_be_made() {
    let mut seen = 0;
    walk(Ruleset::Amigo2005, 3, |game, seat, view, figures| {
        let Phase::Sail { steps } = view.board.phase else { return };
        let left = usize::from(steps) - view.choice.path.len();
        assert_eq!(usize::from(figures.steps_left), left);
        let ends = &figures.plan.as_ref().unwrap().reach[left - 1];
        let legal: BTreeSet<Port> = game
            .menu(seat)
            .iter()
            .filter_map(|decision| if let Decision::Sail { to } = decision { Some(*to) } else { None })
            .collect();
        assert!(ends.iter().all(|end| end.path.len() == left && legal.contains(&end.path[0])));
        for end in ends {
            let mut game = game.clone();
            let mut events = Vec::new();
            for &to in &end.path {
                game.decide(seat, Decision::Sail { to }, &mut events).unwrap();
            }
            assert!(events.iter().any(|event| matches!(event, Event::Sailed { .. })));
            let ship = game.view(Viewer::Bystander).board.players[seat].ship;
            assert_eq!(ship, end.port);
            seen += 1;
        }
    });
    assert!(seen > 20, "{seen}");
}

/// OLT-4.40, OLT-4.41, OLT-4.42, OLT-4.43, OLT-4.44: the figures by symbols say what the outlook of the last card says.
#[test]
fn planning_agrees_with_playing() {
    let mut seen = 0;
    for ruleset in [Ruleset::Mtm2004, Ruleset::Amigo2005] {
        walk(ruleset, 5, |game, seat, view, figures| {
            let Phase::Play { .. } = view.board.phase else { return };
            let plan = figures.plan.as_ref().unwrap();
            for decision in game.menu(seat) {
                let Decision::Play { card } = decision else { continue };
                let cards = view.choice.cards.iter().copied().chain([card]);
                let mut counts = [0_usize; 4];
                for symbol in cards.flat_map(|card| card.symbols().iter().collect::<Vec<_>>()) {
                    counts[usize::try_from(symbol as u32).unwrap()] += 1;
                }
                let [ducats, pirates, cards, ships] = counts;
                let told = Outlook::Play {
                    ducats: plan.ducats[ducats],
                    pirates: plan.pirates[pirates],
                    cards: plan.cards[cards],
                    steps: u8::try_from(ships).unwrap(),
                };
                assert_eq!(Oltremare::outlook(view, seat, &decision), told);
                seen += 1;
            }
        });
    }
    assert!(seen > 20, "{seen}");
}

/// OLT-4.55, OLT-6.22: an order of stowing brings the cargo that was told, and the first one brings the most.
#[test]
fn orders_of_stowing_are_worth_what_is_told() {
    let mut seen = 0;
    walk(Ruleset::Mtm2004, 7, |game, seat, view, figures| {
        if view.board.phase != Phase::Stow {
            return;
        }
        let orders = &figures.plan.as_ref().unwrap().orders;
        assert!(orders.is_sorted_by(|one, other| one.cargo >= other.cargo));
        for order in orders {
            let mut game = game.clone();
            for &card in &order.cards {
                game.decide(seat, Decision::Stow { card }, &mut ()).unwrap();
            }
            let after = Oltremare::figures(&game.view(Viewer::Seat(seat)));
            assert_eq!(after.groups[seat.index()].iter().map(|group| group.ducats).sum::<i32>(), order.cargo);
            assert_eq!(
                after.groups[seat.index()][0].good,
                view.board.ruleset().good(*order.cards.last().unwrap())
            );
            seen += 1;
        }
    });
    assert!(seen > 20, "{seen}");
}
