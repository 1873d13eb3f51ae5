import { type Counts, summaryLine } from "./counts.ts";
import type { Step, StepResult } from "./step.ts";
import { slowestLines, type Timing } from "./timings.ts";

export interface Run {
  /** Arguments for the step that runs alone. */
  more: readonly string[];
  live: boolean;
  print(line: string): void;
}

const none: Counts = { passed: 0, failed: 0, skipped: 0 };
const SLOWEST = 10;

/**
 * Runs the steps in order and prints one line for each, then the slowest checks, the total time, and
 * how many tests passed and failed. After a failed step the others still run, unless they need it; a
 * step that fails without a failed test counts as one failure. Returns whether everything passed.
 */
export async function runSteps(
  steps: readonly Step[],
  { more, live, print }: Run,
): Promise<boolean> {
  const failed = new Set<string>();
  const all: Counts[] = [];
  const timings: Timing[] = [];
  const startedAt = performance.now();
  for (const step of steps) {
    const begin = performance.now();
    const result = await runOne(step, failed, more, live);
    print(`${result.ok ? "✔" : "✘"} ${step.name.padEnd(10)}${secondsSince(begin)}${tests(result)}`);
    timings.push(...(result.timings ?? []));
    if (!result.ok) {
      failed.add(step.name);
      if (result.output.trim() !== "") print(result.output.trimEnd());
      print(`  ${step.hint}`);
    }
    const counts = result.counts ?? none;
    all.push(result.ok || counts.failed > 0 ? counts : { ...counts, failed: 1 });
  }
  if (timings.length > SLOWEST) {
    print(`The ${SLOWEST} slowest checks:`);
    for (const line of slowestLines(timings, SLOWEST)) print(line);
  }
  print(`  ${"in all".padEnd(10)}${secondsSince(startedAt)}`);
  if (failed.size > 0) print(`Failed: ${[...failed].join(", ")}`);
  print(summaryLine(all));
  return failed.size === 0;
}

function secondsSince(moment: number): string {
  return `${((performance.now() - moment) / 1000).toFixed(1).padStart(7)} s`;
}

async function runOne(
  step: Step,
  failed: ReadonlySet<string>,
  more: readonly string[],
  live: boolean,
): Promise<StepResult> {
  if (step.needs !== undefined && failed.has(step.needs)) {
    return { ok: false, output: `  not run, because ${step.needs} failed` };
  }
  try {
    return await step.run(more, live);
  } catch (error) {
    return { ok: false, output: error instanceof Error ? (error.stack ?? "") : String(error) };
  }
}

function tests({ counts }: StepResult): string {
  return counts ? `  ${summaryLine([counts])}` : "";
}
