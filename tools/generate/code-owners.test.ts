import { existsSync, globSync, readFileSync } from "node:fs";
import path from "node:path";
import { areaNames } from "@forecourt/contracts/areas";
import { expect, test } from "@jest/globals";
import { root } from "../build/base-config.ts";
import { areaPatterns } from "./area-folders.ts";
import { isOwnedBy, matches } from "./testing/is-owned-by.ts";

const lines = readFileSync(path.join(root, ".github/CODEOWNERS"), "utf8")
  .split("\n")
  .filter((line) => line !== "" && !line.startsWith("#"))
  .map((line) => line.split(/\s+/) as [pattern: string, ...owners: string[]]);

/** The owners of `file`: the owners in the last line that matches. */
function ownersOf(file: string): string[] {
  const found = lines.findLast(([pattern]) => pattern === "*" || matches(pattern, file));
  return found?.slice(1) ?? [];
}

test("CODEOWNERS gives everything to the platform first", () => {
  expect(lines[0]).toEqual(["*", "@forecourt/platform"]);
});

test.each(areaNames)("CODEOWNERS gives the folders of %s to its team", (area) => {
  const own = lines.filter(([, ...owners]) => owners.includes(`@forecourt/${area}`));
  expect(own.map(([pattern]) => pattern)).toEqual(expect.arrayContaining(areaPatterns(area)));
  for (const folder of [
    `mfe-${area}/`,
    `services/${area}/`,
    `shared/contracts/src/areas/${area}/`,
  ]) {
    expect(ownersOf(`${folder}README.md`)).toEqual([`@forecourt/${area}`]);
    expect(existsSync(path.join(root, folder))).toBe(true);
  }
  expect(ownersOf(`dealers/heartland/content/${area}/index.json`)).toEqual([`@forecourt/${area}`]);
  expect(ownersOf(`dealers/defaults/texts/${area}.en.json`)).toEqual([`@forecourt/${area}`]);
});

test("CODEOWNERS names no team but those of the areas and the platform", () => {
  const teams = new Set(lines.flatMap(([, ...owners]) => owners));
  expect([...teams].sort()).toEqual(
    [...areaNames, "platform"].map((team) => `@forecourt/${team}`).sort(),
  );
});

test("CODEOWNERS names nothing that does not exist", () => {
  const missing = lines.filter(
    ([pattern]) =>
      pattern !== "*" &&
      !pattern.startsWith("/dealers/") &&
      globSync(pattern.slice(1), { cwd: root }).length === 0,
  );
  expect(missing).toEqual([]);
});

test("a path belongs to an area by its folder, and by the name of a text file", () => {
  expect(isOwnedBy("trade", "mfe-trade/src/expose.ts")).toBe(true);
  expect(isOwnedBy("trade", "dealers/heartland/texts/trade.en.json")).toBe(true);
  expect(isOwnedBy("trade", "shared/contracts/src/areas.ts")).toBe(false);
  expect(isOwnedBy("trade", "services/trades/server.ts")).toBe(false);
});
