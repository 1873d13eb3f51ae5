import { constants } from "node:fs";
import { open, realpath, stat } from "node:fs/promises";
import path from "node:path";
import { AppError } from "@forecourt/contracts/errors";
import { errorCode } from "@forecourt/service-kit/error-code";
import { sourceTooLarge } from "./source-too-large.ts";

/** An existing photo file. */
export interface DealerPhoto {
  /** Changes when the file changes. */
  version: string;
  read(): Promise<Buffer>;
}

/**
 * Finds a photo in `folder`. A file that resolves, through links, to a path outside is not found.
 * @throws AppError not-found, or picture-unsupported over `maxBytes`
 */
export async function dealerPhoto(
  folder: string,
  segments: readonly string[],
  maxBytes: number,
): Promise<DealerPhoto> {
  const file = await resolveInside(folder, segments);
  const { size, mtimeMs } = await stat(file);
  if (size > maxBytes) throw sourceTooLarge(maxBytes);
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

const notFoundCodes = new Set(["ENOENT", "ENOTDIR", "ENAMETOOLONG", "ELOOP", "EACCES"]);

async function resolveInside(folder: string, segments: readonly string[]): Promise<string> {
  const missing = new AppError("not-found", "there is no such photograph");
  try {
    const root = await realpath(folder);
    const file = await realpath(path.join(root, ...segments));
    if (!file.startsWith(root + path.sep) || !(await stat(file)).isFile()) throw missing;
    return file;
  } catch (error) {
    if (notFoundCodes.has(errorCode(error) ?? "")) throw missing;
    throw error;
  }
}
