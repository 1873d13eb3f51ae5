import { createHash } from "node:crypto";
import { createReadStream, createWriteStream } from "node:fs";
import { mkdir, readdir } from "node:fs/promises";
import path from "node:path";
import type { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { errorCode } from "@forecourt/service-kit/error-code";
import type { StoredFile } from "./manifest.ts";

type Chunks = AsyncIterable<Buffer> | Readable;

/** Writes a new file of a backup and describes it. `stored` is its path below `folder`. */
export async function storeFile(
  folder: string,
  stored: string,
  chunks: Chunks,
): Promise<StoredFile> {
  const target = path.join(folder, ...stored.split("/"));
  await mkdir(path.dirname(target), { recursive: true, mode: 0o700 });
  const hash = createHash("sha256");
  let bytes = 0;
  async function* counted(source: AsyncIterable<Buffer>) {
    for await (const chunk of source) {
      hash.update(chunk);
      bytes += chunk.length;
      yield chunk;
    }
  }
  await pipeline(
    chunks,
    counted,
    createWriteStream(target, { flags: "wx", mode: 0o600, flush: true }),
  );
  return { path: stored, bytes, sha256: hash.digest("hex") };
}

/**
 * Copies the files below `source` to `stored`. Files with names that begin with a dot are temporary and left out, as
 * are a file that is removed meanwhile and a folder that does not exist.
 */
export async function storeFolder(
  folder: string,
  stored: string,
  source: string,
): Promise<StoredFile[]> {
  const files: StoredFile[] = [];
  for (const file of await filesIn(source)) {
    try {
      const chunks = createReadStream(path.join(source, file));
      files.push(await storeFile(folder, `${stored}/${file}`, chunks));
    } catch (error) {
      if (errorCode(error) !== "ENOENT") throw error;
    }
  }
  return files;
}

/** Paths of the files below a folder, with forward slashes; none where it does not exist. */
export async function filesIn(source: string): Promise<string[]> {
  try {
    const entries = await readdir(source, { recursive: true, withFileTypes: true });
    return entries
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => path.relative(source, path.join(parentPath, name)))
      .map((file) => file.split(path.sep).join("/"))
      .filter((file) => !file.split("/").some((part) => part.startsWith(".")))
      .sort();
  } catch (error) {
    if (errorCode(error) === "ENOENT") return [];
    throw error;
  }
}
