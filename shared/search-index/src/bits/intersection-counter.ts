import { z } from "zod";
import { type Bits, countIntersection } from "./bits.ts";
import { intersectionCounterModule, STEP_BYTES } from "./intersection-counter-wasm.ts";

/** Counts what a set of rows has in common with others, one after the other. */
export interface IntersectionCounter {
  /** How many rows are in both. `counted` must not change between calls that name it. */
  count(counted: Bits, set: Bits): number;
}

const PAGE_BYTES = 65_536;

const WasmExports = z.object({
  count: z.custom<WasmCount>((value) => typeof value === "function"),
});
type WasmCount = (left: number, right: number, end: number) => number;

/**
 * Counts in WebAssembly. Its memory holds the set that is counted and, behind it, the one that it is
 * counted against: to copy a set there takes less than a tenth of counting it in JavaScript.
 */
export function wasmIntersectionCounter(): IntersectionCounter {
  const memory = new WebAssembly.Memory({ initial: 1 });
  const module = new WebAssembly.Module(intersectionCounterModule());
  const { count } = WasmExports.parse(new WebAssembly.Instance(module, { js: { memory } }).exports);
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
export const plainIntersectionCounter: IntersectionCounter = { count: countIntersection };

/** The quickest way there is. */
export const intersectionCounter: IntersectionCounter =
  typeof WebAssembly === "undefined" ? plainIntersectionCounter : wasmIntersectionCounter();
