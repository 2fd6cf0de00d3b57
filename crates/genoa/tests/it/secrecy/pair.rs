//! Two tables that look the same to one viewer, and what keeps them so.

use genoa::{Bundle, Card, CardSet, Decision, Event, Genoa, Request, Shown, Terms};
use laws::mutate;
use table::{Dice, Game, Seat, Viewer};

use crate::random::choose;

/// How many decisions of the viewer, real and mutilated, are tried at every step.
const STRANGERS: usize = 12;

pub(super) struct Pair {
    tables: [Genoa; 2],
    viewer: Viewer,
    strangers: Vec<Decision>,
    said: Vec<(Seat, Decision)>,
}

impl Pair {
    pub(super) fn new(tables: [Genoa; 2], viewer: Viewer) -> Pair {
        Pair { tables, viewer, strangers: Vec::new(), said: Vec::new() }
    }

    /// Plays until the viewer rightly sees a difference. Says how many decisions that took.
    pub(super) fn live(mut self, most: u32, choice: &mut Dice) -> u32 {
        for decisions in 0..most {
            self.look_alike(&self.tables);
            self.seals_look_alike(choice);
            if self.tables[0].awaiting().is_over() {
                return decisions;
            }
            let Some((seat, said)) = self.alike(choice) else { return decisions };
            self.remember(said[0], choice);
            if !self.say(seat, said) {
                return decisions;
            }
        }
        most
    }

    fn seat(&self) -> Option<Seat> {
        match self.viewer {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Bystander => None,
        }
    }

    fn look_alike(&self, tables: &[Genoa; 2]) {
        let [one, two] = tables;
        let said = || format!("{:?} after {:#?}", self.viewer, self.said);
        assert_eq!(one.awaiting(), two.awaiting(), "{}", said());
        assert_eq!(one.sealed(), two.sealed(), "{}", said());
        assert_eq!(one.talk(), two.talk(), "{}", said());
        assert_eq!(one.view(self.viewer), two.view(self.viewer), "{}", said());
        let Some(seat) = self.seat() else { return };
        assert_eq!(one.window(seat), two.window(seat), "{}", said());
        assert_eq!(one.menu(seat), two.menu(seat), "{}", said());
        assert_eq!(one.on_silence(seat), two.on_silence(seat), "{}", said());
        for decision in &self.strangers {
            let verdicts = [one, two].map(|game| game.check(seat, *decision));
            assert_eq!(verdicts[0], verdicts[1], "{decision:?} of {}", said());
            let words = verdicts.map(|verdict| verdict.map_err(|refusal| refusal.to_string()));
            assert_eq!(words[0], words[1], "{decision:?} of {}", said());
        }
    }

    /// GEN-5.17: what another seat has sealed at one table alone is not noticed.
    fn seals_look_alike(&self, choice: &mut Dice) {
        let sealing = self.tables[0].sealed();
        for other in sealing.iter().filter(|other| Some(*other) != self.seat()) {
            let mut tables = self.tables.clone();
            // A60: an offer that everybody knows goes before all eyes.
            let view = tables[0].view(Viewer::Bystander);
            if view.known().offers().any(|offer| offer.from == other) {
                continue;
            }
            let listed = tables[0].menu(other).into_iter();
            let mut answers: Vec<Decision> =
                listed.filter(|answer| !matches!(answer, Decision::Pass | Decision::Done)).collect();
            answers.extend(tables[0].sample_open(other, choice));
            let Some(answer) = choice.any(&answers) else { continue };
            let mut events = Vec::new();
            tables[0].decide(other, answer, &mut events).unwrap();
            assert_eq!(heard(&events, self.viewer), [], "{:?} hears {answer:?} of {other}", self.viewer);
            self.look_alike(&tables);
        }
    }

    /// Something that a seat can say at both tables, or at each what looks the same to the viewer.
    fn alike(&self, choice: &mut Dice) -> Option<(Seat, [Decision; 2])> {
        for _ in 0..20 {
            let from = usize::try_from(choice.below(2)).unwrap();
            let (seat, decision) = choose(&self.tables[from], choice);
            let other = &self.tables[1 - from];
            if Some(seat) == self.seat() {
                let verdict = other.check(seat, decision);
                assert_eq!(verdict, Ok(()), "{decision:?} of {seat} after {:#?}", self.said);
                return Some((seat, [decision; 2]));
            }
            let recast = self.recast(decision, seat, other, choice);
            if let Some(recast) = recast.filter(|recast| other.check(seat, *recast).is_ok()) {
                let said = if from == 0 { [decision, recast] } else { [recast, decision] };
                return Some((seat, said));
            }
        }
        None
    }

