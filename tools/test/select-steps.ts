import type { Step } from "./step.ts";

/** The steps of `npm test -- [soak] [STEP]`: the named step, or else all steps of such a run. */
export function selectSteps(
  steps: readonly Step[],
  { chosen, soak }: { chosen: string | undefined; soak: boolean },
): Step[] {
  if (chosen !== undefined) return steps.filter(({ name }) => name === chosen);
  return steps.filter(({ when }) => soak || when !== "asked");
}
