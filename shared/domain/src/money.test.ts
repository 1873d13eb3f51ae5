import { describe, expect, test } from "@jest/globals";
import fc from "fast-check";
import { centsFromDollars, formatCents, formatDollars, roundCents } from "./money.ts";

describe("roundCents", () => {
  test.each([
    [848.175, 848],
    [0.5, 1],
    [-0.5, -1],
    [2.5, 3],
    [-2.5, -3],
    [100.49999999999999, 100],
    [0, 0],
    [-0.2, 0],
  ])("rounds %d to %d", (amount, cents) => {
    expect(Object.is(roundCents(amount), cents)).toBe(true);
  });

  test.each([Number.NaN, Number.POSITIVE_INFINITY, 1e300])("refuses %d", (amount) => {
    expect(() => roundCents(amount)).toThrow(RangeError);
  });

  test("changes an amount by at most half a cent, symmetric around zero", () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 1e12, noNaN: true }), (amount) => {
        expect(Math.abs(roundCents(amount) - amount)).toBeLessThanOrEqual(0.5);
        expect(roundCents(-amount) + roundCents(amount)).toBe(0);
      }),
    );
  });
});

describe("centsFromDollars", () => {
  test.each([
    ["15152", 1515200],
    ["358.03", 35803],
    ["0.1", 10],
    ["1.005", 101],
    ["1.0049999", 100],
    ["-2.345", -235],
    ["-0.001", 0],
    ["0009", 900],
    [1.005, 101],
    [0.29, 29],
    [33775, 3377500],
    [4.35, 435],
  ])("parses %j as %d", (dollars, cents) => {
    expect(centsFromDollars(dollars)).toBe(cents);
  });

  test.each([
    "",
    "$1",
    "1,000",
    "1.",
    ".5",
    "1e3",
    "abc",
    "- 1",
    "999999999999999",
    "99999999999999",
  ])("returns null for %j", (dollars) => {
    expect(centsFromDollars(dollars)).toBeNull();
  });

  test.each([Number.NaN, 1e21, Number.POSITIVE_INFINITY])("returns null for %d", (dollars) => {
    expect(centsFromDollars(dollars)).toBeNull();
  });

  test("parses formatted amounts to the same cents", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1e12 }), (cents) => {
        expect(centsFromDollars((cents / 100).toFixed(2))).toBe(cents);
        expect(centsFromDollars(cents / 100)).toBe(cents);
      }),
    );
  });
});

describe("formatDollars and formatCents", () => {
  test.each([
    [1515200, "$15,152", "$15,152.00"],
    [35803, "$358", "$358.03"],
    [35850, "$359", "$358.50"],
    [0, "$0", "$0.00"],
    [7, "$0", "$0.07"],
    [99, "$1", "$0.99"],
    [-50000, "-$500", "-$500.00"],
    [-7, "$0", "-$0.07"],
    [123456789012, "$1,234,567,890", "$1,234,567,890.12"],
  ])("format %d cents as %s or %s", (cents, dollars, exact) => {
    expect(formatDollars(cents)).toBe(dollars);
    expect(formatCents(cents)).toBe(exact);
  });

  test("are parsed back to the same cents", () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e12, max: 1e12 }), (cents) => {
        expect(centsFromDollars(formatCents(cents).replace(/[$,]/g, ""))).toBe(cents);
      }),
    );
  });
});
