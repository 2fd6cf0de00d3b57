//! Laying a scene out, and saying everything that is wrong with it.

use table::{Account, Config as _, Dice, EventSink, Fault, FromScene, Seat, SeatSet, Seed};

use super::{Rest, Scene, ScenePhase, ScenePlayer, Shorthand};
use crate::components::{CARDS, TOKENS};
use crate::{
    Card, CardSet, Config, Decision, Event, MOST_PLAYED, Oltremare, Phase, Player, Port, Token, Tokens,
    invariants,
};

/// Further than any game goes.
const MOST_DUCATS: i32 = 9_999;
const MOST_PRESTIGE: u8 = 99;

impl FromScene for Oltremare {
    type Scene = Scene;
    type Shorthand = Shorthand;

    fn from_scene(scene: &Scene, sink: &mut impl EventSink<Event>) -> Result<Self, Vec<Fault>> {
        scene.check()?;
        let mut game = scene.lay_out();
        let mut faults = Vec::new();
        for seat in Seat::first(scene.seats) {
            let has_turns = game.board.players[seat].cashed.is_none() || seat == scene.active();
            Fault::unless(
                !has_turns || game.board.players[seat].cargo_cards > 0,
                &mut faults,
                "OLT-9.6",
                || format!("{seat} has no cargo"),
            );
        }
        faults.extend(scene.faults_of_stock(&game));
        Fault::ok_if_none(faults)?;
        game.prepare(scene);
        // Whoever is about to discard has too many cards; the invariants look at that afterwards.
        Fault::ok_if_none(invariants::standing(&game))?;
        game.enter(scene.phase, sink);
        Ok(game)
    }

    fn expand(shorthand: &Shorthand) -> Vec<Decision> {
        match shorthand {
            Shorthand::Plain(decision) => vec![*decision],
            Shorthand::Discard { discard } => {
                discard.iter().map(|&card| Decision::Discard { card }).collect()
            }
            Shorthand::Play { play } => play.iter().map(|&card| Decision::Play { card }).collect(),
            Shorthand::Sail { sail } => sail.iter().map(|&to| Decision::Sail { to }).collect(),
            Shorthand::Stow { stow } => stow.iter().map(|&card| Decision::Stow { card }).collect(),
        }
    }
}

impl Oltremare {
    /// The turn as it is at this moment.
    fn prepare(&mut self, scene: &Scene) {
        let active = scene.active();
        self.set_turn(active);
        self.board.turn.bought = scene.bought;
        self.board.turn.dealt = scene.dealt.iter().copied().collect::<SeatSet>();
        // Venice may lie on top, which nobody has looked at.
        self.board.turn.drawn = true;
        self.board.phase = match scene.phase {
            ScenePhase::TurnStart | ScenePhase::Trade | ScenePhase::Play => Phase::Trade,
            ScenePhase::Sail => Phase::Stow,
            ScenePhase::TurnEnd | ScenePhase::FinalScoring => Phase::Over,
        };
        let hand = self.board.players[active].hand;
        if scene.phase == ScenePhase::TurnStart && hand > self.board.turn.lions {
            self.board.phase = Phase::HandLimit { excess: hand - self.board.turn.lions };
        }
    }

    /// Lets everything happen that happens by itself.
    fn enter(&mut self, phase: ScenePhase, sink: &mut impl EventSink<Event>) {
        match phase {
            ScenePhase::TurnStart => self.begin_turn(self.board.turn.active, sink),
            ScenePhase::Trade => self.open_trade(),
            ScenePhase::Play => self.begin_play(sink),
            ScenePhase::Sail => self.set_sail(sink),
            ScenePhase::TurnEnd => self.end_turn(sink),
            ScenePhase::FinalScoring => self.end_game(sink),
        }
    }
}

impl Scene {
    fn config(&self) -> Config {
        Config {
            ruleset: self.ruleset,
            memory_aid: self.memory_aid,
            start: Some(self.start),
            ..Config::standard(self.seats)
        }
    }

    fn active(&self) -> Seat {
        self.active.unwrap_or(self.start)
    }

    /// What does not fit the types of a table must be found before there is one.
    fn check(&self) -> Result<(), Vec<Fault>> {
        self.config().check().map_err(Fault::of_rule)?;
        Fault::ok_if_none(self.faults_of_size())
    }

