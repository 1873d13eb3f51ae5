import { readdir, rm, stat } from "node:fs/promises";
import path from "node:path";
import { errorCode } from "@forecourt/service-kit/error-code";

export interface Entry {
  file: string;
  size: number;
  /** Epoch ms. */
  usedAt: number;
}

/** What a killed process was writing is a leftover by then; a live one takes no minute. */
const LEFTOVER_MS = 60_000;

/** The pictures below `folder`; files that were never finished are removed on the way. */
export async function listEntries(folder: string): Promise<Entry[]> {
  const names = await readdir(folder, { recursive: true });
  const found: Entry[] = [];
  for (const name of names) {
    const file = path.join(folder, name);
    const state = await stateOf(file);
    if (!state?.isFile()) continue;
    if (file.endsWith(".webp")) found.push({ file, size: state.size, usedAt: state.atimeMs });
    else if (Date.now() - state.mtimeMs > LEFTOVER_MS) await rm(file, { force: true });
  }
  return found;
}

/** Null when another process removed it in the meantime. */
async function stateOf(file: string) {
  try {
    return await stat(file);
  } catch (error) {
    if (errorCode(error) === "ENOENT") return null;
    throw error;
  }
}
