//! The Speicherstadt: its types, and the faces of its cards.

use crate::json::{HEAD, json, object};

pub(crate) fn types() -> String {
    use speicherstadt as s;
    declare![
        s::Good,
        s::Card,
        s::Season,
        s::Face,
        s::Config,
        s::Rulings,
        table::Coins,
        s::Column,
        s::Store,
        s::Pair,
        s::Trio,
        s::Covers,
        s::Phase,
        s::Berth,
        s::Player,
        s::View,
        s::Sheet,
        s::Event,
        s::Decision,
        s::Price,
        s::Gain,
        s::AllCubes,
        s::NextFire,
        s::Figures,
        s::Outlook,
    ]
}

pub(crate) fn cards() -> String {
    let face = |card: speicherstadt::Card| {
        let mut face = serde_json::to_value(card.drawn()).expect("plain data");
        face["season"] = serde_json::to_value(card.season()).expect("plain data");
        (card.id(), json(&face))
    };
    format!(
        "{HEAD}import type {{ Card, Face, Season }} from './types';\n\n\
         export const CARDS: Record<Card, Face & {{ season: Season }}> = {};\n",
        object(speicherstadt::Card::all().map(face))
    )
}
