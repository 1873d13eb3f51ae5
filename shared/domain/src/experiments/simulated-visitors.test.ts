import { testSize } from "@forecourt/testing/test-size";
import { describe, expect, test } from "@jest/globals";
import { cohortCount, cohortsByVariant, randomOf, variantsOfCohorts } from "./cohorts.ts";
import { chiSquareProbability, minSampleRatioProbability } from "./sample-ratio.ts";
import { type Arm, defaultInterval, rateOf, sequentialInterval } from "./sequential-interval.ts";

const { floor } = Math;
const visitors = 100_000;
const visitorsPerLook = 500;

const variants = variantsOfCohorts({
  name: "simulated",
  cohorts: [0, cohortCount - 1],
  allocationPercent: 100,
  shares: [
    ["control", 50],
    ["variant", 50],
  ],
});

interface Look {
  control: Arm;
  variant: Arm;
}

/** Visitors with random cohorts who convert at these rates; `onLook` sees the counts again and again. */
function simulate(
  seed: number,
  rates: { control: number; variant: number },
  onLook: (look: Look) => void = () => undefined,
): Look {
  const random = randomOf(seed);
  const control = { visitors: 0, conversions: 0 };
  const variant = { visitors: 0, conversions: 0 };
  for (let count = 1; count <= visitors; count += 1) {
    const isControl = variants[floor(random() * cohortCount)] === "control";
    const arm = isControl ? control : variant;
    arm.visitors += 1;
    if (random() < (isControl ? rates.control : rates.variant)) arm.conversions += 1;
    if (count % visitorsPerLook === 0) onLook({ control, variant });
  }
  return { control, variant };
}

/** Whether an interval for one look alone would exclude 0: what many tools show every day. */
function isAlarmOfOneLook({ control, variant }: Look): boolean {
  const varianceOf = (arm: Arm) => (rateOf(arm) * (1 - rateOf(arm))) / arm.visitors;
  const difference = Math.abs(rateOf(variant) - rateOf(control));
  return difference > 1.96 * Math.sqrt(varianceOf(control) + varianceOf(variant));
}

const runs = testSize({ normal: 100, soak: 2_000 });
const seeds = Array.from({ length: runs }, (_value, seed) => seed * 7919 + 1);

describe("100,000 visitors without a difference", () => {
  test("are split as planned", () => {
    const cohorts = cohortsByVariant(variants);
    const probabilities = seeds.slice(0, 20).map((seed) => {
      const { control, variant } = simulate(seed, { control: 0.05, variant: 0.05 });
      return chiSquareProbability([
        { count: control.visitors, planned: cohorts.get("control") ?? 0 },
        { count: variant.visitors, planned: cohorts.get("variant") ?? 0 },
      ]);
    });
    expect(Math.min(...probabilities)).toBeGreaterThan(minSampleRatioProbability);
    // Chance makes these probabilities equally likely, so half of them are above a half.
    const above = probabilities.filter((probability) => probability > 0.5);
    expect(Math.abs(above.length - 10)).toBeLessThan(7);
  });

  test("raise false alarms at most at the stated rate, with a look after every 500 visitors", () => {
    let alarms = 0;
    let alarmsOfOneLook = 0;
    for (const seed of seeds) {
      let isAlarm = false;
      let isUsual = false;
      simulate(seed, { control: 0.05, variant: 0.05 }, (look) => {
        const found = sequentialInterval(look.control, look.variant);
        if (found && (found.low > 0 || found.high < 0)) isAlarm = true;
        if (found && isAlarmOfOneLook(look)) isUsual = true;
      });
      if (isAlarm) alarms += 1;
      if (isUsual) alarmsOfOneLook += 1;
    }
    expect(alarms / runs).toBeLessThanOrEqual(defaultInterval.alarmRate);
    // The same looks with the interval of one look: the reason for the other one.
    expect(alarmsOfOneLook / runs).toBeGreaterThan(0.2);
  });
});

describe("100,000 visitors with a planted effect of one percentage point", () => {
  test("show it, and the intervals contain it at all looks", () => {
    let found = 0;
    let missed = 0;
    for (const seed of seeds) {
      let isOutside = false;
      const { control, variant } = simulate(seed, { control: 0.05, variant: 0.06 }, (look) => {
        const interval = sequentialInterval(look.control, look.variant);
        if (interval && (interval.low > 0.01 || interval.high < 0.01)) isOutside = true;
      });
      if (isOutside) missed += 1;
      if ((sequentialInterval(control, variant)?.low ?? 0) > 0) found += 1;
    }
    expect(found / runs).toBeGreaterThan(0.99);
    expect(missed / runs).toBeLessThanOrEqual(defaultInterval.alarmRate);
  });
});
