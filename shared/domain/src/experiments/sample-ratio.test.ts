import { expect, test } from "@jest/globals";
import { chiSquareProbability, minSampleRatioProbability } from "./sample-ratio.ts";

/**
 * Upper percentage points of the chi-square distribution: NIST/SEMATECH e-Handbook of Statistical Methods, section
 * 1.3.6.7.4. Degrees of freedom, probability, critical value.
 */
const critical = [
  [1, 0.1, 2.706],
  [1, 0.05, 3.841],
  [1, 0.01, 6.635],
  [1, 0.001, 10.828],
  [2, 0.05, 5.991],
  [2, 0.001, 13.816],
  [3, 0.1, 6.251],
  [3, 0.05, 7.815],
  [3, 0.01, 11.345],
] as const;

/** Groups of equal size with this statistic: one is larger, one smaller by the same. */
function groupsWith(freedom: number, statistic: number) {
  const expected = 1_000_000;
  const off = Math.sqrt((statistic * expected) / 2);
  return Array.from({ length: freedom + 1 }, (_value, index) => {
    const count = expected + (index === 0 ? off : index === 1 ? -off : 0);
    return { count, planned: 1 };
  });
}

test.each(critical)("with %d degrees of freedom, the value at %d is %d", (freedom, p, value) => {
  const probability = chiSquareProbability(groupsWith(freedom, value));
  expect(Math.abs(probability / p - 1)).toBeLessThan(0.002);
});

/** Mendel's peas, 9:3:3:1 (Fisher 1936): 315, 101, 108, 32; the statistic is 0.470 and its probability 0.925. */
test("agrees with the published result for Mendel's peas", () => {
  const counts = [315, 101, 108, 32];
  const planned = [9, 3, 3, 1];
  const groups = counts.map((count, index) => ({ count, planned: planned[index] ?? 0 }));
  expect(chiSquareProbability(groups)).toBeCloseTo(0.925, 2);
});

test("an equal split is certain, and a lost twentieth of one group is not", () => {
  expect(
    chiSquareProbability([
      { count: 500, planned: 50 },
      { count: 500, planned: 50 },
    ]),
  ).toBe(1);
  const lost = [
    { count: 50_000, planned: 1 },
    { count: 47_500, planned: 1 },
  ];
  expect(chiSquareProbability(lost)).toBeLessThan(minSampleRatioProbability);
});

test("nothing to compare is certain", () => {
  expect(chiSquareProbability([])).toBe(1);
  expect(
    chiSquareProbability([
      { count: 0, planned: 1 },
      { count: 0, planned: 1 },
    ]),
  ).toBe(1);
});
