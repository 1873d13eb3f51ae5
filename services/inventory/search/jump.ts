import type { Cents } from "@forecourt/domain/money";
import { loanClass } from "../pricing/loan.ts";
import type { Bits } from "./bits.ts";
import type { PageRange } from "./page-range.ts";
import type { SearchRequest } from "./search-request.ts";
import { countIn, type Selection } from "./selection.ts";

/** Cars that are passed over without looking at each. */
export interface Jump {
  passed: number;
  /** For each class the price up to which (from the highest down: above which) cars are passed. */
  limits: readonly Cents[];
}

/** Nearer pages are reached sooner by walking. */
const LEAST_JUMP = 2_000;

/**
 * The largest jump that does not pass over the page: to the total or payment that no more cars come
 * before than there are to be passed. Null where walking is quicker.
 */
export function jumpTo(
  request: SearchRequest,
  fitting: Selection,
  { sort, offset }: Pick<PageRange, "sort" | "offset">,
): Jump | null {
  if (offset < LEAST_JUMP) return null;
  const { priced, loan } = request;
  const upTo = (most: Cents): Bits =>
    sort === "payment" ? priced.paymentUpTo(most, loan) : priced.totalUpTo(most);
  let low = -1;
  let high = highestTotal(request);
  const all = countIn(fitting, upTo(high));
  const isDown = sort === "priceHigh";
  const before = (most: Cents) => {
    const found = countIn(fitting, upTo(most));
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
  return { passed: before(most), limits };
}

/** No car costs more; a payment is never more than the total. */
function highestTotal({ cars, priced }: SearchRequest): Cents {
  const { orders, ranges, table } = cars.index;
  const dearest = orders.priceLow[ranges.price.known - 1];
  const price = dearest === undefined ? 0 : (table.numbers.price.at(dearest) ?? 0);
  return price + Math.max(...priced.classes.list.map(({ fee }) => fee)) + 1;
}
