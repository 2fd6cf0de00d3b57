//! What an arena has shown, in a sentence or two.

use super::figures::{Figures, Share};
use super::report::{interval_of_100, of_100, word};

/// With fewer deals intervals are narrower than they should be.
const ENOUGH_DEALS: u64 = 30;

/// The finding, and what it rests on.
pub(super) fn of(figures: &Figures) -> [String; 2] {
    let names: Vec<&str> = figures.bots.iter().map(|bot| &*bot.bot).collect();
    let next = |place: usize| figures.above[place][place + 1].expect("two bots");
    let neighbours: Vec<Share> = (0..names.len() - 1).map(next).collect();
    let few = figures.tables.iter().map(|tables| tables.deals).min().unwrap_or(0);
    let caution = if few < ENOUGH_DEALS {
        format!(
            " Where there were only {} deals, intervals are rough.",
            word(usize::try_from(few).unwrap_or(0))
        )
    } else {
        String::new()
    };
    [headline(&names, &neighbours), grounds(&names, &neighbours) + &caution]
}

fn headline(names: &[&str], neighbours: &[Share]) -> String {
    let pairs = |wanted: fn(&Share) -> bool| -> Vec<String> {
        let wanted = neighbours.iter().enumerate().filter(move |(_, share)| wanted(share));
        wanted.map(|(place, _)| format!("{} and {}", names[place], names[place + 1])).collect()
    };
    let (close, odd) = (pairs(is_close), pairs(is_odd));
    if close.is_empty() && odd.is_empty() {
        return match names {
            [one, other] => format!("{one} beats {other}."),
            _ => "Every bot beats the next one below it.".to_owned(),
        };
    }
    let alike = match &close[..] {
        [] => String::new(),
        all if all.len() == neighbours.len() && all.len() > 1 => {
            "No neighbours can be told apart.".to_owned()
        }
        [pair] => format!("{pair} cannot be told apart."),
        [pair, rest @ ..] => format!("{pair} cannot be told apart, nor can {}.", rest.join(", nor can ")),
    };
    if odd.is_empty() {
        return alike;
    }
    format!("{alike} Between {} the lower rated ends above more often.", list(&odd)).trim_start().to_owned()
}

fn grounds(names: &[&str], neighbours: &[Share]) -> String {
    if let [share] = neighbours {
        let (shown, interval) = (of_100(share.share), interval_of_100(share.interval, " to "));
        let more = if is_close(share) { ": more matches may tell" } else { "" };
        return format!("{} ends above in {shown} of 100 matches ({interval}){more}.", names[0]);
    }
    let shares: Vec<String> = neighbours.iter().map(|share| of_100(share.share)).collect();
    let even = match neighbours.iter().filter(|share| is_close(share)).count() {
        0 => "no interval reaches even".to_owned(),
        1 => "one interval reaches even".to_owned(),
        count => format!("{} intervals reach even", word(count)),
    };
    format!("Against its neighbour each ends above in {} of 100 matches, and {even}.", list(&shares))
}

/// The interval reaches even.
fn is_close(share: &Share) -> bool {
    share.interval[0] <= 0.5 && share.interval[1] >= 0.5
}

/// The one that is rated higher ends above less often.
fn is_odd(share: &Share) -> bool {
    share.interval[1] < 0.5
}

/// "a, b and c".
pub(super) fn list(parts: &[String]) -> String {
    match parts {
        [] => String::new(),
        [one] => one.clone(),
        [first @ .., last] => format!("{} and {last}", first.join(", ")),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn share(share: f64) -> Share {
        Share { share, interval: [share - 0.025, share + 0.025] }
    }

    #[test]
    fn apart_close_and_odd() {
        let names = ["a", "b", "c"];
        assert_eq!(headline(&names, &[share(0.8), share(0.7)]), "Every bot beats the next one below it.");
        assert_eq!(
            grounds(&names, &[share(0.8), share(0.7)]),
            "Against its neighbour each ends above in 80 and 70 of 100 matches, and no interval reaches even."
        );
        assert_eq!(headline(&names, &[share(0.8), share(0.51)]), "b and c cannot be told apart.");
        assert_eq!(headline(&names, &[share(0.5), share(0.51)]), "No neighbours can be told apart.");
        assert_eq!(
            headline(&names, &[share(0.8), share(0.4)]),
            "Between b and c the lower rated ends above more often."
        );
        assert_eq!(headline(&["a", "b"], &[share(0.9)]), "a beats b.");
        assert_eq!(grounds(&["a", "b"], &[share(0.9)]), "a ends above in 90 of 100 matches (87 to 93).");
        assert!(grounds(&["a", "b"], &[share(0.52)]).ends_with("(49 to 55): more matches may tell."));
    }
}
