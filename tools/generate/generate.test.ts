import { writeFileSync } from "node:fs";
import path from "node:path";
import { testSize } from "@forecourt/testing/test-size";
import { afterAll, beforeAll, describe, expect, test } from "@jest/globals";
import { type GeneratedTree, generatedTree } from "./testing/generated-tree.ts";
import { isOwnedBy } from "./testing/is-owned-by.ts";

const services = ["parts", "trade", "inventory", "leads", "visitor"];
const remotes = ["mfe-parts", "mfe-service", "mfe-financing", "mfe-inventory"];
const commands = [
  "area parts",
  "page service winter-check",
  "page inventory sold-cars",
  ...services.map((service) => `endpoint ${service} store-list`),
];

/** Changes that a new area makes outside its own folders, and the reasons. */
const changedByArea = {
  "shared/contracts/src/area-names.ts": "the name of the area: the only line that no file implies",
  "shared/contracts/src/generated/area-definitions.ts": "written from the names, for servers",
  "shared/contracts/src/generated/area-events.ts": "written from the names, for browsers",
  "shared/contracts/src/generated/area-pages.ts": "written from the names, for browsers",
  ".github/CODEOWNERS": "GitHub reads the owners there",
  "README.md": "the row in the table of areas",
};

let tree: GeneratedTree;

/** Output of a tool that failed in the copy; empty when it succeeded. */
function failureOf(script: string, args: readonly string[], folder?: string): string {
  const { ok, output } = tree.run(`node_modules/${script}`, args, folder);
  return ok ? "" : output || `${script} failed`;
}

beforeAll(() => {
  tree = generatedTree(commands);
}, 300_000);
afterAll(() => tree.remove());

describe("files that a generator touches", () => {
  test.each([
    ["service", "winter-check"],
    ["inventory", "sold-cars"],
  ])("for a page of %s are in the area's own folders", (area, page) => {
    const touched = tree.touched[`page ${area} ${page}`] ?? [];
    expect(touched.filter((file) => !isOwnedBy(area, file))).toEqual([]);
    expect(touched.length).toBeGreaterThan(10);
  });

  test.each(["parts", "trade", "inventory"])(
    "for an endpoint of %s are in the area's own folders",
    (area) => {
      const touched = tree.touched[`endpoint ${area} store-list`] ?? [];
      expect(touched.filter((file) => !isOwnedBy(area, file))).toEqual([]);
      expect(touched).toHaveLength(5);
    },
  );

  test.each(["leads", "visitor"])(
    "for an endpoint of %s are the service and its contract",
    (service) => {
      const touched = tree.touched[`endpoint ${service} store-list`] ?? [];
      expect([...touched].sort()).toEqual([
        `services/${service}/routes.ts`,
        `services/${service}/routes/store-list.test.ts`,
        `services/${service}/routes/store-list.ts`,
        `shared/contracts/src/${service}/store-list.ts`,
      ]);
    },
  );

  test("for an area are in its own folders, but for those that name all areas", () => {
    const { "area parts": touched = [] } = tree.touched;
    const outside = touched.filter((file) => !isOwnedBy("parts", file));
    expect(outside.sort()).toEqual(Object.keys(changedByArea).sort());
  });

  test("for a page with a form, an event, a lead and a journey are in the area's own folders", () => {
    expect(tree.feature.filter((file) => !isOwnedBy("financing", file))).toEqual([]);
  });
});

describe("generated code", () => {
  test("is formatted and passes the linters", () => {
    const sources = tree.files.filter((file) => /\.tsx?$/.test(file));
    expect(failureOf("@biomejs/biome/bin/biome", ["check", ...tree.files])).toBe("");
    expect(failureOf("oxlint/bin/oxlint", sources)).toBe("");
  }, 300_000);

  test("keeps the dependency boundaries and leaves nothing unused", () => {
    const folders = ["shared/contracts", "services", ...remotes];
    const config = "--config=.dependency-cruiser.mjs";
    expect(failureOf("dependency-cruiser/bin/dependency-cruiser.mjs", [config, ...folders])).toBe(
      "",
    );
    expect(failureOf("knip/bin/knip.js", [])).toBe("");
  }, 300_000);

  test("compiles", () => {
    const include = [
      "shared/contracts/src",
      "shared/ui/src/*.d.ts",
      "tools/build/*.d.ts",
      "bench/one-bundle",
      ...remotes,
      ...services.map((service) => `services/${service}`),
    ];
    const config = { extends: "./tsconfig.json", include };
    writeFileSync(path.join(tree.folder, "tsconfig.generated.json"), JSON.stringify(config));
    expect(failureOf("typescript/bin/tsc", ["-p", "tsconfig.generated.json"])).toBe("");
  }, 300_000);

  test.each(remotes)(
    "%s builds for browser and server",
    (remote) => {
      expect(failureOf("@rspack/cli/bin/rspack.js", ["build"], remote)).toBe("");
    },
    300_000,
  );

  test("passes its own tests and those of the lists that name it", () => {
    const normal = [
      "mfe-parts/",
      "mfe-service/src/pages/winter-check",
      "mfe-inventory/src/pages/sold-cars",
      "mfe-financing/src/pages/refinance",
      "services/parts/",
      "services/\\w+/routes/store-list",
      "shared/contracts/src/area",
      "shared/contracts/src/text-keys",
      "tools/(build|test)/(page-chunks|readme)",
      "tools/generate/(code-owners|area-lists)",
      "services/gateway/config",
      "shell/src/server/sitemap/sitemap-routes",
    ];
    const soak = [
      "mfe-service",
      "mfe-financing",
      "services/leads/intake",
      "services/gateway/app.ready",
      "shell/src/server/app.test",
      "shared/service-kit/src/dealers",
    ];
    const tests = testSize({ normal, soak: [...normal, ...soak] });
    expect(failureOf("jest/bin/jest.js", ["--runInBand", ...tests])).toBe("");
  }, 600_000);
});
