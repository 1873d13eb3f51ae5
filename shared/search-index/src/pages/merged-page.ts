import { forEachBit, hasBit } from "../bits/bits.ts";
import type { Selection } from "../bits/selection.ts";
import { compareVins } from "../columns/vin-column.ts";
import type { PriceClass } from "../pricing/price-classes.ts";
import type { InventoryIndex } from "../rows/inventory-index.ts";
import type { SearchRequest } from "../search/search-request.ts";
import type { PageRange } from "./page-range.ts";
import { ascend, descend, type NextRow } from "./run-cursor.ts";
import { findSkip, type Skip } from "./skip.ts";

/** Up to this many matches are sorted directly, which is faster than merging runs. */
const MAX_SORT_ROWS = 1_000;

/** A row with its primary and secondary sort key, ascending; ties are broken by VIN and store. */
interface SortEntry {
  row: number;
  first: number;
  second: number;
}

/**
 * A page sorted by total or payment if fees or rates differ: within a price class both follow the price,
 * so the sorted runs of the classes are merged. Vehicles without a price come last.
 */
export function mergedPage(
  request: SearchRequest,
  matching: Selection,
  range: PageRange,
): number[] {
  return matching.count <= MAX_SORT_ROWS
    ? sortedPage(request, matching, range)
    : pageOfRuns(request, matching, range);
}

function sortedPage(
  request: SearchRequest,
  { bits }: Selection,
  { sort, offset, limit }: PageRange,
): number[] {
  const { table } = request.cars.index;
  const { list, of } = request.priced.classes;
  const keys = list.map((one) => sortKeys(request, one, sort));
  const entries: SortEntry[] = [];
  forEachBit(bits, (row) => {
    const entry: SortEntry = { row, first: Infinity, second: Infinity };
    const price = table.numbers.price.values[row] as number;
    if (price >= 0) keys[of?.[row] ?? 0]?.(entry, price);
    entries.push(entry);
  });
  entries.sort((left, right) => compareEntries(left, right, table));
  return entries.slice(offset, offset + limit).map(({ row }) => row);
}

function pageOfRuns(
  request: SearchRequest,
  matching: Selection,
  { sort, offset, limit }: PageRange,
): number[] {
  const { orders, ranges, table } = request.cars.index;
  const { bits } = matching;
  const page: number[] = [];
  const skip = findSkip(request, matching, { sort, offset });
  let skipped = skip?.skipped ?? 0;
  const take = (row: number) => {
    if (skipped < offset) skipped += 1;
    else page.push(row);
  };
  const runs = openCursors(request, bits, { sort, skip });
  while (runs.length > 0 && page.length < limit) {
    let next = runs[0] as RunCursor;
    for (const head of runs) if (compareEntries(head, next, table) < 0) next = head;
    take(next.row);
    if (!advance(next, table)) runs.splice(runs.indexOf(next), 1);
  }
  const order = orders.priceLow;
  for (let entry = ranges.price.known; entry < order.length && page.length < limit; entry++) {
    const row = order[entry] as number;
    if (hasBit(bits, row)) take(row);
  }
  return page;
}

/** The current row of one class's run. */
interface RunCursor extends SortEntry {
  next: NextRow;
  keys: SetSortKeys;
}

function openCursors(
  request: SearchRequest,
  bits: Selection["bits"],
  { sort, skip }: { sort: PageRange["sort"]; skip: Skip | null },
): RunCursor[] {
  const { classes, runs } = request.priced;
  const { table } = request.cars.index;
  const prices = table.numbers.price.values;
  const walkOf = sort === "priceHigh" ? descend : ascend;
  const heads = classes.list.map((one, number): RunCursor => {
    const run = runs()[number] as Uint32Array;
    const walk = walkOf({ run, prices, bits }, skip?.priceLimits[number]);
    return { row: -1, first: 0, second: 0, next: walk, keys: sortKeys(request, one, sort) };
  });
  return heads.filter((head) => advance(head, table));
}

function advance(head: RunCursor, { numbers }: InventoryIndex["table"]): boolean {
  head.row = head.next();
  if (head.row < 0) return false;
  head.keys(head, numbers.price.values[head.row] as number);
  return true;
}

/** Sets the sort keys for a price. */
type SetSortKeys = (entry: SortEntry, price: number) => void;

function sortKeys({ loan }: SearchRequest, one: PriceClass, sort: PageRange["sort"]): SetSortKeys {
  const { payment } = loan.classOf(one.year);
  return (entry, price) => {
    const total = price + one.fee;
    entry.first = sort === "payment" ? payment(total) : 0;
    entry.second = sort === "priceHigh" ? -total : total;
  };
}

function compareEntries(
  left: SortEntry,
  right: SortEntry,
  { vin, grouped }: InventoryIndex["table"],
): number {
  if (left.first !== right.first) return left.first < right.first ? -1 : 1;
  if (left.second !== right.second) return left.second < right.second ? -1 : 1;
  const difference = compareVins(vin.letters, left.row, right.row);
  if (difference !== 0 || left.row === right.row) return difference;
  return String(grouped.storeId.at(left.row)) < String(grouped.storeId.at(right.row)) ? -1 : 1;
}
