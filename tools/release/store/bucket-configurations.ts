import { mkdir, mkdtemp, readFile, rename, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { readFolder, versionOf } from "@forecourt/service-kit/dealers/files/read-folder";
import { configurationsFolder, storedConfiguration } from "../configurations.ts";
import { listFiles } from "../list-files.ts";
import { inParallel } from "./in-parallel.ts";
import type { StorePlaces } from "./release-store.ts";

/** Puts a copy of the dealers' configuration into the bucket, where each version is once. */
export async function pushConfiguration(
  { bucket, releasesDir }: StorePlaces,
  version: string,
): Promise<void> {
  const folder = await storedConfiguration(releasesDir, version);
  if (folder === null) return;
  const below = `${configurationsFolder}/${version}/`;
  const there = new Set((await bucket.list(below)).map(({ key }) => key));
  const missing = (await listFiles(folder)).filter((file) => !there.has(`${below}${file}`));
  await inParallel(missing, async (file) => {
    await bucket.put(`${below}${file}`, await readFile(path.join(folder, file)));
  });
}

/** Fetches it into the folder; nothing happens when the bucket does not have all of it as it was. */
export async function fetchConfiguration(
  { bucket, releasesDir }: StorePlaces,
  version: string,
): Promise<void> {
  if ((await storedConfiguration(releasesDir, version)) !== null) return;
  const below = `${configurationsFolder}/${version}/`;
  const keys = (await bucket.list(below)).map(({ key }) => key);
  if (keys.length === 0) return;
  const folder = path.join(releasesDir, configurationsFolder);
  await mkdir(folder, { recursive: true });
  const staging = await mkdtemp(path.join(folder, ".staging-"));
  try {
    await inParallel(keys, async (key) => {
      const file = path.join(staging, key.slice(below.length));
      if (!file.startsWith(staging + path.sep)) throw new Error(`${key} is outside of its folder`);
      const found = await bucket.get(key);
      await mkdir(path.dirname(file), { recursive: true });
      await writeFile(file, found?.bytes ?? "");
    });
    if (versionOf(await readFolder(staging)) !== version) return;
    await rename(staging, path.join(folder, version));
  } finally {
    await rm(staging, { recursive: true, force: true });
  }
}
