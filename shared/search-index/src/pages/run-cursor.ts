import type { Bits } from "../bits/bits.ts";

/** Gives the next row of a run that is in a set; -1 after the last. */
export type NextRow = () => number;

/** A run and what is looked for in it. */
export interface RunScan {
  run: Uint32Array;
  /** By row. */
  prices: Int32Array;
  bits: Bits;
}

/** From the lowest price on that is above `above`. */
export function ascend({ run, prices, bits }: RunScan, above = -1): NextRow {
  let place = countUpTo(run, prices, above);
  return () => {
    while (place < run.length) {
      const row = run[place++] as number;
      if (((bits[row >>> 5] as number) >>> (row & 31)) & 1) return row;
    }
    return -1;
  };
}

/** From the highest price on that is not above `most`. Rows of one price keep their order, which is that of their VINs. */
export function descend({ run, prices, bits }: RunScan, most = Infinity): NextRow {
  let end = countUpTo(run, prices, most);
  let place = end;
  // The rows from `place` to `end` have one price; those before `start` come later.
  let start = end;
  return () => {
    for (;;) {
      while (place < end) {
        const row = run[place++] as number;
        if (((bits[row >>> 5] as number) >>> (row & 31)) & 1) return row;
      }
      if (start === 0) return -1;
      end = start;
      const price = prices[run[end - 1] as number];
      while (start > 0 && prices[run[start - 1] as number] === price) start -= 1;
      place = start;
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
