import { dayAfter } from "@forecourt/domain/appointments/store-clock";
import { expect, test } from "@jest/globals";
import { dayOfKey } from "./calendar-keys.ts";

/** From Thursday, November 26 to Saturday, January 9. */
const days = Array.from({ length: 45 }, (_, count) => ({ day: dayAfter("2026-11-26", count) }));

test.each([
  ["ArrowLeft", "2026-12-01", "2026-11-30"],
  ["ArrowRight", "2026-11-30", "2026-12-01"],
  ["ArrowUp", "2026-12-05", "2026-11-28"],
  ["ArrowDown", "2026-11-28", "2026-12-05"],
  ["Home", "2026-12-02", "2026-11-29"],
  ["End", "2026-12-02", "2026-12-05"],
  ["End", "2026-12-05", "2026-12-05"],
  ["PageDown", "2026-11-28", "2026-12-28"],
  ["PageUp", "2026-12-28", "2026-11-28"],
])("%s leads from %s to %s", (key, from, to) => {
  const at = days.findIndex(({ day }) => day === from);
  expect(dayOfKey(key, days, at)).toBe(to);
});

test.each([
  ["ArrowLeft", "2026-11-26", "2026-11-26"],
  ["ArrowUp", "2026-11-29", "2026-11-29"],
  ["Home", "2026-11-27", "2026-11-26"],
  ["PageUp", "2026-11-27", "2026-11-27"],
  ["PageUp", "2026-12-03", "2026-11-26"],
  ["PageDown", "2026-12-31", "2027-01-09"],
  ["ArrowDown", "2027-01-05", "2027-01-05"],
  ["PageDown", "2027-01-05", "2027-01-05"],
])("%s from %s stays within the days: %s", (key, from, to) => {
  const at = days.findIndex(({ day }) => day === from);
  expect(dayOfKey(key, days, at)).toBe(to);
});

test("other keys mean nothing", () => {
  expect(dayOfKey("Enter", days, 0)).toBeNull();
  expect(dayOfKey("Tab", days, 0)).toBeNull();
});
