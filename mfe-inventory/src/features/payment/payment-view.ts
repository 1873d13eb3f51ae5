import {
  defaultPaymentTerms,
  paymentControlsOf,
  withDefaultPaymentTerms,
} from "@forecourt/contracts/areas/inventory/search/payment-terms";
import type { SearchPaymentTerms } from "@forecourt/contracts/areas/inventory/search/search-filter";
import { href } from "@forecourt/contracts/href";
import type { SiteContext } from "@forecourt/contracts/site";
import type { VehicleDetail } from "@forecourt/contracts/vehicle";
import { advertisedPrice } from "@forecourt/domain/advertised-price";
import { fillText } from "@forecourt/remote-kit/site-context";
import { storeFees } from "../../parts/fees-of.ts";
import type { VehiclePayment } from "./vehicle-payment.ts";

const labels = ["bad", "okay", "good", "great"] as const;

/** The data of a car's payment estimate; null without a price. */
export function paymentView(
  vehicle: VehicleDetail,
  site: SiteContext,
  { terms }: { terms: SearchPaymentTerms },
): VehiclePayment | null {
  const price = advertisedPrice(vehicle.price, storeFees(site, vehicle.storeId));
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
    defaults: defaultPaymentTerms(calculator),
    action: href.vehicle(vehicle),
  };
}
