import { expect, test } from "@jest/globals";
import { demoToday } from "./dates.ts";

test.each([
  ["2026-11-23T05:30:00Z", "2026-11-22"],
  ["2026-11-23T06:30:00Z", "2026-11-23"],
  ["2028-02-29T12:00:00Z", "2028-02-29"],
  ["2027-03-14T04:59:00Z", "2027-03-13"],
])("at %s the demo dealers' calendar shows %s", (moment, day) => {
  expect(demoToday(new Date(moment))).toBe(day);
});
