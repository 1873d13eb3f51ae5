import { type LeaseOffer, leaseDisclosureValues } from "@forecourt/domain/payment/lease-disclosure";
import type { Words } from "./payment-texts.ts";

/** "36 months, $1,934.23 due at signing, 10,000 miles a year": beside a lease's figure. */
export function leaseTermsLine(t: Words, offer: LeaseOffer): string {
  return t("lease.terms", leaseDisclosureValues(offer));
}

/** The whole disclosure of a lease; for loaders, because browsers do not get these texts. */
export function leaseDisclosureLines(t: Words, offer: LeaseOffer): string[] {
  const values = leaseDisclosureValues(offer);
  return [
    t("lease.disclosure.terms", values),
    t("lease.disclosure.miles", values),
    t("lease.disclosure.deposit"),
    t("lease.disclosure.example"),
  ];
}
