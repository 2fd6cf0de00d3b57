//! Laying a scene out, and saying everything that is wrong with it.

use table::{Config as _, Dice, EventSink, Fault, FromScene, Kind as _, PerSeat, Seat, Seed};

use super::{Scene, ScenePhase, ScenePlayer, Shorthand};
use crate::components::{CASH_STEP, COURTESY_ROUND, DISCS, MARKERS, SPECIALS, WARES};
use crate::turn::roll;
use crate::{
    Action, Card, CardKind, CardSet, Config, Decision, Event, Field, Genoa, Phase, Plan, Specials, Touch,
    Wares, invariants,
};

/// Further than any game goes.
const MOST_DUCATS: u16 = 9_999;

impl FromScene for Genoa {
    type Scene = Scene;
    type Shorthand = Shorthand;

    fn from_scene(scene: &Scene, sink: &mut impl EventSink<Event>) -> Result<Self, Vec<Fault>> {
        scene.check()?;
        let mut game = scene.lay_out();
        let mut faults = invariants::standing(&game);
        faults.extend(scene.faults_of_phase(&game));
        Fault::ok_if_none(faults)?;
        game.enter(scene.phase, sink);
        Ok(game)
    }

    fn expand(shorthand: &Shorthand) -> Vec<Decision> {
        match shorthand {
            Shorthand::Plain(decision) => vec![*decision],
            Shorthand::Exchange { exchange, take } => {
                vec![Decision::Exchange { give: *exchange }, Decision::Take { good: *take }]
            }
            Shorthand::Mark { mark, plan } => {
                let touch = |building| plan.get(building).copied().unwrap_or_default();
                let named = plan.keys().all(|building| mark.borders().contains(building));
                let plan: Plan = mark
                    .borders()
                    .iter()
                    .filter(|_| named)
                    .map(touch)
                    .collect::<Vec<Touch>>()
                    .into_iter()
                    .collect();
                vec![Decision::Mark { street: *mark, plan }]
            }
        }
    }
}

impl Genoa {
    /// Lets everything happen that happens by itself.
    fn enter(&mut self, phase: ScenePhase, sink: &mut impl EventSink<Event>) {
        let seat = self.board.turn.active;
        match phase {
            ScenePhase::Start => self.board.phase = Phase::Start,
            ScenePhase::Rolled([blue, red]) => {
                let field = Field::rolled(blue, red).expect("the scene was checked");
                sink.emit(|| Event::Rolled { seat, blue, red, field });
                self.put_down(field, sink);
            }
            ScenePhase::Arrive => self.arrive(sink),
            ScenePhase::Onward => self.go_on(sink),
            ScenePhase::Action { seat, promise } => self.begin_action(seat, promise, sink),
            ScenePhase::Markers => self.end_turn(sink),
            ScenePhase::Close => self.last_call(sink),
            ScenePhase::FinalScoring => self.end_game(sink),
        }
    }
}

impl Scene {
    fn config(&self) -> Config {
        let standard = Config::standard(self.seats);
        Config {
            start: Some(self.start),
            courtesy_round: self.courtesy_round.unwrap_or(COURTESY_ROUND),
            rounds: self.rounds,
            changes: self.changes.unwrap_or(standard.changes),
            ..standard
        }
    }

    fn player(&self, seat: Seat) -> ScenePlayer {
        self.players.get(seat.index()).cloned().unwrap_or_default()
    }

    fn placed(&self, seat: Seat) -> u8 {
        u8::try_from(self.markers.values().filter(|owner| **owner == seat).count()).unwrap_or(u8::MAX)
    }

    /// What does not fit the types of a table must be found before there is one.
    fn check(&self) -> Result<(), Vec<Fault>> {
        self.config().check().map_err(Fault::of_rule)?;
        Fault::ok_if_none(self.faults_of_size())
    }

    /// The dice that roll as written, or those of the seed.
    fn dice(&self) -> Dice {
        let rolls = |mut dice: Dice| self.rolls.iter().all(|wanted| roll(&mut dice) == *wanted);
        let scripted = if self.rolls.is_empty() { None } else { table::dice_such_that(rolls) };
        scripted.unwrap_or_else(|| Dice::new(Seed::from_number(self.seed.unwrap_or(0))))
    }

    fn lay_out(&self) -> Genoa {
        let dice = self.dice();
        let mut game = Genoa::bare(&self.config(), self.start, dice);
        game.board.round = self.round;
        game.board.marker = self.marker.unwrap_or(self.round);
        game.board.turn.active = self.active.unwrap_or(self.start);
        game.board.turn.trail = self.trail.iter().copied().collect();
        game.board.turn.tower = DISCS - u8::try_from(self.trail.len().saturating_sub(1)).unwrap_or(DISCS);
        game.board.turn.base_used = self.base_used.iter().copied().collect();
        game.board.turn.bonus_used = self.bonus_used;
        for seat in Seat::first(self.seats) {
            let ScenePlayer { ducats, wares, specials, stock, hand, known } = self.player(seat);
            let player = &mut game.board.players[seat];
            player.wares = wares;
            player.specials = specials;
            player.stock = stock;
            player.supply = MARKERS - stock - self.placed(seat);
            game.board.wares -= wares;
            game.board.specials -= specials;
            let own = &mut game.secrets[seat];
            own.ducats = ducats.unwrap_or(own.ducats);
            own.hand = hand.into_iter().collect();
            let known: CardSet = known.into_iter().collect();
            own.known = PerSeat::from_fn(self.seats, |other| {
                let hand = self.player(other).hand.into_iter().collect();
                known.and(hand)
            });
        }
        self.markers.iter().for_each(|(building, seat)| game.board.markers[*building] = Some(*seat));
        game.board.discard = self.discard.iter().copied().collect();
        let named: CardSet = self.named().into_iter().collect();
        for kind in CardKind::ALL {
            let rest = kind.cards().without(named);
            let top_down: Vec<Card> = self.decks[kind].iter().copied().chain(rest.iter()).collect();
            game.hidden.decks[kind] = top_down.into_iter().rev().collect();
        }
        game.count_backs();
        game
    }

