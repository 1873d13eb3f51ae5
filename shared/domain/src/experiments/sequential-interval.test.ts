import { describe, expect, test } from "@jest/globals";
import { defaultInterval, sequentialInterval } from "./sequential-interval.ts";

const control = { visitors: 10_000, conversions: 500 };
const variant = { visitors: 10_000, conversions: 600 };

/**
 * The likelihood ratio of the test, as its definition says and not as it is solved: the normal density of the observed
 * difference with an effect, over that without, averaged over normally distributed effects (Johari et al. 2017,
 * equation 3). By the trapezoidal rule.
 */
function mixtureLikelihoodRatio(
  difference: number,
  variance: number,
  likelyEffect: number,
): number {
  const steps = 40_000;
  const width = 12 * likelyEffect;
  const step = (2 * width) / steps;
  let sum = 0;
  for (let index = 0; index <= steps; index += 1) {
    const effect = index * step - width;
    const weight = Math.exp(-(effect ** 2) / (2 * likelyEffect ** 2));
    sum += weight * Math.exp((effect * difference - effect ** 2 / 2) / variance) * step;
  }
  return sum / (likelyEffect * Math.sqrt(2 * Math.PI));
}

describe("sequentialInterval", () => {
  test("has the bounds of the formula", () => {
    const found = sequentialInterval(control, variant);
    expect(found?.difference).toBeCloseTo(0.01, 12);
    // V = 1.039e-5 and t² = 1e-4: half of its width is √(1.1470e-5 · (5.9915 + 2.3632)) = 0.009789.
    expect(found?.low).toBeCloseTo(0.000211, 5);
    expect(found?.high).toBeCloseTo(0.019789, 5);
  });

  test("excludes exactly the differences whose likelihood ratio is above 1 / alarmRate", () => {
    const variance = (0.05 * 0.95 + 0.06 * 0.94) / 10_000;
    const { alarmRate, likelyEffect } = defaultInterval;
    const { difference = 0, high = 0 } = sequentialInterval(control, variant) ?? {};
    const ratio = mixtureLikelihoodRatio(high - difference, variance, likelyEffect);
    expect(ratio * alarmRate).toBeCloseTo(1, 4);
  });

  test("becomes narrower with more visitors, and wider with a lower alarm rate", () => {
    const width = (found: ReturnType<typeof sequentialInterval>) =>
      found ? found.high - found.low : 0;
    const more = (arm: typeof control) => ({
      visitors: arm.visitors * 4,
      conversions: arm.conversions * 4,
    });
    const usual = width(sequentialInterval(control, variant));
    expect(width(sequentialInterval(more(control), more(variant)))).toBeLessThan(usual);
    const strict = { ...defaultInterval, alarmRate: 0.01 };
    expect(width(sequentialInterval(control, variant, strict))).toBeGreaterThan(usual);
  });

  test.each([
    [{ visitors: 0, conversions: 0 }],
    [{ visitors: 9, conversions: 9 }],
    [{ visitors: 10_000, conversions: 9 }],
    [{ visitors: 10_000, conversions: 9_991 }],
  ])("says nothing with %j", (small) => {
    expect(sequentialInterval(control, small)).toBeNull();
    expect(sequentialInterval(small, control)).toBeNull();
  });
});
