import type { CheckedContent } from "./check-content.ts";

/** Prints what a check has found, and returns the exit code: 1 = there are problems. */
export function printChecked({ problems, notes }: CheckedContent): number {
  for (const problem of problems) console.log(problem);
  for (const note of notes) console.log(`note: ${note}`);
  const count = `${problems.length} ${problems.length === 1 ? "problem" : "problems"} to fix`;
  console.log(problems.length === 0 ? "nothing wrong" : count);
  return problems.length === 0 ? 0 : 1;
}
