import { readdir, rm, stat } from "node:fs/promises";
import path from "node:path";
import { errorCode } from "@forecourt/service-kit/error-code";

export interface Entry {
  file: string;
  size: number;
  /** Epoch ms. */
  usedAt: number;
}

/** A temporary file of this age belongs to a killed process: a write takes less than a minute. */
const STALE_TEMPORARY_MS = 60_000;

/** Lists the images in `folder` and removes stale temporary files. */
export async function listEntries(folder: string): Promise<Entry[]> {
  const names = await readdir(folder, { recursive: true });
  const found: Entry[] = [];
  for (const name of names) {
    const file = path.join(folder, name);
    const state = await statOrNull(file);
    if (!state?.isFile()) continue;
    if (file.endsWith(".webp")) found.push({ file, size: state.size, usedAt: state.atimeMs });
    else if (Date.now() - state.mtimeMs > STALE_TEMPORARY_MS) await rm(file, { force: true });
  }
  return found;
}

/** Null when another process has removed the file. */
async function statOrNull(file: string) {
  try {
    return await stat(file);
  } catch (error) {
    if (errorCode(error) === "ENOENT") return null;
    throw error;
  }
}
