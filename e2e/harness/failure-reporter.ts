import { readFile } from "node:fs/promises";
import type { Reporter, TestCase, TestResult } from "@playwright/test/reporter";

/** Enough for what is on the page; the rest is in the file. */
const longest = 8000;

/**
 * Prints what the page held when a test failed. A machine that runs the tests for others keeps no
 * files: without this, a failure that comes once in a hundred runs leaves nothing to look at.
 */
export default class FailureReporter implements Reporter {
  async onTestEnd(test: TestCase, { attachments, errors, status }: TestResult): Promise<void> {
    if (status === test.expectedStatus) return;
    for (const { message } of errors.slice(1)) console.log(`\n${message ?? ""}`);
    for (const { name, path } of attachments) {
      if (name !== "error-context" || path === undefined) continue;
      const context = await readFile(path, "utf8");
      console.log(`\n${test.title}: what the page held\n${context.slice(0, longest)}`);
    }
  }
}
