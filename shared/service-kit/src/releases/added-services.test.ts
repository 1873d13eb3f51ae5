import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { afterEach, beforeEach, expect, test } from "@jest/globals";
import { type AddedServices, followAddedServices, writeAddedServices } from "./added-services.ts";

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "added-"));
});
afterEach(() => rm(folder, { recursive: true }));

const parts = { parts: ["http://127.0.0.1:20001"] } as AddedServices;

test("the list is followed, from before the first service to after the last", async () => {
  const seen: AddedServices[] = [];
  const errors: unknown[] = [];
  const follower = await followAddedServices(folder, {
    onChange: (list) => seen.push(list),
    onError: (error) => errors.push(error),
    intervalMs: 10,
  });
  const isSeen = async (list: AddedServices) => {
    while (JSON.stringify(seen.at(-1)) !== JSON.stringify(list)) await wait(5);
  };
  await isSeen({});
  writeAddedServices(folder, parts);
  await isSeen(parts);
  await writeFile(path.join(folder, "added-services.json"), '{ "parts": ["not an address"] }');
  while (errors.length === 0) await wait(5);
  expect(seen.at(-1)).toEqual(parts);
  writeAddedServices(folder, {});
  await isSeen({});
  follower.close();
});
