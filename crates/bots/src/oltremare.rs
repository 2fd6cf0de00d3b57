//! A heuristic player of Oltremare, after chapter 12 of its specification.
//!
//! It knows what a hand is worth ([`value`], [`play`], [`sail`]): the best that can be played from it, and what that leaves.
//! A bargain is the difference of two such values ([`bargain`]), less what it begrudges the other ([`rival`]), so whoever
//! repeats an offer finds that each time it has to pay anew. It proposes what pays itself and may please
//! another ([`propose`]), mostly tells the truth ([`claim`]), and ends the trade when nothing is left to say ([`trade`]).
//! Whatever it knows is in the view: it remembers nothing from one question to the next.

mod bargain;
mod claim;
mod play;
mod propose;
mod rival;
mod sail;
mod trade;
mod value;

use oltremare::{Card, Claim, Decision, Oltremare, Phase, View};
use table::Seat;

use crate::{Bot, BotKind, BotRng, Bots, Budget, Prompt, Random};
use value::Affairs;

impl Bots for Oltremare {
    const KINDS: &'static [BotKind] = &[
        BotKind { name: "random", about: "any legal decision; makes no offers" },
        BotKind { name: "greedy", about: "values hands and cargo, bargains, and mostly tells the truth" },
    ];

    fn bot(name: &str, rng: BotRng) -> Option<Box<dyn Bot<Self>>> {
        match name {
            "random" => Some(Box::new(Random::new(rng))),
            "greedy" => Some(Box::new(Greedy::new(rng, Temper::default()))),
            _ => None,
        }
    }
}

/// Takes what looks best now, and bargains for more.
#[derive(Clone, Debug)]
pub struct Greedy {
    rng: BotRng,
    temper: Temper,
}

impl Greedy {
    /// Equal random numbers and tempers, equal play.
    pub fn new(rng: BotRng, temper: Temper) -> Greedy {
        Greedy { rng, temper }
    }

    /// Is this said of the card with truth? What is left out is no lie.
    pub fn is_true(claim: Claim, card: Card) -> bool {
        claim::is_true(claim, card)
    }

    /// What the seat thinks its hand, its ducats and its prestige are worth.
    pub fn worth(view: &View, seat: Seat, temper: &Temper) -> f64 {
        let affairs = Affairs::new(view, seat, temper);
        affairs.hand(view.hand) + f64::from(view.players[seat].ducats.0) + affairs.prestige(seat, None)
    }
}

impl Bot<Oltremare> for Greedy {
    fn decide(&mut self, view: &View, prompt: &Prompt<'_, Oltremare>, _: Budget) -> Decision {
        let affairs = || Affairs::new(view, prompt.seat, &self.temper);
        let chosen = match view.phase {
            Phase::HandLimit { .. } => affairs().discard(view.run.as_slice()),
            Phase::Trade => Some(trade::lead(view, prompt, &self.temper, &mut self.rng)),
            Phase::Play { .. } => affairs().next_play(view.run.as_slice()),
            Phase::Sail { steps } => sail::next(&affairs(), steps, view.path.as_slice()),
            Phase::Compass => Some(sail::jump(&affairs())),
            Phase::Stow => affairs().next_stow(view.run.as_slice()),
            Phase::Over => None,
        };
        chosen.or(prompt.decisions.first().copied()).expect("whoever is asked has a decision")
    }

    fn remark(&mut self, view: &View, prompt: &Prompt<'_, Oltremare>, _: Budget) -> Option<Decision> {
        trade::join(view, prompt, &self.temper, &mut self.rng)
    }
}

/// What kind of merchant somebody is: how he talks, and what he thinks things are worth, in ducats.
#[derive(Copy, Clone, PartialEq, Debug)]
pub struct Temper {
    /// How often he tells the truth where a lie would pay.
    pub honesty: f64,
    /// How far he believes what others say of their cards.
    pub credulity: f64,
    /// How far he expects others to give their worst.
    pub wariness: f64,
    /// How much the gains of all others together hurt.
    pub envy: f64,
    /// What a bargain must bring at least.
    pub margin: f64,
    /// What an offer must promise at least to be made.
    pub hope: f64,
    /// He announces having what costs him less than this.
    pub spare: f64,
    /// He announces seeking what brings him more than this.
    pub wish: f64,
    /// What a purchase must bring at least.
    pub thrift: f64,
    /// Ducat, pirate, card and ship on a card in hand.
    pub symbol: [f64; 4],
    /// An unknown card in hand.
    pub card: f64,
    /// What a card too few for the load costs.
    pub short: f64,
    /// What a card too many for the lions costs.
    pub lost: f64,
    /// What a card on the pirate stack costs.
    pub pirate: f64,
    /// How much of its value a card brings that is played next turn.
    pub soon: f64,
    /// How much of its value a card brings that is played later.
    pub later: f64,
    /// How many cards he expects to see before a group is closed.
    pub reach: f64,
    /// A load of so many cards in itself.
    pub load: [f64; 5],
    /// Each active token: calm sea, compass, pirate fighter, good business, local influence, favourable terms.
    pub token: [f64; 6],
    /// One more token or prestige point, while it is open what they will bring.
    pub place: f64,
    /// A token in the next port.
    pub near: f64,
}

impl Default for Temper {
    fn default() -> Temper {
        Temper {
            honesty: 0.85,
            credulity: 0.5,
            wariness: 0.4,
            envy: 0.5,
            margin: 0.4,
            hope: 0.25,
            spare: 1.5,
            wish: 2.5,
            thrift: 0.3,
            symbol: [0.8, -0.7, 1.0, 0.5],
            card: 2.3,
            short: 0.7,
            lost: 0.8,
            pirate: 0.9,
            soon: 0.9,
            later: 0.75,
            reach: 5.0,
            load: [0.0, 0.0, 0.0, 0.0, 0.0],
            token: [1.25, 0.0, 1.8, 1.8, 1.5, 2.0],
            place: 1.0,
            near: 0.15,
        }
    }
}
