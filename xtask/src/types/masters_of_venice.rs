//! Masters of Venice: its types, and what is printed in its box for drawing: goods and who buys them, places, tiles, guild orders, the canal.

use masters_of_venice::{Character, Company, Dock, Favor, Good, GuildOrder, Place, Shop, is_bid_space};
use serde::de::IgnoredAny;
use serde::{Deserialize, Serialize};

use crate::json::{HEAD, json, object};

const DATA: &str = include_str!("../../../crates/masters-of-venice/data/masters-of-venice.toml");

#[derive(Deserialize)]
struct Box {
    canal: Vec<IgnoredAny>,
    bidding: Bidding,
    menus: Menus,
}

#[derive(Deserialize)]
struct Bidding {
    step: u32,
}

#[derive(Deserialize)]
struct Menus {
    bid_in_steps_from_cash: u32,
}

#[derive(Serialize)]
struct Tile {
    price: u32,
    orders: u8,
}

pub(crate) fn types() -> String {
    use masters_of_venice as m;
    declare![
        m::Good,
        m::Shop,
        m::Office,
        m::Company,
        m::Place,
        m::Dock,
        m::Character,
        m::Favor,
        m::GuildOrder,
        m::Ducats,
        m::Config,
        m::Rulings,
        m::Phase,
        m::Round,
        m::Role,
        m::SubAction,
        m::Turn,
        m::Run,
        m::Player,
        m::Board,
        m::Revealed,
        m::View,
        m::Way,
        m::Effect,
        m::Peg,
        m::Answer,
        m::Decision,
        m::Spot,
        m::Sheet,
        m::Event,
        m::Sale,
        m::Waiting,
        m::Figures,
        m::Forgone,
        m::Outlook,
    ]
}

pub(crate) fn cards() -> Result<String, String> {
    let data: Box = toml::from_str(DATA).map_err(|error| format!("masters-of-venice.toml: {error}"))?;
    let Bidding { step: bid_step } = data.bidding;
    let Menus { bid_in_steps_from_cash: bid_in_steps_from } = data.menus;
    let spaces = u8::try_from(data.canal.len()).map_err(|error| format!("canal: {error}"))?;
    let bids: Vec<u8> = (1..=spaces).filter(|space| is_bid_space(*space)).collect();
    let shared: Vec<Place> = Place::ALL.into_iter().filter(|place| place.is_shared()).collect();
    let shops = object(Shop::ALL.map(|shop| (shop.name(), json(&shop.good()))));
    let tile = |favor: Favor| Tile { price: favor.price(), orders: favor.most() };
    let favors = object(Favor::ALL.map(|favor| (favor.name(), json(&tile(favor)))));
    let needs = |order: GuildOrder| order.needs().iter().collect::<Vec<Good>>();
    let orders = object(GuildOrder::ALL.map(|order| (order.name(), json(&needs(order)))));
    Ok(format!(
        "{HEAD}import type {{ Character, Company, Dock, Favor, Good, GuildOrder, Place, Shop }} from './types';\n\n\
         export const GOODS: Good[] = {};\n\
         export const SHOPS: Shop[] = {};\n\
         export const COMPANIES: Company[] = {};\n\
         export const DOCKS: Dock[] = {};\n\
         export const PLACES: Place[] = {};\n\
         export const CHARACTERS: Character[] = {};\n\
         /** Where everybody may act once somebody comes. */\n\
         export const SHARED: Place[] = {};\n\
         /** What a shop buys. */\n\
         export const BUYS: Record<Shop, Good> = {shops};\n\
         export const FAVORS: Record<Favor, {{ price: number; orders: number }}> = {favors};\n\
         export const NEEDS: Record<GuildOrder, Good[]> = {orders};\n\
         export const SPACES = {spaces};\n\
         export const BID_SPACES: number[] = {};\n\
         /** Bids are multiples of this. */\n\
         export const BID_STEP = {bid_step};\n\
         /** MOV-4.57: who has so much bids in two steps, the multiple of this first. */\n\
         export const BID_IN_STEPS_FROM = {bid_in_steps_from};\n",
        json(&Good::ALL),
        json(&Shop::ALL),
        json(&Company::ALL),
        json(&Dock::ALL),
        json(&Place::ALL),
        json(&Character::ALL),
        json(&shared),
        json(&bids),
    ))
}
