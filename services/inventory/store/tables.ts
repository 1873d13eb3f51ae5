import type { VehicleDetail } from "@forecourt/contracts/vehicle";
import type { Generated } from "kysely";
import type { AlertTables } from "./alert-tables.ts";
import type { FeedTables } from "./feed-tables.ts";
import type { MarketTables } from "./market-tables.ts";

type Fact<K extends keyof VehicleDetail> = VehicleDetail[K];

/** A row of `inventory_vehicles`. Lists are JSON texts. */
export interface VehicleRow {
  dealer_id: string;
  store_id: string;
  vin: string;
  stock_number: string | null;
  status: Fact<"status">;
  condition: Fact<"condition">;
  year: number;
  make: string;
  make_slug: string;
  model: string;
  model_slug: string;
  trim: string | null;
  body_style: Fact<"bodyStyle">;
  mileage: number | null;
  price: number | null;
  price_before: number | null;
  exterior_color: string | null;
  exterior_hex: string | null;
  interior_color: string | null;
  fuel_type: Fact<"fuelType">;
  drivetrain: Fact<"drivetrain">;
  transmission: Fact<"transmission">;
  engine: string | null;
  doors: number | null;
  city_mpg: number | null;
  highway_mpg: number | null;
  features: string;
  /** Additional images; the three columns below have those of the other sources. */
  images: string;
  custom_background_images: string;
  preview_images: string;
  evox_images: string;
  decoded: string;
  msrp: number | null;
  incentives: string;
  availability: Fact<"availability">;
  expected_on: string | null;
  window_sticker: string | null;
  owners: number | null;
  accidents: number | null;
  title_status: Fact<"titleStatus">;
  prior_use: Fact<"priorUse">;
  description: string | null;
  first_seen: string;
  sold_on: string | null;
  change_seq: number;
  /** The change number of its last arrival: when it was added, or was for sale again. */
  listed_seq: number;
}

/** One price of a vehicle; the first is the initial price. */
export interface PriceHistoryRow {
  dealer_id: string;
  store_id: string;
  vin: string;
  change_seq: number;
  date: string;
  price: number | null;
}

/** One import. `counts` and `oddities` are JSON; `forced` is 0 or 1. */
export interface ImportRow {
  id: string;
  dealer_id: string;
  store_id: string;
  snapshot: string;
  file_name: string;
  file_digest: string;
  mapping: string;
  counts: string;
  forced: number;
  finished_at: string;
  /** Missing in an insert = `applied`. */
  outcome: Generated<"applied" | "held">;
  oddities: Generated<string>;
  /** Why it was forced. */
  reason: string | null;
  /** The change numbers that it has taken: above the first, up to the last. Null = it changed nothing, or was held. */
  first_seq: number | null;
  last_seq: number | null;
  undone_at: string | null;
}

export interface InventoryTables extends MarketTables, AlertTables, FeedTables {
  inventory_vehicles: VehicleRow;
  /** Vehicles as they were before the last import of their store. */
  inventory_replaced: VehicleRow;
  /** Vehicles that an undone import had added, as sold, so that readers of changes drop them. */
  inventory_removed: VehicleRow;
  inventory_price_history: PriceHistoryRow;
  inventory_imports: ImportRow;
  inventory_change_counter: { id: number; value: number };
}
