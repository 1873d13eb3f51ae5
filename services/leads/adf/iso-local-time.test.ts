import { expect, test } from "@jest/globals";
import { zonedTime } from "./iso-local-time.ts";

test.each([
  ["America/Chicago", "2026-07-15T17:00:00.999Z", "2026-07-15T12:00:00-05:00"],
  ["America/Chicago", "2026-01-01T05:30:00Z", "2025-12-31T23:30:00-06:00"],
  // The clock goes from 1:59 to 3:00, and in autumn shows 1:30 twice.
  ["America/Chicago", "2026-03-08T07:59:59Z", "2026-03-08T01:59:59-06:00"],
  ["America/Chicago", "2026-03-08T08:00:00Z", "2026-03-08T03:00:00-05:00"],
  ["America/Chicago", "2026-11-01T06:30:00Z", "2026-11-01T01:30:00-05:00"],
  ["America/Chicago", "2026-11-01T07:30:00Z", "2026-11-01T01:30:00-06:00"],
  ["America/St_Johns", "2026-07-15T17:00:00Z", "2026-07-15T14:30:00-02:30"],
  ["Asia/Kathmandu", "2026-07-15T17:00:00Z", "2026-07-15T22:45:00+05:45"],
  ["UTC", "2026-07-15T17:00:00Z", "2026-07-15T17:00:00+00:00"],
])("in %s, %s is %s", (zone, moment, expected) => {
  expect(zonedTime(new Date(moment), zone)).toBe(expected);
});