    fn lay_out(&self) -> Oltremare {
        let dice = Dice::new(Seed::from_number(self.seed));
        let mut game = Oltremare::bare(&self.config(), self.start, dice);
        let mut rest = self.config().cards().without(self.named().into_iter().collect());
        let mut cargo: Vec<Vec<Card>> = Vec::new();
        for seat in Seat::first(self.seats) {
            let player = self.player(seat);
            let mut stack = player.cargo.clone();
            if stack.is_empty() && player.cashed.is_none() {
                let card = rest.iter().find(|card| card.load() == 1);
                if let Some(card) = card {
                    rest.remove(card);
                    stack.push(card);
                }
            }
            cargo.push(stack);
            game.board.players[seat] = self.belongings(&player);
            player.pirates.iter().rev().for_each(|card| game.give_to_pirates(seat, *card));
            player.hand.iter().for_each(|card| game.put_into_hand(seat, *card));
        }
        let mut stock = self.stock.clone();
        match self.rest {
            None => stock.extend(rest.iter()),
            Some(Rest::Cargo(seat)) => cargo[seat.index()].extend(rest.iter()),
            Some(Rest::Discard) => game.board.discard = rest,
        }
        for (seat, stack) in Seat::first(self.seats).zip(&cargo) {
            stack.iter().rev().for_each(|card| game.board.stow(seat, *card));
        }
        let size = u8::try_from(stock.len()).unwrap_or(u8::MAX);
        stock.into_iter().rev().for_each(|card| game.put_on_stock(card));
        game.board.venice = self.venice.is_some();
        game.hidden.under_venice = self.venice.map_or(0, |above| size.saturating_sub(above));
        game.board.discard = game.board.discard.or(self.discard.iter().copied().collect());
        game.board.played = self.played.iter().copied().collect();
        let cashed = self.players.iter().any(|player| player.cashed.is_some());
        game.board.last_card_drawn =
            self.last_card_drawn.unwrap_or(size == 0 && self.venice.is_none() || cashed);
        self.ports.iter().for_each(|(port, token)| game.board.ports[*port] = Some(*token));
        game
    }

    fn player(&self, seat: Seat) -> ScenePlayer {
        self.players.get(seat.index()).cloned().unwrap_or_default()
    }

    fn belongings(&self, player: &ScenePlayer) -> Player {
        let ducats = player.ducats.unwrap_or(self.ruleset.differences().start_ducats);
        Player {
            ducats: Account(ducats),
            prestige: player.prestige,
            ship: player.ship.or(Port::with_id("venezia")).unwrap_or_default(),
            tokens: player.taken().collect::<Tokens>(),
            token: player.token,
            cashed: player.cashed,
            ..Player::default()
        }
    }

    /// Every card that is named, as often as it is.
    fn named(&self) -> Vec<Card> {
        let own = self
            .players
            .iter()
            .flat_map(|player| player.hand.iter().chain(&player.cargo).chain(&player.pirates).copied());
        own.chain(self.played.iter().chain(&self.stock).chain(&self.discard).copied()).collect()
    }

    /// Every token that is named.
    fn tokens(&self) -> impl Iterator<Item = Token> {
        self.ports.values().copied().chain(self.players.iter().flat_map(ScenePlayer::taken))
    }

