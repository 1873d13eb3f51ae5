import { crc32, deflateSync } from "node:zlib";
import sharp from "sharp";

/** A single-color photo; `red` distinguishes two photos. */
export function photo(
  format: "jpeg" | "png" | "webp" | "avif" | "gif" | "tiff",
  { width = 1600, height = 1200, red = 180 } = {},
): Promise<Buffer> {
  const background = { r: red, g: 60, b: 40 };
  return sharp({ create: { width, height, channels: 3, background } })
    .toFormat(format)
    .toBuffer();
}

export const svg = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><image href="http://127.0.0.1/"/></svg>',
);

/** A decompression bomb: a valid one-bit PNG of a few kilobytes that decodes to `side`². */
export function decompressionBomb(side: number): Buffer {
  const rowBytes = 1 + Math.ceil(side / 8);
  return png(side, deflateSync(Buffer.alloc(rowBytes * side)));
}

/** A PNG header that declares `side` × `side` pixels, without pixel data. */
export function pngHead(side: number): Buffer {
  return png(side, deflateSync(Buffer.alloc(1)));
}

function png(side: number, data: Buffer): Buffer {
  const size = Buffer.alloc(13);
  size.writeUInt32BE(side, 0);
  size.writeUInt32BE(side, 4);
  size.writeUInt8(1, 8);
  const signature = Buffer.from("\x89PNG\r\n\x1a\n", "latin1");
  return Buffer.concat([
    signature,
    chunk("IHDR", size),
    chunk("IDAT", data),
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
