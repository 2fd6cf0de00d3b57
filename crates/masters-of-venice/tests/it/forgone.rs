//! What a screen says to be given up is what could be decided instead.

use masters_of_venice::{Config, Decision, Forgone, MastersOfVenice};
use table::{Config as _, Dice, Game, Kind as _, Seed, Set, Show, Viewer};

/// The free things among these decisions.
fn free(menu: &[Decision]) -> Set<Forgone> {
    let kind = |decision: &Decision| match decision {
        Decision::Steal { .. } => Some(Forgone::FreeCube),
        Decision::UseMajority { .. } => Some(Forgone::Majority),
        Decision::SellToShop { .. } => Some(Forgone::Sale),
        Decision::DrawOrder { .. } => Some(Forgone::Draw),
        Decision::DeliverOrder { .. } => Some(Forgone::Delivery),
        Decision::UseOffice { .. } => Some(Forgone::Office),
        _ => None,
    };
    menu.iter().filter_map(kind).collect()
}

/// MOV-4.19, MOV-4.28.
#[test]
fn ending_a_turn_gives_up_what_is_free_and_still_listed() {
    let mut seen: Set<Forgone> = Set::EMPTY;
    for seed in 0..40 {
        let dice = Dice::new(Seed::from_number(seed));
        let mut game = MastersOfVenice::set_up(&Config::standard(4), dice, &mut ()).unwrap();
        let mut numbers = Dice::new(Seed::from_number(1000 + seed));
        while let Some((seat, decision)) = laws::random_choice(&game, &mut numbers, &mut Vec::new()) {
            let mut menu = Vec::new();
            game.each_decision(seat, |one| menu.push(one));
            let view = game.view(Viewer::Seat(seat));
            let forgone = |one: &Decision| MastersOfVenice::outlook(&view, seat, one).forgone;
            for one in &menu {
                let expected = match one {
                    Decision::EndTurn => free(&menu),
                    Decision::Take { .. } => free(&menu).and([Forgone::FreeCube].into_iter().collect()),
                    _ => Set::EMPTY,
                };
                let mut said = forgone(one);
                seen = seen.or(said);
                let visit = said.contains(Forgone::Visit);
                said.remove(Forgone::Visit);
                assert_eq!(said, expected, "{one:?} of {menu:?}");
                assert!(!visit || *one == Decision::EndTurn && expected.is_empty());
            }
            game.apply(seat, decision, &mut ());
        }
    }
    assert_eq!(seen.len(), u8::try_from(Forgone::ALL.len()).unwrap(), "each of them was met: {seen:?}");
}
