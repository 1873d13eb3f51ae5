import type { Cents } from "@forecourt/domain/money";
import type { Bits } from "../bits/bits.ts";
import { countIn, type Selection } from "../bits/selection.ts";
import { loanClass } from "../pricing/loan.ts";
import type { SearchRequest } from "../search/search-request.ts";
import type { PageRange } from "./page-range.ts";

/** Cars that are passed over without looking at each. */
export interface Skip {
  skipped: number;
  /** For each class the price up to which (from the highest down: above which) cars are passed. */
  priceLimits: readonly Cents[];
}

/** Nearer pages are reached sooner by walking. */
const MIN_SKIP = 2_000;

/**
 * The largest jump that does not pass over the page: to the total or payment that no more cars come
 * before than there are to be passed. Null where walking is quicker.
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
  // Upwards the highest that not too many come before, downwards the lowest.
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (before(middle) <= offset === isDown) high = middle;
    else low = middle;
  }
  const most = isDown ? high : low;
  const limits = priced.classes.list.map((one) => {
    const total = sort === "payment" ? loanClass(loan, one).largestTotal(most) : most;
    return total - one.fee;
  });
  return { skipped: before(most), priceLimits: limits };
}

/** No car costs more; a payment is never more than the total. */
function maxTotal({ cars, priced }: SearchRequest): Cents {
  const { orders, ranges, table } = cars.index;
  const dearest = orders.priceLow[ranges.price.known - 1];
  const price = dearest === undefined ? 0 : (table.numbers.price.at(dearest) ?? 0);
  return price + Math.max(...priced.classes.list.map(({ fee }) => fee)) + 1;
}
