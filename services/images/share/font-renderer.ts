import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
// oxlint-disable-next-line import/default -- Node gives its CommonJS file as the default; lint reads its other file
import opentype, { type Font, type PathCommand } from "opentype.js";

/** The weights of the font that pictures are written in. */
export type Weight = "regular" | "bold";

/** Writes texts as outlines, because a server may have no fonts, and so that a picture is the same on all. */
export interface FontRenderer {
  /** The width of a text, in pixels; `size` is the height of the font. */
  widthOf(text: string, size: number, weight: Weight): number;
  /** The outlines of one line as the data of an SVG path; `y` is its base line. */
  outlines(text: string, at: { x: number; y: number; size: number; weight: Weight }): string;
}

const files: Readonly<Record<Weight, string>> = {
  regular: import.meta.resolve("@fontsource/figtree/files/figtree-latin-500-normal.woff"),
  bold: import.meta.resolve("@fontsource/figtree/files/figtree-latin-700-normal.woff"),
};

let loaded: Promise<FontRenderer> | null = null;

/** The font, read with the first picture: a site whose links are not shared does not need the memory. */
export function loadFontRenderer(): Promise<FontRenderer> {
  loaded ??= readFonts();
  return loaded;
}

async function readFonts(): Promise<FontRenderer> {
  const [regular, bold] = await Promise.all([readFont("regular"), readFont("bold")]);
  const fonts = { regular, bold };
  return {
    widthOf: (text, size, weight) =>
      fonts[weight].getAdvanceWidth(known(fonts[weight], text), size),
    outlines: (text, { x, y, size, weight }) =>
      pathData(fonts[weight].getPath(known(fonts[weight], text), x, y, size).commands),
  };
}

async function readFont(weight: Weight): Promise<Font> {
  const bytes = await readFile(fileURLToPath(files[weight]));
  return opentype.parse(new Uint8Array(bytes).buffer);
}

/** In tenths of a pixel. `Path.toPathData` rounds too, but writes NaN where it meets a fraction such as 3e-14. */
function pathData(commands: readonly PathCommand[]): string {
  return commands
    .map(({ type, ...numbers }) => {
      const { x1, y1, x2, y2, x, y }: Partial<Record<string, number>> = numbers;
      const given = [x1, y1, x2, y2, x, y].filter((number) => number !== undefined);
      return type + given.map((number) => number.toFixed(1)).join(" ");
    })
    .join("");
}

/** Letters that the font does not have would be drawn as boxes. */
function known(font: Font, text: string): string {
  return [...text].filter((letter) => font.charToGlyphIndex(letter) > 0).join("");
}
