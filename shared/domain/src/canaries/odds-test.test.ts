import { describe, expect, test } from "@jest/globals";
import { randomOf } from "../experiments/cohorts.ts";
import { type ArmCounts, createOddsTest } from "./odds-test.ts";

/** Pages of one side between two looks, each with the event by this chance. */
function drawn(random: () => number, pages: number, chance: number): ArmCounts {
  let events = 0;
  for (let page = 0; page < pages; page += 1) if (random() < chance) events += 1;
  return { pages, events };
}

interface Simulation {
  /** Pages at each look; a tenth of them are the canary's. */
  pages: number;
  looks: number;
  /** The chance of an event at a look, of the baseline and of the canary. */
  chances: (look: number) => readonly [baseline: number, canary: number];
}

/** The look at which the evidence reaches `limit`; null = at none. */
function alarm(seed: number, limit: number, { pages, looks, chances }: Simulation): number | null {
  const random = randomOf(seed);
  const odds = createOddsTest();
  for (let look = 0; look < looks; look += 1) {
    const ofCanary = drawn(random, pages, 0.1).events;
    const [baseline, canary] = chances(look);
    odds.add(drawn(random, ofCanary, canary), drawn(random, pages - ofCanary, baseline));
    if (odds.evidence() >= limit) return look;
  }
  return null;
}

const runs = 400;
const alarmsIn = (limit: number, simulation: Simulation) =>
  Array.from({ length: runs }, (_value, seed) => alarm(seed, limit, simulation)).filter(
    (look) => look !== null,
  ).length;

describe("a canary as good as its baseline", () => {
  test.each([
    ["that fails rarely", 40, () => [0.01, 0.01]],
    ["that fails often", 40, () => [0.3, 0.3]],
    [
      "whose failures come at some hours",
      40,
      (look: number) => (look % 20 < 3 ? [0.5, 0.5] : [0, 0]),
    ],
    ["of a site with few visitors", 3, () => [0.1, 0.1]],
  ] as [string, number, Simulation["chances"]][])(
    "%s is called worse no more often than is stated, at 60 looks together",
    (_which, pages, chances) => {
      // With the evidence 20 the rate is 5 % at most.
      expect(alarmsIn(20, { pages, looks: 60, chances })).toBeLessThanOrEqual(runs * 0.05);
    },
  );
});

test("a better canary is called worse even less often", () => {
  const simulation = { pages: 40, looks: 60, chances: () => [0.1, 0.05] as const };
  expect(alarmsIn(20, simulation)).toBeLessThanOrEqual(runs * 0.01);
});

describe("a worse canary is found", () => {
  const lookOf = (chances: Simulation["chances"]) => {
    const looks = Array.from({ length: 50 }, (_value, seed) =>
      alarm(seed, 250, { pages: 100, looks: 200, chances }),
    );
    return looks.map((look) => look ?? Number.POSITIVE_INFINITY).sort((a, b) => a - b);
  };

  test("that fails for a fifth of its pages, beside a baseline that never fails: within 100 pages of its own", () => {
    const looks = lookOf(() => [0, 0.2]);
    expect(looks[49]).toBeLessThan(10);
  });

  test("that fails twice as often", () => {
    const looks = lookOf(() => [0.05, 0.1]);
    expect(looks[47]).toBeLessThan(200);
  });
});

test("nothing is known before both sides have been seen", () => {
  const odds = createOddsTest();
  for (let look = 0; look < 50; look += 1) {
    odds.add({ pages: 10, events: 10 }, { pages: 0, events: 0 });
    odds.add({ pages: 0, events: 0 }, { pages: 0, events: 0 });
  }
  expect(odds.evidence()).toBe(1);
});

test("the evidence is the likelihood ratio, by hand for one look", () => {
  const odds = createOddsTest();
  odds.add({ pages: 2, events: 1 }, { pages: 18, events: 0 });
  // One event among 20 pages, of which two are the canary's: ω / (1 + (ω - 1) / 10).
  const ratios = [1.5, 2, 4, 8, 20, 100];
  const expected = ratios.reduce((sum, ratio) => sum + ratio / (1 + (ratio - 1) / 10), 0) / 6;
  expect(odds.evidence()).toBeCloseTo(expected, 10);
});

test("many pages at one look are compared as well", () => {
  const odds = createOddsTest();
  odds.add({ pages: 20_000, events: 10_000 }, { pages: 180_000, events: 90_000 });
  expect(odds.evidence()).toBeLessThan(1);
  odds.add({ pages: 20_000, events: 20_000 }, { pages: 180_000, events: 0 });
  expect(odds.evidence()).toBeGreaterThan(1e9);
});
