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
 * The smallest variant that the client accepts and that can be sent: `.br`, `.gz` or the file itself.
 * Null when none can.
 */
export async function selectEncoding(
  request: Request,
  canSend: (extension: SelectedEncoding["extension"]) => Promise<boolean>,
): Promise<SelectedEncoding | null> {
  for (const variant of variants) {
    if (!request.acceptsEncodings(variant.encoding)) continue;
    if (await canSend(variant.extension)) return variant;
  }
  return (await canSend("")) ? { extension: "", encoding: null } : null;
}
