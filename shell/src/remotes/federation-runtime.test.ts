import { describe, expect, test } from "@jest/globals";
import { createFederationRuntime } from "./federation-runtime.ts";

const react = { useState: () => [] };
const runtime = createFederationRuntime({ react: { version: "19.3.1", exports: react } });

function consume(shareKey: string, requiredVersion: string | false) {
  const webpackRequire = { m: {} as Record<string, (module: { exports: unknown }) => void> };
  runtime.bundlerRuntime.consumes({
    chunkId: "routes",
    chunkMapping: { routes: ["7"] },
    moduleToHandlerMapping: { 7: { shareKey, shareInfo: { shareConfig: { requiredVersion } } } },
    webpackRequire,
  });
  const module = { exports: {} as unknown };
  webpackRequire.m["7"]?.(module);
  return module.exports;
}

describe("the browser's federation runtime", () => {
  test("lends the shell's own module, not a copy", () => {
    expect(consume("react", "19.3.1")).toBe(react);
    expect(consume("react", false)).toBe(react);
  });

  test("refuses a version that the remote was not built for", () => {
    expect(() => consume("react", "19.3.0")).toThrow(
      '"react" is 19.3.1 here, the remote needs 19.3.0',
    );
  });

  test("refuses what the shell does not share", () => {
    expect(() => consume("lodash", false)).toThrow('the shell shares no "lodash"');
  });
});
