import { randomUUID } from "node:crypto";
import { mkdir, readFile, rename, rm, stat, utimes, writeFile } from "node:fs/promises";
import path from "node:path";
import { errorCode } from "@forecourt/service-kit/error-code";
import { listEntries } from "./entries.ts";

export interface CachedPicture {
  bytes: Buffer;
  /** When it was made, epoch ms. */
  madeAt: number;
}

export interface DiskCache {
  /** `key` is a text of hexadecimal digits. */
  get(key: string): Promise<CachedPicture | null>;
  put(key: string, bytes: Buffer): Promise<void>;
}

/** A use is written down when the last one is this long ago: order by minutes is enough. */
const USE_EVERY_MS = 60_000;
/** After a sweep there is room again for a while, so that not every picture sweeps. */
const SWEPT_TO = 0.9;

/**
 * Pictures as files below `folder`, altogether at most `maxBytes`: those not used for the longest time
 * go first. A file appears whole or not at all, whenever the process is killed. The modification time
 * of a file says when it was made, the access time when it was used.
 */
export async function openDiskCache(
  folder: string,
  { maxBytes, now }: { maxBytes: number; now: () => number },
): Promise<DiskCache> {
  await mkdir(folder, { recursive: true });
  const fileOf = (key: string) => path.join(folder, key.slice(0, 2), `${key}.webp`);
  let bytesHeld = await sweep(folder, maxBytes);
  let sweeping = Promise.resolve();
  return {
    async get(key) {
      const file = fileOf(key);
      try {
        const [bytes, { mtimeMs, atimeMs, mtime }] = await Promise.all([
          readFile(file),
          stat(file),
        ]);
        if (now() - atimeMs > USE_EVERY_MS) await utimes(file, new Date(now()), mtime);
        return { bytes, madeAt: mtimeMs };
      } catch (error) {
        if (errorCode(error) === "ENOENT") return null;
        throw error;
      }
    },
    async put(key, bytes) {
      const file = fileOf(key);
      const temporary = path.join(folder, `${randomUUID()}.tmp`);
      await mkdir(path.dirname(file), { recursive: true });
      try {
        await writeFile(temporary, bytes);
        await utimes(temporary, new Date(now()), new Date(now()));
        await rename(temporary, file);
      } catch (error) {
        await rm(temporary, { force: true });
        throw error;
      }
      bytesHeld += bytes.length;
      if (bytesHeld <= maxBytes) return;
      sweeping = sweeping.then(async () => {
        if (bytesHeld > maxBytes) bytesHeld = await sweep(folder, maxBytes);
      });
      await sweeping;
    },
  };
}

/** Removes leftovers, and pictures until there is room; resolves to the bytes that are left. */
async function sweep(folder: string, maxBytes: number): Promise<number> {
  const entries = await listEntries(folder);
  let held = entries.reduce((sum, { size }) => sum + size, 0);
  const target = held > maxBytes ? maxBytes * SWEPT_TO : maxBytes;
  for (const { file, size } of entries.sort((left, right) => left.usedAt - right.usedAt)) {
    if (held <= target) break;
    await rm(file, { force: true });
    held -= size;
  }
  return held;
}
