import { readFileSync } from "node:fs";
import { expect } from "@jest/globals";
import { testConfig } from "./config.ts";
import { SEED } from "./test-size.ts";

/**
 * Properties that name no seed use one as well in a normal run, where a value that nobody has changed must not fail. Only
 * test files that have properties load their library, which takes time.
 */
const { testPath = "" } = expect.getState();
if (!testConfig().soak && readFileSync(testPath, "utf8").includes('"fast-check"')) {
  const { default: fc } = await import("fast-check");
  fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: SEED });
}
