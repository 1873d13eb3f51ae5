import { fileURLToPath } from "node:url";
import { commonLetters } from "@forecourt/contracts/dealer-config/font-letters";
import { type FontName, fontNames } from "@forecourt/contracts/dealer-config/fonts";
import subsetFont from "subset-font";

/** Kerning, ligatures, accents, and digits of one width; no style uses the other features. */
const keepFeatures = ["calt", "ccmp", "kern", "liga", "locl", "mark", "mkmk", "tnum"];

/**
 * The files of the fonts that a dealer may name, as patterns to copy into the shell's release: `<font>.<hash>.woff2`
 * with the common letters, `<font>-latin.<hash>.woff2` with all letters. Only documents of a dealer that names a font
 * load it.
 */
export function siteFontPatterns() {
  return fontNames.flatMap((font) => [
    {
      from: latinFile(font),
      to: `${font}.[contenthash:10][ext]`,
      transform: { transformer: withCommonLetters },
    },
    { from: latinFile(font), to: `${font}-latin.[contenthash:10][ext]` },
  ]);
}

/** The package's file of a font's Latin letters. */
export function latinFile(font: FontName): string {
  const file = `@fontsource-variable/${font}/files/${font}-latin-wght-normal.woff2`;
  return fileURLToPath(import.meta.resolve(file));
}

/** The font in `woff2` with the common letters alone. */
export function withCommonLetters(woff2: Buffer): Promise<Buffer> {
  return subsetFont(woff2, commonLetters, { targetFormat: "woff2", keepFeatures });
}
