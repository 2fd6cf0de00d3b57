//! A heuristic player of The Traders of Genoa, after chapter 12 of its specification.
//!
//! It knows what goods are worth to whoever holds them ([`worth`]), given the time that is left ([`horizon`]), and so what the
//! action of every building is worth to every seat ([`action`]), with guesses at hands that it cannot see ([`guesses`]).
//! From that follow the price of a deal for either side ([`deal`], [`in_kind`]), what it offers and which ask it meets as a partner
//! ([`bid`]), and as the active player where it walks ([`walk`]), to whom it sells and for how much, and when it acts itself
//! ([`lead`]). In an action it plays what helps ([`act`]), then it marks streets ([`mark`]).
//! Whatever it knows is in what its seat may know ([`genoa::Known`]): it remembers nothing from one question to the next.

mod act;
mod action;
mod bid;
mod deal;
mod features;
mod guesses;
mod horizon;
mod in_kind;
mod lead;
mod learned;
mod mark;
mod memory;
mod order_classes;
mod orders;
mod own_actions;
mod packed_wares;
mod prices;
mod tables;
mod walk;
mod worth;

use std::time::Duration;

use genoa::{ByBuilding, Decision, Field, Genoa, Good, Known, Phase, Terms, View};
use table::{Seat, Viewer};

use crate::greatest::greatest;
use crate::{BotKind, Bots, Features, Greedy, Habit, Mind, Model, Policy, Prompt, Search, Settings};
use memory::Memory;
use worth::Judge;

impl Bots for Genoa {
    const KINDS: &'static [BotKind] = &[
        BotKind { name: "random", person: None, about: "Any legal decision." },
        BotKind {
            name: "gentle",
            person: Some("Nino"),
            about: "Follows the tower wherever it goes and pays what is asked.",
        },
        BotKind {
            name: "steady",
            person: Some("Bianca"),
            about: "Values every action for everybody, and bargains for it.",
        },
        BotKind {
            name: "sharp",
            person: Some("Lazzaro"),
            about: "Sells you the action you need, at nearly what it is worth to you.",
        },
        BotKind {
            name: "master",
            person: Some("Simonetta"),
            about: "Walks the tower in her head until every street has its price.",
        },
    ];
    const ITERATIONS: u32 = 3000;
    const LONGEST: Duration = Duration::from_millis(500);
}

impl Greedy<Genoa> {
    /// What the seat, whose view it is, thinks its goods, its markers and its ducats are worth.
    pub fn worth(view: &View, seat: Seat, habits: &Habits) -> f64 {
        let mut memory = Memory::default();
        let judge = Judge::new(view.known(), seat, habits, &mut memory);
        let marked = view.board.markers.iter().filter(|(_, owner)| **owner == Some(seat));
        let markers: f64 = marked.map(|(building, _)| judge.marker(building)).sum();
        judge.worth(seat, &judge.own()) + markers + f64::from(judge.ducats())
    }

    /// What the action of each building is worth to this seat, whose view it is.
    pub fn actions(view: &View, seat: Seat, habits: &Habits) -> ByBuilding<f64> {
        let mut memory = Memory::default();
        let judge = Judge::new(view.known(), seat, habits, &mut memory);
        let own = judge.valued(seat, judge.own());
        ByBuilding::from_fn(|building| judge.action(seat, &own, building))
    }

    /// What it is worth to this seat, whose view it is, to act in the building of this target rather than later in the turn.
    pub fn bought(view: &View, seat: Seat, target: Field, habits: &Habits) -> f64 {
        let mut memory = Memory::default();
        bid::surplus(&Judge::new(view.known(), seat, habits, &mut memory), target)
    }

    /// What this seat, whose view it is, is paid by an offer.
    pub fn paid(view: &View, seat: Seat, offer: &Terms, habits: &Habits) -> f64 {
        let mut memory = Memory::default();
        lead::paid(&Judge::new(view.known(), seat, habits, &mut memory), offer)
    }
}

/// Takes what looks best now, and bargains for more.
impl Policy for Genoa {
    type Known<'a> = Known<'a>;
    type Habits = Habits;
    type Scratch = Memory;

    fn known_at(table: &Genoa, seat: Seat) -> Known<'_> {
        table.known(Viewer::Seat(seat))
    }

    fn known_in(view: &View, _: Seat) -> Known<'_> {
        view.known()
    }

    fn choose(known: Known<'_>, prompt: &Prompt<'_, Genoa>, mind: Mind<'_, Genoa>) -> Decision {
        let judge = Judge::new(known, prompt.seat, mind.habits, mind.scratch);
        let listed = prompt.decisions;
        let board = known.board;
        let chosen = match board.phase {
            Phase::Start => lead::start(&judge, listed, mind.rng),
            Phase::Current | Phase::Onward if board.turn.active == prompt.seat => {
                lead::decide(&judge, listed, mind.rng)
            }
            Phase::Current | Phase::Onward => bid::decide(&judge, listed, mind.rng),
            Phase::Pay { .. } => pay(&judge, listed),
            Phase::Action(step) => act::next(&judge, step, listed),
            Phase::Markers { .. } => mark::next(&judge, listed),
            Phase::Close => message(listed).or(Some(Decision::Done)),
            Phase::Over => None,
        };
        chosen.or(listed.first().copied()).expect("whoever is asked has a decision")
    }

    fn remark(known: Known<'_>, prompt: &Prompt<'_, Genoa>, mind: Mind<'_, Genoa>) -> Option<Decision> {
        // GEN-5.17: in rounds nobody speaks but those who are waited for.
        if !matches!(known.board.phase, Phase::Current | Phase::Onward) || known.config.rounds {
            return None;
        }
        let judge = Judge::new(known, prompt.seat, mind.habits, mind.scratch);
        if known.board.turn.active == prompt.seat {
            lead::remark(&judge, prompt.decisions, mind.rng)
        } else {
            bid::remark(&judge, prompt.decisions, mind.rng)
        }
    }
}

