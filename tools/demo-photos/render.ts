import sharp from "sharp";

sharp.concurrency(1);
sharp.cache(false);

/** A photo as JPEG; `svg` states its size. */
export function renderPhoto(svg: string): Promise<Buffer> {
  return sharp(Buffer.from(svg))
    .flatten({ background: "#d3d8dc" })
    .jpeg({ quality: 86 })
    .toBuffer();
}
