import { type Outcome, type Statement, unclear, understoodAs } from "../clauses/clause.ts";
import { isUpperBound, type Measure } from "./measure.ts";

/** Maximum plausible age of a car, in years. */
const MAX_AGE = 80;

/** Interprets a measure of model years or of a vehicle's age. */
export function interpretYears(measure: Measure, thisYear: number): Outcome {
  const { amount, upTo, comparison, quantity } = measure;
  if (quantity === "age") return interpretAge(measure, thisYear);
  if (amount.year === null || (upTo && upTo.year === null)) return unclear("ambiguous");
  if (upTo?.year) {
    return amount.year > upTo.year
      ? unclear("contradiction")
      : understoodAs([...yearFrom(amount.year), ...yearUntil(upTo.year)]);
  }
  switch (comparison) {
    case null:
      return understoodAs([{ key: "year", value: amount.year }]);
    case "atLeast":
    case "since":
      return understoodAs(yearFrom(amount.year));
    case "newer":
      return understoodAs(yearFrom(amount.year + 1));
    case "atMost":
    case "notNewer":
      return understoodAs(yearUntil(amount.year));
    case "older":
      return understoodAs(yearUntil(amount.year - 1));
    // "Over 2015" could start at 2015 or at 2016.
    case "over":
    case "under":
      return unclear("ambiguous");
  }
}

/** "Not older than 5 years", "newer than 5 years", "under 5 years old": all include that model year. */
function interpretAge({ amount, upTo, comparison }: Measure, thisYear: number): Outcome {
  const { value } = amount;
  if (!comparison || upTo || !Number.isInteger(value)) return unclear("ambiguous");
  if (value > MAX_AGE) return unclear("unknown");
  const isYoung = isYearWord(comparison) ? !isUpperBound(comparison) : isUpperBound(comparison);
  return understoodAs(isYoung ? yearFrom(thisYear - value) : yearUntil(thisYear - value));
}

function isYearWord(comparison: NonNullable<Measure["comparison"]>): boolean {
  return ["newer", "since", "older", "notNewer"].includes(comparison);
}

function yearFrom(value: number): Statement[] {
  return [{ key: "yearMin", value }];
}

function yearUntil(value: number): Statement[] {
  return [{ key: "yearMax", value }];
}
