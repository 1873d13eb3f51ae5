import { buffer } from "node:stream/consumers";
import libheif from "libheif-js/wasm-bundle.js";
import sharp from "sharp";
import { maxPhotoPixels } from "../photo-size.ts";
import { tooLargeCode } from "./exit-codes.ts";

/** Larger than any stored size of a photo. */
const SIDE = 2_000;
const QUALITY = 95;

// Gets a HEIC photo on standard input, and writes it as a JPEG to standard output. The decoder turns it upright.
const images = new libheif.HeifDecoder().decode(await buffer(process.stdin));
const image = images.find((one) => one.is_primary()) ?? images[0];
if (image === undefined) process.exit(1);
const [width, height] = [image.get_width(), image.get_height()];
if (width * height > maxPhotoPixels) process.exit(tooLargeCode);
const data = new Uint8ClampedArray(width * height * 4);
const pixels = await new Promise<Uint8ClampedArray>((resolve, reject) => {
  image.display({ data, width, height }, (filled) => {
    if (filled === null) reject(new Error("the photo is damaged"));
    else resolve(filled.data);
  });
});
const jpeg = await sharp(pixels, { raw: { width, height, channels: 4 } })
  .resize({ width: SIDE, height: SIDE, fit: "inside", withoutEnlargement: true })
  .flatten({ background: "#ffffff" })
  .jpeg({ quality: QUALITY })
  .toBuffer();
process.stdout.write(jpeg);
