//! Bargaining with the greedy bot (the merchant): it deals with the fair, and nobody exploits it.

use bots::{Bot, BotRng, Bots, Budget, Greedy, OltremareParameters, Question};
use oltremare::{
    CardSet, Claim, Decision, Event, Given, Good, Load, Oltremare, Phase, Proposal, Ruleset, Side, Slot,
    Symbol,
};
use table::{Dice, FromScene, Game, Seat, Seed, Viewer};

use super::{RULESETS, config};
use crate::play::Chatter;

const BUDGET: Budget = Budget::Iterations(1);

/// The merchant as the house asks it: made anew for each question.
struct Fresh(u64);

impl Fresh {
    fn merchant(&mut self) -> Greedy<Oltremare> {
        self.0 = self.0.wrapping_add(1);
        Greedy::<Oltremare>::new(BotRng::new(self.0), OltremareParameters::default())
    }
}

impl Bot<Oltremare> for Fresh {
    fn decide(&mut self, question: &Question<'_, Oltremare>, budget: Budget) -> Decision {
        self.merchant().decide(question, budget)
    }

    fn remark(&mut self, question: &Question<'_, Oltremare>, budget: Budget) -> Option<Decision> {
        self.merchant().remark(question, budget)
    }
}

/// What the merchant says at this table.
fn says(game: &Oltremare, seat: Seat, rng: u64) -> Option<Decision> {
    Fresh(rng).answer(&Question::at(game, seat, &[]), BUDGET)
}

fn worth(game: &Oltremare, seat: Seat) -> f64 {
    Greedy::<Oltremare>::worth(game.seat_view(seat), &OltremareParameters::default())
}

/// A table of merchants when the trade of this turn begins, if the game lasts so long.
fn in_trade(ruleset: Ruleset, number: u64, turn: usize) -> Option<Oltremare> {
    let mut game =
        Oltremare::set_up(&config(4, ruleset), Dice::new(Seed::from_number(number)), &mut ()).unwrap();
    let mut ended = 0;
    while let Some(seat) = game.awaiting().must.iter().next() {
        let view = game.view(Viewer::Bystander);
        if view.board.phase == Phase::Trade && ended == turn {
            return Some(game);
        }
        let decision = says(&game, seat, number).unwrap();
        ended += usize::from(decision == Decision::EndTrade);
        game.decide(seat, decision, &mut ()).unwrap();
    }
    None
}

/// Some tables, early and late.
fn tables() -> impl Iterator<Item = Oltremare> {
    let places = (0..24)
        .map(|number| (RULESETS[usize::from(number % 2 == 1)], number, usize::try_from(number).unwrap() + 1));
    places.filter_map(|(ruleset, number, turn)| in_trade(ruleset, number, turn))
}

fn scene(json: &str) -> Oltremare {
    Oltremare::from_scene(&serde_json::from_str(json).unwrap(), &mut ()).unwrap()
}

#[test]
fn a_fair_swap_is_accepted() {
    // P1 continues salt and cannot use its olives; P0 offers just that.
    let mut game = scene(
        r#"{ "seats": 3, "phase": "trade", "players": [
            { "hand": ["c36", "c80"], "cargo": ["c66"] },
            { "hand": ["c69", "c42", "c95"], "cargo": ["c38", "c35"] }] }"#,
    );
    let [zero, one] = [Seat::ALL[0], Seat::ALL[1]];
    let salt = Given { card: oltremare::Card::with_id("c36").unwrap(), claim: Claim::default() };
    let olives = Slot { good: Some(Good::Olives), claim: Claim::default() };
    let offer = Proposal {
        to: Some(one),
        give: [salt].into_iter().collect(),
        want: [olives].into_iter().collect(),
        ..Proposal::default()
    };
    game.decide(zero, Decision::Propose(offer), &mut ()).unwrap();
    let answer = says(&game, one, 0).unwrap();
    assert!(matches!(answer, Decision::Accept { .. }), "{answer}");
    game.decide(one, answer, &mut ()).unwrap();
    assert_eq!(game.view(Viewer::Bystander).board.players[one].prestige, 1);
}

/// The active merchant finds a partner who takes what is fair: no fewer cards than it gives, or two ducats for each.
#[test]
fn an_active_merchant_closes_deals_with_a_fair_partner() {
    let mut deals = 0;
    let mut trades = 0;
    for mut game in tables() {
        let active = game.view(Viewer::Bystander).board.turn.active;
        let mut events = Vec::new();
        trades += 1;
        while game.view(Viewer::Bystander).board.phase == Phase::Trade
            && game.view(Viewer::Bystander).board.turn.active == active
        {
            let said = says(&game, active, trades).unwrap();
            game.decide(active, said, &mut events).unwrap();
            for seat in active.others(4) {
                if let Some(answer) = fair_answer(&game, seat) {
                    game.decide(seat, answer, &mut events).unwrap();
                }
            }
        }
        deals += events.iter().filter(|event| matches!(event, Event::Dealt { .. })).count();
    }
    assert!(deals >= 10, "{deals} deals in {trades} trades");
}

