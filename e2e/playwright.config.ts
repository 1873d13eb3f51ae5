import { defineConfig } from "@playwright/test";
import { findChromium } from "./harness/find-chromium.ts";

/** Every worker runs a whole site of its own, so there are few. */
export default defineConfig({
  testDir: "journeys",
  outputDir: "../test-results",
  fullyParallel: false,
  forbidOnly: true,
  workers: 1,
  retries: 0,
  // A journey that hangs fails; one on a machine with other work does not.
  timeout: 120_000,
  expect: { timeout: 15_000 },
  reporter: [["list"], ["./harness/failure-reporter.ts"]],
  use: {
    launchOptions: await findChromium(),
    screenshot: "only-on-failure",
  },
});
