import { MAX_AMOUNT } from "@forecourt/contracts/search-filter";
import { type Name, type Outcome, type Statement, says, unclear } from "./clause.ts";
import { isMost, type Measure } from "./measure.ts";
import { yearsSaid } from "./years.ts";

/** What is needed to read an amount. */
export interface Today {
  /** The year in which the words were typed. */
  year: number;
}

/** Below this a number without a unit could be dollars, dollars a month or anything. */
const LEAST_PRICE = 1000;

/** More months than this are none: "350 mo" is a payment. */
const MOST_MONTHS = 120;

const scores = { from: 300, to: 850 };

/** What a measure says. `named` are the models that the bare number is the name of. */
export function measureSays(measure: Measure, { year }: Today, named: readonly Name[]): Outcome {
  const { amount, upTo, comparison, about } = measure;
  const values = [amount, ...(upTo ? [upTo] : [])];
  if (measure.isTorn) return unclear("contradiction");
  if (about === "unknown" || values.some(({ value }) => value > MAX_AMOUNT))
    return unclear("unknown");
  if (measure.isAbout) return unclear("ambiguous");
  if (upTo && amount.value > upTo.value && !(amount.year && upTo.year))
    return unclear("contradiction");
  if (about === "year" || about === "age" || isOfYears(measure)) return yearsSaid(measure, year);
  switch (about) {
    case "price":
    case "budget":
      return price(measure);
    case "miles":
      return mileage(measure);
    case "payment":
      return payment(measure);
    case "month":
      return measure.isPerMonth || comparison || upTo || amount.value > MOST_MONTHS
        ? payment(measure)
        : months(measure, amount.value);
    case "months":
      return months(measure, amount.value);
    case "loanYears":
      return months(measure, amount.value * 12);
    case "cashDown":
    case "tradeEquity":
      return term(measure, about);
    case "creditScore":
      return score(measure);
    case null:
      if (!comparison && !upTo) return unclear("ambiguous", named);
      return isPrice(measure) ? price(measure) : unclear("ambiguous");
  }
}

/** "2019", "since 2020", "2019-2021", "at least 2019"; but "under 2000" could as well be a price. */
function isOfYears({ about, amount, upTo, comparison }: Measure): boolean {
  if (about !== null) return false;
  if (comparison === "newer" || comparison === "since") return true;
  if (comparison === "older" || comparison === "notNewer") return true;
  if (amount.year === null || (upTo && upTo.year === null)) return false;
  return comparison === null || (comparison === "atLeast" && amount.year % 100 !== 0);
}

function isPrice({ amount, upTo }: Measure): boolean {
  const largest = upTo ?? amount;
  if (amount.year !== null || largest.year !== null) return false;
  return (upTo ? Math.min(amount.value, upTo.value) : amount.value) >= LEAST_PRICE;
}

function price({ amount, upTo, comparison, about }: Measure): Outcome {
  if (upTo) {
    return says([
      { key: "priceMin", value: Math.ceil(amount.value) },
      { key: "priceMax", value: Math.floor(upTo.value) },
    ]);
  }
  if (!comparison && about !== "budget") return unclear("ambiguous");
  return comparison && !isMost(comparison)
    ? says([{ key: "priceMin", value: Math.ceil(amount.value) }])
    : says([{ key: "priceMax", value: Math.floor(amount.value) }]);
}

/** There is no least mileage, so a range is its upper end. */
function mileage({ amount, upTo, comparison }: Measure): Outcome {
  const most = Math.floor((upTo ?? amount).value);
  const statement: Statement = { key: "mileageMax", value: most };
  if (upTo) return says([statement], `at most ${most} miles`);
  if (!comparison) return unclear("ambiguous");
  return isMost(comparison) ? says([statement]) : unclear("unknown");
}

/** A payment that is named without a comparison is one that can be afforded, so the most. */
function payment({ amount, upTo, comparison }: Measure): Outcome {
  if (comparison && !isMost(comparison)) return unclear("unknown");
  const most = Math.floor((upTo ?? amount).value);
  return says([{ key: "paymentMax", value: most }], upTo ? `at most ${most} a month` : null);
}

function months({ comparison, upTo }: Measure, value: number): Outcome {
  if (comparison || upTo || !Number.isInteger(value)) return unclear("ambiguous");
  return value >= 1 && value <= MOST_MONTHS ? says([{ key: "months", value }]) : unclear("unknown");
}

function term({ amount, upTo, comparison }: Measure, key: "cashDown" | "tradeEquity"): Outcome {
  if (upTo || (comparison && comparison !== "atMost")) return unclear("ambiguous");
  return says([{ key, value: Math.floor(amount.value) }]);
}

/** "Credit over 700" counts on no more than is said. */
function score({ amount, upTo, comparison }: Measure): Outcome {
  const { value } = amount;
  if (upTo || !Number.isInteger(value)) return unclear("ambiguous");
  if (value < scores.from || value > scores.to) return unclear("unknown");
  return says([{ key: "creditScore", value }], comparison ? `credit score ${value}` : null);
}
