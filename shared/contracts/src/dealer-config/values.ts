import { z } from "zod";

// The building blocks of a dealer's configuration. The message of a schema completes the sentence
// "expected …": the loader prints it after file and JSON path.

/** A value that may be missing or `null` in a file; `null` in the result. */
export function orNull<T extends z.ZodType>(schema: T): z.ZodDefault<z.ZodNullable<T>> {
  return schema.nullable().default(null as never);
}

/** A short visible text: not empty, no line breaks, no surrounding spaces. */
export const Line = z.string().regex(/^\S(?:[^\n\r]*\S)?$/u, "a text of one line, not empty");

/** A name in URLs, cookies and file names: `cape-girardeau`. */
export const Slug = z
  .string()
  .max(40)
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, "lower-case letters and digits with single hyphens between");

/** E.164 number of the North American Numbering Plan: area code and exchange start with 2 to 9. */
export const Phone = z
  .string()
  .regex(/^\+1[2-9]\d{2}[2-9]\d{6}$/, "a North American phone number such as +15735550142");

export const Email = z.email("an email address");

/** Scheme and host without a path or a trailing slash: `https://www.dealer.example`. */
export const Origin = z
  .string()
  .regex(/^https?:\/\/[a-z0-9.-]+(?::\d+)?$/, "an origin such as https://www.dealer.example");

export const HttpsUrl = z.url({
  protocol: /^https$/,
  error: "an address that starts with https://",
});

/** A calendar day. The message shows the format to people who edit the files. */
export const CalendarDay = z.iso.date(
  "a date of the calendar such as 2026-12-24: year, month, day",
);

/** Whether two days are in the wrong order; what is no day is refused by `CalendarDay` alone. */
export function areDaysReversed(first: string, last: string): boolean {
  return isDay(first) && isDay(last) && last < first;
}

/** Whether a text is a day of the calendar, such as 2026-12-24. */
export function isDay(text: string): boolean {
  return CalendarDay.safeParse(text).success;
}

/** File name in the dealer's `assets/` folder. */
export const AssetName = z
  .string()
  .regex(
    /^[a-z0-9][a-z0-9._-]*\.(?:svg|png|jpg|webp)$/,
    "the name of a picture in assets/, in small letters and ending in .jpg, .png, .webp or .svg",
  );

/** Money: whole cents, not negative. Keys that hold it end in `Cents`. */
export const Cents = z.int("whole cents").min(0, "whole cents, 0 or more");

/** Percent with at most two decimals: 3.5 is three and a half percent. */
export const Percent = z
  .number()
  .min(0, "a percentage of 0 or more")
  .max(100, "a percentage of at most 100")
  .refine(
    (value) => Math.abs(value * 100 - Math.round(value * 100)) < 1e-9,
    "a percentage with at most two decimals",
  );

/** `#rrggbb`, lower case. */
export const Hex = z.string().regex(/^#[0-9a-f]{6}$/, "a color as #rrggbb in lower case");

export const Timezone = z.string().refine(isTimezone, "an IANA time zone such as America/Chicago");

function isTimezone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat("en", { timeZone: name }).resolvedOptions().timeZone !== "";
  } catch (error) {
    if (error instanceof RangeError) return false;
    throw error;
  }
}
