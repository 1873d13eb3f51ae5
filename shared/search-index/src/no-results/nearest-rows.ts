import { type Bits, emptyBits, forEachBit } from "../bits/bits.ts";
import type { SearchRequest } from "../search/search-request.ts";
import type { FilterRows } from "./no-results.ts";

/** Maximum number of similar vehicles shown instead of results. */
const MAX_NEAREST = 6;
/** Maximum number of vehicles compared per number of misses, to bound the work. */
const MAX_COMPARED = 20_000;

const CENTS = 100;

/**
 * The vehicles that miss the fewest filters, then those closest to the requested price, payment, mileage
 * and year, then by row.
 */
export function nearestRows(
  request: SearchRequest,
  offered: Bits,
  obstacles: readonly FilterRows[],
): number[] {
  const nearest: number[] = [];
  for (const level of rowsByMisses(offered, obstacles)) {
    const compared: { row: number; distance: number }[] = [];
    forEachBit(level, (row) => {
      compared.push({ row, distance: distanceTo(request, row) });
      return compared.length < MAX_COMPARED;
    });
    compared.sort((left, right) => left.distance - right.distance || left.row - right.row);
    nearest.push(...compared.slice(0, MAX_NEAREST - nearest.length).map(({ row }) => row));
    if (nearest.length === MAX_NEAREST) break;
  }
  return nearest;
}

/** Visible rows that miss one filter, then those that miss two, and so on. */
function* rowsByMisses(offered: Bits, obstacles: readonly FilterRows[]): Generator<Bits> {
  const planes = missCounts(offered.length, obstacles);
  for (let misses = 1; misses <= obstacles.length; misses++) {
    const level = offered.slice();
    for (const [at, plane] of planes.entries()) {
      const wanted = (misses >>> at) & 1 ? 0 : -1;
      for (let word = 0; word < level.length; word++) {
        (level[word] as number) &= (plane[word] as number) ^ wanted;
      }
    }
    yield level;
  }
}

/** Number of missed filters per row as bit planes, lowest bit first. */
function missCounts(wordCount: number, obstacles: readonly FilterRows[]): Bits[] {
  const digits = Math.ceil(Math.log2(obstacles.length + 1));
  const planes = Array.from({ length: digits }, () => emptyBits(wordCount * 32));
  for (const { bits } of obstacles) {
    for (let word = 0; word < wordCount; word++) {
      let carry = ~(bits[word] as number);
      for (let digit = 0; digit < digits && carry !== 0; digit++) {
        const plane = planes[digit] as Bits;
        const before = plane[word] as number;
        plane[word] = before ^ carry;
        carry &= before;
      }
    }
  }
  return planes;
}

/** Sum of the relative distances of a vehicle from the requested bounds. */
function distanceTo({ cars, priced, loan, filter }: SearchRequest, row: number): number {
  const { grouped, numbers } = cars.index.table;
  const { priceMin, priceMax, paymentMax, mileageMin, mileageMax, yearMin, yearMax } = filter;
  const total = priced.totalOf(row);
  const payment = priced.paymentOf(row, loan);
  const year = Number(grouped.year.at(row));
  return (
    relativeDistance(total, cents(priceMin), cents(priceMax)) +
    relativeDistance(payment, undefined, cents(paymentMax)) +
    relativeDistance(numbers.mileage.at(row), mileageMin, mileageMax) +
    // Ten years count as much as double the price.
    (Math.max(0, (yearMin ?? year) - year) + Math.max(0, year - (yearMax ?? year))) / 10
  );
}

function relativeDistance(
  value: number | null,
  min: number | undefined,
  max: number | undefined,
): number {
  if (min === undefined && max === undefined) return 0;
  if (value === null) return 1;
  const below = min === undefined ? 0 : Math.max(0, min - value) / Math.max(min, 1);
  const above = max === undefined ? 0 : Math.max(0, value - max) / Math.max(max, 1);
  return below + above;
}

function cents(dollars: number | undefined): number | undefined {
  return dollars === undefined ? undefined : dollars * CENTS;
}
