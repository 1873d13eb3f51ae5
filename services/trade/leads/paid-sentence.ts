import type { KindSummary } from "@forecourt/contracts/areas/trade/offer-summary";
import type { Payoff } from "@forecourt/contracts/areas/trade/payoff";
import { fillText } from "@forecourt/domain/fill-text";
import { formatAmount } from "@forecourt/domain/trade/whole-dollars";
import type { KeptContent } from "../kept/kept-store.ts";

type Paid = Pick<KindSummary, "kind" | "priceCents"> & { payoff: { sentence: string } | null };

/** A sentence about the amount toward the next car or, in a sale, about the amount after the loan. Empty = neither applies. */
export function paidSentence(
  { interest }: Pick<KeptContent, "interest">,
  { counted, payoff }: { counted: Paid | undefined; payoff: Payoff | null },
  texts: Readonly<Record<string, string>>,
): string[] {
  if (counted === undefined) return [];
  const equityCents = counted.priceCents - (payoff?.owedCents ?? 0);
  if (interest === "trade-in" && counted.kind === "cashNow" && equityCents > 0) {
    const key = counted.payoff === null ? "trade.mail.tradeIn" : "trade.mail.tradeIn.left";
    return [fillText(texts, key, { amount: formatAmount(equityCents) })];
  }
  return counted.payoff === null ? [] : [counted.payoff.sentence];
}