    /// The same decision at the other table, with other cards of that hand where the viewer does not see which.
    fn recast(&self, decision: Decision, seat: Seat, other: &Genoa, choice: &mut Dice) -> Option<Decision> {
        let hand = other.view(Viewer::Seat(seat)).own.hand;
        let hidden = |cards: CardSet, choice: &mut Dice| swap(cards, hand, choice);
        Some(match decision {
            Decision::Pay { card } => Decision::Pay { card: one(hidden(card_set(card), choice)?) },
            Decision::HandOver { card } => {
                let viewer_picks = self.tables[0].menu(seat) == self.tables[1].menu(seat);
                if viewer_picks { Decision::HandOver { card } } else { choice.any(&other.menu(seat))? }
            }
            Decision::Meet { ask, cards } if !cards.is_empty() => {
                Decision::Meet { ask, cards: hidden(cards, choice)? }
            }
            Decision::Offer(terms) => Decision::Offer(self.recast_terms(terms, None, hand, choice)?),
            Decision::Ask(request) => {
                let terms = self.recast_terms(request.terms, Some(request), hand, choice)?;
                Decision::Ask(Request { terms, ..request })
            }
            plain => plain,
        })
    }

    fn recast_terms(
        &self,
        terms: Terms,
        ask: Option<Request>,
        hand: CardSet,
        choice: &mut Dice,
    ) -> Option<Terms> {
        let active = self.tables[0].view(Viewer::Bystander).board.turn.active;
        let partner = match (ask, self.seat()) {
            (_, None) => false,
            (None, Some(seat)) => seat == active,
            (Some(ask), Some(seat)) => ask.to.is_none_or(|to| to == seat),
        };
        let Shown { all, partner: some } = terms.shown;
        let visible = if partner { all.or(some) } else { all };
        let covered = terms.give.cards.without(visible);
        let cards = swap(covered, hand.without(visible), choice)?;
        // What is shown to somebody else is covered for the viewer, and as many cards of each kind are shown.
        let shown = if partner { some } else { swap(some, cards, choice)? };
        let give = Bundle { cards: cards.or(visible), ..terms.give };
        Some(Terms { give, shown: Shown { all, partner: shown }, ..terms })
    }

    /// Remembers what was said, or something like it, to be judged as the viewer's.
    fn remember(&mut self, decision: Decision, choice: &mut Dice) {
        let donor = choice.any(&self.strangers).unwrap_or(decision);
        let kept = mutate(&decision, &donor, choice).filter(|_| choice.below(3) > 0).unwrap_or(decision);
        if self.strangers.len() == STRANGERS {
            self.strangers.remove(0);
        }
        self.strangers.push(kept);
    }

    /// Carries it out at both tables. False: the viewer has rightly learnt something, or chance has spoken.
    fn say(&mut self, seat: Seat, said: [Decision; 2]) -> bool {
        self.said.push((seat, said[0]));
        let before = self.tables.each_ref().map(|game| game.dice().drawn());
        let mut events = [Vec::new(), Vec::new()];
        for ((game, decision), events) in self.tables.iter_mut().zip(said).zip(&mut events) {
            game.decide(seat, decision, events).unwrap();
        }
        let [one, two] = &self.tables;
        let drawn = self.tables.each_ref().map(|game| game.dice().drawn()) != before;
        if drawn && !one.dice().same_seed(two.dice()) || one.awaiting().is_over() {
            return false;
        }
        let heard = events.each_ref().map(|events| heard(events, self.viewer));
        if heard[0] == heard[1] {
            return true;
        }
        if Some(seat) == self.seat() {
            let told = events.iter().all(|events| events.iter().any(Genoa::reveals));
            assert!(told, "{:?} can be taken back, and has shown something", said[0]);
        }
        // GEN-5.6: a card that is laid on the table was covered in an offer at one of the tables.
        let lapsed = |event: &Event| matches!(event, Event::Lapsed { .. } | Event::AskLapsed { .. });
        if matches!(said[0], Decision::DeliverMessage { .. }) && events.iter().flatten().any(lapsed) {
            return false;
        }
        let blank = heard.each_ref().map(|heard| heard.iter().map(without_faces).collect::<Vec<_>>());
        assert_eq!(blank[0], blank[1], "{:?} after {:#?}", self.viewer, self.said);
        false
    }
}

fn heard(events: &[Event], viewer: Viewer) -> Vec<Event> {
    events.iter().filter_map(|event| Genoa::veil(event, viewer)).collect()
}

/// An event without the faces of cards that came to the viewer, which may differ.
fn without_faces(event: &Event) -> Event {
    let mut event = event.clone();
    match &mut event {
        Event::ExchangeTook { card, .. } | Event::PrivilegeTaken { card, .. } => *card = None,
        Event::Received { faces, .. } | Event::HandedOver { faces, .. } => *faces = None,
        Event::Dealt { deal, .. } => {
            for bundle in [&mut deal.give, &mut deal.want] {
                bundle.cards.iter().for_each(|card| bundle.kinds.add(card.kind()));
                bundle.cards = CardSet::EMPTY;
            }
            deal.shown = Shown::default();
        }
        _ => {}
    }
    event
}

fn card_set(card: Card) -> CardSet {
    [card].into_iter().collect()
}

fn one(cards: CardSet) -> Card {
    cards.iter().next().unwrap()
}

/// As many cards of each kind out of this hand, if it has them.
fn swap(cards: CardSet, hand: CardSet, choice: &mut Dice) -> Option<CardSet> {
    let mut left: Vec<Card> = hand.iter().collect();
    choice.shuffle(&mut left);
    let mut swapped = CardSet::EMPTY;
    for card in cards.iter() {
        let place = left.iter().position(|other| other.kind() == card.kind())?;
        swapped.insert(left.remove(place));
    }
    Some(swapped)
}
