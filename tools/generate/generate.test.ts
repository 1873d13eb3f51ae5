import { writeFileSync } from "node:fs";
import path from "node:path";
import { testSize } from "@forecourt/testing/test-size";
import { afterAll, beforeAll, describe, expect, test } from "@jest/globals";
import { isOwnedBy } from "./area-folders.ts";
import { copyTree, type TreeCopy } from "./copy-tree.ts";
import { generateArea } from "./generate-area.ts";
import { generateEndpoint } from "./generate-endpoint.ts";
import { generatePage } from "./generate-page.ts";
import { plantFeature } from "./plant-feature.ts";
import { openTree } from "./tree.ts";

let copy: TreeCopy;
const touched: Record<"page" | "endpoint" | "area" | "feature", string[]> = {
  page: [],
  endpoint: [],
  area: [],
  feature: [],
};

/** Runs `change` on the copy; the files that it touched. */
function change(what: (tree: ReturnType<typeof openTree>) => void): string[] {
  const tree = openTree(copy.folder);
  what(tree);
  return [...tree.touched];
}

beforeAll(() => {
  copy = copyTree();
  touched.page = change((tree) => generatePage(tree, "service", "winter-check"));
  touched.endpoint = change((tree) => generateEndpoint(tree, "trade", "offer-limits"));
  touched.area = change((tree) => generateArea(tree, "parts"));
  touched.feature = change((tree) => plantFeature(tree));
}, 300_000);
afterAll(() => copy.remove());

describe("what the generator writes", () => {
  test("for a page stays in the area's own folders", () => {
    expect(touched.page.filter((file) => !isOwnedBy("service", file))).toEqual([]);
    expect(touched.page.length).toBeGreaterThan(10);
  });

  test("for an endpoint stays in the area's own folders", () => {
    expect(touched.endpoint.filter((file) => !isOwnedBy("trade", file))).toEqual([]);
  });

  test("for an area adds to the lists of areas, and to nothing else of the platform", () => {
    expect(touched.area.filter((file) => !isOwnedBy("parts", file)).sort()).toEqual([
      ".github/CODEOWNERS",
      "README.md",
      "bench/one-bundle/areas.ts",
      "bench/one-bundle/server-areas.ts",
      "shared/contracts/src/area-definitions.ts",
      "shared/contracts/src/areas.ts",
      "shared/contracts/src/tracking-events.ts",
    ]);
  });

  test("for a page with a form, an event, a lead and a journey stays in the area's own folders", () => {
    expect(touched.feature.filter((file) => !isOwnedBy("financing", file))).toEqual([]);
  });

  test("compiles", () => {
    const include = [
      "shared/contracts/src",
      "mfe-{service,trade,parts,financing}",
      "services/{service,trade,parts,financing,leads}",
      "bench/one-bundle",
    ];
    const folders = include.flatMap((pattern) => {
      const [, before = "", list, after = ""] = /^(.*)\{(.*)\}(.*)$/.exec(pattern) ?? [];
      return list === undefined ? [pattern] : list.split(",").map((one) => before + one + after);
    });
    const config = { extends: "./tsconfig.json", include: [...folders, "shared/ui/src/*.d.ts"] };
    writeFileSync(path.join(copy.folder, "tsconfig.generated.json"), JSON.stringify(config));
    expect(copy.run("typescript/bin/tsc", "-p", "tsconfig.generated.json")).toEqual({
      ok: true,
      output: "",
    });
  }, 300_000);

  test("is formatted after the formatter has run, and passes the tests that come with it", () => {
    const files = Object.values(touched).flat();
    const format = copy.run("@biomejs/biome/bin/biome", "check", "--write", ...new Set(files));
    expect(format).toMatchObject({ ok: true });
    const normal = [
      "mfe-financing/src/pages/refinance",
      "services/trade",
      "shared/contracts/src/area",
    ];
    const soak = [
      "mfe-service",
      "mfe-parts",
      "mfe-financing",
      "services/parts",
      "services/leads/intake",
    ];
    const tests = testSize({ normal, soak: [...normal, ...soak] });
    const jest = copy.run("jest/bin/jest.js", "--runInBand", ...tests);
    expect(jest.ok ? "" : jest.output).toBe("");
  }, 600_000);
});
