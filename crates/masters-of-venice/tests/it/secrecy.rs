//! Pairs of tables that differ only in what P0 cannot see (chapter 8): MOV-8.4, MOV-8.5, MOV-8.7, MOV-8.8, MOV-8.11, MOV-8.12.
//! As long as no rule brings it to light, P0 and a bystander see, hear, are asked and are refused the same at both.

use masters_of_venice::{Decision, Ducats, Event, MastersOfVenice, Phase, Scene};
use serde_json::json;
use table::{Dice, FromScene, Game, Seat, Seed, Viewer};

/// Through whose eyes.
const P0: Seat = Seat::ALL[0];

/// What differs.
#[derive(Copy, Clone)]
struct Hidden {
    /// Guild orders of P1; those that P1 has at the other table lie at the bottom of the stack.
    hand: [&'static str; 3],
    /// Of P1 and P2.
    cash: [u32; 2],
    /// Of P1 and P2; the others of their kinds are out of the game.
    rumors: [&'static [&'static str]; 2],
}

/// With the cubes on the table P1 can deliver the first hand, and nothing of the second.
const FIT: Hidden = Hidden { hand: ["G01", "G02", "G12"], cash: [0, 35], rumors: [&[], &[]] };
const UNFIT: Hidden = Hidden { hand: ["G09", "G10", "G20"], cash: [3400, 0], rumors: [&[], &[]] };
/// Whoever has a rumor is asked in any case, so these are pairs of their own.
const PAIRS: [[Hidden; 2]; 3] = [
    [FIT, UNFIT],
    [FIT, Hidden { cash: UNFIT.cash, ..FIT }],
    [
        Hidden { rumors: [&["blacksmith", "miller"], &["tailor"]], ..FIT },
        Hidden { rumors: [&["jeweler", "tailor"], &["miller"]], ..UNFIT },
    ],
];

fn stage(hidden: &Hidden, seats: u8, seed: u64) -> MastersOfVenice {
    let in_hands: Vec<&str> = FIT.hand.into_iter().chain(UNFIT.hand).collect();
    let all = (1..=21).map(|n| format!("G{n:02}")).filter(|card| card != "G03");
    let (bottom, top): (Vec<String>, Vec<String>) = all.partition(|card| in_hands.contains(&card.as_str()));
    let bottom = bottom.into_iter().filter(|card| !hidden.hand.contains(&card.as_str()));
    let guild: Vec<String> = top.into_iter().chain(bottom).collect();
    let scene = json!({
        "seats": seats, "space": 6, "marker_spent": false, "seed": seed, "guild": guild,
        "canal": ["spice_shop", "jeweler", "spice_shop", "blacksmith", "miller", "spice_shop", "jeweler", "blacksmith"],
        "docks": { "dock_1": { "iron": 2, "wood": 1 }, "dock_2": { "silk": 1 } },
        "players": [
            { "cash": 300, "hand": ["G03"], "rumors": ["miller"], "goods": { "iron": 2, "wood": 2 }, "shares": { "miller": 2 } },
            { "cash": hidden.cash[0], "hand": hidden.hand, "rumors": hidden.rumors[0], "characters": ["guild_master"],
              "goods": { "wood": 3, "iron": 1, "gems": 1 }, "shares": { "tailor": 1 } },
            { "cash": hidden.cash[1], "rumors": hidden.rumors[1] },
        ],
    });
    let scene: Scene = serde_json::from_value(scene).unwrap();
    MastersOfVenice::from_scene(&scene, &mut ()).unwrap()
}

type Pair = [MastersOfVenice; 2];

fn phase(game: &MastersOfVenice) -> Phase {
    game.view(Viewer::Bystander).board.phase
}

/// Something that the seat can say at both tables; or at each, what looks the same from outside.
fn alike(tables: &Pair, seat: Seat, choice: &mut Dice) -> [Decision; 2] {
    let [one, two] = [tables[0].menu(seat), tables[1].menu(seat)];
    if phase(&tables[0]) == Phase::OrderReturn && seat != P0 {
        return [&one, &two].map(|menu| choice.any(menu).unwrap());
    }
    let both: Vec<Decision> = one.into_iter().filter(|decision| two.contains(decision)).collect();
    [choice.any(&both).unwrap(); 2]
}

fn look_alike(tables: &Pair, strangers: &[Decision]) {
    let [one, two] = tables;
    assert_eq!(one.awaiting(), two.awaiting());
    for viewer in [Viewer::Seat(P0), Viewer::Bystander] {
        assert_eq!(one.view(viewer), two.view(viewer));
    }
    assert_eq!(one.menu(P0), two.menu(P0));
    assert_eq!(one.on_silence(P0), two.on_silence(P0));
    for decision in strangers {
        assert_eq!(one.check(P0, *decision), two.check(P0, *decision), "{decision:?}");
    }
}

/// MOV-5.3, MOV-5.4: whatever the others have sealed, P0 sees that they have.
fn seals_look_alike(tables: &Pair) {
    if !tables[0].sealed().contains(P0) {
        return;
    }
    let mut tables = tables.clone();
    for seat in tables[0].sealed().iter().filter(|seat| *seat != P0) {
        let commits = |decision: &Decision| !matches!(decision, Decision::BidThousands { .. });
        let first = tables[0].menu(seat).into_iter().find(commits).unwrap();
        let last = tables[1].menu(seat).into_iter().rfind(commits).unwrap();
        tables[0].decide(seat, first, &mut ()).unwrap();
        tables[1].decide(seat, last, &mut ()).unwrap();
    }
    look_alike(&tables, &[]);
}

/// Plays until P0 rightly sees a difference: a card drawn from the bottom of the stack, or the end. Says how many decisions that took.
fn play(pair: &[Hidden; 2], seats: u8, seed: u64) -> u32 {
    let mut tables = pair.each_ref().map(|hidden| stage(hidden, seats, seed));
    let mut choice = Dice::new(Seed::from_number(seed));
    let mut strangers = vec![Decision::Bid { amount: Ducats(5) }, Decision::EndTurn];
    for decisions in 1.. {
        look_alike(&tables, &strangers);
        seals_look_alike(&tables);
        let asked: Vec<Seat> = tables[0].awaiting().must.iter().collect();
        let seat = choice.any(&asked).unwrap();
        strangers.extend(choice.any(&tables[1].menu(seat)).filter(|_| strangers.len() < 100));
        let said = alike(&tables, seat, &mut choice);
        let mut told = [Vec::new(), Vec::new()];
        for ((game, decision), events) in tables.iter_mut().zip(said).zip(&mut told) {
            game.decide(seat, decision, events).unwrap();
        }
        let hands = tables.each_ref().map(|game| game.view(Viewer::Seat(P0)).hand);
        if hands[0] != hands[1] || tables[0].standing().is_some() {
            return decisions;
        }
        for viewer in [Viewer::Seat(P0), Viewer::Bystander] {
            let heard = told.each_ref().map(|events: &Vec<Event>| {
                events.iter().filter_map(|event| MastersOfVenice::veil(event, viewer)).collect::<Vec<_>>()
            });
            assert_eq!(heard[0], heard[1]);
        }
    }
    unreachable!("every game ends")
}

#[test]
fn what_is_hidden_makes_no_difference() {
    for (pair, seats) in PAIRS.iter().zip(3..).chain(PAIRS.iter().zip([4, 5, 3])) {
        let decisions: u32 = (0..40).map(|seed| play(pair, seats, seed)).sum();
        assert!(
            decisions > 40 * 80,
            "{seats} seats: the tables part after {decisions} decisions in 40 matches"
        );
    }
}
