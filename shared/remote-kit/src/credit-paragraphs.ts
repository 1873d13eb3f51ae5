import { disclosureValues, downForm, sharedDown } from "@forecourt/domain/payment/disclosure";
import type { PaymentEstimate } from "@forecourt/domain/payment/estimate";
import { fillText } from "./site-context.tsx";

/**
 * The disclosure of payments on cards, in sentences. Regulation Z requires each of them (12 CFR
 * 1026.24(d)(2)), so the type has no way to leave one out.
 */
export type CreditParagraphs = readonly [
  downPayment: string,
  repaymentAndRate: string,
  excludedCharges: string,
  notAnOffer: string,
];

/** In a loader: the sentences for an example loan at a rate. */
export function creditParagraphs(
  texts: Record<string, string>,
  example: PaymentEstimate,
): CreditParagraphs {
  const { cashDownPercent: percent } = example;
  const down =
    percent === null
      ? sharedDown(example)
      : fillText(texts, "payment.disclosure.share", { percent });
  const values = { ...disclosureValues(example), down };
  const text = (key: string) => fillText(texts, `payment.disclosure.${key}`, values);
  return [
    text(`down.${downForm(example)}`),
    fillText(texts, "payment.disclosure.example", { loan: text("loan") }),
    text("excluded"),
    text("credit"),
  ];
}

/**
 * In a loader: the short terms beside the payment of a card, "72 months at 9.49% APR, $1,000 down". The
 * full disclosure must be on the same page.
 */
export function shortCreditTerms(texts: Record<string, string>, estimate: PaymentEstimate): string {
  if (estimate.amountFinanced === 0) {
    const covered = estimate.tradeEquity > 0 ? "payment.covered" : "payment.covered.cash";
    return fillText(texts, covered);
  }
  const values = { ...disclosureValues(estimate), down: sharedDown(estimate) };
  return fillText(texts, `payment.terms.${downForm(estimate)}`, values);
}
