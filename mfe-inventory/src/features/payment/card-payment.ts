import { withDefaultPaymentTerms } from "@forecourt/contracts/payment-terms";
import type { SearchPaymentTerms } from "@forecourt/contracts/search-filter";
import type { SiteContext } from "@forecourt/contracts/site";
import { formatDollars } from "@forecourt/domain/money";
import { disclosureValues, downForm } from "@forecourt/domain/payment/disclosure";
import {
  estimatePayment,
  type PaymentEstimate,
  type PaymentTerms,
} from "@forecourt/domain/payment/estimate";
import { fillText } from "@forecourt/remote-kit/site-context";
import type { CardPayment, PaymentDisclosure } from "./card-payment-data.ts";

type Site = Pick<SiteContext, "calculator" | "financeProgram" | "texts">;

const CENTS = 100;
/** What the example of a disclosure finances. */
const exampleCents = 1_000_000;

/**
 * The estimated payment for a car's advertised total in cents, and the terms beside it. It names the
 * disclosure that has to stand on the same page, see `paymentDisclosures`.
 */
export function cardPayment(
  total: number,
  year: number,
  asked: SearchPaymentTerms,
  site: Site,
): CardPayment {
  const { texts } = site;
  const estimate = estimatePayment(total, year, termsInCents(asked, site), site.financeProgram);
  const disclosure = disclosureId(estimate);
  if (estimate.amountFinanced === 0) {
    return { amount: null, terms: fillText(texts, "payment.covered"), disclosure };
  }
  return {
    amount: formatDollars(estimate.monthly),
    terms: fillText(texts, `payment.terms.${downForm(estimate)}`, disclosureValues(estimate)),
    disclosure,
  };
}

/** One disclosure for each rate that cars of these model years have: its terms, and a loan on them. */
export function paymentDisclosures(
  years: readonly number[],
  asked: SearchPaymentTerms,
  site: Site,
): PaymentDisclosure[] {
  const terms = termsInCents(asked, site);
  const total = terms.cashDown + terms.tradeEquity + exampleCents;
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
  const values = disclosureValues(example);
  const text = (key: string) => fillText(texts, `payment.disclosure.${key}`, values);
  return {
    id: disclosureId(example),
    title: text("title"),
    paragraphs: [
      text(`down.${downForm(example)}`),
      fillText(texts, "search.payment.example", { loan: text("loan") }),
      text("excluded"),
      text("credit"),
    ],
  };
}

function termsInCents(asked: SearchPaymentTerms, { calculator }: Site): PaymentTerms {
  const { cashDown, tradeEquity, ...rest } = withDefaultPaymentTerms(asked, calculator);
  return { ...rest, cashDown: cashDown * CENTS, tradeEquity: tradeEquity * CENTS };
}

function disclosureId({ annualRatePercent }: PaymentEstimate): string {
  return `payment-${annualRatePercent.toFixed(2).replace(".", "-")}`;
}
