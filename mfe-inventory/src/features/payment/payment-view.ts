import { paymentControlsOf } from "@forecourt/contracts/areas/inventory/search/payment-controls";
import {
  type CompletePaymentTerms,
  startingPaymentTerms,
} from "@forecourt/contracts/areas/inventory/search/payment-terms";
import { href } from "@forecourt/contracts/href";
import type { SiteContext } from "@forecourt/contracts/site";
import type { VehicleDetail } from "@forecourt/contracts/vehicle";
import { advertisedPrice } from "@forecourt/domain/advertised-price";
import type { Cents } from "@forecourt/domain/money";
import { fillText } from "@forecourt/remote-kit/site-context";
import { storeFees } from "../../parts/fees-of.ts";
import type { SliderRange } from "../../parts/slider.tsx";
import { tradeElsewhere } from "./trade-elsewhere.ts";
import type { VehiclePayment } from "./vehicle-payment.ts";

const labels = ["bad", "okay", "good", "great"] as const;

interface PaymentTermsOfPage {
  terms: CompletePaymentTerms;
  /** The terms of the page without any in its address; missing = the dealer's. */
  base?: CompletePaymentTerms;
}

/** The data of a car's payment estimate; null without a price. */
export function paymentView(
  vehicle: VehicleDetail,
  site: SiteContext,
  { terms, base }: PaymentTermsOfPage,
): VehiclePayment | null {
  const price = advertisedPrice(vehicle.price, storeFees(site, vehicle.storeId));
  if (!price || vehicle.status === "sold") return null;
  const { calculator, financeProgram, texts } = site;
  const { baseRates, tierAdditions, modelYears, newerVehicles, creditLabels } = financeProgram;
  const controls = paymentControlsOf(site);
  const defaults = startingPaymentTerms(site);
  const cashDown = upToTotal(controls.cashDown, price.total);
  return {
    total: price.total,
    year: vehicle.year,
    program: { baseRates, tierAdditions, modelYears, newerVehicles },
    controls: { ...controls, cashDown },
    stepPercent: calculator.cashDown.stepPercent,
    creditLabels: labels.map((name) => ({
      from: creditLabels[name],
      label: fillText(texts, `search.creditRange.${name}`),
    })),
    terms,
    base: base ?? defaults,
    defaults,
    action: href.vehicle(vehicle),
    tradeElsewhere: tradeElsewhere(vehicle, site),
  };
}

const CENTS = 100;

/** The slider with its last step within the price. */
function upToTotal({ min, max, step }: SliderRange, total: Cents): SliderRange {
  const steps = Math.floor((Math.min(max, total / CENTS) - min) / step);
  return { min, max: min + Math.max(0, steps) * step, step };
}
