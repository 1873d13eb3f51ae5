import { readFile } from "node:fs/promises";
import path from "node:path";
import { crc32, deflateSync } from "node:zlib";
import sharp from "sharp";

/** A single-color photo whose EXIF data has a place and a camera, to be found again. */
export function photoWithPlace(
  format: "jpeg" | "png" | "webp" = "jpeg",
  { width = 2_000, height = 1_500 } = {},
): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: { r: 180, g: 60, b: 40 } } })
    .withExif({
      IFD0: { Make: "CanaryCamera" },
      IFD3: { GPSLatitudeRef: "N", GPSLatitude: "37/1 18/1 2101/100", GPSMapDatum: "CanaryPlace" },
    })
    .toFormat(format)
    .toBuffer();
}

/**
 * A photo with its place as an iPhone stores it: 320 by 240 pixels, with a blue upper left quarter. Made with
 * `heif-enc` of libheif 1.15, because sharp does not encode HEVC.
 */
export function heicWithPlace(): Promise<Buffer> {
  return readFile(path.join(import.meta.dirname, "with-place.heic"));
}

/** A decompression bomb: a valid one-bit PNG of a few kilobytes that decodes to `side`². */
export function decompressionBomb(side: number): Buffer {
  const size = Buffer.alloc(13);
  size.writeUInt32BE(side, 0);
  size.writeUInt32BE(side, 4);
  size.writeUInt8(1, 8);
  const rows = deflateSync(Buffer.alloc((1 + Math.ceil(side / 8)) * side));
  return Buffer.concat([
    Buffer.from("\x89PNG\r\n\x1a\n", "latin1"),
    chunk("IHDR", size),
    chunk("IDAT", rows),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, "latin1"), data]);
  const framed = Buffer.alloc(body.length + 8);
  framed.writeUInt32BE(data.length, 0);
  body.copy(framed, 4);
  framed.writeUInt32BE(crc32(body), body.length + 4);
  return framed;
}

/** A multipart body of files with these names. */
export function uploadOf(
  files: Readonly<Record<string, Buffer>>,
  fields: Readonly<Record<string, string>> = {},
): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  for (const [name, bytes] of Object.entries(files)) {
    form.append("photos", new Blob([new Uint8Array(bytes)], { type: "image/jpeg" }), name);
  }
  return form;
}
