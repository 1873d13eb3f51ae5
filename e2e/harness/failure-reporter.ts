import { readFileSync } from "node:fs";
import type { Reporter, TestCase, TestResult } from "@playwright/test/reporter";

/** Enough for what is on the page; the rest is in the file. */
const longest = 8000;

/**
 * Prints what the page held when a test failed. A machine that runs the tests for others keeps no
 * files: without this, a failure that comes once in a hundred runs leaves nothing to look at.
 */
// oxlint-disable-next-line import/no-default-export -- Playwright loads a reporter by its default export
export default class FailureReporter implements Reporter {
  onTestEnd(test: TestCase, { attachments, errors, status }: TestResult): void {
    if (status === test.expectedStatus) return;
    for (const { message } of errors.slice(1)) console.log(`\n${message ?? ""}`);
    for (const { name, path } of attachments) {
      if (name !== "error-context" || path === undefined) continue;
      console.log(`\n${test.title}: what the page held\n${pageIn(readFileSync(path, "utf8"))}`);
    }
  }
}

/** The part of the report that is not known from elsewhere. */
function pageIn(context: string): string {
  const at = context.indexOf("# Page snapshot");
  return context.slice(Math.max(at, 0)).slice(0, longest);
}
