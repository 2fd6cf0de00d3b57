// provisional
export type Seat = number;
export type Building = "villa_ricci" | "coach_house" | "park" | "villa_colini" | "metal_warehouse" | "taverna" | "cloth_warehouse" | "villa_zasteri" | "palazzo" | "harbour" | "villa_monetti" | "grain_warehouse" | "trattoria" | "spice_warehouse" | "guild_hall" | "town_hall" | "post_station" | "cathedral";
export type Ware = "silver" | "copper" | "salt" | "pepper" | "wheat" | "rice" | "linen" | "silk";
export type Special = "any_start" | "any_ware" | "extra_action" | "building_action" | "exchange";
export type CardKind = "large_order" | "small_order" | "message" | "privilege";
export type Field = string;
export type Card = string;
export type Action = { "draw": { kind: CardKind, count: number } } | { "markers": { count: number } } | { "special": Special } | { "wares": [Ware, Ware] } | "villa";
export type Face = { "large_order": { villa: Building, wares: [Ware, Ware, Ware] } } | { "small_order": { building: Building, ware: Ware } } | { "message": { buildings: [Building, Building] } } | { "privilege": { building: Building } };
