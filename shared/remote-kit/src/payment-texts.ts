import type { TextKey } from "@forecourt/contracts/text-keys";
import { disclosureValues, downForm } from "@forecourt/domain/payment/disclosure";
import type { PaymentEstimate } from "@forecourt/domain/payment/estimate";
import type { TextValues } from "./site-context.tsx";

/** `useTexts()` in a component; in a loader `(key, values) => fillText(site.texts, key, values)`. */
export type Words = (key: TextKey, values?: TextValues) => string;

/** "72 months at 9.49% APR, $1,000 down, $1,000 trade equity": what stands right beside the figure. */
export function paymentTermsLine(t: Words, estimate: PaymentEstimate): string {
  if (estimate.amountFinanced === 0) return t("payment.covered");
  return t(`payment.terms.${downForm(estimate)}`, disclosureValues(estimate));
}

/** The whole disclosure, a sentence or two each: loan, down payment, whose rate, what is left out. */
export function paymentDisclosureLines(t: Words, estimate: PaymentEstimate): string[] {
  const values = disclosureValues(estimate);
  const isPaid = estimate.amountFinanced === 0;
  return [
    isPaid ? `${t("payment.covered")}.` : t("payment.disclosure.loan", values),
    t(`payment.disclosure.down.${downForm(estimate)}`, values),
    t("payment.disclosure.credit", values),
    t("payment.disclosure.excluded"),
  ];
}
