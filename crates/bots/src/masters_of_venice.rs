//! A heuristic player of Masters of Venice, after chapter 12 of its specification.
//!
//! It knows what a table is worth to it ([`worth`]): money, cubes, guild orders ([`guild`]) and shares ([`shares`]),
//! given the time that is left ([`horizon`]). In a turn it tries what it could do and keeps the best sequence
//! ([`turn`]); a destination is worth the turn it brings, less what others will open anyway ([`movement`]); a bid what
//! its orders bring and what it is worth to come early ([`bid`]); the gondola marker the difference that one turn of
//! another makes ([`gondola`]). Drawn cubes it lays where it would buy them ([`docks`]).
//! Whatever it knows is in the view: it remembers nothing from one question to the next.

mod base;
mod bid;
mod counts;
mod deals;
mod docks;
mod features;
mod followed;
mod gondola;
mod guild;
mod horizon;
mod learned;
mod market;
mod memo;
mod movement;
mod runs;
mod share_runs;
mod shares;
mod trades;
mod turn;
mod worth;

use std::time::Duration;

use masters_of_venice::{Config, Decision, Known, MastersOfVenice, Phase, View};
use table::{Dice, Seat, Seed};

use crate::greatest::greatest;
use crate::{BotKind, BotRng, Bots, Features, Habit, Mind, Model, Policy, Prompt, Search, Settings};
use base::Base;
use horizon::Horizon;
use turn::Lines;
use worth::{Judge, Kept, Position};

impl Bots for MastersOfVenice {
    const KINDS: &'static [BotKind] = &[
        BotKind { name: "random", person: None, about: "Any legal decision." },
        BotKind {
            name: "gentle",
            person: Some("Beppe"),
            about: "Buys what smells good and sells what is in the way.",
        },
        BotKind {
            name: "steady",
            person: Some("Marietta"),
            about: "Values cubes, orders and shares, and foresees what others open.",
        },
        BotKind {
            name: "sharp",
            person: Some("Alvise"),
            about: "Goes where the round will make him rich, not where he is.",
        },
        BotKind {
            name: "master",
            person: Some("Loredana"),
            about: "Has seen this round, and the next, before the gondola moves.",
        },
    ];
    const ITERATIONS: u32 = 600;
    const LONGEST: Duration = Duration::from_millis(1400);
}

/// Takes what looks best now.
impl Policy for MastersOfVenice {
    type Known<'a> = Known<'a>;
    type Habits = Weights;
    type Scratch = Scratch;

    fn known_at(table: &MastersOfVenice, seat: Seat) -> Known<'_> {
        table.known(seat)
    }

    fn known_in(view: &View, _: Seat) -> Known<'_> {
        view.known()
    }

    fn choose(
        known: Known<'_>,
        prompt: &Prompt<'_, MastersOfVenice>,
        mind: Mind<'_, MastersOfVenice>,
    ) -> Decision {
        if let [only] = prompt.decisions {
            return *only;
        }
        let (seat, seats) = (prompt.seat, known.config.seats);
        let (decisions, board) = (prompt.decisions, known.board);
        let Scratch { kept, lines } = mind.scratch;
        let horizon = match board.phase {
            Phase::Destination => Horizon::after_this_round(board),
            _ => Horizon::of(board, seat),
        };
        let judge = Judge::new(seat, seats, horizon, mind.habits, kept);
        let mut imagined = ImaginedTables(mind.rng);
        let chosen = match board.phase {
            Phase::Bid => bid::amount(&judge, known, decisions, imagined.0),
            Phase::Draft { .. } => bid::character(&judge, seats, decisions),
            Phase::Adjust { .. } | Phase::OrderReturn => best(&judge, &imagined.turn(known), decisions),
            Phase::Destination => movement::destination(&judge, known, decisions, &mut imagined, lines),
            Phase::Window { .. } => gondola::answer(&judge, &imagined.table(known), decisions, lines),
            Phase::Turn => Some(turn::next(&judge, &imagined.turn(known), lines)),
            Phase::DockAssign { .. } => docks::assign(&judge, known, decisions),
            Phase::Over => None,
        };
        chosen.or(decisions.first().copied()).expect("whoever is asked has a decision")
    }
}

impl Search for MastersOfVenice {
    const CLEAR_MARGIN: f64 = 8.0;
    const MODEL: Model = learned::MODEL;
    const SETTINGS: Settings = Settings::cut_off_after(1);

    fn turn(table: &MastersOfVenice) -> u16 {
        u16::from(table.known(Seat::ALL[0]).board.space)
    }

    fn seats(known: Known<'_>) -> u8 {
        known.config.seats
    }

    fn thinking_habits() -> Weights {
        Weights { others_cash_at_end: 0.0, ..Weights::default() }
    }

    /// Nothing is offered or claimed in Venice, but one can bid little or much.
    fn habits_of(habit: Habit) -> Option<Weights> {
        let usual = Weights::default();
        match habit {
            Habit::Miserly => Some(Weights { first: 20.0, ..usual }),
            Habit::Generous => Some(Weights { first: 160.0, ..usual }),
            Habit::Honest | Habit::Lying => None,
        }
    }

