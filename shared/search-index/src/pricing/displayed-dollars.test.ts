import { formatDollars } from "@forecourt/domain/money";
import { expect, test } from "@jest/globals";
import fc from "fast-check";
import { displayedDollars, maxCentsDisplayedAs, minCentsDisplayedAs } from "./displayed-dollars.ts";

test("rounds like formatDollars", () => {
  fc.assert(
    fc.property(fc.nat(10_000_000), (cents) => {
      expect(formatDollars(cents).replaceAll(/[$,]/g, "")).toBe(String(displayedDollars(cents)));
    }),
  );
});

test("the limits are the first and last cent displayed as an amount", () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 100_000 }), (dollars) => {
      expect(displayedDollars(minCentsDisplayedAs(dollars))).toBe(dollars);
      expect(displayedDollars(minCentsDisplayedAs(dollars) - 1)).toBe(dollars - 1);
      expect(displayedDollars(maxCentsDisplayedAs(dollars))).toBe(dollars);
      expect(displayedDollars(maxCentsDisplayedAs(dollars) + 1)).toBe(dollars + 1);
    }),
  );
});
