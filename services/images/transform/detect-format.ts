export type PictureKind = "jpeg" | "png" | "webp" | "avif";

/** What bytes are by their first ones, whatever a name or header says; null = nothing we read. */
export function kindOf(bytes: Buffer): PictureKind | null {
  const text = (start: number, end: number) => bytes.toString("latin1", start, end);
  if (text(0, 3) === "\xff\xd8\xff") return "jpeg";
  if (text(0, 8) === "\x89PNG\r\n\x1a\n") return "png";
  if (text(0, 4) === "RIFF" && text(8, 12) === "WEBP") return "webp";
  // A sequence ("avis") is a film; HEIC ("heic", "mif1") is another codec in the same box.
  if (text(4, 8) === "ftyp" && text(8, 12) === "avif") return "avif";
  return null;
}
