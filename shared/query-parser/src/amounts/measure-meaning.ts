import { MAX_AMOUNT } from "@forecourt/contracts/areas/inventory/search/search-filter";
import {
  type Name,
  type Outcome,
  type Statement,
  unclear,
  understoodAs,
} from "../clauses/clause.ts";
import type { Amount } from "./amount.ts";
import { interpretApproximation } from "./approximation.ts";
import { isUpperBound, type Measure } from "./measure.ts";
import { interpretYears } from "./years.ts";

/** Context for interpreting amounts. */
export interface YearContext {
  /** The current year. */
  year: number;
}

/** A smaller number without a unit is ambiguous: dollars, dollars a month or something else. */
const MIN_PRICE = 1000;

/** A larger number of months is a payment: "350 mo". */
const MAX_MONTHS = 120;

/** Prices in thousands of dollars, as shoppers shorten them: "under 10". */
const shortPrices = { from: 5, to: 60 };

const scoreRange = { from: 300, to: 850 };

/** Interprets a measure as filters. `named` are models whose name is this number. */
export function interpretMeasure(
  measure: Measure,
  { year }: YearContext,
  named: readonly Name[],
): Outcome {
  const { amount, upTo, comparison, quantity } = measure;
  const values = [amount, ...(upTo ? [upTo] : [])];
  if (measure.isConflicting) return unclear("contradiction");
  if (quantity === "unknown" || values.some(({ value }) => value > MAX_AMOUNT))
    return unclear("unknown");
  if (measure.isApproximate) return interpretApproximation(measure, year);
  if (upTo && amount.value > upTo.value && !(amount.year && upTo.year))
    return unclear("contradiction");
  if (quantity === "year" || quantity === "age" || isYearMeasure(measure))
    return interpretYears(measure, year);
  switch (quantity) {
    case "price":
    case "budget":
      return price(measure);
    case "miles":
      return mileage(measure);
    case "payment":
      return payment(measure);
    case "month":
      return measure.isPerMonth || comparison || upTo || amount.value > MAX_MONTHS
        ? payment(measure)
        : months(measure, amount.value);
    case "months":
      return months(measure, amount.value);
    case "loanYears":
      return months(measure, amount.value * 12);
    case "cashDown":
    case "tradeEquity":
      return term(measure, quantity);
    case "creditScore":
      return score(measure);
    case "mpg":
      return understoodAs([{ key: "sort", value: "mpg" }], "best gas mileage first");
    case null:
      if (!comparison && !upTo) return unclear("ambiguous", named);
      return looksLikePrice(measure) ? price(measure) : priceInThousands(measure);
  }
}

/** "2019", "since 2020", "2019-2021", "at least 2019". "Under 2000" could also be a price. */
function isYearMeasure({ quantity, amount, upTo, comparison }: Measure): boolean {
  if (quantity !== null) return false;
  if (comparison === "newer" || comparison === "since") return true;
  if (comparison === "older" || comparison === "notNewer") return true;
  if (amount.year === null || (upTo && upTo.year === null)) return false;
  return comparison === null || (comparison === "atLeast" && amount.year % 100 !== 0);
}

function looksLikePrice({ amount, upTo }: Measure): boolean {
  const largest = upTo ?? amount;
  if (amount.year !== null || largest.year !== null) return false;
  return (upTo ? Math.min(amount.value, upTo.value) : amount.value) >= MIN_PRICE;
}

/** "Under 10", "between 10 and 15": shoppers mean thousands of dollars. */
function priceInThousands(measure: Measure): Outcome {
  const { amount, upTo } = measure;
  const isShort = ({ value, isMoney }: Amount) =>
    !isMoney && value >= shortPrices.from && value <= shortPrices.to;
  if (!isShort(amount) || (upTo && !isShort(upTo))) return unclear("ambiguous");
  const inDollars = (one: Amount) => ({ ...one, value: one.value * 1000 });
  return price({ ...measure, amount: inDollars(amount), upTo: upTo && inDollars(upTo) });
}

function price({ amount, upTo, comparison, quantity }: Measure): Outcome {
  if (upTo) {
    return understoodAs([
      { key: "priceMin", value: Math.ceil(amount.value) },
      { key: "priceMax", value: Math.floor(upTo.value) },
    ]);
  }
  if (!comparison && quantity !== "budget") return unclear("ambiguous");
  return comparison && !isUpperBound(comparison)
    ? understoodAs([{ key: "priceMin", value: Math.ceil(amount.value) }])
    : understoodAs([{ key: "priceMax", value: Math.floor(amount.value) }]);
}

/** There is no filter for minimum mileage, so only the upper end of a range is used. */
function mileage({ amount, upTo, comparison }: Measure): Outcome {
  const most = Math.floor((upTo ?? amount).value);
  const statement: Statement = { key: "mileageMax", value: most };
  if (upTo) return understoodAs([statement], `at most ${most} miles`);
  if (!comparison) return unclear("ambiguous");
  return isUpperBound(comparison) ? understoodAs([statement]) : unclear("unknown");
}

/** A payment without a comparison is the maximum that the shopper can afford. */
function payment({ amount, upTo, comparison }: Measure): Outcome {
  if (comparison && !isUpperBound(comparison)) return unclear("unknown");
  const most = Math.floor((upTo ?? amount).value);
  return understoodAs(
    [{ key: "paymentMax", value: most }],
    upTo ? `at most ${most} a month` : null,
  );
}

function months({ comparison, upTo }: Measure, value: number): Outcome {
  if (comparison || upTo || !Number.isInteger(value)) return unclear("ambiguous");
  return value >= 1 && value <= MAX_MONTHS
    ? understoodAs([{ key: "months", value }])
    : unclear("unknown");
}

function term({ amount, upTo, comparison }: Measure, key: "cashDown" | "tradeEquity"): Outcome {
  if (upTo || (comparison && comparison !== "atMost")) return unclear("ambiguous");
  return understoodAs([{ key, value: Math.floor(amount.value) }]);
}

/** "Credit over 700" is interpreted as a score of 700. */
function score({ amount, upTo, comparison }: Measure): Outcome {
  const { value } = amount;
  if (upTo || !Number.isInteger(value)) return unclear("ambiguous");
  if (value < scoreRange.from || value > scoreRange.to) return unclear("unknown");
  return understoodAs([{ key: "creditScore", value }], comparison ? `credit score ${value}` : null);
}
