import {
  type CompletePaymentTerms,
  toPaymentTerms,
} from "@forecourt/contracts/areas/inventory/search/payment-terms";
import type { SiteContext } from "@forecourt/contracts/site";
import { formatDollars } from "@forecourt/domain/money";
import { disclosureValues, downForm, sharedDown } from "@forecourt/domain/payment/disclosure";
import { estimatePayment, type PaymentEstimate } from "@forecourt/domain/payment/estimate";
import { creditParagraphs, shortCreditTerms } from "@forecourt/remote-kit/credit-paragraphs";
import { fillText } from "@forecourt/remote-kit/site-context";
import type { CardPayment, PaymentDisclosure } from "./card-payment-data.ts";

type Site = Pick<SiteContext, "financeProgram" | "texts">;

/** Amount financed in the example of a disclosure. */
const exampleCents = 1_000_000;

/**
 * The estimated payment for a car's advertised total in cents, with its short terms. The page
 * must also show the disclosure that it names, see `paymentDisclosures`.
 */
export function cardPayment(
  total: number,
  year: number,
  terms: CompletePaymentTerms,
  site: Site,
): CardPayment {
  const estimate = estimatePayment(total, year, toPaymentTerms(terms), site.financeProgram);
  return {
    amount: estimate.amountFinanced === 0 ? null : formatDollars(estimate.monthly),
    terms: cardTerms(site.texts, estimate),
    disclosure: disclosureId(estimate),
  };
}

/**
 * "72 mo, 7.49% APR, $1,000 down" in one line; with a trade-in "$3,500 down and trade", because an advertised
 * down payment must name it.
 */
function cardTerms(texts: Site["texts"], estimate: PaymentEstimate): string {
  if (estimate.amountFinanced === 0) return shortCreditTerms(texts, estimate);
  const { months, rate, trade } = disclosureValues(estimate);
  const form = downForm(estimate);
  if (form === "trade") {
    return fillText(texts, "search.perMonth.terms.trade", { months, rate, trade });
  }
  const { cashDown, tradeEquity } = estimate;
  const isBoth = form === "both";
  const down = isBoth ? formatDollars(cashDown + tradeEquity) : sharedDown(estimate);
  const key = isBoth ? "search.perMonth.terms.both" : "search.perMonth.terms";
  return fillText(texts, key, { months, rate, down });
}

/** A disclosure for each rate that cars of these model years have, with an example loan. */
export function paymentDisclosures(
  years: readonly number[],
  complete: CompletePaymentTerms,
  site: Site,
): PaymentDisclosure[] {
  const terms = toPaymentTerms(complete);
  const share = 100 - (terms.cashDownPercent ?? 0);
  const total = terms.cashDown + Math.round(((terms.tradeEquity + exampleCents) * 100) / share);
  const byRate = new Map<string, PaymentEstimate>();
  for (const year of new Set(years)) {
    const estimate = estimatePayment(total, year, terms, site.financeProgram);
    byRate.set(disclosureId(estimate), estimate);
  }
  return [...byRate.values()]
    .sort((a, b) => a.annualRatePercent - b.annualRatePercent)
    .map((example) => paymentDisclosure(example, site));
}

function paymentDisclosure(example: PaymentEstimate, { texts }: Site): PaymentDisclosure {
  return {
    id: disclosureId(example),
    title: fillText(texts, "payment.disclosure.title"),
    paragraphs: creditParagraphs(texts, example),
  };
}

function disclosureId({ annualRatePercent }: PaymentEstimate): string {
  return `payment-${annualRatePercent.toFixed(2).replace(".", "-")}`;
}
