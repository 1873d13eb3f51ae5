import type { SiteContext } from "@forecourt/contracts/site";
import type { VehicleDetail } from "@forecourt/contracts/vehicle";
import { offerOfEquity } from "@forecourt/contracts/visitor/trade-offer";
import type { BuyerPreferences } from "@forecourt/contracts/visitor/visitor";
import { formatCents } from "@forecourt/domain/money";
import { fillText } from "@forecourt/remote-kit/site-context";
import { paymentView } from "../payment/payment-view.ts";
import { estimateVehiclePayment } from "../payment/vehicle-payment.ts";
import { type BuyerAnswers, paymentTermsOf } from "./buyer-answers.ts";
import { outTheDoorPrice } from "./out-the-door-price.ts";
import type { PersonalPrice } from "./personal-price-data.ts";

interface PersonalTerms {
  answers: BuyerAnswers;
  zip: string | null;
  /** Payment terms that the visitor has stated, including an offer for their car. */
  stated: BuyerPreferences;
}

/**
 * The price of a car on a visitor's terms: advertised total, trade-in, down payment, amount to finance, and
 * the price with taxes where their ZIP code is known. Null without a price. The caller must have checked
 * that this visitor may see it.
 */
export function personalPrice(
  vehicle: VehicleDetail,
  site: SiteContext,
  { answers, zip, stated }: PersonalTerms,
): PersonalPrice | null {
  const terms = paymentTermsOf(answers, site);
  const payment = paymentView(vehicle, site, { terms });
  if (!payment) return null;
  const { amountFinanced, cashDown, tradeEquity } = estimateVehiclePayment(payment, terms);
  const outTheDoor = zip === null ? null : outTheDoorPrice(vehicle, site, { zip, tradeEquity });
  const offer = offerOfEquity(stated, tradeEquity);
  const line = (key: string, cents: number, isSum = false) => ({
    label: fillText(site.texts, key, { zip: outTheDoor?.zip ?? "", number: offer ?? "" }),
    amount: formatCents(cents),
    isSum,
  });
  const least = outTheDoor && outTheDoor.missing.length > 0 ? ".least" : "";
  return {
    lines: [
      line("personal.line.total", payment.total),
      ...(tradeEquity > 0
        ? [line(`personal.line.trade${offer === null ? "" : ".offer"}`, -tradeEquity)]
        : []),
      ...(cashDown > 0 ? [line("personal.line.down", -cashDown)] : []),
      line("personal.line.financed", amountFinanced, true),
      ...(outTheDoor ? [line(`outTheDoor.total${least}`, outTheDoor.total)] : []),
    ],
    payment,
  };
}
