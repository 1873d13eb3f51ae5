import { type Bits, clearBit, emptyBits, setBit } from "../bits/bits.ts";
import type { NumberColumn } from "../columns/number-column.ts";

/** Number of precomputed prefix sets; each takes one bit per row. */
const CHECKPOINTS = 16;
const MIN_CHECKPOINT_DISTANCE = 4096;

/** Class by row; null = one class only. */
export type ClassByRow = Uint8Array | Uint16Array | Uint32Array | null;

/** Finds rows up to a bound without scanning all rows. */
export interface RangeColumn {
  /** Number of rows with a value: they come first in every order by it. */
  readonly known: number;
  /** Number of rows with a value up to `most`. */
  countUpTo(most: number): number;
  /**
   * Rows with a value up to the limit of their class, inclusive. Rows without a value never match. Fast
   * if the limits are close to each other.
   */
  upTo(limits: readonly number[], classOf?: ClassByRow): Bits;
  readonly bytes: number;
}

/**
 * @param order Rows from the lowest number to the highest, those without one behind them.
 */
export function createRangeColumn({ values }: NumberColumn, order: Uint32Array): RangeColumn {
  const rows = order.length;
  const valueAt = (index: number) => values[order[index] as number] as number;
  const known = firstIndexWhere((index) => valueAt(index) < 0, rows);
  const step = Math.max(MIN_CHECKPOINT_DISTANCE, Math.ceil(known / CHECKPOINTS));
  const checkpoints = createCheckpoints(order, known, step);
  const countUpTo = (most: number) => firstIndexWhere((index) => valueAt(index) > most, known);

  /** The first `places` rows of the order. */
  function first(length: number): Bits {
    const nearest = Math.min(Math.round(length / step), checkpoints.length - 1);
    const bits = (checkpoints[nearest] as Bits).slice();
    for (let index = nearest * step; index < length; index++) setBit(bits, order[index] as number);
    for (let index = length; index < nearest * step; index++) {
      clearBit(bits, order[index] as number);
    }
    return bits;
  }

  return {
    known,
    countUpTo: countUpTo,
    bytes: checkpoints.reduce((sum, bits) => sum + bits.byteLength, 0),
    upTo(limits, classOf = null) {
      const low = countUpTo(Math.min(...limits));
      const bits = first(low);
      if (!classOf) return bits;
      const high = countUpTo(Math.max(...limits));
      for (let index = low; index < high; index++) {
        const row = order[index] as number;
        const limit = limits[classOf[row] as number] as number;
        if ((values[row] as number) <= limit) setBit(bits, row);
      }
      return bits;
    },
  };
}

/** Binary search: the first index below `end` for which `test` holds; `end` if none. */
function firstIndexWhere(test: (index: number) => boolean, end: number): number {
  let low = 0;
  let high = end;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (test(middle)) high = middle;
    else low = middle + 1;
  }
  return low;
}

/** Prefix sets of the order at each multiple of `step`. */
function createCheckpoints(order: Uint32Array, known: number, step: number): Bits[] {
  const bits = emptyBits(order.length);
  const checkpoints = [bits.slice()];
  for (let index = 0; index < known; index++) {
    setBit(bits, order[index] as number);
    if ((index + 1) % step === 0) checkpoints.push(bits.slice());
  }
  return checkpoints;
}
