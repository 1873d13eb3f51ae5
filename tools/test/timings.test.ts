import path from "node:path";
import { expect, test } from "@jest/globals";
import { root } from "../build/base-config.ts";
import { jestTimings, playwrightTimings, slowestLines } from "./timings.ts";

test("a Jest file is timed from start to end", () => {
  const name = path.join(root, "shared/domain/src/money.test.ts");
  expect(jestTimings({ testResults: [{ name, startTime: 1000, endTime: 3500 }] })).toEqual([
    { name: "shared/domain/src/money.test.ts", ms: 2500 },
  ]);
});

test("a Playwright test is found in nested suites, with all retries", () => {
  const spec = (title: string, ...durations: number[]) => ({
    title,
    file: "visit.test.ts",
    tests: [{ results: durations.map((duration) => ({ duration })) }],
  });
  const suites = [
    { specs: [spec("opens", 10)], suites: [{ specs: [spec("closes", 20, 30)], suites: [] }] },
  ];
  expect(playwrightTimings({ suites })).toEqual([
    { name: "visit.test.ts: opens", ms: 10 },
    { name: "visit.test.ts: closes", ms: 50 },
  ]);
});

test("the slowest come first, up to the requested number", () => {
  const timings = [1200, 90_400, 300].map((ms) => ({ name: `after ${ms}`, ms }));
  expect(slowestLines(timings, 2)).toEqual(["   90.4 s  after 90400", "    1.2 s  after 1200"]);
});
