/**
 * Words that make a text an advertisement of credit with terms: the amount of a down payment, of a payment, the
 * number of payments or the period of repayment (12 CFR 1026.24(d)(1), 1013.7(d)(1)). US law allows them only
 * beside the other terms. A rate alone is none of them; a rate with a period is.
 */
const triggering: readonly RegExp[] = [
  /\$\s?\d[\d,]*(?:\.\d\d)?\s+(?:cash\s+)?down\b/i,
  /\b\d+(?:\.\d+)?\s?(?:%|percent)\s+down\b/i,
  /\bdown\s+payments?\s+(?:of|from|as low as)\s+\$\s?\d[\d,.]*/i,
  /\b(?:put|putting|with)\s+(?:down\s+)?(?:only\s+|just\s+|as little as\s+)?\$\s?\d[\d,.]*\s+down\b/i,
  /\b(?:one\s+dime|(?:ten|\d+)\s+cents?)\s+down\b/i,
  /\$\s?\d[\d,]*(?:\.\d\d)?\s?(?:\/\s?|a\s+|per\s+)(?:mo|month|wk|week)\b/i,
  /\$\s?\d[\d,]*(?:\.\d\d)?\s+(?:monthly|weekly|bi-?weekly|every\s+(?:month|week|two\s+weeks))\b/i,
  /\bpayments?\s+(?:from|as\s+low\s+as|starting\s+at)\s+(?:only\s+|just\s+)?\$\s?\d[\d,.]*/i,
  /\b\d+\s+(?:monthly\s+)?payments\s+of\b/i,
  /\b\d+[- ](?:months?|years?)\s+(?:loans?|leases?|financing|terms?)\b/i,
  /\b\d+(?:\.\d+)?\s?(?:%|percent)\s+(?:APR|annual percentage rate|interest|financing)\b[^.!?;]{0,40}?\b\d+[- ]?(?:months?|mos?|years?)\b/i,
  /\b\d+(?:\.\d+)?\s?(?:%|percent)\s+for\s+(?:up\s+to\s+)?\d+[- ]?(?:months?|mos?|years?)\b/i,
  /\b\d+[- ]?(?:months?|mos?\.?|years?)\s+at\s+(?:only\s+|just\s+|as low as\s+)?\d+(?:\.\d+)?\s?(?:%|percent)/i,
  /\b(?:financ(?:e|ed|ing)|repay|loans?)\s+(?:for|over|up to|of)\s+(?:up to\s+)?\d+[- ]?(?:months?|mos?|years?)\b/i,
];

/** Every pattern needs one of these, and most texts have none. */
const amount = /\d|dime|cent/i;

/** The words of `text` that state a term of credit, such as "$29 down"; null when it states none. */
export function triggeringTerm(text: string): string | null {
  if (!amount.test(text)) return null;
  for (const pattern of triggering) {
    const found = pattern.exec(text);
    if (found) return found[0];
  }
  return null;
}

/** Message that says how to correct a text with such words. */
export function triggeringMessage(words: string): string {
  return (
    `"${words}" states a term of credit, which US law allows only with the other terms beside it: add a claim ` +
    "to creditClaims and name it here, such as {claim.lowDown}"
  );
}
