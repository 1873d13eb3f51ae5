import path from "node:path";
import { z } from "zod";
import { root } from "../build/base-config.ts";

/** Duration of one Jest file or Playwright test. */
export interface Timing {
  name: string;
  ms: number;
}

const JestFiles = z.object({
  testResults: z.array(z.object({ name: z.string(), startTime: z.number(), endTime: z.number() })),
});

const Spec = z.object({
  title: z.string(),
  file: z.string(),
  tests: z.array(z.object({ results: z.array(z.object({ duration: z.number() })) })),
});
const Suite = z.object({
  specs: z.array(Spec),
  get suites() {
    return z.array(Suite).optional();
  },
});
const PlaywrightSuites = z.object({ suites: z.array(Suite) });

/** Times of test files, from the file that `jest --json` writes; a file includes its imports. */
export function jestTimings(report: unknown): Timing[] {
  return JestFiles.parse(report).testResults.map(({ name, startTime, endTime }) => ({
    name: path.relative(root, name),
    ms: endTime - startTime,
  }));
}

/** Times of tests, from Playwright's JSON reporter; a test includes its fixtures. */
export function playwrightTimings(report: unknown): Timing[] {
  return PlaywrightSuites.parse(report).suites.flatMap(timingsOf);
}

function timingsOf({ specs, suites = [] }: z.infer<typeof Suite>): Timing[] {
  const own = specs.map(({ title, file, tests }) => ({
    name: `${file}: ${title}`,
    ms: tests.flatMap(({ results }) => results).reduce((sum, { duration }) => sum + duration, 0),
  }));
  return [...own, ...suites.flatMap(timingsOf)];
}

/** One line for each of the `count` slowest, the slowest first. */
export function slowestLines(timings: readonly Timing[], count: number): string[] {
  return timings
    .toSorted((left, right) => right.ms - left.ms)
    .slice(0, count)
    .map(({ name, ms }) => `${(ms / 1000).toFixed(1).padStart(7)} s  ${name}`);
}
