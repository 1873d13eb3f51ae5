import { describe, expect, test } from "@jest/globals";
import { daysBetween, isoDateIn } from "./calendar-days.ts";

describe("daysBetween", () => {
  test.each([
    ["2026-03-05", "2026-03-05", 0],
    ["2026-03-05", "2026-03-06", 1],
    // Daylight saving time begins on March 8, 2026.
    ["2026-03-07", "2026-03-09", 2],
    ["2026-10-10", "2026-11-21", 42],
    ["2026-03-06", "2026-03-05", 0],
  ])("from %s to %s are %i days", (from, to, days) => {
    expect(daysBetween(from, to)).toBe(days);
  });
});

test("a day starts at midnight in the dealer's time zone", () => {
  const evening = new Date("2026-03-06T04:30:00Z");
  expect(isoDateIn("America/Chicago", evening)).toBe("2026-03-05");
  expect(isoDateIn("America/New_York", evening)).toBe("2026-03-05");
  expect(isoDateIn("UTC", evening)).toBe("2026-03-06");
});
