import type { Condition } from "@forecourt/contracts/vehicle";
import { type Lot, lots } from "./lots.ts";
import { carMaker, type DemoCar } from "./make-car.ts";
import { roundToEnding } from "./price.ts";
import { type Random, seeded } from "./random.ts";

/** Listings of other sellers that one dealer compares its prices with. */
export interface DemoMarket {
  dealerId: string;
  lines: string[];
}

/** Name of the market data's source; a later import with this name replaces the listings. */
export const demoMarketSource = "demo-listings";

/**
 * Listings of other sellers for each car of a store: enough for a rating on most of its cars, and too few for the rare
 * ones.
 */
const LISTINGS_PER_CAR = { new: 1, used: 24, certified: 24 } as const satisfies Record<
  Condition,
  number
>;
/** Sellers ask up to a fourteenth more or less for the same car. */
const SELLERS_SPREAD = 0.07;
const WITHOUT_VIN_SHARE = 0.1;

/**
 * Listings of other sellers around the demo dealers, as JSON lines: fictional cars of the same catalog and prices as
 * the dealers' own, in the mix of each store. Always the same bytes.
 */
export function demoMarkets(): DemoMarket[] {
  const usedVins = new Set<string>();
  return [...new Set(lots.map(({ dealerId }) => dealerId))].map((dealerId) => ({
    dealerId,
    lines: lots
      .filter((lot) => lot.dealerId === dealerId)
      .flatMap((lot) => linesOf(lot, seeded(`market of ${dealerId}/${lot.storeId}`), usedVins)),
  }));
}

function linesOf(lot: Lot, random: Random, usedVins: Set<string>): string[] {
  return (["new", "used", "certified"] as const).flatMap((condition) => {
    if (lot.counts[condition] === 0) return [];
    const make = carMaker(lot, condition, usedVins);
    const length = lot.counts[condition] * LISTINGS_PER_CAR[condition];
    return Array.from({ length }, () => marketLine(make(random), lot, random));
  });
}

function marketLine(car: DemoCar, { ending }: Lot, random: Random): string {
  const { vin, condition, year, make, model, trim, mileage, price } = car;
  const factor = 1 + (random.next() + random.next() - 1) * SELLERS_SPREAD;
  const asking = condition === "new" ? price : roundToEnding(price * factor, ending);
  return JSON.stringify({
    vin: random.chance(WITHOUT_VIN_SHARE) ? null : vin,
    type: condition,
    year,
    make,
    model,
    trim,
    miles: mileage,
    asking: price === 0 ? null : asking,
  });
}
