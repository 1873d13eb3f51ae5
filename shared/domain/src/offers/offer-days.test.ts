import { describe, expect, test } from "@jest/globals";
import fc from "fast-check";
import { expirationOn, formatLongDate, isValidOn } from "./offer-days.ts";

const monthly = { startDate: "2024-01-01", endDate: null, recurring: "monthly" } as const;
const once = { startDate: "2026-11-10", endDate: "2026-12-05", recurring: null } as const;

describe("isValidOn", () => {
  test.each([
    ["2026-11-09", false],
    ["2026-11-10", true],
    ["2026-12-05", true],
    ["2026-12-06", false],
  ])("an offer from November 10 to December 5 is valid on %s: %s", (day, valid) => {
    expect(isValidOn(once, day)).toBe(valid);
  });

  test("an offer without an end is valid on every day from its start on", () => {
    expect(isValidOn(monthly, "2023-12-31")).toBe(false);
    expect(isValidOn(monthly, "2024-01-01")).toBe(true);
    expect(isValidOn(monthly, "2099-12-31")).toBe(true);
  });
});

describe("expirationOn", () => {
  test.each([
    ["2026-11-01", "2026-11-30"],
    ["2026-11-30", "2026-11-30"],
    ["2026-12-01", "2026-12-31"],
    ["2026-12-31", "2026-12-31"],
    ["2027-01-01", "2027-01-31"],
    ["2027-02-28", "2027-02-28"],
    ["2028-02-28", "2028-02-29"],
    ["2028-02-29", "2028-02-29"],
    ["2028-03-01", "2028-03-31"],
    ["2100-02-10", "2100-02-28"],
  ])("a monthly offer expires, on %s, with %s", (day, last) => {
    expect(expirationOn(monthly, day)).toBe(last);
  });

  test("an offer that does not recur expires with its last day", () => {
    expect(expirationOn(once, "2026-11-20")).toBe("2026-12-05");
  });

  test("a monthly offer that ends within the month expires with its last day", () => {
    const ending = { ...monthly, endDate: "2026-12-15" };
    expect(expirationOn(ending, "2026-11-20")).toBe("2026-11-30");
    expect(expirationOn(ending, "2026-12-02")).toBe("2026-12-15");
  });

  test("on every day of ten years, a monthly offer is valid and expires on that day or later", () => {
    const days = fc.integer({ min: 0, max: 3652 }).map((count) => {
      return new Date(Date.UTC(2024, 0, 1 + count)).toISOString().slice(0, 10);
    });
    fc.assert(
      fc.property(days, (day) => {
        const last = expirationOn(monthly, day);
        expect(isValidOn(monthly, day)).toBe(true);
        expect(last >= day && last.slice(0, 7) === day.slice(0, 7)).toBe(true);
        expect(expirationOn(monthly, last)).toBe(last);
      }),
    );
  });
});

test("a date is written out", () => {
  expect(formatLongDate("2028-02-29", "en-US")).toBe("February 29, 2028");
  expect(formatLongDate("2028-02-29", "es-US")).toBe("29 de febrero de 2028");
});
