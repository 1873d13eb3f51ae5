/** Legacy ranges, `mileage=null,85000`, with the current names of their two ends. */
const ranges = {
  mileage: [null, "mileage-under"],
  price: ["price-over", "price-under"],
  year: ["year-from", "year-to"],
} as const;

const deals = "great-deals";
const oldDeals = "great_deals";

/** Query parameters of legacy addresses. */
export const legacyParameters: readonly string[] = [...Object.keys(ranges), oldDeals];

interface Address {
  segments: string[];
  query: URLSearchParams;
}

/**
 * Translates a legacy address: `great_deals/price_drop` becomes a parameter, a range two of them, and
 * underscores become hyphens. Current parameters in the same address take precedence.
 */
export function migrateLegacyParameters({ segments, query }: Address): Address {
  const today = new URLSearchParams(query);
  const hyphenated = segments.map((segment) => segment.replaceAll("_", "-"));
  const named = hyphenated.indexOf(deals);
  const inPath = named < 0 ? [] : hyphenated.splice(named, 2).slice(1);
  const inQuery = (query.get(oldDeals) ?? "").replaceAll("_", "-").split(",");
  const found = [query.get(deals) ?? "", ...inPath, ...inQuery].filter((word) => word !== "");
  if (found.length > 0) today.set(deals, found.join(","));
  for (const [name, ends] of Object.entries(ranges)) {
    const values = (query.get(name) ?? "").split(",");
    for (const [index, end] of ends.entries()) {
      if (end !== null && !today.has(end)) today.set(end, values[index] ?? "");
    }
  }
  return { segments: hyphenated, query: today };
}
