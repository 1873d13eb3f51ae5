import { randomUUID } from "node:crypto";
import { open, readFile, rename, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { z } from "zod";
import { type Files, versionOf } from "../files/read-folder.ts";

const LastGood = z.object({
  /** Folder from which the files were read. */
  folder: z.string(),
  files: z.array(z.tuple([z.string(), z.string()])),
});

/**
 * The files of `folder` that were stored as its last good configuration. Null when there are none: no
 * configuration was good yet, another folder's is stored, or the file cannot be read.
 */
export async function readLastGood(file: string, folder: string): Promise<Files | null> {
  try {
    const stored = LastGood.parse(JSON.parse(await readFile(file, "utf8")));
    return stored.folder === path.resolve(folder) ? new Map(stored.files) : null;
  } catch {
    // Without a usable copy, the start fails with the problems of the current files.
    return null;
  }
}

/**
 * Stores the files of `folder` as its last good configuration. The file is replaced atomically, so any
 * number of processes may write it, and is not written when it would not change.
 */
export async function writeLastGood(file: string, folder: string, files: Files): Promise<void> {
  const kept = { version: versionOf(files), folder: path.resolve(folder) };
  const beginning = `${JSON.stringify(kept).slice(0, -1)},`;
  if ((await readBeginning(file, Buffer.byteLength(beginning))) === beginning) return;
  const text = `${beginning}"files":${JSON.stringify([...files])}}`;
  const temporary = `${file}.${randomUUID()}.tmp`;
  try {
    await writeFile(temporary, text, { mode: 0o600 });
    await rename(temporary, file);
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  }
}

/** The first bytes of a file that may be large; null = it cannot be read. */
async function readBeginning(file: string, bytes: number): Promise<string | null> {
  const handle = await open(file).catch(() => null);
  if (handle === null) return null;
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(bytes), 0, bytes, 0);
    return buffer.toString("utf8", 0, bytesRead);
  } finally {
    await handle.close();
  }
}
