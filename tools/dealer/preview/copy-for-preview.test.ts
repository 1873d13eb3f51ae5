import { mkdir, mkdtemp, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "@jest/globals";
import { copyForPreview } from "./copy-for-preview.ts";

let folder: string;
const from = (name: string) => path.join(folder, "from", name);
const to = (name: string) => path.join(folder, "to", name);
const hostsOf = async (dealer: string) =>
  JSON.parse(await readFile(to(`${dealer}/dealer.json`), "utf8")).hosts;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "preview-"));
  for (const dealer of ["oak", "elm", "defaults"]) await mkdir(from(dealer), { recursive: true });
  await writeFile(from("oak/dealer.json"), '{ "hosts": ["localhost", "www.oak.example"] }');
  await writeFile(from("elm/dealer.json"), '{ "hosts": ["www.elm.example"], "name": "Elm" }');
  await writeFile(from("defaults/dealer.json"), '{ "fees": [] }');
  await mkdir(to(""));
});
afterEach(() => rm(folder, { recursive: true }));

const copy = () => copyForPreview(from(""), to(""), "elm");

test("the dealer answers at localhost, and nobody else does", async () => {
  await copy();
  expect(await hostsOf("elm")).toEqual(["localhost", "www.elm.example"]);
  expect(await hostsOf("oak")).toEqual(["www.oak.example", "oak.localhost"]);
  expect(JSON.parse(await readFile(to("elm/dealer.json"), "utf8")).name).toBe("Elm");
  expect(await readFile(to("defaults/dealer.json"), "utf8")).toBe('{ "fees": [] }');
});

test("a later copy writes what has changed, and removes what is gone", async () => {
  await copy();
  const before = await stat(to("oak/dealer.json"));
  await writeFile(from("elm/menu.json"), "{}");
  await rm(from("defaults/dealer.json"));
  await copy();
  expect((await stat(to("oak/dealer.json"))).mtimeMs).toBe(before.mtimeMs);
  expect(await readFile(to("elm/menu.json"), "utf8")).toBe("{}");
  await expect(stat(to("defaults/dealer.json"))).rejects.toThrow("ENOENT");
});

test("a file that is being written is copied as it is", async () => {
  await writeFile(from("elm/dealer.json"), '{ "hosts": [');
  await copy();
  expect(await readFile(to("elm/dealer.json"), "utf8")).toBe('{ "hosts": [');
});
