import { expect, test } from "@jest/globals";
import fc from "fast-check";
import { testConfig } from "./config.ts";

test("properties without a seed meet the same values in each normal run, and others in a soak", () => {
  const { seed } = fc.readConfigureGlobal();
  expect(typeof seed).toBe(testConfig().soak ? "undefined" : "number");
  const sample = () => JSON.stringify(fc.sample(fc.string(), 100));
  expect(sample() === sample()).toBe(!testConfig().soak);
});
