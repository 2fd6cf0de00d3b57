//! What a person might try with a merchant who remembers nothing but what he sees: it must not pay, and not twice.

use bots::{Bot, BotRng, Budget, Greedy, Habits, Question};
use genoa::{
    Building, Bundle, Decision, Field, FieldSet, Genoa, Good, Phase, Request, Special, Terms, View, Ware,
};
use table::{Dice, Game, OfferNumber, Seat, Seed, Viewer};

use super::{play, standard};

/// Tables of four merchants at which everybody else is waited for and nothing has been said yet.
fn windows(phase: Phase) -> Vec<Genoa> {
    let names = ["greedy"; 4];
    let mut tables = Vec::new();
    for number in 0..5 {
        let decisions = play(&standard(&names), &names, number).decisions;
        let mut game =
            Genoa::set_up(&standard(&names), Dice::new(Seed::from_number(number)), &mut ()).unwrap();
        for (seat, decision) in decisions {
            let view = seen(&game);
            let silent = view.known().is_silent();
            if view.board.phase == phase && silent && view.board.turn.waiting.len() == 3 {
                tables.push(game.clone());
            }
            game.apply(seat, decision, &mut ());
        }
    }
    assert!(tables.len() > 20, "{phase:?}: {} tables", tables.len());
    tables
}

fn seen(game: &Genoa) -> View {
    game.view(Viewer::Bystander)
}

fn active(game: &Genoa) -> Seat {
    seen(game).board.turn.active
}

/// The three others, clockwise from the active player.
fn others(game: &Genoa) -> [Seat; 3] {
    let first = active(game).left(4);
    [first, first.left(4), first.left(4).left(4)]
}

fn ducats(game: &Genoa, seat: Seat) -> u16 {
    game.view(Viewer::Seat(seat)).ducats(seat).unwrap()
}

/// What a merchant says who is made anew for this question.
fn says(game: &Genoa, seat: Seat) -> Option<Decision> {
    let awaiting = game.awaiting();
    let question = Question::at(game, seat, &[]);
    let mut merchant = Greedy::<Genoa>::new(BotRng::new(7), Habits::default());
    let budget = Budget::Iterations(1);
    if awaiting.must.contains(seat) {
        Some(merchant.decide(&question, budget))
    } else if awaiting.may.contains(seat) {
        merchant.remark(&question, budget)
    } else {
        None
    }
}

fn tell(game: &mut Genoa, seat: Seat, decision: Decision) {
    game.decide(seat, decision, &mut ()).unwrap_or_else(|refusal| panic!("{seat} {decision:?}: {refusal:?}"));
}

/// Lets a merchant speak, if he likes to.
fn speak(game: &mut Genoa, seat: Seat) -> Option<Decision> {
    let said = says(game, seat)?;
    tell(game, seat, said);
    Some(said)
}

fn money(target: Field, ducats: u16) -> Terms {
    Terms { target, give: Bundle { ducats, ..Bundle::default() }, ..Terms::default() }
}

/// A first offer of nothing but ducats.
fn plain(said: Option<Decision>) -> Option<Terms> {
    match said {
        Some(Decision::Offer(terms)) if terms == money(terms.target, terms.give.ducats) => Some(terms),
        _ => None,
    }
}

/// What a seat offers for a target, in ducats, and under which number.
fn standing(game: &Genoa, seat: Seat, target: Field) -> Option<(u16, OfferNumber)> {
    let view = seen(game);
    let mut offers = view.known().offers();
    let own = offers.find(|offer| offer.from == seat && offer.terms.target == target)?;
    Some((own.terms.give.ducats, own.number?))
}

/// Somebody offers more to be outbid, and withdraws. The merchant goes back to where he was, and does not go along again.
#[test]
fn nobody_is_made_to_outbid_himself() {
    let mut raised = 0;
    for mut game in windows(Phase::Current).into_iter().chain(windows(Phase::Onward)) {
        let [merchant, person, _] = others(&game);
        let Some(first) = plain(speak(&mut game, merchant)) else { continue };
        let mut raises = 0;
        for _ in 0..3 {
            let Some((price, _)) = standing(&game, merchant, first.target) else { break };
            let more = price + 5;
            let capable = seen(&game).board.capacity(person) > 0 || first.target.is_street();
            if ducats(&game, person) < more || !capable {
                break;
            }
            tell(&mut game, person, Decision::Offer(money(first.target, more)));
            raises += u32::from(speak(&mut game, merchant).is_some());
            let (_, number) = standing(&game, person, first.target).unwrap();
            tell(&mut game, person, Decision::Withdraw { offer: number });
            speak(&mut game, merchant);
        }
        let (last, _) = standing(&game, merchant, first.target).unwrap();
        assert!(last <= first.give.ducats + 5, "{} became {last} against nobody", first.give.ducats);
        raised += raises;
    }
    assert!(raised >= 10, "a rival is outbid while it pays: {raised}");
}

