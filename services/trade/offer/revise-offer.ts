import type { Cents } from "@forecourt/domain/money";
import { wholeDollarParts, wholeDollars } from "@forecourt/domain/trade/whole-dollars";
import { stepsOf } from "./more-cash-later.ts";
import type { MoreCashLater, OfferResult } from "./offer-result.ts";

/** A change by an inspection, in words, and its amount: less than 0 lowers the price. */
export interface RevisionLine {
  reason: string;
  amountCents: Cents;
}

interface RevisedKind {
  /** Price of the first version; null = it had no price. */
  firstCents: Cents | null;
  finalPriceCents: Cents;
}

/** The prices after an inspection; null = a kind that was not offered. */
export interface RevisedPrices {
  cashNow: RevisedKind | null;
  moreCashLater: (RevisedKind & Pick<MoreCashLater, "stepPayments">) | null;
}

/**
 * The prices of an offer with the lines of an inspection. Each kind is derived from the price of the first version,
 * which is in whole dollars. Without a price in the first version, the lines alone are the price, in cash. Null = a
 * price would not be more than 0.
 */
export function reviseOffer(
  first: OfferResult | { outcome: "no-value" },
  lines: readonly RevisionLine[],
): RevisedPrices | null {
  const changeCents = lines.reduce((sum, { amountCents }) => sum + amountCents, 0);
  const prices = pricesOf(first, changeCents);
  const all = [prices.cashNow, prices.moreCashLater];
  return all.some((one) => one !== null && one.finalPriceCents <= 0) ? null : prices;
}

function pricesOf(first: OfferResult | { outcome: "no-value" }, changeCents: Cents): RevisedPrices {
  if (first.outcome !== "offers") {
    return { cashNow: { firstCents: null, finalPriceCents: changeCents }, moreCashLater: null };
  }
  const { cashNow, moreCashLater } = first;
  return {
    cashNow: cashNow?.isOffered ? revised(cashNow.offer.finalPriceCents, changeCents) : null,
    moreCashLater: moreCashLater?.isOffered ? revisedLater(moreCashLater.offer, changeCents) : null,
  };
}

function revised(exactCents: Cents, changeCents: Cents): RevisedKind {
  const firstCents = wholeDollars(exactCents);
  return { firstCents, finalPriceCents: firstCents + changeCents };
}

function revisedLater(offer: MoreCashLater, changeCents: Cents) {
  const kind = revised(offer.finalPriceCents, changeCents);
  const steps = stepsOf(offer, kind.finalPriceCents);
  const hasCents = kind.finalPriceCents !== wholeDollars(kind.finalPriceCents);
  if (hasCents) return { ...kind, stepPayments: steps };
  const parts = wholeDollarParts(steps.map(({ amountCents }) => amountCents));
  const stepPayments = steps.map((step, index) => ({ ...step, amountCents: parts[index] ?? 0 }));
  return { ...kind, stepPayments };
}
