import type { Bits } from "../bits/bits.ts";

/** Returns the next matching row of a run; -1 at the end. */
export type NextRow = () => number;

/** A run of rows sorted by price, and the rows to return from it. */
export interface RunScan {
  run: Uint32Array;
  /** Prices by row. */
  prices: Int32Array;
  bits: Bits;
}

/** Iterates in ascending order from the first price above `above`. */
export function ascend({ run, prices, bits }: RunScan, above = -1): NextRow {
  let index = countUpTo(run, prices, above);
  return () => {
    while (index < run.length) {
      const row = run[index++] as number;
      if (((bits[row >>> 5] as number) >>> (row & 31)) & 1) return row;
    }
    return -1;
  };
}

/**
 * Iterates in descending order from the last price up to `most`. Rows of equal price stay in VIN order.
 */
export function descend({ run, prices, bits }: RunScan, most = Infinity): NextRow {
  let end = countUpTo(run, prices, most);
  let index = end;
  // The rows from `place` to `end` have equal prices; the rows before `start` follow later.
  let start = end;
  return () => {
    for (;;) {
      while (index < end) {
        const row = run[index++] as number;
        if (((bits[row >>> 5] as number) >>> (row & 31)) & 1) return row;
      }
      if (start === 0) return -1;
      end = start;
      const price = prices[run[end - 1] as number];
      while (start > 0 && prices[run[start - 1] as number] === price) start -= 1;
      index = start;
    }
  };
}

function countUpTo(run: Uint32Array, prices: Int32Array, most: number): number {
  let low = 0;
  let high = run.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((prices[run[middle] as number] as number) > most) high = middle;
    else low = middle + 1;
  }
  return low;
}
