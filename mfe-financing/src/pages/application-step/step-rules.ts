import type { stoppingFaults } from "./check-step.ts";

let check: typeof stoppingFaults | null = null;

const code = () => import(/* webpackChunkName: "applicationStep.rules" */ "./step-code.ts");

/**
 * The rules of the fields and the quiet saves, whose code is loaded with the first touch of the page. Until then, a
 * step is sent and checked by the service alone.
 */
export const stepRules = {
  async load(): Promise<void> {
    check = (await code()).stoppingFaults;
  },
  /** Returns the fault that keeps the step from being sent; null = none, or the rules are not loaded yet. */
  check(...args: Parameters<typeof stoppingFaults>): ReturnType<typeof stoppingFaults> {
    return check?.(...args) ?? null;
  },
  async saves(form: HTMLFormElement) {
    return (await code()).savesOf(form);
  },
};
