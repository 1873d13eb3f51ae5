import { cp, mkdtemp, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "@jest/globals";
import { shippedDealers } from "../fixtures/dealers-copy.ts";
import { loadDealers } from "../load.ts";
import { configurationFiles, readFolder } from "./read-folder.ts";

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), "forecourt-dealers-"));
  await cp(path.join(shippedDealers, "heartland"), path.join(folder, "heartland"), {
    recursive: true,
  });
});
afterEach(() => rm(folder, { recursive: true }));

test("a folder without defaults has those of this version", async () => {
  const files = await readFolder(folder);
  const all = await readFolder(shippedDealers);
  const texts = "defaults/texts/inventory.en.json";
  expect(files.get(texts)).toBe(all.get(texts));
  expect([...files.keys()]).toEqual([...files.keys()].sort());
  const dealers = await loadDealers(folder);
  expect(dealers.ids).toEqual(["heartland"]);
});

test("a folder with defaults has its own alone", async () => {
  const own = path.join(folder, "defaults/dealer.json");
  await cp(path.join(shippedDealers, "defaults/dealer.json"), own);
  const defaults = [...(await configurationFiles(folder))].filter(([name]) =>
    name.startsWith("defaults/"),
  );
  expect(defaults).toEqual([["defaults/dealer.json", own]]);
});

test("a release that is newer than the site has its own defaults, whatever the folder has", async () => {
  const ofRelease = path.join(folder, "../", `${path.basename(folder)}-defaults`);
  await cp(path.join(folder, "heartland/dealer.json"), path.join(folder, "defaults/dealer.json"));
  await cp(path.join(shippedDealers, "defaults"), ofRelease, { recursive: true });
  process.env["RELEASE_DEFAULTS"] = ofRelease;
  try {
    const files = await configurationFiles(folder);
    expect(files.get("defaults/dealer.json")).toBe(path.join(ofRelease, "dealer.json"));
    expect((await loadDealers(folder)).ids).toEqual(["heartland"]);
  } finally {
    delete process.env["RELEASE_DEFAULTS"];
    await rm(ofRelease, { recursive: true });
  }
});
