//! Events and decisions as English sentences, for transcripts on the command line.
//! The client has its own words in three languages; records store none.

use std::fmt;

use table::{Offer, SeatSet, list_in_words as list};

use crate::bargain::{Bundle, Gain, Pick, Request, Shown, Terms};
use crate::{CardCounts, CardSet, Decision, Event, Good, GoodKind, Special, Touch, WareSet};

fn count(number: u8, thing: &str) -> String {
    format!("{number} {thing}{}", if number == 1 { "" } else { "s" })
}

impl fmt::Display for Bundle {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let ducats = (self.ducats > 0).then(|| format!("{} ducats", self.ducats));
        let wares = self.wares.kinds().map(|(ware, n)| format!("{n} {ware}"));
        let specials = self.specials.kinds().map(|(special, n)| format!("{n} {special}"));
        let markers = (self.markers > 0).then(|| count(self.markers, "marker"));
        let cards = self.cards.iter().map(|card| card.to_string());
        let kinds = self.kinds.kinds().map(|(kind, n)| count(n, &kind.to_string()));
        let all = ducats.into_iter().chain(wares).chain(specials).chain(markers).chain(cards).chain(kinds);
        f.write_str(&list(all))
    }
}

impl fmt::Display for Gain {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Gain::Wares(wares) => write!(f, "{}", list(wares.iter())),
            Gain::Cards { count: n, pick } => {
                let who = match pick {
                    Pick::First => "drawn first",
                    Pick::Actor => "picked by the one who acts",
                    Pick::Active => "picked by the active player",
                };
                write!(f, "{} {who}", count(*n, "card"))
            }
            Gain::Markers { count: n } => f.write_str(&count(*n, "marker")),
            Gain::Special(special) => write!(f, "the {special}"),
            Gain::Privilege => f.write_str("the privilege"),
        }
    }
}

impl fmt::Display for Terms {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} for {}", self.give, self.target)?;
        if !self.want.is_empty() {
            write!(f, ", against {}", self.want)?;
        }
        if let Some(gain) = self.gain {
            write!(f, ", with {gain} of what comes of it")?;
        }
        let Shown { all, partner } = self.shown;
        if !all.or(partner).is_empty() {
            write!(f, ", showing {}", list(all.or(partner).iter()))?;
        }
        Ok(())
    }
}

impl fmt::Display for Request {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let whom = self.to.map_or("everybody".to_owned(), |to| to.to_string());
        let Terms { target, give, want, gain, .. } = &self.terms;
        write!(f, "{whom} for {want} for {target}")?;
        if !give.is_empty() {
            write!(f, ", against {give}")?;
        }
        if let Some(gain) = gain {
            write!(f, ", with {gain} of what comes of it")?;
        }
        f.write_str(if self.firm { ", firmly" } else { "" })
    }
}

impl fmt::Display for Good {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Good::Ware(ware) => write!(f, "{ware}"),
            Good::Special(special) => write!(f, "{special}"),
            Good::Marker => f.write_str("a marker"),
            Good::Card(card) => write!(f, "{card}"),
        }
    }
}

impl fmt::Display for GoodKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            GoodKind::Ware(ware) => write!(f, "{ware}"),
            GoodKind::Special(special) => write!(f, "{special}"),
            GoodKind::Marker => f.write_str("a marker"),
            GoodKind::Card(kind) => write!(f, "a {kind}"),
        }
    }
}

impl fmt::Display for Touch {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Touch::Leave => "leave",
            Touch::Place => "mark",
            Touch::Remove => "clear",
            Touch::Replace => "take over",
        })
    }
}

