import type { LoadedExperiment } from "@forecourt/service-kit/dealers/experiments/experiment";

/** One experiment in a line: `offer-button  2026-12-01 to 2026-12-15  control 50 %, short 50 %  Lead`. */
export function listLine(
  { name, starts, ends, variants, outcome, allocationPercent }: LoadedExperiment,
  isEnabled: boolean,
): string {
  const shares = Object.entries(variants).map(([variant, { share }]) => `${variant} ${share} %`);
  const part = allocationPercent === 100 ? [] : [`of ${allocationPercent} % of the visitors`];
  const state = isEnabled ? [] : ["switched off: experiments.enabled is false"];
  return [
    name,
    `${starts} to ${ends}`,
    [shares.join(", "), ...part].join(" "),
    outcome,
    ...state,
  ].join("  ");
}
