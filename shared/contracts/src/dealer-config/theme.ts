import { z } from "zod";
import { FontName } from "./fonts.ts";
import { Hex, orNull } from "./values.ts";

/** The dealer's colors and fonts. The loader checks that the pair reaches a contrast of 4.5:1. */
export const Theme = z.strictObject({
  brand: Hex,
  onBrand: Hex,
  radiusPx: z.int().min(0, "pixels from 0 to 24").max(24, "pixels from 0 to 24"),
  /** A font that comes with the site; null = only those of `fontFamily`. */
  font: orNull(FontName),
  /** Fonts of the visitor's own system, in order; used until `font` is loaded, and for what it has not. */
  fontFamily: z
    .string()
    .regex(
      /^[A-Za-z0-9 ,"'-]{1,200}$/,
      "font names with commas between: no other signs than letters, digits, quotes and hyphens",
    ),
});
export type Theme = z.infer<typeof Theme>;