impl fmt::Display for Decision {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Decision::Roll => f.write_str("roll"),
            Decision::AnyStart { field } => write!(f, "start at {field}"),
            Decision::Own => f.write_str("act"),
            Decision::Forgo => f.write_str("forgo the action"),
            Decision::Offer(terms) => write!(f, "offer {terms}"),
            Decision::Withdraw { offer } => write!(f, "withdraw {offer}"),
            Decision::Pass => f.write_str("pass"),
            Decision::Accept { offers } => write!(f, "accept {}", list(offers.iter())),
            Decision::Pay { card } => write!(f, "pay with {card}"),
            Decision::Ask(request) => write!(f, "ask {request}"),
            Decision::WithdrawAsk { ask } => write!(f, "withdraw ask {ask}"),
            Decision::Meet { ask, cards } if cards.is_empty() => write!(f, "meet ask {ask}"),
            Decision::Meet { ask, cards } => write!(f, "meet ask {ask} with {}", list(cards.iter())),
            Decision::AnyWare { ware } => write!(f, "play any ware for {ware}"),
            Decision::Exchange { give } => write!(f, "exchange {give}"),
            Decision::Take { good } => write!(f, "take {good}"),
            Decision::BuildingAction { building } => write!(f, "use {building}"),
            Decision::Effect => f.write_str("receive what the building yields"),
            Decision::LargeOrder { card, special: Some(special) } => {
                write!(f, "fulfil {card} and take {special}")
            }
            Decision::Privilege => f.write_str("take the privilege"),
            Decision::HandOver { card } => write!(f, "hand over {card}"),
            Decision::SmallOrder { card } | Decision::LargeOrder { card, special: None } => {
                write!(f, "fulfil {card}")
            }
            Decision::EndAction => f.write_str("end the action"),
            Decision::Move { field } => write!(f, "move to {field}"),
            Decision::EndTurn => f.write_str("end the turn"),
            Decision::Mark { street, plan } => {
                let touched = street.borders().iter().zip(plan).filter(|(_, touch)| **touch != Touch::Leave);
                let touched = touched.map(|(building, touch)| format!("{touch} {building}"));
                write!(f, "at {street} {}", list(touched))
            }
            Decision::DeliverMessage { card } => write!(f, "deliver {card}"),
            Decision::Done => f.write_str("deliver no more"),
        }
    }
}

/// What somebody got, with faces where they may be known.
fn received(
    wares: WareSet,
    special: Option<Special>,
    markers: u8,
    cards: &CardCounts,
    faces: Option<CardSet>,
) -> String {
    let wares = wares.iter().map(|ware| ware.to_string());
    let special = special.map(|special| special.to_string());
    let markers = (markers > 0).then(|| count(markers, "marker"));
    let cards: Vec<String> = match faces {
        Some(faces) => faces.iter().map(|card| card.to_string()).collect(),
        None => cards.kinds().map(|(kind, n)| count(n, &kind.to_string())).collect(),
    };
    list(wares.chain(special).chain(markers).chain(cards))
}

fn fmt_offer(offer: &Offer<Terms>, verb: &str, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    write!(f, "{} {verb} {}: {}.", offer.from, offer.number, offer.terms)
}

