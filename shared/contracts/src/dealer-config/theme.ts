import { z } from "zod";
import { Hex } from "./values.ts";

/** The dealer's colors. The loader checks that the pair reaches a contrast of 4.5:1. */
export const Theme = z.strictObject({
  brand: Hex,
  onBrand: Hex,
  radiusPx: z.int().min(0, "pixels from 0 to 24").max(24, "pixels from 0 to 24"),
  fontFamily: z
    .string()
    .regex(
      /^[A-Za-z0-9 ,"'-]{1,200}$/,
      "font names with commas between: no other signs than letters, digits, quotes and hyphens",
    ),
});
export type Theme = z.infer<typeof Theme>;
