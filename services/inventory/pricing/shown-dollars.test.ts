import { formatDollars } from "@forecourt/domain/money";
import { expect, test } from "@jest/globals";
import fc from "fast-check";
import { leastShownAs, mostShownAs, shownDollars } from "./shown-dollars.ts";

test("is what pages show", () => {
  fc.assert(
    fc.property(fc.nat(10_000_000), (cents) => {
      expect(formatDollars(cents).replaceAll(/[$,]/g, "")).toBe(String(shownDollars(cents)));
    }),
  );
});

test("the bounds of an amount are the first and the last cent that are shown so", () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 100_000 }), (dollars) => {
      expect(shownDollars(leastShownAs(dollars))).toBe(dollars);
      expect(shownDollars(leastShownAs(dollars) - 1)).toBe(dollars - 1);
      expect(shownDollars(mostShownAs(dollars))).toBe(dollars);
      expect(shownDollars(mostShownAs(dollars) + 1)).toBe(dollars + 1);
    }),
  );
});
