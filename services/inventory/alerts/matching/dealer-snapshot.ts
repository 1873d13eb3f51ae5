import type { DealerConfig } from "@forecourt/contracts/dealer-config";
import type { SiteContext } from "@forecourt/contracts/site";
import { dayAfter, wallTimeAt } from "@forecourt/domain/appointments/store-clock";
import type { DealerIndex, GatedInventory, Pricing } from "@forecourt/search-index";
import type { Dealers } from "@forecourt/service-kit/dealers/dealers";
import { gatedConditions } from "../../gated/gated-inventory.ts";
import { pricingOf } from "../../pricing/dealer-pricing.ts";
import type { AlertDeps } from "../alert-deps.ts";
import { type Listings, loadListings } from "./listings.ts";

/** A dealer's cars at one change number, as the digests of one run see them. */
export interface DealerSnapshot {
  dealerId: string;
  /** The change number of `cars`. */
  seq: number;
  cars: DealerIndex;
  listings: Listings;
  pricing: Pricing;
  site: SiteContext;
  config: DealerConfig;
  stores: readonly string[];
  /** Early-access cars on a day; null = the dealer has none. */
  gatedOn(day: string): GatedInventory | null;
  today: string;
}

/** Null = the inventory is still being read. */
export async function loadSnapshot(
  { database, inventory, dealers: source, now }: AlertDeps,
  dealerId: string,
): Promise<DealerSnapshot | null> {
  const seq = inventory.latestChange();
  const cars = inventory.indexFor(dealerId);
  if (seq === null || cars === null) return null;
  const dealers = source.current();
  const tenant = { dealerId, storeId: null };
  const config = dealers.config(tenant);
  return {
    dealerId,
    seq,
    cars,
    listings: await loadListings(database, dealerId),
    pricing: pricingOf(dealers, tenant),
    site: dealers.site(tenant),
    config,
    stores: dealers.stores(dealerId),
    gatedOn: (day) => gatedOn(dealers, dealerId, day),
    today: wallTimeAt(now(), config.company.timezone).day,
  };
}

export function gatedOn(
  dealers: Pick<Dealers, "config">,
  dealerId: string,
  day: string,
): GatedInventory | null {
  const { inventory } = dealers.config({ dealerId, storeId: null });
  const conditions = gatedConditions(inventory);
  if (conditions.length === 0) return null;
  return { firstSeenAfter: dayAfter(day, -inventory.earlyAccessDays), conditions };
}
