import { z } from "zod";

const Pattern = z.string().refine(isPattern, "is not a regular expression");

/** Column names; of several, the first with a value is used. */
const Columns = z.union([z.string().min(1), z.array(z.string().min(1)).min(1)]);

/** Source of a fact's text and how it is extracted, in this order. */
const cell = {
  column: Columns.optional(),
  /** A part of the title formed by `title.columns`. */
  title: z.enum(["year", "make", "model", "trim"]).optional(),
  constant: z.string().optional(),
  /** Values that mean "not stated", besides the mapping's own. Case does not matter. */
  absent: z.array(z.string()).optional(),
  /** The first group of this pattern is the value; no match means "not stated". */
  pattern: Pattern.optional(),
  /** Matches of this pattern are removed. */
  cut: Pattern.optional(),
};

export const CellSource = z
  .strictObject(cell)
  .refine(
    ({ column, title, constant }) =>
      [column, title, constant].filter((source) => source !== undefined).length === 1,
    "give one of column, title and constant",
  );
export type CellSource = z.infer<typeof CellSource>;

/** Meanings of words that are not in the built-in tables; null = "not stated". */
const wordsFor = <T extends z.ZodType>(meaning: T) =>
  z.record(z.string(), z.union([meaning, z.null()])).optional();

export const TextSource = CellSource.safeExtend({
  words: wordsFor(z.string()),
  capitals: z.literal("each-word").optional(),
});
export type TextSource = z.infer<typeof TextSource>;

export const MileageSource = CellSource.safeExtend({
  unit: z.enum(["miles", "thousand-miles", "kilometers"]).default("miles"),
});
export type MileageSource = z.infer<typeof MileageSource>;

export const MoneySource = CellSource.safeExtend({
  unit: z.enum(["dollars", "cents"]).default("dollars"),
});
export type MoneySource = z.infer<typeof MoneySource>;

export const HexSource = CellSource.safeExtend({
  words: wordsFor(z.string().regex(/^#[0-9a-f]{6}$/)),
  /** `hex`: "00031E" or "#00031e"; `color-name`: guessed from words such as "black". */
  read: z.enum(["hex", "color-name"]).default("hex"),
});
export type HexSource = z.infer<typeof HexSource>;

export const DateSource = CellSource.safeExtend({
  /** `iso`: 2026-11-20; `us`: 11/20/2026 or 11/20/26; `days-ago`: a number of days. */
  read: z.enum(["iso", "us", "days-ago"]).default("iso"),
});
export type DateSource = z.infer<typeof DateSource>;

/** Source of a fact with fixed values, such as the body style. */
export const WordSource = <T extends z.ZodType>(meaning: T) =>
  CellSource.safeExtend({ words: wordsFor(meaning) });

/** Separated texts, or a JSON array of texts or of objects with the text in `key`. */
export const ListSource = z.strictObject({
  column: Columns,
  separator: z.string().min(1).optional(),
  key: z.string().min(1).optional(),
  absent: z.array(z.string()).optional(),
  cut: Pattern.optional(),
});
export type ListSource = z.infer<typeof ListSource>;

/**
 * Incentives: texts such as "Customer cash: $750" or "Customer cash: $750 until 2026-12-31", separated or
 * in a JSON array; or a JSON array of objects with `label`, `amount` in dollars and perhaps `ends`.
 */
export const IncentiveSource = z.strictObject({
  column: Columns,
  separator: z.string().min(1).optional(),
});
export type IncentiveSource = z.infer<typeof IncentiveSource>;

function isPattern(text: string): boolean {
  try {
    new RegExp(text, "u");
    return true;
  } catch (error) {
    if (error instanceof SyntaxError) return false;
    throw error;
  }
}
