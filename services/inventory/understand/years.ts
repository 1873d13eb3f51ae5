import { type Outcome, type Statement, says, unclear } from "./clause.ts";
import { isMost, type Measure } from "./measure.ts";

/** Older than this is no age of a car for sale. */
const OLDEST = 80;

/** What a measure of model years or of a car's age says. */
export function yearsSaid(measure: Measure, thisYear: number): Outcome {
  const { amount, upTo, comparison, about } = measure;
  if (about === "age") return aged(measure, thisYear);
  if (amount.year === null || (upTo && upTo.year === null)) return unclear("ambiguous");
  if (upTo?.year) {
    return amount.year > upTo.year
      ? unclear("contradiction")
      : says([...from(amount.year), ...until(upTo.year)]);
  }
  switch (comparison) {
    case null:
      return says([{ key: "year", value: amount.year }]);
    case "atLeast":
    case "since":
      return says(from(amount.year));
    case "newer":
      return says(from(amount.year + 1));
    case "atMost":
    case "notNewer":
      return says(until(amount.year));
    case "older":
      return says(until(amount.year - 1));
    // "Over 2015": from 2015 or from 2016?
    case "over":
    case "under":
      return unclear("ambiguous");
  }
}

/** "Not older than 5 years", "newer than 5 years", "under 5 years old": all with the model year included. */
function aged({ amount, upTo, comparison }: Measure, thisYear: number): Outcome {
  const { value } = amount;
  if (!comparison || upTo || !Number.isInteger(value)) return unclear("ambiguous");
  if (value > OLDEST) return unclear("unknown");
  const isYoung = isYearWord(comparison) ? !isMost(comparison) : isMost(comparison);
  return says(isYoung ? from(thisYear - value) : until(thisYear - value));
}

function isYearWord(comparison: NonNullable<Measure["comparison"]>): boolean {
  return ["newer", "since", "older", "notNewer"].includes(comparison);
}

function from(value: number): Statement[] {
  return [{ key: "yearMin", value }];
}

function until(value: number): Statement[] {
  return [{ key: "yearMax", value }];
}
