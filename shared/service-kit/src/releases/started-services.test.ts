import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { afterEach, beforeEach, expect, test } from "@jest/globals";
import {
  followStartedServices,
  readStartedServices,
  type StartedService,
  writeStartedServices,
} from "./started-services.ts";

const release = "aaaaaaaaaaaaaaaa";
const one: StartedService = {
  service: "trade",
  release,
  state: "running",
  url: "http://127.0.0.1:20001",
};
let dataDir: string;
let close: (() => void) | undefined;

beforeEach(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), "started-services-"));
});
afterEach(async () => {
  close?.();
  await rm(dataDir, { recursive: true, force: true });
});

/** `intervalMs`: a test that never looks by itself shows what is read when it is asked for. */
function follow(intervalMs = 5) {
  const followed = followStartedServices(dataDir, intervalMs);
  close = followed.close;
  return followed;
}

test("where nothing was ever started, nothing runs", async () => {
  expect(readStartedServices(dataDir)).toEqual([]);
  const { all, running, find } = follow();
  expect([all(), running("trade", release), await find("trade", release)]).toEqual([
    [],
    null,
    null,
  ]);
});

test("only what is ready and of this release has an address", async () => {
  writeStartedServices(dataDir, [one, { ...one, service: "company", state: "starting" }]);
  const { running } = follow();
  expect(running("trade", release)).toBe(one.url);
  expect(running("trade", "bbbbbbbbbbbbbbbb")).toBeNull();
  expect(running("company", release)).toBeNull();
});

test("a change is seen, and told to who listens", async () => {
  const { all, listen } = follow();
  const seen: string[] = [];
  listen((now) => seen.push(now.map(({ state }) => state).join()));
  for (const state of ["starting", "running"] as const) {
    writeStartedServices(dataDir, [{ ...one, state }]);
    while (all()[0]?.state !== state) await wait(2);
  }
  expect(seen.filter((state, index) => state !== seen[index - 1])).toEqual([
    "",
    "starting",
    "running",
  ]);
});

test("what is not known to run is read anew when it is asked for", async () => {
  const { running, find } = follow(1_000_000);
  writeStartedServices(dataDir, [one]);
  expect(running("trade", release)).toBeNull();
  expect(await find("trade", release)).toBe(one.url);
});

test.each([
  ["no JSON", "["],
  ["an address of another machine", JSON.stringify([{ ...one, url: "http://10.0.0.1:80" }])],
])("a file with %s leaves what is known", async (_what, text) => {
  writeStartedServices(dataDir, [one]);
  const { running, find } = follow(1_000_000);
  await writeFile(path.join(dataDir, "started-services.json"), text);
  expect(await find("trade", "bbbbbbbbbbbbbbbb")).toBeNull();
  expect(running("trade", release)).toBe(one.url);
  expect(() => readStartedServices(dataDir)).toThrow();
});