/// The active player asks, is met, and asks for more. Nobody else wants it, so he is not met again.
#[test]
fn who_has_met_an_ask_does_not_meet_a_dearer_one() {
    let mut met = 0;
    for mut game in windows(Phase::Current).into_iter().chain(windows(Phase::Onward)) {
        let [merchant, ..] = others(&game);
        let person = active(&game);
        let Some(first) = plain(speak(&mut game, merchant)) else { continue };
        let ask = |ducats: u16| {
            let want = Bundle { ducats, ..Bundle::default() };
            let terms = Terms { target: first.target, want, ..Terms::default() };
            Decision::Ask(Request { to: Some(merchant), firm: false, terms })
        };
        let price = first.give.ducats + 5;
        tell(&mut game, person, ask(price));
        let Some(Decision::Meet { .. }) = says(&game, merchant) else { continue };
        speak(&mut game, merchant);
        met += 1;
        for dearer in [price + 5, price + 10] {
            tell(&mut game, person, ask(dearer));
            let said = speak(&mut game, merchant);
            assert!(!matches!(said, Some(Decision::Meet { .. })), "{price}, then {dearer}: {said:?}");
        }
    }
    assert!(met >= 5, "a fair ask is met: {met}");
}

/// The active player asks for the very ware without which the action is worth little to whoever gives it.
#[test]
fn nobody_pays_with_what_he_needs_for_the_action() {
    let mut needed = 0;
    for game in windows(Phase::Current).into_iter().chain(windows(Phase::Onward)) {
        let person = active(&game);
        for (merchant, target) in others(&game).into_iter().flat_map(|seat| buildings(&game, seat)) {
            let view = game.view(Viewer::Seat(merchant));
            let action = |view: &View| Greedy::<Genoa>::actions(view, merchant, &Habits::default())[target];
            for ware in Ware::ALL.into_iter().filter(|ware| view.board.players[merchant].wares.has(*ware)) {
                let mut without = view.clone();
                without.board.players[merchant].wares.take(ware);
                if action(&view) < 20.0 || action(&without) > 1.0 {
                    continue;
                }
                let want = bundle(Good::Ware(ware));
                let terms = Terms { target: target.into(), want, ..Terms::default() };
                let mut game = game.clone();
                tell(&mut game, person, Decision::Ask(Request { to: Some(merchant), firm: true, terms }));
                let said = says(&game, merchant);
                assert!(!matches!(said, Some(Decision::Meet { .. })), "{ware:?} for {target:?}");
                needed += 1;
            }
        }
    }
    assert!(needed >= 5, "{needed} times a ware was needed");
}

/// What this seat could act in if it agreed with the active player now (GEN-5.2).
fn buildings(game: &Genoa, seat: Seat) -> Vec<(Seat, Building)> {
    let view = seen(game);
    let here = view.board.turn.here().unwrap();
    let ahead = here.neighbours().without(view.board.turn.visited());
    let fields = match view.board.phase {
        Phase::Current => [here].into_iter().collect(),
        _ if view.board.turn.tower > 1 => ahead,
        _ => FieldSet::EMPTY,
    };
    let can_act = view.board.capacity(seat) > 0;
    fields.iter().filter_map(Field::building).filter(|_| can_act).map(|building| (seat, building)).collect()
}

/// GEN-4.18: five ducats oblige. They do not buy what the active player can use better than anything else.
#[test]
fn five_ducats_do_not_buy_the_best_action() {
    let (mut best, mut sold) = (0, 0);
    for mut game in windows(Phase::Current) {
        let merchant = active(&game);
        let view = game.view(Viewer::Seat(merchant));
        let here = view.board.turn.here().and_then(Field::building).unwrap();
        let [person, second, third] = others(&game);
        if view.board.capacity(merchant) == 0 || ducats(&game, person) < 5 {
            continue;
        }
        tell(&mut game, person, Decision::Offer(money(here.into(), 5)));
        tell(&mut game, second, Decision::Pass);
        tell(&mut game, third, Decision::Pass);
        // Asks are talk, and messages are beside the point; the person does not move.
        while let Some(Decision::Ask(_) | Decision::DeliverMessage { .. }) = says(&game, merchant) {
            speak(&mut game, merchant);
            for seat in seen(&game).board.turn.waiting.iter() {
                tell(&mut game, seat, Decision::Pass);
            }
        }
        let actions = Greedy::<Genoa>::actions(&view, merchant, &Habits::default());
        let others = Building::ALL.into_iter().filter(|building| *building != here);
        let next = others.map(|building| actions[building]).fold(0.0, f64::max);
        let said = says(&game, merchant).unwrap();
        if actions[here] > next.max(10.0) {
            best += 1;
            assert_eq!(said, Decision::Own, "{here:?} is worth {:.0}", actions[here]);
        }
        sold += u32::from(matches!(said, Decision::Accept { .. }));
    }
    assert!(best >= 3 && sold >= 3, "{best} times the best, {sold} times sold");
}

