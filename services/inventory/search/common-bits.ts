import { z } from "zod";
import { type Bits, countBoth } from "./bits.ts";
import { commonBitsCode, STEP_BYTES } from "./common-bits-code.ts";

/** Counts what a set of rows has in common with others, one after the other. */
export interface CommonBits {
  /** How many rows are in both. `counted` must not change between calls that name it. */
  count(counted: Bits, set: Bits): number;
}

const PAGE_BYTES = 65_536;

const Exports = z.object({ count: z.custom<Count>((value) => typeof value === "function") });
type Count = (left: number, right: number, end: number) => number;

/**
 * Counts in WebAssembly. Its memory holds the set that is counted and, behind it, the one that it is
 * counted against: to copy a set there takes less than a tenth of counting it in JavaScript.
 */
export function wasmCommonBits(): CommonBits {
  const memory = new WebAssembly.Memory({ initial: 1 });
  const module = new WebAssembly.Module(commonBitsCode());
  const { count } = Exports.parse(new WebAssembly.Instance(module, { js: { memory } }).exports);
  let held: Bits | null = null;
  let left = new Uint32Array(0);
  let right = new Uint32Array(0);

  function hold(counted: Bits): void {
    const bytes = Math.max(1, Math.ceil(counted.byteLength / STEP_BYTES)) * STEP_BYTES;
    const missing = 2 * bytes - memory.buffer.byteLength;
    if (missing > 0) memory.grow(Math.ceil(missing / PAGE_BYTES));
    left = new Uint32Array(memory.buffer, 0, bytes / 4);
    right = new Uint32Array(memory.buffer, bytes, bytes / 4);
    left.fill(0, counted.length);
    left.set(counted);
    held = counted;
  }

  return {
    count(counted, set) {
      if (held !== counted) hold(counted);
      right.set(set);
      return count(0, left.byteLength, left.byteLength);
    },
  };
}

/** The same without WebAssembly, which a Node started with `--jitless` does not have. */
export const plainCommonBits: CommonBits = { count: countBoth };

/** The quickest way there is. */
export const commonBits: CommonBits =
  typeof WebAssembly === "undefined" ? plainCommonBits : wasmCommonBits();
