import { expect, test } from "@jest/globals";
import { nextMorning } from "./digest-time.ts";

const chicago = "America/Chicago";

test.each([
  // Standard time, and the day before clocks go forward: 8 a.m. is an hour earlier by UTC after it.
  ["2026-03-06T20:00:00Z", chicago, "2026-03-07T14:00:00.000Z"],
  ["2026-03-07T14:00:00Z", chicago, "2026-03-08T13:00:00.000Z"],
  // Clocks go back on November 1.
  ["2026-10-31T13:00:00Z", chicago, "2026-11-01T14:00:00.000Z"],
  // Before 8 a.m., it is the morning of the same day.
  ["2026-11-30T13:59:59Z", chicago, "2026-11-30T14:00:00.000Z"],
  ["2026-11-30T14:00:00Z", chicago, "2026-12-01T14:00:00.000Z"],
  // Late evening in Phoenix, which has no daylight saving time, is the next day in UTC.
  ["2026-07-02T05:30:00Z", "America/Phoenix", "2026-07-02T15:00:00.000Z"],
  ["2026-07-02T05:30:00Z", "America/New_York", "2026-07-02T12:00:00.000Z"],
])("after %s in %s, the next digest is due at %s", (now, timeZone, expected) => {
  expect(nextMorning(new Date(now), timeZone).toISOString()).toBe(expected);
});

test("each day of a year has one digest time", () => {
  let at = new Date("2026-01-01T00:00:00Z");
  const mornings = Array.from({ length: 365 }, () => {
    at = nextMorning(at, chicago);
    return at.toISOString();
  });
  expect(new Set(mornings.map((one) => one.slice(0, 10))).size).toBe(365);
  expect(mornings.at(-1)).toBe("2026-12-31T14:00:00.000Z");
});
