import { constants } from "node:fs";
import { open, realpath, stat } from "node:fs/promises";
import path from "node:path";
import { AppError } from "@forecourt/contracts/errors";
import { errorCode } from "@forecourt/service-kit/error-code";
import { tooLarge } from "./fetch-picture.ts";

/** A file that is there, and is what it was when it was looked at. */
export interface OwnPhoto {
  /** Changes with the file. */
  version: string;
  read(): Promise<Buffer>;
}

/**
 * A photograph below `folder`, wherever links lead: what lies outside is not there.
 * @throws AppError not-found, or picture-unsupported over `maxBytes`
 */
export async function ownPhoto(
  folder: string,
  segments: readonly string[],
  maxBytes: number,
): Promise<OwnPhoto> {
  const file = await fileBelow(folder, segments);
  const { size, mtimeMs } = await stat(file);
  if (size > maxBytes) throw tooLarge(maxBytes);
  return {
    version: `${size} ${mtimeMs}`,
    async read() {
      const handle = await open(file, constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0));
      try {
        return await handle.readFile();
      } finally {
        await handle.close();
      }
    },
  };
}

const absent = new Set(["ENOENT", "ENOTDIR", "ENAMETOOLONG", "ELOOP", "EACCES"]);

async function fileBelow(folder: string, segments: readonly string[]): Promise<string> {
  const missing = new AppError("not-found", "there is no such photograph");
  try {
    const root = await realpath(folder);
    const file = await realpath(path.join(root, ...segments));
    if (!file.startsWith(root + path.sep) || !(await stat(file)).isFile()) throw missing;
    return file;
  } catch (error) {
    if (absent.has(errorCode(error) ?? "")) throw missing;
    throw error;
  }
}
