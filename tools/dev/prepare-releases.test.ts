import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { readRecord } from "@forecourt/service-kit/releases/record";
import { writeFakeRelease } from "@forecourt/testing/fake-release";
import { afterEach, beforeEach, expect, test } from "@jest/globals";
import { activate } from "../release/activate.ts";
import { storeConfiguration } from "../release/configurations.ts";
import { StartError } from "../start/start-error.ts";
import { prepareRecord } from "./prepare-releases.ts";

const [a, b] = ["aaaaaaaaaaaaaaaa", "bbbbbbbbbbbbbbbb"] as const;
const setting = "defaults/dealer.json";
let folder: string;
let store: string;
let present: string;
let from: { releasesDir: string; dealersDir: string };
let to: typeof from;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "dev-record-"));
  store = path.join(folder, "store");
  present = path.join(folder, "present");
  from = { releasesDir: store, dealersDir: present };
  to = { releasesDir: path.join(folder, "releases"), dealersDir: path.join(folder, "dealers") };
  for (const release of [a, b]) await writeFakeRelease(store, { name: "mfe-trade", release });
});
afterEach(() => rm(folder, { recursive: true, force: true }));

async function writeSetting(text: string) {
  await mkdir(path.join(present, "defaults"), { recursive: true });
  await writeFile(path.join(present, setting), text);
}

/** Activates a release with a configuration that contains `text`. */
async function activateWith(name: string, text: string) {
  await writeSetting(text);
  const configuration = await storeConfiguration(store, present);
  return activate(store, { "mfe-trade": name }, { configuration });
}

const filesOf = async (of: string) => (await readdir(of, { recursive: true })).sort();

test("copies releases and configuration of an earlier record, and writes nothing to its store", async () => {
  const { id } = await activateWith(a, "then");
  await activateWith(b, "now");
  await mkdir(to.dealersDir);
  await writeFile(path.join(to.dealersDir, "of-another-record.json"), "{}");
  const before = await filesOf(store);
  expect(await prepareRecord(from, id, to)).toEqual([
    expect.stringMatching(new RegExp(`^record ${id} of .*; dealers in .*/dealers$`)),
  ]);
  expect(await readRecord(to.releasesDir)).toMatchObject({ id, live: { "mfe-trade": a } });
  expect(await readFile(path.join(to.dealersDir, setting), "utf8")).toBe("then");
  expect(await filesOf(to.dealersDir)).toEqual(["defaults", setting]);
  expect(await filesOf(store)).toEqual(before);
});

test("`live` is the record in force", async () => {
  await activateWith(a, "then");
  const { id } = await activateWith(b, "now");
  await prepareRecord(from, "live", to);
  expect(await readRecord(to.releasesDir)).toMatchObject({ id });
  expect(await readFile(path.join(to.dealersDir, setting), "utf8")).toBe("now");
});

test.each([
  ["live", "nothing has been released into"],
  ["0123456789abcdef", "the store has no record 0123456789abcdef"],
  ["latest", '"latest" is no id of a record, which has 16 hex digits'],
])("%s of an empty store is refused", async (id, reason) => {
  const copying = prepareRecord({ ...from, releasesDir: path.join(folder, "empty") }, id, to);
  await expect(copying).rejects.toThrow(reason);
  await expect(copying).rejects.toThrow(StartError);
});

test("a record whose release is not stored any more is refused", async () => {
  const { id } = await activateWith(a, "then");
  await rm(path.join(store, "mfe-trade", a), { recursive: true });
  const copying = prepareRecord(from, id, to);
  await expect(copying).rejects.toThrow(`mfe-trade/${a} is not in the store`);
  await expect(copying).rejects.toThrow(StartError);
});

test("a record without a stored configuration has the present one, and says so", async () => {
  const { id } = await activate(store, { "mfe-trade": a });
  await writeSetting("present");
  expect(await prepareRecord(from, id, to)).toEqual([
    expect.stringContaining(`record ${id}`),
    "The dealers' configuration is the present one: the store has no copy of that time.",
  ]);
  expect(await readFile(path.join(to.dealersDir, setting), "utf8")).toBe("present");
});
