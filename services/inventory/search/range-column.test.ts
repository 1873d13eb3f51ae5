import { expect, test } from "@jest/globals";
import fc from "fast-check";
import { hasBit } from "./bits.ts";
import { NumberColumn } from "./columns/number-column.ts";
import { rangeColumn } from "./range-column.ts";

/** More rows than one kept set covers, in an order of their own, every eleventh unknown. */
const values = Int32Array.from({ length: 20_000 }, (_, row) =>
  row % 11 === 0 ? -1 : (row * 7_919) % 5_000,
);
const order = Uint32Array.from(values.keys()).sort(
  (left, right) => rank(values[left] as number) - rank(values[right] as number),
);
const column = rangeColumn(new NumberColumn(values), order);

function rank(value: number): number {
  return value < 0 ? Infinity : value;
}

test("a range holds the rows between its bounds, and never one whose number is not known", () => {
  const bound = fc.option(fc.nat({ max: 5_200 }), { nil: undefined });
  fc.assert(
    fc.property(bound, bound, (min, max) => {
      const bits = column.between(min, max);
      const wrong = [...values.keys()].filter((row) => {
        const value = values[row] as number;
        const within = value >= 0 && value >= (min ?? 0) && value <= (max ?? Infinity);
        return hasBit(bits, row) !== within;
      });
      expect(wrong).toEqual([]);
    }),
    { numRuns: 60 },
  );
});

test("a range of no rows at all is empty", () => {
  const empty = rangeColumn(new NumberColumn(new Int32Array(0)), new Uint32Array(0));
  expect(empty.between(1, 2)).toEqual(new Uint32Array(0));
});
