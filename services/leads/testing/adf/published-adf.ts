import { existsSync } from "node:fs";
import { expect, test } from "@jest/globals";
import { publishedFolder } from "./published-folder.ts";

/** Defines `tests` if DTD and samples are present; else one skipped test that gives the reason. */
export function withPublishedAdf(tests: () => void): void {
  if (existsSync(publishedFolder)) tests();
  else {
    // oxlint-disable-next-line jest/no-disabled-tests -- the material may not be published with the project
    test.skip(`the DTD and the samples of ADF 1.0, which are not in ${publishedFolder}`, () => {
      expect(existsSync(publishedFolder)).toBe(true);
    });
  }
}
