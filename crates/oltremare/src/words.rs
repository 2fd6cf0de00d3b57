//! Events and decisions as English sentences, for transcripts on the command line.
//! The client has its own words in three languages; records store none.

use std::fmt;

use table::{Offer, PerSeat, SeatSet, list_in_words};

use crate::{Claim, Decision, Event, Goods, Part, Proposal, SeenCard, SeenTerms, Slot, Source};

fn goods(goods: &Goods) -> String {
    list_in_words(goods.kinds().map(|(good, count)| format!("{count} {good}")))
}

fn ducats(ducats: i32) -> String {
    format!("{ducats} {}", if ducats.abs() == 1 { "ducat" } else { "ducats" })
}

fn some_cards(count: u8) -> String {
    format!("{count} {}", if count == 1 { "card" } else { "cards" })
}

fn each(amounts: &PerSeat<i32>) -> String {
    list_in_words(amounts.iter().map(|(seat, amount)| format!("{seat} {amount}")))
}

fn verb<'a>(seats: SeatSet, one: &'a str, many: &'a str) -> &'a str {
    if seats.len() == 1 { one } else { many }
}

/// What goes one way: cards and ducats.
fn bundle(cards: Vec<String>, money: u8) -> String {
    let money = (money > 0).then(|| ducats(i32::from(money)));
    list_in_words(cards.into_iter().chain(money))
}

impl fmt::Display for Claim {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let symbols = self.symbols.iter().map(|symbol| symbol.to_string());
        let load = self.load.map(|load| format!("load {}", load.number()));
        f.write_str(&list_in_words(symbols.chain(load)))
    }
}

/// `salt`, `salt (said to show ship)`, `c43 salt`.
impl fmt::Display for SeenCard {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(card) = self.card {
            write!(f, "{card} ")?;
        }
        write!(f, "{}", self.good)?;
        if self.claim.is_empty() { Ok(()) } else { write!(f, " (said to show {})", self.claim) }
    }
}

impl fmt::Display for Slot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.good.map_or("any card", crate::Good::name))?;
        if self.claim.is_empty() { Ok(()) } else { write!(f, " (to be said to show {})", self.claim) }
    }
}

impl fmt::Display for SeenTerms {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let give = bundle(self.give.iter().map(ToString::to_string).collect(), self.give_ducats);
        let want = bundle(self.want.iter().map(ToString::to_string).collect(), self.want_ducats);
        write!(f, "{give} for {want}")?;
        self.in_reply_to.map_or(Ok(()), |number| write!(f, ", in reply to {number}"))
    }
}

impl fmt::Display for Proposal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let give = self.give.iter().map(|given| {
            if given.claim.is_empty() {
                given.card.to_string()
            } else {
                format!("{} (said to show {})", given.card, given.claim)
            }
        });
        let give = bundle(give.collect(), self.give_ducats);
        let want = bundle(self.want.iter().map(ToString::to_string).collect(), self.want_ducats);
        match self.to {
            Some(to) => write!(f, "offer {to} {give} for {want}"),
            None => write!(f, "offer anybody {give} for {want}"),
        }
    }
}

impl fmt::Display for Source {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Source::Stock => "the stock",
            Source::Pirates => "the pirate stack",
        })
    }
}

impl fmt::Display for Part {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Part::Prestige => "prestige",
            Part::Cargo => "cargo",
            Part::Pirates => "pirates",
            Part::HarbourTokens => "harbour tokens",
        })
    }
}

impl fmt::Display for Decision {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Decision::Discard { card } => write!(f, "discard {card}"),
            Decision::Buy { from } => write!(f, "buy from {from}"),
            Decision::EndTrade => f.write_str("end the trade"),
            Decision::Announce { have, seek } => {
                write!(f, "announce having {} and seeking {}", goods(have), goods(seek))
            }
            Decision::Propose(proposal) => write!(f, "{proposal}"),
            Decision::Claim { offer, card, claim } => write!(f, "say that {card} in {offer} shows {claim}"),
            Decision::Withdraw { offer } => write!(f, "withdraw {offer}"),
            Decision::Decline { offer } => write!(f, "decline {offer}"),
            Decision::Accept { offer, cards } if cards.is_empty() => write!(f, "accept {offer}"),
            Decision::Accept { offer, cards } => write!(f, "accept {offer} with {}", list_in_words(cards)),
            Decision::Play { card } => write!(f, "play {card}"),
            Decision::Sail { to } => write!(f, "sail to {to}"),
            Decision::CompassJump { to } => write!(f, "jump to {to}"),
            Decision::CompassStay => f.write_str("stay"),
            Decision::Stow { card } => write!(f, "stow {card}"),
        }
    }
}