impl Search for Genoa {
    const CLEAR_MARGIN: f64 = 80.0;
    const MODEL: Model = learned::MODEL;
    const SETTINGS: Settings = Settings::cut_off_after(1);

    fn turn(table: &Genoa) -> u16 {
        let board = table.known(Viewer::Bystander).board;
        u16::from(board.marker) * 8 + u16::from(board.turn.active.number())
    }

    fn seats(known: Known<'_>) -> u8 {
        known.config.seats
    }

    fn other_habits() -> Vec<Habits> {
        let usual = Habits::default();
        let eager = Habits { opening: 0.7, margin: 0.0, envy: 0.2, ..usual };
        let stingy = Habits { opening: 0.1, margin: 8.0, envy: 0.8, share: 0.8, ..usual };
        let patient = Habits { patience: 0.5, steering: 0.3, ..usual };
        vec![eager, stingy, patient]
    }

    /// With three asks in a window, each cheaper than the one before, most of what is said is refused.
    fn terse_habits() -> Habits {
        Habits { asks_skipped: 2, ..Genoa::thinking_habits() }
    }

    fn habits_of(habit: Habit) -> Option<Habits> {
        let usual = Habits::default();
        match habit {
            Habit::Miserly => Some(Habits { opening: 0.1, margin: 12.0, envy: 1.0, share: 0.95, ..usual }),
            Habit::Generous => Some(Habits { opening: 0.8, margin: 0.0, envy: 0.0, share: 0.35, ..usual }),
            // Nothing is claimed in Genoa.
            Habit::Honest | Habit::Lying => None,
        }
    }

    fn candidates(
        known: Known<'_>,
        prompt: &Prompt<'_, Genoa>,
        mind: Mind<'_, Genoa>,
        mut tell: impl FnMut(Decision),
    ) {
        prompt.decisions.iter().for_each(|decision| tell(*decision));
        if matches!(known.board.phase, Phase::Current | Phase::Onward) {
            let judge = Judge::new(known, prompt.seat, mind.habits, mind.scratch);
            if known.board.turn.active == prompt.seat {
                lead::tell_asks(&judge, mind.rng, tell);
            } else {
                bid::tell_offers(&judge, mind.rng, tell);
            }
        }
    }

    fn features(known: Known<'_>, seat: Seat, habits: &Habits, memory: &mut Memory) -> Features {
        features::features(known, seat, habits, memory)
    }
}

/// GEN-4.46: a message that can be delivered. There is nothing to wait for.
fn message(decisions: &[Decision]) -> Option<Decision> {
    decisions.iter().copied().find(|decision| matches!(decision, Decision::DeliverMessage { .. }))
}

/// GEN-5.7: the card that is missed least.
fn pay(judge: &Judge<'_>, decisions: &[Decision]) -> Option<Decision> {
    greatest(decisions, |decision| match decision {
        Decision::Pay { card } => judge.worth(judge.seat, &judge.own().less(Good::Card(*card))),
        _ => f64::NEG_INFINITY,
    })
}

/// What somebody thinks things are worth, in ducats, and how it bargains.
#[derive(Copy, Clone, PartialEq, Debug)]
pub struct Habits {
    /// How much what all others gain together hurts.
    pub envy: f64,
    /// What a deal must bring at least.
    pub margin: f64,
    /// How much of what it is worth to it the bot offers first.
    pub opening: f64,
    /// How much of what it is worth to them it expects others to pay.
    pub share: f64,
    /// So many asks of a window are skipped, its own and those of others: it says at once what it would come to.
    pub asks_skipped: u8,
    /// How much it trusts that a better action comes later in the turn.
    pub patience: f64,
    /// How much it is worth of what the tower brings by going somewhere, that it goes there: it might anyway.
    pub steering: f64,
    /// How often in a turn it comes to a place where an order can be helped on.
    pub rate: f64,
    /// Turns that each step for one order takes from the next.
    pub busy: f64,
    /// What the last step of a large and a small order costs.
    pub trip: [f64; 2],
    /// What each ware costs that an order lacks.
    pub search: f64,
    /// A ware that no order wants.
    pub ware: f64,
    /// How often in a turn a message can be delivered.
    pub message: f64,
    /// Each special card: `any_start`, `any_ware`, `extra_action`, `building_action`, exchange.
    pub special: [f64; 5],
    /// What a marker on a building brings in a turn.
    pub fee: f64,
    /// How much more often others act in the centre.
    pub centre: f64,
    /// How likely a marker of the stock finds its street.
    pub placing: f64,
}

impl Default for Habits {
    fn default() -> Habits {
        Habits {
            envy: 0.5,
            margin: 0.5,
            opening: 0.33,
            share: 0.6,
            asks_skipped: 0,
            patience: 0.2,
            steering: 0.6,
            rate: 0.19,
            busy: 0.8,
            trip: [22.0, 10.0],
            search: 15.0,
            ware: 5.0,
            message: 0.12,
            special: [13.0, 13.0, 16.0, 15.0, 9.0],
            fee: 1.7,
            centre: 1.3,
            placing: 0.85,
        }
    }
}
