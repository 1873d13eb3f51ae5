import { readFileSync } from "node:fs";
import type { Reporter, TestCase, TestResult } from "@playwright/test/reporter";

/** In characters. The whole snapshot is in the file. */
const maxPrinted = 8000;

/**
 * Prints a snapshot of the page when a test fails. CI keeps no files: without this, a rare failure
 * leaves nothing to look at.
 */
// oxlint-disable-next-line import/no-default-export -- Playwright loads a reporter by its default export
export default class FailureReporter implements Reporter {
  onTestEnd(test: TestCase, { attachments, errors, status }: TestResult): void {
    if (status === test.expectedStatus) return;
    for (const { message } of errors.slice(1)) console.log(`\n${message ?? ""}`);
    for (const { name, path } of attachments) {
      if (name !== "error-context" || path === undefined) continue;
      console.log(`\n${test.title}: page snapshot\n${pageIn(readFileSync(path, "utf8"))}`);
    }
  }
}

/** The snapshot of the page; the rest of the report is printed by Playwright. */
function pageIn(context: string): string {
  const at = context.indexOf("# Page snapshot");
  return context.slice(Math.max(at, 0)).slice(0, maxPrinted);
}