    /// More than the types of a table can hold.
    fn faults_of_size(&self) -> Vec<Fault> {
        let mut faults = Vec::new();
        let sits = |seat: Seat| seat.number() < self.seats;
        Fault::unless(self.players.len() <= usize::from(self.seats), &mut faults, "OLT-3.1", || {
            format!("{} players are written at a table of {}", self.players.len(), self.seats)
        });
        let in_game: CardSet = self.config().cards();
        for card in Card::all() {
            let times = self.named().iter().filter(|named| **named == card).count();
            let right = times == 0 || times == 1 && in_game.contains(card);
            Fault::unless(right, &mut faults, "OLT-9.1", || format!("{card} is written {times} times"));
        }
        for token in Token::ALL {
            let times = self.tokens().filter(|named| *named == token).count();
            Fault::unless(times <= usize::from(TOKENS[token]), &mut faults, "OLT-9.4", || {
                format!("{token} is written {times} times")
            });
        }
        for (seat, player) in Seat::ALL.into_iter().zip(&self.players) {
            self.faults_of_player(seat, player, &mut faults);
        }
        let turns = self.active.is_none_or(sits) && self.dealt.iter().copied().all(sits);
        let rest = match self.rest {
            Some(Rest::Cargo(seat)) => sits(seat),
            _ => true,
        };
        Fault::unless(turns && rest, &mut faults, "OLT-1.2", || "nobody sits there".to_owned());
        let most = self.ruleset.differences().purchases;
        Fault::unless(self.bought <= most, &mut faults, "OLT-9.7", || format!("{} purchases", self.bought));
        Fault::unless(self.played.len() <= MOST_PLAYED, &mut faults, "OLT-9.10", || {
            format!("{} cards lie open", self.played.len())
        });
        self.faults_of_turn(&mut faults);
        faults
    }

    /// What cannot have happened in this turn so far.
    fn faults_of_turn(&self, faults: &mut Vec<Fault>) {
        let begins = self.phase == ScenePhase::TurnStart;
        Fault::unless(!begins || self.bought == 0, faults, "OLT-4.1", || {
            format!("{} purchases before the turn begins", self.bought)
        });
        Fault::unless(!begins || self.dealt.is_empty(), faults, "OLT-4.1", || {
            "somebody has dealt before the turn begins".to_owned()
        });
        Fault::unless(!self.dealt.contains(&self.active()), faults, "OLT-5.20", || {
            format!("{} is active, and gets no prestige for a deal", self.active())
        });
        for (place, seat) in self.dealt.iter().enumerate() {
            Fault::unless(!self.dealt[..place].contains(seat), faults, "OLT-5.20", || {
                format!("{seat} got prestige twice in this turn")
            });
        }
    }

    /// What the stock, which is complete only on a table, cannot be like.
    fn faults_of_stock(&self, game: &Oltremare) -> Vec<Fault> {
        let mut faults = Vec::new();
        let cards = game.hidden.stock.len();
        let above = self.venice.map_or(0, usize::from);
        Fault::unless(above <= cards, &mut faults, "OLT-9.3", || {
            format!("{above} cards lie on Venice, but the stock has {cards}")
        });
        let empty = cards == 0 && self.venice.is_none();
        Fault::unless(!empty || game.board.last_card_drawn, &mut faults, "OLT-4.60", || {
            "the stock is empty, so that its last card was drawn".to_owned()
        });
        faults
    }
}

impl Scene {
    fn faults_of_player(&self, seat: Seat, player: &ScenePlayer, faults: &mut Vec<Fault>) {
        let ducats = player.ducats.unwrap_or(0);
        Fault::unless(ducats.abs() <= MOST_DUCATS, faults, "OLT-9.8", || {
            format!("{seat} has {ducats} ducats, at most {MOST_DUCATS} can be written")
        });
        Fault::unless(player.prestige <= MOST_PRESTIGE, faults, "OLT-9.9", || {
            format!("{seat} has {} prestige, at most {MOST_PRESTIGE} can be written", player.prestige)
        });
        let own = player.token.is_none_or(|token| player.tokens.is_empty() || player.tokens.contains(&token));
        Fault::unless(own, faults, "OLT-9.5", || {
            format!("the active token of {seat} is not among its tokens")
        });
        // OLT-6.3: whoever was liquidated has no turn left, and the last card was drawn before.
        let Some(cashed) = player.cashed else { return };
        let place = |seat: Seat| (seat.number() + self.seats - self.start.number()) % self.seats;
        let past = seat == self.start || place(seat) < place(self.active());
        let possible = past && self.last_card_drawn != Some(false) && self.venice.is_none();
        let restocks = self.ruleset.differences().restock;
        let few = usize::from(cashed) <= CARDS.len();
        Fault::unless(possible && restocks && few, faults, "OLT-6.3", || {
            format!("{seat} cannot have been liquidated")
        });
    }
}

impl ScenePlayer {
    fn taken(&self) -> impl Iterator<Item = Token> {
        let active = self.token.filter(|token| !self.tokens.contains(token));
        self.tokens.iter().copied().chain(active)
    }
}