impl fmt::Display for Event {
    #[expect(clippy::too_many_lines, reason = "a flat match")]
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Event::StartPlayer { seat } => write!(f, "{seat} is the start player."),
            Event::StartPort { seat, card, port, .. } => write!(f, "{seat} starts in {port} with {card}."),
            Event::HandDealt { seat, cards: Some(cards) } => {
                write!(f, "{seat} is dealt {}.", list_in_words(cards.iter()))
            }
            Event::HandDealt { seat, cards: None } => write!(f, "{seat} is dealt a hand."),
            Event::Turn { seat, lions, load } => write!(f, "{seat}: {lions} lions, load {load}."),
            Event::Influence { seat, ducats: won } => {
                write!(f, "{seat} gains {} by local influence.", ducats(*won))
            }
            Event::Chosen { seat, card } => write!(f, "{seat} chooses {card}."),
            Event::Discarded { seat, count, cards: None } => {
                write!(f, "{seat} loses {} to the pirates.", some_cards(*count))
            }
            Event::Discarded { seat, cards: Some(cards), .. } => {
                write!(f, "{seat} loses {} to the pirates.", list_in_words(cards))
            }
            Event::Bought { seat, from, price, card } => {
                write!(f, "{seat} buys from {from} for {}", ducats(*price))?;
                card.map_or(Ok(()), |card| write!(f, ": {card}"))?;
                f.write_str(".")
            }
            Event::TradeEnded { seat } => write!(f, "{seat} ends the trade."),
            Event::Played { seat, cards } => write!(f, "{seat} plays {}.", list_in_words(cards)),
            Event::Earned { seat, ducats: won, .. } => write!(f, "{seat} gains {}.", ducats(*won)),
            Event::Lost { seat, count } => write!(f, "The pirates of {seat} take {}.", some_cards(*count)),
            Event::Fought { seat, .. } => write!(f, "{seat} fights the pirates off."),
            Event::Drew { seat, cards: Some(cards), .. } => {
                write!(f, "{seat} draws {}.", list_in_words(cards.iter()))
            }
            Event::Drew { seat, count, cards: None } => write!(f, "{seat} draws {}.", some_cards(*count)),
            Event::CalmSea { seat, ducats: won } => write!(f, "{seat} gains {} on a calm sea.", ducats(*won)),
            Event::Steered { seat, to } => write!(f, "{seat} steers to {to}."),
            Event::Sailed { seat, path } => write!(f, "{seat} sails by way of {}.", list_in_words(path)),
            Event::Arrived { seat, port, token: Some(token) } => write!(f, "{seat} takes {token} in {port}."),
            Event::Arrived { seat, port, token: None } => write!(f, "{seat} finds nothing in {port}."),
            Event::FoundCompass { seat, port } => write!(f, "{seat} finds a compass in {port}."),
            Event::Jumped { seat, to: Some(to) } => write!(f, "{seat} follows it to {to}."),
            Event::Jumped { seat, to: None } => write!(f, "{seat} stays."),
            Event::Stowed { seat, cards } => write!(f, "{seat} stows {}.", list_in_words(cards)),
            Event::Announced { seat, have, seek } => {
                write!(f, "{seat} has {} and seeks {}.", goods(have), goods(seek))
            }
            Event::Proposed { offer } => fmt_offer(offer, "offers", f),
            Event::Reworded { was, offer } => {
                fmt_offer(offer, "rewords", f)?;
                write!(f, " It was {was}.")
            }
            Event::Withdrawn { seat, offer } => write!(f, "{seat} withdraws {offer}."),
            Event::Declined { seat, offer } => write!(f, "{seat} declines {offer}."),
            Event::Lapsed { offer } => write!(f, "{offer} lapses."),
            Event::Dealt { offer, from, to, give, give_ducats, take, take_ducats } => {
                let gives = bundle(give.iter().map(ToString::to_string).collect(), *give_ducats);
                let takes = bundle(take.iter().map(ToString::to_string).collect(), *take_ducats);
                write!(f, "{to} accepts {offer}: {from} gives {gives} for {takes}.")
            }
            Event::Prestige { seat } => write!(f, "{seat} gains a prestige point."),
            Event::LookedAtStock { venice: true } => f.write_str("Venice lies on top of the stock."),
            Event::LookedAtStock { venice: false } => f.write_str("Venice does not lie on top of the stock."),
            Event::VeniceDrawn { seat } => write!(f, "{seat} draws Venice."),
            Event::PrestigePaid { ducats } => write!(f, "Prestige brings {}.", each(ducats)),
            Event::CargoSold { seat, cards, ducats: won } => {
                write!(f, "{seat} sells {} for {}.", list_in_words(cards), ducats(*won))
            }
            Event::LastCard { seat } => write!(f, "{seat} draws the last card."),
            Event::Restocked { cards: count } => {
                write!(f, "The discard pile becomes the stock: {}.", some_cards(*count))
            }
            Event::Liquidated { seat, cards: count, ducats: won } => {
                write!(f, "{seat} is liquidated for {}; the stock has {}.", ducats(*won), some_cards(*count))
            }
            Event::Scored { part, ducats } => write!(f, "Scoring {part}: {}.", each(ducats)),
            Event::Ended { winners } => {
                write!(f, "{winners} {}.", verb(*winners, "wins", "share the victory"))
            }
        }
    }
}

fn fmt_offer(offer: &Offer<SeenTerms>, verb: &str, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    let to = offer.terms.to.map_or("anybody".to_owned(), |to| to.to_string());
    write!(f, "{} {verb} {to} {}: {}.", offer.from, offer.number, offer.terms)
}
