import { existsSync, globSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "@jest/globals";

const root = fileURLToPath(new URL("../../../..", import.meta.url));

/** Where the published feeds lie that the mappings were made for; they are not part of the project. */
const folder = path.resolve(root, "../shared/data");

/**
 * Defines `tests` where the published sets are; elsewhere one that counts as skipped and says why
 * there are no others.
 */
export function withPublishedSets(tests: () => void): void {
  if (existsSync(folder)) tests();
  else {
    // oxlint-disable-next-line jest/no-disabled-tests -- the sets may not be published with the project
    test.skip(`the published feeds, which are not in ${folder}`, () => {
      expect(existsSync(folder)).toBe(true);
    });
  }
}

/** The one data file of a set: `dealer/carscom_2022`. */
export function setFile(set: string): string {
  const [file] = globSync(path.join(folder, set, "*.gz"));
  if (file === undefined) throw new Error(`no data file in ${path.join(folder, set)}`);
  return file;
}

/** A mapping that is checked in. */
export function mappingFile(name: string): string {
  return path.join(root, "services/inventory/import/mappings", name);
}
