import { readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "@jest/globals";
import { root } from "./base-config.ts";
import { compatibleRange, sharedModules, sharedPackages, versionOf } from "./shared-modules.ts";

describe("compatibleRange", () => {
  test.each([
    ["19.3.1", "^19.3.0"],
    ["19.3.0", "^19.3.0"],
    ["20.0.4", "^20.0.0"],
    ["19.4.0-rc.1", "19.4.0-rc.1"],
  ])("accepts for %s the versions in %s", (version, range) => {
    expect(compatibleRange(version)).toBe(range);
  });

  test("throws for an invalid version", () => {
    expect(() => compatibleRange("latest")).toThrow('"latest" is not a semantic version');
  });
});

describe("versionOf", () => {
  test("reads the installed package of a module", () => {
    expect(versionOf("react/jsx-runtime")).toBe(versionOf("react"));
  });

  test("throws for a package that is not installed", () => {
    expect(() => versionOf("not-a-package/module")).toThrow("not-a-package is not installed");
  });
});

test("the shell's web build provides exactly the modules that remotes expect", () => {
  const file = path.join(root, "shell/src/remotes/shared-modules.ts");
  const provided = readFileSync(file, "utf8").matchAll(/^ {2}(?:"([^"]+)"|(\w+)): \w+,$/gm);
  const names = [...provided].map(([, quoted, plain]) => quoted ?? plain);
  expect(new Set(names)).toEqual(new Set([...sharedPackages, ...sharedModules]));
});
