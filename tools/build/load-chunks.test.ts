import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { integrityOf } from "@forecourt/service-kit/releases/release-folder";
import { afterAll, beforeAll, describe, expect, test } from "@jest/globals";
import { rspack } from "@rspack/core";
import { buildConfig } from "./config.ts";
import { integrityFile } from "./integrity-list.ts";
import { loadChunksWithIntegrity } from "./load-chunks.ts";
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

test("a build that is repeated after a change states its new list in the same entry", async () => {
  const source = path.join(folder, "source");
  const write = (name: string, text: string) => writeFile(path.join(source, name), text);
  await mkdir(source);
  await write("entry.js", 'void import(/* webpackChunkName: "part" */ "./part.js");');
  await write("part.js", 'import "./part.css"; console.log("first");');
  await write("part.css", "a { color: red }");
  const names = { filename: "entry.[contenthash:10].js", chunkFilename: "[name].js" };
  const compiler = rspack({
    context: source,
    entry: "./entry.js",
    cache: true,
    output: { path: path.join(source, "out"), publicPath: "auto", ...names },
    module: { rules: [{ test: /\.css$/, type: "css/auto" }] },
    plugins: [loadChunksWithIntegrity()],
  });
  const out = (name: string) => readFile(path.join(source, "out", name), "utf8");
  const lists: string[] = [];
  try {
    for (const text of ["first", "second"]) {
      await write("part.js", `import "./part.css"; console.log("${text}");`);
      await promisify(compiler.run.bind(compiler))();
      const list = await out(integrityFile);
      expect(Object.keys(JSON.parse(list))).toEqual(["part.css", "part.js"]);
      const [entry = ""] = (await readdir(path.join(source, "out"))).filter((name) =>
        name.startsWith("entry"),
      );
      expect(await out(entry)).toContain(integrityOf(Buffer.from(list)));
      lists.push(list);
    }
  } finally {
    await promisify(compiler.close.bind(compiler))();
  }
  expect(lists[0]).not.toBe(lists[1]);
});
