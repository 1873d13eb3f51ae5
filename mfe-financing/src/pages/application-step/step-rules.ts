import type { checkStep } from "./check-step.ts";

let check: typeof checkStep | null = null;

/**
 * The rules of the fields, whose code is loaded with the first touch of the page. Until then, a step is sent
 * and checked by the service alone.
 */
export const stepRules = {
  async load(): Promise<void> {
    const rules = import(/* webpackChunkName: "applicationStep.rules" */ "./check-step.ts");
    check = (await rules).checkStep;
  },
  /** Null = not loaded yet. */
  check(...args: Parameters<typeof checkStep>): ReturnType<typeof checkStep> | null {
    return check?.(...args) ?? null;
  },
};
