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
  timeout: 30_000,
  expect: { timeout: 5_000 },
  reporter: [["list"], ["./harness/failure-reporter.ts"]],
  use: {
    launchOptions: await findChromium(),
    screenshot: "only-on-failure",
  },
});