impl fmt::Display for Event {
    #[expect(clippy::too_many_lines, reason = "a flat match")]
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Event::StartPlayer { seat } => write!(f, "{seat} is the start player."),
            Event::HandDealt { seat, cards: Some(cards) } => {
                write!(f, "{seat} is dealt {}.", list(cards.iter()))
            }
            Event::HandDealt { seat, cards: None } => write!(f, "{seat} is dealt a hand."),
            Event::Round { round, marker } => write!(f, "Round {round}; the marker stands on {marker}."),
            Event::Turn { seat } => write!(f, "{seat} has the tower."),
            Event::Rolled { seat, blue, red, field } => write!(f, "{seat} rolls {blue}/{red}: {field}."),
            Event::Started { seat, field } => write!(f, "{seat} starts at {field}."),
            Event::MarkerAdvanced { marker } => write!(f, "The round marker advances to {marker}."),
            Event::Moved { field, tower } => {
                write!(f, "The tower moves to {field}, {} high.", count(*tower, "disc"))
            }
            Event::Forgone { building } => write!(f, "Nobody acts in {building}."),
            Event::Skipped { building } => write!(f, "Nobody can act in {building}."),
            Event::ActionBegun { seat, building, card: true, .. } => {
                write!(f, "{seat} acts in {building} with an extra action.")
            }
            Event::ActionBegun { seat, building, bonus: true, .. } => {
                write!(f, "{seat} acts in {building} a second time.")
            }
            Event::ActionBegun { seat, building, .. } => write!(f, "{seat} acts in {building}."),
            Event::AnyWare { seat, ware } => write!(f, "{seat} plays any ware for {ware}."),
            Event::ExchangeGave { seat, good } => write!(f, "{seat} exchanges {good}."),
            Event::ExchangeTook { seat, card: Some(card), .. } => write!(f, "{seat} takes {card}."),
            Event::ExchangeTook { seat, good, card: None } => write!(f, "{seat} takes {good}."),
            Event::BuildingAction { seat, building } => write!(f, "{seat} uses {building}."),
            Event::Received { seat, wares, special, markers, cards, faces, .. } => {
                write!(f, "{seat} receives {}.", received(*wares, *special, *markers, cards, *faces))
            }
            Event::OwnerFee { seat, ducats, building } => {
                write!(f, "{seat} gets {ducats} ducats for the marker on {building}.")
            }
            Event::LargeOrder { seat, card, ducats, .. } | Event::SmallOrder { seat, card, ducats } => {
                write!(f, "{seat} fulfils {card} for {ducats} ducats.")
            }
            Event::PrivilegeTaken { seat, card: Some(card) } => {
                write!(f, "{seat} takes the privilege {card}.")
            }
            Event::PrivilegeTaken { seat, card: None } => {
                write!(f, "{seat} takes a privilege, if there is one.")
            }
            Event::HandedOver { from, to, wares, special, markers, cards, faces } => {
                let what = received(*wares, *special, *markers, cards, *faces);
                write!(f, "{from} hands over {what} to {to}.")
            }
            Event::ActionEnded { seat } => write!(f, "{seat} ends the action."),
            Event::TurnEnded { seat } => write!(f, "{seat} ends the turn."),
            Event::Marked { seat, street, removed, placed } => {
                write!(f, "{seat} marks {} from {street}", list(placed))?;
                if removed.is_empty() { f.write_str(".") } else { write!(f, ", clearing {}.", list(removed)) }
            }
            Event::WindowOpened { field, waiting } => write!(f, "At {field} {waiting} may speak."),
            Event::Offered { offer } => fmt_offer(offer, "offers", f),
            Event::Revealed { offer } => fmt_offer(offer, "has offered", f),
            Event::Sealed { seat, terms } => write!(f, "{seat} seals an offer: {terms}."),
            Event::MetSealed { seat, ask, .. } => write!(f, "{seat} meets ask {ask}, sealed."),
            Event::Met { ask, offer } => write!(f, "{} meets ask {ask} by {}.", offer.from, offer.number),
            Event::Asked { ask } => write!(f, "{} asks {}: {}.", ask.from, ask.number, ask.terms),
            Event::Withdrawn { seat, offer } => write!(f, "{seat} withdraws {offer}."),
            Event::Lapsed { offer, .. } => write!(f, "{offer} lapses."),
            Event::AskWithdrawn { seat, ask } => write!(f, "{seat} withdraws ask {ask}."),
            Event::AskLapsed { ask, .. } => write!(f, "Ask {ask} lapses."),
            Event::Passed { seat, .. } => write!(f, "{seat} passes."),
            Event::Accepted { seat, offer, by } => write!(f, "{seat} accepts {offer} of {by}."),
            Event::Named { seat, card: Some(card), .. } => write!(f, "{seat} names {card}."),
            Event::Named { seat, kind, card: None } => write!(f, "{seat} names a {kind}."),
            Event::Dealt { by, to, deal, .. } => write!(f, "{by} gives {to} {deal}."),
            Event::LastCall { asked } => write!(f, "Last call for messages: {asked}."),
            Event::MessageSealed { seat, card } => write!(f, "{seat} will deliver {card}."),
            Event::Done { seat } => write!(f, "{seat} is done."),
            Event::Delivered { seat, card, ducats } => {
                write!(f, "{seat} delivers {card} for {ducats} ducats.")
            }
            Event::Reshuffled { kind, cards } => {
                write!(f, "The discarded {kind}s become the draw pile: {}.", count(*cards, "card"))
            }
            Event::Scored { sheets } => {
                let totals = sheets.iter().map(|(seat, sheet)| format!("{seat} {}", sheet.total()));
                write!(f, "Final scores: {}.", list(totals))
            }
            Event::Ended { winners } => {
                let verb = |seats: SeatSet| if seats.len() == 1 { "wins" } else { "share the victory" };
                write!(f, "{winners} {}.", verb(*winners))
            }
        }
    }
}
