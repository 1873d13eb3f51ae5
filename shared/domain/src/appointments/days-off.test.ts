import { describe, expect, test } from "@jest/globals";
import { isDayOff, parseHolidayRule } from "./days-off.ts";
import { dayAfter } from "./store-clock.ts";

/** The days off of a year. */
function daysOff(year: number, closedOn: string[]): string[] {
  const days = Array.from({ length: 366 }, (_, count) => dayAfter(`${year}-01-01`, count));
  return days.filter((day) => day.startsWith(`${year}`) && isDayOff(day, closedOn));
}

describe("isDayOff", () => {
  // Office of Personnel Management, "Federal Holidays".
  test.each([
    ["third Monday of January", ["2025-01-20", "2026-01-19", "2027-01-18"]],
    ["last Monday of May", ["2025-05-26", "2026-05-25", "2027-05-31"]],
    ["first Monday of September", ["2025-09-01", "2026-09-07", "2027-09-06"]],
    ["second Monday of October", ["2025-10-13", "2026-10-12", "2027-10-11"]],
    ["fourth Thursday of November", ["2025-11-27", "2026-11-26", "2027-11-25"]],
    ["FOURTH THURSDAY OF NOVEMBER", ["2025-11-27", "2026-11-26", "2027-11-25"]],
    ["07-04", ["2025-07-04", "2026-07-04", "2027-07-04"]],
    ["2026-11-27", ["2026-11-27"]],
    ["last Sunday of February", ["2025-02-23", "2026-02-22", "2027-02-28"]],
  ])("of %s is one day of a year", (entry, days) => {
    expect([2025, 2026, 2027].flatMap((year) => daysOff(year, [entry]))).toEqual(days);
  });

  test("is any of several entries", () => {
    const closedOn = ["01-01", "last Monday of May", "fourth Thursday of November", "12-25"];
    expect(daysOff(2026, closedOn)).toEqual([
      "2026-01-01",
      "2026-05-25",
      "2026-11-26",
      "2026-12-25",
    ]);
    expect(daysOff(2026, [])).toEqual([]);
  });
});

test.each([
  "fifth Monday of May",
  "last Monday",
  "last Someday of May",
  "last Monday of Sometime",
  "the last Monday of May",
  "Christmas",
  "",
])("%j is no rule of a holiday", (text) => {
  expect(parseHolidayRule(text)).toBeNull();
});
