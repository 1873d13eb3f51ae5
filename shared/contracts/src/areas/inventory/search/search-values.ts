import { z } from "zod";

/** Maximum number of values of one list filter. */
export const MAX_VALUES = 30;

/** Maximum length of a free text, in characters. */
export const MAX_TEXT = 60;

/** The largest amount of dollars or miles. */
export const MAX_AMOUNT = 9_999_999;

/** The largest model year. */
export const MAX_YEAR = 9_999;

/** Slug of a name of up to 60 characters; `slug` may expand each of them to six or seven. */
export const Slug = z.string().regex(/^[a-z0-9-]{1,420}$/, "expected a slug: a-z, 0-9, hyphens");

/** Five digits. */
export const Zip = z.string().regex(/^\d{5}$/, "expected five digits");

/** A comma-separated list in a query string: `suvs,trucks`. */
export const listOf = <T extends z.ZodType>(item: T) =>
  z
    .preprocess(
      (input) => (typeof input === "string" ? input.split(",") : input),
      z.array(item).min(1).max(MAX_VALUES),
    )
    .optional();

/** A whole number up to `max` in a query string. An empty string is missing, not 0. */
export const wholeNumber = (max: number) =>
  z.preprocess(
    (input) => (typeof input === "string" && /^\d{1,9}$/.test(input) ? Number(input) : input),
    z.int(`expected a whole number up to ${max}`).min(0).max(max),
  );

export const Amount = wholeNumber(MAX_AMOUNT).optional();
export const Year = wholeNumber(MAX_YEAR).optional();
