import type { Canary } from "@forecourt/contracts/release";
import { cohortCount } from "@forecourt/domain/experiments/cohorts";
import { describe, expect, test } from "@jest/globals";
import { comparisonsOf } from "./canary-comparisons.ts";

const start = "2026-12-01T10:00:00.000Z";
const now = Date.parse(start);
const cohorts = Array.from({ length: cohortCount }, (_value, index) => index);
const heartland = { dealerId: "heartland", storeId: null };
const ozark = { dealerId: "ozark", storeId: null };

const canary = (percent: number, release = "aaaaaaaaaaaaaaaa"): Canary => ({
  record: "1111111111111111",
  releases: { "mfe-trade": release },
  places: ["heartland"],
  steps: [{ from: start, percent }],
  by: "Ada",
});
const armsOf = (canaries: Canary[], tenant: typeof heartland, cohort: number | null) =>
  comparisonsOf(canaries, { ...tenant, cohort }, now).map(({ arm }) => arm);

describe("a canary for a part of a dealer's visitors", () => {
  test("is compared with the other cohorts of that dealer", () => {
    const arms = cohorts.flatMap((cohort) => armsOf([canary(10)], heartland, cohort));
    expect(arms.filter((arm) => arm === "canary")).toHaveLength(cohortCount * 0.1);
    expect(arms.filter((arm) => arm === "baseline")).toHaveLength(cohortCount * 0.9);
  });

  test("is not compared with visitors of other dealers, or without a cohort", () => {
    expect(armsOf([canary(10)], ozark, 0)).toEqual([]);
    expect(armsOf([canary(10)], heartland, null)).toEqual([]);
  });
});

test("a canary for all visitors of a dealer is compared with those of the others", () => {
  expect(armsOf([canary(100)], heartland, null)).toEqual(["canary"]);
  expect(armsOf([canary(100)], ozark, 0)).toEqual(["baseline"]);
  expect(armsOf([canary(100)], ozark, null)).toEqual(["baseline"]);
});

test("who gets a canary is in no other comparison, who gets none can be in several", () => {
  const both = [canary(10), canary(10, "bbbbbbbbbbbbbbbb")];
  const arms = new Set(cohorts.map((cohort) => armsOf(both, heartland, cohort).join(" ")));
  expect(arms).toEqual(new Set(["canary", "baseline baseline"]));
});
