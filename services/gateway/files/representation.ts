import { stat } from "node:fs/promises";
import { errorCode } from "@forecourt/service-kit/error-code";
import type { Request } from "express";

const siblings = [
  { encoding: "br", ending: ".br" },
  { encoding: "gzip", ending: ".gz" },
] as const;

export interface Representation {
  /** What the name on disk has behind the name asked for. */
  ending: "" | ".br" | ".gz";
  /** Null = as it is. */
  encoding: "br" | "gzip" | null;
}

/**
 * The smallest form of `file` on disk that the client takes: its `.br` or `.gz` sibling, or itself.
 * Null when there is no such file.
 */
export async function representationOf(
  request: Request,
  file: string,
): Promise<Representation | null> {
  for (const sibling of siblings) {
    if (!request.acceptsEncodings(sibling.encoding)) continue;
    if (await isFile(file + sibling.ending)) return sibling;
  }
  return (await isFile(file)) ? { ending: "", encoding: null } : null;
}

const absent = new Set(["ENOENT", "ENOTDIR", "ENAMETOOLONG"]);

async function isFile(file: string): Promise<boolean> {
  try {
    return (await stat(file)).isFile();
  } catch (error) {
    if (absent.has(errorCode(error) ?? "")) return false;
    throw error;
  }
}
