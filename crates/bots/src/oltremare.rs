//! A heuristic player of Oltremare, after chapter 12 of its specification.
//!
//! It knows what a hand is worth ([`value`], [`play`], [`sail`]): the best that can be played from it, and what that leaves.
//! A bargain is the difference of two such values ([`bargain`]), less a part of what the partner gains ([`rival`]), so whoever
//! repeats an offer finds that each time it has to pay anew. It proposes what pays itself and may please
//! another ([`propose`]), mostly tells the truth ([`claim`]), and ends the trade when nothing is left to say ([`trade`]).
//! Whatever it knows is in a [`SeatView`]: it remembers nothing from one question to the next.

mod alike;
mod avoided;
mod bargain;
mod bound;
mod ceiling;
mod choices;
mod claim;
mod class_values;
mod faces;
mod features;
mod future;
mod hand;
mod hands;
mod in_hand;
mod learned;
mod memo;
mod play;
mod prestige;
mod propose;
mod rival;
mod sail;
mod talk;
mod trade;
mod value;

use std::time::Duration;

use oltremare::{Card, Claim, Decision, Event, MOST_PLAYED, Oltremare, Phase, SeatView, Symbol, Token, View};
use table::Seat;

use crate::{BotKind, BotRng, Bots, Features, Greedy, Habit, Mind, Model, Policy, Prompt, Search, Settings};
use bargain::Negotiator;
use prestige::Prestige;
use sail::Sea;
pub use talk::Talk;
use value::{Prospect, Valuation, Workings};

impl Bots for Oltremare {
    const KINDS: &'static [BotKind] = &[
        BotKind { name: "random", person: None, about: "Any legal decision." },
        BotKind {
            name: "gentle",
            person: Some("Pippo"),
            about: "Trades for the fun of it and sails where the wind blows.",
        },
        BotKind {
            name: "steady",
            person: Some("Caterina"),
            about: "Knows what her cargo is worth, bargains for more, and mostly tells the truth.",
        },
        BotKind {
            name: "sharp",
            person: Some("Zorzi"),
            about: "Weighs a bargain by what it does to everybody's hold.",
        },
        BotKind {
            name: "master",
            person: Some("Fiammetta"),
            about: "Tries every voyage in her head before the anchor is up.",
        },
    ];
    const ITERATIONS: u32 = 600;
    const LONGEST: Duration = Duration::from_millis(1200);
}

impl Greedy<Oltremare> {
    /// Is this said of the card with truth? What is left out is no lie.
    pub fn is_true(claim: Claim, card: Card) -> bool {
        claim::is_true(claim, card)
    }

    /// What the seat thinks its hand, its ducats and its prestige are worth.
    pub fn worth(view: SeatView<'_>, parameters: &Parameters) -> f64 {
        let mut workings = Workings::default();
        let valuation = Valuation::new(view, parameters, &mut workings);
        let ducats = view.board().players[view.seat].ducats.0;
        valuation.hand(view.hand) + f64::from(ducats) + Prestige::new(&valuation).worth(view.seat, None)
    }
}

/// Takes what looks best now, and bargains for more.
impl Policy for Oltremare {
    type Known<'a> = SeatView<'a>;
    type Habits = Parameters;
    type Scratch = Workings;

    fn known_at(table: &Oltremare, seat: Seat) -> SeatView<'_> {
        table.seat_view(seat)
    }

    fn known_in(view: &View, _: Seat) -> SeatView<'_> {
        view.seat_view().expect("a bot is shown the view of its own seat")
    }

    fn choose(view: SeatView<'_>, prompt: &Prompt<'_, Oltremare>, mind: Mind<'_, Oltremare>) -> Decision {
        let phase = view.board().phase;
        if let ([only], true) = (prompt.decisions, phase != Phase::Trade) {
            return *only;
        }
        let Mind { habits, rng, scratch } = mind;
        let prospect = || Prospect::of(view, habits);
        let chosen = match phase {
            Phase::HandLimit { .. } => Valuation::new(view, habits, scratch).discard(),
            Phase::Play { .. } => Valuation::new(view, habits, scratch).next_play(),
            Phase::Stow => Valuation::new(view, habits, scratch).next_stow(),
            Phase::Trade => {
                let valuation = Valuation::new(view, habits, scratch);
                Some(trade::decide_as_active(valuation, prompt.decisions, rng))
            }
            Phase::Sail { steps } => Sea::new(&prospect()).next_step(steps),
            Phase::Compass => Some(Sea::new(&prospect()).jump()),
            Phase::Over => None,
        };
        chosen.or(prompt.decisions.first().copied()).expect("whoever is asked has a decision")
    }

    fn remark(view: SeatView<'_>, _: &Prompt<'_, Oltremare>, mind: Mind<'_, Oltremare>) -> Option<Decision> {
        let Mind { habits, rng, scratch } = mind;
        trade::remark_as_partner(view, || Valuation::new(view, habits, scratch), rng)
    }
}

impl Search for Oltremare {
    const CLEAR_MARGIN: f64 = 12.0;
    const MODEL: Model = learned::MODEL;
    const SETTINGS: Settings = Settings { candidates: 24, ..Settings::cut_off_after(1) };

    fn turn(table: &Oltremare) -> u16 {
        let board = table.seat_view(Seat::ALL[0]).board();
        u16::from(board.turn.active.number())
    }

    fn seats(view: SeatView<'_>) -> u8 {
        view.board().players.seats()
    }

    fn other_habits() -> Vec<Parameters> {
        let usual = Oltremare::thinking_habits();
        let eager = Parameters { envy: 0.2, least_gain: 0.1, least_hope: 0.1, ..usual };
        let stingy = Parameters { envy: 0.8, least_gain: 1.5, least_hope: 0.5, ..usual };
        vec![eager, stingy]
    }

