//! Bots that think: whatever the game, they decide what is legal, the same with the same iterations, and better than `greedy`.

use bots::{BotRng, Bots, Budget, Features, Model, Question, Search};
use genoa::Genoa;
use masters_of_venice::MastersOfVenice;
use oltremare::Oltremare;
use speicherstadt::Speicherstadt;
use table::{Config as _, Dice, Game, PerSeat, Seat, Seed, Viewer};

use crate::play::{play_for, standard, wins_with};

/// Few, so that a match of four levels takes seconds.
const FEW: Budget = Budget::Iterations(12);

#[test]
fn every_level_plays_whole_matches_and_the_same_again() {
    plays_the_same_again::<Speicherstadt>();
    plays_the_same_again::<Oltremare>();
    plays_the_same_again::<MastersOfVenice>();
    plays_the_same_again::<Genoa>();
}

fn plays_the_same_again<G: Bots>() {
    let levels = ["master", "sharp", "gentle"];
    let once = play_for::<G>(&standard::<G>(&levels), &levels, 3, FEW);
    let again = play_for::<G>(&standard::<G>(&levels), &levels, 3, FEW);
    assert!(once.game.standing().is_some());
    assert_eq!(once.decisions, again.decisions, "{}", G::NAME);
}

#[test]
fn strongest_names_the_strongest() {
    let decisions = |name| {
        let names = [name, "random"];
        play_for::<Speicherstadt>(&standard::<Speicherstadt>(&names), &names, 1, FEW).decisions
    };
    assert_eq!(decisions("strongest"), decisions("master"));
}

/// By chance two of eight.
#[test]
fn thinking_wins() {
    let names = ["master", "steady", "steady", "steady"];
    let wins =
        wins_with::<Speicherstadt>(&standard::<Speicherstadt>(&names), &names, 8, Budget::Iterations(80));
    assert!(wins >= 6, "{wins} of 8");
}

/// Whoever has all the time of a question used up already still decides, as the policy does.
#[test]
fn without_time_it_decides_as_the_policy_does() {
    let game = Speicherstadt::set_up(
        &standard::<Speicherstadt>(&["", ""]),
        Dice::new(Seed::from_number(1)),
        &mut (),
    );
    let game = game.unwrap();
    let seat = game.awaiting().must.iter().next().unwrap();
    let question = Question::at(&game, seat, &[]);
    let decide = |name| {
        let mut bot = Speicherstadt::bot(name, BotRng::new(7)).unwrap();
        bot.decide(&question, Budget::Time(std::time::Duration::ZERO))
    };
    assert_eq!(decide("master"), decide("greedy"));
}

#[test]
fn figures_have_their_weights() {
    have_their_weights::<Speicherstadt>();
    have_their_weights::<Oltremare>();
    have_their_weights::<MastersOfVenice>();
    have_their_weights::<Genoa>();
}

fn have_their_weights<G: Search>() {
    for seats in G::SEATS {
        let game = G::set_up(&G::Config::standard(seats), Dice::new(Seed::from_number(5)), &mut ()).unwrap();
        let mut scratch = G::Scratch::default();
        for seat in Seat::first(seats) {
            let known = G::known_at(&game, seat);
            assert_eq!(G::seats(known), seats);
            let features = G::features(known, seat, &G::Habits::default(), &mut scratch);
            assert_eq!(features.values.len(), G::MODEL.weights.len(), "{}", G::NAME);
            let in_view = game.view(Viewer::Seat(seat));
            let again = G::features(G::known_in(&in_view, seat), seat, &G::Habits::default(), &mut scratch);
            assert_eq!(features.values.as_slice(), again.values.as_slice(), "{}: from a view", G::NAME);
        }
    }
}

#[test]
fn chances_add_up_and_follow_the_scores() {
    let model = Model { weights: &[[2.0, 1.0]], spread: [1.0, 9.0] };
    let features = Features { values: [3.0].into_iter().collect(), time_left: 0.5 };
    assert!((model.score(&features) - 7.5).abs() < 1e-12);
    let scores = PerSeat::from_fn(3, |seat| [10.0, 10.0, 12.0][seat.index()]);
    for time_left in [0.0, 1.0] {
        let chances = model.chances(&scores, time_left);
        let [one, other, best] = *chances.as_slice() else { panic!("three seats") };
        assert!((one + other + best - 1.0).abs() < 1e-12 && (one - other).abs() < 1e-12 && best > one);
    }
    let best = Seat::ALL[2];
    assert!(model.chances(&scores, 0.0)[best] > model.chances(&scores, 1.0)[best], "the end is surer");
}