fn fair_answer(game: &Oltremare, seat: Seat) -> Option<Decision> {
    let view = game.view(Viewer::Seat(seat));
    let ruleset = view.board.ruleset();
    view.offers.standing().iter().filter(|offer| offer.to.contains(seat)).find_map(|offer| {
        let terms = &offer.terms;
        let given = 2 * terms.give.len() + usize::from(terms.give_ducats);
        if given < 2 * terms.want.len() + usize::from(terms.want_ducats) {
            return None;
        }
        let cards = fitting(ruleset, view.hand, terms.want.as_slice())?;
        let answer = Decision::Accept { offer: offer.number, cards };
        game.check(seat, answer).is_ok().then_some(answer)
    })
}

fn fitting(ruleset: Ruleset, mut hand: CardSet, slots: &[Slot]) -> Option<Side<oltremare::Card>> {
    let mut cards = Side::new();
    for slot in slots {
        let card = hand.iter().find(|card| slot.good.is_none_or(|good| good == ruleset.good(*card)))?;
        hand.remove(card);
        cards.push(card);
    }
    Some(cards)
}

/// Whoever wants something for nothing gets it only where the merchant is better off without it.
#[test]
fn nothing_is_given_for_nothing() {
    let mut asked = 0;
    for game in tables() {
        let active = game.view(Viewer::Bystander).board.turn.active;
        let ruleset = game.view(Viewer::Bystander).board.ruleset();
        for seat in active.others(4) {
            for good in ruleset.goods() {
                let mut game = game.clone();
                let want = [Slot { good: Some(good), claim: Claim::default() }].into_iter().collect();
                let offer = Proposal { to: Some(seat), want, ..Proposal::default() };
                game.decide(active, Decision::Propose(offer), &mut ()).unwrap();
                let before = worth(&game, seat);
                asked += 1;
                if let Some(answer @ Decision::Accept { .. }) = says(&game, seat, asked) {
                    game.decide(seat, answer, &mut ()).unwrap();
                    assert!(worth(&game, seat) > before, "{answer} by {seat} for nothing");
                }
            }
        }
    }
    // A hand that fits under the lions is given away by nobody.
    let mut game = scene(
        r#"{ "seats": 3, "phase": "trade", "players": [{}, { "hand": ["c31", "c36", "c32"], "cargo": ["c38"], "prestige": 3 }] }"#,
    );
    let want = [Slot::default()].into_iter().collect();
    let offer = Proposal { to: Some(Seat::ALL[1]), want, ..Proposal::default() };
    game.decide(Seat::ALL[0], Decision::Propose(offer), &mut ()).unwrap();
    assert!(!matches!(says(&game, Seat::ALL[1], 0), Some(Decision::Accept { .. })));
}

/// An exploiter repeats one offer twenty times, with the worst card of a good and a lie, or with a ducat. However often
/// the merchant says yes, it is never worse off than before, in its own eyes and with the cards as they really are.
#[test]
fn repeating_an_offer_exploits_nobody() {
    let mut deals = 0;
    for game in tables() {
        let view = game.view(Viewer::Bystander);
        let (active, ruleset) = (view.board.turn.active, view.board.ruleset());
        let other = active.left(4);
        for (exploiter, merchant) in [(active, other), (other, active)] {
            for good in ruleset.goods() {
                for bait in [Bait::Ducats(0), Bait::Ducats(1), Bait::Ducats(2), Bait::Cards] {
                    let mut game = game.clone();
                    deals += repeat(&mut game, exploiter, merchant, good, bait);
                }
            }
        }
    }
    assert!(deals > 0, "some of these offers are good ones");
}

#[derive(Copy, Clone)]
enum Bait {
    Ducats(u8),
    Cards,
}

/// How many of twenty equal offers the merchant accepts.
fn repeat(game: &mut Oltremare, exploiter: Seat, merchant: Seat, good: Good, bait: Bait) -> u32 {
    let before = worth(game, merchant);
    let mut deals = 0;
    for round in 0..20 {
        let hand = game.view(Viewer::Seat(exploiter)).hand;
        let give = match bait {
            Bait::Ducats(_) => Side::new(),
            Bait::Cards => {
                hand.iter().filter(|card| card.symbols().contains(Symbol::Pirate)).take(1).map(lie).collect()
            }
        };
        let give_ducats = if let Bait::Ducats(ducats) = bait { ducats } else { 0 };
        let want = [Slot { good: Some(good), claim: Claim::default() }].into_iter().collect();
        let offer = Proposal { to: Some(merchant), give, give_ducats, want, ..Proposal::default() };
        game.decide(exploiter, Decision::Propose(offer), &mut ()).unwrap();
        if let Some(answer @ Decision::Accept { .. }) = says(game, merchant, round) {
            game.decide(merchant, answer, &mut ()).unwrap();
            deals += 1;
            let after = worth(game, merchant);
            assert!(after > before - 1e-9, "{answer}, deal {deals}: {before} became {after}");
        } else if let Some(offer) = game.view(Viewer::Bystander).offers.standing().last() {
            game.decide(exploiter, Decision::Withdraw { offer: offer.number }, &mut ()).unwrap();
        }
    }
    deals
}

