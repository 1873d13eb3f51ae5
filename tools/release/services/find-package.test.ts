import { mkdir, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "@jest/globals";
import { findPackage } from "./find-package.ts";

let root: string;
beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), "packages-"));
  await mkdir(path.join(root, "node_modules/p-limit"), { recursive: true });
  await mkdir(path.join(root, "services/leads/node_modules/p-limit"), { recursive: true });
});
afterEach(() => rm(root, { recursive: true }));

test("a package that one of the project's has to itself is found there", async () => {
  const found = await findPackage(root, ["shared/domain", "services/leads"], "p-limit");
  expect(path.relative(root, found)).toBe("services/leads/node_modules/p-limit");
});

test.each(["p-limit", "is-missing"])("any other is the repository's: %s", async (name) => {
  const found = await findPackage(root, ["shared/domain"], name);
  expect(path.relative(root, found)).toBe(`node_modules/${name}`);
});
