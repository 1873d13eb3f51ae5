import type { checkStep } from "./check-step.ts";

let check: typeof checkStep | null = null;

const code = () => import(/* webpackChunkName: "applicationStep.rules" */ "./step-code.ts");

/**
 * The rules of the fields and the quiet saves, whose code is loaded with the first touch of the page. Until then, a
 * step is sent and checked by the service alone.
 */
export const stepRules = {
  async load(): Promise<void> {
    check = (await code()).checkStep;
  },
  /** Null = not loaded yet. */
  check(...args: Parameters<typeof checkStep>): ReturnType<typeof checkStep> | null {
    return check?.(...args) ?? null;
  },
  async saves(form: HTMLFormElement) {
    return (await code()).savesOf(form);
  },
};
