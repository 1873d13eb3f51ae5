import { formatDay } from "@forecourt/domain/appointments/format";
import { fillText } from "@forecourt/domain/fill-text";
import { localeOf } from "@forecourt/domain/locale";
import { type PayoutOption, payoutOptions } from "../../dealer-config/trade/offers.ts";
import type { TradeOffer } from "./offer.ts";
import {
  type OfferLine,
  offeredPrice,
  type PayoffSummary,
  payoffSummary,
  priceLines,
  stepLines,
  type Wish,
} from "./offer-lines.ts";
import type { Payoff } from "./payoff.ts";

type Texts = Readonly<Record<string, string>>;

/** One kind of offer in the dealer's texts. */
export interface KindSummary {
  kind: PayoutOption;
  title: string;
  price: string;
  /** Price that the dealer pays, in whole dollars. */
  priceCents: number;
  lines: OfferLine[];
  steps: OfferLine[];
  payoff: PayoffSummary | null;
}

/** A kind that this car gets no offer of, and why. */
export interface RefusedKind {
  kind: PayoutOption;
  title: string;
  reason: string;
}

/** An offer as texts: the page, its print and both mails contain these and no others. */
export interface OfferSummary {
  /** `Sunday, November 29` */
  validUntil: string;
  offered: KindSummary[];
  refused: RefusedKind[];
  /** Sources of the base value, one sentence each. */
  source: string[];
  /** Why the store has to see the car first. */
  reasons: string[];
}

/**
 * Writes out an offer in the dealer's texts, with what is left after a loan. A trade-in counts cash now, where it is
 * offered.
 */
export function offerSummary(
  { result, validUntil }: TradeOffer,
  payoff: Payoff | null,
  texts: Texts,
  wish: Wish = {},
): OfferSummary {
  const summary: OfferSummary = {
    validUntil: formatDay(validUntil, localeOf(texts)).whole,
    offered: [],
    refused: [],
    source: [],
    reasons: result.outcome === "bring-in" ? result.reasons.map(({ label }) => label) : [],
  };
  if (result.outcome === "bring-in" || result.outcome === "no-value") return summary;
  const hasCashAlone = wish.isTradeIn === true && result.cashNow?.isOffered === true;
  for (const kind of hasCashAlone ? (["cashNow"] as const) : payoutOptions) {
    const made = result[kind];
    const title = fillText(texts, `trade.offer.kind.${kind}`);
    if (made === null) continue;
    if (!made.isOffered) {
      const reason = fillText(texts, `trade.offer.refusal.${made.refusal}`);
      summary.refused.push({ kind, title, reason });
      continue;
    }
    const isOwed = (payoff?.owedCents ?? 0) > 0;
    const lines = priceLines(made.offer, texts, { ...wish, isOwed });
    summary.offered.push({
      kind,
      title,
      price: lines.at(-1)?.amount ?? "",
      priceCents: offeredPrice(made.offer),
      lines,
      steps: stepLines(made.offer, texts),
      payoff: payoffSummary(made.offer, payoff, texts, wish),
    });
  }
  return { ...summary, source: sourceSentences(result.valuation, texts) };
}

type Valuation = Extract<TradeOffer["result"], { valuation: unknown }>["valuation"];

function sourceSentences(valuation: Valuation, texts: Texts): string[] {
  const { source, asOf, comparables, confidence, assumedTrim: trim } = valuation;
  const { isTrimNamed, isAnyTrim, isAnyCab, isAnyDrive } = valuation;
  const t = (key: string, values = {}) => fillText(texts, `trade.offer.source.${key}`, values);
  return [
    comparables === null ? t(source) : t("compared", { count: comparables }),
    ...(trim === null ? [] : [t(isTrimNamed ? "trim.otherwise" : "trim.unnamed", { trim })]),
    ...(isAnyTrim ? [t(isTrimNamed ? "trim.any" : "trim.mixed")] : []),
    ...(isAnyCab ? [t("anyCab")] : []),
    ...(isAnyDrive ? [t("anyDrive")] : []),
    ...(asOf === null ? [] : [t("asOf", { date: formatDay(asOf, localeOf(texts)).whole })]),
    t(`confidence.${confidence}`),
  ];
}
