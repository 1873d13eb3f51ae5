/** One group of a sample: how many it has, and its part of the whole as it was planned, in any unit. */
export interface Group {
  count: number;
  planned: number;
}

/**
 * The probability that chance alone makes the groups differ from the plan as much as they do, or more: Pearson's
 * chi-square test of goodness of fit. 1 = there is nothing to compare.
 */
export function chiSquareProbability(groups: readonly Group[]): number {
  const total = groups.reduce((sum, { count }) => sum + count, 0);
  const planned = groups.reduce((sum, group) => sum + group.planned, 0);
  if (total === 0 || groups.length < 2) return 1;
  const statistic = groups.reduce((sum, group) => {
    const expected = (total * group.planned) / planned;
    return sum + (group.count - expected) ** 2 / expected;
  }, 0);
  return upperGamma((groups.length - 1) / 2, statistic / 2);
}

/**
 * Below this, the groups of an experiment are wrong: visitors of one are lost or counted twice, so its result is worth
 * nothing. The limit is that of A. Fabijan et al., "Diagnosing Sample Ratio Mismatch in Online Controlled Experiments",
 * KDD 2019: stricter than usual, because the test runs at every look.
 */
export const minSampleRatioProbability = 0.0005;

/**
 * The regularized upper incomplete gamma function Q(a, x): by its series for small x, else by its continued fraction
 * (Abramowitz and Stegun, 6.5.29 and 6.5.31).
 */
function upperGamma(a: number, x: number): number {
  if (x <= 0) return 1;
  const factor = Math.exp(a * Math.log(x) - x - logGamma(a));
  return x < a + 1 ? 1 - factor * lowerSeries(a, x) : factor * upperFraction(a, x);
}

function lowerSeries(a: number, x: number): number {
  let term = 1 / a;
  let sum = term;
  for (let n = 1; term > sum * precision; n += 1) {
    term *= x / (a + n);
    sum += term;
  }
  return sum;
}

/** Lentz' way to compute a continued fraction. */
function upperFraction(a: number, x: number): number {
  let b = x + 1 - a;
  let c = 1 / tiny;
  let d = 1 / b;
  let fraction = d;
  for (let n = 1; n < maxSteps; n += 1) {
    const an = -n * (n - a);
    b += 2;
    d = 1 / nonZero(an * d + b);
    c = nonZero(b + an / c);
    const change = c * d;
    fraction *= change;
    if (Math.abs(change - 1) < precision) break;
  }
  return fraction;
}

const precision = 1e-15;
const tiny = 1e-300;
const maxSteps = 1000;

function nonZero(value: number): number {
  return Math.abs(value) < tiny ? tiny : value;
}

/** ln Γ(a) for a > 0, by Stirling's series (Abramowitz and Stegun, 6.1.41) after a shift to 10 and more. */
function logGamma(a: number): number {
  let shift = 0;
  let z = a;
  for (; z < 10; z += 1) shift += Math.log(z);
  const series = 1 / (12 * z) - 1 / (360 * z ** 3) + 1 / (1260 * z ** 5) - 1 / (1680 * z ** 7);
  return (z - 0.5) * Math.log(z) - z + Math.log(2 * Math.PI) / 2 + series - shift;
}
