import { describe, expect, test } from "@jest/globals";
import fc from "fast-check";
import { centsFromDollars, formatCents, formatDollars, roundCents } from "./money.ts";

describe("rounding to the cent", () => {
  test.each([
    [848.175, 848],
    [0.5, 1],
    [-0.5, -1],
    [2.5, 3],
    [-2.5, -3],
    [100.49999999999999, 100],
    [0, 0],
    [-0.2, 0],
  ])("%d is %d", (amount, cents) => {
    expect(Object.is(roundCents(amount), cents)).toBe(true);
  });

  test.each([Number.NaN, Number.POSITIVE_INFINITY, 1e300])("refuses %d", (amount) => {
    expect(() => roundCents(amount)).toThrow(RangeError);
  });

  test("moves an amount by half a cent at most, and alike on both sides of zero", () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 1e12, noNaN: true }), (amount) => {
        expect(Math.abs(roundCents(amount) - amount)).toBeLessThanOrEqual(0.5);
        expect(roundCents(-amount) + roundCents(amount)).toBe(0);
      }),
    );
  });
});

describe("cents of written dollars", () => {
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
  ])("%j are %d", (dollars, cents) => {
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
  ])("%j are none", (dollars) => {
    expect(centsFromDollars(dollars)).toBeNull();
  });

  test.each([Number.NaN, 1e21, Number.POSITIVE_INFINITY])("%d are none", (dollars) => {
    expect(centsFromDollars(dollars)).toBeNull();
  });

  test("come back from what was written", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1e12 }), (cents) => {
        expect(centsFromDollars((cents / 100).toFixed(2))).toBe(cents);
        expect(centsFromDollars(cents / 100)).toBe(cents);
      }),
    );
  });
});

describe("writing an amount", () => {
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
  ])("%d cents are %s or %s", (cents, dollars, exact) => {
    expect(formatDollars(cents)).toBe(dollars);
    expect(formatCents(cents)).toBe(exact);
  });

  test("is read back to the same cents", () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e12, max: 1e12 }), (cents) => {
        expect(centsFromDollars(formatCents(cents).replace(/[$,]/g, ""))).toBe(cents);
      }),
    );
  });
});
