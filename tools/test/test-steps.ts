import { readFile, rm } from "node:fs/promises";
import { availableParallelism, tmpdir } from "node:os";
import path from "node:path";
import { type Counts, jestCounts, playwrightCounts } from "./counts.ts";
import { withMemoryFolder } from "./memory-folder.ts";
import { type Result, runTool, type ToolOptions } from "./run-tool.ts";
import type { Step, StepResult } from "./step.ts";
import { jestTimings, playwrightTimings, type Timing } from "./timings.ts";

const nodeFlags = [
  "--experimental-vm-modules",
  "--disable-warning=ExperimentalWarning",
  `--import=${new URL("./exit-at-once.ts", import.meta.url).href}`,
];

/** Unit, contract, store, service and component tests. */
export const jestStep: Step = {
  name: "jest",
  hint: 'One file alone: "npm test -- jest PATH".',
  run: async (more, live) => {
    const report = reportFile("jest");
    // Tests wait for processes and sockets a third of their time.
    const workers = availableParallelism() + 1;
    const options = ["--ci", `--maxWorkers=${workers}`, "--json", `--outputFile=${report}`];
    const command = ["node", ...nodeFlags, "node_modules/jest/bin/jest.js", ...options, ...more];
    const { ok, output } = await runInMemory(command, { live });
    // A long list of passed files hides the failed ones, and logs of CI are cut.
    const failures = output.replaceAll(/^PASS .*\n/gm, "");
    return withReport({ ok, output: failures }, report, (json) => ({
      counts: jestCounts(json),
      timings: jestTimings(json),
    }));
  },
};

/** The site in a browser. */
export const browserStep: Step = {
  name: "e2e",
  hint: 'One file alone: "npm test -- e2e PATH". What the browser saw is in test-results/.',
  needs: "build",
  run: (more, live) => runPlaywright("journeys", more, live),
};

/** Releases, canaries, outages, and the commands in the documents, on sites that are started for these tests. */
export const operationsStep: Step = {
  name: "operations",
  hint: 'One file alone: "npm test -- operations PATH". What the browser saw is in test-results/.',
  needs: "build",
  when: "asked",
  run: (more, live) => runPlaywright("operations", more, live),
};

/** Runs a project of e2e/playwright.config.ts. */
async function runPlaywright(
  project: "journeys" | "operations",
  more: readonly string[],
  live: boolean,
): Promise<StepResult> {
  const report = reportFile("playwright");
  const options = ["--config=e2e", `--project=${project}`, "--reporter=list,json"];
  const env = { PLAYWRIGHT_JSON_OUTPUT_FILE: report };
  // Each failed test, and every hundredth passed test.
  const atOnce = /^ +(?:✘|✓ +\d*00 )/;
  const result = await runInMemory(["playwright", "test", ...options, ...more], {
    live,
    env,
    atOnce,
  });
  return withReport(result, report, (json) => ({
    counts: playwrightCounts(json),
    timings: playwrightTimings(json),
  }));
}

/** Runs a command whose temporary files are in memory where there is room: a third of a database test waits for the disk. */
function runInMemory(command: readonly string[], options: ToolOptions): Promise<Result> {
  return withMemoryFolder((folder) => {
    const env = folder === null ? {} : { TMPDIR: folder };
    return runTool(command, { ...options, env: { ...options.env, ...env } });
  });
}

function reportFile(name: string): string {
  return path.join(tmpdir(), `forecourt-${name}-${process.pid}.json`);
}

/** A runner that ended without a report leaves no counts; its step has failed as a whole. */
async function withReport(
  { ok, output }: StepResult,
  file: string,
  read: (report: unknown) => { counts: Counts; timings: Timing[] },
): Promise<StepResult> {
  try {
    const { counts, timings } = read(JSON.parse(await readFile(file, "utf8")));
    return { ok: ok && counts.failed === 0, output, counts, timings };
  } catch (error) {
    return { ok: false, output: `${output}\nno usable report: ${String(error)}` };
  } finally {
    await rm(file, { force: true });
  }
}
