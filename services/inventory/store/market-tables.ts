import type { Condition } from "@forecourt/contracts/vehicle";

/** A listing of another seller. Price in cents, mileage in miles, dates `YYYY-MM-DD`. */
export interface MarketRow {
  /** The dealer whose prices are compared with it. */
  dealer_id: string;
  source: string;
  /** Line in the source's file. */
  line: number;
  vin: string | null;
  year: number;
  make: string;
  make_slug: string;
  model: string;
  model_slug: string;
  trim: string | null;
  mileage: number | null;
  price: number;
  condition: Condition;
  seen_on: string;
}

/** A source of a dealer's market data, and the result of its last import. `counts` is JSON. */
export interface MarketSourceRow {
  dealer_id: string;
  source: string;
  /** The newest day of its listings; "" while the first import runs. */
  seen_on: string;
  listings: number;
  file_name: string;
  file_digest: string;
  mapping: string;
  counts: string;
  finished_at: string;
}

export interface MarketTables {
  inventory_market: MarketRow;
  inventory_market_sources: MarketSourceRow;
}
