import type { Cents } from "@forecourt/domain/money";
import type { Bits } from "../bits/bits.ts";
import { countIn, type Selection } from "../bits/selection.ts";
import type { SearchRequest } from "../search/search-request.ts";
import type { PageRange } from "./page-range.ts";

/** Results skipped without visiting each row. */
export interface Skip {
  skipped: number;
  /** By class, the price up to which (descending: above which) rows are skipped. */
  priceLimits: readonly Cents[];
}

/** Below this offset, a linear scan is faster. */
const MIN_SKIP = 2_000;

/**
 * The largest skip that does not overshoot `offset`, found by binary search on the total or payment. Null
 * if a linear scan is faster.
 */
export function findSkip(
  request: SearchRequest,
  matching: Selection,
  { sort, offset }: Pick<PageRange, "sort" | "offset">,
): Skip | null {
  if (offset < MIN_SKIP) return null;
  const { priced, loan } = request;
  const upTo = (most: Cents): Bits =>
    sort === "payment" ? priced.paymentUpTo(most, loan) : priced.totalUpTo(most);
  let low = -1;
  let high = maxTotal(request);
  const all = countIn(matching, upTo(high));
  const isDown = sort === "priceHigh";
  const before = (most: Cents) => {
    const found = countIn(matching, upTo(most));
    return isDown ? all - found : found;
  };
  // Ascending: the highest amount with at most `offset` results before it; descending: the lowest.
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (before(middle) <= offset === isDown) high = middle;
    else low = middle;
  }
  const most = isDown ? high : low;
  const limits = priced.classes.list.map((one) => {
    const total = sort === "payment" ? loan.classOf(one.year).largestTotal(most) : most;
    return total - one.fee;
  });
  return { skipped: before(most), priceLimits: limits };
}

/** Upper bound of totals, and so of payments. */
function maxTotal({ cars, priced }: SearchRequest): Cents {
  const { orders, ranges, table } = cars.index;
  const dearest = orders.priceLow[ranges.price.known - 1];
  const price = dearest === undefined ? 0 : (table.numbers.price.at(dearest) ?? 0);
  return price + Math.max(...priced.classes.list.map(({ fee }) => fee)) + 1;
}
