import { addDays } from "./dates.ts";
import { seeded } from "./random.ts";
import type { OfferedCar } from "./snapshot.ts";

/** The year of the newest demo models; older new cars get more off. */
const NEWEST_YEAR = 2026;
const TRANSIT_FROM_YEAR = 2025;
const IN_TRANSIT_SHARE = 0.3;
/** A car in transit was listed at most this many days ago. */
const MAX_TRANSIT_DAYS = 40;

/** Programs that only some buyers qualify for, in dollars. */
const conditionalPrograms = [
  ["Military appreciation", 500],
  ["Recent college graduate", 500],
  ["Returning owner loyalty", 750],
] as const;

/** The same columns for a used car: a column that no row has is an error of the feed. */
export const noNewCarOffer = {
  msrp: "",
  cash_offers: [],
  other_offers: [],
  status: "In Stock",
  expected: "",
};

/**
 * Columns of a new car: MSRP, incentives for every buyer and for some buyers, and whether it has arrived. Seeded by the
 * VIN, so that the other facts of all cars stay the same. The price is after discount and cash.
 */
export function newCarOffer({ vin, year, price, arrived }: OfferedCar, date: string) {
  const random = seeded(`${vin}/offer`);
  const isOutgoing = year < NEWEST_YEAR;
  const discount = random.between(isOutgoing ? 8 : 0, isOutgoing ? 30 : 12) * 50;
  const cash = isOutgoing && random.chance(0.7) ? random.between(2, 6) * 250 : 0;
  const inTransit =
    year >= TRANSIT_FROM_YEAR && arrived > -MAX_TRANSIT_DAYS && random.chance(IN_TRANSIT_SHARE);
  const ends = addDays(date, 38);
  const programs = conditionalPrograms.filter(() => random.chance(0.45));
  return {
    msrp: price === 0 ? "" : `$${price + discount + cash}`,
    cash_offers: cash === 0 ? [] : [{ label: "Customer cash", amount: `$${cash}`, ends }],
    other_offers: programs.map(([label, amount]) => ({ label, amount: `$${amount}`, ends })),
    status: inTransit ? "In Transit" : "In Stock",
    expected: inTransit ? addDays(date, random.between(6, 24)) : "",
  };
}
