import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "@jest/globals";
import { lockProblems } from "./lock-file.ts";

let root: string;
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), "lock-file-"));
  mkdirSync(path.join(root, "part"));
  write("package.json", { devDependencies: { jest: "30.0.0" } });
  write("part/package.json", { dependencies: { zod: "4.0.0" } });
  write("package-lock.json", {
    packages: {
      "": { devDependencies: { jest: "30.0.0" } },
      part: { dependencies: { zod: "4.0.0" } },
      "node_modules/zod": { version: "4.0.0", dependencies: { other: "1" } },
    },
  });
});
afterEach(() => rmSync(root, { recursive: true }));

function write(file: string, content: unknown) {
  writeFileSync(path.join(root, file), JSON.stringify(content));
}

test("a lock file with every required version has no problems", () => {
  expect(lockProblems(root)).toEqual([]);
});

test("an added, a changed and a removed dependency are reported with their workspace", () => {
  write("package.json", {});
  write("part/package.json", { dependencies: { zod: "4.1.0", react: "19.0.0" } });
  expect(lockProblems(root)).toEqual([
    ".: jest: package.json says nothing, the lock file 30.0.0",
    "part: zod: package.json says 4.1.0, the lock file 4.0.0",
    "part: react: package.json says 19.0.0, the lock file nothing",
  ]);
});
