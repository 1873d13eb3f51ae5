import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "@jest/globals";
import { watchSources } from "./watch-sources.ts";

let root: string;
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), "watch-sources-"));
  for (const folder of ["shared/ui/src", "shell/src"]) {
    mkdirSync(path.join(root, folder), { recursive: true });
  }
});
afterEach(() => rmSync(root, { recursive: true }));

test("files that change together are reported together, as paths from the root", async () => {
  const files = ["shared/ui/src/a.ts", "shell/src/b.ts"];
  const reported = new Set<string>();
  await new Promise<void>((resolve) => {
    const stop = watchSources(root, ["shared", "shell"], (changed) => {
      for (const file of changed) reported.add(file);
      if (!files.every((file) => reported.has(file))) return;
      stop();
      resolve();
    });
    for (const file of files) writeFileSync(path.join(root, file), "");
  });
  expect([...reported].sort()).toEqual(files);
});
