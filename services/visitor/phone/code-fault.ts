import type { TextKey } from "@forecourt/contracts/text-keys";
import { CODE_DIGITS } from "./hashes.ts";

/** What is wrong with a code before anything is compared; null = it is six digits. */
export function codeFault(text: string): TextKey | null {
  if (text.trim() === "") return "phoneCheck.codeMissing";
  return digitsOf(text).length === CODE_DIGITS ? null : "phoneCheck.codeLength";
}

/** A code as it was sent, whatever was typed or pasted around its digits. */
export function digitsOf(text: string): string {
  return text.replace(/\D/g, "");
}
