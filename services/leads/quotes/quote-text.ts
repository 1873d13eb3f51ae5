import type { StoredQuote } from "@forecourt/contracts/quotes/quote";
import { quoteSummary } from "@forecourt/contracts/quotes/quote-summary";

/** A quote as plain text, the same in the mails to the dealer and to the shopper. */
export function quoteText(quote: StoredQuote, texts: Readonly<Record<string, string>>): string {
  const { vehicle, facts, lines, exclusions, payments, paymentNote, changes } = quoteSummary(
    quote,
    texts,
  );
  const monthly = texts["quote.payment.monthly"] ?? "";
  return [
    [vehicle, facts.join(", ")],
    [
      texts["quote.lines.title"] ?? "",
      ...lines.map(({ label, amount }) => `${label}: ${amount}`),
      ...exclusions,
    ],
    [
      texts["quote.payments.title"] ?? "",
      ...payments.map(({ term, ...payment }) => {
        const parts = [`${payment.monthly} ${monthly}`, payment.rate, payment.withTaxes];
        return `${term}: ${parts.filter((part) => part !== null).join(", ")}`;
      }),
      paymentNote,
    ],
    [texts["quote.changes.title"] ?? "", ...changes.map((change) => `- ${change}`)],
  ]
    .map((paragraph) => paragraph.join("\n"))
    .join("\n\n");
}
