//! Players of Oltremare: the merchant beats chance, deals with his like, and says only what is legal.

mod bargains;
mod figures;

use bots::{Bot, Bots, Budget, Prompt};
use oltremare::{Config, Decision, Oltremare, Ruleset, View};
use table::{Config as _, Dice, Game, Seat, Seed, Viewer};

use crate::play::{Match, play_with, the_list_is_true};

const RULESETS: [Ruleset; 2] = [Ruleset::Amigo2005, Ruleset::Mtm2004];

fn config(seats: u8, ruleset: Ruleset) -> Config {
    Config { ruleset, ..Config::standard(seats) }
}

/// Plays to the end; the bot named first sits at seat `number` modulo the table, and so on round.
fn play(names: &[&str], ruleset: Ruleset, number: u64) -> Match<Oltremare> {
    let config = config(u8::try_from(names.len()).unwrap(), ruleset);
    play_with(&config, names, number, |name, whim| match name {
        "chatter" => Box::new(Chatter::new(number)),
        name => Oltremare::bot(name, whim).unwrap(),
    })
}

/// Says anything that is legal, offers included, as the laws do.
struct Chatter(Dice);

impl Chatter {
    fn new(number: u64) -> Chatter {
        Chatter(Dice::new(Seed::from_number(number).of_series(99)))
    }

    fn something(&mut self, view: &View, seat: Seat) -> Option<Decision> {
        // It knows no more than others: what it says is legal on any table that looks like this.
        let imagined = Oltremare::imagine(view, &mut self.0);
        imagined.sample_open(seat, &mut self.0)
    }
}

impl Bot<Oltremare> for Chatter {
    fn decide(&mut self, view: &View, prompt: &Prompt<'_, Oltremare>, _: Budget) -> Decision {
        let said = if self.0.below(2) == 0 { self.something(view, prompt.seat) } else { None };
        let listed = u32::try_from(prompt.decisions.len()).unwrap();
        said.unwrap_or_else(|| prompt.decisions[usize::try_from(self.0.below(listed)).unwrap()])
    }

    fn remark(&mut self, view: &View, prompt: &Prompt<'_, Oltremare>, _: Budget) -> Option<Decision> {
        if self.0.below(2) == 0 { self.something(view, prompt.seat) } else { None }
    }
}

fn wins(names: &[&str], ruleset: Ruleset, matches: u64) -> u64 {
    let config = config(u8::try_from(names.len()).unwrap(), ruleset);
    crate::play::wins::<Oltremare>(&config, names, matches)
}

/// The bar is 90 % (`fondaco simulate`).
#[test]
fn greedy_beats_three_random() {
    for ruleset in RULESETS {
        let wins = wins(&["greedy", "random", "random", "random"], ruleset, 60);
        assert!(wins >= 54, "greedy won {wins} of 60 by {ruleset:?}");
    }
}

#[test]
fn greedy_beats_random_at_every_table() {
    for ruleset in RULESETS {
        for names in [
            &["greedy", "random"][..],
            &["greedy", "random", "random"],
            &["greedy", "random", "random", "random", "random"],
        ] {
            let wins = wins(names, ruleset, 20);
            assert!(wins >= 18, "greedy won {wins} of 20 at a table of {} by {ruleset:?}", names.len());
        }
    }
}

/// Every decision is checked by the table; a refusal fails the match.
#[test]
fn greedy_says_what_is_legal_whatever_others_say() {
    for number in 0..150 {
        for ruleset in RULESETS {
            let names = match number % 4 {
                0 => &["greedy", "chatter"][..],
                1 => &["greedy", "chatter", "random"],
                2 => &["greedy", "chatter", "greedy", "random"],
                _ => &["greedy", "chatter", "chatter", "random", "chatter"],
            };
            let played = play(names, ruleset, number);
            assert!(played.game.standing().is_some());
        }
    }
}

/// OLT-7.2: where only the top cards are seen, too.
#[test]
fn greedy_plays_without_the_memory_aid() {
    let config = Config { memory_aid: false, ..Config::standard(3) };
    let game = crate::play::play::<Oltremare>(&config, &["greedy"; 3], 5).game;
    assert!(game.view(Viewer::Bystander).revealed.is_some());
}

#[test]
fn equal_whims_play_alike() {
    for ruleset in RULESETS {
        let once = play(&["greedy"; 3], ruleset, 11);
        assert_eq!(once.decisions, play(&["greedy"; 3], ruleset, 11).decisions);
        assert_ne!(once.decisions, play(&["greedy"; 3], ruleset, 12).decisions);
    }
}

#[test]
fn every_bot_of_the_list_exists_and_no_other() {
    the_list_is_true::<Oltremare>();
}
