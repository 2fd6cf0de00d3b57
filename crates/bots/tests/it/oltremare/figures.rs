//! How four merchants play, beside the table of chapter 12. Run with `--nocapture` to see the figures.

use std::fmt;

use bots::Greedy;
use oltremare::{Event, Oltremare, Ruleset, Source};
use table::{Game, Viewer};

use super::{RULESETS, play};

/// Sums over some matches.
#[derive(Default)]
struct Figures {
    matches: f64,
    seats: f64,
    turns: f64,
    deals: f64,
    claims: f64,
    lies: f64,
    purchases: f64,
    ransoms: f64,
    points: f64,
    winners: f64,
    tokens: f64,
    pirates: f64,
}

impl fmt::Display for Figures {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let per_match = |sum: f64| sum / self.matches;
        let each = |sum: f64| sum / self.matches / self.seats;
        write!(
            f,
            "turns {:.1}, deals a round {:.2}, lies {:.1} of {:.0} claims, purchases {:.1} ({:.1} from pirates), \
             mean {:.1}, winner {:.1}, tokens {:.1}, pirates {:.1}",
            per_match(self.turns),
            self.deals_per_round(),
            per_match(self.lies),
            per_match(self.claims),
            per_match(self.purchases),
            per_match(self.ransoms),
            each(self.points),
            per_match(self.winners),
            each(self.tokens),
            each(self.pirates),
        )
    }
}

impl Figures {
    fn of(ruleset: Ruleset, seats: u8, matches: u64) -> Figures {
        let mut figures = Figures { seats: f64::from(seats), ..Figures::default() };
        for number in 0..matches {
            let played = play(&vec!["greedy"; usize::from(seats)], ruleset, number);
            figures.matches += 1.0;
            played.events.iter().for_each(|event| figures.hear(event));
            let scores = played.game.standing().unwrap().scores;
            figures.points += scores.iter().map(|(_, score)| f64::from(*score)).sum::<f64>();
            figures.winners += scores.iter().map(|(_, score)| f64::from(*score)).fold(0.0, f64::max);
            for (_, player) in played.game.view(Viewer::Bystander).board.players.iter() {
                figures.tokens += f64::from(player.tokens.total());
                figures.pirates += f64::from(player.pirates);
            }
        }
        figures
    }

    fn hear(&mut self, event: &Event) {
        match event {
            Event::Turn { .. } => self.turns += 1.0,
            Event::Dealt { .. } => self.deals += 1.0,
            Event::Bought { from, .. } => {
                self.purchases += 1.0;
                self.ransoms += if *from == Source::Pirates { 1.0 } else { 0.0 };
            }
            Event::Proposed { offer } => {
                for given in offer.terms.give.iter().filter(|given| !given.claim.is_empty()) {
                    self.claims += 1.0;
                    let is_true = Greedy::<Oltremare>::is_true(given.claim, given.card.unwrap());
                    self.lies += if is_true { 0.0 } else { 1.0 };
                }
            }
            _ => {}
        }
    }

    /// A round: every seat has had a turn.
    fn deals_per_round(&self) -> f64 {
        self.deals / (self.turns / self.seats)
    }
}

#[test]
#[expect(clippy::print_stdout, reason = "the figures are for whoever tunes the bot")]
fn four_merchants_deal_lie_a_little_and_score_well() {
    for ruleset in RULESETS {
        let figures = Figures::of(ruleset, 4, 40);
        println!("{ruleset:?}, four seats: {figures}");
        assert!(figures.deals_per_round() >= 1.0, "{figures}");
        assert!(figures.lies >= 1.0 && figures.lies < 0.3 * figures.claims, "mostly the truth: {figures}");
        // Chapter 12: 57.6 and 57.7 for greedy bots with simple swaps.
        assert!(figures.winners / figures.matches >= 57.7, "{figures}");
        assert!(figures.tokens / figures.matches / 4.0 >= 3.0, "{figures}");
        assert!(figures.pirates / figures.matches / 4.0 <= 8.2, "{figures}");
    }
}

/// `BOT_MATCHES=200 cargo test --release -p bots figures -- --nocapture` gives the figures for whoever tunes the bot.
#[test]
#[expect(clippy::print_stdout, reason = "the figures are for whoever tunes the bot")]
fn merchants_deal_at_every_table() {
    let matches = std::env::var("BOT_MATCHES").ok().map_or(8, |text| text.parse().unwrap());
    for ruleset in RULESETS {
        for seats in 2..=5 {
            let figures = Figures::of(ruleset, seats, matches);
            println!("{ruleset:?}, {seats} seats: {figures}");
            // Two have little to deal about: what one gains the other loses.
            assert!(figures.deals_per_round() >= if seats == 2 { 0.3 } else { 1.0 }, "{figures}");
        }
    }
}
