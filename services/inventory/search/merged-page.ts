import { loanClass } from "../pricing/loan.ts";
import type { PriceClass } from "../pricing/price-classes.ts";
import { eachBit, hasBit } from "./bits.ts";
import { compareVins } from "./columns/vin-column.ts";
import type { InventoryIndex } from "./inventory-index.ts";
import { type Jump, jumpTo } from "./jump.ts";
import type { PageRange } from "./page-range.ts";
import { type RunWalk, walkDown, walkUp } from "./run-walk.ts";
import type { SearchRequest } from "./search-request.ts";
import type { Selection } from "./selection.ts";

/** Up to this many cars are sorted by themselves, which is quicker than to look for them in the runs. */
const MOST_SORTED = 1_000;

/** What a car is sorted by first and second, lowest first; then by VIN and store. */
interface Place {
  row: number;
  first: number;
  second: number;
}

/**
 * A page in the order of totals or payments where fees or rates differ: in each class the cars stand
 * in the order of their prices, so the classes' runs are merged. Cars without a price come last.
 */
export function mergedPage(request: SearchRequest, fitting: Selection, range: PageRange): number[] {
  return fitting.count <= MOST_SORTED
    ? sortedPage(request, fitting, range)
    : pageOfRuns(request, fitting, range);
}

function sortedPage(
  request: SearchRequest,
  { bits }: Selection,
  { sort, offset, limit }: PageRange,
): number[] {
  const { table } = request.cars.index;
  const { list, of } = request.priced.classes;
  const keys = list.map((one) => sortKeys(request, one, sort));
  const places: Place[] = [];
  eachBit(bits, (row) => {
    const place: Place = { row, first: Infinity, second: Infinity };
    const price = table.numbers.price.values[row] as number;
    if (price >= 0) keys[of?.[row] ?? 0]?.(place, price);
    places.push(place);
  });
  places.sort((left, right) => compare(left, right, table));
  return places.slice(offset, offset + limit).map(({ row }) => row);
}

function pageOfRuns(
  request: SearchRequest,
  fitting: Selection,
  { sort, offset, limit }: PageRange,
): number[] {
  const { orders, ranges, table } = request.cars.index;
  const { bits } = fitting;
  const page: number[] = [];
  const jump = jumpTo(request, fitting, { sort, offset });
  let passed = jump?.passed ?? 0;
  const take = (row: number) => {
    if (passed < offset) passed += 1;
    else page.push(row);
  };
  const runs = headsOf(request, bits, { sort, jump });
  while (runs.length > 0 && page.length < limit) {
    let next = runs[0] as Head;
    for (const head of runs) if (compare(head, next, table) < 0) next = head;
    take(next.row);
    if (!advance(next, table)) runs.splice(runs.indexOf(next), 1);
  }
  const order = orders.priceLow;
  for (let place = ranges.price.known; place < order.length && page.length < limit; place++) {
    const row = order[place] as number;
    if (hasBit(bits, row)) take(row);
  }
  return page;
}

/** The next car of a class. */
interface Head extends Place {
  walk: RunWalk;
  keys: Keys;
}

function headsOf(
  request: SearchRequest,
  bits: Selection["bits"],
  { sort, jump }: { sort: PageRange["sort"]; jump: Jump | null },
): Head[] {
  const { classes, runs } = request.priced;
  const { table } = request.cars.index;
  const prices = table.numbers.price.values;
  const walkOf = sort === "priceHigh" ? walkDown : walkUp;
  const heads = classes.list.map((one, number): Head => {
    const run = runs()[number] as Uint32Array;
    const walk = walkOf({ run, prices, bits }, jump?.limits[number]);
    return { row: -1, first: 0, second: 0, walk, keys: sortKeys(request, one, sort) };
  });
  return heads.filter((head) => advance(head, table));
}

function advance(head: Head, { numbers }: InventoryIndex["table"]): boolean {
  head.row = head.walk();
  if (head.row < 0) return false;
  head.keys(head, numbers.price.values[head.row] as number);
  return true;
}

/** Sets what a car of this price is sorted by. */
type Keys = (place: Place, price: number) => void;

function sortKeys({ loan }: SearchRequest, one: PriceClass, sort: PageRange["sort"]): Keys {
  const { payment } = loanClass(loan, one);
  return (place, price) => {
    const total = price + one.fee;
    place.first = sort === "payment" ? payment(total) : 0;
    place.second = sort === "priceHigh" ? -total : total;
  };
}

function compare(left: Place, right: Place, { vin, grouped }: InventoryIndex["table"]): number {
  if (left.first !== right.first) return left.first < right.first ? -1 : 1;
  if (left.second !== right.second) return left.second < right.second ? -1 : 1;
  const difference = compareVins(vin.letters, left.row, right.row);
  if (difference !== 0 || left.row === right.row) return difference;
  return String(grouped.storeId.at(left.row)) < String(grouped.storeId.at(right.row)) ? -1 : 1;
}
