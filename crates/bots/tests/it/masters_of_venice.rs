//! Players of Masters of Venice: the greedy one beats chance, plays alike on equal random numbers, and says only what is legal.

use bots::{BotRng, Bots, Budget, Question};
use masters_of_venice::{Config, Decision, Event, MastersOfVenice};
use table::{Config as _, Dice, FromScene, Game, Seat, Seed};

use crate::play::{Match, the_list_is_true};

fn play(config: &Config, names: &[&str], number: u64) -> Match<MastersOfVenice> {
    crate::play::play(config, names, number)
}

fn standard(names: &[&str]) -> Config {
    crate::play::standard::<MastersOfVenice>(names)
}

fn wins(names: &[&str], matches: u64) -> u64 {
    crate::play::wins::<MastersOfVenice>(&standard(names), names, matches)
}

/// The bar is 90 % (`fondaco simulate`).
#[test]
fn greedy_beats_three_random() {
    let wins = wins(&["greedy", "random", "random", "random"], 30);
    assert!(wins >= 28, "greedy won {wins} of 30");
}

#[test]
fn greedy_beats_random_at_every_table() {
    crate::play::greedy_beats_random_at_every_table::<MastersOfVenice>(Config::standard, 10, 9);
}

/// MOV-12.12: crude bots score 9, 10, 12 and 15 points at tables of two to five.
#[test]
fn greedy_scores_more_than_crude_bots() {
    for (seats, crude) in [(2, 9.0), (3, 10.0), (4, 12.0), (5, 15.0)] {
        let names = vec!["greedy"; seats];
        let matches = 6;
        let points: i32 = (0..matches)
            .flat_map(|number| {
                let standing = play(&standard(&names), &names, number).game.standing().unwrap();
                Seat::first(standing.scores.seats()).map(|seat| standing.scores[seat]).collect::<Vec<_>>()
            })
            .sum();
        let mean = f64::from(points) / f64::from(u16::try_from(seats).unwrap() * 6);
        assert!(mean > crude + 1.0, "{seats} seats: {mean} points");
    }
}

/// Every decision is checked by the table; a refusal fails the match.
#[test]
fn greedy_plays_any_table_to_its_end() {
    for number in 0..12 {
        let names = match number % 4 {
            0 => &["greedy", "random"][..],
            1 => &["greedy", "random", "greedy"],
            2 => &["greedy", "random", "greedy", "random"],
            _ => &["greedy", "random", "greedy", "random", "random"],
        };
        let config =
            Config { open_cash: number % 3 == 0, separate_destinations: number % 2 == 0, ..standard(names) };
        let ended = play(&config, names, 1_000 + number).events;
        assert!(ended.iter().any(|event| matches!(event, Event::Ended { .. })));
    }
}

/// Whatever chance has made of a table: purses of thousands, hands of ten cards, empty bags.
#[test]
fn greedy_has_a_legal_answer_to_every_question() {
    for number in 0..8 {
        let config = Config::standard(2 + u8::try_from(number % 4).unwrap());
        let mut game =
            MastersOfVenice::set_up(&config, Dice::new(Seed::from_number(number)), &mut ()).unwrap();
        let mut rng = BotRng::new(number);
        while let Some(seat) = game.awaiting().must.iter().next() {
            let menu = game.menu(seat);
            let mut greedy = MastersOfVenice::bot("greedy", BotRng::new(rng.bits())).unwrap();
            let answer = greedy.decide(&Question::at(&game, seat, &[]), Budget::Iterations(1));
            assert_eq!(game.check(seat, answer), Ok(()), "{number}: {seat} {answer:?}");
            game.apply(seat, menu[rng.below(menu.len())], &mut ());
        }
    }
}

/// MOV-4.57: nothing can be bid at once, but whoever has thousands looks at small amounts, too.
#[test]
fn greedy_with_thousands_does_not_just_bid_nothing() {
    let scene = serde_json::json!({ "seats": 2, "phase": "bid", "players": [{ "cash": 2000 }] });
    let scene = serde_json::from_value(scene).unwrap();
    let game = MastersOfVenice::from_scene(&scene, &mut ()).unwrap();
    let mut greedy = MastersOfVenice::bot("greedy", BotRng::new(0)).unwrap();
    let answer = greedy.decide(&Question::at(&game, Seat::ALL[0], &[]), Budget::Iterations(1));
    assert_eq!(answer, Decision::BidThousands { thousands: 0 });
}

/// Where selling ends the match and brings points, `greedy` ends its turn instead: it counts the cash of the others twice
/// there. Whoever thinks sells.
#[test]
fn master_sells_where_that_ends_the_match() {
    let names = ["greedy"; 4];
    let mut missed = 0;
    for number in 0..24 {
        let config = standard(&names);
        let mut game =
            MastersOfVenice::set_up(&config, Dice::new(Seed::from_number(number)), &mut ()).unwrap();
        for (seat, decision) in play(&config, &names, number).decisions {
            if decision == Decision::EndTurn && a_sale_would_end_it_better(&game, seat) {
                missed += 1;
                let mut master = MastersOfVenice::bot("master", BotRng::new(number)).unwrap();
                let answer = master.decide(&Question::at(&game, seat, &[]), Budget::Iterations(64));
                assert_ne!(answer, Decision::EndTurn, "{number}: {seat}");
            }
            game.apply(seat, decision, &mut ());
        }
    }
    assert!(missed > 0, "no such turn was found");
}

/// Does a sale end the match, with more points for the seat than if it ends its turn?
fn a_sale_would_end_it_better(game: &MastersOfVenice, seat: Seat) -> bool {
    let score_after = |decision: Decision| {
        let mut game = game.clone();
        game.apply(seat, decision, &mut ());
        Some(game.standing()?.scores[seat])
    };
    let sales =
        game.menu(seat).into_iter().filter(|decision| matches!(decision, Decision::SellToShop { .. }));
    let best = sales.filter_map(score_after).max();
    best.is_some_and(|best| score_after(Decision::EndTurn).is_some_and(|score| best > score))
}

/// It uses what the rules offer: deliveries, shares, splits, majorities, rumors and the marker.
#[test]
fn greedy_uses_the_whole_of_venice() {
    let names = ["greedy"; 4];
    let events: Vec<Event> =
        (0..6).flat_map(|number| play(&standard(&names), &names, number).events).collect();
    let count = |is: fn(&Event) -> bool| events.iter().filter(|event| is(event)).count();
    assert!(count(|event| matches!(event, Event::Delivered { .. })) >= 36);
    assert!(count(|event| matches!(event, Event::Sold { .. })) >= 36);
    assert!(count(|event| matches!(event, Event::Split { .. })) >= 3);
    assert!(count(|event| matches!(event, Event::SharesBought { .. })) >= 36);
    assert!(count(|event| matches!(event, Event::MajorityUsed { .. })) >= 12);
    assert!(count(|event| matches!(event, Event::RumorPlayed { .. })) >= 36);
    assert!(count(|event| matches!(event, Event::MarkerUsed { .. })) >= 6);
    assert!(count(|event| matches!(event, Event::FavorPlayed { .. })) >= 1);
}

#[test]
fn equal_whims_play_alike() {
    let names = ["greedy"; 3];
    let once = play(&standard(&names), &names, 11).decisions;
    assert_eq!(once, play(&standard(&names), &names, 11).decisions);
    assert_ne!(once, play(&standard(&names), &names, 12).decisions);
}

#[test]
fn every_bot_of_the_list_exists_and_no_other() {
    the_list_is_true::<MastersOfVenice>();
}
