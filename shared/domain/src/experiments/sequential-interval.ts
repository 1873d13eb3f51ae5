/** Visitors of one variant, and how many of them did what the experiment is about. */
export interface Arm {
  visitors: number;
  conversions: number;
}

/** The difference of two conversion rates, as a part of 1. */
export interface RateDifference {
  difference: number;
  low: number;
  high: number;
}

interface IntervalOptions {
  /** Probability that an experiment without an effect is called a success, over all looks: 0.05. */
  alarmRate: number;
  /** The size of effects that are likely, as a part of 1: 0.01 = one percentage point. It must not be changed later. */
  likelyEffect: number;
}

/**
 * Least number of visitors in each arm who did it, and of those who did not: with fewer, a normal distribution does not
 * describe the rate.
 */
const minOfEach = 10;

export const defaultInterval: IntervalOptions = { alarmRate: 0.05, likelyEffect: 0.01 };

/**
 * An interval for the rate of `variant` less that of `control` that may be looked at after every visitor: with the
 * probability 1 - `alarmRate` it contains the true difference at all looks together. Null = too few visitors.
 *
 * It is the interval of the mixture sequential probability ratio test with a normal mixture: R. Johari, P. Koomen,
 * L. Pekelis, D. Walsh, "Peeking at A/B Tests", KDD 2017, section 4; the test is H. Robbins', "Statistical methods
 * related to the law of the iterated logarithm", 1970. With the variance V of the difference and the mixture's t²:
 * difference ± √(V (V + t²) / t² · (2 ln(1 / alarmRate) + ln((V + t²) / V))).
 */
export function sequentialInterval(
  control: Arm,
  variant: Arm,
  { alarmRate, likelyEffect }: IntervalOptions = defaultInterval,
): RateDifference | null {
  if ([control, variant].some(isTooSmall)) return null;
  const difference = rateOf(variant) - rateOf(control);
  const variance = varianceOf(control) + varianceOf(variant);
  const mixture = likelyEffect ** 2;
  const all = variance + mixture;
  const log = 2 * Math.log(1 / alarmRate) + Math.log(all / variance);
  const half = Math.sqrt(((variance * all) / mixture) * log);
  return { difference, low: difference - half, high: difference + half };
}

export function rateOf({ visitors, conversions }: Arm): number {
  return visitors === 0 ? 0 : conversions / visitors;
}

function isTooSmall({ visitors, conversions }: Arm): boolean {
  return conversions < minOfEach || visitors - conversions < minOfEach;
}

/** Variance of the rate. */
function varianceOf(arm: Arm): number {
  const rate = rateOf(arm);
  return (rate * (1 - rate)) / arm.visitors;
}
