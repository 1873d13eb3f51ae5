import { Condition } from "@forecourt/contracts/vehicle";
import type { Lot } from "./lots.ts";
import { carMaker, type DemoCar } from "./make-car.ts";
import { roundToEnding } from "./price.ts";
import type { Random } from "./random.ts";

/** A car and its dates in stock, as days relative to the demo's date: -30 is 30 days before it. */
export interface LotCar extends DemoCar {
  stockNumber: string;
  arrived: number;
  /** First day on which it is no longer for sale; null = for sale today. */
  gone: number | null;
  /** Temporarily not for sale (a sale fell through): from the first day until before the second. */
  away: { from: number; to: number } | null;
  /** Earlier prices, oldest first, each valid until before that day. */
  earlier: { until: number; price: number }[];
}

const MAX_DAYS_ON_LOT = 110;
const MAX_DAYS_SINCE_SOLD = 29;
/** Cars sold in the last month, as a share of the cars for sale. */
const SOLD_SHARE = 0.24;
const REDUCED_SHARE = 0.55;
const RETURNED_SHARE = 0.008;
const FIRST_STOCK_NUMBER = 1_000;

/** All cars that were in stock during the last month, by arrival. */
export function lotHistory(lot: Lot, random: Random, usedVins: Set<string>): LotCar[] {
  const cars = Condition.options.flatMap((condition) => {
    const make = carMaker(lot, condition, usedVins);
    const forSale = lot.counts[condition];
    const sold = Math.round(forSale * SOLD_SHARE);
    return Array.from({ length: forSale + sold }, (_, index) => {
      return withTime(make(random), index >= forSale, lot, random);
    });
  });
  cars.sort((a, b) => a.arrived - b.arrived || (a.vin < b.vin ? -1 : 1));
  return cars.map((car, index) => ({ ...car, stockNumber: stockNumber(lot, car, index) }));
}

function withTime(car: DemoCar, sold: boolean, lot: Lot, random: Random): LotCar {
  const gone = sold ? -random.between(0, MAX_DAYS_SINCE_SOLD) : null;
  const last = gone ?? 0;
  const arrived = Math.min(last - (sold ? 1 : 0), last - random.between(0, MAX_DAYS_ON_LOT + last));
  const returned = !sold && arrived < -30 && random.chance(RETURNED_SHARE);
  const away = returned ? { from: -random.between(11, 18), to: -random.between(1, 8) } : null;
  const earlier = earlierPrices(car, { arrived, last }, lot, random);
  return { ...car, stockNumber: "", arrived, gone, away, earlier };
}

/** Used cars in stock for weeks are reduced, except those with "Call for Price". */
function earlierPrices(
  car: DemoCar,
  { arrived, last }: { arrived: number; last: number },
  lot: Lot,
  random: Random,
): LotCar["earlier"] {
  const reduced = random.chance(REDUCED_SHARE);
  const until = arrived + random.between(14, 60);
  const more = 1.02 + random.next() * 0.05;
  if (!reduced || car.price === 0 || car.condition === "new" || until > last) return [];
  return [{ until, price: roundToEnding(car.price * more + 400, lot.ending) }];
}

function stockNumber(lot: Lot, car: DemoCar, index: number): string {
  const kind = { new: "N", certified: "C", used: "U" }[car.condition];
  return `${lot.stockPrefix}${kind}${FIRST_STOCK_NUMBER + index * 3}`;
}
