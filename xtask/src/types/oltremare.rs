//! Oltremare: its types, and what is printed in its boxes for drawing: cards, goods, ports, routes, coasts. The rules know no
//! coordinates, so this reads the data file.

use serde::{Deserialize, Serialize};

use crate::json::{HEAD, json, rows};

const DATA: &str = include_str!("../../../crates/oltremare/data/oltremare.toml");

#[derive(Deserialize)]
struct Box {
    symbols: Vec<Symbol>,
    goods: Vec<Good>,
    harbour_tokens: Vec<Token>,
    cards: Vec<Card>,
    ports: Vec<Port>,
    routes: Vec<Route>,
    land: Vec<Land>,
    negotiation: Negotiation,
}

#[derive(Deserialize)]
struct Negotiation {
    max_cards_per_side: u8,
    max_ducats_per_offer: u8,
}

#[derive(Deserialize)]
struct Symbol {
    id: String,
}

#[derive(Deserialize)]
struct Token {
    id: String,
}

#[derive(Deserialize, Serialize)]
struct Good {
    #[serde(skip_serializing)]
    ruleset: String,
    #[serde(rename(serialize = "good"))]
    id: String,
    class: String,
    count: u8,
    payout: Vec<i32>,
    colour: String,
}

#[derive(Deserialize, Serialize)]
struct Card {
    #[serde(skip_serializing)]
    id: String,
    class: String,
    load: u8,
    lions: u8,
    symbols: Vec<String>,
    port: Option<String>,
}

#[derive(Deserialize, Serialize)]
struct Port {
    id: String,
    name: String,
    region: String,
    x: i32,
    y: i32,
}

#[derive(Deserialize, Serialize)]
struct Route {
    ends: [String; 2],
    #[serde(default)]
    via: Vec<[i32; 2]>,
}

#[derive(Deserialize)]
struct Land {
    points: Vec<[i32; 2]>,
}

const DECLARATIONS: &str = "\
import type { Card, Good, Port, Ruleset, Symbol, Token } from './types';

/** A place on the map, 1000 wide and 600 high. */
export type Point = [number, number];

export interface CardFace {
  class: string;
  load: number;
  lions: number;
  symbols: Symbol[];
  port: Port | null;
}

export interface GoodFace {
  good: Good;
  class: string;
  count: number;
  payout: number[];
  colour: string;
}
";

pub(crate) fn types() -> String {
    use oltremare as o;
    declare![
        o::Ruleset,
        o::Good,
        o::Symbol,
        o::ClaimedSymbols,
        o::Token,
        o::Port,
        o::Card,
        o::Config,
        o::Rulings,
        table::Account,
        table::OfferNumber,
        table::OfferLimits,
        table::Offer<o::SeenTerms>,
        o::Load,
        o::Claim,
        o::Given,
        o::Slot,
        o::Proposal,
        o::Source,
        o::SeenCard,
        o::SeenTerms,
        o::Announcement,
        o::Phase,
        o::Turn,
        o::SeenPlayer,
        o::Revealed,
        o::SentView,
        o::Group,
        o::Part,
        o::Sheet,
        o::Event,
        o::Decision,
        o::Landfall,
        o::Order,
        o::Plan,
        o::Figures,
        o::Outlook,
    ]
}

pub(crate) fn cards() -> Result<String, String> {
    let data: Box = toml::from_str(DATA).map_err(|error| format!("oltremare.toml: {error}"))?;
    let symbols: Vec<&str> = data.symbols.iter().map(|symbol| symbol.id.as_str()).collect();
    let tokens: Vec<&str> = data.harbour_tokens.iter().map(|token| token.id.as_str()).collect();
    let cards: String = data.cards.iter().map(|card| format!("  {}: {},\n", card.id, json(card))).collect();
    let goods = ["mtm2004", "amigo2005"].map(|ruleset| {
        let goods = data.goods.iter().filter(|good| good.ruleset == ruleset);
        format!("  {ruleset}: [\n{}  ],\n", rows("    ", goods))
    });
    let Negotiation { max_cards_per_side: cards_per_side, max_ducats_per_offer: ducats_per_offer } =
        data.negotiation;
    Ok(format!(
        "{HEAD}{DECLARATIONS}
/** In the order of resolution. */
export const SYMBOLS: Symbol[] = {symbols};
export const TOKENS: Token[] = {tokens};

/** OLT-5.30: how much one side of an offer may name. */
export const CARDS_PER_SIDE = {cards_per_side};
export const DUCATS_PER_OFFER = {ducats_per_offer};

export const CARDS: Record<Card, CardFace> = {{
{cards}}};

/** From the rarest to the commonest. */
export const GOODS: Record<Ruleset, GoodFace[]> = {{
{goods}}};

export const PORTS: {{ id: Port; name: string; region: string; x: number; y: number }}[] = [
{ports}];

export const ROUTES: {{ ends: [Port, Port]; via: Point[] }}[] = [
{routes}];

/** Coastlines, closed. */
export const LANDS: Point[][] = [
{lands}];
",
        symbols = json(&symbols),
        tokens = json(&tokens),
        goods = goods.concat(),
        ports = rows("  ", &data.ports),
        routes = rows("  ", &data.routes),
        lands = rows("  ", data.land.iter().map(|land| &land.points)),
    ))
}
