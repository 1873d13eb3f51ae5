import type { SiteContext } from "@forecourt/contracts/site";
import type { VehicleDetail } from "@forecourt/contracts/vehicle";
import { formatCents } from "@forecourt/domain/money";
import { type OutTheDoorPrice, outTheDoor } from "@forecourt/domain/payment/out-the-door";
import { fillText } from "@forecourt/remote-kit/site-context";
import { storeFees } from "../../parts/fees-of.ts";
import { paymentView } from "../payment/payment-view.ts";
import { estimateVehiclePayment } from "../payment/vehicle-payment.ts";
import { type BuyerAnswers, paymentTermsOf } from "./buyer-answers.ts";
import type { PersonalPrice } from "./personal-price-data.ts";

/**
 * The price of a car on a visitor's terms: advertised total, trade-in, down payment, amount to finance, and
 * the price with taxes where their ZIP code is known. Null without a price. The caller must have checked
 * that this visitor may see it.
 */
export function personalPrice(
  vehicle: VehicleDetail,
  site: SiteContext,
  { answers, zip }: { answers: BuyerAnswers; zip: string | null },
): PersonalPrice | null {
  const terms = paymentTermsOf(answers, site);
  const payment = paymentView(vehicle, site, { terms });
  if (!payment) return null;
  const { amountFinanced, cashDown, tradeEquity } = estimateVehiclePayment(payment, terms);
  const atDoor = zip === null ? null : priceAt(zip, vehicle, site, tradeEquity);
  const line = (key: string, cents: number, isSum = false) => ({
    label: fillText(site.texts, key, { zip: atDoor?.zip ?? "" }),
    amount: formatCents(cents),
    isSum,
  });
  const least = atDoor && atDoor.missing.length > 0 ? ".least" : "";
  return {
    lines: [
      line("personal.line.total", payment.total),
      ...(tradeEquity > 0 ? [line("personal.line.trade", -tradeEquity)] : []),
      ...(cashDown > 0 ? [line("personal.line.down", -cashDown)] : []),
      line("personal.line.financed", amountFinanced, true),
      ...(atDoor ? [line(`outTheDoor.total${least}`, atDoor.total)] : []),
    ],
    payment,
  };
}

function priceAt(
  zip: string,
  vehicle: VehicleDetail,
  site: SiteContext,
  trade: number,
): OutTheDoorPrice | null {
  if (vehicle.price === null) return null;
  const fees = storeFees(site, vehicle.storeId);
  const tradeIn = trade === 0 ? null : { allowance: trade, payoff: 0 };
  const answer = outTheDoor(
    { vehicle: vehicle.price, isNew: vehicle.condition === "new", fees, zip, tradeIn },
    site.taxes,
  );
  return answer.kind === "price" ? answer : null;
}
