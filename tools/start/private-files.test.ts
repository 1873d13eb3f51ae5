import { chmodSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "@jest/globals";
import { closeDataFolder } from "./private-files.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "private-files-"));
  chmodSync(folder, 0o755);
});
afterEach(() => rmSync(folder, { recursive: true }));

const modeOf = (...names: string[]) =>
  (statSync(path.join(folder, ...names)).mode & 0o777).toString(8);

function writeAs(mode: number, ...names: string[]) {
  const file = path.join(folder, ...names);
  writeFileSync(file, "");
  chmodSync(file, mode);
}

test("closes the files and folders of earlier releases, and leaves others alone", () => {
  for (const name of ["leads.sqlite", "leads.sqlite-wal", "run.json", "other.txt"]) {
    writeAs(0o644, name);
  }
  for (const name of ["logs", "mail", "other"]) mkdirSync(path.join(folder, name));
  for (const name of ["logs", "mail", "other"]) chmodSync(path.join(folder, name), 0o755);
  closeDataFolder(folder);
  expect(modeOf()).toBe("700");
  expect(["leads.sqlite", "leads.sqlite-wal", "run.json"].map((name) => modeOf(name))).toEqual(
    Array(3).fill("600"),
  );
  expect(["logs", "mail"].map((name) => modeOf(name))).toEqual(["700", "700"]);
  expect([modeOf("other.txt"), modeOf("other")]).toEqual(["644", "755"]);
});

test("does not close a folder that everybody may write to", () => {
  chmodSync(folder, 0o777);
  closeDataFolder(folder);
  expect(modeOf()).toBe("777");
});

test("accepts a folder that does not exist yet", () => {
  expect(() => closeDataFolder(path.join(folder, "nowhere"))).not.toThrow();
});
