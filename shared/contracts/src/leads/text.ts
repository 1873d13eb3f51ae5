import { z } from "zod";

/** Placeholder for a value that a receiver requires and the customer did not give. */
export const absentText = "Not provided";

/** Maximum length of a single-line input, in UTF-16 units. */
const maxLineLength = 1000;

/** Maximum length of comments, in UTF-16 units. */
export const maxCommentsLength = 65_536;

/**
 * A text as typed. Only its length is checked: a lead is not refused for unusual characters, because
 * each output format escapes them.
 */
export const Line = z.string().max(maxLineLength);

/** Multi-line text, as typed. */
export const Comments = z.string().max(maxCommentsLength);

/** Eight hexadecimal digits; empty = the form showed no sentence. */
export const ContactConsentVersion = z
  .string()
  .regex(/^(?:[0-9a-f]{8})?$/, "the version of a text");
