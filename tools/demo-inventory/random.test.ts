import { expect, test } from "@jest/globals";
import { seeded } from "./random.ts";

test("equal seeds give equal numbers, different seeds different ones", () => {
  const draw = (seed: string) => Array.from({ length: 4 }, seeded(seed).next);
  expect(draw("a")).toEqual(draw("a"));
  expect(draw("a")).not.toEqual(draw("b"));
});

test("whole numbers include both bounds and stay within them", () => {
  const random = seeded("ends");
  const drawn = new Set(Array.from({ length: 500 }, () => random.between(3, 6)));
  expect(drawn).toEqual(new Set([3, 4, 5, 6]));
});

test("entries are drawn in proportion to their weight, never with a weight of 0", () => {
  const random = seeded("weights");
  const counts = { often: 0, seldom: 0, never: 0 };
  const weights = { often: 9, seldom: 1, never: 0 };
  const names = ["often", "seldom", "never"] as const;
  for (let draw = 0; draw < 10_000; draw++)
    counts[random.weighted(names, (name) => weights[name])]++;
  expect(counts.never).toBe(0);
  expect(counts.often / counts.seldom).toBeGreaterThan(8);
  expect(counts.often / counts.seldom).toBeLessThan(10);
});
