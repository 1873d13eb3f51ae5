import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "@jest/globals";
import { root } from "../../build/base-config.ts";
import { framesOf, sourceStack } from "./source-positions.ts";

const release = "mfe-trade/0123456789abcdef";
let releasesDir: string;
beforeAll(() => {
  releasesDir = mkdtempSync(path.join(tmpdir(), "positions-"));
  for (const [file, source] of [
    ["web/index.js", path.join(root, "mfe-trade/src/page.tsx")],
    ["server/remote.cjs", path.join(root, "node_modules/react/index.js")],
  ] as const) {
    mkdirSync(path.dirname(path.join(releasesDir, release, file)), { recursive: true });
    // Line 2 of the build is line 3 of the source.
    const map = { version: 3, sources: [source], names: [], mappings: ";AAEA" };
    writeFileSync(path.join(releasesDir, release, `${file}.map`), JSON.stringify(map));
  }
});
afterAll(() => rmSync(releasesDir, { recursive: true }));

test.each([
  [
    "Chromium",
    `    at Page (http://localhost:8080/remotes/${release}/web/index.js:2:9)`,
    "    at Page (",
  ],
  ["Firefox", `Page@http://localhost:8080/remotes/${release}/web/index.js:2:9`, "Page@"],
])("positions of %s are those of the source", (_browser, line, start) => {
  expect(sourceStack(line, releasesDir)).toContain(`${start}mfe-trade/src/page.tsx:3:1`);
});

test("a server's frames in packages are left out, and the frames of sources are found", () => {
  const stack = [
    "Error: boom",
    `    at render (${releasesDir}/${release}/server/remote.cjs:2:1)`,
    `    at Page (${releasesDir}/${release}/web/index.js:2:1)`,
  ].join("\n");
  const mapped = sourceStack(stack, releasesDir);
  expect(mapped).toBe("Error: boom\n    at Page (mfe-trade/src/page.tsx:3:1)");
  expect(framesOf(mapped)).toEqual(["    at Page (mfe-trade/src/page.tsx:3:1)"]);
});

test("positions in a published release, which has no maps, stay", () => {
  const line = "    at a (http://localhost/remotes/mfe-trade/ffffffffffffffff/web/a.js:1:2)";
  expect(sourceStack(line, releasesDir)).toBe(line);
});
