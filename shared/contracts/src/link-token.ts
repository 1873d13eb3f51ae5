import { z } from "zod";

const pattern = /^[\w-]{43}$/;

/** The token in a link that opens one visitor's record: 32 random bytes, base64url. Services store its hash. */
export const LinkToken = z.string().regex(pattern, "a token of 43 characters");

/** Whether a text has the shape of a token; whether it opens something, its service says. */
export function isLinkToken(text: string): boolean {
  return pattern.test(text);
}
