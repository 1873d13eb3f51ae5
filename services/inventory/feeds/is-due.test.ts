import type { Schedule } from "@forecourt/contracts/dealer-config/feed";
import { expect, test } from "@jest/globals";
import { isDue } from "./is-due.ts";

const timeZone = "America/Chicago";

/** Whether a feed that was tried at one moment is due at another moment. */
function due(
  schedule: Partial<Schedule> | null,
  triedAt: string | null,
  now: string,
  failures = 0,
): boolean {
  return isDue(
    { schedule: schedule && { times: [], every: null, ...schedule } },
    { triedAt: triedAt === null ? null : new Date(triedAt), failures },
    { now: new Date(now), timeZone },
  );
}

test("is due at times of the store's day, once each", () => {
  const times = { times: ["05:00", "13:00"] };
  // Chicago is six hours behind in winter.
  expect(due(times, "2026-11-20T20:00:00Z", "2026-11-21T10:59:59Z")).toBe(false);
  expect(due(times, "2026-11-20T20:00:00Z", "2026-11-21T11:00:00Z")).toBe(true);
  expect(due(times, "2026-11-21T11:00:00Z", "2026-11-21T18:59:59Z")).toBe(false);
  expect(due(times, "2026-11-21T11:00:00Z", "2026-11-21T19:00:00Z")).toBe(true);
});

test("is due after a day on which nothing ran", () => {
  expect(due({ times: ["23:00"] }, "2026-11-18T05:00:00Z", "2026-11-21T12:00:00Z")).toBe(true);
});

test("is due once in the hour that the clock skips, and once in the one that it repeats", () => {
  const times = { times: ["02:30"] };
  // 2026-03-08: 2:00 becomes 3:00. 2:30 is taken for 3:30.
  expect(due(times, "2026-03-07T12:00:00Z", "2026-03-08T08:29:00Z")).toBe(false);
  expect(due(times, "2026-03-07T12:00:00Z", "2026-03-08T08:30:00Z")).toBe(true);
  // 2026-11-01: 1:30 comes twice, as 6:30 and 7:30 UTC.
  expect(due({ times: ["01:30"] }, "2026-10-31T12:00:00Z", "2026-11-01T06:30:00Z")).toBe(true);
  expect(due({ times: ["01:30"] }, "2026-11-01T06:30:00Z", "2026-11-01T07:30:00Z")).toBe(false);
});

test.each([
  ["30m", 30],
  ["2h", 120],
])("is due every %s", (every, minutes) => {
  const triedAt = "2026-11-21T12:00:00Z";
  const at = (ms: number) => new Date(Date.parse(triedAt) + ms).toISOString();
  expect(due({ every }, triedAt, at(minutes * 60_000 - 1))).toBe(false);
  expect(due({ every }, triedAt, at(minutes * 60_000))).toBe(true);
});

test("is due at once where it was never tried, and always without a schedule", () => {
  expect(due({ times: ["05:00"] }, null, "2026-11-21T20:00:00Z")).toBe(true);
  expect(due(null, "2026-11-21T20:00:00Z", "2026-11-21T20:00:00Z")).toBe(true);
});

test.each([
  ["with a schedule", { times: ["05:00"] }],
  ["without one", null],
])("is tried again soon when it could not be fetched, later each time, %s", (_how, schedule) => {
  const after = (failures: number, minutes: number) =>
    due(
      schedule,
      "2026-11-21T12:00:00Z",
      new Date(Date.parse("2026-11-21T12:00:00Z") + minutes * 60_000).toISOString(),
      failures,
    );
  expect([after(1, 4), after(1, 5)]).toEqual([false, true]);
  expect([after(2, 9), after(2, 10)]).toEqual([false, true]);
  expect([after(9, 59), after(9, 60)]).toEqual([false, true]);
});
