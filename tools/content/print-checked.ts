import type { CheckedContent } from "./check-content.ts";

/** Prints the result of a check, and returns the exit code: 1 = there are problems. */
export function printChecked({ problems, notes }: CheckedContent): number {
  for (const problem of problems) console.log(problem);
  for (const note of notes) console.log(`note: ${note}`);
  console.log(summary(problems.length, notes.length));
  return problems.length === 0 ? 0 : 1;
}

function summary(problems: number, notes: number): string {
  if (problems > 0) return `${problems} ${problems === 1 ? "problem" : "problems"} to fix`;
  if (notes > 0) return `no mistakes; ${notes} ${notes === 1 ? "note" : "notes"}`;
  return "nothing wrong";
}
