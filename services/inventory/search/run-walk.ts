import type { Bits } from "./bits.ts";

/** Gives the next row of a run that is in a set; -1 after the last. */
export type RunWalk = () => number;

/** From the lowest price on. */
export function walkUp(run: Uint32Array, bits: Bits): RunWalk {
  let place = 0;
  return () => {
    while (place < run.length) {
      const row = run[place++] as number;
      if (((bits[row >>> 5] as number) >>> (row & 31)) & 1) return row;
    }
    return -1;
  };
}

/** From the highest price on. Rows of one price keep their order, which is that of their VINs. */
export function walkDown(run: Uint32Array, bits: Bits, prices: Int32Array): RunWalk {
  let end = run.length;
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
