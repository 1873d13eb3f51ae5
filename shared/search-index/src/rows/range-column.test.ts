import { expect, test } from "@jest/globals";
import fc from "fast-check";
import { hasBit } from "../bits/bits.ts";
import { NumberColumn } from "../columns/number-column.ts";
import { createRangeColumn } from "./range-column.ts";

/** Numbers up to 40, or -1 for unknown, each in one of three classes. */
const anyColumn = fc.array(
  fc.record({ value: fc.integer({ min: -1, max: 40 }), of: fc.nat({ max: 2 }) }),
  { maxLength: 300 },
);
const limit = fc.integer({ min: -3, max: 45 });

function columnOf(values: readonly number[]) {
  const last = (value: number) => (value < 0 ? 1_000 : value);
  const order = [...values.keys()].toSorted(
    (left, right) => last(values[left] ?? 0) - last(values[right] ?? 0),
  );
  return createRangeColumn(new NumberColumn(Int32Array.from(values)), Uint32Array.from(order));
}

test("finds rows with a known value up to the limit of their class", () => {
  fc.assert(
    fc.property(anyColumn, fc.tuple(limit, limit, limit), (rows, limits) => {
      const column = columnOf(rows.map(({ value }) => value));
      const found = column.upTo(
        limits,
        Uint8Array.from(rows, ({ of }) => of),
      );
      const fits = ({ value, of }: { value: number; of: number }) =>
        value >= 0 && value <= (limits[of] ?? 0);
      expect(rows.map((_, row) => hasBit(found, row))).toEqual(rows.map(fits));
      expect(column.known).toBe(rows.filter(({ value }) => value >= 0).length);
    }),
  );
});

test("gives the same result from precomputed sets", () => {
  const values = Array.from({ length: 50_000 }, (_, row) => (row * 7_919) % 50_021);
  const column = columnOf(values);
  for (const most of [-1, 0, 4_095, 4_096, 9_000, 25_000, 49_999, 50_020, 60_000]) {
    const found = column.upTo([most]);
    expect(values.filter((_, row) => hasBit(found, row)).length).toBe(
      values.filter((value) => value <= most).length,
    );
  }
});
