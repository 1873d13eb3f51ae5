import { createHash } from "node:crypto";
import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import path from "node:path";
import { contractsFolder, readContract } from "../contracts/stored-contracts.ts";
import type { StorePlaces } from "./release-store.ts";

/** Puts a contract of services into the bucket, once. */
export async function pushContract(
  { bucket, releasesDir }: StorePlaces,
  hash: string,
): Promise<void> {
  const key = keyOf(hash);
  if ((await readContract(releasesDir, hash)) === null) return;
  if ((await bucket.modifiedAt(key)) !== null) return;
  await bucket.put(key, await readFile(path.join(releasesDir, key)));
}

/** Fetches a contract into the folder; nothing happens when the bucket does not have it. @throws Error when it was changed */
export async function fetchContract(
  { bucket, releasesDir }: StorePlaces,
  hash: string,
): Promise<void> {
  if ((await readContract(releasesDir, hash)) !== null) return;
  const found = await bucket.get(keyOf(hash));
  if (!found) return;
  const is = createHash("sha256").update(found.bytes).digest("hex").slice(0, 16);
  if (is !== hash) throw new Error(`${bucket.name}/${keyOf(hash)} was changed: its hash is ${is}`);
  const file = path.join(releasesDir, keyOf(hash));
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(`${file}.${process.pid}`, found.bytes);
  await rename(`${file}.${process.pid}`, file);
}

function keyOf(hash: string): string {
  return `${contractsFolder}/${hash}.json`;
}
