import path from "node:path";
import type { PhotoFault } from "@forecourt/contracts/areas/trade/photos";
import { runApart } from "@forecourt/service-kit/run-apart";
import { bulkhead } from "cockatiel";
import { tooLargeCode } from "./exit-codes.ts";

const entry = path.join(import.meta.dirname, "heic-process.ts");

/** A photo of 12 megapixels takes two seconds and 300 MB, a photo of 48 megapixels four times as much. */
const limits = { cpuSeconds: 20, deadlineMs: 30_000, maxDataKb: 1_600_000, addons: true };

/** Conversions run one at a time. */
const converting = bulkhead(1, 12);

/**
 * Converts a HEIC photo to JPEG in a separate process. A photo that cannot be converted in time is rejected as HEIC, so
 * that the seller sees how to send a JPEG.
 */
export async function jpegOfHeic(
  file: Buffer,
  { deadlineMs = limits.deadlineMs, program = entry } = {},
): Promise<Buffer | PhotoFault> {
  return converting
    .execute(async () => {
      const { code, output } = await runApart(program, file, { ...limits, deadlineMs });
      if (code === 0) return output;
      return code === tooLargeCode ? "photo-too-large" : "photo-heic";
    })
    .catch(() => "photo-heic" as const);
}
