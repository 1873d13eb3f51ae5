import { describe, expect, test } from "@jest/globals";
import fc from "fast-check";
import { decimalIn, wholeNumberIn } from "./number.ts";

describe("a number in a feed", () => {
  test.each([
    ["$15,152", "15152"],
    ["15152", "15152"],
    ["$ 15,152.50", "15152.50"],
    ["-1", "-1"],
    ["-$5", "-5"],
    ["US$1,000,000", "1000000"],
    ["39998 USD", "39998"],
    ["16.", "16"],
    ["+7", "7"],
    ["007", "007"],
  ])("%j is %s", (text, decimal) => {
    expect(decimalIn(text)).toBe(decimal);
  });

  test.each([
    "",
    "abc",
    "1,5",
    "12,34,567",
    "1.2.3",
    "1e5",
    "15,152 miles",
    "$",
    "0x10",
    "١٢",
    "--1",
  ])("%j is none", (text) => {
    expect(decimalIn(text)).toBeNull();
  });

  test("is parsed with any thousands separator", () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e9, max: 1e9 }), (number) => {
        expect(Number(decimalIn(number.toLocaleString("en-US")))).toBe(number);
        expect(wholeNumberIn(String(number))).toBe(number);
      }),
    );
  });

  test("is whole only without a fraction", () => {
    expect(wholeNumberIn("16.0")).toBe(16);
    expect(wholeNumberIn("16.5")).toBeNull();
    expect(wholeNumberIn("9".repeat(40))).toBeNull();
  });
});
