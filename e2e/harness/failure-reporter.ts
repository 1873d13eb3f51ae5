import { readFileSync } from "node:fs";
import type { Reporter, TestCase, TestResult } from "@playwright/test/reporter";

/** In characters. The whole snapshot is in the file. */
const maxPrinted = 8000;

/**
 * Prints a snapshot of the page of every failed test, after all tests: the end of a log is what is read and kept. CI
 * keeps no files: without this, a rare failure leaves nothing to look at.
 */
// oxlint-disable-next-line import/no-default-export -- Playwright loads a reporter by its default export
export default class FailureReporter implements Reporter {
  readonly #failures: string[] = [];

  onTestEnd(test: TestCase, { attachments, errors, status }: TestResult): void {
    if (status === test.expectedStatus) return;
    for (const { message } of errors.slice(1)) this.#failures.push(message ?? "");
    for (const { name, path } of attachments) {
      if (name !== "error-context" || path === undefined) continue;
      this.#failures.push(`${test.title}: page snapshot\n${pageIn(readFileSync(path, "utf8"))}`);
    }
  }

  onEnd(): void {
    for (const failure of this.#failures) console.log(`\n${failure}`);
  }
}

/** The snapshot of the page; the rest of the report is printed by Playwright. */
function pageIn(context: string): string {
  const at = context.indexOf("# Page snapshot");
  return context.slice(Math.max(at, 0)).slice(0, maxPrinted);
}
