import type { Step } from "./step.ts";

/** The steps of `npm test -- [soak] [STEP]`: the one that is named, or else all that such a run has. */
export function selectSteps(
  steps: readonly Step[],
  { chosen, soak }: { chosen: string | undefined; soak: boolean },
): Step[] {
  if (chosen !== undefined) return steps.filter(({ name }) => name === chosen);
  return steps.filter(({ when }) => soak || when !== "asked");
}
