import { type Outcome, unclear, understoodAs } from "../clauses/clause.ts";
import type { Measure } from "./measure.ts";

/** "Around" means up to ten percent more or less. */
const TOLERANCE = 0.1;

/** A smaller number without a unit could be anything, see `measure-meaning`. */
const MIN_PRICE = 1000;

/** "Around 15k", "about 350 a month", "around 60k miles", "around 2018". */
export function interpretApproximation(measure: Measure, thisYear: number): Outcome {
  const { amount, upTo, comparison, quantity } = measure;
  if (upTo || comparison) return unclear("ambiguous");
  const low = Math.round(amount.value * (1 - TOLERANCE));
  const high = Math.round(amount.value * (1 + TOLERANCE));
  switch (quantity) {
    case "miles":
      return understoodAs([{ key: "mileageMax", value: high }]);
    case "payment":
      return understoodAs([{ key: "paymentMax", value: high }]);
    case "year":
    case "price":
    case "budget":
    case null:
      if (amount.year !== null) return aroundYear(amount.year, thisYear);
      if (quantity === "year" || amount.value < MIN_PRICE) return unclear("ambiguous");
      return understoodAs([
        { key: "priceMin", value: low },
        { key: "priceMax", value: high },
      ]);
    default:
      return unclear("ambiguous");
  }
}

function aroundYear(year: number, thisYear: number): Outcome {
  return understoodAs([
    { key: "yearMin", value: year - 1 },
    { key: "yearMax", value: Math.min(year + 1, thisYear + 1) },
  ]);
}
