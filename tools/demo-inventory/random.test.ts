import { expect, test } from "@jest/globals";
import { seeded } from "./random.ts";

test("the same seed gives the same numbers, another seed others", () => {
  const draw = (seed: string) => Array.from({ length: 4 }, seeded(seed).next);
  expect(draw("a")).toEqual(draw("a"));
  expect(draw("a")).not.toEqual(draw("b"));
});

test("whole numbers reach both ends and nothing beyond", () => {
  const random = seeded("ends");
  const drawn = new Set(Array.from({ length: 500 }, () => random.between(3, 6)));
  expect(drawn).toEqual(new Set([3, 4, 5, 6]));
});

test("an entry is drawn as often as its weight says, and never with a weight of 0", () => {
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
