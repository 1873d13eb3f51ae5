import { stat } from "node:fs/promises";
import { errorCode } from "@forecourt/service-kit/error-code";
import type { Request } from "express";

/** The precompressed variants that a release has beside each file, smallest first. */
const variants = [
  { encoding: "br", extension: ".br" },
  { encoding: "gzip", extension: ".gz" },
] as const;

export interface SelectedEncoding {
  /** Appended to the requested file name. */
  extension: "" | ".br" | ".gz";
  /** Null = not encoded. */
  encoding: "br" | "gzip" | null;
}

/**
 * The smallest variant of `file` on disk that the client accepts: `.br`, `.gz` or the file itself.
 * Null when the file does not exist.
 */
export async function selectEncoding(
  request: Request,
  file: string,
): Promise<SelectedEncoding | null> {
  for (const variant of variants) {
    if (!request.acceptsEncodings(variant.encoding)) continue;
    if (await isFile(file + variant.extension)) return variant;
  }
  return (await isFile(file)) ? { extension: "", encoding: null } : null;
}

const notFoundCodes = new Set(["ENOENT", "ENOTDIR", "ENAMETOOLONG"]);

async function isFile(file: string): Promise<boolean> {
  try {
    return (await stat(file)).isFile();
  } catch (error) {
    if (notFoundCodes.has(errorCode(error) ?? "")) return false;
    throw error;
  }
}
