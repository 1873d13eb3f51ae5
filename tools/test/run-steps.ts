import { type Counts, summaryLine } from "./counts.ts";
import type { Step, StepResult } from "./step.ts";

export interface Run {
  /** Arguments for the step that runs alone. */
  more: readonly string[];
  live: boolean;
  print(line: string): void;
}

const none: Counts = { passed: 0, failed: 0, skipped: 0 };

/**
 * Runs the steps in order, each with one line, then prints how many tests passed and failed. A
 * failed step does not keep later ones from running, unless they need it; a step that fails without
 * a failed test counts as one failure. Gives whether everything passed.
 */
export async function runSteps(
  steps: readonly Step[],
  { more, live, print }: Run,
): Promise<boolean> {
  const failed = new Set<string>();
  const all: Counts[] = [];
  for (const step of steps) {
    const begin = performance.now();
    const result = await runOne(step, failed, more, live);
    const seconds = ((performance.now() - begin) / 1000).toFixed(1);
    print(
      `${result.ok ? "✔" : "✘"} ${step.name.padEnd(10)}${seconds.padStart(7)} s${tests(result)}`,
    );
    if (!result.ok) {
      failed.add(step.name);
      if (result.output.trim() !== "") print(result.output.trimEnd());
      print(`  ${step.hint}`);
    }
    const counts = result.counts ?? none;
    all.push(result.ok || counts.failed > 0 ? counts : { ...counts, failed: 1 });
  }
  if (failed.size > 0) print(`Failed: ${[...failed].join(", ")}`);
  print(summaryLine(all));
  return failed.size === 0;
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
