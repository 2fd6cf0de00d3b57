//! A question is plain data: a bot that was sent it answers as one that sits at the table.

use bots::{Bot, BotRng, Bots, Budget, Question};
use genoa::Genoa;
use masters_of_venice::MastersOfVenice;
use oltremare::Oltremare;
use speicherstadt::Speicherstadt;
use table::{Config as _, Dice, Seed};

#[test]
fn a_question_can_be_sent_elsewhere() {
    can_be_sent::<Speicherstadt>();
    can_be_sent::<Oltremare>();
    can_be_sent::<MastersOfVenice>();
    can_be_sent::<Genoa>();
}

fn can_be_sent<G: Bots>() {
    let seed = Seed::from_number(4);
    let greedy = || G::bot("greedy", BotRng::new(4)).unwrap();
    let mut bots: Vec<Box<dyn Bot<G>>> = (0..3).map(|_| greedy()).collect();
    let mut opening = Vec::new();
    let mut game = G::set_up(&G::Config::standard(3), Dice::new(seed), &mut opening).unwrap();
    let budget = Budget::Iterations(1);
    let (mut asked, mut longest) = (0, 0);
    let ask = |bot: &mut dyn Bot<G>, question: &Question<'_, G>| {
        asked += 1;
        longest = longest.max(question.heard.len());
        if asked % 16 == 0 {
            let sent = serde_json::to_string(question).unwrap();
            let received: Question<'_, G> = serde_json::from_str(&sent).unwrap();
            assert_eq!(serde_json::to_string(&received).unwrap(), sent);
            assert_eq!(greedy().answer(&received, budget), greedy().answer(question, budget));
        }
        bot.answer(question, budget)
    };
    let decide = |game: &mut G, seat, decision, events: &mut Vec<_>| game.decide(seat, decision, events);
    bots::play_asking(&mut game, |game| game, opening, &mut bots, ask, decide).unwrap();
    assert!(longest > 100, "{}: {longest} events", G::NAME);
}
