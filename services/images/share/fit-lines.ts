/** A text in lines, and the height of its font. */
export interface FittedText {
  lines: string[];
  size: number;
}

interface Room {
  /** Pixels. */
  width: number;
  maxLines: number;
  /** Heights to try, the largest first. */
  sizes: readonly number[];
  widthOf(text: string, size: number): number;
}

/** Breaks a text at its spaces, in the largest size in which it fits; a longer one is cut with an ellipsis. */
export function fitLines(text: string, { width, maxLines, sizes, widthOf }: Room): FittedText {
  const words = text.split(/\s+/).filter((word) => word !== "");
  for (const size of sizes) {
    const lines = breakLines(words, (line) => widthOf(line, size) <= width);
    const fits = lines.length <= maxLines && lines.every((line) => widthOf(line, size) <= width);
    if (fits) return { lines, size };
  }
  const size = sizes.at(-1) ?? 0;
  const fitsIn = (line: string) => widthOf(line, size) <= width;
  const lines = breakLines(words, fitsIn).map((line) => (fitsIn(line) ? line : cut(line, fitsIn)));
  if (lines.length <= maxLines) return { lines, size };
  const kept = lines.slice(0, maxLines);
  return { lines: [...kept.slice(0, -1), cut(`${kept.at(-1)}…`, fitsIn)], size };
}

function breakLines(words: readonly string[], fits: (line: string) => boolean): string[] {
  const lines: string[] = [];
  for (const word of words) {
    const last = lines.at(-1);
    const longer = `${last} ${word}`;
    if (last !== undefined && fits(longer)) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/** Without its last letters, as many as are needed. */
function cut(line: string, fits: (line: string) => boolean): string {
  let kept = line.replace(/…$/, "");
  while (kept.length > 1 && !fits(`${kept}…`)) kept = kept.slice(0, -1).trimEnd();
  return `${kept}…`;
}
