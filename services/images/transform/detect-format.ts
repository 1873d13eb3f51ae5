export type ImageFormat = "jpeg" | "png" | "webp" | "avif";

/** The format by the first bytes, regardless of file name and headers; null = not supported. */
export function detectFormat(bytes: Buffer): ImageFormat | null {
  const text = (start: number, end: number) => bytes.toString("latin1", start, end);
  if (text(0, 3) === "\xff\xd8\xff") return "jpeg";
  if (text(0, 8) === "\x89PNG\r\n\x1a\n") return "png";
  if (text(0, 4) === "RIFF" && text(8, 12) === "WEBP") return "webp";
  // "avis" is an image sequence; "heic" and "mif1" are HEIC, another codec in the same container.
  if (text(4, 8) === "ftyp" && text(8, 12) === "avif") return "avif";
  return null;
}
