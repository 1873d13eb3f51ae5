import { describe, expect, test } from "@jest/globals";
import { createFederationRuntime } from "./federation-runtime.ts";

const react = { useState: () => [] };
const visitor = { useVisitor: () => null };
const runtime = createFederationRuntime({
  react: { version: "19.3.1", exports: react },
  visitor: { version: "", exports: visitor },
});

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

describe("createFederationRuntime", () => {
  test("provides the shell's own module, not a copy", () => {
    expect(consume("react", "^19.3.0")).toBe(react);
    expect(consume("react", "19.3.1")).toBe(react);
    expect(consume("react", false)).toBe(react);
  });

  test("provides a module without a version to a remote that states none", () => {
    expect(consume("visitor", "*")).toBe(visitor);
  });

  test.each(["19.3.0", "^19.4.0", "^18.3.0"])("refuses the remote that needs React %s", (range) => {
    expect(() => consume("react", range)).toThrow(
      `the shell has "react" 19.3.1, the remote needs ${range}`,
    );
  });

  test("refuses what the shell does not share", () => {
    expect(() => consume("lodash", false)).toThrow('the shell does not share "lodash"');
  });
});