/// A high offer silences nobody, so nothing is lost when it is withdrawn; and nobody is given time to do so again.
#[test]
fn an_offer_that_is_taken_back_does_no_harm() {
    let (mut spoken, mut after) = (0, 0);
    for game in windows(Phase::Current).into_iter().chain(windows(Phase::Onward)) {
        let [person, merchant, third] = others(&game);
        let Some(offer) = plain(says(&game, merchant)) else { continue };
        let high = offer.give.ducats + 40;
        let capable = seen(&game).board.capacity(person) > 0 || offer.target.is_street();
        if ducats(&game, person) < high || !capable {
            continue;
        }
        let mut game = game.clone();
        tell(&mut game, person, Decision::Offer(money(offer.target, high)));
        let (_, number) = standing(&game, person, offer.target).unwrap();
        let said = says(&game, merchant);
        assert!(matches!(said, Some(Decision::Offer(_))), "silenced by {high}: {said:?}");
        speak(&mut game, merchant);
        tell(&mut game, third, Decision::Pass);
        tell(&mut game, person, Decision::Withdraw { offer: number });
        spoken += 1;
        let leader = active(&game);
        let said = speak(&mut game, leader);
        assert!(!matches!(said, Some(Decision::Ask(_))), "asks while offers vanish: {said:?}");
        after += u32::from(matches!(said, Some(Decision::Accept { .. })));
    }
    assert!(spoken >= 10 && after >= 3, "{spoken} windows, {after} times sold to the other");
}

/// What is offered far above its worth is accepted before anybody thinks again.
#[test]
fn an_excellent_offer_is_not_left_standing() {
    let (mut offered, mut taken) = (0, 0);
    for mut game in windows(Phase::Current) {
        let [person, ..] = others(&game);
        let here = seen(&game).board.turn.here().unwrap();
        let purse = ducats(&game, person) / 10 * 10;
        if purse < 150 {
            continue;
        }
        tell(&mut game, person, Decision::Offer(money(here, purse)));
        offered += 1;
        let said = says(&game, active(&game));
        taken += u32::from(matches!(said, Some(Decision::Accept { .. })));
    }
    assert!(offered >= 10 && taken == offered, "{taken} of {offered}");
}

/// Whoever wants something of the active player for five ducats gets it only where that is a good price.
#[test]
fn nothing_is_sold_below_its_worth() {
    let mut wanted = 0;
    for game in windows(Phase::Onward) {
        let [person, second, third] = others(&game);
        let merchant = active(&game);
        let view = seen(&game);
        let here = view.board.turn.here().unwrap();
        let next = here.neighbours().without(view.board.turn.visited());
        let Some(street) = next.iter().find(|field| field.is_street()) else { continue };
        for good in goods(&view, merchant) {
            let mut game = game.clone();
            let offer = Decision::Offer(Terms { want: bundle(good), ..money(street, 5) });
            if game.check(person, offer).is_err() {
                continue;
            }
            tell(&mut game, person, offer);
            tell(&mut game, second, Decision::Pass);
            tell(&mut game, third, Decision::Pass);
            wanted += 1;
            if let Some(said @ Decision::Accept { .. }) = says(&game, merchant) {
                let mut freely = game.clone();
                tell(&mut freely, merchant, Decision::Move { field: street });
                tell(&mut game, merchant, said);
                let (with, without) = (worth(&game, merchant), worth(&freely, merchant));
                assert!(with >= without, "{good:?} for 5: {without:.1} became {with:.1}");
            }
        }
    }
    assert!(wanted >= 50, "{wanted} offers");
}

fn worth(game: &Genoa, seat: Seat) -> f64 {
    Greedy::<Genoa>::worth(&game.view(Viewer::Seat(seat)), seat, &Habits::default())
}

fn goods(view: &View, seat: Seat) -> Vec<Good> {
    let player = &view.board.players[seat];
    let wares = Ware::ALL.into_iter().filter(|ware| player.wares.has(*ware)).map(Good::Ware);
    let specials = Special::ALL.into_iter().filter(|kind| player.specials.has(*kind)).map(Good::Special);
    wares.chain(specials).chain((player.stock > 0).then_some(Good::Marker)).collect()
}

fn bundle(good: Good) -> Bundle {
    let mut bundle = Bundle::default();
    match good {
        Good::Ware(ware) => bundle.wares.add(ware),
        Good::Special(special) => bundle.specials.add(special),
        Good::Marker => bundle.markers = 1,
        Good::Card(card) => bundle.cards.insert(card),
    }
    bundle
}
