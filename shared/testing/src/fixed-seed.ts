import { readFileSync } from "node:fs";
import { expect } from "@jest/globals";
import { testConfig } from "./config.ts";
import { SEED } from "./test-size.ts";

/**
 * Gives properties without a seed of their own a fixed one, except in soak runs, so that a run does not fail by chance.
 * fast-check is loaded only for test files that use it, because loading takes time.
 */
const { testPath = "" } = expect.getState();
if (!testConfig().soak && readFileSync(testPath, "utf8").includes('"fast-check"')) {
  const { default: fc } = await import("fast-check");
  fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: SEED });
}