fn lie(card: oltremare::Card) -> Given {
    let symbols = [Symbol::Ducat, Symbol::Card].into_iter().collect();
    Given { card, claim: Claim { symbols, load: Some(Load::Two) } }
}

/// What was offered, but for what is said of it.
type Bare = (Seat, CardSet, u8, Vec<Option<Good>>, u8);

/// Asked anew each time, as in the house; with partners who listen, who chatter, and who say nothing.
#[test]
fn no_offer_is_made_twice_in_a_turn_and_every_trade_ends() {
    for number in 0..12 {
        let seed = Seed::from_number(number);
        let mut game =
            Oltremare::set_up(&config(4, RULESETS[usize::from(number % 2 == 0)]), Dice::new(seed), &mut ())
                .unwrap();
        let mut bots: Vec<Box<dyn Bot<Oltremare>>> = vec![
            Box::new(Fresh(number << 32)),
            Box::new(Fresh(number << 16)),
            Box::new(Chatter::new(number)),
            Oltremare::bot("random", BotRng::new(number)).unwrap(),
        ];
        let mut said: Vec<Bare> = Vec::new();
        let mut words = 0;
        bots::play(
            &mut game,
            |game| game,
            Vec::new(),
            &mut bots,
            BUDGET,
            |game: &mut Oltremare, seat, decision, events: &mut Vec<Event>| {
                let merchant = seat.index() < 2;
                let active = game.view(Viewer::Bystander).board.turn.active == seat;
                match decision {
                    Decision::Propose(offer) if merchant => {
                        let bare = bare(seat, &offer);
                        assert!(!said.contains(&bare), "{seat} offers again: {offer}");
                        said.push(bare);
                        assert!(
                            said.iter().filter(|(from, ..)| *from == seat).count() <= 4,
                            "{seat} talks too much"
                        );
                    }
                    Decision::EndTrade => {
                        said.clear();
                        words = 0;
                    }
                    _ => {}
                }
                // Answers aside: an announcement, three offers, four purchases, the end.
                if merchant
                    && active
                    && !matches!(decision, Decision::Accept { .. } | Decision::Decline { .. })
                    && game.view(Viewer::Bystander).board.phase == Phase::Trade
                {
                    words += 1;
                    assert!(words <= 9, "{seat} does not come to an end: {decision}");
                }
                game.decide(seat, decision, events)
            },
        )
        .unwrap();
    }
}

fn bare(seat: Seat, offer: &Proposal) -> Bare {
    let cards = offer.give.iter().map(|given| given.card).collect();
    let mut goods: Vec<_> = offer.want.iter().map(|slot| slot.good).collect();
    goods.sort_by_key(|good| good.map(Good::name));
    (seat, cards, offer.give_ducats, goods, offer.want_ducats)
}

#[test]
fn honesty_is_a_parameter() {
    let lies = |honesty: f64| {
        let mut game =
            Oltremare::set_up(&config(4, Ruleset::Amigo2005), Dice::new(Seed::from_number(3)), &mut ())
                .unwrap();
        let parameters = OltremareParameters { honesty, ..OltremareParameters::default() };
        let mut bots: Vec<Box<dyn Bot<Oltremare>>> = (0..4)
            .map(|seat| -> Box<dyn Bot<Oltremare>> {
                Box::new(Greedy::<Oltremare>::new(BotRng::new(seat), parameters))
            })
            .collect();
        let mut claims = Vec::new();
        bots::play(
            &mut game,
            |game| game,
            Vec::new(),
            &mut bots,
            BUDGET,
            |game: &mut Oltremare, seat, decision, events: &mut Vec<Event>| {
                if let Decision::Propose(offer) = decision {
                    let given =
                        offer.give.iter().filter(|given| given.card.symbols().contains(Symbol::Pirate));
                    claims.extend(given.map(|given| Greedy::<Oltremare>::is_true(given.claim, given.card)));
                }
                game.decide(seat, decision, events)
            },
        )
        .unwrap();
        (claims.iter().filter(|is_true| !**is_true).count(), claims.len())
    };
    let (never, of) = lies(1.0);
    assert_eq!(never, 0, "of {of}");
    let (always, of) = lies(0.0);
    assert_eq!(always, of, "a liar denies every pirate");
    let (some, of) = lies(OltremareParameters::default().honesty);
    assert!(some > 0 && some < of / 2, "{some} of {of}");
}
