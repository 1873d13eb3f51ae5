import { expect, test } from "@jest/globals";
import fc from "fast-check";
import { hasBit } from "./bits.ts";
import { plainIntersectionCounter, wasmIntersectionCounter } from "./intersection-counter.ts";

/** Sets of equal length, from no words to several hundred. */
const sets = fc.nat({ max: 300 }).chain((words) =>
  fc.array(fc.uint32Array({ minLength: words, maxLength: words }), {
    minLength: 2,
    maxLength: 4,
  }),
);

function counted(left: Uint32Array, right: Uint32Array): number {
  const rows = Array.from({ length: left.length * 32 }, (_, row) => row);
  return rows.filter((row) => hasBit(left, row) && hasBit(right, row)).length;
}

test.each([
  ["WebAssembly", wasmIntersectionCounter()],
  ["JavaScript", plainIntersectionCounter],
])("%s counts the rows that are in both sets, of sets of any size in turn", (_, bits) => {
  fc.assert(
    fc.property(sets, (all) => {
      for (const left of all) {
        for (const right of all) expect(bits.count(left, right)).toBe(counted(left, right));
      }
    }),
  );
});

test("counts sets larger than the initial WebAssembly memory", () => {
  const full = new Uint32Array(31_251).fill(0xffff_ffff);
  expect(wasmIntersectionCounter().count(full, full)).toBe(31_251 * 32);
});