    fn candidates(
        _: Known<'_>,
        prompt: &Prompt<'_, MastersOfVenice>,
        _: Mind<'_, MastersOfVenice>,
        mut tell: impl FnMut(Decision),
    ) {
        for decision in prompt.decisions {
            match decision {
                // Between these the difference is small.
                Decision::Bid { amount } if amount.0 > bid::MOST || amount.0 % 10 != 0 => {}
                Decision::BidThousands { thousands } if *thousands > 0 => {}
                _ => tell(*decision),
            }
        }
    }

    fn features(known: Known<'_>, seat: Seat, habits: &Weights, scratch: &mut Scratch) -> Features {
        features::features(known, seat, habits, &scratch.kept)
    }
}

/// Memory to be used again.
#[derive(Clone, Default, Debug)]
pub struct Scratch {
    kept: Kept,
    lines: Lines,
}

/// A source of random tables that look like what a seat knows.
struct ImaginedTables<'a>(&'a mut BotRng);

impl ImaginedTables<'_> {
    fn table(&mut self, known: Known<'_>) -> MastersOfVenice {
        known.with_config(&open(known.config)).imagine(&mut self.dice())
    }

    /// Enough of it for a turn of one's own.
    fn turn(&mut self, known: Known<'_>) -> MastersOfVenice {
        known.with_config(&open(known.config)).imagine_turn(&mut self.dice())
    }

    fn dice(&mut self) -> Dice {
        Dice::new(Seed::from_number(self.0.bits()))
    }
}

/// With open cash, so that what others are paid in thought is seen.
fn open(config: &Config) -> Config {
    Config { open_cash: true, ..*config }
}

/// The decision after which the table is worth most.
fn best(judge: &Judge<'_>, game: &MastersOfVenice, decisions: &[Decision]) -> Option<Decision> {
    let base = Base::new(judge, Position::of(game.known(judge.seat)));
    greatest(decisions, |decision| {
        let after = turn::after(game, judge.seat, *decision);
        base.worth(judge, &Position::of(after.known(judge.seat)))
    })
}

/// The constants of the valuation, tuned by hand. Money is in ducats.
#[derive(Copy, Clone, PartialEq, Debug)]
pub struct Weights {
    /// How much what all others have together hurts.
    pub envy: f64,
    /// What each round to come adds to the worth of a ducat, while ducats are few.
    pub interest: f64,
    /// Up to how many they are few.
    pub few: f64,
    /// Turns at the Shops in a round.
    pub shops: f64,
    /// How much of the cubes of others is sold before one's own.
    pub rush: f64,
    /// What a cube without orders brings of its price, when much time is left.
    pub spare: f64,
    /// What wood brings of its price, when much time is left.
    pub wood: f64,
    /// Rounds that it takes to find a cube for a guild order.
    pub search: f64,
    /// How much of that it takes if one lies at the harbor.
    pub near: f64,
    /// Rounds that it takes to raise an order.
    pub raise: f64,
    /// Rounds by which such estimates fail.
    pub doubt: f64,
    /// Steps by which a share rises in a round, for each seat.
    pub rise: f64,
    /// Steps by which it rises for each cube that is there and has an order.
    pub sale: f64,
    /// What a share of a shop pays in a round, for each seat.
    pub dividend: f64,
    /// How much of their cash others have when the game is over. It is none, for they have points for it, but `greedy` counts
    /// it all for ever, and so does not sell where that ends a game which it wins.
    pub others_cash_at_end: f64,
    /// How often each office is used in a round, for each seat.
    pub office: f64,
    /// A rumor in hand.
    pub rumor: f64,
    /// What a favor in hand is worth of its price.
    pub favor: f64,
    /// What it is worth to come first for three rounds rather than last.
    pub first: f64,
    /// What others bid.
    pub others_bid: f64,
    /// How much of a turn at a shared place is lost if another opens it.
    pub priority: f64,
    /// What the gondola marker must bring.
    pub marker: f64,
    /// Each character: Gondolier, Guild Master, Harbor Master, Tax Collector (for each other seat), Thief, Trader.
    pub character: [f64; 6],
    /// How much the places draw others: Stock Market, Shops, Guild Hall, Docks, and all that are not shared.
    pub draw: [f64; 5],
}

impl Default for Weights {
    fn default() -> Weights {
        Weights {
            envy: 0.3,
            interest: 0.07,
            few: 250.0,
            shops: 0.55,
            rush: 0.5,
            spare: 0.7,
            wood: 0.9,
            search: 1.4,
            near: 0.85,
            raise: 0.5,
            doubt: 1.5,
            rise: 0.07,
            sale: 0.65,
            dividend: 0.8,
            others_cash_at_end: 1.0,
            office: 0.14,
            rumor: 13.0,
            favor: 0.7,
            first: 80.0,
            others_bid: 12.0,
            priority: 0.25,
            marker: 30.0,
            character: [0.0, 20.0, 45.0, 18.0, 55.0, 50.0],
            draw: [1.0, 1.0, 1.0, 1.0, 3.0],
        }
    }
}