    /// Fewer offers than `greedy` makes, and only such as are likely to be accepted. What is still to come it values as the policy
    /// won most with against `greedy`, in 1,000 matches for each of the figures.
    fn thinking_habits() -> Parameters {
        Parameters {
            pirates_offered: 6.0,
            partners_doubt: 1.2,
            least_chance: 0.5,
            least_gain: 0.1,
            unknown_card: 2.7,
            next_turn: 1.0,
            later_turns: 0.6,
            ..Parameters::default()
        }
    }

    fn habits_after(
        habits: &Parameters,
        view: SeatView<'_>,
        heard: &[Event],
        rng: &mut BotRng,
    ) -> Parameters {
        Parameters { talk: Some(Talk::after(view, heard, habits, rng)), ..*habits }
    }

    fn likelihood(table: &Oltremare, seat: Seat, habits: &Parameters) -> f64 {
        habits.talk.as_ref().map_or(1.0, |talk| talk.likelihood(table, seat))
    }

    fn habits_of(habit: Habit) -> Option<Parameters> {
        let usual = Parameters::default();
        Some(match habit {
            Habit::Miserly => Parameters { envy: 1.0, least_gain: 3.0, ..usual },
            Habit::Generous => Parameters { envy: 0.0, least_gain: 0.0, least_hope: 0.1, ..usual },
            Habit::Honest => Parameters { honesty: 1.0, ..usual },
            Habit::Lying => Parameters { honesty: 0.0, ..usual },
        })
    }

    fn candidates(
        view: SeatView<'_>,
        prompt: &Prompt<'_, Oltremare>,
        mind: Mind<'_, Oltremare>,
        mut tell: impl FnMut(Decision),
    ) {
        if view.board().phase != Phase::Trade {
            return prompt.decisions.iter().for_each(|decision| tell(*decision));
        }
        let Mind { habits, rng, scratch } = mind;
        let negotiator = Negotiator::new(Valuation::new(view, habits, scratch));
        negotiator.tell_answers(&mut tell);
        let others = prompt.decisions.iter().filter(|decision| !matches!(decision, Decision::Accept { .. }));
        others.for_each(|decision| tell(*decision));
        negotiator.tell_proposals(rng, |proposal| tell(Decision::Propose(proposal)));
    }

    fn features(view: SeatView<'_>, _: Seat, habits: &Parameters, workings: &mut Workings) -> Features {
        features::features(view, habits, workings)
    }
}

/// How the bot talks, and what it thinks things are worth, in ducats.
#[derive(Copy, Clone, PartialEq, Debug)]
pub struct Parameters {
    /// How often it tells the truth where a lie would pay.
    pub honesty: f64,
    /// How far it believes what others say of their cards.
    pub credulity: f64,
    /// How far it expects others to give their worst.
    pub wariness: f64,
    /// What it has heard and makes of it; nothing: it remembers nothing, and believes everybody alike.
    pub talk: Option<Talk>,
    /// How much likelier an offered card shows a pirate than another of its good, as long as little is known of who offers it.
    pub pirates_offered: f64,
    /// By how much less a partner counts a card that it is offered than what it would be worth to it on the average.
    pub partners_doubt: f64,
    /// How likely somebody must agree to an offer at least for it to be made.
    pub least_chance: f64,
    /// How much the gains of all others together count against it.
    pub envy: f64,
    /// What a bargain must bring at least.
    pub least_gain: f64,
    /// What an offer must promise at least to be made.
    pub least_hope: f64,
    /// It announces having what costs it less than this.
    pub spare_below: f64,
    /// It announces seeking what brings it more than this.
    pub seek_above: f64,
    /// What a purchase must bring at least.
    pub least_purchase_gain: f64,
    /// Ducat, pirate, card and ship on a card in hand.
    pub symbol: [f64; Symbol::ALL.len()],
    /// An unknown card in hand.
    pub unknown_card: f64,
    /// What a card too few for the load costs.
    pub missing_card: f64,
    /// What a card too many for the lions costs.
    pub excess_card: f64,
    /// What a card on the pirate stack costs.
    pub pirate_card: f64,
    /// How much of its value a card brings that is played next turn.
    pub next_turn: f64,
    /// How much of its value a card brings that is played later.
    pub later_turns: f64,
    /// How many cards it expects to see before a group is closed.
    pub cards_to_come: f64,
    /// A load of so many cards in itself.
    pub load: [f64; MOST_PLAYED + 1],
    /// Each active token: calm sea, compass, pirate fighter, good business, local influence, favourable terms.
    pub token: [f64; Token::ALL.len()],
    /// One more token or prestige point, while it is open which rank they will bring.
    pub rank: f64,
    /// A token in the next port.
    pub neighbour_token: f64,
}

impl Default for Parameters {
    fn default() -> Parameters {
        Parameters {
            honesty: 0.85,
            credulity: 0.5,
            wariness: 0.4,
            talk: None,
            pirates_offered: 1.0,
            partners_doubt: 0.0,
            least_chance: 0.0,
            envy: 0.5,
            least_gain: 0.4,
            least_hope: 0.25,
            spare_below: 1.5,
            seek_above: 2.5,
            least_purchase_gain: 0.3,
            symbol: [0.8, -0.7, 1.0, 0.5],
            unknown_card: 2.3,
            missing_card: 0.7,
            excess_card: 0.8,
            pirate_card: 0.9,
            next_turn: 0.9,
            later_turns: 0.75,
            cards_to_come: 5.0,
            load: [0.0; MOST_PLAYED + 1],
            token: [1.25, 0.0, 1.8, 1.8, 1.5, 2.0],
            rank: 1.0,
            neighbour_token: 0.15,
        }
    }
}
