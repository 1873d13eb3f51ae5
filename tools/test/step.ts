import type { Counts } from "./counts.ts";
import { type Result, runTool } from "./run-tool.ts";
import type { Timing } from "./timings.ts";

export interface StepResult extends Result {
  /** Counts of tests; missing = the step runs no tests. */
  counts?: Counts;
  /** Duration of each test. */
  timings?: Timing[];
}

/** One thing that `npm test` checks. */
export interface Step {
  name: string;
  /** Advice for a failed step. */
  hint: string;
  /** Name of a step that must have passed before this step makes sense. */
  needs?: string;
  /** `asked`: only when it is named, and in soak runs. Default: always. */
  when?: "asked";
  /** `more` are arguments for the tool; `live` streams its output. */
  run(more: readonly string[], live: boolean): Promise<StepResult>;
}

/** A step that is one command of an installed tool. */
export function toolStep(name: string, command: readonly string[], hint: string): Step {
  return { name, hint, run: (more, live) => runTool([...command, ...more], { live }) };
}
