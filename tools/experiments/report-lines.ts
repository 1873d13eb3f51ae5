import { cohortsByVariant } from "@forecourt/domain/experiments/cohorts";
import {
  chiSquareProbability,
  minSampleRatioProbability,
} from "@forecourt/domain/experiments/sample-ratio";
import {
  type Arm,
  defaultInterval,
  rateOf,
  sequentialInterval,
} from "@forecourt/domain/experiments/sequential-interval";
import type { LoadedExperiment } from "@forecourt/service-kit/dealers/experiments/experiment";

/** Measured results, as the visitor service stores them. */
export interface Results {
  arms: ReadonlyMap<string, Arm>;
  /** Visitors who saw two variants and count for none. */
  mixed: number;
}

/** The part of an experiment that its report needs. */
export type Reported = Pick<
  LoadedExperiment,
  "name" | "starts" | "ends" | "outcome" | "variants" | "variantOf"
>;

/** The report of an experiment, a line each. */
export function reportLines(
  { name, starts, ends, outcome, variants, variantOf }: Reported,
  { arms, mixed }: Results,
): string[] {
  const all = Object.keys(variants).map((variant) => {
    return { variant, arm: arms.get(variant) ?? { visitors: 0, conversions: 0 } };
  });
  const [control] = all;
  if (!control) return [];
  const cohorts = cohortsByVariant(variantOf);
  return [
    `${name}, ${starts} to ${ends}: ${outcome}`,
    ...all.map(({ variant, arm }) => armLine(variant, arm)),
    ...all.slice(1).map(({ variant, arm }) => differenceLine(variant, control, arm)),
    ratioLine(
      all.map(({ variant, arm }) => {
        return { count: arm.visitors, planned: cohorts.get(variant) ?? 0 };
      }),
    ),
    ...(mixed === 0 ? [] : [`${mixed} saw two variants and count for none`]),
  ];
}

function armLine(variant: string, arm: Arm): string {
  const { visitors, conversions } = arm;
  return `  ${variant.padEnd(24)} ${visitors} visitors, ${conversions} did it: ${percent(rateOf(arm))}`;
}

function differenceLine(variant: string, control: { variant: string; arm: Arm }, arm: Arm): string {
  const found = sequentialInterval(control.arm, arm);
  const what = `${variant} less ${control.variant}`;
  if (!found) return `${what}: too few visitors to say anything`;
  const { difference, low, high } = found;
  const verdict = low > 0 ? "better" : high < 0 ? "worse" : "undecided";
  const level = Math.round((1 - defaultInterval.alarmRate) * 100);
  return `${what}: ${points(difference)} (${level} %: ${points(low)} to ${points(high)}), ${verdict}`;
}

function ratioLine(groups: { count: number; planned: number }[]): string {
  const probability = chiSquareProbability(groups);
  const value = `chance of such a split: ${probability.toPrecision(2)}`;
  if (probability >= minSampleRatioProbability) return `split as planned (${value})`;
  return `WRONG SPLIT (${value}): visitors of a variant are lost or counted twice, do not use this result`;
}

const percent = (part: number) => `${(part * 100).toFixed(2)} %`;

/** In percentage points, with the sign. */
const points = (part: number) => `${part < 0 ? "" : "+"}${(part * 100).toFixed(2)} points`;
