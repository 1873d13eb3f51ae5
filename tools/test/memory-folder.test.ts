import { existsSync } from "node:fs";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "@jest/globals";
import { withMemoryFolder } from "./memory-folder.ts";

let base: string;

beforeEach(async () => {
  base = await mkdtemp(path.join(tmpdir(), "memory-folder-"));
});

afterEach(() => rm(base, { recursive: true, force: true }));

describe("withMemoryFolder", () => {
  test("the folder exists while it is used, and is gone afterwards with what is in it", async () => {
    const folder = await withMemoryFolder(
      async (given) => {
        await writeFile(path.join(String(given), "leads.db"), "");
        return String(given);
      },
      { base, needed: 1 },
    );
    expect(path.dirname(folder)).toBe(base);
    expect(existsSync(folder)).toBe(false);
  });

  test("the folder is gone after an error", async () => {
    let folder: string | null = null;
    const run = withMemoryFolder(
      (given) => {
        folder = given;
        return Promise.reject(new Error("port is taken"));
      },
      { base, needed: 1 },
    );
    await expect(run).rejects.toThrow("port is taken");
    expect(existsSync(String(folder))).toBe(false);
  });

  test("without enough room there is no folder", async () => {
    const given = await withMemoryFolder(async (folder) => folder, { base, needed: 2 ** 60 });
    expect(given).toBeNull();
  });

  test("where there is no such file system there is no folder", async () => {
    const missing = path.join(base, "missing");
    expect(await withMemoryFolder(async (folder) => folder, { base: missing })).toBeNull();
  });

  test("a folder of a killed process is removed, one of a running process and other files are not", async () => {
    // Linux gives no process a number this high.
    const names = ["forecourt-999999999", `forecourt-${process.ppid}`, "forecourt-notes", "other"];
    for (const name of names) await mkdir(path.join(base, name));
    await withMemoryFolder(async () => undefined, { base, needed: 1 });
    expect(names.map((name) => existsSync(path.join(base, name)))).toEqual([
      false,
      true,
      true,
      true,
    ]);
  });
});
