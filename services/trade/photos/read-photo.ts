import type { PhotoFault } from "@forecourt/contracts/areas/trade/photos";
import sharp from "sharp";
import { jpegOfHeic } from "./heic/jpeg-of-heic.ts";
import { maxPhotoPixels } from "./photo-size.ts";

/** A photo as it is stored: JPEG, upright, without metadata. */
export interface ReadPhoto {
  width: number;
  height: number;
  large: Buffer;
  thumbnail: Buffer;
}

const LARGE_SIDE = 1_600;
const THUMBNAIL_SIDE = 320;
const LARGE_QUALITY = 78;
const THUMBNAIL_QUALITY = 70;

const formats = ["jpeg", "png", "webp"];

// One thread for each photo, since several are read at a time; nothing is read twice.
sharp.concurrency(1);
sharp.cache(false);

/**
 * Decodes a file and encodes it anew, so that nothing of it is left but its pixels: no place, no time, nothing
 * that follows the picture. Only the header is decoded before format and size are checked. HEIC, which sharp's builds do
 * not decode, is converted to JPEG first.
 */
export async function readPhoto(file: Buffer): Promise<ReadPhoto | PhotoFault> {
  if (!isHeic(file)) return readDecodable(file);
  const converted = await jpegOfHeic(file);
  return typeof converted === "string" ? converted : readDecodable(converted);
}

async function readDecodable(file: Buffer): Promise<ReadPhoto | PhotoFault> {
  if (!hasPhotoSignature(file)) return "photo-format";
  const head = await sharp(file, { limitInputPixels: false })
    .metadata()
    .catch(() => null);
  if (head === null || !formats.includes(head.format)) return "photo-damaged";
  if (head.width * head.height > maxPhotoPixels) return "photo-too-large";
  try {
    const { data: large, info } = await jpeg(file, LARGE_SIDE, LARGE_QUALITY);
    const { data: thumbnail } = await jpeg(large, THUMBNAIL_SIDE, THUMBNAIL_QUALITY);
    return { width: info.width, height: info.height, large, thumbnail };
  } catch {
    return "photo-damaged";
  }
}

/** Transparent parts become white. */
function jpeg(file: Buffer, side: number, quality: number) {
  return sharp(file, { limitInputPixels: maxPhotoPixels, failOn: "error", sequentialRead: true })
    .autoOrient()
    .resize({ width: side, height: side, fit: "inside", withoutEnlargement: true })
    .flatten({ background: "#ffffff" })
    .jpeg({ quality })
    .toBuffer({ resolveWithObject: true });
}

/** The brands of HEIC pictures in the file's first box (ISO/IEC 23008-12). */
const heicBrands = ["heic", "heix", "heim", "heis", "hevc", "hevx", "mif1", "msf1"];

function isHeic(file: Buffer): boolean {
  return (
    file.toString("latin1", 4, 8) === "ftyp" && heicBrands.includes(file.toString("latin1", 8, 12))
  );
}

/** By the first bytes, whatever name and type the browser sends, so that no other decoder is started. */
function hasPhotoSignature(file: Buffer): boolean {
  const text = (start: number, end: number) => file.toString("latin1", start, end);
  return (
    text(0, 3) === "\xff\xd8\xff" ||
    text(0, 8) === "\x89PNG\r\n\x1a\n" ||
    (text(0, 4) === "RIFF" && text(8, 12) === "WEBP")
  );
}
