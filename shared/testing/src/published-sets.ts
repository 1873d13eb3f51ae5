import { existsSync, globSync } from "node:fs";
import path from "node:path";
import { expect, test } from "@jest/globals";

/** Folder of the published feeds, which are not part of the project. */
const folder = path.resolve(import.meta.dirname, "../../../../shared/data");

/** Defines `tests` if the published feeds are present, else one skipped test that names the folder. */
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
