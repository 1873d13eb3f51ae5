import { AppError } from "@forecourt/contracts/errors";
import { sharePictureSize } from "@forecourt/contracts/share-picture";
import { createIPX } from "ipx";
import sharp from "sharp";
import { expectedFormats } from "../source/expected-formats.ts";
import { detectFormat } from "./detect-format.ts";

/** No visible difference to the source at half the bytes of quality 90. */
const QUALITY = "75";

// One thread per image, so that two transforms use two threads; sharp's own cache is not needed.
sharp.concurrency(1);
sharp.cache(false);

/**
 * Converts an image to WebP, at most `width` pixels wide, rotated upright, first frame only. Only the
 * header is decoded before format and size are checked. @throws AppError picture-unsupported
 */
export async function transformImage(
  bytes: Buffer,
  { width, maxPixels }: { width: number; maxPixels: number },
): Promise<Buffer> {
  await checkImage(bytes, maxPixels);
  const sharpOptions = {
    limitInputPixels: maxPixels,
    failOn: "error",
    autoOrient: true,
    sequentialRead: true,
  } as const;
  const storage = { name: "bytes", getMeta: () => ({}), getData: () => toArrayBuffer(bytes) };
  const ipx = createIPX({ storage, sharpOptions });
  try {
    const result = await ipx("image", { f: "webp", w: String(width), q: QUALITY }).process();
    return Buffer.from(result.data);
  } catch (cause) {
    throw new AppError("picture-unsupported", "the picture is damaged", { cause });
  }
}

/**
 * Cuts the middle of a photo to the size of link previews, as JPEG. @throws AppError picture-unsupported
 */
export async function cutForShare(bytes: Buffer, maxPixels: number): Promise<Buffer> {
  await checkImage(bytes, maxPixels);
  try {
    return await sharp(bytes, { limitInputPixels: maxPixels, failOn: "error", autoOrient: true })
      .resize({ ...sharePictureSize, fit: "cover" })
      .flatten({ background: "#ffffff" })
      .jpeg({ quality: 80, mozjpeg: true })
      .toBuffer();
  } catch (cause) {
    throw new AppError("picture-unsupported", "the picture is damaged", { cause });
  }
}

async function checkImage(bytes: Buffer, maxPixels: number): Promise<void> {
  const format = detectFormat(bytes);
  if (format === null) throw new AppError("picture-unsupported", expectedFormats);
  const header = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch((cause: unknown) => {
      throw new AppError("picture-unsupported", expectedFormats, { cause });
    });
  const decoded = header.format === "heif" ? "avif" : header.format;
  if (decoded !== format) throw new AppError("picture-unsupported", expectedFormats);
  if (header.width * header.height > maxPixels) {
    throw new AppError("picture-unsupported", `expected a picture of at most ${maxPixels} pixels`);
  }
}

function toArrayBuffer(bytes: Buffer): ArrayBuffer {
  const copy = new ArrayBuffer(bytes.length);
  bytes.copy(new Uint8Array(copy));
  return copy;
}
