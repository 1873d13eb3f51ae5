import { z } from "zod";

/** Numbers of tests by result. */
export interface Counts {
  passed: number;
  failed: number;
  skipped: number;
}

const JestReport = z.object({
  numPassedTests: z.int(),
  numFailedTests: z.int(),
  numPendingTests: z.int(),
  numTodoTests: z.int(),
  /** Files that could not even be loaded; none of their tests is among the others. */
  numRuntimeErrorTestSuites: z.int(),
});

const PlaywrightReport = z.object({
  stats: z.object({
    expected: z.int(),
    unexpected: z.int(),
    flaky: z.int(),
    skipped: z.int(),
  }),
  /** Errors outside of tests, such as a file that could not be loaded. */
  errors: z.array(z.unknown()),
});

/** Counts from the file that `jest --json` writes. */
export function jestCounts(report: unknown): Counts {
  const jest = JestReport.parse(report);
  return {
    passed: jest.numPassedTests,
    failed: jest.numFailedTests + jest.numRuntimeErrorTestSuites,
    skipped: jest.numPendingTests + jest.numTodoTests,
  };
}

/** Counts from Playwright's JSON reporter. A test that passed only after a retry counts as failed. */
export function playwrightCounts(report: unknown): Counts {
  const { stats, errors } = PlaywrightReport.parse(report);
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + errors.length,
    skipped: stats.skipped,
  };
}

/** The last line of a run: `12 passed, 0 failed`, with `, 1 skipped` where there are any. */
export function summaryLine(all: readonly Counts[]): string {
  const sum = (key: keyof Counts) => all.reduce((total, counts) => total + counts[key], 0);
  const skipped = sum("skipped");
  return `${sum("passed")} passed, ${sum("failed")} failed${skipped > 0 ? `, ${skipped} skipped` : ""}`;
}
