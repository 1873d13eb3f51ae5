import type { RangeOption, SearchReply } from "@forecourt/contracts/areas/inventory/contracts";
import {
  boundSteps,
  type RangeName,
} from "@forecourt/contracts/areas/inventory/search/search-filter";
import type { Bits } from "../bits/bits.ts";
import { countIn } from "../bits/selection.ts";
import type { Matches } from "../filters/matches.ts";
import type { SearchRequest } from "../search/search-request.ts";

/** The options of each range filter: its steps and the chosen bound, with vehicle counts. */
export function boundOptions(request: SearchRequest, matches: Matches): SearchReply["bounds"] {
  const { cars, priced, loan, filter } = request;
  const options = (bound: RangeName, sets: readonly Bits[]): RangeOption[] => {
    const counted = matches.matchingWithout(bound);
    const steps = boundSteps[bound].map((value: number, at) => {
      const set = sets[at];
      return { value, count: set ? countIn(counted, set) : 0 };
    });
    const chosen = filter[bound];
    if (chosen === undefined || steps.some(({ value }) => value === chosen)) return steps;
    return [...steps, { value: chosen, count: matches.matching.count }].toSorted(
      (left, right) => left.value - right.value,
    );
  };
  return {
    priceMax: options("priceMax", priced.priceSteps),
    mileageMax: options("mileageMax", cars.index.sets.mileageMax),
    paymentMax: options("paymentMax", priced.paymentSteps(loan)),
  };
}
