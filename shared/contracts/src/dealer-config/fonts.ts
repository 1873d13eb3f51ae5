import { z } from "zod";

/**
 * The variable fonts that a dealer may name: of `@fontsource-variable`, Latin, at most 40 KB each. They are
 * part of the shell's release. The metrics make Arial take the same room while the font is loading, so
 * that nothing shifts when it comes: percentages as in CSS (`size-adjust`, `ascent-override`,
 * `descent-override`), by the metrics of `@capsizecss/metrics` 4.3.0.
 */
export const fonts = {
  archivo: { weights: "100 900", sizeAdjust: 98.7, ascent: 88.96, descent: 21.28 },
  figtree: { weights: "300 900", sizeAdjust: 100.72, ascent: 94.32, descent: 24.82 },
  manrope: { weights: "200 800", sizeAdjust: 103.19, ascent: 103.31, descent: 29.07 },
  "public-sans": { weights: "100 900", sizeAdjust: 104.87, ascent: 90.59, descent: 21.46 },
  "source-sans-3": { weights: "200 900", sizeAdjust: 93.76, ascent: 109.21, descent: 42.66 },
} as const;

export type FontName = keyof typeof fonts;
export const fontNames = Object.keys(fonts) as FontName[];
export const FontName = z.enum(fontNames);
