//! What others do not see (chapter 8, OLT-5.31, OLT-9.13): hands, pirate stacks, the stock, a choice in the making.

use oltremare::{Card, CardSet, Config, Decision, Event, Given, Oltremare, Proposal, SeatView, Slot, View};
use table::{Config as _, Dice, Game, OfferNumber, Seat, Seed, Viewer};

const P: [Seat; 5] = Seat::ALL;

fn table(seats: u8) -> Oltremare {
    let config = Config { start: Some(P[0]), ..Config::standard(seats) };
    Oltremare::set_up(&config, Dice::new(Seed::from_number(1)), &mut ()).unwrap()
}

fn view(game: &Oltremare, seat: Seat) -> View {
    game.view(Viewer::Seat(seat))
}

/// Does the text name any card of this set?
fn names(text: &str, cards: CardSet) -> bool {
    cards.iter().any(|card| text.contains(&format!("\"{card}\"")))
}

fn hidden_from(game: &Oltremare, viewer: Viewer) -> CardSet {
    let seats = game.view(viewer).seats();
    let others = Seat::first(seats).filter(|seat| viewer != Viewer::Seat(*seat));
    others.fold(CardSet::EMPTY, |cards, seat| cards.or(view(game, seat).hand))
}

#[test]
fn hands_are_seen_by_their_owners_alone() {
    let game = table(4);
    for viewer in Viewer::all(4) {
        let mut seen = game.view(viewer);
        seen.board.turned_up = CardSet::EMPTY; // OLT-3.6: seen by everybody, and shuffled again
        let text = serde_json::to_string(&seen).unwrap();
        assert!(!names(&text, hidden_from(&game, viewer)), "{viewer:?}: {text}");
        assert_eq!(serde_json::from_str::<View>(&text).unwrap(), seen);
    }
    assert_eq!(view(&game, P[2]).hand.len(), 4);
    assert!(game.view(Viewer::Bystander).hand.is_empty());
}

/// P0 gives two cards, with a lie, for any card of P1.
fn deal(game: &mut Oltremare, events: &mut Vec<Event>) -> (CardSet, CardSet) {
    let given: CardSet = view(game, P[0]).hand.iter().take(2).collect();
    let taken: CardSet = view(game, P[1]).hand.iter().take(1).collect();
    let give = given.iter().map(|card| Given { card, ..Given::default() }).collect();
    let want = [Slot::default()].into_iter().collect();
    let proposal = Proposal { to: Some(P[1]), give, want, ..Proposal::default() };
    game.decide(P[0], Decision::Propose(proposal), events).unwrap();
    let accept = Decision::Accept { offer: OfferNumber(1), cards: taken.iter().collect() };
    game.decide(P[1], accept, events).unwrap();
    (given, taken)
}

/// OLT-T33, OLT-T70: goods, number, claims and ducats; no card for third parties, and all of them for the two.
#[test]
fn third_parties_hear_goods_and_no_cards() {
    let mut game = table(4);
    let mut events = Vec::new();
    let (given, taken) = deal(&mut game, &mut events);
    let dealt = events.iter().find(|event| matches!(event, Event::Dealt { .. })).unwrap();
    for viewer in [Viewer::Seat(P[2]), Viewer::Seat(P[3]), Viewer::Bystander] {
        let heard: Vec<_> = events.iter().filter_map(|event| Oltremare::veil(event, viewer)).collect();
        let text = serde_json::to_string(&heard).unwrap();
        assert!(!names(&text, given.or(taken)), "{viewer:?} hears {text}");
        assert!(text.contains("\"good\""), "the goods are public: {text}");
    }
    for seat in [P[0], P[1]] {
        assert_eq!(Oltremare::veil(dealt, Viewer::Seat(seat)).as_ref(), Some(dealt));
    }
    assert_eq!(view(&game, P[0]).known[P[1]], given);
    assert_eq!(view(&game, P[1]).known[P[0]], taken);
    assert!(view(&game, P[2]).known[P[1]].is_empty());
}

/// OLT-5.31: before the deal the addressee does not see which card is offered.
#[test]
fn an_offered_card_is_known_to_its_owner_alone() {
    let mut game = table(3);
    let mut events = Vec::new();
    let card = view(&game, P[0]).hand.iter().next().unwrap();
    let give = [Given { card, ..Given::default() }].into_iter().collect();
    let proposal = Proposal { to: Some(P[1]), give, ..Proposal::default() };
    game.decide(P[0], Decision::Propose(proposal), &mut events).unwrap();
    let shown = |seat: Seat| view(&game, seat).offers.standing()[0].terms.give[0].card;
    assert_eq!((shown(P[0]), shown(P[1]), shown(P[2])), (Some(card), None, None));
    let heard = |seat: Seat| match Oltremare::veil(&events[0], Viewer::Seat(seat)) {
        Some(Event::Proposed { offer }) => offer.terms.give[0].card,
        other => panic!("{other:?}"),
    };
    assert_eq!((heard(P[0]), heard(P[1]), heard(P[2])), (Some(card), None, None));
}

