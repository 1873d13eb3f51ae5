import { randomUUID } from "node:crypto";
import { mkdir, readFile, rename, rm, stat, utimes, writeFile } from "node:fs/promises";
import path from "node:path";
import { errorCode } from "@forecourt/service-kit/error-code";
import { listEntries } from "./entries.ts";

export interface CachedImage {
  bytes: Buffer;
  /** Epoch ms. */
  storedAt: number;
}

export interface DiskCache {
  /** `key` is hexadecimal. */
  get(key: string): Promise<CachedImage | null>;
  put(key: string, bytes: Buffer): Promise<void>;
}

/** Access times are updated at most once a minute: eviction needs no finer order. */
const TOUCH_INTERVAL_MS = 60_000;
/** Eviction frees a tenth of the quota, so that not every write has to evict. */
const EVICT_TO = 0.9;

/**
 * A cache of images as files in `folder`, at most `maxBytes` in total; the least recently used are
 * evicted first. Files are written atomically, so a killed process leaves no partial image. A file's
 * modification time is when it was stored, its access time when it was last used.
 */
export async function openDiskCache(
  folder: string,
  { maxBytes, now }: { maxBytes: number; now: () => number },
): Promise<DiskCache> {
  await mkdir(folder, { recursive: true });
  const fileOf = (key: string) => path.join(folder, key.slice(0, 2), `${key}.webp`);
  let totalBytes = await evict(folder, maxBytes);
  let evicting = Promise.resolve();
  return {
    async get(key) {
      const file = fileOf(key);
      try {
        const [bytes, { mtimeMs, atimeMs, mtime }] = await Promise.all([
          readFile(file),
          stat(file),
        ]);
        if (now() - atimeMs > TOUCH_INTERVAL_MS) await utimes(file, new Date(now()), mtime);
        return { bytes, storedAt: mtimeMs };
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
      totalBytes += bytes.length;
      if (totalBytes <= maxBytes) return;
      evicting = evicting.then(async () => {
        if (totalBytes > maxBytes) totalBytes = await evict(folder, maxBytes);
      });
      await evicting;
    },
  };
}

/** Removes stale temporary files, and images over the quota; resolves to the remaining bytes. */
async function evict(folder: string, maxBytes: number): Promise<number> {
  const entries = await listEntries(folder);
  let total = entries.reduce((sum, { size }) => sum + size, 0);
  const target = total > maxBytes ? maxBytes * EVICT_TO : maxBytes;
  for (const { file, size } of entries.sort((left, right) => left.usedAt - right.usedAt)) {
    if (total <= target) break;
    await rm(file, { force: true });
    total -= size;
  }
  return total;
}
