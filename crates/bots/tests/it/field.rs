//! The mixed field: opponents with other habits, for matches among bots alone.

use bots::{BotRng, Bots};
use genoa::Genoa;
use masters_of_venice::MastersOfVenice;
use oltremare::Oltremare;
use speicherstadt::Speicherstadt;

use crate::play::{play, standard};

#[test]
fn each_opponent_plays_legal_matches() {
    plays_legal_matches::<Speicherstadt>(&["noisy"]);
    plays_legal_matches::<Oltremare>(&["noisy", "miserly", "generous", "honest", "lying"]);
    plays_legal_matches::<MastersOfVenice>(&["noisy", "miserly", "generous"]);
    plays_legal_matches::<Genoa>(&["noisy", "miserly", "generous"]);
}

fn plays_legal_matches<G: Bots>(field: &[&str]) {
    assert_eq!(G::field(), field, "{}", G::NAME);
    let greedy = ["greedy"; 3];
    let usual = play::<G>(&standard::<G>(&greedy), &greedy, 1).decisions;
    for opponent in field {
        assert!(G::bot(opponent, BotRng::new(0)).is_none(), "{opponent} is no level, and sits at no table");
        let names = ["greedy", opponent, "greedy"];
        let played = play::<G>(&standard::<G>(&names), &names, 1);
        assert!(played.game.standing().is_some());
        assert_ne!(played.decisions, usual, "{}: {opponent} plays as greedy does", G::NAME);
    }
}