/// OLT-5.31: a known card stays where it is in every table that its giver imagines; nobody else's table knows it.
#[test]
fn imagined_tables_respect_what_is_known() {
    let mut game = table(4);
    let (given, _) = deal(&mut game, &mut Vec::new());
    let mut dice = Dice::new(Seed::from_number(99));
    let mut elsewhere = 0;
    for _ in 0..200 {
        let by_giver = Oltremare::imagine(&view(&game, P[0]), &mut dice);
        assert!(given.without(view(&by_giver, P[1]).hand).is_empty());
        let by_other = Oltremare::imagine(&view(&game, P[2]), &mut dice);
        elsewhere += u32::from(!given.without(view(&by_other, P[1]).hand).is_empty());
    }
    assert!(elsewhere > 150, "P2 does not know which cards P1 has: {elsewhere}");
}

/// OLT-3.8, OLT-4.80: Venice is imagined all over its window, and hands are imagined from all unseen cards.
#[test]
fn imagined_hands_come_from_everywhere() {
    let view = view(&table(4), P[0]);
    let mut dice = Dice::new(Seed::from_number(5));
    let mut seen = CardSet::EMPTY;
    for _ in 0..500 {
        let imagined = Oltremare::imagine(&view, &mut dice);
        let hand = imagined.view(Viewer::Seat(P[1])).hand;
        assert_eq!(hand.len(), 4);
        assert!(hand.and(view.hand).is_empty());
        seen = seen.or(hand);
    }
    assert_eq!(seen.len(), 98 - 4 - 4, "all but the own hand and the four cargo cards");
}

/// OLT-4.91: nobody else sees or hears of a choice in the making.
#[test]
fn a_choice_in_the_making_is_private() {
    let mut game = table(3);
    let mut events = Vec::new();
    game.decide(P[0], Decision::EndTrade, &mut ()).unwrap();
    let before: Vec<View> = Seat::first(3).map(|seat| view(&game, seat)).collect();
    game.decide(P[0], game.menu(P[0])[0], &mut events).unwrap();
    assert_ne!(view(&game, P[0]), before[0]);
    assert_eq!((view(&game, P[1]), view(&game, P[2])), (before[1].clone(), before[2].clone()));
    assert!(events.iter().all(|event| Oltremare::veil(event, Viewer::Seat(P[1])).is_none()));
    assert!(events.iter().all(|event| Oltremare::veil(event, Viewer::Seat(P[0])).is_some()));
}

#[test]
fn secrets_are_not_printed() {
    let game = table(3);
    let text = format!("{game:?}");
    let view = serde_json::to_string(&game.view(Viewer::Bystander)).unwrap();
    let hand = view_of_hands(&game);
    let printed = |card: oltremare::Card| text.matches(&card.to_string()).count();
    let turned = game.view(Viewer::Bystander).board.turned_up;
    assert!(hand.without(turned).iter().all(|card| printed(card) == 0), "{text}");
    assert!(!view.contains("dice") && !view.contains("seed"), "{view}");
}

fn view_of_hands(game: &Oltremare) -> CardSet {
    Seat::first(3).fold(CardSet::EMPTY, |cards, seat| cards.or(view(game, seat).hand))
}

/// What a search is shown on the table itself is what a view of that seat shows, no more and no less.
#[test]
fn a_seat_knows_the_same_on_the_table_and_in_its_view() {
    let mut compared = 0;
    for (number, memory_aid) in (0..8).zip([true, false].into_iter().cycle()) {
        let config = Config { memory_aid, ..Config::standard(3) };
        let mut game = Oltremare::set_up(&config, Dice::new(Seed::from_number(number)), &mut ()).unwrap();
        let mut dice = Dice::new(Seed::from_number(number + 100));
        while let Some(asked) = game.awaiting().must.iter().next() {
            for seat in Seat::first(3) {
                let view = view(&game, seat);
                assert_eq!(known(&game.seat_view(seat)), known(&view.seat_view().unwrap()));
                compared += 1;
            }
            let speaker = dice.any(&P[..3]).unwrap();
            match game.sample_open(speaker, &mut dice) {
                Some(said) => game.decide(speaker, said, &mut ()).unwrap(),
                None => game.decide(asked, dice.any(&game.menu(asked)).unwrap(), &mut ()).unwrap(),
            }
        }
    }
    assert!(compared > 1000, "{compared}");
}

/// Everything that a seat view tells, as text.
fn known(seat_view: &SeatView<'_>) -> String {
    let board = seat_view.board();
    let cargo: Vec<Vec<Card>> = Seat::first(3).map(|seat| board.cargo(seat).collect()).collect();
    let offers: Vec<_> = seat_view.offers().collect();
    let said: Vec<u8> = Seat::first(3).map(|seat| seat_view.posted(seat)).collect();
    let own =
        (seat_view.hand, seat_view.known, seat_view.chosen(), seat_view.path(), seat_view.may_propose());
    let open = (board.phase, board.turn, board.players, board.stock, board.venice, board.ports, board.played);
    let counted = (board.seen_sheets(), board.face_down(), board.supply(), board.purchasable());
    format!("{own:?} {open:?} {counted:?} {cargo:?} {offers:?} {said:?}")
}