    /// Every card that is named, as often as it is.
    fn named(&self) -> Vec<Card> {
        let hands = self.players.iter().flat_map(|player| player.hand.iter().copied());
        let decks = self.decks.iter().flat_map(|(_, cards)| cards.iter().copied());
        hands.chain(decks).chain(self.discard.iter().copied()).collect()
    }

    /// More than the types of a table can hold.
    fn faults_of_size(&self) -> Vec<Fault> {
        let mut faults = Vec::new();
        Fault::unless(self.players.len() <= usize::from(self.seats), &mut faults, "GEN-1.5", || {
            format!("{} players are written at a table of {}", self.players.len(), self.seats)
        });
        let sits = |seat: &Seat| seat.number() < self.seats;
        let acting = match self.phase {
            ScenePhase::Action { seat, .. } => sits(&seat),
            _ => true,
        };
        let seats = self.active.iter().chain(&self.base_used).chain(self.markers.values()).all(sits);
        Fault::unless(seats && acting, &mut faults, "GEN-1.5", || "nobody sits there".to_owned());
        for card in Card::ALL {
            let times = self.named().iter().filter(|named| *named == card).count();
            Fault::unless(times <= 1, &mut faults, "GEN-9.3", || format!("{card} is written {times} times"));
        }
        for (kind, cards) in self.decks.iter() {
            let strangers: Vec<&Card> = cards.iter().filter(|card| card.kind() != kind).collect();
            Fault::unless(strangers.is_empty(), &mut faults, "GEN-9.3", || {
                format!("{strangers:?} are no {kind}s")
            });
        }
        Fault::unless(self.trail.len() <= usize::from(DISCS), &mut faults, "GEN-9.7", || {
            format!("a trail of {} fields", self.trail.len())
        });
        self.faults_of_goods(&mut faults);
        self.faults_of_keys(&mut faults);
        faults
    }

    fn faults_of_goods(&self, faults: &mut Vec<Fault>) {
        let (mut wares, mut specials) = (Some(WARES), Some(SPECIALS));
        for (seat, player) in Seat::ALL.into_iter().zip(&self.players) {
            wares = wares.and_then(|rest: Wares| rest.minus(&player.wares));
            specials = specials.and_then(|rest: Specials| rest.minus(&player.specials));
            let markers = u16::from(player.stock) + u16::from(self.placed(seat));
            Fault::unless(markers <= u16::from(MARKERS), faults, "GEN-9.4", || {
                format!("{seat} has {markers} markers")
            });
            let ducats = player.ducats.unwrap_or(0);
            let possible = ducats.is_multiple_of(CASH_STEP) && ducats <= MOST_DUCATS;
            Fault::unless(possible, faults, "GEN-9.6", || format!("{seat} has {ducats} ducats"));
        }
        Fault::unless(wares.is_some(), faults, "GEN-9.1", || "more wares than there are".to_owned());
        Fault::unless(specials.is_some(), faults, "GEN-9.2", || {
            "more special cards than there are".to_owned()
        });
    }

    /// Where the tower must stand for what is about to happen.
    fn faults_of_phase(&self, game: &Genoa) -> Vec<Fault> {
        let mut faults = Vec::new();
        let here = game.board.turn.here();
        let building = here.and_then(Field::building);
        let right = match self.phase {
            ScenePhase::Start => here.is_none(),
            ScenePhase::Rolled([blue, red]) => here.is_none() && Field::rolled(blue, red).is_some(),
            ScenePhase::Action { .. } => building.is_some(),
            ScenePhase::FinalScoring => true,
            _ => here.is_some(),
        };
        Fault::unless(right, &mut faults, "GEN-9.7", || {
            format!("{:?} with the tower on {here:?}", self.phase)
        });
        if let ScenePhase::Action { seat, promise } = self.phase {
            let able = game.board.capacity(seat) > 0;
            Fault::unless(able, &mut faults, "GEN-9.10", || format!("{seat} cannot act"));
            let owes = promise.is_none_or(|gain| {
                building.is_some_and(|building| {
                    building.action() == Action::Villa || game.board.can_yield(building, gain)
                })
            });
            Fault::unless(
                owes && seat != game.board.turn.active || promise.is_none(),
                &mut faults,
                "GEN-5.5",
                || format!("{seat} cannot have promised {promise:?}"),
            );
        }
        faults
    }
}
