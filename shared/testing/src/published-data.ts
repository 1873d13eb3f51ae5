import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { gunzipSync } from "node:zlib";
import { expect, test } from "@jest/globals";

/** Folder of published figures that rules are compared with; not part of the repository. */
const folder = path.resolve(import.meta.dirname, "../../../../shared/data");

/**
 * Defines `tests`, which can read the text of a published file. Without the file it defines one skipped
 * test that names it.
 */
export function withPublished(file: string, tests: (read: () => string) => void): void {
  const filePath = path.join(folder, file);
  if (existsSync(filePath)) tests(() => textOf(readFileSync(filePath), file));
  else {
    // oxlint-disable-next-line jest/no-disabled-tests -- the file may not be published with the project
    test.skip(`published figures, which are not in ${filePath}`, () => {
      expect(existsSync(filePath)).toBe(true);
    });
  }
}

function textOf(bytes: Buffer, file: string): string {
  return (file.endsWith(".gz") ? gunzipSync(bytes) : bytes).toString("utf8");
}
