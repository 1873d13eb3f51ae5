import { z } from "zod";

/** What stands where a customer gave nothing and a receiver needs something. */
export const absentText = "Not provided";

/** Longest text of an input of one line, in UTF-16 units. */
const longestLine = 1000;

/** Longest comments, in UTF-16 units. */
export const maxCommentsLength = 65_536;

/**
 * A text as it was typed. Only its length is checked: a lead is not refused for odd characters,
 * each way of sending it writes them so that they do no harm.
 */
export const Line = z.string().max(longestLine);

/** Text of many lines, as it was typed. */
export const Comments = z.string().max(maxCommentsLength);
