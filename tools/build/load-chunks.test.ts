import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { integrityOf } from "@forecourt/service-kit/releases/release-folder";
import { afterAll, beforeAll, describe, expect, test } from "@jest/globals";
import { buildConfig } from "./config.ts";
import { integrityFile } from "./load-chunks.ts";
import { compile } from "./run.ts";

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "forecourt-chunks-"));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

describe.each(["shell", "mfe-trade"] as const)("the web build of %s", (name) => {
  const fileOf = (file: string) => path.join(folder, name, "web", file);
  let files: string[];
  let entry: string;

  beforeAll(async () => {
    await compile(buildConfig(name, "web", { output: path.join(folder, name) }));
    files = await readdir(fileOf("."));
    entry = files.find((file) => /^(shell|remote)\..*\.js$/.test(file)) ?? "";
  }, 120_000);

  test("lists the integrity of every script and style sheet but the entry", async () => {
    const list: Record<string, string> = JSON.parse(await readFile(fileOf(integrityFile), "utf8"));
    const chunks = files.filter((file) => /\.(js|css)$/.test(file) && file !== entry);
    expect(chunks.length).toBeGreaterThan(5);
    const read = chunks.map(async (file) => [file, integrityOf(await readFile(fileOf(file)))]);
    expect(list).toEqual(Object.fromEntries(await Promise.all(read)));
  });

  test("states the integrity of the list in its entry", async () => {
    const script = await readFile(fileOf(entry), "utf8");
    const stated = new Set(script.match(/sha384-[A-Za-z0-9+/=]{64}/g));
    expect([...stated]).toEqual([integrityOf(await readFile(fileOf(integrityFile)))]);
  });

  test("has nothing that loads a file without its integrity", async () => {
    const script = await readFile(fileOf(entry), "utf8");
    expect(script).not.toContain("data-rspack");
  });
});
