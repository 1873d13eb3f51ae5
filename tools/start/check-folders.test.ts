import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "@jest/globals";
import { checkFolders } from "./check-folders.ts";

let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "check-folders-"));
  file = path.join(folder, "file");
  writeFileSync(file, "");
});
afterEach(() => rmSync(folder, { recursive: true }));

const check = (given: Partial<Parameters<typeof checkFolders>[0]>) =>
  checkFolders({
    dealersDir: folder,
    dataDir: path.join(folder, "data/new"),
    releasesDir: path.join(folder, "releases"),
    ...given,
  }).then(
    () => "fine",
    (error: unknown) => String(error),
  );

test("accepts existing folders and creates the data folder", async () => {
  expect(await check({})).toBe("fine");
  expect(existsSync(path.join(folder, "data/new"))).toBe(true);
  expect(await check({})).toBe("fine");
});

test("reports a missing dealers folder", async () => {
  const nowhere = path.join(folder, "nowhere");
  const expected = "StartError: DEALERS_DIR: expected the folder of the dealers' configuration";
  expect(await check({ dealersDir: nowhere })).toBe(
    `${expected}, found ${nowhere}, which does not exist`,
  );
  expect(existsSync(nowhere)).toBe(false);
  expect(await check({ dealersDir: file })).toBe(
    `${expected}, found ${file}, which is not a folder, or is inside a file`,
  );
});

test.each([
  ["dataDir", "DATA_DIR: expected a folder that may be written to"],
  ["releasesDir", "RELEASES_DIR: expected a folder for the built parts"],
] as const)("refuses a file instead of %s", async (name, expected) => {
  expect(await check({ [name]: file })).toBe(
    `StartError: ${expected}, found ${file}, which is not a folder`,
  );
  const below = path.join(file, "below");
  expect(await check({ [name]: below })).toBe(
    `StartError: ${expected}, found ${below}, which is not a folder, or is inside a file`,
  );
});
