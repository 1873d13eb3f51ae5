import { type Bits, clearBit, noBits, setBit, subtract } from "./bits.ts";
import type { NumberColumn } from "./columns/number-column.ts";

/** A range is put together from at most this many kept sets, at an eighth of a byte a row each. */
const CHECKPOINTS = 16;
const LEAST_BETWEEN = 4096;

/** Answers which rows have a number between two bounds, without looking at every row. */
export interface RangeColumn {
  /** Rows from `min` to `max`, both included; undefined = no bound. Rows without a number: never. */
  between(min: number | undefined, max: number | undefined): Bits;
  readonly bytes: number;
}

/**
 * @param order Rows from the lowest number to the highest, those without one behind them.
 */
export function rangeColumn({ values }: NumberColumn, order: Uint32Array): RangeColumn {
  const rows = order.length;
  const known = firstPlace((place) => (values[order[place] as number] as number) < 0);
  const step = Math.max(LEAST_BETWEEN, Math.ceil(known / CHECKPOINTS));
  const checkpoints = makeCheckpoints(order, known, step);

  /** First place of the known ones where `test` holds; it holds from there on. */
  function firstPlace(test: (place: number) => boolean, end = rows): number {
    let low = 0;
    let high = end;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (test(middle)) high = middle;
      else low = middle + 1;
    }
    return low;
  }

  const valueAt = (place: number) => values[order[place] as number] as number;

  return {
    bytes: checkpoints.reduce((sum, bits) => sum + bits.byteLength, 0),
    between(min = 0, max = Number.MAX_SAFE_INTEGER) {
      const from = firstPlace((place) => valueAt(place) >= min, known);
      const to = firstPlace((place) => valueAt(place) > max, known);
      const bits = noBits(rows);
      if (from >= to) return bits;
      const [low, high] = [from, to].map((place) => Math.floor(place / step)) as [number, number];
      bits.set(checkpoints[high] as Bits);
      for (let place = high * step; place < to; place++) setBit(bits, order[place] as number);
      subtract(bits, checkpoints[low] as Bits);
      for (let place = low * step; place < from; place++) clearBit(bits, order[place] as number);
      return bits;
    },
  };
}

/** The rows of the first 0, 1, 2, … times `step` places. */
function makeCheckpoints(order: Uint32Array, known: number, step: number): Bits[] {
  const bits = noBits(order.length);
  const checkpoints = [bits.slice()];
  for (let place = 0; place < known; place++) {
    setBit(bits, order[place] as number);
    if ((place + 1) % step === 0) checkpoints.push(bits.slice());
  }
  return checkpoints;
}
