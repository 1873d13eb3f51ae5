import type { TextKey } from "@forecourt/contracts/text-keys";
import { CODE_DIGITS } from "./hashes.ts";

/** The text key of a malformed code; null = it has six digits. */
export function codeError(text: string): TextKey | null {
  if (text.trim() === "") return "phoneCheck.codeMissing";
  return digitsOf(text).length === CODE_DIGITS ? null : "phoneCheck.codeLength";
}

/** The digits of a typed or pasted text. */
export function digitsOf(text: string): string {
  return text.replace(/\D/g, "");
}
