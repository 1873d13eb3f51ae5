import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { gunzipSync } from "node:zlib";
import { expect, test } from "@jest/globals";

/** Where the published figures lie that the rules are held against; they are not part of the project. */
const folder = path.resolve(import.meta.dirname, "../../../../shared/data");

/**
 * Defines `tests` where the published file is, and lets them read its text; elsewhere one that counts
 * as skipped and names the file.
 */
export function withPublished(file: string, tests: (read: () => string) => void): void {
  const place = path.join(folder, file);
  if (existsSync(place)) tests(() => textOf(readFileSync(place), file));
  else {
    // oxlint-disable-next-line jest/no-disabled-tests -- the file may not be published with the project
    test.skip(`published figures, which are not in ${place}`, () => {
      expect(existsSync(place)).toBe(true);
    });
  }
}

function textOf(bytes: Buffer, file: string): string {
  return (file.endsWith(".gz") ? gunzipSync(bytes) : bytes).toString("utf8");
}
