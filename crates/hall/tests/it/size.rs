//! How much is sent: messages tell what changed, or a long match would be dear for everybody who follows it.

use hall::catalog::GAMES;
use hall::{Command, Pace, Stage};
use table::Viewer;

use crate::{ANNA, At, bot, person, setup_of};

/// A whole match of The Traders of Genoa was 44 MB for four seats and a bystander when each message had the whole view.
#[test]
fn a_whole_match_is_told_in_ten_megabytes() {
    for game in GAMES {
        let plans = vec![person(ANNA, "Anna"), bot("greedy"), bot("greedy"), bot("greedy")];
        let mut at = At::new(setup_of(game, plans, Pace::Bank { seconds: 86_400, increment: 60 }));
        at.start();
        at.does(ANNA, Command::Leave {});
        let (mut bytes, mut messages) = (0, 0);
        while at.table.stage() == Stage::Running {
            let since: Vec<u32> = Viewer::all(4).map(|viewer| at.table.last_message(viewer)).collect();
            for (seat, ask, task) in at.table.bots_to_ask() {
                let decision = (task.answer)(bots::Budget::Iterations(1));
                at.now = at.now.after(60_000);
                let _ = at.table.bot_decides(at.now, seat, ask, decision);
            }
            for (viewer, since) in Viewer::all(4).zip(since) {
                let sent = at.table.messages(viewer, Some(since));
                messages += sent.len();
                bytes += sent.iter().map(|message| message.len()).sum::<usize>();
            }
        }
        assert!(messages > 500 && bytes < 10_000_000, "{game}: {bytes} bytes in {messages} messages");
    }
}
