import { href } from "@forecourt/contracts/href";
import {
  defaultPaymentTerms,
  paymentControlsOf,
  withDefaultPaymentTerms,
} from "@forecourt/contracts/payment-terms";
import type { SiteContext } from "@forecourt/contracts/site";
import type { VehicleDetail } from "@forecourt/contracts/vehicle";
import { advertisedPrice } from "@forecourt/domain/advertised-price";
import { fillText } from "@forecourt/remote-kit/site-context";
import { feesOf } from "../../parts/fees-of.ts";
import type { VehiclePayment } from "../../parts/vehicle-payment.ts";
import type { VehicleVisit } from "./vehicle-visit.ts";

const labels = ["bad", "okay", "good", "great"] as const;

/** What a car's payment is estimated with; null where there is nothing to pay for. */
export function paymentView(
  vehicle: VehicleDetail,
  site: SiteContext,
  { terms }: Pick<VehicleVisit, "terms">,
): VehiclePayment | null {
  const price = advertisedPrice(vehicle.price, feesOf(site, vehicle.storeId));
  if (!price || vehicle.status === "sold") return null;
  const { calculator, financeProgram, texts } = site;
  const { baseRates, tierAdditions, newerVehicles, creditLabels } = financeProgram;
  return {
    total: price.total,
    year: vehicle.year,
    program: { baseRates, tierAdditions, newerVehicles },
    controls: paymentControlsOf(calculator),
    stepPercent: calculator.cashDown.stepPercent,
    creditLabels: labels.map((name) => ({
      from: creditLabels[name],
      label: fillText(texts, `search.credit.${name}`),
    })),
    terms: withDefaultPaymentTerms(terms, calculator),
    usual: defaultPaymentTerms(calculator),
    action: href.vehicle(vehicle),
  };
}
