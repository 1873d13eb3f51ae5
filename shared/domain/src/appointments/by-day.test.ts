import { expect, test } from "@jest/globals";
import { isByDay } from "./by-day.ts";

test.each([
  ["2026-11-30T13:59:00Z", false],
  ["2026-11-30T14:00:00Z", true],
  ["2026-12-01T01:59:00Z", true],
  ["2026-12-01T02:00:00Z", false],
])("whether %s is by day in Chicago: %s", (now, expected) => {
  expect(isByDay(new Date(now), "America/Chicago")).toBe(expected);
});
