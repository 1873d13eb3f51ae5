import { expect, test } from "@jest/globals";
import { jestCounts, playwrightCounts, summaryLine } from "./counts.ts";

const jest = {
  numPassedTests: 10,
  numFailedTests: 2,
  numPendingTests: 1,
  numTodoTests: 0,
  numRuntimeErrorTestSuites: 0,
};
const playwright = { stats: { expected: 5, unexpected: 1, flaky: 0, skipped: 2 }, errors: [] };

test("the last line sums the tests of Jest and Playwright", () => {
  expect(summaryLine([jestCounts(jest), playwrightCounts(playwright)])).toBe(
    "15 passed, 3 failed, 3 skipped",
  );
});

test("skipped tests are not mentioned when there are none", () => {
  expect(summaryLine([{ passed: 3, failed: 0, skipped: 0 }])).toBe("3 passed, 0 failed");
});

test("a test file that could not be loaded is a failure", () => {
  expect(jestCounts({ ...jest, numRuntimeErrorTestSuites: 1 }).failed).toBe(3);
  expect(playwrightCounts({ ...playwright, errors: [{ message: "no such file" }] }).failed).toBe(2);
});

test("a test that passed only after a retry is a failure", () => {
  const stats = { ...playwright.stats, flaky: 1 };
  expect(playwrightCounts({ stats, errors: [] })).toEqual({ passed: 5, failed: 2, skipped: 2 });
});
