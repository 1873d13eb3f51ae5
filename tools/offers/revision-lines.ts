import { centsFromDollars } from "@forecourt/domain/money";
import type { RevisionLine } from "@forecourt/service-trade/offer/revise-offer";
import { UsageError } from "../command-line/usage-error.ts";
import { lineOf } from "./line-of.ts";

const maxLines = 20;

/** `Rear bumper scratched=-250`: the last equals sign separates the amount in dollars. @throws UsageError */
export function revisionLines(texts: readonly string[] = []): RevisionLine[] {
  if (texts.length === 0) throw new UsageError('--line "reason=amount" is missing');
  if (texts.length > maxLines) throw new UsageError(`at most ${maxLines} lines`);
  return texts.map((text) => {
    const at = text.lastIndexOf("=");
    const amountCents = at < 0 ? null : centsOf(text.slice(at + 1));
    if (amountCents === null || amountCents === 0) {
      throw new UsageError(
        `"${text}" is no line, such as "Rear bumper scratched=-250" or "New tires=+100"; the sign is required`,
      );
    }
    return { reason: lineOf(text.slice(0, at), "the reason of --line", 120), amountCents };
  });
}

/** `-$1,250.50`; at most two decimals. Without a sign, a forgotten minus would raise the price. */
function centsOf(text: string): number | null {
  if (!/^[+-]/.test(text.trim())) return null;
  const plain = text.trim().replace(/[$,+]/g, "");
  return /^-?\d{1,7}(?:\.\d{1,2})?$/.test(plain) ? centsFromDollars(plain) : null;
}
