import { loanClass } from "../pricing/loan.ts";
import type { PriceClass } from "../pricing/price-classes.ts";
import { hasBit } from "./bits.ts";
import { compareVins } from "./columns/vin-column.ts";
import type { InventoryIndex } from "./inventory-index.ts";
import type { PageRange } from "./page-range.ts";
import type { SearchRequest } from "./search-request.ts";
import type { Selection } from "./selection.ts";

/** The cars of one class in the order of their prices, which is that of their totals and payments. */
interface Run {
  /** Where the next car stands in the order of all prices. */
  place: number;
  row: number;
  /** What cars are sorted by first and second, lowest first. */
  first: number;
  second: number;
}

/**
 * A page in the order of totals or payments where fees or rates differ: in each class the cars stand
 * in the order of their prices, so the classes' runs are merged. Cars without a price come last.
 */
export function mergedPage(
  request: SearchRequest,
  fitting: Selection,
  { sort, offset, limit }: PageRange,
): number[] {
  const { orders, ranges, table } = request.cars.index;
  const order = sort === "priceHigh" ? orders.priceHigh : orders.priceLow;
  const page: number[] = [];
  let passed = 0;
  const take = (row: number) => {
    if (passed < offset) passed += 1;
    else page.push(row);
  };
  const runs = runsOf(request, fitting, sort);
  while (runs.length > 0 && page.length < limit) {
    const [next, advance] = lowest(runs, table);
    take(next.row);
    if (!advance())
      runs.splice(
        runs.findIndex(([run]) => run === next),
        1,
      );
  }
  for (let place = ranges.price.known; place < order.length && page.length < limit; place++) {
    const row = order[place] as number;
    if (hasBit(fitting.bits, row)) take(row);
  }
  return page;
}

/** A run with what takes it to its next car; false when there is none. */
type MovingRun = readonly [Run, advance: () => boolean];

function runsOf(request: SearchRequest, fitting: Selection, sort: PageRange["sort"]): MovingRun[] {
  const { list, of } = request.priced.classes;
  return list.flatMap((one, number): MovingRun[] => {
    const keys = sortKeys(request, one, sort);
    const run: Run = { place: -1, row: -1, first: 0, second: 0 };
    const isOwn = (row: number) => of === null || of[row] === number;
    const advance = () => move(request.cars.index, run, { fitting, isOwn, keys, sort });
    return advance() ? [[run, advance]] : [];
  });
}

interface Move {
  fitting: Selection;
  isOwn: (row: number) => boolean;
  keys: Keys;
  sort: PageRange["sort"];
}

function move(
  { orders, ranges, table }: InventoryIndex,
  run: Run,
  { fitting, isOwn, keys, sort }: Move,
): boolean {
  const order = sort === "priceHigh" ? orders.priceHigh : orders.priceLow;
  const { values } = table.numbers.price;
  for (let place = run.place + 1; place < ranges.price.known; place++) {
    const row = order[place] as number;
    if (!hasBit(fitting.bits, row) || !isOwn(row)) continue;
    run.place = place;
    run.row = row;
    keys(run, values[row] as number);
    return true;
  }
  return false;
}

/** Sets what a car of this price is sorted by. */
type Keys = (run: Run, price: number) => void;

function sortKeys({ loan }: SearchRequest, one: PriceClass, sort: PageRange["sort"]): Keys {
  const { payment } = loanClass(loan, one);
  return (run, price) => {
    const total = price + one.fee;
    if (sort === "payment") run.first = payment(total);
    run.second = sort === "priceHigh" ? -total : total;
  };
}

function lowest(runs: readonly MovingRun[], table: InventoryIndex["table"]): MovingRun {
  let [best] = runs as [MovingRun, ...MovingRun[]];
  for (const moving of runs) if (isBefore(moving[0], best[0], table)) best = moving;
  return best;
}

function isBefore(left: Run, right: Run, { vin, grouped }: InventoryIndex["table"]): boolean {
  const difference =
    left.first - right.first ||
    left.second - right.second ||
    compareVins(vin.letters, left.row, right.row);
  if (difference !== 0) return difference < 0;
  return String(grouped.storeId.at(left.row)) < String(grouped.storeId.at(right.row));
}
