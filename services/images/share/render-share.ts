import sharp from "sharp";

/** A drawn picture as PNG; `svg` states its size. A palette of 128 colors keeps it below 100 KB. */
export function renderShare(svg: string): Promise<Buffer> {
  return sharp(Buffer.from(svg))
    .flatten({ background: "#ffffff" })
    .png({ palette: true, colours: 128, effort: 7 })
    .toBuffer();
}
