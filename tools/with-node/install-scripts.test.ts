import { readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "@jest/globals";
import { z } from "zod";
import { root } from "../build/base-config.ts";

const read = (file: string) => readFileSync(path.join(root, file), "utf8");
const Lock = z.object({
  packages: z.record(z.string(), z.object({ hasInstallScript: z.boolean().optional() })),
});
const Manifest = z.object({ allowScripts: z.record(z.string(), z.boolean()) });

describe("npm installs", () => {
  test("run no script that was not reviewed, and no version of the last days", () => {
    const settings = read(".npmrc").split("\n");
    expect(settings).toContain("strict-allow-scripts=true");
    expect(settings).toContain("min-release-age=3");
  });

  test("know a decision for every package with an install script, on every platform", () => {
    const { packages } = Lock.parse(JSON.parse(read("package-lock.json")));
    const withScripts = Object.entries(packages)
      .filter(([, { hasInstallScript }]) => hasInstallScript)
      .map(([folder]) => folder.replace(/^.*node_modules\//, ""));
    const { allowScripts } = Manifest.parse(JSON.parse(read("package.json")));
    expect(Object.keys(allowScripts).sort()).toEqual([...new Set(withScripts)].sort());
  });
});
