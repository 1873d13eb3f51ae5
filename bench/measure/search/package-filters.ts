import type { SearchQuery } from "@forecourt/contracts/inventory";
import { leastShownAs, mostShownAs } from "@forecourt/service-inventory/pricing/shown-dollars";
import { stretches } from "@forecourt/service-inventory/search/text/words";
import type { WhereCondition } from "@orama/orama";
import type { schema } from "./package-cars.ts";
import { loanFor } from "./pricing.ts";

type Where = WhereCondition<typeof schema>;

export interface PackageFilters {
  /** Null = every car. */
  where: Where | null;
  /** Words that all begin a word of the car. */
  term: string | null;
}

const lists = [
  ...(["bodyStyle", "make", "model", "fuelType", "drivetrain", "transmission"] as const),
  ...(["exteriorColor", "interiorColor"] as const),
];

/** A search as the package's conditions. */
export function packageFilters(query: SearchQuery): PackageFilters {
  const { condition, feature, deal, text, priceMin, priceMax, mileageMax } = query;
  const { yearMin, yearMax, paymentMax } = query;
  const parts: Where[] = lists.flatMap((key) => {
    const values = query[key];
    return values ? [{ [key]: { in: [...values] } }] : [];
  });
  if (condition) parts.push({ condition: { eq: condition } });
  if (feature) parts.push({ feature: { containsAll: [...feature] } });
  if (deal) parts.push({ deal: { containsAll: [...deal] } });
  if (priceMin !== undefined) parts.push({ total: { gte: leastShownAs(priceMin) } });
  if (priceMax !== undefined) parts.push({ total: { lte: mostShownAs(priceMax) } });
  if (mileageMax !== undefined) parts.push({ mileage: { lte: mileageMax } });
  if (yearMin !== undefined) parts.push({ year: { gte: yearMin } });
  if (yearMax !== undefined) parts.push({ year: { lte: yearMax } });
  if (paymentMax !== undefined) parts.push(paymentUpTo(query, paymentMax));
  const words = stretches(text ?? "").map(({ whole }) => whole);
  return {
    where: parts.length === 0 ? null : { and: parts },
    term: text === undefined ? null : words.join(" "),
  };
}

function paymentUpTo(query: SearchQuery, dollars: number): Where {
  const { newer, older } = loanFor(query);
  const upTo = (isNewer: boolean, total: number): Where => ({
    and: [{ isNewer }, { total: { lte: total } }],
  });
  return {
    or: [
      upTo(true, newer.largestTotal(mostShownAs(dollars))),
      upTo(false, older.largestTotal(mostShownAs(dollars))),
    ],
  };
}
