import { describe, expect, test } from "@jest/globals";
import { type CohortSplit, cohortCount, cohortsByVariant, variantsOfCohorts } from "./cohorts.ts";
import { chiSquareProbability } from "./sample-ratio.ts";

const halves: CohortSplit = {
  name: "offer-button",
  cohorts: [0, cohortCount - 1],
  allocationPercent: 100,
  shares: [
    ["control", 50],
    ["short", 50],
  ],
};

describe("variantsOfCohorts", () => {
  test("gives each variant its share of the cohorts", () => {
    const counts = cohortsByVariant(variantsOfCohorts(halves));
    expect(Object.fromEntries(counts)).toEqual({ control: 500, short: 500 });
    const uneven = {
      ...halves,
      shares: [
        ["a", 70],
        ["b", 20],
        ["c", 10],
      ] as const,
    };
    const thirds = cohortsByVariant(variantsOfCohorts({ ...uneven, allocationPercent: 30 }));
    expect(Object.fromEntries(thirds)).toEqual({ a: 210, b: 60, c: 30 });
  });

  test("is always the same for a name", () => {
    expect(variantsOfCohorts(halves)).toEqual(variantsOfCohorts(halves));
    expect(
      variantsOfCohorts(halves)
        .slice(0, 12)
        .map((variant) => variant?.[0])
        .join(""),
    ).toBe("sscccssssscs");
  });

  test("moves no cohort when more take part", () => {
    let before = variantsOfCohorts({ ...halves, allocationPercent: 1 });
    for (let allocationPercent = 2; allocationPercent <= 100; allocationPercent += 1) {
      const after = variantsOfCohorts({ ...halves, allocationPercent });
      const moved = before.filter((variant, index) => variant !== null && variant !== after[index]);
      expect(moved).toEqual([]);
      expect(after.filter((variant) => variant !== null)).toHaveLength(allocationPercent * 10);
      before = after;
    }
  });

  test("leaves out cohorts beside the range", () => {
    const variants = variantsOfCohorts({ ...halves, cohorts: [100, 299] });
    const taking = variants.flatMap((variant, cohort) => (variant === null ? [] : [cohort]));
    expect([taking.length, taking[0], taking.at(-1)]).toEqual([200, 100, 299]);
  });

  test("splits two experiments independently of each other", () => {
    const other = variantsOfCohorts({ ...halves, name: "list-order" });
    const pairs = variantsOfCohorts(halves).map((variant, cohort) => `${variant} ${other[cohort]}`);
    const counts = [...Map.groupBy(pairs, (pair) => pair).values()].map(({ length }) => length);
    expect(counts).toHaveLength(4);
    const even = counts.map((count) => ({ count, planned: 1 }));
    expect(chiSquareProbability(even)).toBeGreaterThan(0.01);
  });
});
