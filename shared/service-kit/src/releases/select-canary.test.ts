import type { Canary } from "@forecourt/contracts/release";
import { cohortCount, randomOf } from "@forecourt/domain/experiments/cohorts";
import { describe, expect, test } from "@jest/globals";
import { canaryKey } from "./canary-contents.ts";
import { isPartialRollout, percentAt, runningCanaries, selectCanary } from "./select-canary.ts";

const start = "2026-12-01T10:00:00.000Z";
const now = Date.parse(start);

function canary(percent: number, changes: Partial<Canary> = {}): Canary {
  return {
    record: "1111111111111111",
    releases: { "mfe-financing": "aaaaaaaaaaaaaaaa" },
    places: [],
    steps: [{ from: start, percent }],
    by: "Ada",
    ...changes,
  };
}
const other = (percent: number) =>
  canary(percent, { record: "2222222222222222", releases: { "mfe-trade": "bbbbbbbbbbbbbbbb" } });

const place = { dealerId: "heartland", storeId: null };
const cohorts = Array.from({ length: cohortCount }, (_value, index) => index);
const recordFor = (canaries: Canary[], cohort: number | null, at = now) =>
  selectCanary(runningCanaries(canaries, place, at), cohort)?.record ?? null;

describe("a part of the visitors", () => {
  test.each([
    [0.5, 5],
    [10, 100],
    [50, 500],
  ])(
    "%s %% is that part of the cohorts, and of 10,000 visitors within what chance allows",
    (percent, count) => {
      const inIt = (cohort: number) => recordFor([canary(percent)], cohort) !== null;
      expect(cohorts.filter(inIt)).toHaveLength(count);
      const random = randomOf(7);
      const visitors = Array.from({ length: 10_000 }, () => Math.floor(random() * cohortCount));
      const share = visitors.filter(inIt).length / visitors.length;
      // Four standard deviations: one seed of 16,000 would fail.
      const deviation = Math.sqrt(((percent / 100) * (1 - percent / 100)) / visitors.length);
      expect(Math.abs(share - percent / 100)).toBeLessThan(4 * deviation);
    },
  );

  test("is the same for a visitor each time, and more percent take it from nobody", () => {
    const of = (percent: number) =>
      cohorts.filter((cohort) => recordFor([canary(percent)], cohort) !== null);
    expect(of(10)).toEqual(of(10));
    expect(of(50)).toEqual(expect.arrayContaining(of(10)));
  });

  test("is another part for each release", () => {
    const next = canary(10, { releases: { "mfe-financing": "cccccccccccccccc" } });
    const both = cohorts.filter(
      (cohort) => recordFor([canary(10)], cohort) && recordFor([next], cohort),
    );
    expect(both.length).toBeGreaterThan(0);
    expect(both.length).toBeLessThan(30);
  });

  test("has no visitor without a cohort, unless it is all", () => {
    expect(recordFor([canary(99)], null)).toBeNull();
    expect(recordFor([canary(100)], null)).toBe("1111111111111111");
  });
});

test("a visitor gets one canary at most: the oldest that has them", () => {
  const records = cohorts.map((cohort) => recordFor([canary(50), other(50)], cohort));
  expect(records.filter((record) => record === canary(50).record)).toHaveLength(500);
  const second = records.filter((record) => record === other(50).record).length;
  expect(second).toBeGreaterThan(200);
  expect(second).toBeLessThan(300);
});

test("a canary of some places is for their visitors alone", () => {
  const keys = (dealerId: string, storeId: string | null, places: string[]) =>
    runningCanaries([canary(100, { places })], { dealerId, storeId }, now).map((one) =>
      canaryKey(one.canary),
    );
  const key = "mfe-financing.aaaaaaaaaaaaaaaa";
  expect(keys("heartland", null, ["heartland"])).toEqual([key]);
  expect(keys("ozark", "rolla", ["heartland"])).toEqual([]);
  expect(keys("ozark", "rolla", ["heartland", "ozark/rolla"])).toEqual([key]);
  expect(keys("ozark", "salem", ["ozark/rolla"])).toEqual([]);
  expect(keys("ozark", null, ["ozark/rolla"])).toEqual([]);
});

test("each step of a schedule begins at its moment", () => {
  const steps = [
    { from: start, percent: 10 },
    { from: "2026-12-01T10:30:00.000Z", percent: 50 },
    { from: "2026-12-01T11:30:00.000Z", percent: 100 },
  ];
  const at = (minutes: number) => percentAt({ steps }, now + minutes * 60_000);
  expect([at(-1), at(0), at(29.9), at(30), at(90), at(9999)]).toEqual([0, 10, 10, 50, 100, 100]);
  const [running] = runningCanaries([canary(10, { steps })], place, now + 90 * 60_000);
  expect(running && isPartialRollout(running)).toBe(false);
  expect(runningCanaries([canary(10, { steps })], place, now - 1)).toEqual([]);
});
