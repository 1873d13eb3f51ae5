import { defineConfig } from "@playwright/test";
import { moveClockOfRun } from "./harness/config.ts";
import { findTestChromium } from "./harness/find-chromium.ts";

moveClockOfRun();

/**
 * Every worker runs a whole site, which uses the processor for two thirds of the time: on two cores a third
 * worker uses the rest.
 */
export default defineConfig({
  testDir: "..",
  projects: [
    // Journeys of one area are beside its remote; the journeys here cross areas.
    { name: "journeys", testMatch: "{e2e,shell,mfe-*}/journeys/**/*.test.ts" },
    { name: "operations", testMatch: "e2e/operations/**/*.test.ts" },
  ],
  globalSetup: "./harness/global-setup.ts",
  outputDir: "../test-results",
  fullyParallel: false,
  forbidOnly: true,
  workers: 3,
  retries: 0,
  // Long enough for a machine with other work; a journey that hangs still fails.
  timeout: 240_000,
  expect: { timeout: 30_000 },
  reporter: [["list"], ["./harness/failure-reporter.ts"]],
  use: {
    launchOptions: await findTestChromium(),
    screenshot: "only-on-failure",
  },
});
