import { describe, expect, test } from "@jest/globals";
import fc from "fast-check";
import { wholeDollarParts, wholeDollars } from "./whole-dollars.ts";

describe("wholeDollars", () => {
  test.each([
    [979_767, 979_800],
    [1_500_049, 1_500_000],
    [1_500_050, 1_500_100],
    [-50_050, -50_100],
    [-49, 0],
  ])("%d cents are %d", (cents, whole) => {
    expect(wholeDollars(cents)).toBe(whole);
  });
});

describe("wholeDollarParts", () => {
  test("keeps flat amounts of whole dollars whatever the first amount is", () => {
    expect(wholeDollarParts([1_499_967, -50_000, -15_000])).toEqual([1_500_000, -50_000, -15_000]);
  });

  test("are whole dollars, add up to the rounded total, and are at most a dollar off", () => {
    const amount = fc.integer({ min: -5_000_000, max: 5_000_000 });
    fc.assert(
      fc.property(fc.array(amount, { minLength: 1, maxLength: 12 }), (amounts) => {
        const sum = (all: readonly number[]) => all.reduce((total, one) => total + one, 0);
        const parts = wholeDollarParts(amounts);
        expect(parts.every((part) => part % 100 === 0)).toBe(true);
        expect(sum(parts)).toBe(wholeDollars(sum(amounts)));
        for (const [index, part] of parts.entries()) {
          expect(Math.abs(part - (amounts[index] ?? 0))).toBeLessThanOrEqual(100);
        }
      }),
    );
  });
});
