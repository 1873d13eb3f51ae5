import {
  completePaymentTerms,
  type StatedTerms,
} from "@forecourt/contracts/areas/inventory/search/payment-terms";
import type { SiteContext } from "@forecourt/contracts/site";
import type { VehicleSummary } from "@forecourt/contracts/vehicle";
import { paymentDisclosures } from "./card-payment.ts";
import type { PaymentDisclosure } from "./card-payment-data.ts";

/** The disclosures of the payments on these cars' cards. */
export function disclosuresOf(
  vehicles: readonly VehicleSummary[],
  stated: StatedTerms,
  site: SiteContext,
): PaymentDisclosure[] {
  const priced = vehicles.filter(({ price, status }) => price !== null && status !== "sold");
  const years = priced.map(({ year }) => year);
  return paymentDisclosures(years, completePaymentTerms(stated, site), site);
}
